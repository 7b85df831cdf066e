//! Answers the same question for each line of a stream.
//!
//! [`Oracle`](crate::Oracle) turns one input line into one output line, without access to files or threads.
//! [`lines::LineChunks`] splits a stream into chunks of whole lines. [`Pipeline`] answers the chunks in parallel and
//! returns the answers in order.

mod lines;
mod pipeline;
pub(crate) mod progress;
mod signals;
mod target;

pub(super) use pipeline::{AnswerPart, Pipeline, PipelineEvent};
pub(super) use progress::Progress;
pub(super) use signals::{Signals, die_of, farewell, farewell_unless};
pub(super) use target::AnswerTarget;
