//! The slow reference searches for distances agree with each other and with the definition of a distance. These tests
//! do not call the engine.

use okey::FalseJoker;

use super::expected::{expected, supply, unseen};
use super::hands::{RULES, hands};
use crate::engine::case::Case;
use crate::engine::sampler::Sampler;
use crate::reference::distance::small_deck::Kept;
use crate::reference::distance::{PLACES, to_melds, to_pairs};
use crate::reference::{self, Problem};
use crate::samples::{cases, enough};

/// The distances of the slow search fit the definition:
/// - A hand at distance 0 is complete.
/// - A hand at distance 1 becomes complete by some exchange of one tile.
/// - No exchange of one tile completes a hand at distance 2 or more.
#[test]
fn near_hands_by_the_definition() {
    let complete = |hand: &Problem| [reference::wins(hand), reference::seven_pairs(hand), reference::is_dizi(hand)];
    let mut met = [[0; 3]; 3];
    for rule in RULES {
        for case in hands(200, rule, 14, cases(40)) {
            let expected = expected(&case);
            let now = complete(&case.problem(&case.tiles));
            let mut soon = now;
            for thrown in case.distinct() {
                for drawn in unseen(&case) {
                    let mut tiles = case.without(thrown);
                    tiles.push(drawn);
                    for (soon, complete) in soon.iter_mut().zip(complete(&case.problem(&tiles))) {
                        *soon |= complete;
                    }
                }
            }
            for (way, distance) in [expected.melds, expected.pairs, expected.dizi].into_iter().enumerate() {
                let expected = if now[way] { 0 } else { 2 - u8::from(soon[way]) };
                assert_eq!(distance.map(|distance| distance.min(2)), Some(expected), "{case}");
                met[way][usize::from(expected)] += 1;
            }
        }
    }
    assert!(met.iter().flatten().all(|&met| met >= enough(1)), "{met:?}");
}

/// For each way to win, the distance of fifteen tiles is the lowest distance after one discard.
#[test]
fn fifteen_tiles_are_the_best_fourteen() {
    for rule in RULES {
        for case in hands(210, rule, 15, cases(24)) {
            let of = |tiles: Vec<okey::Tile>| expected(&Case { tiles, ..case.clone() });
            let left: Vec<_> = case.distinct().into_iter().map(|tile| of(case.without(tile))).collect();
            let all = expected(&case);
            assert_eq!(all.melds, left.iter().filter_map(|expected| expected.melds).min(), "{case}");
            assert_eq!(all.pairs, left.iter().filter_map(|expected| expected.pairs).min(), "{case}");
            assert_eq!(all.dizi, left.iter().filter_map(|expected| expected.dizi).min(), "{case}");
        }
    }
}

/// The two slow methods, a search and a table for small decks, give the same distances.
#[test]
fn the_two_methods_agree() {
    for (indicator, false_joker, numbers) in [
        ("Y8", FalseJoker::Okey, [12, 13, 1]),
        ("K13", FalseJoker::Okey, [12, 13, 1]),
        ("K13", FalseJoker::Indicator, [12, 13, 1]),
        ("R4", FalseJoker::Indicator, [4, 5, 7]),
    ] {
        for wrap in [true, false] {
            let case = Case { false_joker, wrap, ..Case::read(okey::Variant::Okey, indicator, "K9") };
            let supply = supply(&case);
            let mut sampler = Sampler::new(220);
            let mut met = [0; 15];
            Kept::new(&numbers, &supply).for_each_hand(|tiles, distance| {
                if sampler.chance(0.001) {
                    let hand = problem(&numbers, tiles, wrap);
                    assert_eq!(to_melds(&hand, &supply, PLACES + 1), Some(distance), "{case}{hand:?}");
                    met[usize::from(distance)] += 1;
                }
            });
            assert!(met.iter().sum::<usize>() > 50 && met.iter().filter(|&&met| met > 0).count() > 3, "{met:?}");
        }
    }
}

/// Converts tile counts to a hand. `tiles` has one count per face of a deck with these `numbers`, colour by colour,
/// then the number of wilds.
fn problem(numbers: &[u8], tiles: &[u8], wrap: bool) -> Problem {
    let (wilds, faces) = tiles.split_last().expect("the wilds");
    let each = (0..4).flat_map(|colour| numbers.iter().map(move |&number| (colour, number)));
    let naturals = each.zip(faces).flat_map(|(face, &count)| std::iter::repeat_n(face, count.into())).collect();
    Problem { naturals, wilds: *wilds, wrap }
}

/// Mirroring the hand and the deck (each number `n` becomes `14 - n`) changes no distance if no 1 may follow 13.
#[test]
fn mirrored_hands_and_copies() {
    for rule in RULES.into_iter().filter(|(_, wrap)| !wrap) {
        for case in hands(230, rule, 14, cases(40)) {
            let (hand, supply) = (case.problem(&case.tiles), supply(&case));
            let mut mirrored = (hand.clone(), supply.clone());
            mirrored.0.naturals.iter_mut().for_each(|(_, number)| *number = 14 - *number);
            mirrored.1.copies.chunks_mut(13).for_each(<[u8]>::reverse);
            let asked = |(hand, supply)| (to_melds(hand, supply, PLACES + 1), to_pairs(hand, supply));
            assert_eq!(asked((&hand, &supply)), asked((&mirrored.0, &mirrored.1)), "{case}");
        }
    }
}
