//! Answers a stream on several threads, with answers in input order and bounded memory.
//!
//! The reader sends each chunk to a free worker. For each chunk it also sends the writer a channel, in the order of the
//! chunks. The worker sends the chunk's answers through this channel. The writer empties one channel after another. All
//! channels are bounded, so a thread that is too fast blocks.
//!
//! To compress the output, a second pipeline follows. One thread joins the answers of several chunks, because small
//! pieces compress badly. Other threads compress the joined answers.

use std::io::{self, Read};
use std::mem;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::lines::{Chunk, LineChunks};
use super::signals::Signals;
use crate::cli::packing::Packing;
use crate::{Defaults, Oracle};

/// The approximate size in bytes of one answer part.
const PART: usize = 256 * 1024;

/// The approximate number of bytes that are compressed together. Four times as many bytes would make the output 2 %
/// smaller, and a quarter would make it 4 % larger.
const PACKED: usize = 512 * 1024;

/// The maximum time for which the pipeline collects answers before it compresses them.
const GATHERING: Duration = Duration::from_secs(1);

/// The number of answer parts that one worker may queue while the writer is busy with another chunk.
const WAITING: usize = 4;

/// The longest time that the writer waits for answers before it checks for signals.
const PATIENCE: Duration = Duration::from_millis(50);

#[derive(Debug, Default)]
pub(in crate::cli) struct AnswerPart {
    pub(in crate::cli) bytes: Vec<u8>,
    pub(in crate::cli) lines: u64,
    /// The indexes of the lines in this part that are errors, in ascending order, from 0.
    pub(in crate::cli) refused: Vec<u64>,
    /// True for the last part of a chunk.
    last: bool,
}

pub(in crate::cli) enum PipelineEvent {
    Part(AnswerPart),
    /// No answers are ready yet.
    Waiting,
    /// All lines of the stream are answered.
    Done,
    /// Reading the stream failed. All lines before the error are answered.
    Unreadable(io::Error),
    /// A signal with this number arrived. No more answers follow.
    Stopped(i32),
    /// A thread ended before its work was done.
    Broken,
}

struct Work {
    defaults: Defaults,
    fail_fast: bool,
}

/// A piece of work for a worker, with the channel for its answers.
struct Job<W> {
    work: W,
    to: SyncSender<io::Result<AnswerPart>>,
}

enum WriterMessage {
    /// The channel through which the answers of one chunk arrive.
    Parts(Receiver<io::Result<AnswerPart>>),
    /// The stream was read to its end, so no further chunk follows.
    End,
    /// Reading the stream failed, so no further chunk follows.
    Unreadable(io::Error),
}

/// A handle on the threads that answer a stream. The threads stop soon after the handle is dropped.
pub(in crate::cli) struct Pipeline {
    order: Receiver<WriterMessage>,
    parts: Option<Receiver<io::Result<AnswerPart>>>,
    signals: Signals,
}

impl Pipeline {
    /// Starts `jobs` workers, or fewer if the operating system refuses some. Fails if it refuses all workers, or
    /// another thread of the pipeline.
    pub(in crate::cli) fn start(
        from: Box<dyn Read + Send>,
        defaults: Defaults,
        packing: Packing,
        jobs: usize,
        fail_fast: bool,
        signals: Signals,
    ) -> io::Result<Self> {
        let (to_workers, chunks) = sync_channel(jobs);
        let (to_writer, order) = sync_channel(2 * jobs);
        thread::Builder::new().spawn(move || read(from, &to_workers, &to_writer))?;
        let work = Arc::new(Work { defaults, fail_fast });
        set_to_work(jobs, chunks, move |chunks| work.answer_all(chunks))?;
        if packing == Packing::None {
            return Ok(Self { order, parts: None, signals });
        }
        // The first pipeline gets an empty `Signals`, because only the second pipeline must stop after a signal.
        let answered = Self { order, parts: None, signals: Signals::default() };
        let (to_packers, parts) = sync_channel(jobs);
        let (to_writer, order) = sync_channel(2 * jobs);
        thread::Builder::new().spawn(move || gather(answered, fail_fast, &to_packers, &to_writer))?;
        set_to_work(jobs, parts, move |parts| pack_all(packing, parts))?;
        Ok(Self { order, parts: None, signals })
    }

    /// Returns the next event. Answer parts come in the order of the input lines.
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
                Ok(WriterMessage::Parts(parts)) => self.parts = Some(parts),
                Ok(WriterMessage::End) => return PipelineEvent::Done,
                Ok(WriterMessage::Unreadable(error)) => return PipelineEvent::Unreadable(error),
                Err(RecvTimeoutError::Timeout) => return PipelineEvent::Waiting,
                Err(RecvTimeoutError::Disconnected) => return PipelineEvent::Broken,
            }
        }
    }
}

