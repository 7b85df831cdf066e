//! Every call to the engine these tests make, in one place.

use okey::{Table, Tile};

/// What the engine says of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) melds: Option<u8>,
    pub(super) pairs: Option<u8>,
    pub(super) dizi: Option<u8>,
    pub(super) chains: Option<u8>,
    /// The smallest of them.
    pub(super) least: Option<u8>,
    /// The tiles whose draw makes it smaller, in canonical order.
    pub(super) useful: Vec<Tile>,
}

/// The engine at one table.
pub(super) struct Engine<'t>(&'t Table);

impl<'t> Engine<'t> {
    pub(super) fn new(table: &'t Table) -> Self {
        Self(table)
    }

    pub(super) fn measure(&mut self, tiles: &[Tile]) -> Answer {
        todo!("measure {} tiles at {:?}", tiles.len(), self.0)
    }
}
