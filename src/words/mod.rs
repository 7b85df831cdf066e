//! What every text is made of, whatever it says: the language it is in, names out of a small vocabulary, the ids of
//! clauses, and what is wrong with it, and where.

mod bilingual;
mod clause;
mod clauses;
mod described;
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
pub use fault::{Fault, Faults};
pub(crate) use fault::{in_a_row, kinds, moved};
pub use language::Language;
pub(crate) use named::named;
pub use named::{Named, NotAName};
pub(crate) use signs::is_dash;
pub(crate) use suggest::{find_named, folded, most_alike, nearest_player, normal, same_word, suggest};
