//! The engine: its answers compared with slow reference searches, and laws that need none.

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
