//! The engine computes the right distance for every hand whose natural tiles have only a few numbers, such as 12, 13
//! and 1. A slow reference program fills a table with all these distances. Drawn tiles may have any number.

use okey::{FalseJoker, Tile, Variant};

use super::engine::Engine;
use super::expected::{supply, unseen};
use crate::engine::case::{Case, face};
use crate::engine::sampler::{Sampler, bag};
use crate::reference::distance::small_deck::Kept;
use crate::reference::distance::{PLACES, Supply, to_dizi, to_pairs};
use crate::samples::{enough, probability};

/// What a test needs: the rules and the indicator (`case`), the numbers of a small deck, and the expected distance of
/// every hand from this deck.
struct World {
    numbers: &'static [u8],
    case: Case,
    supply: Supply,
    kept: Kept,
}

impl World {
    fn new(numbers: &'static [u8], indicator: &str, false_joker: FalseJoker, wrap: bool) -> Self {
        let case = Case { false_joker, wrap, ..Case::read(Variant::Okey, indicator, "K9") };
        let supply = supply(&case);
        let kept = Kept::new(numbers, &supply);
        Self { numbers, case, supply, kept }
    }

    /// Returns the index of the face that the tile plays as, or the last index for a wild. Returns `None` if the small
    /// deck lacks the tile's number.
    fn sort(&self, tile: Tile) -> Option<usize> {
        let Some((colour, number)) = self.case.plays(tile) else { return Some(4 * self.numbers.len()) };
        let at = self.numbers.iter().position(|&known| known == number)?;
        Some(usize::from(colour) * self.numbers.len() + at)
    }

    /// Returns the tiles of the small deck, grouped by the face that they play as. For example, false jokers that play
    /// as R6 are in the group of R6.
    fn physical(&self) -> Vec<Vec<Tile>> {
        let mut sorts = vec![Vec::new(); 4 * self.numbers.len() + 1];
        for tile in bag(&self.case) {
            if let Some(sort) = self.sort(tile) {
                sorts[sort].push(tile);
            }
        }
        sorts
    }

    /// Returns a hand of tiles from `physical`. `tiles` has the number of tiles of each face, then the number of wilds.
    fn hand(&self, physical: &[Vec<Tile>], tiles: &[u8]) -> Case {
        let some = |(sort, &count): (&Vec<Tile>, &u8)| sort[..usize::from(count)].to_vec();
        Case { tiles: physical.iter().zip(tiles).flat_map(some).collect(), ..self.case.clone() }
    }

    /// Returns the lowest distance after drawing this tile, or `None` if the small deck lacks the tile's face.
    fn after(&self, case: &Case, tiles: &[u8], drawn: Tile) -> Option<u8> {
        let mut tiles = tiles.to_vec();
        tiles[self.sort(drawn)?] += 1;
        let drawn = case.with(drawn);
        let hand = drawn.problem(&drawn.tiles);
        let distances = [Some(self.kept.distance(&tiles)), to_pairs(&hand, &self.supply), to_dizi(&hand, &self.supply)];
        distances.into_iter().flatten().min()
    }
}

/// Asserts that the engine and the slow search agree on the distances of the hands that `pick` selects. If
/// `pick_useful` selects a hand too, also compares its useful tiles. Returns the number of hands at each distance.
fn compare(world: &World, mut pick: impl FnMut() -> bool, mut pick_useful: impl FnMut() -> bool) -> Vec<u64> {
    let physical = world.physical();
    let engine = Engine::new(&world.case.table());
    let mut at = vec![0; usize::from(PLACES) + 1];
    let mut held = Vec::new();
    world.kept.for_each_hand(|tiles, distance| {
        if !pick() {
            return;
        }
        held.clear();
        held.extend(physical.iter().zip(tiles).flat_map(|(sort, &count)| &sort[..usize::from(count)]));
        assert_eq!(engine.melds(&held), Some(distance), "{}", world.hand(&physical, tiles));
        at[usize::from(distance)] += 1;
        if pick_useful() {
            let case = world.hand(&physical, tiles);
            let answer = engine.measure(&case.tiles);
            let least = answer.least.expect("a distance");
            for tile in unseen(&case) {
                if let Some(after) = world.after(&case, tiles, tile) {
                    assert_eq!(answer.useful.contains(&tile), after < least, "{case}, drawing {tile}");
                }
            }
        }
    });
    while at.last() == Some(&0) {
        at.pop();
    }
    at
}

