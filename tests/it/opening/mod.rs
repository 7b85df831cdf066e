//! Openings of 101 against the slow reference and against laws.

mod bounds;
mod compare;
mod distances;
mod later;
mod laws;
pub(crate) mod sample;
mod speed;
mod sums;
mod throws;
