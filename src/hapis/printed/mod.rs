//! The engine of the thesis, ported from its listings (EK-1 to EK-13) with all their quirks.
//!
//! It plays step by step. It lists every single step (EK-3) and scores how easily the checkers left alone can be
//! imprisoned (EK-4, EK-8). It plays the step with the lowest score (EK-5 to EK-7) and starts over. Bearing off comes
//! before steps and has no score (EK-9, EK-10). The thesis calls the two sides computer and user. Here they are `mine`
//! and `yours`.

mod bearing;
mod desk;
mod engine;
pub mod example;
mod score;

pub use desk::{Desk, DeskPile};
pub use engine::{Engine, Ranked};
pub use score::{Score, score};
