//! Tiles as written in a text: parsed, but not yet checked against any rule.

use std::fmt;
use std::ops::Range;

use crate::table::Symbol;
use crate::words::write_joined;

/// The name of the fourth colour. Some tile sets have yellow tiles, others green ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FourthColour {
    /// Yellow, sarı.
    Yellow,
    /// Green, yeşil.
    Green,
}

/// One tile of a rack, and the word of the text from which it was parsed. A word such as `R4-7` stands for several
/// tiles, which all have the same span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The parsed tile.
    pub symbol: Symbol,
    /// The range of bytes that the word takes in the text.
    pub span: Range<usize>,
    /// The name that the word uses for the fourth colour, yellow or green; `None` if the tile has another colour.
    pub fourth: Option<FourthColour>,
}

/// Returns the first item that names the fourth colour differently from an earlier item: one says yellow, the other
/// green (`tiles.colours`). Returns `None` if all items use the same name.
pub(crate) fn otherwise_named<T>(written: impl IntoIterator<Item = (Option<FourthColour>, T)>) -> Option<T> {
    let mut named = written.into_iter().filter_map(|(name, written)| Some((name?, written)));
    let (first, _) = named.next()?;
    named.find(|&(name, _)| name != first).map(|(_, written)| written)
}

/// The tiles of one player, in the order in which a text lists them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[must_use]
pub struct Rack {
    /// The tiles, in the order of the text.
    pub tiles: Vec<Written>,
}

impl Rack {
    /// Returns the tiles without their positions in the text.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.tiles.iter().map(|written| written.symbol)
    }
}

impl<S: Into<Symbol>> FromIterator<S> for Rack {
    /// Collects tiles that do not come from a text. The span of each tile is its index, so that a fault can point at
    /// the tile.
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
