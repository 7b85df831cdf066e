//! Parsing of records and their faults. Printing is the inverse of parsing.

pub(crate) mod grammar;
mod laws;
mod words;
