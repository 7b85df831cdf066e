//! The clause catalogue: every rule by its id.

mod clause;

pub use clause::{Clause, UnknownClause};
