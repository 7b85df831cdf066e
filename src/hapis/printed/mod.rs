//! The engine printed in a thesis, ported from its listings (EK-1 to EK-13) with all their errors.
//!
//! The engine plays one step at a time. It lists every step (EK-3) and scores how easily the enemy could then imprison
//! a lone checker (EK-4, EK-8). It plays the step with the lowest score (EK-5 to EK-7), then repeats. Before any step
//! it bears off what it can (EK-9, EK-10).
//!
//! The thesis calls the two sides computer and user. Here they are `mine` and `yours`.

mod bearing;
mod desk;
mod engine;
pub mod example;
mod score;

pub use desk::{Desk, DeskPile};
pub use engine::{Engine, Ranked};
pub use score::{Score, score};
