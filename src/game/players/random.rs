//! `random`: any legal turn, except that it finishes where it can.

use super::{Chance, Player, Sense};
use crate::game::{Action, View};
use crate::profile::Game;
use crate::rack::Symbol;
use crate::tile::Tile;

pub(super) struct Random;

impl Player for Random {
    fn act(&mut self, view: &View<'_>, sense: &Sense, chance: &mut Chance) -> Action {
        let game = view.table().profile().game;
        if view.must_draw() {
            let draws = view.draws();
            let pick = chance.below(draws.iter().flatten().count());
            return draws.into_iter().flatten().nth(pick).unwrap_or(Action::Draw(None));
        }
        if game == Game::Yuzbir {
            let actions = view.actions();
            let pick = chance.below(actions.len());
            return actions.into_iter().nth(pick).unwrap_or(Action::Draw(None));
        }
        if let Some(tile) = sense.finish(view.rack()) {
            return Action::Finish { tile: Symbol::Tile(tile), with: None };
        }
        Action::Throw(Symbol::Tile(nth(view, chance)))
    }
}

/// Any tile of the rack.
fn nth(view: &View<'_>, chance: &mut Chance) -> Tile {
    let rack = view.rack();
    rack.iter().nth(chance.below(rack.len())).unwrap_or(Tile::FalseJoker)
}
