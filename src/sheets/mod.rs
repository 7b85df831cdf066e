//! Reads finished hands from JSON. Each value keeps its place in the text, so that a fault can point at it.

mod fault;
mod hand;
pub(crate) mod json;

pub use fault::{JsonType, SheetFault};
pub(crate) use hand::hands_read;
pub(crate) use hand::line_read;
pub use hand::read_hands;
