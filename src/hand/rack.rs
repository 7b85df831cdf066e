//! Tiles as written: readable, but not yet checked against any rule.

use std::fmt;
use std::ops::Range;

use crate::table::Symbol;
use crate::words::write_joined;

/// The name of the fourth colour in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FourthColour {
    /// Yellow, sarı.
    Yellow,
    /// Green, yeşil.
    Green,
}

/// One tile of a rack and the word that wrote it. A word such as `R4-7` writes several tiles; all have its span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The tile.
    pub symbol: Symbol,
    /// The bytes of its word.
    pub span: Range<usize>,
    /// The name of the fourth colour in its word, if the tile has that colour.
    pub fourth: Option<FourthColour>,
}

/// Returns the first item whose name of the fourth colour differs from the first name (`tiles.colours`).
pub(crate) fn otherwise_named<T>(written: impl IntoIterator<Item = (Option<FourthColour>, T)>) -> Option<T> {
    let mut named = written.into_iter().filter_map(|(name, written)| Some((name?, written)));
    let (first, _) = named.next()?;
    named.find(|&(name, _)| name != first).map(|(_, written)| written)
}

/// Tiles in the order written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[must_use]
pub struct Rack {
    /// The tiles.
    pub tiles: Vec<Written>,
}

impl Rack {
    /// Returns the tiles without their spans.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.tiles.iter().map(|written| written.symbol)
    }
}

impl<S: Into<Symbol>> FromIterator<S> for Rack {
    /// Collects tiles that come from a program instead of a text. The span of each tile is its index, so a fault shows
    /// which tile it means.
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
        write_joined(self.symbols(), " ", f)
    }
}
