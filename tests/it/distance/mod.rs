//! Distances from winning: the engine compared with slow reference searches, and laws that need none.

mod bounds;
mod chains;
mod choices;
mod dominance;
mod engine;
pub(crate) mod expected;
mod full_deck;
pub(crate) mod hands;
mod laws;
mod references;
mod small_deck;

pub(crate) use hands::{RULES, hands};
