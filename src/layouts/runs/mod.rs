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

pub(super) use grow::Held;
pub(super) use lists::{List, Lists, Ways};
pub(super) use most::Most;
pub(super) use open_runs::{OpenRuns, Pass, Spot};
pub(crate) use short::MOST_LAID;
pub(super) use short::{Sums, raise};
pub(super) use sweep::{Sweep, Swept};
pub(super) use track::{State, Step, Tracks};

use super::groups::Adds;
use super::line::Digits;
use super::wilds::WildCounts;
use kept::{Kept, More};
use laid::Laid;
use short::Short;

/// All that is known of the runs of one colour under one rule of the 1 after 13 (`run.wrap`).
#[derive(Debug)]
pub(super) struct Runs {
    pub(super) wrap: bool,
    pub(super) sweep: Sweep,
    laid: Laid,
    kept: Kept,
    /// The highest worth by what each tile adds, for hands with up to two wilds and with up to four.
    pub(super) most: [(Most<4>, Most<6>); 2],
    pub(super) lists: Lists,
    /// The highest sums by the number of tiles lacking.
    pub(super) short: Short,
}

impl Runs {
    pub(super) fn new(wrap: bool) -> Self {
        Self {
            wrap,
            sweep: Sweep::new(wrap),
            laid: Laid::new(),
            kept: Kept::new(wrap),
            most: [Adds::Rank, Adds::Tile].map(|adds| (Most::new(wrap, adds), Most::new(wrap, adds))),
            lists: Lists::default(),
            short: Short::new(wrap),
        }
    }

    /// The numbers of wilds with which all tiles of a set lie in runs.
    #[inline]
    pub(super) fn all(&mut self, digits: Digits, index: u32) -> WildCounts {
        self.laid.all(&mut self.sweep, digits, index)
    }

    /// The numbers of wilds with which all tiles but one, whichever, lie in runs.
    #[inline]
    pub(super) fn but_one(&mut self, digits: Digits, index: u32) -> WildCounts {
        self.laid.but_one(&mut self.sweep, digits, index)
    }

    /// What [`Self::all`] says of the tiles `held`.
    pub(super) fn all_of(&mut self, digits: Digits, held: Held) -> WildCounts {
        self.all(digits, digits.index(held.once, held.twice, held.thrice))
    }

    /// Four bits for each number of places, 0 first: how many tiles of a set runs keep in that many places or fewer.
    #[inline]
    pub(super) fn kept(&mut self, digits: Digits, index: u32) -> u64 {
        self.kept.get(digits, index)
    }

    /// For each number of places, as bits, the numbers of which one more tile would be kept.
    #[inline]
    pub(super) fn more(&mut self, digits: Digits, index: u32) -> More {
        self.kept.more(digits, index)
    }
}
