//! The player `careful`. In the games without openings it plays like the player `nearest`, with three differences:
//!
//! - If a discard helps the next player, it is rated as if it left fewer useful tiles.
//! - The player always shows the tile with the same face as the indicator. This is free, and every other player loses a
//!   point (`score.indicator`).
//! - The player also takes the left neighbour's discard if the rack gets no nearer to a win but 1.5 times as many tiles
//!   become useful.
//!
//! Some ideas made no measurable difference over two to three thousand hands: to throw the tile with the fewest unseen
//! neighbours, to look one draw further ahead, and to collect pairs, which earn four times as much, even if they need
//! up to one exchange more than runs and groups. If the player accepts one and a half exchanges more for pairs, it
//! loses 0.04 points per hand; with two more, 0.09. Combining distance and useful tiles into one number made the player
//! worse.

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

/// Returns the discards that `careful` would choose from, best first.
pub(super) fn throws(view: &View<'_>, analyzer: &RackAnalyzer) -> Vec<Tile> {
    match view.table().game() {
        Game::Yuzbir => in_101::throws(view, analyzer, true),
        Game::Classic | Game::Chains => analyzer.best_throws(view, |tile| danger(view, tile)),
    }
}
