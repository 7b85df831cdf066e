//! The table of run sums: what the runs of one colour come to at most, for every set of its tiles and number of wilds.
//!
//! A set is taken apart from its lowest tile: either that tile stays behind, or it lies in some run. Both leave a smaller
//! set, whose sums are known already.

use std::sync::OnceLock;

use super::worth::Worth;
use crate::fast::runs::{STATES, WEIGHT, add_one};

const NUMBERS: usize = WEIGHT.len();
const SHORTEST: usize = 3;

/// The numbers in the order in which runs grow upwards, the 1 after 13 behind them, and downwards from 13.
const UPWARDS: [usize; NUMBERS + 1] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0];
const DOWNWARDS: [usize; NUMBERS] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/// The highest sums of every set of tiles of one colour: with no wild, with at most one, and so on. The last place says
/// what the tiles themselves come to.
#[derive(Debug)]
pub(super) struct RunSums<const PLACES: usize>(Vec<[u8; PLACES]>);

impl<const PLACES: usize> RunSums<PLACES> {
    fn new(wrap: bool) -> Self {
        let mut table = Table { sums: vec![[0; PLACES]; STATES], wrap };
        let mut held = [0; NUMBERS];
        for index in 1..STATES {
            add_one(&mut held);
            table.sums[index] = table.sums_of(index, &held);
        }
        Self(table.sums)
    }

    /// The highest sums, with fewer levels than there are places.
    pub(super) fn worth<const LEVELS: usize>(&self, index: u32) -> Worth<LEVELS> {
        let sums = &self.0[index as usize];
        Worth(std::array::from_fn(|level| i16::from(sums[level])))
    }

    /// What all tiles come to.
    pub(super) fn face_value(&self, index: u32) -> u8 {
        self.0[index as usize][PLACES - 1]
    }
}

/// The table for hands with at most two wilds, made on first use; with `wrap`, 1 may follow 13 (`run.wrap`).
pub(super) fn with_two_wilds(wrap: bool) -> &'static RunSums<4> {
    static TABLES: [OnceLock<RunSums<4>>; 2] = [const { OnceLock::new() }; 2];
    TABLES[usize::from(wrap)].get_or_init(|| RunSums::new(wrap))
}

/// The same for hands with at most four.
pub(super) fn with_four_wilds(wrap: bool) -> &'static RunSums<6> {
    static TABLES: [OnceLock<RunSums<6>>; 2] = [const { OnceLock::new() }; 2];
    TABLES[usize::from(wrap)].get_or_init(|| RunSums::new(wrap))
}

/// A table on its way: all sets with a lower index are known.
struct Table<const PLACES: usize> {
    sums: Vec<[u8; PLACES]>,
    wrap: bool,
}

/// A run that grows, and the index of the tiles it leaves.
#[derive(Clone, Copy)]
struct Growing {
    left: usize,
    tiles: usize,
    wilds: usize,
    sum: u8,
}

impl<const PLACES: usize> Table<PLACES> {
    /// The most wilds that are asked of the table.
    const WILDS: usize = PLACES - 2;

    /// The most tiles of a run that are looked at. Runs of six and more can be cut in two, and come to the same, unless
    /// three wilds or more lie side by side at one end.
    const LONGEST: usize = SHORTEST + Self::WILDS;

    fn sums_of(&self, index: usize, held: &[u8; NUMBERS]) -> [u8; PLACES] {
        let Some(lowest) = held.iter().position(|&count| count > 0) else { return [0; PLACES] };
        let number = lowest as u8 + 1;
        let left = index - WEIGHT[lowest] as usize;
        let mut best = self.sums[left];
        best[PLACES - 1] += number;
        // Before the lowest tile only wilds can lie.
        for wilds in 0..=lowest.min(Self::WILDS) {
            let sum = (0..=wilds as u8).map(|back| number - back).sum();
            let ahead = &UPWARDS[lowest + 1..NUMBERS + usize::from(self.wrap)];
            self.grow(Growing { left, tiles: 1 + wilds, wilds, sum }, held, ahead, &mut best);
        }
        if self.wrap && lowest == 0 {
            self.grow(Growing { left, tiles: 1, wilds: 0, sum: 1 }, held, &DOWNWARDS, &mut best);
        }
        best
    }

    /// Raises the best sums to what the run comes to with all that can be laid beside it, here and grown further.
    fn grow(&self, run: Growing, held: &[u8; NUMBERS], ahead: &[usize], best: &mut [u8; PLACES]) {
        if run.tiles >= SHORTEST {
            let beside = &self.sums[run.left][..=Self::WILDS - run.wilds];
            for (best, beside) in best[run.wilds..].iter_mut().zip(beside) {
                *best = (*best).max(run.sum + beside);
            }
        }
        let (Some((&next, ahead)), true) = (ahead.split_first(), run.tiles < Self::LONGEST) else { return };
        let natural = held[next] > 0;
        let grown = Growing { tiles: run.tiles + 1, sum: run.sum + next as u8 + 1, ..run };
        if natural {
            self.grow(Growing { left: run.left - WEIGHT[next] as usize, ..grown }, held, ahead, best);
        }
        // Where a natural tile could lie, a wild may only do so if the tile is wanted elsewhere, alone among wilds.
        let spare = if natural { Self::WILDS.saturating_sub(SHORTEST - 1) } else { Self::WILDS };
        if run.wilds < spare {
            self.grow(Growing { wilds: run.wilds + 1, ..grown }, held, ahead, best);
        }
    }
}
