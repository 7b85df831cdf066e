//! What is said of hapis tavlası, both languages side by side.

mod answers;
mod arguments;
pub(crate) mod commands;

pub(crate) use crate::text::hapis::Sayings;
pub(crate) use arguments::HapisArguments;
