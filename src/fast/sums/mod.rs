//! The highest sum that can be laid (`open.series`).
//!
//! Groups tie the colours together, so they are chosen number by number, as long as they can come to more than the best
//! found so far; what is left of each colour is looked up in the table of run sums.

mod groups;
mod runs;
mod search;
mod worth;

use groups::Groups;
use runs::RunSums;
use search::Search;

use super::melds::Melds;
use super::packed::{ONES, Packed, lane};
use super::runs::indices;
use crate::tile::Number;

/// The highest number there is.
const HIGHEST: i16 = Number::COUNT as i16;

/// What is needed to find sums.
#[derive(Debug)]
pub(super) struct Sums {
    melds: Melds,
    runs: &'static RunSums<4>,
    groups: &'static Groups,
    index: &'static [u32],
}

/// How a hand can be laid.
#[derive(Debug, Clone, Copy)]
pub(super) struct Laid {
    /// The highest sum, one tile staying behind.
    pub(super) sum: i16,
    /// Whether all tiles can be laid, or all but one where that is asked.
    pub(super) whole: bool,
}

impl Sums {
    /// With `wrap`, 1 may follow 13 (`run.wrap`).
    pub(super) fn new(wrap: bool) -> Self {
        Self { melds: Melds::new(wrap), runs: runs::with_two_wilds(wrap), groups: Groups::all(), index: indices() }
    }

    /// What can be laid; `but_one` says what the whole of the hand is.
    pub(super) fn laid(&self, hand: Packed, but_one: bool) -> Laid {
        let index = self.index(hand);
        let naturals = self.naturals(index);
        let sum = self.highest(hand, index, 0);
        // Whoever lays all natural tiles comes to their sum at least, and without one of them to hardly less.
        let all = sum >= naturals && self.melds.complete(hand);
        let but_one = but_one.then(|| sum >= naturals - highest_number(hand) && self.melds.but_one(hand));
        Laid { sum: if all { self.keeping_one(hand) } else { sum }, whole: but_one.unwrap_or(all) }
    }

    /// The highest sum of a hand that can be laid whole: of the hand without one tile (`open.keep-one`).
    fn keeping_one(&self, hand: Packed) -> i16 {
        hand.without_each().fold(0, |best, part| {
            let index = self.index(part);
            if self.naturals(index) + self.wilds(part) <= best { best } else { self.highest(part, index, best) }
        })
    }

    /// The most that the wilds can be worth: one behind another after the highest number, or before a 1 that follows 13.
    fn wilds(&self, hand: Packed) -> i16 {
        let number = if self.melds.wrap && hand.some & ONES > 0 { HIGHEST } else { highest_number(hand) };
        (1..=i16::from(hand.wilds)).map(|more| (number + more).min(HIGHEST)).sum()
    }

    /// The sum of all natural tiles.
    fn naturals(&self, index: [u32; 4]) -> i16 {
        index.iter().map(|&index| i16::from(self.runs.face_value(index))).sum()
    }

    fn index(&self, hand: Packed) -> [u32; 4] {
        let of = |bits: u64, colour| self.index[lane(bits, colour) as usize & 0x1fff];
        [0, 1, 2, 3].map(|colour| of(hand.some, colour) + of(hand.both, colour))
    }

    /// The highest sum of melds, of all tiles or fewer; `known` where it is no higher.
    fn highest(&self, hand: Packed, index: [u32; 4], known: i16) -> i16 {
        let more_runs = || runs::with_four_wilds(self.melds.wrap);
        match hand.wilds {
            0 => Search::<1, 4>::new(self.runs, known).highest(self.groups, hand, index),
            1 => Search::<2, 4>::new(self.runs, known).highest(self.groups, hand, index),
            2 => Search::<3, 4>::new(self.runs, known).highest(self.groups, hand, index),
            3 => Search::<4, 6>::new(more_runs(), known).highest(self.groups, hand, index),
            _ => Search::<5, 6>::new(more_runs(), known).highest(self.groups, hand, index),
        }
    }
}

/// The highest number of a natural tile; 0 where there is none.
fn highest_number(hand: Packed) -> i16 {
    let numbers = [0, 1, 2, 3].iter().fold(0, |numbers, &colour| numbers | lane(hand.some, colour));
    64 - numbers.leading_zeros() as i16
}
