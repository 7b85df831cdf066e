//! The tiles that can come into a hand at one table, as they play.

use crate::hand::RoleCounts;
use crate::layouts::{Copies, Packed, faces_to_bits};
use crate::table::{FalseJoker, Game, Table};
use crate::tiles::{Face, Tile, Tiles};

/// Every tile that any player can hold: the whole set but for the indicator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Supply {
    /// How many there are of each tile, by its place in canonical order.
    tiles: Counts,
}

impl Supply {
    pub(crate) fn new(table: &Table) -> Self {
        let mut tiles = [0; Tile::KINDS];
        for (tile, copies) in Tile::all().zip(&mut tiles) {
            *copies = table.copies_of(tile);
        }
        Self { tiles }
    }

    /// How many tiles there are.
    pub(crate) fn len(&self) -> usize {
        self.tiles.iter().map(|&copies| usize::from(copies)).sum()
    }

    /// How many tiles there are of each face, and how many wilds.
    pub(super) fn play(&self, table: &Table) -> Copies {
        let each = Tile::all().zip(self.tiles).flat_map(|(tile, copies)| std::iter::repeat_n(tile, copies.into()));
        let plays = Packed::of(&RoleCounts::new(each, &table.roles()));
        // In 101 melds need not hold all tiles, so one may want any face more often than there are tiles of it.
        let scarce = |face: &Face| table.game() == Game::Yuzbir || is_scarce(table, *face);
        Copies { plays, scarce: faces_to_bits(Face::all().filter(scarce)) }
    }

    /// What is left of each tile when others are out of the way, by its place in canonical order.
    pub(crate) fn left(&self, others: &Tiles) -> Counts {
        let mut left = self.tiles;
        for tile in others.iter() {
            let left = &mut left[tile.index()];
            *left = left.saturating_sub(1);
        }
        left
    }
}

/// How many there are of each tile, by its place in canonical order.
pub(crate) type Counts = [u8; Tile::KINDS];

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
