//! The basic types for texts: languages, enums with named values, clause ids, and faults.

mod clause;
mod fault;
mod language;
mod named;
mod suggest;

pub(crate) use clause::ClauseSet;
pub use clause::{Clause, UnknownClause};
pub use fault::{Fault, Faults};
pub(crate) use fault::{fault_kinds, moved, span_within, write_joined};
pub use language::{Bilingual, Language};
pub(crate) use language::{both, pick};
pub use named::{Named, NotAName};
pub(crate) use named::{described, named};
pub(crate) use suggest::{
    brief, find_named, folded, is_dash, is_plain, is_same_key, is_same_word, most_similar, nearest_player, normal,
    suggest, visible,
};
