//! The fast engine against the plain one.

mod distances;
mod engine;
mod layouts;
mod openings;
mod small_deck;
mod wins;
