//! Opening in 101: the highest sum, the best openings, and how many there are (`open.*`).
//!
//! An opening is a multiset of melds laid from the hand, at least one tile staying behind. The engine finds them
//! (`layouts/openings`); here they become tiles of the hand, with what stays behind and what that costs.

mod throws;

pub use throws::LaidThrow;
pub(crate) use throws::{LayingRule, best_throw, throws};

use crate::hand::{Hand, NoAnswer};
use crate::layouts::{self, Layout, Layouts, Packed, Packer};
use crate::meld::Meld;
use crate::score::cost;
use crate::table::{Game, Profile, Role, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Pairing, lay_in_order};

/// What an opening has to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bars {
    /// The least sum of a series opening (`open.series`, `open.rising`).
    pub sum: u32,
    /// The least number of pairs (`open.pairs`, `open.rising`).
    pub pairs: u32,
}

impl Bars {
    /// The bars of a table where nobody has opened yet.
    pub const fn of(profile: &Profile) -> Self {
        Self { sum: profile.open.sum, pairs: profile.open.pairs }
    }
}

/// Melds laid from a hand, and what stays behind.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Laying {
    /// The melds, in the order of layouts.
    pub melds: Vec<Meld>,
    /// Their sum.
    pub sum: u32,
    /// The tiles that stay.
    pub left: Tiles,
    /// What those would count against a player who has opened (`penalty.opened`).
    pub left_sum: u32,
}

impl Laying {
    /// These melds of a hand.
    fn of(melds: Vec<Meld>, hand: &Hand) -> Self {
        let mut left = hand.tiles().clone();
        melds.iter().flat_map(Meld::tiles).for_each(|tile| left.remove(tile));
        let left_sum = left.iter().map(|tile| cost(tile, hand.table())).sum();
        Self { sum: melds.iter().map(Meld::sum).sum(), melds, left, left_sum }
    }
}

/// How a hand can open.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Openings {
    /// What an opening has to reach.
    pub bars: Bars,
    /// The highest sum that can be laid, whether it opens or not; of the layings with that sum, one with the most
    /// tiles.
    pub best: Laying,
    /// The opening that leaves the least behind; `None` where no sum reaches the bar.
    pub fewest_left: Option<Laying>,
    /// The opening that keeps the most okeys back; `None` where no sum reaches the bar.
    pub keeps_okey: Option<Laying>,
    /// The pairs.
    pub pairs: Pairing,
    /// Whether all but one of 22 tiles can be laid at once (`finish.hand`); of 21, whether they all can, so that
    /// whatever tile comes next is the one that stays. `None` where there are fewer: some lie on the table already.
    pub elden: Option<bool>,
    /// How many different openings reach the bar.
    pub openings: u64,
}

impl Openings {
    /// Whether runs and groups reach the bar.
    pub fn series(&self) -> bool {
        self.fewest_left.is_some()
    }

    /// Whether the hand can open in any way: with series, with pairs, or elden.
    pub fn any(&self) -> bool {
        self.series() || self.pairs.eligible || self.elden == Some(true)
    }
}

/// Tiles as they play at a table.
fn packed(tiles: impl Iterator<Item = Tile>, table: &Table) -> Packed {
    Packer::new(table).pack(tiles)
}

/// Whether hands open at a table, and with a tile taken from the left where one is.
///
/// # Errors
/// In other games than 101, and where no unopened player may take a tile (`take.must-open`).
pub fn asked_at(table: &Table, taking: bool) -> Result<(), NoAnswer> {
    match table.game() {
        Game::Yuzbir if taking && !table.profile().may_take_unopened() => Err(NoAnswer::TakingForbidden),
        Game::Yuzbir => Ok(()),
        Game::Classic | Game::Chains => Err(NoAnswer::NoOpeningInGame),
    }
}

/// Answers about how one hand of 101 can open.
///
/// ```
/// use okey::notation::{self, Letters};
/// use okey::opening::{Bars, Opener};
/// use okey::{Hand, Profile, Table, Variant};
///
/// let indicator = notation::tile("K1", Letters::Krby).expect("a tile").symbol;
/// let table = Table::new(Profile::new(Variant::Yuzbir), Some(indicator)).expect("a table");
/// let rack = notation::hand("R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O*", Letters::Krby).expect("tiles");
/// let hand = Hand::new(&table, &rack).expect("a hand");
/// let opener = Opener::new(&hand, Bars::of(table.profile()), None);
/// let openings = opener.openings();
/// assert!(openings.series());
/// assert_eq!(openings.best.sum, 133);
/// assert_eq!(opener.list().count() as u64, openings.openings);
/// ```
#[derive(Debug)]
#[must_use]
pub struct Opener {
    hand: Hand,
    bars: Bars,
    /// The tile taken from the left, which has to be laid.
    taken: Option<Tile>,
    search: layouts::OpeningSearch,
}

impl Opener {
    /// Prepares to answer about a hand of 101. A tile taken from the left is one of the hand's and must lie in the
    /// opening (`take.must-open`).
    pub fn new(hand: &Hand, bars: Bars, taken: Option<Tile>) -> Self {
        let table = hand.table();
        let must = taken.map(|tile| table.roles().of(tile));
        let search =
            layouts::OpeningSearch::new(packed(hand.tiles().iter(), table), table.profile().run_wrap, must, bars.sum);
        Self { hand: hand.clone(), bars, taken, search }
    }

    /// Prepares to answer about any hand.
    ///
    /// # Errors
    /// Where [`asked_at`] has some, and where the tile taken is not one of the hand's.
    pub fn of(hand: &Hand, bars: Bars, taken: Option<Tile>) -> Result<Self, NoAnswer> {
        asked_at(hand.table(), taken.is_some())?;
        match taken.filter(|&tile| hand.tiles().count(tile) == 0) {
            Some(tile) => Err(NoAnswer::TakenNotHeld { tile }),
            None => Ok(Self::new(hand, bars, taken)),
        }
    }

