//! Openings in 101: the engine's answers compared with a slow reference search, and laws that they must satisfy.

mod bounds;
mod compare;
mod distances;
mod later;
mod laws;
pub(crate) mod sample;
mod speed;
mod sums;
mod throws;
