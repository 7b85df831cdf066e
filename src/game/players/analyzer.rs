//! The computer players' access to the engine, in one place.

use std::sync::OnceLock;

use super::count_neighbours::count_neighbours;
use crate::distance::{Distances, Finder, earned};
use crate::game::pool::PoolCounts;
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
pub struct RackAnalyzer {
    table: Table,
    packer: Packer,
    layouts: Layouts,
    /// Created when a distance is first needed, because not every player needs one.
    finder: OnceLock<Finder>,
    /// Every tile of the set except the indicator.
    whole: PoolCounts,
}

/// The best possible openings of a rack of 101.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct BestOpenings {
    /// The highest sum of runs and groups, with one tile left.
    pub(super) sum: u32,
    /// The number of pairs, with okeys.
    pub(super) pairs: u32,
}

impl BestOpenings {
    /// Returns true if it may open, ignoring a taken tile.
    pub(super) const fn opens(self, bars: Bars) -> bool {
        self.sum >= bars.sum || self.pairs >= bars.pairs
    }
}

/// More tiles than any set has.
const SET: usize = 200;

impl RackAnalyzer {
    /// Returns the answers for one table.
    pub fn new(table: &Table) -> Self {
        Self {
            packer: Packer::new(table),
            layouts: Layouts::new(table.profile().run_wrap),
            finder: OnceLock::new(),
            whole: PoolCounts::to_deal(table),
            table: table.clone(),
        }
    }

    /// Returns the winning discard; of several, the one worth the most.
    #[inline]
    pub(super) fn finish(&self, rack: &Pool) -> Option<Tile> {
        if self.table.game() == Game::Chains {
            return chains_win(rack);
        }
        let packed = self.packed(rack);
        let wins = self.layouts.can_complete_by_discard(packed)
            || !other_ways::pairs(packed).is_empty()
            || !other_ways::dizi(packed).is_empty();
        if wins { self.most_valuable_finish(rack) } else { None }
    }

    /// The same for a rack that surely wins.
    #[cold]
    fn most_valuable_finish(&self, rack: &Pool) -> Option<Tile> {
        let hand = Hand::from_tiles(&self.table, rack.iter()).ok()?;
        let discards = Analysis::new(&hand).verdict().into_discards();
        Some(discards.iter().max_by_key(|discard| earned(discard, self.table.profile()))?.tile)
    }

    /// Returns a rack by roles.
    const fn packed(&self, rack: &Pool) -> Packed {
        let (some, both, false_jokers) = rack.faces();
        self.packer.pack_faces(some, both, false_jokers)
    }

    /// Returns the highest sum of runs and groups of a whole rack of 101, if it reaches `least`.
    pub(super) fn sum_from(&self, rack: &Pool, least: u32) -> Option<u32> {
        self.layouts.highest_sum_from(self.packed(rack), least)
    }

    /// Returns true if that rack may open, ignoring a taken tile.
    pub(super) fn opens(&self, rack: &Pool, bars: Bars) -> bool {
        self.packed(rack).pairs() >= bars.pairs || self.sum_from(rack, bars.sum).is_some()
    }

    fn finder(&self) -> &Finder {
        self.finder.get_or_init(|| Finder::new(&self.table))
    }

    /// Returns the distances of some tiles; for a rack on turn, after its best discard.
    pub(super) fn distances(&self, tiles: &Tiles) -> Distances {
        self.finder().distances(tiles)
    }

    /// Returns the least distance of some tiles.
    pub(super) fn least(&self, tiles: &Tiles) -> usize {
        self.distances(tiles).least().unwrap_or(PLACES)
    }

    /// Returns each different tile of a rack on turn, with the distances without it.
    pub(super) fn after_each(&self, rack: &Tiles) -> Vec<(Tile, Distances)> {
        self.finder().after_each(rack)
    }

    /// Returns how many unseen tiles bring a rack nearer, given its `distances`; the rack is between turns.
    pub(super) fn useful(&self, tiles: &Tiles, distances: Distances, unseen: &HiddenTiles) -> usize {
        self.left_of(self.finder().useful_roles(tiles, distances), unseen)
    }

