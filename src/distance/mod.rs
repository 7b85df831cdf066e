//! Measures how far a hand is from winning, and finds the tiles that bring the hand nearer.
//!
//! The distance of 14 tiles is the smallest number of tiles that a player must exchange to get a complete hand. The
//! player may exchange a tile for any other tile of the set. So the distance is 14 minus the largest number of tiles
//! that the player can keep. The player can keep all natural tiles that one complete hand uses. The player also keeps
//! all okeys, because an okey can replace any tile of a meld.

mod advice;
mod opening;
mod plan;
mod supply;
mod waits;
mod ways;

use crate::hand::{Hand, RoleCounts};
use std::sync::Arc;

use crate::layouts::{
    ALL_FACES, Caches, Copies, Layouts, PLACES, Packed, Packer, RoleSet, TargetMeld, TargetMelds, face_bit,
};
use crate::table::{FalseJoker, Game, Roles, Table};
use crate::tiles::{Face, Tile, Tiles};
use crate::winning::Way;
use opening::Bar;

pub(crate) use advice::earned;
pub(crate) use advice::opened_advice;
pub use advice::{Advice, AdvisedDiscard};
pub use plan::{PartialMeld, PartialPlace, Plan};
pub(crate) use supply::Supply;
pub(crate) use supply::Unseen;
pub(crate) use supply::own_draws;
pub use supply::{Probability, UnseenTile};
pub use waits::{Wait, Waits};
pub use ways::Distances;

/// The data about one table that the searches for distances need.
#[derive(Debug)]
pub(crate) struct TableTargets {
    table: Table,
    ways: &'static [Way],
    roles: Roles,
    packer: Packer,
    supply: Supply,
    copies: Copies,
    /// The sum of points or number of pairs that an opening must reach; `None` outside 101.
    bar: Option<Bar>,
    /// True if a search must check that the set has all tiles that a complete hand needs. Only tables where false
    /// jokers play as the indicator need this check (`docs/PROOFS.md`).
    copies_run_out: bool,
}

impl TableTargets {
    pub(crate) fn new(table: &Table) -> Self {
        let supply = Supply::new(table);
        let copies = supply.play(table);
        Self {
            ways: table.profile().ways(),
            roles: table.roles(),
            packer: Packer::new(table),
            bar: Bar::of(table.profile(), &copies),
            copies,
            supply,
            copies_run_out: table.profile().false_joker == FalseJoker::Indicator,
            table: table.clone(),
        }
    }

    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }
}

/// The searches that measure distances at one table.
#[derive(Debug, Clone)]
pub(crate) struct Finder<'e> {
    caches: &'e Caches,
    layouts: Layouts<'e>,
    targets: Arc<TableTargets>,
}

impl<'e> Finder<'e> {
    pub(crate) fn new(caches: &'e Caches, targets: Arc<TableTargets>) -> Self {
        Self { caches, layouts: caches.layouts(targets.table.profile().run_wrap), targets }
    }

    fn game(&self) -> Game {
        self.targets.table.game()
    }

    pub(crate) fn distances(&self, tiles: &Tiles) -> Distances {
        if self.game() == Game::Chains {
            return [(Way::Chains, ways::chains(&self.role_counts(tiles)).0)].into_iter().collect();
        }
        let hand = self.targets.packer.pack(tiles.iter());
        if let Some(bar) = &self.targets.bar {
            return bar.distances(hand, bar.series(self.layouts, hand));
        }
        self.distances_keeping(hand, self.most_kept(hand))
    }

    /// Returns the ways in which a rack of 101 can open now: with runs and groups (`open.series`), or with pairs
    /// (`open.pairs`). The result is empty in other games.
    pub(crate) fn opens(&self, tiles: &Tiles) -> impl Iterator<Item = Way> + use<> {
        let hand = self.targets.packer.pack(tiles.iter());
        let ways =
            self.targets.bar.as_ref().map(|bar| {
                [(Way::Series, bar.is_reached(self.layouts, hand)), (Way::Pairs, bar.pairs(hand) == Some(0))]
            });
        ways.into_iter().flatten().filter(|(_, opens)| *opens).map(|(way, _)| way)
    }

    /// Returns the useful tiles, in canonical order. A tile is useful if drawing it lowers the distance. `distances`
    /// must be the distances of `tiles`. A tile is left out if the player holds all its copies.
    pub(crate) fn useful(&self, tiles: &Tiles, distances: Distances) -> Vec<Tile> {
        self.drawable_as(tiles, self.useful_roles(tiles, distances)).collect()
    }

    /// Returns the useful roles (faces, or wild): drawing a tile with such a role lowers the distance. `distances` must
    /// be the distances of `tiles`. The result may contain roles whose tiles can no longer be drawn;
    /// [`drawable_as`](Self::drawable_as) leaves them out.
    pub(crate) fn useful_roles(&self, tiles: &Tiles, distances: Distances) -> RoleSet {
        if self.game() == Game::Chains {
            let (distance, missing) = ways::chains(&self.role_counts(tiles));
            return if distance > 0 { missing } else { RoleSet::default() };
        }
        let hand = self.targets.packer.pack(tiles.iter());
        self.useful_to(hand, distances, |least| match &self.targets.bar {
            Some(bar) => bar.missing_in_series(self.layouts, hand, least),
            None => self.missing_in_melds(hand, kept(hand, least)),
        })
    }

