//! The player `careful`. In the games without openings it plays like `nearest`, with three differences. A discard that
//! helps the next player is penalised as if it left fewer useful tiles. The indicator's twin is always shown, because
//! that is free and takes a point from every other player (`score.indicator`). The left neighbour's discard is also
//! taken if the distance stays the same and the number of useful tiles grows by half.
//!
//! Some ideas made no measurable difference over two to three thousand hands. One was to go for pairs half an exchange
//! or one exchange earlier, because pairs earn four times as much; one and a half exchanges lose 0.04 points per hand,
//! two lose 0.09. The others were to throw the tile with the fewest unseen neighbours, and to look one draw further
//! ahead. Combining distance and useful tiles into one number made the player worse.

use super::danger::danger;
use super::nearest::drawn;
use super::{Chance, Player, RackAnalyzer, in_101, throw};
use crate::game::{Action, View};
use crate::table::Game;
use crate::tiles::Tile;

pub(super) struct Careful;

impl Player for Careful {
    fn act(&mut self, view: &View<'_>, analyzer: &RackAnalyzer, _: &mut Chance) -> Action {
        if view.table().game() == Game::Yuzbir {
            return in_101::act(view, analyzer, true);
        }
        if view.must_draw() {
            let chains = view.table().game() == Game::Chains;
            return drawn(view, analyzer, |then, now| if chains { then > now } else { 2 * then >= 3 * now });
        }
        if let Some(show) = view.shows() {
            return show;
        }
        if let Some(tile) = analyzer.finish(view.rack()) {
            return Action::finish(tile);
        }
        throw(throws(view, analyzer).first().copied())
    }
}

/// Returns the discards that `careful` considers, best first.
pub(super) fn throws(view: &View<'_>, analyzer: &RackAnalyzer) -> Vec<Tile> {
    match view.table().game() {
        Game::Yuzbir => in_101::throws(view, analyzer, true),
        Game::Classic | Game::Chains => analyzer.best_throws(view, |tile| danger(view, tile)),
    }
}
