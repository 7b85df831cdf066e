//! A tile as written, which may be `O*`.

use std::fmt;

use super::Indicator;
use crate::tiles::{Face, Tile};

/// A tile as written. `O*` is a real okey of any face, so it becomes a tile only with an indicator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// A tile written by its face, or `J*`.
    Tile(Tile),
    /// A real okey, written `O*`.
    Okey,
}

impl Symbol {
    /// Returns the physical tile under this indicator; `None` for `O*` without an indicator.
    pub fn tile(self, indicator: Option<Indicator>) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            Self::Okey => indicator.map(|indicator| indicator.okey().into()),
        }
    }
}

impl Symbol {
    /// Returns the face that a tile was written by, if it was.
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
