//! The rule catalogue: every clause with its id, text, status, sources and examples.

mod catalogue;
mod entry;
mod search;
mod switches;
mod words;

pub use crate::words::Bilingual;
pub use catalogue::{SECTIONS, entries};
pub use entry::{
    DATE, Dispute, DisputeSide, Document, EDITION, Entry, Example, Proof, Scope, Section, Shows, Source, Status,
    Unshown,
};
pub use search::search;
pub use switches::{SwitchText, TEXTS as SWITCH_TEXTS};
pub use words::{Meaning, WORDS, Word, words};
