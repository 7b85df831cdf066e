//! The most that runs of one colour come to, by the wilds they take: their sum, or their number of tiles.
//!
//! A set is taken apart from its lowest tile: either that tile stays behind, or it lies in some run. Both leave a smaller
//! set.

use crate::layouts::groups::Adds;
use crate::layouts::line::{Digits, Known, NUMBERS};
use crate::layouts::shape::RunShape;
use crate::layouts::worth::Worth;

const SHORTEST: usize = RunShape::SHORTEST as usize;

/// The numbers in the order in which runs grow upwards, the 1 after 13 behind them, and downwards from 13.
const UPWARDS: [usize; NUMBERS + 1] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0];
const DOWNWARDS: [usize; NUMBERS] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/// At most so much with no wild, with at most one, and so on. The last place says what the tiles themselves come to, and
/// one more, for it is 0 where nothing is known.
#[derive(Debug)]
pub(crate) struct Most<const PLACES: usize> {
    wrap: bool,
    adds: Adds,
    known: Known<[u8; PLACES]>,
}

/// A run that grows, and the index of the tiles it leaves.
#[derive(Clone, Copy)]
struct Growing {
    left: u32,
    tiles: usize,
    wilds: usize,
    sum: u8,
}

impl<const PLACES: usize> Most<PLACES> {
    /// The most wilds that are asked of the table.
    const WILDS: usize = PLACES - 2;

    /// The most tiles of a run that are looked at. Runs of six and more can be cut in two, and come to the same, unless
    /// three wilds or more lie side by side at one end.
    const LONGEST: usize = SHORTEST + Self::WILDS;

    /// With `wrap`, 1 may follow 13 (`run.wrap`).
    pub(crate) const fn new(wrap: bool, adds: Adds) -> Self {
        Self { wrap, adds, known: Known::new([0; PLACES]) }
    }

    /// The most there is, with fewer levels than there are places.
    #[inline]
    pub(crate) fn worth<const LEVELS: usize>(&mut self, digits: Digits, index: u32) -> Worth<LEVELS> {
        let known = self.get(digits, index);
        Worth(std::array::from_fn(|level| i16::from(known[level])))
    }

    /// What all tiles come to.
    #[inline]
    pub(crate) fn face_value(&mut self, digits: Digits, index: u32) -> u8 {
        self.get(digits, index)[PLACES - 1] - 1
    }

    #[inline]
    fn get(&mut self, digits: Digits, index: u32) -> [u8; PLACES] {
        let known = self.known.of(digits)[index as usize];
        if known[PLACES - 1] > 0 { known } else { self.made(digits, index) }
    }

    #[cold]
    fn made(&mut self, digits: Digits, index: u32) -> [u8; PLACES] {
        let best = self.taken_apart(digits, index);
        self.known.of(digits)[index as usize] = best;
        best
    }

    fn taken_apart(&mut self, digits: Digits, index: u32) -> [u8; PLACES] {
        let held = digits.counts(index);
        let Some(lowest) = held.iter().position(|&count| count > 0) else {
            let mut nothing = [0; PLACES];
            nothing[PLACES - 1] = 1;
            return nothing;
        };
        let natural = self.adds.of(lowest);
        let left = index - digits.weight(lowest);
        let mut best = self.get(digits, left);
        best[PLACES - 1] += natural;
        // Before the lowest tile only wilds can lie.
        for wilds in 0..=lowest.min(Self::WILDS) {
            let before: u8 = (1..=wilds).map(|back| self.adds.of(lowest - back)).sum();
            let ahead = &UPWARDS[lowest + 1..NUMBERS + usize::from(self.wrap)];
            let run = Growing { left, tiles: 1 + wilds, wilds, sum: natural + before };
            self.grow(run, digits, &held, ahead, &mut best);
        }
        if self.wrap && lowest == 0 {
            let run = Growing { left, tiles: 1, wilds: 0, sum: natural };
            self.grow(run, digits, &held, &DOWNWARDS, &mut best);
        }
        best
    }

    /// Raises the best to what the run comes to with all that can be laid beside it, here and grown further.
    fn grow(&mut self, run: Growing, digits: Digits, held: &[u8; NUMBERS], ahead: &[usize], best: &mut [u8; PLACES]) {
        if run.tiles >= SHORTEST {
            let beside = self.get(digits, run.left);
            for (best, beside) in best[run.wilds..=Self::WILDS].iter_mut().zip(beside) {
                *best = (*best).max(run.sum + beside);
            }
        }
        let (Some((&next, ahead)), true) = (ahead.split_first(), run.tiles < Self::LONGEST) else { return };
        let natural = held[next] > 0;
        let grown = Growing { tiles: run.tiles + 1, sum: run.sum + self.adds.of(next), ..run };
        if natural {
            let left = run.left - digits.weight(next);
            self.grow(Growing { left, ..grown }, digits, held, ahead, best);
        }
        // Where a natural tile could lie, a wild may only do so if the tile is wanted elsewhere, alone among wilds.
        let spare = if natural { Self::WILDS.saturating_sub(SHORTEST - 1) } else { Self::WILDS };
        if run.wilds < spare {
            self.grow(Growing { wilds: run.wilds + 1, ..grown }, digits, held, ahead, best);
        }
    }
}
