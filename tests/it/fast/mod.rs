//! The fast engine against the plain one.

mod distances;
mod openings;
mod wins;
