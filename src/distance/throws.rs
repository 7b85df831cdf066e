//! Computes the distances after each discard with one search.

use super::{Distances, Finder, distance_of, kept, ways};
use crate::layouts::{Packed, RoleSet};
use crate::table::{Game, Role};
use crate::tiles::{Tile, Tiles};
use crate::winning::Way;

impl Finder {
    /// Returns each different tile, in canonical order, with the distances of the tiles that remain after discarding
    /// it.
    ///
    /// A discard raises the distance by one or not at all. So one search for the tiles whose discard does not raise it
    /// (the spare tiles) is enough.
    pub fn after_each(&self, tiles: &Tiles) -> Vec<(Tile, Distances)> {
        if self.game != Game::Classic || self.copies_run_out {
            return tiles.distinct().map(|tile| (tile, self.distances(&tiles.without(tile)))).collect();
        }
        let hand = self.packer.pack(tiles.iter());
        let most = self.layouts.most_kept(hand);
        let spare = self.layouts.spare(hand, most);
        let after = |tile: Tile| {
            let role = self.roles.of(tile);
            let kept = if role == Role::Wild || spare.contains(role) { most } else { most.saturating_sub(1) };
            (tile, self.distances_keeping(hand.without(role).unwrap_or(hand), kept))
        };
        tiles.distinct().map(after).collect()
    }

    /// Returns, for each discard, the useful roles for the tiles that remain (see [`Self::useful_roles`]). The answers
    /// for all discards come from one search.
    pub fn useful_after(&self, tiles: &Tiles, discards: &[(Tile, Distances)]) -> Vec<RoleSet> {
        if self.game != Game::Classic || self.copies_run_out {
            let alone = |&(tile, distances): &(Tile, Distances)| self.useful_roles(&tiles.without(tile), distances);
            return discards.iter().map(alone).collect();
        }
        let hand = self.packer.pack(tiles.iter());
        let roles = discards.iter().map(|&(tile, distances)| (self.roles.of(tile), distances));
        let after = roles.map(|(role, distances)| (role, hand.without(role).unwrap_or(hand), distances));
        let by_melds = after.clone().filter_map(|(role, rest, distances)| {
            let least = distances.least().filter(|&least| least > 0)?;
            distances.nearest().any(|way| way == Way::Melds).then(|| (role, kept(rest, least)))
        });
        let mut missing = self.layouts.missing_after(hand, by_melds).into_iter();
        after
            .map(|(_, rest, distances)| self.useful_to(rest, distances, |_| missing.next().unwrap_or_default()))
            .collect()
    }

    /// Returns the distances of a hand if the nearest complete hand of runs and groups uses `kept` of its natural
    /// tiles.
    pub(super) fn distances_keeping(&self, hand: Packed, kept: u8) -> Distances {
        let rack = self.game.rack();
        let distance = |way| match way {
            Way::Pairs => ways::pairs(hand, rack),
            Way::Dizi => ways::dizi(hand, rack),
            Way::Melds | Way::Series | Way::Chains => distance_of(hand, kept),
        };
        self.ways.iter().map(|&way| (way, distance(way))).collect()
    }
}
