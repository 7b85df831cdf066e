//! Opening in 101 (`open.*`): the best openings of a hand, and the number of openings.
//!
//! An opening lays melds from the hand. At least one tile must stay in the hand for the discard. `layouts/openings`
//! finds the shapes of these melds. This module chooses the tiles that fill the shapes, and computes the penalty
//! points of the tiles that stay in the hand.

mod throws;

pub use throws::LaidThrow;
pub(crate) use throws::{LayingRule, best_throw, throws};

use serde::Serialize;

use crate::hand::{Hand, NoAnswer};
use crate::layouts::{self, Caches, Layout, LeftPoints, Packed, Packer};
use crate::meld::Meld;
use crate::score::cost;
use crate::sort;
use crate::table::{Game, Profile, Rising, Role, Table};
use crate::tiles::{Face, Tile, Tiles};
use crate::winning::{Pairing, lay_in_order};

/// What a player must lay to open: enough points, or enough pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bars {
    /// The lowest sum of points with which runs and groups open (`open.series`, `open.rising`).
    pub sum: u32,
    /// The lowest number of pairs with which a player opens (`open.pairs`, `open.rising`).
    pub pairs: u32,
}

impl Bars {
    /// Returns the sum of points and the number of pairs that the first player needs to open at a table. At some
    /// tables, later players need more.
    pub const fn of(profile: &Profile) -> Self {
        Self { sum: profile.open.sum, pairs: profile.open.pairs }
    }

    /// Returns true if an earlier opening raised one of the bars (`open.rising`).
    fn are_raised(self, profile: &Profile) -> bool {
        let first = Self::of(profile);
        profile.open.rising != Rising::Off && (self.sum > first.sum || self.pairs > first.pairs)
    }
}

/// The melds that are laid, and the tiles that remain in the rack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "LayingReport"))]
#[must_use]
pub struct Laying {
    /// The sum of the melds.
    pub sum: u32,
    /// The melds that the player lays.
    pub melds: Vec<Meld>,
    /// The tiles that stay in the rack.
    pub left: Tiles,
    /// The points that the tiles left would cost, before any doubling.
    pub left_sum: u32,
}

impl Laying {
    fn of(melds: Vec<Meld>, hand: &Hand) -> Self {
        let mut left = hand.tiles().clone();
        melds.iter().flat_map(Meld::tiles).for_each(|tile| left.remove(tile));
        let left_sum = left.iter().map(|tile| cost(tile, hand.table())).sum();
        Self { sum: melds.iter().map(Meld::sum).sum(), melds, left, left_sum }
    }
}

/// The ways in which a hand of 101 can open.
#[derive(Debug)]
#[must_use]
pub struct Openings {
    /// What an opening needs: it must reach either the sum of points or the number of pairs.
    pub bars: Bars,
    /// The melds with the highest sum of points, even if this is too low to open. If several choices of melds have this
    /// sum, it is one with the most tiles.
    pub best: Laying,
    /// The opening that leaves the fewest penalty points in the hand; `None` if runs and groups cannot open.
    pub fewest_left: Option<Laying>,
    /// The opening with runs and groups that lays the fewest okeys, or `None` if runs and groups cannot open.
    pub keeps_okey: Option<Laying>,
    /// The pairs that the hand can form, whether or not they are enough to open.
    pub pairs: Pairing,
    /// True if the player can lay the whole hand at once (`finish.hand`): all of 21 tiles, or all of 22 except one for
    /// the discard. False if an earlier opening raised the bar (`open.rising`). `None` if the hand has fewer tiles,
    /// because the player has already laid some.
    pub elden: Option<bool>,
    /// The number of different openings with runs and groups.
    pub openings: u64,
    /// True if runs and groups of the hand have enough points to open.
    series: bool,
    opener: Opener,
}

/// A part of [`Openings`] that takes long to compute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpeningPart {
    /// The melds with the highest sum. The sum itself is always computed.
    Best,
    FewestLeft,
    KeepsOkey,
    /// The number of different openings with runs and groups.
    Count,
    /// The pairs. Without this part, pairs that are too few to open are omitted.
    Pairs,
}

impl Openings {
    /// Returns the hand for which the openings were computed.
    pub const fn hand(&self) -> &Hand {
        &self.opener.hand
    }

