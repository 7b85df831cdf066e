//! Tests of openings in 101: the program's answers compared with a slow reference search, and laws that the answers
//! must satisfy.

mod bounds;
mod compare;
mod distances;
mod later;
mod laws;
pub(crate) mod sample;
mod speed;
mod sums;
mod throws;
