//! `cs102`: the algorithm of source C. It takes the left discard only if it lengthens a chain. It throws duplicates
//! first, then single tiles, then tiles of the shortest chains.
//!
//! In addition to source C, a chain must be longer after the throw too. Otherwise four such players could take and
//! throw the same tiles for ever.

use super::{Chance, Player, RackAnalyzer, throw};
use crate::game::{Action, Pool, View};
use crate::tiles::{Colour, Face, Number, Tile};

pub(super) struct Cs102;

impl Player for Cs102 {
    fn act(&mut self, view: &View<'_>, analyzer: &RackAnalyzer, _: &mut Chance) -> Action {
        let rack = view.rack();
        if view.must_draw() {
            return Action::draw_or_take(view.discard_if(|tile| lengthens(rack, tile)));
        }
        if let Some(tile) = analyzer.finish(rack) {
            return Action::finish(tile);
        }
        throw(thrown(rack))
    }
}

/// The worth of a tile: 0 for a duplicate, else the number of colours of its number.
fn thrown(rack: &Pool) -> Option<Tile> {
    let worth = |tile: &Tile| if rack.count(*tile) > 1 { 0 } else { colours(rack, *tile) };
    rack.distinct().min_by_key(worth)
}

/// Returns true if a tile lengthens a chain and the chains are longer after throwing another tile.
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

/// Returns the sum of the squared chain lengths: larger if the same tiles form longer chains.
fn lengths(rack: &Pool) -> usize {
    Number::all().map(|number| colours(rack, Face::new(Colour::Black, number).into()).pow(2)).sum()
}

/// Returns the length of a tile's chain: the number of colours held of its number.
fn colours(rack: &Pool, tile: Tile) -> usize {
    let Tile::Numbered(face) = tile else { return 0 };
    Colour::ALL.into_iter().filter(|&colour| rack.count(Face::new(colour, face.number).into()) > 0).count()
}
