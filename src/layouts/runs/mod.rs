//! Runs of one colour: what its tiles are worth in them, each answer found when it is first asked for.

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
use super::line::Digits;
use super::wilds::WildCounts;
use kept::{GainsByPlaces, KeptTable};
use laid::WildsTable;
use short::SumTable;

/// All that is known of the runs of one colour under one rule of the 1 after 13 (`run.wrap`).
#[derive(Debug)]
pub(super) struct Runs {
    pub(super) wrap: bool,
    pub(super) sweep: Sweep,
    laid: WildsTable,
    kept: KeptTable,
    /// The highest worth by what each tile adds, for hands with up to two wilds and with up to four.
    pub(super) most: [(MostWorth<4>, MostWorth<6>); 2],
    pub(super) lists: RunLists,
    /// The highest sums by the number of tiles lacking.
    pub(super) short: SumTable,
}

impl Runs {
    pub(super) fn new(wrap: bool) -> Self {
        Self {
            wrap,
            sweep: Sweep::new(wrap),
            laid: WildsTable::new(),
            kept: KeptTable::new(wrap),
            most: [Objective::Rank, Objective::Tile]
                .map(|objective| (MostWorth::new(wrap, objective), MostWorth::new(wrap, objective))),
            lists: RunLists::default(),
            short: SumTable::new(wrap),
        }
    }

    /// The numbers of wilds with which all tiles of a set lie in runs.
    #[inline]
    pub(super) fn wilds_for_all(&mut self, digits: Digits, index: u32) -> WildCounts {
        self.laid.for_all(&mut self.sweep, digits, index)
    }

    /// The numbers of wilds with which all tiles but one, whichever, lie in runs.
    #[inline]
    pub(super) fn wilds_for_all_but_one(&mut self, digits: Digits, index: u32) -> WildCounts {
        self.laid.for_all_but_one(&mut self.sweep, digits, index)
    }

    /// What [`Self::all`] says of the tiles `held`.
    pub(super) fn wilds_for(&mut self, digits: Digits, held: ColourTiles) -> WildCounts {
        self.wilds_for_all(digits, digits.index(held.once, held.twice, held.thrice))
    }

    /// Four bits for each number of places, 0 first: how many tiles of a set runs keep in that many places or fewer.
    #[inline]
    pub(super) fn kept(&mut self, digits: Digits, index: u32) -> u64 {
        self.kept.get(digits, index)
    }

    /// For each number of places, as bits, the numbers of which one more tile would be kept.
    #[inline]
    pub(super) fn gains(&mut self, digits: Digits, index: u32) -> GainsByPlaces {
        self.kept.gains(digits, index)
    }
}