    /// Returns the useful roles in a game of runs and groups. The callback `in_melds` gets the distance of the hand,
    /// and returns the roles that are useful for runs and groups.
    fn useful_to(&self, hand: Packed, distances: Distances, mut in_melds: impl FnMut(usize) -> RoleSet) -> RoleSet {
        let Some(least) = distances.least().filter(|&least| least > 0) else { return RoleSet::default() };
        // Outside 101, a wild is always useful, because it can fill any missing place of a complete hand.
        let wild = if self.targets.bar.is_none() { RoleSet::WILD.0 } else { 0 };
        RoleSet(distances.nearest().fold(wild, |missing, way| {
            let of_way = match (way, &self.targets.bar) {
                (Way::Melds | Way::Series, _) => in_melds(least),
                (Way::Pairs, Some(bar)) => bar.missing_in_pairs(hand, least),
                (Way::Pairs, None) => RoleSet(hand.odd()),
                (Way::Dizi, _) => ways::missing_in_dizi(hand),
                (Way::Chains, _) => RoleSet::default(),
            };
            missing | of_way.0
        }))
    }

    /// Returns one of the nearest complete hands, arranged in melds. Returns `None` if pairs are the only nearest way
    /// to win or open, if the game has no runs and groups, or if the hand has no distance.
    ///
    /// Outside 101, the search prefers a hand whose missing tiles can all still be drawn; the tiles in `seen` cannot be
    /// drawn. Of these hands, it prefers the one with the largest number of complete melds. If several are equal, it
    /// prefers the one with the largest number of melds that lack at most one tile.
    pub(crate) fn plan(&self, tiles: &Tiles, seen: &Tiles) -> Option<Plan> {
        self.plan_at(tiles, seen, self.distances(tiles))
    }

    /// Returns the same as [`plan`](Self::plan) for tiles whose distances are already known.
    pub(crate) fn plan_at(&self, tiles: &Tiles, seen: &Tiles, distances: Distances) -> Option<Plan> {
        let near = distances.nearest().find(|way| matches!(way, Way::Melds | Way::Dizi | Way::Series))?;
        let hand = self.targets.packer.pack(tiles.iter());
        let outside = self.targets.copies.plays.less(hand);
        let unseen = outside.less(self.targets.packer.pack(seen.iter()));
        let (mut most, mut best) = (None, TargetMelds::new());
        let mut show = |target: &[TargetMeld]| {
            let rank = Some(plan::rank_of_plan(target, hand, outside, unseen));
            // Of two plans with equal rank, keep the later one.
            if most <= rank {
                most = rank;
                target.clone_into(&mut best);
            }
        };
        let least = distances.least()?;
        match near {
            Way::Dizi => show(&[ways::nearest_dizi(hand)]),
            Way::Series => show(&self.targets.bar.as_ref()?.target(self.layouts, hand, least)?),
            _ => self.layouts.nearest(hand, kept(hand, least), &self.targets.copies, show),
        }
        most?;
        Some(Plan::new(&best, tiles, self.targets.roles, |face| outside.once & face_bit(face) == 0))
    }

    /// Returns the largest number of natural tiles of the hand that one complete hand can use.
    fn most_kept(&self, hand: Packed) -> u8 {
        let most = self.layouts.most_kept(hand);
        let there_is =
            |&most: &u8| !self.targets.copies_run_out || self.layouts.keeps(hand, most, &self.targets.copies);
        (0..=most).rev().find(there_is).unwrap_or_default()
    }

    /// Returns the missing faces: after the player draws a tile of such a face, some complete hand can use more than
    /// `most` natural tiles of the player. `most` must be the result of [`most_kept`](Self::most_kept) for the hand.
    fn missing_in_melds(&self, hand: Packed, most: u8) -> RoleSet {
        if !self.targets.copies_run_out {
            return self.layouts.missing(hand, most);
        }
        // The search `missing` ignores that the tile set may have too few tiles of a face. It is cheap and finds every
        // face that can help, so use it first to narrow the candidates.
        let could = if self.layouts.most_kept(hand) == most { self.layouts.missing(hand, most).0 } else { ALL_FACES };
        let faces = Face::all().filter(|&face| could & face_bit(face) != 0 && hand.can_take(face));
        let missing = faces.filter(|&face| self.most_kept(hand.with(face)) > most);
        RoleSet(missing.fold(0, |missing, face| missing | face_bit(face)))
    }

    /// Returns the tiles that a player with this hand has not seen. `seen` holds the tiles that lie face up on the
    /// table, except the indicator.
    pub(crate) fn unseen(&self, hand: &Hand, seen: &Tiles) -> Unseen {
        Unseen::of_supply(&self.targets.supply, hand, seen)
    }

    /// Returns, in canonical order, every tile that the player can still draw: the set has a copy that is neither in
    /// `tiles` nor the indicator.
    pub(crate) fn drawable(&self, tiles: &Tiles) -> impl Iterator<Item = Tile> + use<> {
        let left = self.targets.supply.left(tiles);
        Tile::all().filter(move |tile| left[tile.index()] > 0)
    }

    /// Returns every tile of one of these roles that the player can still draw (see [`drawable`](Self::drawable)).
    pub(crate) fn drawable_as(&self, tiles: &Tiles, roles: RoleSet) -> impl Iterator<Item = Tile> + use<> {
        let left = self.targets.supply.left(tiles);
        self.targets.packer.tiles_of(roles).filter(move |tile| left[tile.index()] > 0)
    }

    fn role_counts(&self, tiles: &Tiles) -> RoleCounts {
        RoleCounts::new(tiles.iter(), &self.targets.roles)
    }
}

/// Returns the distance of `hand` from a complete hand that uses `kept` of its natural tiles and all its wilds.
fn distance_of(hand: Packed, kept: u8) -> usize {
    PLACES.saturating_sub(usize::from(kept + hand.wilds))
}

/// Returns how many natural tiles of `hand` the nearest complete hand uses. `distance` must be the distance of `hand`.
fn kept(hand: Packed, distance: usize) -> u8 {
    u8::try_from(PLACES.saturating_sub(distance)).unwrap_or_default().saturating_sub(hand.wilds)
}
