//! The table of runs: with how many wilds the natural tiles of one colour all lie in runs.
//!
//! One colour has 3^13 possible sets of tiles, no, one or two of each number. The sweep is walked for all of them at once.

use std::sync::{LazyLock, OnceLock};

use super::sweep::{Sweep, Swept};
use super::wilds::WildCounts;
use crate::tile::Number;

const NUMBERS: usize = Number::COUNT as usize;

/// What one more tile of a number adds to the index of a colour.
pub(super) const WEIGHT: [u32; NUMBERS] = {
    let mut weights = [1; NUMBERS];
    let mut at = 1;
    while at < NUMBERS {
        weights[at] = weights[at - 1] * 3;
        at += 1;
    }
    weights
};

pub(super) const STATES: usize = 3_usize.pow(Number::COUNT as u32);

/// With how many wilds every set of tiles of one colour lies in runs, as it is and after one tile is thrown.
#[derive(Debug)]
pub(super) struct Runs {
    laid: Vec<u16>,
    index: &'static [u32],
}

/// What is known of one set of tiles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Known(u16);

impl Known {
    /// The wilds with which all tiles lie in runs.
    pub(super) const fn all(self) -> WildCounts {
        WildCounts((self.0 & 0x1f) as u8)
    }

    /// The wilds with which all but some one tile do.
    pub(super) const fn but_one(self) -> WildCounts {
        WildCounts((self.0 >> WildCounts::BITS) as u8)
    }
}

impl Runs {
    /// The table, made on first use; with `wrap`, 1 may follow 13 (`run.wrap`).
    pub(super) fn of(wrap: bool) -> &'static Self {
        static TABLES: [OnceLock<Runs>; 2] = [const { OnceLock::new() }; 2];
        TABLES[usize::from(wrap)].get_or_init(|| Self::new(wrap))
    }

    fn new(wrap: bool) -> Self {
        let mut laid: Vec<u16> = all_states(wrap).into_iter().map(|wilds| u16::from(wilds.0)).collect();
        for weight in WEIGHT {
            let weight = weight as usize;
            // Sets that differ in the tiles of one number: none of them, one, two.
            for alike in laid.chunks_exact_mut(3 * weight) {
                for more in weight..alike.len() {
                    alike[more] |= (alike[more - weight] & 0x1f) << WildCounts::BITS;
                }
            }
        }
        Self { laid, index: indices() }
    }

    /// The index of a colour's tiles: the numbers held, and those held twice, the lowest bit for 1.
    pub(super) fn index(&self, some: u64, both: u64) -> u32 {
        self.index[some as usize & 0x1fff] + self.index[both as usize & 0x1fff]
    }

    pub(super) fn get(&self, index: u32) -> Known {
        Known(self.laid[index as usize])
    }
}

/// The index of one tile of each of some numbers, the lowest bit for 1.
pub(super) fn indices() -> &'static [u32] {
    static INDICES: LazyLock<Vec<u32>> = LazyLock::new(|| {
        let of =
            |numbers: usize| WEIGHT.iter().enumerate().filter(|(at, _)| numbers >> at & 1 == 1).map(|(_, w)| w).sum();
        (0..1 << NUMBERS).map(of).collect()
    });
    &INDICES
}

fn all_states(wrap: bool) -> Vec<WildCounts> {
    let sweep = Sweep::of(wrap);
    let mut ends: Vec<Swept> = vec![sweep.start()];
    for _ in 0..Number::COUNT {
        ends = (0..3).flat_map(|naturals| ends.iter().map(move |&at| sweep.step(at, naturals))).collect();
    }
    ends.into_iter().map(|at| sweep.end(at)).collect()
}

/// The tiles of the set with the next index.
pub(super) fn add_one(held: &mut [u8; NUMBERS]) {
    for count in held {
        *count = (*count + 1) % 3;
        if *count > 0 {
            return;
        }
    }
}