    /// The same after each of some discards of a rack on turn.
    fn useful_after(&self, rack: &Tiles, discards: &[(Tile, Distances)], unseen: &HiddenTiles) -> Vec<usize> {
        let useful = self.finder().useful_after(rack, discards).into_iter();
        useful.map(|useful| self.left_of(useful, unseen)).collect()
    }

    /// Returns how many unseen tiles have one of these roles.
    fn left_of(&self, useful: RoleSet, unseen: &HiddenTiles) -> usize {
        // More than two copies make no difference to a hand.
        if self.table.game() == Game::Chains {
            let plays = self.table.roles();
            let left = unseen.counts.iter().filter(|&(tile, _)| useful.contains(plays.of(tile)));
            return left.map(|(_, left)| usize::from(left)).sum();
        }
        unseen.packed.count_of(useful)
    }

    /// Returns the tiles a player has not seen: neither on the rack nor open.
    pub(super) fn unseen(&self, view: &View<'_>) -> HiddenTiles {
        let mut counts = self.whole;
        for tile in view.rack().iter().chain(view.open_tiles()) {
            counts.take(tile);
        }
        let chains = self.table.game() == Game::Chains;
        let packed = if chains { Packed::default() } else { self.packer.pack(counts.tiles()) };
        HiddenTiles { counts, packed }
    }

    /// Returns the tiles that bring a rack nearer.
    pub(super) fn wants(&self, rack: &Tiles) -> impl Fn(Tile) -> bool + use<> {
        let useful = self.finder().useful_roles(rack, self.distances(rack));
        let plays = self.table.roles();
        move |tile| useful.contains(plays.of(tile))
    }

    /// Returns what a rack of 101 can open with.
    pub(super) fn best_openings(&self, tiles: &Tiles) -> BestOpenings {
        let hand = self.packer.pack(tiles.iter());
        BestOpenings { sum: self.layouts.highest_sum(hand), pairs: hand.pairs() }
    }

    /// Returns the throws that leave the least distance, ordered by useful tiles minus danger, then by fewest
    /// neighbours.
    pub(super) fn best_throws(&self, view: &View<'_>, danger: impl Fn(Tile) -> usize) -> Vec<Tile> {
        let rack = view.rack().tiles();
        let mut near = self.after_each(&rack);
        let least = near.iter().filter_map(|(_, after)| after.least()).min();
        near.retain(|(_, after)| after.least() == least);
        if near.len() > 1 {
            let unseen = self.unseen(view);
            // Of equal tiles the last comes first.
            near.reverse();
            let useful = self.useful_after(&rack, &near, &unseen);
            let mut near: Vec<_> = near.into_iter().map(|(tile, _)| tile).zip(useful).collect();
            near.sort_by_cached_key(|&(tile, useful)| {
                (danger(tile) + SET - useful, count_neighbours(view, &rack, tile))
            });
            return near.into_iter().map(|(tile, _)| tile).collect();
        }
        near.into_iter().map(|(tile, _)| tile).collect()
    }

    /// Returns the largest number of useful tiles after the best discard of a rack, or of a rack with one more tile.
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

    /// Returns, for each role of the unseen tiles, their number and what a rack of 101 reaches with one of them.
    pub(super) fn after_draws(&self, kept: &Tiles, unseen: &HiddenTiles) -> impl Iterator<Item = (u64, BestOpenings)> {
        let hand = self.packer.pack(kept.iter());
        let unseen = unseen.packed;
        unseen.roles().iter().filter_map(move |role| {
            let with = match role {
                Role::Wild => Packed { wilds: hand.wilds + 1, ..hand },
                Role::Natural(face) if hand.can_take(face) => hand.with(face),
                Role::Natural(_) => return None,
            };
            let count = u64::try_from(unseen.count_of([role].into_iter().collect())).ok()?;
            Some((count, BestOpenings { sum: self.layouts.highest_sum(with), pairs: with.pairs() }))
        })
    }
}

/// Unseen tiles, physical and by role.
pub(super) struct HiddenTiles {
    counts: PoolCounts,
    packed: Packed,
}

impl HiddenTiles {
    /// Returns all of them, in canonical order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.counts.tiles()
    }
}

/// Returns a tile that three chains can spare, if there are three.
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