    /// Returns the tile that the player took from the left neighbour, if any. Every opening must lay it.
    pub const fn taken(&self) -> Option<Tile> {
        self.opener.taken
    }

    pub(crate) const fn opener(&self) -> &Opener {
        &self.opener
    }

    /// Returns true if runs and groups of the hand have enough points to open.
    pub const fn series(&self) -> bool {
        self.series
    }

    /// Returns true if the hand can open with runs and groups or with pairs. A hand that can only lay all tiles at once
    /// (elden) does not count, because it opens only to finish in the same turn.
    pub const fn any(&self) -> bool {
        self.series() || self.pairs.eligible
    }
}

fn packed(tiles: impl Iterator<Item = Tile>, table: &Table) -> Packed {
    Packer::new(table).pack(tiles)
}

/// Checks that a question about openings has an answer at this table. `taking` is true if the player takes a discard.
///
/// # Errors
/// Returns an error for a game other than 101. Returns an error if `taking` is true and the table forbids a player who
/// has not opened to take a discard (`take.must-open`).
pub(crate) fn asked_at(table: &Table, taking: bool) -> Result<(), NoAnswer> {
    match table.game() {
        Game::Yuzbir if taking && !table.profile().takes_unopened => Err(NoAnswer::TakingForbidden),
        Game::Yuzbir => Ok(()),
        Game::Classic | Game::Chains => Err(NoAnswer::NoOpeningInGame),
    }
}

/// The search for the ways in which one hand of 101 can open. Its tables are computed lazily and cached.
#[derive(Debug)]
#[must_use]
pub(crate) struct Opener {
    hand: Hand,
    bars: Bars,
    /// The tile taken from the left neighbour, which the opening must lay.
    taken: Option<Tile>,
    /// The highest number of pairs in the hand.
    most_pairs: u32,
    search: layouts::OpeningSearch,
}

impl Opener {
    /// Returns the search for the openings of a hand of 101. If `taken` is a tile, the hand must hold it, and every
    /// opening must lay it (`take.must-open`).
    pub(crate) fn new(caches: &Caches, hand: &Hand, bars: Bars, taken: Option<Tile>) -> Self {
        let table = hand.table();
        let must = taken.map(|tile| table.roles().of(tile));
        let tiles = packed(hand.tiles().iter(), table);
        let search = layouts::OpeningSearch::new(caches, tiles, table.profile().run_wrap, must, bars.sum, false);
        Self { hand: hand.clone(), bars, taken, most_pairs: tiles.pairs(), search }
    }

    /// Returns the search for the openings of a hand.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`asked_at`]. Returns an error if the hand does not hold the taken tile.
    pub(crate) fn of(caches: &Caches, hand: &Hand, bars: Bars, taken: Option<Tile>) -> Result<Self, NoAnswer> {
        asked_at(hand.table(), taken.is_some())?;
        match taken.filter(|&tile| hand.tiles().count(tile) == 0) {
            Some(tile) => Err(NoAnswer::TakenNotHeld { tile }),
            None => Ok(Self::new(caches, hand, bars, taken)),
        }
    }

    /// Returns the openings of the hand. Computes the parts for which `wanted` returns true; other parts may be empty.
    pub(crate) fn openings(self, caches: &Caches, wanted: impl Fn(OpeningPart) -> bool) -> Openings {
        let series = self.reaches(caches);
        let best = if wanted(OpeningPart::Best) || wanted(OpeningPart::FewestLeft) {
            self.best(caches)
        } else {
            Laying { melds: Vec::new(), sum: self.search.highest_sum(caches), left: Tiles::default(), left_sum: 0 }
        };
        let needs_pairs = self.has_enough_pairs() || wanted(OpeningPart::Pairs);
        let pairs = if needs_pairs { self.pairs() } else { Pairing::default() };
        let wanted = |part| series && wanted(part);
        let counts = wanted(OpeningPart::Count);
        Openings {
            bars: self.bars,
            fewest_left: wanted(OpeningPart::FewestLeft)
                .then(|| self.thriftiest(caches, &best, counts, LeftPoints::UNKNOWN))
                .flatten(),
            keeps_okey: wanted(OpeningPart::KeepsOkey).then(|| self.keeps_okey(caches)).flatten(),
            pairs,
            elden: self.elden(caches),
            openings: if counts { self.search.count(caches) } else { 0 },
            series,
            best,
            opener: self,
        }
    }