/// Starts `jobs` threads that take work from one shared queue. Starts fewer if the operating system refuses some.
fn set_to_work<W: Send + 'static>(
    jobs: usize,
    waiting: Receiver<Job<W>>,
    work: impl Fn(&Jobs<W>) + Clone + Send + 'static,
) -> io::Result<()> {
    let waiting = Arc::new(Mutex::new(waiting));
    for job in 0..jobs {
        let (work, waiting) = (work.clone(), Arc::clone(&waiting));
        match thread::Builder::new().spawn(move || work(&waiting)) {
            Ok(_) => {}
            Err(error) if job == 0 => return Err(error),
            // Continue with fewer threads if at least one is running.
            Err(_) => break,
        }
    }
    Ok(())
}

type Jobs<W> = Mutex<Receiver<Job<W>>>;

/// Waits for the next job. Returns `None` after the last job.
fn next_job<W>(jobs: &Jobs<W>) -> Option<Job<W>> {
    jobs.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Sends a job to the workers, and the receiver of its answers to the writer. Returns `None` if the workers or the
/// writer have ended.
fn hand_out<W>(work: W, to_workers: &SyncSender<Job<W>>, to_writer: &SyncSender<WriterMessage>) -> Option<()> {
    let (to, parts) = sync_channel(WAITING);
    to_writer.send(WriterMessage::Parts(parts)).ok()?;
    to_workers.send(Job { work, to }).ok()
}

/// Sends every chunk of the stream to the workers. Stops early if the workers or the writer have ended.
fn read(from: Box<dyn Read + Send>, to_workers: &SyncSender<Job<Chunk>>, to_writer: &SyncSender<WriterMessage>) {
    let mut lines = LineChunks::new(from);
    let last = loop {
        match lines.next() {
            Ok(Some(chunk)) => {
                if hand_out(chunk, to_workers, to_writer).is_none() {
                    return;
                }
            }
            Ok(None) => break WriterMessage::End,
            Err(error) => break WriterMessage::Unreadable(error),
        }
    };
    // If this fails, the writer has ended and needs no message.
    let _ = to_writer.send(last);
}

/// Joins answers into pieces of [`PACKED`] bytes and sends them to the threads that compress. Sends a smaller piece
/// after [`GATHERING`]. Ends after the last answer or, if `fail_fast` is true, after the first answer that is an error.
/// Returns `None` if another thread ended too early.
fn gather(
    mut answered: Pipeline,
    fail_fast: bool,
    to_packers: &SyncSender<Job<AnswerPart>>,
    to_writer: &SyncSender<WriterMessage>,
) -> Option<()> {
    let mut gathered = AnswerPart::default();
    let mut since = Instant::now();
    loop {
        let last = match answered.next() {
            PipelineEvent::Part(part) => {
                if gathered.bytes.is_empty() {
                    since = Instant::now();
                }
                gathered.bytes.extend(part.bytes);
                let refused = !part.refused.is_empty();
                gathered.refused.extend(part.refused.iter().map(|at| gathered.lines + at));
                gathered.lines += part.lines;
                (fail_fast && refused).then_some(WriterMessage::End)
            }
            PipelineEvent::Waiting => None,
            PipelineEvent::Done => Some(WriterMessage::End),
            PipelineEvent::Unreadable(error) => Some(WriterMessage::Unreadable(error)),
            PipelineEvent::Stopped(_) | PipelineEvent::Broken => return None,
        };
        let due = last.is_some() || gathered.bytes.len() >= PACKED || since.elapsed() >= GATHERING;
        if due && !gathered.bytes.is_empty() {
            hand_out(mem::take(&mut gathered), to_packers, to_writer)?;
        }
        if let Some(last) = last {
            return to_writer.send(last).ok();
        }
    }
}

fn pack_all(packing: Packing, jobs: &Jobs<AnswerPart>) {
    while let Some(Job { work: part, to }) = next_job(jobs) {
        let packed = packing.pack(part.bytes).map(|bytes| AnswerPart { bytes, last: true, ..part });
        if to.send(packed).is_err() {
            return;
        }
    }
}

impl Work {
    fn answer_all(&self, jobs: &Jobs<Chunk>) {
        let mut oracle = Oracle::new(self.defaults.clone());
        while let Some(Job { work: chunk, to }) = next_job(jobs) {
            if self.answer_chunk(&chunk, &mut oracle, &to).is_none() {
                return;
            }
        }
    }

    /// Answers a chunk and sends the answers in parts. Returns `None` if the writer has ended.
    fn answer_chunk(&self, chunk: &Chunk, oracle: &mut Oracle, to: &SyncSender<io::Result<AnswerPart>>) -> Option<()> {
        // Guess the capacity: an answer of `check` is three to four times as long as its input line.
        let mut part =
            AnswerPart { bytes: Vec::with_capacity((4 * chunk.text.len()).min(PART)), ..AnswerPart::default() };
        for (number, line) in chunk.lines() {
            let answered = oracle.answer(line, Some(number), &mut part.bytes);
            part.bytes.push(b'\n');
            if !answered {
                part.refused.push(part.lines);
            }
            part.lines += 1;
            if self.fail_fast && !answered {
                break;
            }
            if part.bytes.capacity() > 2 * PART {
                part.bytes.shrink_to_fit();
            }
            if part.bytes.len() >= PART {
                to.send(Ok(mem::take(&mut part))).ok()?;
            }
        }
        part.last = true;
        to.send(Ok(part)).ok()
    }
}
