//! Tiles as they were written: readable, but not yet checked against any rule.

use std::fmt;
use std::ops::Range;

use crate::table::Symbol;
use crate::words::write_joined;

/// The name a hand gives the fourth colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FourthColour {
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
    pub fourth: Option<FourthColour>,
}

/// The first of these that names the fourth colour otherwise than the first that names it (`tiles.colours`).
pub(crate) fn otherwise_named<T>(written: impl IntoIterator<Item = (Option<FourthColour>, T)>) -> Option<T> {
    let mut named = written.into_iter().filter_map(|(name, written)| Some((name?, written)));
    let (first, _) = named.next()?;
    named.find(|&(name, _)| name != first).map(|(_, written)| written)
}

/// Tiles as written, in the order written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[must_use]
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
        write_joined(self.symbols(), " ", f)
    }
}
