//! Whether the next player of 101 would take a discard, in worlds that may be the true one.

use super::careful::Careful;
use super::opening::promised;
use super::sense::HiddenTiles;
use super::{Chance, Player, Sense};
use crate::game::{Action, State, View};
use crate::opening::Bars;
use crate::score::Opened;
use crate::tiles::{Tile, Tiles};

/// What it costs to throw what an opened next player takes, and one who opens with it, in hundredths of a point: by
/// trial, where both 25 gain four points a hand, and these six.
const TAKEN: i64 = 2500;
const OPENED_WITH: i64 = 8000;

/// What an opening that is sure is worth over none, in hundredths of a point.
const OPENING: u64 = 15_000;

/// Of how many tiles a player can lay some that lie together and still throw one.
const LAYABLE: usize = 4;

/// What is known of the next player, and what one's own tiles are worth.
pub(super) struct Taker<'a> {
    view: &'a View<'a>,
    sense: &'a Sense,
    rack: Tiles,
    unseen: HiddenTiles,
    bars: Bars,
    /// What the next player has opened with.
    opened: Option<Opened>,
}

impl<'a> Taker<'a> {
    pub(super) fn of(view: &'a View<'a>, sense: &'a Sense) -> Self {
        Self {
            view,
            sense,
            rack: view.rack().tiles(),
            unseen: sense.unseen(view),
            bars: Bars::of(view.table().profile()),
            opened: view.opened(view.next()),
        }
    }

    /// What it costs to throw a tile that he takes.
    pub(super) const fn fed(&self) -> i64 {
        if self.opened.is_some() { TAKEN } else { OPENED_WITH }
    }

    /// What the own rack is worth without a tile: before opening what it may come to, afterwards what is not counted
    /// any more.
    pub(super) fn own(&self, tile: Tile) -> i64 {
        if self.view.opened(self.view.seat()).is_some() {
            return match tile {
                Tile::Numbered(face) => 100 * i64::from(face.number.get()),
                Tile::FalseJoker => 0,
            };
        }
        let worth = promised(self.sense, self.bars, &self.rack.without(tile), &self.unseen, OPENING);
        i64::try_from(worth).unwrap_or(0)
    }

    /// A world, and which discards he takes in it; none where the world cannot be the true one, for he would have laid
    /// there what he holds.
    pub(super) fn imagined<'b>(&'b self, chance: &mut Chance) -> Option<(i64, impl Fn(Tile) -> bool + use<'a, 'b>)> {
        let world = self.view.imagined(chance.below(usize::MAX) as u64);
        let next = world.view(self.view.next());
        let tiles = next.rack().tiles();
        let would_have_laid = match self.opened {
            None => self.sense.reckon(&tiles).opens(self.bars),
            Some(opened) => tiles.len() >= LAYABLE && next.later(&tiles, opened, None).is_some(),
        };
        (!would_have_laid).then_some((1, move |tile| self.takes(&world, tile)))
    }

    fn takes(&self, world: &State, tile: Tile) -> bool {
        let mut world = world.clone();
        world.step(&Action::throw(tile));
        if world.over().is_some() {
            return false;
        }
        let next = world.seat();
        let mut chance = Chance::new(0, 0, 0, next);
        matches!(Careful.act(&world.view(next), self.sense, &mut chance), Action::Take(_))
    }
}
