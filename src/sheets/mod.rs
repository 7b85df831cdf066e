//! Finished hands from JSON. Every word keeps its place, so that a fault can point at it.

mod fault;
mod hand;
pub(crate) mod json;

pub use fault::{JsonType, SheetFault};
#[cfg(feature = "cli")]
pub(crate) use hand::hands_read;
pub use hand::read_hands;
