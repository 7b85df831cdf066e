//! Runs of one colour.
//!
//! Each table answers one question about a set of tiles of one colour. Entries are computed lazily and serve every
//! later hand of the thread.

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

/// All tables about runs of one colour, under one rule for the 1 after 13 (`run.wrap`).
#[derive(Debug)]
pub(super) struct Runs {
    pub(super) wrap: bool,
    pub(super) sweep: Sweep,
    /// With how many wilds all tiles lie in runs.
    wilds: WildsTable,
    /// How many tiles runs keep, by places.
    kept: KeptTable,
    /// The highest worth of runs for each [`Objective`]: for hands with up to two wilds, and with up to four.
    pub(super) most_worth: [(MostWorth<4>, MostWorth<6>); 2],
    pub(super) lists: RunLists,
    /// The highest sums of runs, by the number of lacking tiles.
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

    /// Returns the wild counts with which all tiles of a set except some one lie in runs.
    #[inline]
    pub(super) fn wilds_for_all_but_one(&mut self, digits: DigitOrder, index: u32) -> WildCounts {
        self.wilds.for_all_but_one(&mut self.sweep, digits, index)
    }

    /// Returns the wild counts with which all tiles of `held` lie in runs.
    pub(super) fn wilds_for(&mut self, digits: DigitOrder, held: ColourTiles) -> WildCounts {
        self.wilds_for_all(digits, digits.index(held.once, held.twice, held.thrice))
    }

    /// Returns the most tiles of a set that runs keep, by places: four bits for each number of places, 0 first.
    #[inline]
    pub(super) fn kept(&mut self, digits: DigitOrder, index: u32) -> u64 {
        self.kept.get(digits, index)
    }

    /// Returns, for each number of places, the numbers that gain: one more tile of such a number would be kept.
    #[inline]
    pub(super) fn gains(&mut self, digits: DigitOrder, index: u32) -> GainsByPlaces {
        self.kept.gains(digits, index)
    }
}
