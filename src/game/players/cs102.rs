//! `cs102`: the algorithm of source C. It takes the left discard only if that lengthens a chain; it throws duplicates
//! first, then single tiles, then those of the shortest chains.

use super::{Chance, Player, Sense};
use crate::game::{Action, Pool, View};
use crate::table::Symbol;
use crate::tiles::{Colour, Face, Tile};

pub(super) struct Cs102;

impl Player for Cs102 {
    fn act(&mut self, view: &View<'_>, sense: &Sense, _: &mut Chance) -> Action {
        let rack = view.rack();
        if view.must_draw() {
            let lengthens = |&tile: &Tile| rack.count(tile) == 0 && colours(rack, tile) > 0;
            return match view.takeable().filter(lengthens) {
                Some(tile) => Action::Take(Some(Symbol::Tile(tile))),
                None => Action::Draw(None),
            };
        }
        if let Some(tile) = sense.finish(rack) {
            return Action::Finish { tile: Symbol::Tile(tile), with: None };
        }
        // A duplicate is worth nothing, then the fewest colours of its number.
        let worth = |tile: &Tile| if rack.count(*tile) > 1 { 0 } else { colours(rack, *tile) };
        let thrown = rack.distinct().min_by_key(worth).unwrap_or(Tile::FalseJoker);
        Action::Throw(Symbol::Tile(thrown))
    }
}

/// In how many colours a tile's number is held: the length of its chain.
fn colours(rack: &Pool, tile: Tile) -> usize {
    let Tile::Numbered(face) = tile else { return 0 };
    Colour::ALL.into_iter().filter(|&colour| rack.count(Face::new(colour, face.number).into()) > 0).count()
}
