//! Rates racks of the classic game by looking one useful draw ahead.
//!
//! A tile is useful if drawing it brings the rack nearer to a win. Two racks may have equally many useful tiles now,
//! but after the next useful draw one has many again and the other few. `docs/BENCHMARKS.md` lists the gain in points.

use std::cmp::Reverse;

use super::analyzer::{HiddenTiles, RackAnalyzer};
use super::ratings::count_neighbours;
use crate::game::View;
use crate::layouts::{PLACES, RoleSet};
use crate::sort;
use crate::table::Role;
use crate::tiles::{Colour, Face, Number, Tile, Tiles};

/// The weight of a tile that is useful after the next useful draw. A tile that is useful now has weight 1.
const LATER: usize = 2;

/// The player looks ahead for at most this many discards: those that leave the most useful tiles now.
const CHOICES: usize = 5;

/// The player does not look ahead for discards rated this much below the best one, in hundredths of a useful tile.
const BEHIND: usize = 1200;

/// A player's view, the analyzer, and the tiles that the next draws may bring.
#[derive(Debug)]
pub struct Foresight<'a, 'e> {
    view: &'a View<'a>,
    analyzer: &'a RackAnalyzer<'e>,
    unseen: HiddenTiles,
}

/// A discard, the roles that are useful after it, and its rating in hundredths of a useful tile.
struct RatedThrow {
    tile: Tile,
    useful: RoleSet,
    rating: usize,
}

impl<'a, 'e> Foresight<'a, 'e> {
    /// Collects the data from which the player on turn rates racks.
    pub fn of(view: &'a View<'a>, analyzer: &'a RackAnalyzer<'e>) -> Self {
        Self { view, analyzer, unseen: analyzer.unseen(view) }
    }

    /// Returns the best of the discards after which the rack is nearest to a win. `cost` says how much a discard helps
    /// the next player, in hundredths of a useful tile.
    pub(super) fn best_throw(&self, cost: impl Fn(Tile) -> usize) -> Option<Tile> {
        let rack = self.view.rack().tiles();
        let (least, mut near) = self.nearest(&rack);
        let costs: Vec<usize> = near.iter().map(|throw| cost(throw.tile)).collect();
        let highest = costs.iter().copied().max().unwrap_or_default();
        for (throw, cost) in near.iter_mut().zip(costs) {
            // Add `highest`, so that no rating becomes negative.
            throw.rating += highest - cost;
        }
        self.rate(&rack, least, near).map(|throw| throw.tile)
    }

    /// Returns true if the player should take the left neighbour's discard.
    ///
    /// If the discard brings the rack nearer to a win, the player takes it in three cases: the player wins with it, it
    /// completes a run or a group, or at least as many tiles are useful afterwards as after the average useful draw.
    /// Otherwise a draw is better: it may bring the rack nearer too, and a take shows the left neighbour which tiles to
    /// keep.
    ///
    /// A discard that brings the rack no nearer is taken if it makes the rating at least 1.5 times as high.
    pub(super) fn wants(&self, discard: Tile) -> bool {
        let rack = self.view.rack().tiles();
        let with: Tiles = rack.iter().chain([discard]).collect();
        let (then, now) = (self.analyzer.least(&with), self.analyzer.least(&rack));
        if then < now && (then == 0 || self.completes_meld(&rack, discard)) {
            return true;
        }
        let (least, near) = self.nearest(&with);
        let Some(best) = self.rate(&with, least, near) else { return false };
        if then < now {
            let useful = 100 * self.analyzer.left_of(best.useful, &self.unseen);
            return useful >= self.later(&rack, self.analyzer.useful_roles(&rack));
        }
        2 * best.rating >= 3 * self.rating(&rack)
    }

    /// Returns true if the tile is wild, or forms a run or a group with two natural tiles of the rack.
    fn completes_meld(&self, rack: &Tiles, tile: Tile) -> bool {
        let table = self.view.table();
        let Some(face) = table.roles().of(tile).face() else { return true };
        let held: RoleSet = rack.iter().chain([tile]).map(|tile| table.roles().of(tile)).collect();
        // A place is a number, or 14 for a 1 that follows 13 (`run.wrap`).
        let wraps = table.profile().run_wrap;
        let holds = |colour: Colour, place: u8| {
            let number = Number::new(if place == 14 && wraps { 1 } else { place });
            number.is_some_and(|number| held.contains(Role::Natural(Face::new(colour, number))))
        };
        let number = face.number.get();
        let is_run_from = |first: u8| (first..first + 3).all(|place| holds(face.colour, place));
        let last = if number == 1 { 14 } else { number };
        let mut firsts = [number, last].into_iter().flat_map(|place| place.saturating_sub(2)..=place);
        firsts.any(is_run_from) || Colour::ALL.into_iter().filter(|&colour| holds(colour, number)).count() > 2
    }

    /// Returns the rating of a rack between turns, in hundredths of a useful tile.
    pub fn rating(&self, rack: &Tiles) -> usize {
        let useful = self.analyzer.useful_roles(rack);
        let later = if self.analyzer.least(rack) > 1 { LATER * self.later(rack, useful) } else { 0 };
        100 * self.analyzer.left_of(useful, &self.unseen) + later
    }

    /// Returns the distance of the rack from a win after the best discard, and all discards that reach it. Their
    /// ratings count only the tiles that are useful now.
    fn nearest(&self, rack: &Tiles) -> (usize, Vec<RatedThrow>) {
        let near = self.analyzer.nearest_throws(rack);
        let least = near.first().and_then(|(_, after)| after.least()).unwrap_or(PLACES);
        let useful = self.analyzer.useful_roles_after(rack, &near);
        let rated = near.iter().zip(useful).map(|(&(tile, _), useful)| RatedThrow {
            tile,
            useful,
            rating: 100 * self.analyzer.left_of(useful, &self.unseen),
        });
        (least, rated.collect())
    }

    /// Returns the best of the discards in `near`. If the rack is more than one useful tile away from a win, first adds
    /// the tiles that are useful later to the ratings of the most promising discards.
    fn rate(&self, rack: &Tiles, least: usize, mut near: Vec<RatedThrow>) -> Option<RatedThrow> {
        sort::by_cached_key(&mut near, |throw| (Reverse(throw.rating), count_neighbours(self.view, rack, throw.tile)));
        let best = near.first()?.rating;
        near.truncate(CHOICES);
        near.retain(|throw| throw.rating + BEHIND > best);
        if least > 1 {
            for throw in &mut near {
                throw.rating += LATER * self.later(&rack.without(throw.tile), throw.useful);
            }
        }
        near.into_iter().rev().max_by_key(|throw| throw.rating)
    }

    /// Returns how many tiles are useful after a useful draw and the best discard: the mean over the unseen useful
    /// tiles, in hundredths of a tile.
    fn later(&self, rack: &Tiles, useful: RoleSet) -> usize {
        let (mut sum, mut all) = (0, 0);
        for (tile, left) in self.unseen.of(useful, self.view.table()) {
            let with: Tiles = rack.iter().chain([tile]).collect();
            let near = self.analyzer.nearest_throws(&with);
            let role = self.view.table().roles().of(tile);
            let drawn = |useful: RoleSet| usize::from(useful.contains(role));
            let useful = self.analyzer.useful_roles_after(&with, &near).into_iter();
            let after = useful.map(|useful| self.analyzer.left_of(useful, &self.unseen) - drawn(useful));
            sum += left * after.max().unwrap_or_default();
            all += left;
        }
        (100 * sum).checked_div(all).unwrap_or_default()
    }
}
