//! The fast engine against the plain one.

mod distances;
mod layouts;
mod openings;
mod wins;
