//! Gives computer players access to the search engine.

use super::ratings::count_neighbours;
use crate::distance::{Distances, Finder, earned};
use crate::engine::Engine;
use crate::game::pool::PoolCounts;
use crate::game::{Pool, View};
use crate::hand::Hand;
use crate::layouts::{CHAINS_TO_WIN, Layouts, PLACES, Packed, Packer, RoleSet};
use crate::opening::Bars;
use crate::sort;
use crate::table::{Game, Role, Table};
use crate::tiles::{Colour, Face, Number, Tile, Tiles};
use crate::winning::other_ways;

/// Rates racks at one table, for computer players.
#[derive(Debug)]
pub struct RackAnalyzer<'e> {
    engine: &'e Engine,
    table: Table,
    packer: Packer,
    layouts: Layouts<'e>,
    /// All tiles of the game without the indicator.
    whole: PoolCounts,
}

/// The highest sum and the largest number of pairs that a rack of 101 could open with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct BestOpenings {
    /// The highest sum of runs and groups that leaves a tile for the throw.
    pub(super) sum: u32,
    pub(super) pairs: u32,
}

impl BestOpenings {
    /// Returns true if the sum or the number of pairs is high enough to open. Does not check that the opening contains
    /// a tile taken in this turn.
    pub(super) const fn opens(self, bars: Bars) -> bool {
        self.sum >= bars.sum || self.pairs >= bars.pairs
    }
}

/// More than the number of tiles in any game. A sort key subtracts a count of tiles from it, so that a higher count
/// comes first.
const ABOVE_TILE_COUNT: usize = 200;

impl<'e> RackAnalyzer<'e> {
    /// Returns an analyzer of racks at this table.
    pub fn new(engine: &'e Engine, table: &Table) -> Self {
        Self {
            engine,
            packer: Packer::new(table),
            layouts: engine.caches().layouts(table.profile().run_wrap),
            whole: PoolCounts::to_deal(table),
            table: table.clone(),
        }
    }

