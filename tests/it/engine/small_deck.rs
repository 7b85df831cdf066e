//! For every hand of some small decks, the engine finds the same layouts as a slow reference search. A small deck has
//! four colours, a few numbers, and two tiles of each face.

use std::collections::BTreeSet;

use okey::RoleCounts;
use okey::within::layouts;
use okey::within::{GroupShape, Layout, Layouts, RunShape, Shape};

use super::case::{engine, face, packed, plain};
use super::sampler::Sampler;
use crate::reference::shapes::{self, Key};
use crate::reference::{self, Problem};

/// Totals over all hands of a small deck with the same number of wilds.
#[derive(Debug, PartialEq, Eq, Default)]
struct Totals {
    hands: u64,
    complete: u64,
    layouts: u64,
}

const fn totals(hands: u64, complete: u64, layouts: u64) -> Totals {
    Totals { hands, complete, layouts }
}

/// Asserts that the engine counts the right number of layouts for every complete hand and for each incomplete hand that
/// `pick` selects. Returns the totals for each number of wilds, starting at 0.
fn count_all(numbers: &[u8], wrap: bool, max_wilds: u8, tiles: usize, mut pick: impl FnMut() -> bool) -> Vec<Totals> {
    let complete = shapes::complete_hands(numbers, wrap, max_wilds, tiles);
    let engine = engine();
    let layouts = layouts(&engine, wrap);
    let mut with_wilds = |wilds| {
        let mut totals = Totals::default();
        for key in shapes::all_hands(numbers.len(), tiles, wilds) {
            let expected = complete.get(&key).copied().unwrap_or(0);
            if expected == 0 && !pick() {
                continue;
            }
            let role_counts = role_counts(&shapes::problem(key, numbers, wrap));
            assert_eq!(layouts.count(packed(&role_counts)), expected, "{}", written(key, numbers, wrap));
            let complete = layouts.is_complete(packed(&role_counts));
            assert_eq!(complete, expected > 0, "{}", written(key, numbers, wrap));
            totals.hands += 1;
            totals.complete += u64::from(expected > 0);
            totals.layouts += expected;
        }
        totals
    };
    let totals: Vec<Totals> = (0..=max_wilds).map(&mut with_wilds).collect();
    assert_eq!(totals.iter().map(|totals| totals.complete).sum::<u64>(), complete.len() as u64, "a hand was not asked");
    totals
}

fn role_counts(problem: &Problem) -> RoleCounts {
    let mut role_counts = RoleCounts { wilds: problem.wilds, ..RoleCounts::default() };
    for &(colour, number) in &problem.naturals {
        role_counts.naturals[face(colour, number).colour][usize::from(number) - 1] += 1;
    }
    role_counts
}

fn written(key: Key, numbers: &[u8], wrap: bool) -> String {
    let Problem { naturals, wilds, .. } = shapes::problem(key, numbers, wrap);
    let naturals = naturals.into_iter().map(|(colour, number)| face(colour, number).to_string());
    let wilds = (0..wilds).map(|_| "O*".to_owned());
    format!("{} (run_wrap={wrap})", naturals.chain(wilds).collect::<Vec<_>>().join(" "))
}

/// Asserts that the engine lists exactly the layouts that the slow search finds. Returns their number.
fn compare_layouts(layouts: Layouts, key: Key, numbers: &[u8], wrap: bool) -> usize {
    let problem = shapes::problem(key, numbers, wrap);
    let expected = reference::layouts(&problem);
    let role_counts = role_counts(&problem);
    let listed: Vec<reference::Layout> =
        layouts.list(packed(&role_counts)).map(|layout| to_reference(&layout)).collect();
    assert_eq!(layouts.count(packed(&role_counts)), listed.len() as u64, "{}", written(key, numbers, wrap));
    assert_eq!(listed.len(), expected.len(), "{}", written(key, numbers, wrap));
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), expected, "{}", written(key, numbers, wrap));
    expected.len()
}

fn to_reference(layout: &Layout) -> reference::Layout {
    let mut melds: reference::Layout = layout.iter().copied().map(to_reference_meld).collect();
    melds.sort();
    melds
}

fn to_reference_meld(shape: Shape) -> reference::Meld {
    match shape {
        Shape::Run(run) => to_reference_run(run),
        Shape::Group(group) => to_reference_group(group),
        Shape::Chain(number) => panic!("a chain of {number} where there are none"),
    }
}

