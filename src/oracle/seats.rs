//! A cache of tables. Each table comes with the finder that computes distances for it.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::hand_texts::TableSeat;
use crate::table::{Profile, Symbol, TableFault, Variant};

/// The key of a cached table: the variant that the question names, the default variant, and the indicator.
pub(super) type TableKey = (Option<Variant>, Variant, Option<Symbol>);

/// The cached tables. A line that sets its own rules does not use them.
#[derive(Debug, Default)]
pub(super) struct SeatCache(FxHashMap<TableKey, Box<TableSeat>>);

impl SeatCache {
    /// Returns the table for `key`. Creates it with the rules from `profile` if it is not cached yet.
    pub(super) fn at(&mut self, key: TableKey, profile: impl FnOnce() -> Profile) -> Result<&TableSeat, TableFault> {
        Ok(match self.0.entry(key) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Box::new(TableSeat::at(profile(), key.2)?)),
        })
    }
}
