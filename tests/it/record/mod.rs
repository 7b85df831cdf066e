//! Records: what is read, what is refused, and that printing is the inverse of reading.

pub(crate) mod grammar;
mod laws;
mod words;
