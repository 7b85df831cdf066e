//! `nearest`: the discard that leaves the least distance, and of several the most useful tiles. `careful` plays the same
//! way, but weighs what a discard may be worth to the next player.

use super::careful::danger;
use super::laying;
use super::{Chance, Player, Sense};
use crate::game::{Action, View};
use crate::profile::Game;
use crate::rack::Symbol;
use crate::tile::Tile;
use crate::tiles::Tiles;

pub(super) struct Nearest {
    pub(super) careful: bool,
}

impl Player for Nearest {
    fn act(&mut self, view: &View<'_>, sense: &Sense, _: &mut Chance) -> Action {
        if view.table().profile().game == Game::Yuzbir {
            return laying::act(view, sense, self.careful);
        }
        let rack = view.rack();
        if view.must_draw() {
            return draw(view, sense);
        }
        if let Some(tile) = sense.finish(rack) {
            return Action::Finish { tile: Symbol::Tile(tile), with: None };
        }
        let danger = |tile| if self.careful { danger(view, tile) } else { 0 };
        let tile = sense.best_throw(view, danger).unwrap_or(Tile::FalseJoker);
        Action::Throw(Symbol::Tile(tile))
    }
}

/// The left discard is taken if it brings the rack nearer: what comes from the stock is unseen and may do more.
fn draw(view: &View<'_>, sense: &Sense) -> Action {
    let rack = view.rack().tiles();
    let nearer = |&tile: &Tile| {
        let with: Tiles = rack.iter().chain([tile]).collect();
        sense.distance(&with) < sense.distance(&rack)
    };
    match view.takeable().filter(nearer) {
        Some(tile) => Action::Take(Some(Symbol::Tile(tile))),
        None => Action::Draw(None),
    }
}
