//! Openings of 101 against the slow reference, and against laws that need none.

mod compare;
mod laws;
mod sample;
mod speed;
