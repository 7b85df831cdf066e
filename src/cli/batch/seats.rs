//! The seats of one worker: one for every table that the lines were asked at.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::cli::input::Defaults;
use crate::distance::Finder;
use crate::table::{Symbol, Table, TableFault, Variant};

/// What lines say of their table.
pub(super) type Named = (Option<Variant>, Option<Symbol>);

/// A table, and what measures its hands.
pub(super) struct Seat {
    pub(super) table: Table,
    pub(super) finder: Finder,
}

/// Seats by their tables; there are fifty-three indicators at most, and seven rules.
#[derive(Default)]
pub(super) struct Seats(FxHashMap<Named, Box<Seat>>);

impl Seats {
    /// The seat at the table that a line names.
    pub(super) fn at(&mut self, (variant, indicator): Named, defaults: &Defaults) -> Result<&Seat, TableFault> {
        Ok(match self.0.entry((variant, indicator)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => {
                let table = Table::new(defaults.profile(variant).clone(), indicator)?;
                let finder = Finder::new(&table);
                new.insert(Box::new(Seat { table, finder }))
            }
        })
    }
}
