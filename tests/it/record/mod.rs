//! Records: what is read, what is refused, and that printing is the inverse of reading.

mod grammar;
mod laws;
