//! The sentences about questions: their faults, and the options that fix them.

mod faults;
pub(super) mod hints;
mod rulings;
