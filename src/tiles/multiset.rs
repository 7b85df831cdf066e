//! Multisets of physical tiles.

use std::fmt;

use crate::tiles::Tile;
use crate::words::write_joined;

/// A multiset of physical tiles, stored and printed in canonical order.
///
/// ```
/// use okey::{Tile, Tiles};
///
/// let tiles: Tiles = ["R6", "K1", "J*", "R6"].iter().map(|t| t.parse::<Tile>()).collect::<Result<_, _>>()?;
/// assert_eq!(tiles.to_string(), "K1 R6 R6 J*");
/// assert_eq!(tiles.distinct().count(), 3);
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[must_use]
pub struct Tiles(Vec<Tile>);

impl Tiles {
    /// Returns the number of tiles, with equal tiles counted separately.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns true if there is no tile.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns how many copies of `tile` the multiset holds.
    pub fn count(&self, tile: Tile) -> usize {
        let from = self.0.partition_point(|held| *held < tile);
        self.0[from..].iter().take_while(|&&held| held == tile).count()
    }

    /// Returns every tile in canonical order. Equal tiles are repeated.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.0.iter().copied()
    }

    /// Returns every different tile once, in canonical order.
    pub fn distinct(&self) -> impl Iterator<Item = Tile> + '_ {
        self.0.chunk_by(|a, b| a == b).map(|equal| equal[0])
    }

    /// Returns the multiset without one copy of `tile`. Returns it unchanged if it does not contain `tile`.
    pub fn without(&self, tile: Tile) -> Self {
        let mut rest = self.clone();
        rest.remove(tile);
        rest
    }

    /// Removes one copy of `tile`, if there is one.
    pub(crate) fn remove(&mut self, tile: Tile) {
        if let Ok(at) = self.0.binary_search(&tile) {
            self.0.remove(at);
        }
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().collect::<Vec<Tile>>().into()
    }
}

impl From<Vec<Tile>> for Tiles {
    fn from(mut tiles: Vec<Tile>) -> Self {
        tiles.sort_unstable();
        Self(tiles)
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_joined(&self.0, " ", f)
    }
}
