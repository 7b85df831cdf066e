//! Answers questions about runs of one colour.
//!
//! Each table answers one question about a set of tiles of one colour. Entries are computed lazily and are reused for
//! every later hand.

mod grow;
mod kept;
mod most;
mod multisets;
mod open_runs;
mod sum_bounds;
mod sweep;
mod track;

use super::choose::WildCounts;
use super::groups::Objective;
use super::line::DigitOrder;
use super::places::KeptByPlaces;
use kept::{GainsByPlaces, KeptTable};
use sum_bounds::SumTable;
use sweep::WildsTable;

pub(super) use grow::ColourTiles;
pub(super) use most::MostWorth;
pub(super) use multisets::{RunList, RunLists};
pub(super) use open_runs::{Barrier, OpenRuns, Pass, Spot};
pub(crate) use sum_bounds::MOST_LAID;
pub(super) use sum_bounds::SumBounds;
pub(super) use sweep::{Sweep, SweepState};
pub(super) use track::{StepCache, TrackState, TrackStep, Tracks};

/// All tables about runs of one colour. With `wrap`, a 1 may follow 13 (`run.wrap`).
#[derive(Debug)]
pub(super) struct Runs {
    pub(super) wrap: bool,
    pub(super) sweep: Sweep,
    /// For each set of tiles, every number of wilds with which runs can use all the tiles.
    wilds: WildsTable,
    /// For each set of tiles, how many of its tiles can be in runs that have a given number of tiles in all. Example:
    /// runs of 3 tiles use at most 2 of the tiles `R1 R2 R7`.
    kept: KeptTable,
    /// Tables of the highest worth of runs. At index 0, worth is a rank (sum of points, then number of tiles). At index
    /// 1, it is the number of tiles. Of the two tables at an index, the first is for up to two wilds, the second for up
    /// to four.
    pub(super) most_worth: [(MostWorth<4>, MostWorth<6>); 2],
    pub(super) lists: RunLists,
    /// Bounds on the sums of points that runs can reach if the hand lacks some of their tiles.
    pub(super) sums: SumTable,
}

impl Runs {
    pub(super) fn new(wrap: bool) -> Self {
        Self {
            wrap,
            sweep: Sweep::new(wrap),
            wilds: WildsTable::new(),
            kept: KeptTable::new(wrap),
            most_worth: [Objective::Rank, Objective::Tile]
                .map(|objective| (MostWorth::new(wrap, objective), MostWorth::new(wrap, objective))),
            lists: RunLists::default(),
            sums: SumTable::new(wrap),
        }
    }

    /// Returns every number of wilds with which runs can use all tiles of a set, such as {2, 3, 4} for `R1 R3 R5`.
    /// `digits` and `index` encode the tiles.
    #[inline]
    pub(super) fn wilds_for_all(&mut self, digits: DigitOrder, index: u32) -> WildCounts {
        self.wilds.for_all(&mut self.sweep, digits, index)
    }

    /// Returns every number of wilds with which runs can use all tiles of a set except one. This one may be any tile of
    /// the set.
    #[inline]
    pub(super) fn wilds_for_all_but_one(&mut self, digits: DigitOrder, index: u32) -> WildCounts {
        self.wilds.for_all_but_one(&mut self.sweep, digits, index)
    }

    /// Returns every number of wilds with which runs can use all tiles of `held`.
    pub(super) fn wilds_for(&mut self, digits: DigitOrder, held: ColourTiles) -> WildCounts {
        self.wilds_for_all(digits, digits.index(held.once, held.twice, held.thrice))
    }

    /// Returns a table about a set of tiles. Its entry `n` is the highest number of the set's tiles in runs of at most
    /// `n` tiles in all.
    #[inline]
    pub(super) fn kept(&mut self, digits: DigitOrder, index: u32) -> KeptByPlaces {
        self.kept.get(digits, index)
    }

    /// Returns the tile numbers that would help a set of tiles of one colour (see [`GainsByPlaces`]).
    #[inline]
    pub(super) fn gains(&mut self, digits: DigitOrder, index: u32) -> GainsByPlaces {
        self.kept.gains(digits, index)
    }
}
