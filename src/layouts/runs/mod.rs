//! Answers questions about runs of one colour.
//!
//! Each table answers one question about a set of tiles of one colour. Entries are computed lazily and are reused for
//! every later hand of the thread.

mod grow;
mod kept;
mod laid;
mod lists;
mod most;
mod open_runs;
mod short;
mod sweep;
mod track;

pub(super) use grow::ColourTiles;
pub(super) use lists::{RunList, RunLists, WaysByWilds};
pub(super) use most::MostWorth;
pub(super) use open_runs::{OpenRuns, Pass, Spot};
pub(crate) use short::MOST_LAID;
pub(super) use short::{SumsByLacking, raise};
pub(super) use sweep::{Sweep, SweepState};
pub(super) use track::{TrackState, TrackStep, Tracks};

use super::groups::Objective;
use super::line::DigitOrder;
use super::wilds::WildCounts;
use kept::{GainsByPlaces, KeptTable};
use laid::WildsTable;
use short::SumTable;

/// All tables about runs of one colour. With `wrap`, a 1 may follow 13 (`run.wrap`).
#[derive(Debug)]
pub(super) struct Runs {
    pub(super) wrap: bool,
    pub(super) sweep: Sweep,
    /// The wild counts with which all tiles of a set lie in runs.
    wilds: WildsTable,
    /// The most tiles of a set that runs keep, by number of places.
    kept: KeptTable,
    /// The highest worth of runs, for each [`Objective`]. The first table is for hands with up to two wilds, the second
    /// for up to four.
    pub(super) most_worth: [(MostWorth<4>, MostWorth<6>); 2],
    pub(super) lists: RunLists,
    /// The highest sums of points of runs, by number of lacking tiles.
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

    /// Returns the wild counts with which all tiles of a set lie in runs.
    #[inline]
    pub(super) fn wilds_for_all(&mut self, digits: DigitOrder, index: u32) -> WildCounts {
        self.wilds.for_all(&mut self.sweep, digits, index)
    }

    /// Returns the wild counts with which all tiles of a set except one, whichever it is, lie in runs.
    #[inline]
    pub(super) fn wilds_for_all_but_one(&mut self, digits: DigitOrder, index: u32) -> WildCounts {
        self.wilds.for_all_but_one(&mut self.sweep, digits, index)
    }

    /// Returns the wild counts with which all tiles of `held` lie in runs.
    pub(super) fn wilds_for(&mut self, digits: DigitOrder, held: ColourTiles) -> WildCounts {
        self.wilds_for_all(digits, digits.index(held.once, held.twice, held.thrice))
    }

    /// Returns the most tiles of a set that runs keep: four bits for each number of places, 0 places in the lowest
    /// bits.
    #[inline]
    pub(super) fn kept(&mut self, digits: DigitOrder, index: u32) -> u64 {
        self.kept.get(digits, index)
    }

    /// Returns the numbers that gain, for each number of places. A number gains if runs would keep one more tile of it.
    #[inline]
    pub(super) fn gains(&mut self, digits: DigitOrder, index: u32) -> GainsByPlaces {
        self.kept.gains(digits, index)
    }
}
