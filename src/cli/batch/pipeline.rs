//! Answers a stream on several threads, in order and in bounded memory.
//!
//! The reader sends each chunk to a free worker. In the order of the chunks it also sends the writer one channel per
//! chunk, on which the worker sends its answers. The writer drains these channels one after another. All channels are
//! bounded, so a thread that is too fast blocks.

use std::io::{self, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::answer::Asker;
use super::lines::{Chunk, LineChunks};
use super::packing::Packing;
use super::seats::Seats;
use super::signals::Signals;

/// The approximate number of bytes that a worker sends to the writer at once.
const PART: usize = 256 * 1024;

/// The number of parts of a chunk that may wait for the writer. If answers are long, a worker can continue while those
/// of another worker are written.
const WAITING: usize = 4;

/// The time after which the writer stops waiting and checks for signals.
const PATIENCE: Duration = Duration::from_millis(50);

/// The answers to some lines, compressed if requested.
#[derive(Debug, Default)]
pub(in crate::cli) struct AnswerPart {
    pub(in crate::cli) bytes: Vec<u8>,
    pub(in crate::cli) lines: u64,
    pub(in crate::cli) refused: u64,
    /// True for the last part of its chunk.
    last: bool,
}

/// The next event for the writer.
pub(in crate::cli) enum PipelineEvent {
    Part(AnswerPart),
    /// No part is ready yet.
    Waiting,
    /// All lines are answered.
    Done,
    /// The stream can no longer be read. All lines before the error are answered.
    Unreadable(io::Error),
    /// The signal arrived. The remaining lines will not be answered.
    Stopped(i32),
    /// A thread ended before its work was done.
    Broken,
}

/// The parameters that all workers share.
struct Work {
    asker: Asker,
    packing: Packing,
    fail_fast: bool,
}

struct Job {
    chunk: Chunk,
    to: SyncSender<io::Result<AnswerPart>>,
}

/// A message from the reader to the writer.
enum Next {
    /// The channel for the parts of one chunk.
    Parts(Receiver<io::Result<AnswerPart>>),
    /// The stream was read to its end.
    End,
    /// The stream can no longer be read.
    Unreadable(io::Error),
}

/// The threads that work on a stream. They stop when the program ends, or soon after the pipeline is dropped.
pub(in crate::cli) struct Pipeline {
    order: Receiver<Next>,
    parts: Option<Receiver<io::Result<AnswerPart>>>,
    signals: Signals,
}

impl Pipeline {
    /// Starts up to `jobs` workers. If the system refuses some threads it starts fewer, but at least one.
    pub(in crate::cli) fn start(
        from: Box<dyn Read + Send>,
        asker: Asker,
        packing: Packing,
        jobs: usize,
        fail_fast: bool,
        signals: Signals,
    ) -> io::Result<Self> {
        let work = Arc::new(Work { asker, packing, fail_fast });
        let (to_workers, jobs_waiting) = sync_channel(jobs);
        let (to_writer, order) = sync_channel(2 * jobs);
        let jobs_waiting = Arc::new(Mutex::new(jobs_waiting));
        thread::Builder::new().spawn(move || read(from, &to_workers, &to_writer))?;
        for job in 0..jobs {
            let (work, jobs_waiting) = (Arc::clone(&work), Arc::clone(&jobs_waiting));
            match thread::Builder::new().spawn(move || work.answer_all(&jobs_waiting)) {
                Ok(_) => {}
                Err(error) if job == 0 => return Err(error),
                // Fewer workers are enough.
                Err(_) => break,
            }
        }
        Ok(Self { order, parts: None, signals })
    }

    /// Returns the next event, with the parts in the order of the lines.
    pub(in crate::cli) fn next(&mut self) -> PipelineEvent {
        loop {
            if let Some(signal) = self.signals.came() {
                return PipelineEvent::Stopped(signal);
            }
            if let Some(parts) = &self.parts {
                match parts.recv_timeout(PATIENCE) {
                    Ok(Ok(part)) => {
                        if part.last {
                            self.parts = None;
                        }
                        return PipelineEvent::Part(part);
                    }
                    Ok(Err(error)) => return PipelineEvent::Unreadable(error),
                    Err(RecvTimeoutError::Timeout) => return PipelineEvent::Waiting,
                    Err(RecvTimeoutError::Disconnected) => return PipelineEvent::Broken,
                }
            }
            match self.order.recv_timeout(PATIENCE) {
                Ok(Next::Parts(parts)) => self.parts = Some(parts),
                Ok(Next::End) => return PipelineEvent::Done,
                Ok(Next::Unreadable(error)) => return PipelineEvent::Unreadable(error),
                Err(RecvTimeoutError::Timeout) => return PipelineEvent::Waiting,
                Err(RecvTimeoutError::Disconnected) => return PipelineEvent::Broken,
            }
        }
    }
}

/// Sends the chunks to the workers until the stream ends or the receivers are gone.
fn read(from: Box<dyn Read + Send>, to_workers: &SyncSender<Job>, to_writer: &SyncSender<Next>) {
    let mut lines = LineChunks::new(from);
    let last = loop {
        match lines.next() {
            Ok(Some(chunk)) => {
                let (to, parts) = sync_channel(WAITING);
                if to_writer.send(Next::Parts(parts)).is_err() || to_workers.send(Job { chunk, to }).is_err() {
                    return;
                }
            }
            Ok(None) => break Next::End,
            Err(error) => break Next::Unreadable(error),
        }
    };
    // If the writer is gone, the result is no longer needed.
    let _ = to_writer.send(last);
}

impl Work {
    fn answer_all(&self, jobs: &Mutex<Receiver<Job>>) {
        let mut seats = Seats::default();
        loop {
            let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(Job { chunk, to }) = job else { return };
            if self.answer_chunk(&chunk, &mut seats, &to).is_none() {
                return;
            }
        }
    }

    /// Answers a chunk in parts. Returns `None` if the writer is gone.
    fn answer_chunk(&self, chunk: &Chunk, seats: &mut Seats, to: &SyncSender<io::Result<AnswerPart>>) -> Option<()> {
        // An answer to `check` is three to four times as long as its line.
        let mut part =
            AnswerPart { bytes: Vec::with_capacity((4 * chunk.text.len()).min(PART)), ..AnswerPart::default() };
        for (number, line) in chunk.lines() {
            let answered = self.asker.answer(line, number, seats, &mut part.bytes);
            part.lines += 1;
            part.refused += u64::from(!answered);
            if self.fail_fast && !answered {
                break;
            }
            if part.bytes.capacity() > 2 * PART {
                // A long answer has enlarged the buffer, even if it was discarded as too long.
                part.bytes.shrink_to_fit();
            }
            if part.bytes.len() >= PART {
                to.send(self.packed(std::mem::take(&mut part))).ok()?;
            }
        }
        part.last = true;
        to.send(self.packed(part)).ok()
    }

    fn packed(&self, part: AnswerPart) -> io::Result<AnswerPart> {
        if part.bytes.is_empty() {
            return Ok(part);
        }
        Ok(AnswerPart { bytes: self.packing.pack(part.bytes)?, ..part })
    }
}
