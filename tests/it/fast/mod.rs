//! The fast engine against the plain one.

mod distances;
mod engine;
mod wins;
