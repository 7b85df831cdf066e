//! The tiles that can come into a hand at one table, by role.

use crate::hand::RoleCounts;
use crate::layouts::{Copies, Packed, faces_to_bits};
use crate::table::{FalseJoker, Game, Table};
use crate::tiles::{Face, Tile, Tiles};

/// Every tile that a player can hold: the set without the indicator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Supply {
    /// The number of copies of each tile, indexed in canonical order.
    tiles: TileCounts,
}

impl Supply {
    pub(crate) fn new(table: &Table) -> Self {
        let mut tiles = [0; Tile::KINDS];
        for (tile, copies) in Tile::all().zip(&mut tiles) {
            *copies = table.copies_of(tile);
        }
        Self { tiles }
    }

    /// Returns the number of tiles.
    pub(crate) fn len(&self) -> usize {
        self.tiles.iter().map(|&copies| usize::from(copies)).sum()
    }

    /// Returns the number of tiles of each face, and of wilds.
    pub(super) fn play(&self, table: &Table) -> Copies {
        let each = Tile::all().zip(self.tiles).flat_map(|(tile, copies)| std::iter::repeat_n(tile, copies.into()));
        let plays = Packed::of(&RoleCounts::new(each, &table.roles()));
        // In 101 melds need not hold all tiles, so they may need a face more often than it has copies.
        let scarce = |face: &Face| table.game() == Game::Yuzbir || is_scarce(table, *face);
        Copies { plays, scarce: faces_to_bits(Face::all().filter(scarce)) }
    }

    /// Returns the copies of each tile that remain after removing other tiles, indexed in canonical order.
    pub(crate) fn left(&self, others: &Tiles) -> TileCounts {
        let mut left = self.tiles;
        for tile in others.iter() {
            let left = &mut left[tile.index()];
            *left = left.saturating_sub(1);
        }
        left
    }
}

/// Returns the copies of each tile, indexed in canonical order.
pub(crate) type TileCounts = [u8; Tile::KINDS];

/// Returns the faces whose natural tiles can run out in a plan: wilds may have to fill their places.
///
/// Every other face has two tiles. Three melds over such a face are never needed: other melds with the same held tiles
/// do without a third copy, as an enumeration of all layouts shows (`docs/PROOFS.md`). The indicator's and the okey's
/// face have fewer tiles. If false jokers play as the indicator, its face has three, and three groups of its number
/// then need more of the other colours too.
fn is_scarce(table: &Table, face: Face) -> bool {
    table.indicator().is_some_and(|indicator| {
        let row = table.profile().false_joker == FalseJoker::Indicator;
        face == indicator.okey() || face == indicator.face() || row && face.number == indicator.face().number
    })
}
