//! Predicts whether the next player of 101 would take a discard, by sampling that player's possible racks.

use super::analyzer::HiddenTiles;
use super::ratings::promised;
use super::{Chance, RackAnalyzer, careful};
use crate::game::{Action, State, View};
use crate::opening::Bars;
use crate::score::{Opened, cost_to};
use crate::tiles::{Tile, Tiles};

/// The cost of a discard if the next player has opened and takes it, in hundredths of a point.
const TAKEN: i64 = 2500;

/// The cost of a discard with which the next player opens, in hundredths of a point. In trials, this was better than
/// the value of [`TAKEN`].
const OPENED_WITH: i64 = 8000;

/// The value of a rack that is certain to open, in hundredths of a point.
const OPENING: u64 = 15_000;

/// A player needs this many tiles to lay a meld and still throw a tile.
const LAYABLE: usize = 4;

/// The facts that a player knows before a throw. `opened` is the opening of the next player.
pub(super) struct NextPlayer<'a> {
    view: &'a View<'a>,
    analyzer: &'a RackAnalyzer<'a>,
    rack: Tiles,
    unseen: HiddenTiles,
    bars: Bars,
    opened: Option<Opened>,
}

impl<'a> NextPlayer<'a> {
    pub(super) fn of(view: &'a View<'a>, analyzer: &'a RackAnalyzer<'a>) -> Self {
        Self {
            view,
            analyzer,
            rack: view.rack().tiles(),
            unseen: analyzer.unseen(view),
            bars: view.bars(),
            opened: view.opened(view.next()),
        }
    }

    pub(super) const fn cost_of_take(&self) -> i64 {
        if self.opened.is_some() { TAKEN } else { OPENED_WITH }
    }

    /// Returns the value of the player's own rack after throwing `tile`, in hundredths of a point. Before the opening,
    /// it says how near the rack is to an opening. Afterwards, it is the penalty saved by throwing the tile.
    pub(super) fn own(&self, tile: Tile) -> i64 {
        if let Some(opened) = self.view.opened(self.view.seat()) {
            return 100 * i64::from(cost_to(opened, tile, self.view.table()));
        }
        let worth = promised(self.analyzer, self.bars, &self.rack.without(tile), &self.unseen, OPENING);
        i64::try_from(worth).expect("the worth of a rack is far below 2^63")
    }

    /// Deals the unseen tiles at random. The result says whether the next player would take a given discard in this
    /// deal. `None` if this player could lay tiles: the real player laid none, so the deal is unlikely.
    pub(super) fn sampled_world<'b>(&'b self, chance: &mut Chance) -> Option<impl Fn(Tile) -> bool + use<'a, 'b>> {
        let world = self.view.imagined(chance.below(usize::MAX) as u64);
        let next = world.view(self.view.next());
        let tiles = next.rack().tiles();
        let would_have_laid = match self.opened {
            None => self.analyzer.best_openings(&tiles).opens(next.bars()),
            Some(opened) => {
                tiles.len() >= LAYABLE && next.later(self.analyzer.engine(), &tiles, opened, None).is_some()
            }
        };
        (!would_have_laid).then_some(move |tile| self.takes(&world, tile))
    }

    fn takes(&self, world: &State, tile: Tile) -> bool {
        let mut world = world.clone();
        world.step(self.analyzer.engine(), &Action::throw(tile));
        if world.over().is_some() {
            return false;
        }
        let next = world.seat();
        matches!(careful::act(&world.view(next), self.analyzer), Action::Take(_))
    }
}
