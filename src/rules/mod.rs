//! The rule catalogue: every clause with its id, text, status, sources and examples.

mod catalogue;
mod entry;
mod example;
mod search;
mod source;
mod switches;
mod words;

pub use crate::words::Bilingual;
pub use catalogue::{SECTIONS, entries};
pub use entry::{Dispute, DisputeSide, Entry, Proof, Scope, Section, Status, Unshown};
pub use example::{Example, Shows};
pub use search::search;
pub use source::{DATE, Document, EDITION, Source};
pub use switches::{SwitchText, TEXTS as SWITCH_TEXTS};
pub use words::{Meaning, WORDS, Word, words};
