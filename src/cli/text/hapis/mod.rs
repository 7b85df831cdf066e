//! What is said of hapis tavlası, both languages side by side.

mod answers;
mod arguments;
pub(crate) mod commands;

pub(crate) use answers::Sayings;
pub(crate) use arguments::HapisArguments;
