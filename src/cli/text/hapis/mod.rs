//! Texts about hapis tavlası, in both languages.

mod answers;
mod arguments;
pub(crate) mod commands;

pub(crate) use crate::text::hapis::Sayings;
pub(crate) use arguments::HapisArguments;
