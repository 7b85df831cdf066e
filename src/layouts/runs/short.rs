//! The highest sums of runs of one colour, by the number of tiles they lack.
//!
//! A set is taken apart from its lowest tile: either that tile stays behind, or it lies in some run with others that
//! are held or lacking. Both leave a smaller set. How many tiles of a face exist is not looked at.

use rustc_hash::FxHashMap;

use crate::layouts::line::{Digits, NUMBERS};
use crate::layouts::shape::RunShape;

/// How many tiles may lie on the table at an opening, one of 22 staying behind.
pub(crate) const MOST_LAID: usize = 21;

/// The highest sum with no tile lacking, with at most one, and so on.
pub(crate) type SumsByLacking = [u16; MOST_LAID + 1];

const SHORTEST: usize = RunShape::SHORTEST as usize;
const LONGEST: usize = RunShape::LONGEST as usize;

/// How many sets are remembered before all are forgotten: some megabytes.
const MOST_CACHED: usize = 1 << 16;

/// What is known of the sets met so far.
#[derive(Debug)]
pub(crate) struct SumTable {
    wrap: bool,
    known: FxHashMap<(Digits, u32), SumsByLacking>,
}

impl SumTable {
    /// With `wrap`, 1 may follow 13 (`run.wrap`).
    pub(crate) fn new(wrap: bool) -> Self {
        Self { wrap, known: FxHashMap::default() }
    }

    /// The highest sums of the tiles of a set.
    pub(crate) fn get(&mut self, digits: Digits, index: u32) -> SumsByLacking {
        if let Some(&known) = self.known.get(&(digits, index)) {
            return known;
        }
        let sums = self.compute_from_lowest(digits, index);
        if self.known.len() >= MOST_CACHED {
            self.known.clear();
        }
        self.known.insert((digits, index), sums);
        sums
    }

    fn compute_from_lowest(&mut self, digits: Digits, index: u32) -> SumsByLacking {
        let held = digits.counts(index);
        let places = usize::from(RunShape::last_place(self.wrap));
        let Some(lowest) = held.iter().position(|&count| count > 0) else { return sums_without_held_tiles() };
        let mut best = self.get(digits, index - digits.weight(lowest));
        for first in (lowest + 1).saturating_sub(LONGEST)..=lowest {
            self.lay(first, lowest, places, (digits, index), &held, &mut best);
        }
        if self.wrap && lowest == 0 {
            for first in places - LONGEST..=places - SHORTEST {
                self.lay(first, places - 1, places, (digits, index), &held, &mut best);
            }
        }
        best
    }

    /// Raises `best` to the sums of the runs from place `first` to `reach` or beyond, with the best of the other tiles.
    fn lay(
        &mut self,
        first: usize,
        reach: usize,
        places: usize,
        (digits, index): (Digits, u32),
        held: &[u8; NUMBERS],
        best: &mut SumsByLacking,
    ) {
        let (mut left, mut lacks, mut sum) = (index, 0, 0);
        for (length, place) in (1..=LONGEST).zip(first..places) {
            let number = place % NUMBERS;
            if held[number] > 0 {
                left -= digits.weight(number);
            } else {
                lacks += 1;
            }
            sum += number as u16 + 1;
            if length >= SHORTEST && place >= reach {
                let rest = self.get(digits, left);
                raise(best, &rest, lacks, sum);
            }
        }
    }
}

/// Raises each sum to what `others` bring together with a meld of `sum` that lacks `lacks` tiles.
pub(crate) fn raise(best: &mut SumsByLacking, others: &SumsByLacking, lacks: usize, sum: u16) {
    for (best, others) in best[lacks..].iter_mut().zip(others) {
        *best = (*best).max(others + sum);
    }
}

/// The sums of runs of lacking tiles alone: the highest ones, as often as there is room.
fn sums_without_held_tiles() -> SumsByLacking {
    let mut sums = [0; MOST_LAID + 1];
    for lacks in SHORTEST..=MOST_LAID {
        for length in SHORTEST..=LONGEST.min(lacks) {
            let run: usize = (NUMBERS + 1 - length..=NUMBERS).sum();
            sums[lacks] = sums[lacks].max(sums[lacks - length] + run as u16);
        }
    }
    sums
}
