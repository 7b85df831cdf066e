//! Every hand of small decks: whether it is complete, and in how many layouts, as a list of all complete hands says.

use okey::fast::{Judge, Layouts};
use okey::{FalseJoker, Tile, Variant, Way};

use crate::engine::case::{Case, face};
use crate::reference::shapes;

/// Asserts it for fourteen tiles of these numbers and up to two okeys; how many hands there are, and how many are complete.
fn every_hand(numbers: &[u8], wrap: bool) -> (u64, u64) {
    let case = Case { wrap, false_joker: FalseJoker::Okey, ..Case::read(Variant::Okey, "Y8", "K9") };
    let table = case.table();
    let okey = Tile::from(table.okey().expect("an okey"));
    let judge = Judge::new(&table).expect("a game of melds");
    let mut layouts = Layouts::new(&table).expect("a game of melds");
    let complete = shapes::complete_hands(numbers, wrap, 2, 14);
    let (mut hands, mut found) = (0, 0);
    for key in (0..=2).flat_map(|wilds| shapes::all_hands(numbers.len(), 14, wilds)) {
        let problem = shapes::problem(key, numbers, wrap);
        let naturals = problem.naturals.iter().map(|&(colour, number)| Tile::from(face(colour, number)));
        let wilds = std::iter::repeat_n(okey, problem.wilds.into());
        let hand = judge.pack(naturals.chain(wilds)).expect("two of a face");
        let expected = complete.get(&key).copied().unwrap_or(0);
        let in_melds = judge.complete(hand).any(|way| way == Way::Melds);
        assert_eq!(in_melds, expected > 0, "{:?}, {} wilds", problem.naturals, problem.wilds);
        assert_eq!(layouts.count(hand, None), expected, "{:?}, {} wilds", problem.naturals, problem.wilds);
        hands += 1;
        found += u64::from(in_melds);
    }
    assert_eq!(found, complete.len() as u64, "a hand was not asked");
    (hands, found)
}

#[test]
fn every_hand_of_three_numbers() {
    for (numbers, wrap) in [([2, 3, 4], true), ([12, 13, 1], true), ([12, 13, 1], false)] {
        let (hands, complete) = every_hand(&numbers, wrap);
        assert!(complete > 100 && hands > 10 * complete, "{hands} {complete}");
    }
}

#[test]
#[ignore = "minutes: ten million hands"]
fn every_hand_of_2_3_4_5() {
    assert_eq!(every_hand(&[2, 3, 4, 5], true), (10_329_336, 109_640));
}

#[test]
#[ignore = "minutes: ten million hands"]
fn every_hand_of_11_12_13_1() {
    assert_eq!(every_hand(&[11, 12, 13, 1], true), (10_329_336, 109_640));
}

#[test]
#[ignore = "minutes: ten million hands"]
fn every_hand_of_11_12_13_1_without_the_wrap() {
    assert_eq!(every_hand(&[11, 12, 13, 1], false), (10_329_336, 29_550));
}
