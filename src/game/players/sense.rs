//! What players reckon with: the engine, behind one thin place, so that it can be exchanged.

use std::sync::OnceLock;

use super::company::company;
use crate::distance::{Distances, Finder, earned};
use crate::game::pool::Counts;
use crate::game::{Pool, View};
use crate::hand::Hand;
use crate::layouts::{CHAINS_TO_WIN, Layouts, PLACES, Packed, Packer, RoleSet};
use crate::opening::Bars;
use crate::table::{Game, Role, Table};
use crate::tiles::{Colour, Face, Number, Tile, Tiles};
use crate::winning::Analysis;
use crate::winning::other_ways;

/// Answers about the racks of one table.
#[derive(Debug)]
pub struct Sense {
    table: Table,
    packer: Packer,
    layouts: Layouts,
    /// Made when a distance is first asked for: not every player does.
    finder: OnceLock<Finder>,
    /// Every tile of the set but the indicator.
    whole: Counts,
}

/// What a rack of 101 can open with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Reckoning {
    /// The highest sum of runs and groups, one tile staying behind.
    pub(super) sum: u32,
    /// How many pairs there are, okeys used.
    pub(super) pairs: u32,
}

impl Reckoning {
    /// Whether that may open, whatever has to lie in it.
    pub(super) const fn opens(self, bars: Bars) -> bool {
        self.sum >= bars.sum || self.pairs >= bars.pairs
    }
}

/// More tiles than any set has.
const SET: usize = 200;

impl Sense {
    /// Prepares to answer about one table.
    pub fn new(table: &Table) -> Self {
        Self {
            packer: Packer::new(table),
            layouts: Layouts::new(table.profile().run_wrap),
            finder: OnceLock::new(),
            whole: Counts::to_deal(table),
            table: table.clone(),
        }
    }

    /// The discard that wins; of several the dearest.
    #[inline]
    pub(super) fn finish(&self, rack: &Pool) -> Option<Tile> {
        if self.table.game() == Game::Chains {
            return chains_win(rack);
        }
        let packed = self.packed(rack);
        let wins = self.layouts.but_one(packed)
            || !other_ways::pairs(packed).is_empty()
            || !other_ways::dizi(packed).is_empty();
        if wins { self.dearest(rack) } else { None }
    }

    /// The discard that wins, of several the dearest, for a rack that surely wins.
    #[cold]
    fn dearest(&self, rack: &Pool) -> Option<Tile> {
        let hand = Hand::from_tiles(&self.table, rack.iter()).ok()?;
        let discards = Analysis::new(&hand).verdict().into_discards();
        Some(discards.iter().max_by_key(|discard| earned(discard, self.table.profile()))?.tile)
    }

    /// A rack as it plays.
    const fn packed(&self, rack: &Pool) -> Packed {
        let (some, both, false_jokers) = rack.faces();
        self.packer.pack_faces(some, both, false_jokers)
    }

    /// The highest sum of runs and groups of a whole rack of 101, if it reaches `least`.
    pub(super) fn sum_from(&self, rack: &Pool, least: u32) -> Option<u32> {
        self.layouts.highest_sum_from(self.packed(rack), least)
    }

    /// Whether that rack may open, whatever has to lie in it.
    pub(super) fn opens(&self, rack: &Pool, bars: Bars) -> bool {
        self.packed(rack).pairs() >= bars.pairs || self.sum_from(rack, bars.sum).is_some()
    }

    fn finder(&self) -> &Finder {
        self.finder.get_or_init(|| Finder::new(&self.table))
    }

    /// How far some tiles are from winning in each way: of a rack on turn, after its best discard.
    pub(super) fn distances(&self, tiles: &Tiles) -> Distances {
        self.finder().distances(tiles)
    }

    /// How far some tiles are from winning in the nearest way.
    pub(super) fn least(&self, tiles: &Tiles) -> usize {
        self.distances(tiles).least().unwrap_or(PLACES)
    }

    /// Each different tile of a rack on turn with how far the others are.
    pub(super) fn after_each(&self, rack: &Tiles) -> Vec<(Tile, Distances)> {
        self.finder().after_each(rack)
    }

    /// How many of the unseen tiles bring a rack nearer, given its `distances`; the rack is one between turns.
    pub(super) fn useful(&self, tiles: &Tiles, distances: Distances, unseen: &HiddenTiles) -> usize {
        self.left_of(self.finder().useful_roles(tiles, distances), unseen)
    }

    /// The same after each of some discards of a rack on turn.
    fn useful_after(&self, rack: &Tiles, discards: &[(Tile, Distances)], unseen: &HiddenTiles) -> Vec<usize> {
        let useful = self.finder().useful_after(rack, discards).into_iter();
        useful.map(|useful| self.left_of(useful, unseen)).collect()
    }

