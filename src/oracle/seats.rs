//! A cache that keeps one seat for each table.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::hand_texts::TableSeat;
use crate::table::{Profile, Symbol, TableFault, Variant};

/// The table of a question without settings of its own: its variant and indicator.
pub(super) type TableKey = (Option<Variant>, Variant, Option<Symbol>);

/// The seats at the tables that questions named, each with the profile of its variant.
#[derive(Debug, Default)]
pub(super) struct SeatCache(FxHashMap<TableKey, Box<TableSeat>>);

impl SeatCache {
    /// Returns the seat at a table. Creates the seat if it is not cached yet.
    pub(super) fn at(&mut self, key: TableKey, profile: impl FnOnce() -> Profile) -> Result<&TableSeat, TableFault> {
        Ok(match self.0.entry(key) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Box::new(TableSeat::at(profile(), key.2)?)),
        })
    }
}
