//! Every layout of a hand in runs and groups, counted or listed as [`partition`](crate::partition) does.
//!
//! Groups are chosen number by number. The sweep of each colour's rest says after every number whether the choice can still
//! come to an end, and with what wilds. What is left of a colour then lies in runs in a few ways, which are remembered from
//! hand to hand.

mod choose;
mod count;
mod groups;
mod grow;
mod list;
mod lists;

use std::ops::ControlFlow;

use super::packed::Packed;
use super::runs::Runs;
use super::sweep::Sweep;
use super::wilds::WildCounts;
use crate::indicator::Role;
use crate::partition::Shape;
use crate::profile::Game;
use crate::table::Table;
use count::{Counter, Known};
use groups::Layings;
use grow::Held;
use list::Lister;
use lists::Lists;

/// Counts and lists the layouts of hands. What it learns from one hand serves the next.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use okey::fast::{Judge, Layouts};
/// use okey::notation::{self, Letters};
/// use okey::{Place, Profile, Table, Tiles, Variant, lay};
///
/// let indicator = notation::tile("R5", Letters::Krby, Place::Indicator).expect("a tile").symbol;
/// let table = Table::new(Profile::new(Variant::Okey), Some(indicator)).expect("a table");
/// let rack = notation::hand("K1-3 R7-9 KBY10 Y12 Y13 Y1 J K6 R6", Letters::Krby).expect("tiles");
/// let tiles: Tiles = rack.symbols().filter_map(|symbol| symbol.tile(table.indicator())).collect();
/// let judge = Judge::new(&table).expect("a game of melds");
/// let hand = judge.pack(tiles.iter()).expect("two of a face");
/// let mut layouts = Layouts::new(&table).expect("a game of melds");
/// let thrown = "K6".parse()?;
/// let role = Some(table.roles().of(thrown));
/// assert_eq!(layouts.count(hand, role), 5);
/// let mut listed = Vec::new();
/// let _ = layouts.visit(hand, role, |layout| {
///     listed.push(lay(layout, &tiles.without(thrown), &table));
///     ControlFlow::Continue(())
/// });
/// assert_eq!(listed.len(), 5);
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug)]
pub struct Layouts {
    tables: Tables,
    lists: Lists,
    known: Known,
}

/// How much of either is remembered before it is forgotten: some megabytes.
const MOST_LISTED: usize = 1 << 18;
const MOST_KNOWN: usize = 1 << 16;

/// What is made once for all hands.
#[derive(Debug)]
struct Tables {
    wrap: bool,
    runs: &'static Runs,
    sweep: &'static Sweep,
    layings: &'static Layings,
}

impl Tables {
    /// With how many wilds tiles of one colour lie in runs.
    fn in_runs(&self, held: Held) -> WildCounts {
        self.runs.get(self.runs.index(held.some, held.both)).all()
    }
}

impl Layouts {
    /// Prepares to lay out hands of a table, or of any other with the same rule of the 1 after 13 (`run.wrap`); `None` for a
    /// game without runs and groups. The first makes the tables, which takes a moment; the next ones share them.
    #[must_use]
    pub fn new(table: &Table) -> Option<Self> {
        let profile = table.profile();
        (profile.game != Game::Chains).then(|| Self::with(profile.run_wrap))
    }

    /// The same by whether 1 may follow 13.
    pub(super) fn with(wrap: bool) -> Self {
        Self {
            tables: Tables { wrap, runs: Runs::of(wrap), sweep: Sweep::of(wrap), layings: Layings::all() },
            lists: Lists::new(),
            known: Known::default(),
        }
    }

    /// How many layouts use all tiles but one that plays so, or all where `thrown` is `None`; 0 where there is no such tile.
    #[must_use]
    pub fn count(&mut self, hand: Packed, thrown: Option<Role>) -> u64 {
        let Some(kept) = hand.without(thrown) else { return 0 };
        self.forget();
        let mut counter = Counter::new(&self.tables, &mut self.lists, &mut self.known, kept.wilds);
        let _ = self.tables.choose(kept, &mut counter);
        counter.total
    }

    /// Shows `visit` the layouts that [`Self::count`] counts, in the order in which
    /// [`Analysis::decompositions`](crate::Analysis::decompositions) lists them, until it breaks off; says whether it did.
    /// [`lay`](crate::lay) lays a layout with the tiles that stay.
    pub fn visit(
        &mut self,
        hand: Packed,
        thrown: Option<Role>,
        visit: impl FnMut(&[Shape]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(kept) = hand.without(thrown) else { return ControlFlow::Continue(()) };
        self.forget();
        self.tables.choose(kept, &mut Lister::new(&self.tables, &mut self.lists, visit))
    }

    /// Forgets what was learned where it is too much to keep.
    fn forget(&mut self) {
        if self.lists.len() >= MOST_LISTED {
            self.lists = Lists::new();
        }
        if self.known.len() >= MOST_KNOWN {
            self.known = Known::default();
        }
    }
}
