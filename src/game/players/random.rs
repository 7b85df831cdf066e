//! `random`: any legal turn, except that it finishes where it can.

use super::{Chance, Player, Sense};
use crate::game::{Action, View};
use crate::opening::Bars;
use crate::table::{Game, Symbol};
use crate::tiles::Tile;

pub(super) struct Random;

impl Player for Random {
    fn act(&mut self, view: &View<'_>, sense: &Sense, chance: &mut Chance) -> Action {
        if view.table().profile().game == Game::Yuzbir {
            return in_101(view, sense, chance);
        }
        if view.must_draw() {
            let draws = view.draws();
            let pick = chance.below(draws.iter().flatten().count());
            return draws.into_iter().flatten().nth(pick).unwrap_or(Action::Draw(None));
        }
        if let Some(tile) = sense.finish(view.rack()) {
            return Action::Finish { tile: Symbol::Tile(tile), with: None };
        }
        Action::Throw(Symbol::Tile(nth(view, chance)))
    }
}

/// A turn of 101: what it chooses first is what to look for, since what may be laid takes long to find.
fn in_101(view: &View<'_>, sense: &Sense, chance: &mut Chance) -> Action {
    if view.must_draw() {
        let take = view.takeable().filter(|&tile| chance.below(2) == 0 && view.may_take(tile));
        return take.map_or(Action::Draw(None), |tile| Action::Take(Some(Symbol::Tile(tile))));
    }
    let rack = view.rack();
    let owes = view.taken().is_some_and(|(_, laid)| !laid);
    let may_lay = || {
        let bars = Bars::of(view.table().profile());
        view.opened(view.seat()).is_some() || sense.reckon(&rack.tiles()).opens(bars)
    };
    if rack.len() == 1 || owes || chance.below(2) == 0 && may_lay() {
        let actions = view.actions();
        let pick = chance.below(actions.len());
        return actions.into_iter().nth(pick).unwrap_or(Action::Draw(None));
    }
    let tries = (0..rack.len()).map(|_| nth(view, chance)).find(|&tile| !view.is_playable(tile));
    let thrown = tries.or_else(|| view.throws().first().copied());
    Action::Throw(Symbol::Tile(thrown.unwrap_or(Tile::FalseJoker)))
}

/// Any tile of the rack.
fn nth(view: &View<'_>, chance: &mut Chance) -> Tile {
    let rack = view.rack();
    rack.iter().nth(chance.below(rack.len())).unwrap_or(Tile::FalseJoker)
}
