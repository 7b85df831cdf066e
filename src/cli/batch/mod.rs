//! Answers one question about every line of a stream.
//!
//! [`Asker`] turns one input line into one output line, without access to files or threads. [`LineChunks`] splits a
//! stream into chunks of whole lines. [`Pipeline`] answers the chunks in parallel and returns the answers in order.

mod answer;
pub(crate) mod fields;
mod lines;
mod pipeline;
pub(crate) mod progress;
pub(crate) mod questions;
mod seats;
mod signals;
mod target;

pub(super) use answer::Asker;
pub(super) use pipeline::{AnswerPart, Pipeline, PipelineEvent};
pub(super) use progress::Progress;
pub(super) use questions::QUESTIONS;
pub(super) use signals::{Signals, die_of, farewell};
pub(super) use target::AnswerTarget;
