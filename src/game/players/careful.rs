//! The player `careful`. In the games without openings it plays like `nearest`, with three differences:
//!
//! - It avoids discards that help the next player. Such a discard is rated as if it left fewer useful tiles.
//! - It always shows the tile with the indicator's face. This is free, and every other player loses a point
//!   (`score.indicator`).
//! - It also takes a discard that brings the rack no nearer to a win, if at least 1.5 times as many tiles are useful
//!   afterwards. (In `cs102` any larger number is enough, as for `nearest`.)
//!
//! These ideas made no measurable difference over two to three thousand hands:
//!
//! - throwing the tile with the fewest unseen neighbours, which are tiles that could share a meld with it;
//! - collecting pairs, which earn four times as many points, even if they need one more exchange than runs and groups.
//!
//! A rating that combines the distance and the useful tiles into one number loses points. Looking one draw further
//! ahead gains points (see `foresight.rs`).

use super::nearest::drawn;
use super::ratings::danger;
use super::{PlayerKind, RackAnalyzer, in_101, throw};
use crate::game::{Action, View};
use crate::table::Game;
use crate::tiles::Tile;

pub(super) fn act(view: &View<'_>, analyzer: &RackAnalyzer<'_>) -> Action {
    if view.table().game() == Game::Yuzbir {
        return in_101::act(view, analyzer, PlayerKind::Careful);
    }
    before_throw(view, analyzer).unwrap_or_else(|| throw(throws(view, analyzer).first().copied()))
}

/// In a game without openings, returns the next action before the throw: drawing, showing the tile with the indicator's
/// face, or finishing. Returns `None` if the player must throw now.
pub(super) fn before_throw(view: &View<'_>, analyzer: &RackAnalyzer<'_>) -> Option<Action> {
    if view.must_draw() {
        let chains = view.table().game() == Game::Chains;
        return Some(drawn(view, analyzer, |then, now| if chains { then > now } else { 2 * then >= 3 * now }));
    }
    view.shows().or_else(|| analyzer.finish(view.rack()).map(Action::finish))
}

/// Returns the discards, best first.
pub(in crate::game) fn throws(view: &View<'_>, analyzer: &RackAnalyzer<'_>) -> Vec<Tile> {
    match view.table().game() {
        Game::Yuzbir => in_101::throws(view, analyzer, true),
        Game::Classic | Game::Chains => analyzer.best_throws(view, |tile| 100 * danger(view, tile)),
    }
}
