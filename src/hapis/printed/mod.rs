//! The engine of the thesis, as its listings run (EK-1 to EK-13), quirks kept and named.
//!
//! It plays step by step: lists every single step (EK-3), gives each a number for how easily its checkers are
//! imprisoned (EK-4, EK-8), plays the step with the least (EK-5 to EK-7), and looks again. Bearing off comes first and
//! asks no number (EK-9, EK-10). The thesis calls the two sides computer and user; here they are `mine` and `yours`.

mod bearing;
mod desk;
mod engine;
pub mod example;
mod score;

pub use desk::{Desk, Pile};
pub use engine::{Engine, Ranked};
pub use score::{Score, score};
