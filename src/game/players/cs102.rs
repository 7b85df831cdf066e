//! The player `cs102`, which follows the algorithm of a programming course (source C of the rulebook). A chain is tiles
//! of one number in different colours; with four colours it is complete.
//!
//! The player takes the left neighbour's discard only if the tile lengthens a chain that the rack has begun. It throws
//! duplicates first, then single tiles, then tiles of the shortest chains.
//!
//! One rule is not in source C: the player takes a discard only if the next throw need not break up a chain. Otherwise
//! four such players could pass the same tiles around forever.

use super::{RackAnalyzer, throw};
use crate::game::{Action, Pool, View};
use crate::tiles::{Colour, Face, Number, Tile};

pub(super) fn act(view: &View<'_>, analyzer: &RackAnalyzer<'_>) -> Action {
    let rack = view.rack();
    if view.must_draw() {
        return Action::draw_or_take(view.discard_if(|tile| lengthens(rack, tile)));
    }
    if let Some(tile) = analyzer.finish(rack) {
        return Action::finish(tile);
    }
    throw(thrown(rack))
}

/// Returns a duplicate if there is one, otherwise a tile of the shortest chain.
fn thrown(rack: &Pool) -> Option<Tile> {
    let worth = |tile: &Tile| if rack.count(*tile) > 1 { 0 } else { colours(rack, *tile) };
    rack.distinct().min_by_key(worth)
}

/// Returns true if `tile` lengthens a chain and the following throw need not shorten one.
fn lengthens(rack: &Pool, tile: Tile) -> bool {
    let joins = rack.count(tile) == 0 && colours(rack, tile) > 0;
    joins && {
        let mut after = rack.clone();
        after.add(tile);
        if let Some(thrown) = thrown(&after) {
            after.take(thrown);
        }
        lengths(&after) > lengths(rack)
    }
}

/// Returns the sum of the squared lengths of all chains. A long chain counts more than several short ones: 3² is more
/// than 2² + 1².
fn lengths(rack: &Pool) -> usize {
    Number::all().map(|number| colours(rack, Face::new(Colour::Black, number).into()).pow(2)).sum()
}

fn colours(rack: &Pool, tile: Tile) -> usize {
    let Tile::Numbered(face) = tile else { return 0 };
    Colour::ALL.into_iter().filter(|&colour| rack.count(Face::new(colour, face.number).into()) > 0).count()
}
