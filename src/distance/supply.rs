//! The tiles that can come into a hand at one table, as they play.

use crate::hand::Material;
use crate::layouts::{Copies, face_bit};
use crate::table::deck;
use crate::table::{FalseJoker, Game, Indicator, Table};
use crate::tiles::{Face, Number, Tile, Tiles};

/// Every tile that any player can hold: the whole set but for the indicator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Supply {
    /// Each different tile with its copies, in canonical order.
    tiles: Vec<(Tile, usize)>,
    /// The same as they play.
    plays: Material,
}

impl Supply {
    pub(crate) fn new(table: &Table) -> Self {
        let all: Tiles = deck::set(table.profile().game).collect();
        let tiles = match table.indicator().map(Indicator::face) {
            Some(face) => all.without(face.into()),
            None => all,
        };
        let plays = Material::new(tiles.iter(), &table.roles());
        Self { tiles: tiles.distinct().map(|tile| (tile, tiles.count(tile))).collect(), plays }
    }

    /// How many tiles there are.
    pub(crate) fn len(&self) -> usize {
        self.tiles.iter().map(|(_, copies)| copies).sum()
    }

    /// The different tiles, in canonical order.
    pub(crate) fn distinct(&self) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.iter().map(|&(tile, _)| tile)
    }

    /// How many natural tiles play as a face.
    pub(crate) fn copies(&self, face: Face) -> u8 {
        self.plays.count(face)
    }

    /// How many tiles there are of each face, and how many wilds.
    pub(super) fn play(&self, table: &Table) -> Copies {
        // In 101 melds need not hold all tiles, so one may want any face more often than there are tiles of it.
        let scarce = |face: &Face| table.profile().game == Game::Yuzbir || is_scarce(table, *face);
        let mut copies = Copies { naturals: [[0; Number::COUNT as usize]; 4], scarce: 0, wilds: self.plays.wilds };
        for face in Face::all() {
            copies.naturals[face.colour as usize][face.number.index()] = self.plays.count(face);
        }
        copies.scarce = Face::all().filter(scarce).fold(0, |faces, face| faces | face_bit(face));
        copies
    }

    /// What is left of a tile when `tiles` are out of the way.
    pub(crate) fn left(&self, tile: Tile, tiles: &Tiles) -> usize {
        let at = self.tiles.binary_search_by_key(&tile, |&(tile, _)| tile);
        at.map_or(0, |at| self.tiles[at].1.saturating_sub(tiles.count(tile)))
    }
}

/// The faces of which natural tiles can run out where that matters to a plan: wilds may have to fill their places.
///
/// Of every other face there are two tiles. Three melds over such a face are never needed, and where a count of places
/// forgets that there is no third tile, other melds with the same held tiles do without one; so says a count of all
/// layouts (`docs/PROOFS.md`). There may be fewer of the indicator's face and of the okey's. Where false jokers play as
/// the indicator there are three of that face, and three groups of its number then want more of the other colours too.
fn is_scarce(table: &Table, face: Face) -> bool {
    table.indicator().is_some_and(|indicator| {
        let row = table.profile().false_joker == FalseJoker::Indicator;
        face == indicator.okey() || face == indicator.face() || row && face.number == indicator.face().number
    })
}
