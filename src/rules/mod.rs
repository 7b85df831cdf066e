//! The rule catalogue: every clause with its id, text, status, sources and examples.

mod catalogue;
mod entry;
mod glossary;
mod search;
mod switches;

pub use crate::words::Bilingual;
pub(crate) use catalogue::SECTIONS;
pub use catalogue::entries;
pub(crate) use entry::Section;
pub use entry::{DATE, Dispute, DisputeSide, Document, EDITION, Entry, Example, Scope, Shows, Source, Status, Unshown};
pub use glossary::{WORDS, Word, words};
pub use search::search;
pub use switches::{SwitchText, TEXTS as SWITCH_TEXTS};
pub(crate) use switches::{is_used, listed_value};
