//! A cache of seats for one worker, one for each table that its lines name.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::cli::hand_texts::TableSeat;
use crate::cli::input::Defaults;
use crate::table::{Symbol, TableFault, Variant};

/// The table that a line names: its variant and indicator.
pub(super) type TableKey = (Option<Variant>, Option<Symbol>);

/// The seats by table. There are at most 53 indicators and seven variants.
#[derive(Default)]
pub(super) struct SeatCache(FxHashMap<TableKey, Box<TableSeat>>);

impl SeatCache {
    /// Returns the seat at the table of a line. It is created if it is not in the cache.
    pub(super) fn at(&mut self, (variant, indicator): TableKey, defaults: &Defaults) -> Result<&TableSeat, TableFault> {
        Ok(match self.0.entry((variant, indicator)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Box::new(TableSeat::at(defaults.profile(variant).clone(), indicator)?)),
        })
    }
}
