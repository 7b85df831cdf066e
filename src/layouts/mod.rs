//! The engine: what the tiles of a hand are worth in runs and groups.
//!
//! Groups tie the colours together, runs do not. So every question chooses groups number by number (`groups`) and looks
//! up what runs can do with the tiles left of each colour (`runs`): whether they lie in runs at all, in how many ways
//! and in which, how many are kept in a number of places, what they sum to. What is known of one colour is found when
//! it is first asked for and serves every later hand of the thread; no answer depends on it.

#![expect(clippy::cast_possible_truncation, reason = "counts of tiles, and bits and indices of one colour, are small")]

mod chains;
mod choose;
mod count;
mod deadwood;
mod figures;
mod groups;
mod kept;
mod line;
mod list;
mod openings;
mod packed;
mod places;
mod reach;
mod runs;
mod shape;
mod sums;
mod targets;
mod wilds;
mod wins;
mod worth;

use std::cell::RefCell;

pub(crate) use chains::CHAINS_TO_WIN;
pub use chains::{chain_layouts, whole_chains};
pub use deadwood::FewestOutside;
pub(crate) use groups::{LaidGroups, Objective, TakenTiles, holding_of, laid_groups, merged_groups, sum_of, takings};
pub use list::LayoutIter;
pub(crate) use openings::OpeningSearch;
pub(crate) use packed::{
    ALL_FACES, NUMBERS_OF_LANE, ONES, bit_index, face_at, face_bit, faces_of, faces_to_bits, has_more_bits_than, lane,
    set_bits,
};
pub use packed::{NotAHand, Packed, Packer, RoleSet};
pub(crate) use places::PLACES;
pub use shape::{GroupShape, RunShape, Shape};
pub(crate) use sums::Opening;
pub(crate) use targets::{Copies, TargetMeld, TargetMelds};

pub(crate) use runs::MOST_LAID;
use runs::Runs;

/// A layout: a multiset of melds, sorted.
pub type Layout = Vec<Shape>;

/// The layouts of hands under one rule of runs.
///
/// ```
/// use okey::{FalseJoker, Indicator, RoleCounts, Roles, Tile};
/// use okey::layouts::{Layouts, Packed};
///
/// let roles = Roles::new(Some(Indicator::new("R5".parse()?)), FalseJoker::Okey);
/// let tiles = ["B10", "Y10", "K10", "R6"].iter().map(|tile| tile.parse::<Tile>()).collect::<Result<Vec<_>, _>>()?;
/// let hand = Packed::try_from(&RoleCounts::new(tiles, &roles))?;
/// // The okey is the fourth of the group: one layout.
/// assert_eq!(Layouts::new(true).count(hand), 1);
///
/// // No hand holds four tiles of one face.
/// assert!(Packed::try_from(&RoleCounts::new(["K1".parse::<Tile>()?; 4], &roles)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layouts {
    wrap: bool,
}

thread_local! {
    /// What this thread knows of runs, without a 1 after 13 and with it.
    static RUNS: [RefCell<Option<Box<Runs>>>; 2] = const { [const { RefCell::new(None) }; 2] };
}

impl Layouts {
    /// The layouts where 1 may follow 13, or not (`run.wrap`).
    pub const fn new(wrap: bool) -> Self {
        Self { wrap }
    }

    /// Runs `ask` on what this thread knows of runs.
    fn with_runs<T>(self, ask: impl FnOnce(&mut Runs) -> T) -> T {
        RUNS.with(|runs| {
            let mut runs = runs[usize::from(self.wrap)].borrow_mut();
            ask(runs.get_or_insert_with(|| Box::new(Runs::new(self.wrap))))
        })
    }
}
