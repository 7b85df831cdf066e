//! The player `nearest`. It throws the tile after which the rack is nearest to a win. Of several such tiles, it throws
//! the one with the most useful unseen tiles, then the one with the fewest neighbours on the rack.

use super::{PlayerKind, RackAnalyzer, in_101, throw};
use crate::game::{Action, View};
use crate::table::Game;
use crate::tiles::{Tile, Tiles};

pub(super) fn act(view: &View<'_>, analyzer: &RackAnalyzer<'_>) -> Action {
    if view.table().game() == Game::Yuzbir {
        return in_101::act(view, analyzer, PlayerKind::Nearest);
    }
    let rack = view.rack();
    if view.must_draw() {
        return draw(view, analyzer);
    }
    if let Some(tile) = analyzer.finish(rack) {
        return Action::finish(tile);
    }
    throw(analyzer.best_throws(view, |_| 0).first().copied())
}

/// Takes the left neighbour's discard if it brings the rack nearer to a win, else draws. In `cs102` the player also
/// takes a discard after which more unseen tiles are useful. In the classic game a draw is worth more.
fn draw(view: &View<'_>, analyzer: &RackAnalyzer<'_>) -> Action {
    let chains = view.table().game() == Game::Chains;
    drawn(view, analyzer, |then, now| chains && then > now)
}

/// Takes the left neighbour's discard if it brings the rack nearer to a win. If it leaves the rack equally near, takes
/// it if `worth` returns true for the numbers of useful tiles with and without it.
pub(super) fn drawn(view: &View<'_>, analyzer: &RackAnalyzer<'_>, worth: impl Fn(usize, usize) -> bool) -> Action {
    let rack = view.rack().tiles();
    let wants = |tile: Tile| {
        let with: Tiles = rack.iter().chain([tile]).collect();
        let (then, now) = (analyzer.least(&with), analyzer.least(&rack));
        // Counting the useful tiles is slow. Skip it if `worth` is false even for an impossibly high count.
        let more = || worth(analyzer.most_useful(view, &with), analyzer.most_useful(view, &rack));
        then < now || then == now && worth(usize::MAX / 4, 0) && more()
    };
    Action::draw_or_take(view.discard_if(wants))
}
