//! Records: what is read and what is refused; printing is the inverse of reading.

pub(crate) mod grammar;
mod laws;
mod words;
