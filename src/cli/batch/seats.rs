//! The seats of one worker: one for every table that the lines were asked at.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::cli::hand_texts::Seat;
use crate::cli::input::Defaults;
use crate::table::{Symbol, TableFault, Variant};

/// What lines say of their table.
pub(super) type Named = (Option<Variant>, Option<Symbol>);

/// Seats by their tables; there are fifty-three indicators at most, and seven rules.
#[derive(Default)]
pub(super) struct Seats(FxHashMap<Named, Box<Seat>>);

impl Seats {
    /// The seat at the table that a line names.
    pub(super) fn at(&mut self, (variant, indicator): Named, defaults: &Defaults) -> Result<&Seat, TableFault> {
        Ok(match self.0.entry((variant, indicator)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Box::new(Seat::at(defaults.profile(variant).clone(), indicator)?)),
        })
    }
}
