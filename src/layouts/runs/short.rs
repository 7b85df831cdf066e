//! Computes the highest sum of points that runs of one colour can reach, for each number of lacking tiles. These are
//! tiles of the runs that the hand does not hold.
//!
//! The computation is recursive. Either no run uses the lowest tile of the hand, or some run does. Both cases leave a
//! smaller set of tiles. The result is an upper bound, because it ignores how many copies of each face the tile set
//! has.

use rustc_hash::FxHashMap;

use crate::layouts::figures::raise;
use crate::layouts::line::{DigitOrder, NUMBERS};
use crate::layouts::shape::RunShape;

/// The most tiles that an opening can lay: 22 tiles on turn, minus one for the discard.
pub(crate) const MOST_LAID: usize = 21;

/// The highest sums of points that runs can reach. Index `n` is the sum if the hand lacks at most `n` of their tiles.
pub(crate) type SumsByLacking = [u16; MOST_LAID + 1];

const SHORTEST: usize = RunShape::SHORTEST as usize;
const LONGEST: usize = RunShape::LONGEST as usize;

/// The cache is cleared when it has this many entries, which take some megabytes.
const MOST_CACHED: usize = 1 << 16;

/// A cache: for each set of tiles of one colour, the highest sums of points that runs can reach.
#[derive(Debug)]
pub(crate) struct SumTable {
    wrap: bool,
    cached: FxHashMap<(DigitOrder, u32), SumsByLacking>,
}

impl SumTable {
    pub(crate) fn new(wrap: bool) -> Self {
        Self { wrap, cached: FxHashMap::default() }
    }

    /// Returns the highest sums of points that runs can reach with a set of tiles, which `digits` and `index` encode.
    pub(crate) fn get(&mut self, digits: DigitOrder, index: u32) -> SumsByLacking {
        if let Some(&cached) = self.cached.get(&(digits, index)) {
            return cached;
        }
        let sums = self.compute_from_lowest(digits, index);
        if self.cached.len() >= MOST_CACHED {
            self.cached.clear();
        }
        self.cached.insert((digits, index), sums);
        sums
    }

    fn compute_from_lowest(&mut self, digits: DigitOrder, index: u32) -> SumsByLacking {
        let held = digits.counts(index);
        let places = usize::from(RunShape::last_place(self.wrap));
        let Some(lowest) = held.iter().position(|&count| count > 0) else { return sums_without_held_tiles() };
        let mut best = self.get(digits, index - digits.weight(lowest));
        for first in (lowest + 1).saturating_sub(LONGEST)..=lowest {
            self.raise_by_run(first, lowest, places, (digits, index), &held, &mut best);
        }
        if self.wrap && lowest == 0 {
            for first in places - LONGEST..=places - SHORTEST {
                self.raise_by_run(first, places - 1, places, (digits, index), &held, &mut best);
            }
        }
        best
    }

    /// Tries each run that begins with the number `first` and ends with `last` or a higher number, together with the
    /// best runs of the remaining tiles. Raises the entries of `best` that their sums exceed. Numbers count from 0.
    fn raise_by_run(
        &mut self,
        first: usize,
        last: usize,
        places: usize,
        (digits, index): (DigitOrder, u32),
        held: &[u8; NUMBERS],
        best: &mut SumsByLacking,
    ) {
        let (mut rest_index, mut lacking, mut sum) = (index, 0, 0);
        for (length, place) in (1..=LONGEST).zip(first..places) {
            let number = place % NUMBERS;
            if held[number] > 0 {
                rest_index -= digits.weight(number);
            } else {
                lacking += 1;
            }
            sum += number as u16 + 1;
            if length >= SHORTEST && place >= last {
                let rest = self.get(digits, rest_index);
                raise(best, &rest, lacking, sum);
            }
        }
    }
}

/// Returns the highest sums of points if the hand has no tile of this colour. The most valuable runs then end at 13.
fn sums_without_held_tiles() -> SumsByLacking {
    let mut sums = [0; MOST_LAID + 1];
    for lacking in SHORTEST..=MOST_LAID {
        for length in SHORTEST..=LONGEST.min(lacking) {
            let run: usize = (NUMBERS + 1 - length..=NUMBERS).sum();
            sums[lacking] = sums[lacking].max(sums[lacking - length] + run as u16);
        }
    }
    sums
}
