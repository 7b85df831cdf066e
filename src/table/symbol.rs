//! A tile as written: a face such as `R5`, a false joker (`J*`), or an okey without its face (`O*`).

use std::fmt;

use super::Indicator;
use crate::tiles::{Face, Tile};

/// A tile as written. `O*` is a real okey whose face is not written; the indicator determines it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// A tile written by its face, for example `R5`, or the false joker `J*`.
    Tile(Tile),
    /// The real okey, written `O*`.
    Okey,
}

impl Symbol {
    /// Returns the tile that was written. For `O*` this is the okey that the indicator determines, or `None` if the
    /// indicator is unknown.
    pub fn tile(self, indicator: Option<Indicator>) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            Self::Okey => indicator.map(|indicator| indicator.okey().into()),
        }
    }
}

impl Symbol {
    /// Returns the face if the tile was written as a face, or `None` for `O*` and `J*`.
    pub const fn face(self) -> Option<Face> {
        if let Self::Tile(Tile::Numbered(face)) = self { Some(face) } else { None }
    }
}

impl From<Tile> for Symbol {
    fn from(tile: Tile) -> Self {
        Self::Tile(tile)
    }
}

impl From<Face> for Symbol {
    fn from(face: Face) -> Self {
        Self::Tile(face.into())
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(tile) => tile.fmt(f),
            Self::Okey => f.write_str("O*"),
        }
    }
}