    /// How many of the unseen tiles play as one of some roles.
    fn left_of(&self, useful: RoleSet, unseen: &HiddenTiles) -> usize {
        // Of more copies than two a hand knows nothing.
        if self.table.game() == Game::Chains {
            let plays = self.table.roles();
            let left = unseen.counts.iter().filter(|&(tile, _)| useful.contains(plays.of(tile)));
            return left.map(|(_, left)| usize::from(left)).sum();
        }
        unseen.packed.count_of(useful)
    }

    /// The tiles that a player has not seen: neither on his rack nor open.
    pub(super) fn unseen(&self, view: &View<'_>) -> HiddenTiles {
        let mut counts = self.whole;
        for tile in view.rack().iter().chain(view.open_tiles()) {
            counts.take(tile);
        }
        let chains = self.table.game() == Game::Chains;
        let packed = if chains { Packed::default() } else { self.packer.pack(counts.tiles()) };
        HiddenTiles { counts, packed }
    }

    /// Which tiles bring a rack nearer.
    pub(super) fn wants(&self, rack: &Tiles) -> impl Fn(Tile) -> bool + use<> {
        let useful = self.finder().useful_roles(rack, self.distances(rack));
        let plays = self.table.roles();
        move |tile| useful.contains(plays.of(tile))
    }

    /// What a rack of 101 can open with.
    pub(super) fn reckon(&self, tiles: &Tiles) -> Reckoning {
        let hand = self.packer.pack(tiles.iter());
        Reckoning { sum: self.layouts.highest_sum(hand), pairs: hand.pairs() }
    }

    /// The tiles whose throw leaves the least distance: first that which leaves the most useful tiles, less its danger
    /// in useful tiles, and of several the one with the least company.
    pub(super) fn best_throws(&self, view: &View<'_>, danger: impl Fn(Tile) -> usize) -> Vec<Tile> {
        let rack = view.rack().tiles();
        let mut near = self.after_each(&rack);
        let least = near.iter().filter_map(|(_, after)| after.least()).min();
        near.retain(|(_, after)| after.least() == least);
        if near.len() > 1 {
            let unseen = self.unseen(view);
            // The last of those alike comes first.
            near.reverse();
            let useful = self.useful_after(&rack, &near, &unseen);
            let mut near: Vec<_> = near.into_iter().map(|(tile, _)| tile).zip(useful).collect();
            near.sort_by_cached_key(|&(tile, useful)| (danger(tile) + SET - useful, company(view, &rack, tile)));
            return near.into_iter().map(|(tile, _)| tile).collect();
        }
        near.into_iter().map(|(tile, _)| tile).collect()
    }

    /// The most useful tiles that a rack, or a rack and one more tile, can have after the best discard.
    pub(super) fn most_useful(&self, view: &View<'_>, tiles: &Tiles) -> usize {
        let unseen = self.unseen(view);
        let now = self.distances(tiles);
        if tiles.len() <= view.rack().len() {
            return self.useful(tiles, now, &unseen);
        }
        let mut near = self.after_each(tiles);
        near.retain(|(_, after)| after.least() == now.least());
        self.useful_after(tiles, &near, &unseen).into_iter().max().unwrap_or(0)
    }

    /// For each role of the unseen tiles, how many there are and what a rack of 101 reaches with one of them.
    pub(super) fn after_draws(&self, kept: &Tiles, unseen: &HiddenTiles) -> impl Iterator<Item = (u64, Reckoning)> {
        let hand = self.packer.pack(kept.iter());
        let unseen = unseen.packed;
        unseen.roles().iter().filter_map(move |role| {
            let with = match role {
                Role::Wild => Packed { wilds: hand.wilds + 1, ..hand },
                Role::Natural(face) if hand.can_take(face) => hand.with(face),
                Role::Natural(_) => return None,
            };
            let count = u64::try_from(unseen.count_of([role].into_iter().collect())).ok()?;
            Some((count, Reckoning { sum: self.layouts.highest_sum(with), pairs: with.pairs() }))
        })
    }
}

/// Tiles that a player has not seen, as they are and as they play.
pub(super) struct HiddenTiles {
    counts: Counts,
    packed: Packed,
}

impl HiddenTiles {
    /// Every one of them, in canonical order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.counts.tiles()
    }
}

/// A tile that three chains can spare, if there are three.
fn chains_win(rack: &Pool) -> Option<Tile> {
    let of_number = |number: Number| Colour::ALL.map(|colour| Tile::from(Face::new(colour, number)));
    let whole = |number: &Number| of_number(*number).iter().all(|&tile| rack.count(tile) > 0);
    let chains: Vec<Number> = Number::all().filter(whole).take(CHAINS_TO_WIN).collect();
    let spare = |tile: &Tile| match tile {
        Tile::Numbered(face) => !chains.contains(&face.number) || rack.count(*tile) > 1,
        Tile::FalseJoker => true,
    };
    rack.distinct().find(|tile| chains.len() == CHAINS_TO_WIN && spare(tile))
}
