//! `nearest`: throws the tile that leaves the least distance; of several, the one that leaves the most useful tiles,
//! then the one with the fewest neighbours.

use super::{Chance, Player, RackAnalyzer, in_101, throw};
use crate::game::{Action, View};
use crate::table::Game;
use crate::tiles::{Tile, Tiles};

pub(super) struct Nearest;

impl Player for Nearest {
    fn act(&mut self, view: &View<'_>, analyzer: &RackAnalyzer, _: &mut Chance) -> Action {
        if view.table().game() == Game::Yuzbir {
            return in_101::act(view, analyzer, false);
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
}

/// Takes the left discard if it brings the rack nearer. Otherwise the unseen draw may do more.
///
/// In the simplified game it also takes it if the distance stays equal and the useful tiles increase, as with a longer
/// chain. In the classic game that would take time, and a few more useful tiles are not worth the draw.
fn draw(view: &View<'_>, analyzer: &RackAnalyzer) -> Action {
    let chains = view.table().game() == Game::Chains;
    drawn(view, analyzer, |then, now| chains && then > now)
}

/// Takes the left discard if it brings the rack nearer, or keeps the distance and adds enough useful tiles to be worth
/// the draw.
pub(super) fn drawn(view: &View<'_>, analyzer: &RackAnalyzer, worth: impl Fn(usize, usize) -> bool) -> Action {
    let rack = view.rack().tiles();
    let wants = |tile: Tile| {
        let with: Tiles = rack.iter().chain([tile]).collect();
        let (then, now) = (analyzer.least(&with), analyzer.least(&rack));
        // A cheap check first: could it be worth the draw at all.
        let more = || worth(analyzer.most_useful(view, &with), analyzer.most_useful(view, &rack));
        then < now || then == now && worth(usize::MAX / 4, 0) && more()
    };
    Action::draw_or_take(view.discard_if(wants))
}
