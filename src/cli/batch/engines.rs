//! The engines of one worker: one for every table that the lines were asked at.

use std::collections::hash_map::Entry;
use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;

use crate::cli::input::Defaults;
use crate::diagnostic::FaultKind;
use crate::fast::Engine;
use crate::profile::Variant;
use crate::rack::Symbol;
use crate::table::Table;

/// How long the plain engine works before tables are made, which take longer than that: a short stream never waits for
/// them.
const PATIENCE: Duration = Duration::from_millis(50);

/// What lines say of their table.
pub(super) type Named = (Option<Variant>, Option<Symbol>);

/// Engines by their tables; there are fifty-three indicators at most, and seven rules.
pub(super) struct Engines {
    known: FxHashMap<Named, Box<Engine>>,
    tables: Tables,
}

/// Whether answers come from tables.
#[derive(Clone, Copy)]
enum Tables {
    /// Never: they do not help with the question.
    Never,
    /// Not yet: the plain engine worked for so long.
    Later(Duration),
    Now,
}

impl Engines {
    /// For a question that tables help with, or that they do not.
    pub(super) fn new(tables: bool) -> Self {
        let tables = if tables { Tables::Later(Duration::ZERO) } else { Tables::Never };
        Self { known: FxHashMap::default(), tables }
    }

    /// The engine of the table that a line names.
    pub(super) fn at(&mut self, (variant, indicator): Named, defaults: &Defaults) -> Result<&Engine, FaultKind> {
        Ok(match self.known.entry((variant, indicator)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => {
                let table = Table::new(defaults.profile(variant).clone(), indicator)?;
                new.insert(Box::new(match self.tables {
                    Tables::Now => Engine::new(&table),
                    Tables::Never | Tables::Later(_) => Engine::plain(&table),
                }))
            }
        })
    }

    /// Does some work with these engines, and looks whether it is time for tables.
    pub(super) fn work<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let Tables::Later(before) = self.tables else { return work(self) };
        let start = Instant::now();
        let done = work(self);
        let spent = before + start.elapsed();
        self.tables = Tables::Later(spent);
        if spent >= PATIENCE {
            self.tables = Tables::Now;
            self.known.clear();
        }
        done
    }
}