fn to_reference_run(run: RunShape) -> reference::Meld {
    let colour = plain(okey::Face::new(run.colour, okey::Number::ONE)).0;
    let wilds = run.places().filter(|&place| run.is_wild(place)).collect();
    reference::Meld::Run { colour, first: run.first, last: run.last, wilds }
}

fn to_reference_group(group: GroupShape) -> reference::Meld {
    let colours = group.colours().map(|colour| plain(okey::Face::new(colour, group.number)).0).collect();
    reference::Meld::Group { number: group.number.get(), colours, wilds: group.wilds }
}

/// Asserts for every hand of the deck that the engine and the slow search list the same layouts. Returns the number of
/// layouts of all hands with 0 wilds, with 1 wild, and so on.
fn compare_all(numbers: &[u8], wrap: bool, max_wilds: u8, tiles: usize) -> Vec<usize> {
    let engine = engine();
    let layouts = layouts(&engine, wrap);
    let compared = |key| compare_layouts(layouts, key, numbers, wrap);
    (0..=max_wilds).map(|wilds| shapes::all_hands(numbers.len(), tiles, wilds).map(compared).sum()).collect()
}

/// Checks the number of layouts of hands of fourteen tiles with these four numbers and at most one wild: all complete
/// hands, and a few incomplete ones. Compares the list of layouts for the complete hands without wilds.
fn some_of_four_numbers(numbers: &[u8], wrap: bool) {
    let mut sampler = Sampler::new(4);
    let totals = count_all(numbers, wrap, 1, 14, || sampler.chance(0.001));
    assert!(totals.iter().all(|totals| totals.complete > 0 && totals.hands > totals.complete + 3_000), "{totals:?}");
    let complete = shapes::complete_hands(numbers, wrap, 0, 14);
    let engine = engine();
    let layouts = layouts(&engine, wrap);
    let mut hands: Vec<Key> = complete.keys().copied().collect();
    hands.sort_unstable();
    let compared: usize = hands.iter().map(|&key| compare_layouts(layouts, key, numbers, wrap)).sum();
    assert_eq!(compared as u64, totals[0].layouts);
}

#[test]
fn some_hands_of_2_3_4_5() {
    some_of_four_numbers(&[2, 3, 4, 5], true);
}

#[test]
fn some_hands_of_11_12_13_1() {
    some_of_four_numbers(&[11, 12, 13, 1], true);
}

#[test]
fn some_hands_of_11_12_13_1_without_the_wrap() {
    some_of_four_numbers(&[11, 12, 13, 1], false);
}

#[test]
fn all_layouts_of_nine_tiles() {
    assert_eq!(compare_all(&[12, 13, 1], true, 2, 9), [644, 4014, 13716]);
    assert_eq!(compare_all(&[12, 13, 1], false, 1, 9), [304, 1506]);
}

/// The engine and the slow search find the same layouts of hands with up to four wilds. A hand has more than two wilds
/// only if false jokers are wild.
#[test]
fn all_layouts_with_four_wilds() {
    assert_eq!(compare_all(&[1, 13], true, 4, 8), [3, 16, 68, 208, 520]);
    assert_eq!(compare_all(&[1, 13], false, 4, 8), [3, 16, 60, 128, 270]);
    assert_eq!(compare_all(&[1, 3, 13], true, 4, 7), [36, 222, 744, 1636, 2080]);
    assert_eq!(compare_all(&[6, 7, 8], true, 4, 7), [48, 434, 1704, 3820, 4700]);
}

#[test]
#[ignore = "minutes: ten million hands"]
fn every_hand_of_2_3_4_5() {
    let expected =
        [totals(4_343_160, 4_888, 6_024), totals(3_465_840, 26_872, 104_592), totals(2_520_336, 77_880, 834_284)];
    assert_eq!(count_all(&[2, 3, 4, 5], true, 2, 14, || true), expected);
}

#[test]
#[ignore = "minutes: ten million hands"]
fn every_hand_of_11_12_13_1() {
    let expected =
        [totals(4_343_160, 4_888, 6_024), totals(3_465_840, 26_872, 90_188), totals(2_520_336, 77_880, 647_526)];
    assert_eq!(count_all(&[11, 12, 13, 1], true, 2, 14, || true), expected);
}

#[test]
#[ignore = "minutes: ten million hands"]
fn every_hand_of_11_12_13_1_without_the_wrap() {
    let expected =
        [totals(4_343_160, 1_378, 1_378), totals(3_465_840, 6_896, 17_320), totals(2_520_336, 21_276, 119_882)];
    assert_eq!(count_all(&[11, 12, 13, 1], false, 2, 14, || true), expected);
}
