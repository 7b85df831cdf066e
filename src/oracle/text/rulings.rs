//! Rulings in words. If a fact is missing, the text names the option with which the user can supply it.

use crate::judge::{Fact, Ruling};
use crate::table::Table;
use crate::text::judge;
use crate::words::Language;

impl Language {
    /// Returns a ruling in words. If a fact is missing, the sentence names the option with which the user can supply
    /// it.
    pub(crate) fn ruling(self, ruling: &Ruling, table: &Table) -> String {
        let ruled = judge::ruling(ruling, table, self);
        match (judge::unknown_fact(ruling).and_then(telling), ruled.strip_suffix('.')) {
            (Some(option), Some(clause)) if ruling.allowed.is_none() => format!("{clause} ({option})."),
            _ => ruled,
        }
    }

    /// Returns a fact as part of a sentence. For a missing fact, the text names the option that supplies it.
    pub(crate) fn fact_within(self, fact: &Fact, table: &Table) -> String {
        let text = judge::fact(fact, table, self);
        telling(fact).map_or_else(|| text.clone(), |option| format!("{text} ({option})"))
    }

    /// Returns a fact as a sentence.
    pub(crate) fn fact(self, fact: &Fact, table: &Table) -> String {
        judge::sentence(&self.fact_within(fact, table), self)
    }
}

/// Returns the option that supplies a missing fact, if there is one.
const fn telling(fact: &Fact) -> Option<&'static str> {
    Some(match fact {
        Fact::ThrowUnknown => "--throw",
        Fact::NoMeldsTold { .. } | Fact::PairsUnknown => "--table",
        Fact::TakenUnknown { opened: false, .. } => "--opens",
        Fact::TakenUnknown { opened: true, .. } => "--opens, --onto",
        Fact::LaidOffUnseen { .. } => "--onto",
        Fact::ClaimUnknown => "--claimed",
        Fact::LooksAtOwn { thrown: false } => "--after-throwing",
        _ => return None,
    })
}