    fn keeps_okey(&self, caches: &Caches) -> Option<Laying> {
        let table = self.hand.table();
        // An opening first lays the wild false jokers, and a taken okey, which must be laid. `others` is their number.
        let okey_taken = self.taken.is_some_and(|tile| table.is_okey(tile));
        let order = self.order(|tile| u32::from(table.is_okey(tile)));
        let others = self.wilds(&order).filter(|&tile| !table.is_okey(tile)).count() + usize::from(okey_taken);
        self.search.keeps_okey(caches, others).map(|layout| self.laid(&layout, &order))
    }

    /// Returns the opening that leaves the fewest penalty points in the hand, or `None` if runs and groups cannot open.
    /// May also return `None` if every opening leaves more than `left.most` points.
    pub(crate) fn fewest_left(&self, caches: &Caches, left: LeftPoints) -> Option<Laying> {
        if self.reaches(caches) { self.thriftiest(caches, &self.best(caches), false, left) } else { None }
    }

    /// Returns the opening with runs and groups that leaves the fewest penalty points in the hand, or `None` if runs
    /// and groups cannot open. `best` has the highest sum, and is returned if no opening leaves fewer points. If
    /// `counts` is true, the search uses the graph of all openings, because the caller needs it anyway to count the
    /// openings. Otherwise it builds smaller graphs, and may return `None` if every opening leaves more than
    /// `left.most` points.
    fn thriftiest(&self, caches: &Caches, best: &Laying, counts: bool, left: LeftPoints) -> Option<Laying> {
        let (costly_first, wild_costs, cost_of_all) = self.costs();
        let narrowed;
        let (search, thriftiest) = if counts {
            (&self.search, self.search.thriftiest(caches, &wild_costs)?)
        } else {
            // Only an opening that leaves fewer points than `best` is of interest.
            let narrow = |below| self.search.narrowed(caches, (&wild_costs, cost_of_all), left.at_most(below), None);
            let Some((smaller, thriftiest)) = best.left_sum.checked_sub(1).and_then(narrow) else {
                return (best.left_sum <= left.most).then(|| best.clone());
            };
            narrowed = smaller;
            (&narrowed, thriftiest)
        };
        // The search can also find an opening that leaves a wild, and so more points than `best`.
        if best.left_sum + thriftiest.saved <= cost_of_all {
            return Some(best.clone());
        }
        search.fewest_left(caches, &thriftiest).map(|layout| self.laid(&layout, &costly_first))
    }

    /// Of the openings whose melds accept no tile of the face `barred`, returns the one that leaves the fewest penalty
    /// points in the hand. A group of three with a wild is allowed, because the wild can stand for this face. Returns
    /// `None` if there is no such opening. May also return `None` if every such opening leaves more than `left.most`
    /// points.
    fn fewest_left_barring(&self, caches: &Caches, barred: Face, left: LeftPoints) -> Option<Laying> {
        let (costly_first, wild_costs, cost_of_all) = self.costs();
        let costs = (&*wild_costs, cost_of_all);
        let (search, thriftiest) = self.search.narrowed(caches, costs, left, Some(barred))?;
        search.fewest_left(caches, &thriftiest).map(|layout| self.laid(&layout, &costly_first))
    }

    /// Returns the tiles in the order of [`Self::costly_first`], the penalty points of each wild in this order, and the
    /// penalty points of all tiles.
    fn costs(&self) -> (Vec<Tile>, Vec<u32>, u32) {
        let table = self.hand.table();
        let costly_first = self.costly_first();
        let wild_costs = self.wilds(&costly_first).map(|tile| cost(tile, table)).collect();
        let cost_of_all = costly_first.iter().map(|&tile| cost(tile, table)).sum();
        (costly_first, wild_costs, cost_of_all)
    }

    /// Returns the melds with the highest sum, without computing the other fields of [`Openings`].
    pub(crate) fn best(&self, caches: &Caches) -> Laying {
        self.laid(&self.search.best(caches), &self.costly_first())
    }

    /// Returns true if the hand has as many pairs as an opening needs. It may still be unable to open with them, for
    /// example because no pair has the taken tile.
    const fn has_enough_pairs(&self) -> bool {
        self.most_pairs >= self.bars.pairs
    }

