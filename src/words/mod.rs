//! The basic types for texts: languages, enums with named values, clause ids, and faults with their places in the
//! input.

mod bilingual;
mod clause;
mod clauses;
mod described;
mod escape;
mod fault;
mod language;
mod named;
mod signs;
mod suggest;

pub use bilingual::Bilingual;
pub(crate) use bilingual::both;
pub use clause::{Clause, UnknownClause};
pub use clauses::ClauseSet;
pub(crate) use described::described;
pub(crate) use escape::{brief, is_plain, visible};
pub use fault::{Fault, Faults};
pub(crate) use fault::{kinds, moved, write_joined};
pub use language::Language;
pub(crate) use named::named;
pub use named::{Named, NotAName};
pub(crate) use signs::is_dash;
pub(crate) use suggest::{find_named, folded, is_same_word, most_similar, nearest_player, normal, suggest};
