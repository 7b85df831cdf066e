//! The supply: the tiles that a player can get at one table.

use crate::hand::RoleCounts;
use crate::layouts::{Copies, Packed, faces_to_bits};
use crate::table::{FalseJoker, Game, Table};
use crate::tiles::{Face, Tile, Tiles};

/// Every tile that a player can hold: the tile set without the indicator.
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

    /// Returns the total number of tiles.
    pub(crate) fn len(&self) -> usize {
        self.tiles.iter().map(|&copies| usize::from(copies)).sum()
    }

    /// Returns the supply counted by role: how many natural tiles each face has, and how many wilds there are.
    pub(super) fn play(&self, table: &Table) -> Copies {
        let each = Tile::all().zip(self.tiles).flat_map(|(tile, copies)| std::iter::repeat_n(tile, copies.into()));
        let plays = Packed::of(&RoleCounts::new(each, &table.roles()));
        // In 101, the search for an opening may lay more tiles of any face than the set has, so every face must be
        // checked.
        let scarce = |face: &Face| table.game() == Game::Yuzbir || is_scarce(table, *face);
        Copies { plays, scarce: faces_to_bits(Face::all().filter(scarce)) }
    }

    /// Returns how many copies of each tile are left after `others` are taken out of the supply, indexed in canonical
    /// order.
    pub(crate) fn left(&self, others: &Tiles) -> TileCounts {
        let mut left = self.tiles;
        for tile in others.iter() {
            let left = &mut left[tile.index()];
            *left = left.saturating_sub(1);
        }
        left
    }
}

/// For each tile, indexed in canonical order, a number of copies.
pub(crate) type TileCounts = [u8; Tile::KINDS];

/// Returns true if a complete hand may need more natural tiles of a face than the set has, so that wilds must fill the
/// other places.
///
/// For most faces the answer is false. They have two tiles, and a complete hand never needs a third: another one keeps
/// the same held tiles and uses at most two (`docs/PROOFS.md`). The faces of the indicator and of the okey have fewer
/// natural tiles. If false jokers play as the indicator, the indicator's face has three tiles. A complete hand can then
/// have three groups of the indicator's number, which also need three tiles of other colours.
fn is_scarce(table: &Table, face: Face) -> bool {
    table.indicator().is_some_and(|indicator| {
        let row = table.profile().false_joker == FalseJoker::Indicator;
        face == indicator.okey() || face == indicator.face() || row && face.number == indicator.face().number
    })
}
