//! The tiles that a player has not seen. A player sees the tiles of the hand, the indicator, and the tiles on the
//! table.

use crate::distance::{Supply, TileCounts};
use crate::hand::{Hand, NoAnswer};
use crate::table::Table;
use crate::tiles::{Tile, Tiles};

/// A tile, and how many of its copies the player has not seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnseenTile {
    /// The tile.
    pub tile: Tile,
    /// The number of unseen copies; 0 if the player has seen all of them.
    pub left: usize,
}

/// The tiles that one player has not seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unseen {
    /// The number of unseen copies of each tile, indexed in canonical order.
    left: TileCounts,
    count: usize,
}

impl Unseen {
    /// Returns the tiles of `supply` that are neither in the hand nor among the tiles `seen` on the table.
    pub(crate) fn of_supply(supply: &Supply, hand: &Hand, seen: &Tiles) -> Self {
        let known: Tiles = hand.tiles().iter().chain(seen.iter()).collect();
        Self { left: supply.left(&known), count: supply.len().saturating_sub(known.len()) }
    }

    /// Returns the total number of unseen tiles.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// Returns the tile with its number of unseen copies.
    pub fn of(&self, tile: Tile) -> UnseenTile {
        UnseenTile { tile, left: self.left[tile.index()].into() }
    }

    /// Returns each tile that `held` and `seen` together contain more often than a player can see it, with the reason
    /// why this is impossible. Example: `K1` in the hand and twice on the table.
    pub fn beyond(table: &Table, held: &Tiles, seen: &Tiles) -> Vec<(Tile, NoAnswer)> {
        let all = Supply::new(table).left(&Tiles::default());
        let known: Tiles = held.iter().chain(seen.iter()).collect();
        let beyond = known.distinct().filter(|&tile| known.count(tile) > all[tile.index()].into());
        let fault = |tile| NoAnswer::SeenTooOften { tile, held: held.count(tile), seen: seen.count(tile) };
        beyond.map(|tile| (tile, fault(tile))).collect()
    }
}
