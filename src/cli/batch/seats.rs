//! A cache that keeps one seat for each table. Every worker has its own cache.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::cli::hand_texts::TableSeat;
use crate::cli::input::Defaults;
use crate::table::{Symbol, TableFault, Variant};

/// The table that a line names: its variant and indicator.
pub(super) type TableKey = (Option<Variant>, Option<Symbol>);

/// The cached seats. There are at most 53 indicators and seven variants, so the cache stays small.
#[derive(Default)]
pub(super) struct SeatCache(FxHashMap<TableKey, Box<TableSeat>>);

impl SeatCache {
    /// Returns the seat at the table that a line names. Creates the seat if it is not cached yet.
    pub(super) fn at(&mut self, (variant, indicator): TableKey, defaults: &Defaults) -> Result<&TableSeat, TableFault> {
        Ok(match self.0.entry((variant, indicator)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Box::new(TableSeat::at(defaults.profile(variant).clone(), indicator)?)),
        })
    }
}
