//! The fast engine against the plain one.

mod distances;
mod engine;
mod layouts;
mod openings;
mod wins;
