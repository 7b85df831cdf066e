//! Tests of the engine against slow references, and against laws that need no reference.

pub(crate) mod case;
mod chains;
pub(crate) mod compare;
mod full_deck;
pub(crate) mod laws;
mod pairs;
pub(crate) mod sampler;
mod small_deck;
mod speed;
mod wins;