    /// Returns the search engine that this analyzer uses.
    pub const fn engine(&self) -> &'e Engine {
        self.engine
    }

    /// Returns the winning discard that earns the most points; `None` if the rack cannot win.
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

    #[cold]
    fn most_valuable_finish(&self, rack: &Pool) -> Option<Tile> {
        let hand = Hand::from_tiles(&self.table, rack.iter()).ok()?;
        let discards = self.engine.verdict(&hand).into_discards();
        Some(discards.iter().max_by_key(|discard| earned(discard, self.table.profile()))?.tile)
    }

    const fn packed(&self, rack: &Pool) -> Packed {
        rack.packed(&self.packer)
    }

    /// Returns the highest sum of the runs and groups that a rack of 101 can lay; `None` if it is below `least`.
    pub(super) fn sum_from(&self, rack: &Pool, least: u32) -> Option<u32> {
        self.layouts.highest_sum_from(self.packed(rack), least)
    }

    /// Returns true if the rack's sum or its number of pairs is high enough to open. Does not check that the opening
    /// contains a tile taken in this turn.
    pub(super) fn opens(&self, rack: &Pool, bars: Bars) -> bool {
        self.packed(rack).pairs() >= bars.pairs || self.layouts.reaches_sum(self.packed(rack), bars.sum, false)
    }

    fn finder(&self) -> Finder<'e> {
        self.engine.finder(&self.table)
    }

    /// Returns how many tiles the rack must exchange to win, for each way to win. If `tiles` include a drawn tile, the
    /// best discard is assumed.
    pub(super) fn distances(&self, tiles: &Tiles) -> Distances {
        self.finder().distances(tiles)
    }

    /// Returns the smallest number of tiles that the rack must exchange to win.
    pub(super) fn least(&self, tiles: &Tiles) -> usize {
        self.distances(tiles).least().unwrap_or(PLACES)
    }

    /// Returns the discards after which the rack is nearest to a win, each with the rack's [distances](Self::distances)
    /// after it.
    pub(super) fn nearest_throws(&self, rack: &Tiles) -> Vec<(Tile, Distances)> {
        let mut near = self.finder().after_each(rack);
        let least = near.iter().filter_map(|(_, after)| after.least()).min();
        near.retain(|(_, after)| after.least() == least);
        near
    }

    /// Returns the roles (a face such as R7, or wild) that would bring the rack nearer to a win. The rack must not
    /// include a drawn tile.
    pub(super) fn useful_roles(&self, tiles: &Tiles) -> RoleSet {
        self.finder().useful_roles(tiles, self.distances(tiles))
    }

    /// Returns, for each discard, the roles that would then bring the rack nearer to a win.
    pub(super) fn useful_roles_after(&self, rack: &Tiles, discards: &[(Tile, Distances)]) -> Vec<RoleSet> {
        self.finder().useful_after(rack, discards)
    }

    /// Returns how many unseen tiles would bring the rack nearer to a win. `distances` are those of the rack, which
    /// must not include a drawn tile.
    pub(super) fn useful(&self, tiles: &Tiles, distances: Distances, unseen: &HiddenTiles) -> usize {
        self.left_of(self.finder().useful_roles(tiles, distances), unseen)
    }

    fn useful_after(&self, rack: &Tiles, discards: &[(Tile, Distances)], unseen: &HiddenTiles) -> Vec<usize> {
        let useful = self.useful_roles_after(rack, discards).into_iter();
        useful.map(|useful| self.left_of(useful, unseen)).collect()
    }

    /// Returns the number of unseen tiles with one of these roles.
    pub(super) fn left_of(&self, useful: RoleSet, unseen: &HiddenTiles) -> usize {
        // Packed bits cannot hold `cs102`, which has more than two copies of a tile.
        if self.table.game() == Game::Chains {
            let plays = self.table.roles();
            let left = unseen.counts.iter().filter(|&(tile, _)| useful.contains(plays.of(tile)));
            return left.map(|(_, left)| usize::from(left)).sum();
        }
        unseen.packed.count_of(useful)
    }

    /// Returns all tiles except those on the player's own rack, the discards, the melds and the indicator.
    pub(super) fn unseen(&self, view: &View<'_>) -> HiddenTiles {
        let mut counts = self.whole;
        for tile in view.rack().iter().chain(view.open_tiles()) {
            counts.take(tile);
        }
        let chains = self.table.game() == Game::Chains;
        let packed = if chains { Packed::default() } else { counts.packed(&self.packer) };
        HiddenTiles { counts, packed }
    }

    pub(super) fn best_openings(&self, tiles: &Tiles) -> BestOpenings {
        let hand = self.packer.pack(tiles.iter());
        BestOpenings { sum: self.layouts.highest_sum(hand), pairs: hand.pairs() }
    }

    /// Returns the discards after which the rack is nearest to a win, best first. A discard is better if it leaves more
    /// useful unseen tiles and helps the next player less. `danger` returns the help, in hundredths of a useful tile.
    /// If two discards are equally good, the one with fewer neighbours on the rack comes first.
    pub(super) fn best_throws(&self, view: &View<'_>, danger: impl Fn(Tile) -> usize) -> Vec<Tile> {
        let rack = view.rack().tiles();
        let mut near = self.nearest_throws(&rack);
        if near.len() > 1 {
            let unseen = self.unseen(view);
            // The sort is stable. Of equally good tiles, the last one must come first.
            near.reverse();
            let useful = self.useful_after(&rack, &near, &unseen);
            let mut near: Vec<_> = near.into_iter().map(|(tile, _)| tile).zip(useful).collect();
            sort::by_cached_key(&mut near, |&(tile, useful)| {
                (danger(tile) + 100 * (ABOVE_TILE_COUNT - useful), count_neighbours(view, &rack, tile))
            });
            return near.into_iter().map(|(tile, _)| tile).collect();
        }
        near.into_iter().map(|(tile, _)| tile).collect()
    }

    /// Returns how many unseen tiles would bring the rack nearer to a win. If `tiles` include a drawn tile, the best
    /// discard is assumed.
    pub(super) fn most_useful(&self, view: &View<'_>, tiles: &Tiles) -> usize {
        let unseen = self.unseen(view);
        let now = self.distances(tiles);
        if tiles.len() <= view.rack().len() {
            return self.useful(tiles, now, &unseen);
        }
        let near = self.nearest_throws(tiles);
        self.useful_after(tiles, &near, &unseen).into_iter().max().unwrap_or(0)
    }

    /// For every different tile that the player may draw next, returns its number of unseen copies and the best
    /// openings of the rack after drawing it.
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

/// The unseen tiles by printed face (`counts`) and by the face that they play as (`packed`).
#[derive(Debug)]
pub(super) struct HiddenTiles {
    counts: PoolCounts,
    packed: Packed,
}

impl HiddenTiles {
    pub(super) fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.counts.tiles()
    }

    /// Returns the different tiles with one of these roles, each with its number of unseen copies.
    pub(super) fn of(&self, roles: RoleSet, table: &Table) -> impl Iterator<Item = (Tile, usize)> {
        let counted = self.counts.iter().map(|(tile, left)| (tile, usize::from(left)));
        counted.filter(move |&(tile, left)| left > 0 && roles.contains(table.roles().of(tile)))
    }
}

/// Returns a tile that can be thrown so that the rack still holds three chains. A chain is the four tiles of one number
/// in all colours.
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
