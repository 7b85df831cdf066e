//! Records: parsing, faults, and printing, which is the inverse of parsing.

pub(crate) mod grammar;
mod laws;
mod words;
