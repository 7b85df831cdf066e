//! A port of an engine that is printed in a thesis (listings EK-1 to EK-13), with all its errors.
//!
//! The engine plays one step at a time. It lists every step (EK-3). The score of a step says how easily the enemy could
//! then imprison a lone checker (EK-4, EK-8). The engine plays the step with the lowest score (EK-5 to EK-7), then
//! repeats. Before any step it bears off all checkers that it can (EK-9, EK-10).
//!
//! The thesis calls the two sides computer and user. In this module, `mine` are the computer's checkers and `yours` the
//! user's.

mod desk;
mod engine;
pub mod example;
mod score;

pub use desk::{Desk, DeskPile};
pub use engine::{Engine, Ranked};
pub use score::{Score, score};
