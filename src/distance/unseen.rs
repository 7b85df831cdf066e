//! The tiles a player has not seen: neither in his hand nor face up nor seen on the table.

use std::sync::Arc;

use crate::distance::Supply;
use crate::hand::Hand;
use crate::table::Table;
use crate::tiles::{Tile, Tiles};

/// A tile with the copies nobody has shown yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Left {
    /// The tile.
    pub tile: Tile,
    /// How many copies are unseen; 0 where all lie on the table.
    pub left: usize,
}

/// What one player has not seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unseen {
    supply: Arc<Supply>,
    known: Tiles,
}

impl Unseen {
    /// What the holder of a hand has not seen who saw these other tiles on the table. The indicator is seen anyway.
    #[must_use]
    pub fn new(hand: &Hand, seen: &Tiles) -> Self {
        Self::of_supply(Arc::new(Supply::new(hand.table())), hand, seen)
    }

    /// The same where the tiles of the hand's table are known already.
    pub(crate) fn of_supply(supply: Arc<Supply>, hand: &Hand, seen: &Tiles) -> Self {
        Self { supply, known: hand.tiles().iter().chain(seen.iter()).collect() }
    }

    /// How many tiles are unseen.
    #[must_use]
    pub fn count(&self) -> usize {
        self.supply.len().saturating_sub(self.known.len())
    }

    /// The unseen copies of a tile.
    #[must_use]
    pub fn of(&self, tile: Tile) -> Left {
        Left { tile, left: self.supply.left(tile, &self.known) }
    }

    /// Every tile of which a copy could come: not all are in the hand, or face up as the indicator.
    pub(crate) fn drawable<'a>(&'a self, hand: &'a Hand) -> impl Iterator<Item = Tile> + 'a {
        self.supply.distinct().filter(|&tile| self.supply.left(tile, hand.tiles()) > 0)
    }

    /// The tiles that a player cannot hold and see so often, for there are not as many.
    #[must_use]
    pub fn beyond(table: &Table, held: &Tiles, seen: &Tiles) -> Vec<Tile> {
        let supply = Supply::new(table);
        let known: Tiles = held.iter().chain(seen.iter()).collect();
        known.distinct().filter(|&tile| known.count(tile) > supply.left(tile, &Tiles::default())).collect()
    }
}