/// Checks a random sample of the hands whose natural tiles have these three numbers, with and without a 1 allowed after
/// 13. The sample is about a tenth of the hands if the environment has `OKEY_CASES=all`, otherwise a fortieth.
fn some_hands(numbers: &'static [u8], indicator: &str, false_joker: FalseJoker) {
    for wrap in [true, false] {
        let (mut hands, mut useful) = (Sampler::new(300), Sampler::new(301));
        let world = World::new(numbers, indicator, false_joker, wrap);
        let at = compare(&world, || hands.chance(probability(0.1)), || useful.chance(0.05));
        assert!(at.len() > 4 && at.iter().sum::<u64>() > enough(4_000) as u64, "{at:?}");
    }
}

#[test]
fn some_hands_of_12_13_1() {
    some_hands(&[12, 13, 1], "Y8", FalseJoker::Okey);
}

#[test]
fn some_hands_of_12_13_1_with_the_indicator() {
    some_hands(&[12, 13, 1], "K12", FalseJoker::Okey);
}

#[test]
fn some_hands_of_12_13_1_with_false_jokers_as_indicators() {
    some_hands(&[12, 13, 1], "K13", FalseJoker::Indicator);
}

#[test]
fn some_hands_of_4_5_7_with_the_indicator() {
    some_hands(&[4, 5, 7], "K4", FalseJoker::Okey);
}

#[test]
fn some_hands_of_4_5_7_with_false_jokers_as_indicators() {
    some_hands(&[4, 5, 7], "K4", FalseJoker::Indicator);
}

/// The number of hands at distance 0, 1, 2 and so on, if all natural tiles are numbered 2 to 5.
const OF_2_3_4_5: [u64; 7] = [109_640, 1_448_884, 4_108_524, 3_538_680, 1_026_048, 94_224, 3_336];
const OF_11_12_13_1: [u64; 7] = [90_252, 1_163_730, 3_173_640, 2_605_197, 712_410, 61_737, 2_034];
const WITHOUT_THE_WRAP: [u64; 7] = [24_707, 467_971, 2_176_155, 3_228_573, 1_635_492, 262_770, 13_332];

/// Checks the distances of all hands of a deck with these `numbers`, and the useful tiles of one hand in a hundred.
/// `expected[d]` is the number of hands at distance `d`.
fn every_hand(numbers: &'static [u8], indicator: &str, false_joker: FalseJoker, wrap: bool, expected: &[u64]) {
    let mut sampler = Sampler::new(302);
    let world = World::new(numbers, indicator, false_joker, wrap);
    assert_eq!(compare(&world, || true, || sampler.chance(0.01)), expected);
}

#[test]
#[ignore = "minutes: ten million hands"]
fn every_hand_of_2_3_4_5() {
    every_hand(&[2, 3, 4, 5], "Y8", FalseJoker::Okey, true, &OF_2_3_4_5);
}

#[test]
#[ignore = "minutes: eight million hands"]
fn every_hand_of_11_12_13_1_with_the_indicator() {
    every_hand(&[11, 12, 13, 1], "K12", FalseJoker::Okey, true, &OF_11_12_13_1);
}

#[test]
#[ignore = "minutes: eight million hands"]
fn every_hand_of_11_12_13_1_without_the_wrap() {
    every_hand(&[11, 12, 13, 1], "K12", FalseJoker::Okey, false, &WITHOUT_THE_WRAP);
}

#[test]
#[ignore = "minutes: five million hands"]
fn every_hand_of_11_12_13_1_with_false_jokers_as_indicators() {
    let expected = [45_534, 609_366, 1_848_794, 1_857_067, 706_182, 99_108, 4_299];
    every_hand(&[11, 12, 13, 1], "K13", FalseJoker::Indicator, true, &expected);
}

/// A small deck has the tiles of a few numbers, except the indicator. It also has the false jokers if they play as a
/// face with one of these numbers.
#[test]
fn the_tiles_of_a_small_deck() {
    for (indicator, false_joker, fewer) in [
        ("Y8", FalseJoker::Okey, 0),
        ("K12", FalseJoker::Okey, 1),
        ("K13", FalseJoker::Indicator, 1), // the deck has three K13 and no natural K1
    ] {
        let world = World::new(&[12, 13, 1], indicator, false_joker, true);
        let physical = world.physical();
        assert_eq!(physical.iter().map(Vec::len).sum::<usize>(), 26 - fewer);
        let black: Vec<Tile> = physical[..3].iter().flatten().copied().collect();
        assert!(black.contains(&face(0, 13).into()) != (indicator == "K12"));
    }
}
