//! Answers the same question for each line of a stream.
//!
//! [`lines::LineChunks`] splits a stream into chunks of whole lines. [`Pipeline`] answers the chunks in parallel with
//! [`Oracle`](crate::Oracle) and returns the answers in order.

mod lines;
mod pipeline;
pub(crate) mod progress;
mod signals;
mod target;

pub(super) use pipeline::{AnswerPart, Pipeline, PipelineEvent};
pub(super) use progress::Progress;
pub(super) use signals::{Signals, die_of, farewell, farewell_unless};
pub(super) use target::AnswerTarget;
