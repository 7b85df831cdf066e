//! The tiles a player has not seen: neither in his hand nor face up nor seen on the table.

use crate::distance::{Counts, Supply};
use crate::hand::{Hand, NoAnswer};
use crate::table::Table;
use crate::tiles::{Tile, Tiles};

/// A tile with the copies nobody has shown yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnseenTile {
    /// The tile.
    pub tile: Tile,
    /// How many copies are unseen; 0 where all lie on the table.
    pub left: usize,
}

/// What one player has not seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unseen {
    /// The unseen copies of each tile, by its place in canonical order.
    left: Counts,
    count: usize,
}

impl Unseen {
    /// What the holder of a hand has not seen, out of these tiles of its table.
    pub(crate) fn of_supply(supply: &Supply, hand: &Hand, seen: &Tiles) -> Self {
        let known: Tiles = hand.tiles().iter().chain(seen.iter()).collect();
        Self { left: supply.left(&known), count: supply.len().saturating_sub(known.len()) }
    }

    /// How many tiles are unseen.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The unseen copies of a tile.
    pub fn of(&self, tile: Tile) -> UnseenTile {
        UnseenTile { tile, left: self.left[tile.index()].into() }
    }

    /// The tiles that a player cannot both hold and have seen that often, because there are fewer; each with what is
    /// wrong.
    pub fn beyond(table: &Table, held: &Tiles, seen: &Tiles) -> Vec<(Tile, NoAnswer)> {
        let all = Supply::new(table).left(&Tiles::default());
        let known: Tiles = held.iter().chain(seen.iter()).collect();
        let beyond = known.distinct().filter(|&tile| known.count(tile) > all[tile.index()].into());
        let fault = |tile| NoAnswer::SeenTooOften { tile, held: held.count(tile), seen: seen.count(tile) };
        beyond.map(|tile| (tile, fault(tile))).collect()
    }
}
