//! The searches for melds. They find, for example, the layouts of a hand: the ways to split it into runs and groups.
//!
//! A group uses tiles of several colours, a run uses tiles of one. So every search first chooses groups, number by
//! number (`groups`). After that only runs remain, and a run has one colour, so the search handles each colour alone.
//! The module `runs` answers the questions about one colour. Can runs use all remaining tiles, and in how many ways?
//! How many of these tiles can a complete hand use? How many points can the runs have? The answers are computed lazily,
//! cached in `Caches`, and reused for later hands. No answer depends on what the caches hold.
//!
//! Example: for `K1 K2 K3 R3 B3` without wilds, there are two choices at the number 3: no group, or the group
//! `K3 R3 B3`. Without the group, red is left with `R3`, which is no run. With the group, black is left with `K1 K2`,
//! which are no run. So no layout uses all five tiles.
//!
//! These words have one meaning in the whole folder:
//!
//! | word | meaning |
//! |---|---|
//! | target | a complete hand that the player can aim for |
//! | kept | tiles of the hand that a target uses; `R4 R5` are kept in the run `R4 R5 R6` |
//! | place | a position in a meld, even if its tile is missing; in a run, a number 1 to 13, or 14 for the 1 after 13 |
//! | lacking | missing tiles: tiles of planned melds that the hand does not hold |
//! | forced wilds | tiles of planned melds that must be wilds, because the tile set has too few natural tiles |
//! | grouped, ungrouped | tiles of the hand that are in groups, and those left for runs |
//! | taken | tiles of one number that groups use, counted by colour |
//! | holding | the tiles of one number, counted by colour, two bits per colour: `K5 K5 R5` is 2 + 1 · 4 |
//! | index | the tiles of one colour as an index into tables, in base three: `R1 R1 R3` is 2 + 0 · 3 + 1 · 9 |
//! | digits | the order of the base-three digits in an index; see the file `line` |
//! | worth | points or number of tiles, whichever the search maximises |
//! | rank | points in the high bits, tiles in the low 5 bits: 3 tiles with 15 points are 15 · 32 + 3 |
//! | site | a number at which the hand can form groups |
//!
//! A variable `number` of type `usize` is the number on a tile, counted from 0: 0 means the number 1. A variable
//! `indices` has one index for each of the four colours.
//!
//! | file | question |
//! |---|---|
//! | `wins` | after which discards can melds use all other tiles? |
//! | `choose`, `count`, `list` | how many layouts of all tiles are there, and which? |
//! | `kept`, `targets` | how many tiles does the nearest complete hand keep, and which are missing? |
//! | `sums`, `deadwood` | what is the highest sum of melds, how many tiles can melds use? |
//! | `reach` | can melds reach a sum of points if the player gets some more tiles? |
//! | `openings` | which openings of 101 have enough points, and how many are there? |

#![expect(clippy::cast_possible_truncation, reason = "counts of tiles, and bits and indices of one colour, are small")]

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
mod wins;

use std::cell::RefCell;

use groups::TargetGroupsCache;
use runs::{Runs, StepCache};

pub(crate) use count::LayoutCounts;
pub(crate) use deadwood::FewestOutside;
pub(crate) use groups::{LaidGroups, Objective, TakenTiles, holding_of, laid_groups, merged_groups, sum_of, takings};
pub use list::LayoutIter;
pub(crate) use list::{CHAINS_TO_WIN, chain_layouts, whole_chains};
pub(crate) use openings::{LeftPoints, OpeningSearch};
pub(crate) use packed::{
    ALL_FACES, NUMBERS_OF_LANE, ONES, bit_index, face_at, face_bit, faces_of, faces_to_bits, has_more_bits_than, lane,
    set_bits,
};
pub use packed::{Packed, Packer, RoleSet};
pub(crate) use places::PLACES;
pub(crate) use runs::MOST_LAID;
pub use shape::{GroupShape, RunShape, Shape};
pub(crate) use sums::Opening;
pub(crate) use targets::{Copies, TargetMeld, TargetMelds};

/// A layout: a sorted multiset of melds. A [`Shape`] describes each meld, but does not say which of two equal tiles it
/// uses.
pub type Layout = Vec<Shape>;

/// All caches of the engine. Every cache is filled lazily.
#[derive(Debug, Default)]
pub(crate) struct Caches {
    /// The cached results of searches for runs. Index 1 is for games in which a 1 may follow 13 in a run, index 0 for
    /// all other games.
    runs: [RefCell<Option<Box<Runs>>>; 2],
    /// A cache of the ways to continue open runs, which the next number can extend, with the tiles of that number. The
    /// search for openings and the count of layouts share it.
    steps: RefCell<StepCache>,
    /// A cache of the groups that complete hands can have.
    target_groups: RefCell<TargetGroupsCache>,
}

impl Caches {
    /// Returns the searches for melds, which use these caches. If `wrap` is true, a 1 may follow 13 in a run, as in
    /// `R12 R13 R1` (`run.wrap`).
    pub(crate) const fn layouts(&self, wrap: bool) -> Layouts<'_> {
        Layouts { caches: self, wrap }
    }
}

/// The searches for melds. `wrap` is true if a 1 may follow 13 in a run, as in `R12 R13 R1`.
#[derive(Debug, Clone, Copy)]
pub struct Layouts<'e> {
    caches: &'e Caches,
    wrap: bool,
}

impl Layouts<'_> {
    /// Calls `ask` with the cached results about runs, and returns the result of `ask`.
    fn with_runs<T>(self, ask: impl FnOnce(&mut Runs) -> T) -> T {
        let mut runs = self.caches.runs[usize::from(self.wrap)].borrow_mut();
        ask(runs.get_or_insert_with(|| Box::new(Runs::new(self.wrap))))
    }
}
