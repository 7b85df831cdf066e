//! One question asked of every line of a stream.
//!
//! [`Asker`] turns one line into one line and knows no file and no thread. [`Lines`] cuts a stream into chunks of
//! whole lines, [`Pipeline`] answers the chunks side by side and hands the answers back in order.

mod answer;
pub(crate) mod fields;
mod lines;
mod packing;
mod pipeline;
pub(crate) mod progress;
pub(crate) mod questions;
mod seats;
mod signals;
mod target;

pub(super) use answer::Asker;
pub(super) use packing::Packing;
pub(super) use pipeline::{Part, Pipeline, Step};
pub(super) use progress::Progress;
pub(super) use questions::QUESTIONS;
pub(super) use signals::{Signals, die_of, farewell};
pub(super) use target::Target;