    /// The hand.
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The tile taken from the left.
    pub const fn taken(&self) -> Option<Tile> {
        self.taken
    }

    /// How the hand can open.
    pub fn openings(&self) -> Openings {
        let table = self.hand.table();
        let costly_first = self.costly_first();
        // An okey that was taken is laid in any case.
        let okey_taken = self.taken.is_some_and(|tile| table.is_okey(tile));
        let others = self.wilds(&costly_first).filter(|&tile| !table.is_okey(tile)).count() + usize::from(okey_taken);
        let lay = |layout: Layout, order: &[Tile]| self.laid(&layout, order);
        let best = lay(self.search.best(), &costly_first);
        let keeps_okey = self.search.keeps_okey(others);
        Openings {
            bars: self.bars,
            fewest_left: self.thriftiest(&best),
            keeps_okey: keeps_okey.map(|layout| lay(layout, &self.order(|tile| table.is_okey(tile)))),
            pairs: self.pairs(),
            elden: self.elden(),
            openings: self.search.count(),
            best,
        }
    }

    /// Returns the opening that leaves the least behind.
    pub(crate) fn fewest_left(&self) -> Option<Laying> {
        if self.reaches() { self.thriftiest(&self.best()) } else { None }
    }

    /// Returns that opening, given the one of the highest sum: where this leaves as little as any, it is both.
    fn thriftiest(&self, best: &Laying) -> Option<Laying> {
        let table = self.hand.table();
        let costly_first = self.costly_first();
        let wild_costs: Vec<u32> = self.wilds(&costly_first).map(|tile| cost(tile, table)).collect();
        let thriftiest = self.search.thriftiest(&wild_costs)?;
        let cost_of_all: u32 = costly_first.iter().map(|&tile| cost(tile, table)).sum();
        if best.left_sum + thriftiest.saved == cost_of_all {
            return Some(best.clone());
        }
        self.search.fewest_left(&thriftiest).map(|layout| self.laid(&layout, &costly_first))
    }

    /// The highest sum, without a thought for what else there is.
    pub(crate) fn best(&self) -> Laying {
        self.laid(&self.search.best(), &self.costly_first())
    }

    fn pairs(&self) -> Pairing {
        Pairing::with(&self.hand, usize::try_from(self.bars.pairs).unwrap_or(usize::MAX), self.taken)
    }

    /// Whether the hand can open in any way, as [`Openings::any`] says.
    pub fn opens(&self) -> bool {
        self.search.reaches_bar() || self.pairs().eligible || self.elden() == Some(true)
    }

    /// Whether runs and groups reach the bar.
    pub(crate) fn reaches(&self) -> bool {
        self.search.reaches_bar()
    }

    /// Whether runs and groups reach the bar with the false jokers left behind, whatever those play as.
    pub fn opens_without_false_jokers(&self) -> bool {
        let table = self.hand.table();
        let others = self.hand.tiles().iter().filter(|&tile| tile != Tile::FalseJoker);
        let must = self.taken.map(|tile| table.roles().of(tile));
        self.taken != Some(Tile::FalseJoker)
            && layouts::OpeningSearch::new(packed(others, table), table.profile().run_wrap, must, self.bars.sum)
                .reaches_bar()
    }

    fn elden(&self) -> Option<bool> {
        if !self.hand.is_whole() {
            return None;
        }
        let table = self.hand.table();
        let (layouts, hand) = (Layouts::new(table.profile().run_wrap), packed(self.hand.tiles().iter(), table));
        if !self.hand.on_turn() {
            return Some(layouts.is_complete(hand));
        }
        // A tile that must be laid is not the one that stays, unless there is another like it.
        let must = self.taken.map(|tile| table.roles().of(tile));
        let alike =
            must.map_or(0, |role| self.hand.tiles().iter().filter(|&tile| table.roles().of(tile) == role).count());
        Some(layouts.discards(hand).iter().any(|role| Some(role) != must || alike > 1))
    }

    /// Every opening that reaches the bar, found one at a time: by falling sum, those of one sum by falling number of
    /// tiles.
    pub fn list(&self) -> impl Iterator<Item = Laying> + '_ {
        let order = self.costly_first();
        self.search.list().map(move |layout| self.laid(&layout, &order))
    }

    /// The tiles in the order in which they are laid where several play as the same: the one taken, then by `first`.
    fn order<K: Ord>(&self, first: impl Fn(Tile) -> K) -> Vec<Tile> {
        let others = self.taken.map_or_else(|| self.hand.tiles().clone(), |taken| self.hand.tiles().without(taken));
        let mut order: Vec<Tile> = others.iter().collect();
        order.sort_by_cached_key(|&tile| (first(tile), tile));
        order.splice(..0, self.taken);
        order
    }

    /// The tiles in the order that leaves the least.
    fn costly_first(&self) -> Vec<Tile> {
        self.order(|tile| std::cmp::Reverse(cost(tile, self.hand.table())))
    }

    fn wilds<'o>(&self, order: &'o [Tile]) -> impl Iterator<Item = Tile> + use<'o> {
        let roles = self.hand.table().roles();
        order.iter().copied().filter(move |&tile| roles.of(tile) == Role::Wild)
    }

    fn laid(&self, layout: &Layout, order: &[Tile]) -> Laying {
        Laying::of(lay_in_order(layout, order.iter().copied(), self.hand.table()), &self.hand)
    }

    /// A layout of all tiles.
    fn whole(&self, layout: &Layout) -> Laying {
        self.laid(layout, &self.order(|tile| tile))
    }
}
