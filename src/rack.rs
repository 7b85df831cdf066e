//! Tiles as they were written: readable, but not yet checked against any rule.

use std::fmt;
use std::ops::Range;

use crate::indicator::Indicator;
use crate::tile::{Face, Tile};

/// A tile as written. `O*` names a real okey whatever its face, so it becomes a tile only with an indicator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// A tile written by its face, or `J*`.
    Tile(Tile),
    /// A real okey, written `O*`.
    Okey,
}

impl Symbol {
    /// The physical tile under this indicator; `None` for `O*` where there is no indicator.
    #[must_use]
    pub fn tile(self, indicator: Option<Indicator>) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            Self::Okey => indicator.map(|indicator| indicator.okey().into()),
        }
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

/// The name a hand gives the fourth colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fourth {
    /// Yellow, sarı.
    Yellow,
    /// Green, yeşil.
    Green,
}

/// One tile of a rack and the word that wrote it. A word such as `R4-7` writes several tiles, all with its span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The tile.
    pub symbol: Symbol,
    /// The bytes of its word.
    pub span: Range<usize>,
    /// For a tile of the fourth colour, the name it was given.
    pub fourth: Option<Fourth>,
}

/// Tiles as written, in the order written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rack {
    /// The tiles.
    pub tiles: Vec<Written>,
}

impl Rack {
    /// The tiles without their places.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.tiles.iter().map(|written| written.symbol)
    }
}

impl<S: Into<Symbol>> FromIterator<S> for Rack {
    /// Tiles that no text wrote: each stands for one byte, so that a fault tells which of them it means.
    ///
    /// ```
    /// use okey::{Face, Rack};
    ///
    /// let rack: Rack = ["K1", "R2"].iter().filter_map(|name| name.parse::<Face>().ok()).collect();
    /// assert_eq!(rack.to_string(), "K1 R2");
    /// ```
    fn from_iter<T: IntoIterator<Item = S>>(symbols: T) -> Self {
        let written = |(at, symbol): (usize, S)| Written { symbol: symbol.into(), span: at..at + 1, fourth: None };
        Self { tiles: symbols.into_iter().enumerate().map(written).collect() }
    }
}

impl fmt::Display for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, symbol) in self.symbols().enumerate() {
            if at > 0 {
                f.write_str(" ")?;
            }
            symbol.fmt(f)?;
        }
        Ok(())
    }
}