    fn pairs(&self) -> Pairing {
        Pairing::with(&self.hand, self.bars.pairs as usize, self.taken)
    }

    /// Returns true if the hand can open; see [`Openings::any`].
    pub(crate) fn opens(&self, caches: &Caches) -> bool {
        self.search.reaches_bar(caches) || self.has_enough_pairs() && self.pairs().eligible
    }

    /// Returns true if runs and groups of the hand have enough points to open.
    pub(crate) fn reaches(&self, caches: &Caches) -> bool {
        self.search.reaches_bar(caches)
    }

    pub(crate) fn opens_without_false_jokers(&self, caches: &Caches) -> bool {
        let table = self.hand.table();
        let others: Vec<Tile> = self.hand.tiles().iter().filter(|&tile| tile != Tile::FalseJoker).collect();
        let must = self.taken.map(|tile| table.roles().of(tile));
        // If a false joker stays, it can be the discard. Then the opening may lay all other tiles of the hand.
        let whole = others.len() < self.hand.tiles().len();
        let (wrap, others) = (table.profile().run_wrap, packed(others.into_iter(), table));
        self.taken != Some(Tile::FalseJoker)
            && layouts::OpeningSearch::new(caches, others, wrap, must, self.bars.sum, whole).reaches_bar(caches)
    }

    fn elden(&self, caches: &Caches) -> Option<bool> {
        if !self.hand.is_whole() {
            return None;
        }
        let table = self.hand.table();
        // Another player must have opened, so a finish in this turn would not be elden.
        if self.bars.are_raised(table.profile()) {
            return Some(false);
        }
        // At most one tile, the discard, may be outside melds.
        if self.search.tiles_for_melds() + 1 < self.hand.tiles().len() {
            return Some(false);
        }
        let (layouts, hand) = (caches.layouts(table.profile().run_wrap), packed(self.hand.tiles().iter(), table));
        if !self.hand.on_turn() {
            return Some(layouts.is_complete(hand));
        }
        // The player must lay a taken tile. So the discard must have a different role, or the hand must have a second
        // tile of the same role.
        let must = self.taken.map(|tile| table.roles().of(tile));
        let copies =
            must.map_or(0, |role| self.hand.tiles().iter().filter(|&tile| table.roles().of(tile) == role).count());
        Some(layouts.discards(hand).iter().any(|role| Some(role) != must || copies > 1))
    }

    /// Returns every opening with runs and groups lazily, sorted by sum and then by number of tiles, highest first.
    pub(crate) fn list<'a>(&'a self, caches: &'a Caches) -> impl Iterator<Item = Laying> + 'a {
        let order = self.costly_first();
        self.search.list(caches).map(move |layout| self.laid(&layout, &order))
    }

    /// Returns the tiles of the hand in the order in which they are laid: the taken tile first, then the other tiles,
    /// sorted by the number that `key` returns. Of two tiles with the same role, the earlier one is laid first.
    fn order(&self, key: impl Fn(Tile) -> u32) -> Vec<Tile> {
        let others = self.taken.map_or_else(|| self.hand.tiles().clone(), |taken| self.hand.tiles().without(taken));
        let mut order: Vec<Tile> = others.iter().collect();
        sort::by_number(&mut order, |&tile| key(tile));
        order.splice(..0, self.taken);
        order
    }

    /// Returns the tiles in the order in which they are laid: after the taken tile, those with the most penalty points
    /// first.
    fn costly_first(&self) -> Vec<Tile> {
        self.order(|tile| u32::MAX - cost(tile, self.hand.table()))
    }

    fn wilds<'o>(&self, order: &'o [Tile]) -> impl Iterator<Item = Tile> + use<'o> {
        let roles = self.hand.table().roles();
        order.iter().copied().filter(move |&tile| roles.of(tile) == Role::Wild)
    }

    fn laid(&self, layout: &Layout, order: &[Tile]) -> Laying {
        Laying::of(lay_in_order(layout, order.iter().copied(), self.hand.table()), &self.hand)
    }

    /// Chooses a tile of the hand for each place of a layout that uses all tiles, and returns the resulting melds.
    fn whole(&self, layout: &Layout) -> Laying {
        self.laid(layout, &self.order(|_| 0))
    }
}
