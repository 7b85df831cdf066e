//! Answers a stream on several threads, with answers in input order and bounded memory.
//!
//! A free worker locks the stream, reads the next chunk and sends the writer a channel. The lock keeps these channels
//! in the order of the chunks. The worker then answers the chunk and sends the answers through the channel. The writer
//! empties one channel after another. All channels are bounded, so a worker that is too fast blocks.
//!
//! To compress the output, a second pipeline follows. Its workers lock the first pipeline, join the answers of several
//! chunks, because small pieces compress badly, and compress them.

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

/// The number of bytes to read at once. The answers of `advise` to questions of this length take about 1 MB.
const CHUNK: usize = 16 * 1024;

/// The number of bytes to read at once if the answers are shorter than the lines. Such lines are answered fast, and
/// with larger chunks the workers and the writer wait for each other less often.
const LARGE_CHUNK: usize = 64 * 1024;

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

/// The channel through which the answers to one piece of work arrive.
type Parts = Receiver<io::Result<AnswerPart>>;

enum WriterMessage {
    Parts(Parts),
    /// No further piece of work follows.
    Ended(PipelineEvent),
}

/// A source of work that several workers share.
trait Source: Send + 'static {
    type Work;

    /// Returns the next piece of work, which has about `size` bytes, or the event that ends the pipeline.
    fn next(&mut self, size: usize) -> Result<Self::Work, PipelineEvent>;
}

/// A source of work and the channel to the writer, behind one lock.
struct Shared<S> {
    /// `None` after the last piece of work.
    source: Option<S>,
    to_writer: SyncSender<WriterMessage>,
}

type SharedSource<S> = Mutex<Shared<S>>;

/// A handle on the threads that answer a stream. The threads stop soon after the handle is dropped.
pub(in crate::cli) struct Pipeline {
    order: Receiver<WriterMessage>,
    parts: Option<Parts>,
    signals: Signals,
}

impl Pipeline {
    /// Starts `jobs` workers, or fewer if the operating system refuses some. Fails if it refuses all workers.
    pub(in crate::cli) fn start(
        from: Box<dyn Read + Send>,
        defaults: Defaults,
        packing: Packing,
        jobs: usize,
        fail_fast: bool,
        signals: Signals,
    ) -> io::Result<Self> {
        let order = set_to_work(jobs, LineChunks::new(from), move |source| answer_all(&defaults, fail_fast, source))?;
        if packing == Packing::None {
            return Ok(Self { order, parts: None, signals });
        }
        // The first pipeline gets an empty `Signals`, because only the second pipeline must stop after a signal.
        let answered = Self { order, parts: None, signals: Signals::default() };
        let gatherer = Gatherer { answered, fail_fast, last: None };
        let order = set_to_work(jobs, gatherer, move |source| pack_all(packing, source))?;
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
                Ok(WriterMessage::Ended(event)) => return event,
                Err(RecvTimeoutError::Timeout) => return PipelineEvent::Waiting,
                Err(RecvTimeoutError::Disconnected) => return PipelineEvent::Broken,
            }
        }
    }
}

/// Starts `jobs` threads that take work from one source. Starts fewer if the operating system refuses some. Returns the
/// receiver of the messages to the writer.
fn set_to_work<S: Source>(
    jobs: usize,
    source: S,
    work: impl Fn(&SharedSource<S>) + Clone + Send + 'static,
) -> io::Result<Receiver<WriterMessage>> {
    let (to_writer, order) = sync_channel(2 * jobs);
    let source = Arc::new(Mutex::new(Shared { source: Some(source), to_writer }));
    for job in 0..jobs {
        let (work, source) = (work.clone(), Arc::clone(&source));
        match thread::Builder::new().spawn(move || work(&source)) {
            Ok(_) => {}
            Err(error) if job == 0 => return Err(error),
            // Continue with fewer threads if at least one is running.
            Err(_) => break,
        }
    }
    Ok(order)
}

/// Waits for the next piece of work, and sends the writer the receiver of its answers. Returns `None` after the last
/// piece of work, or if the writer has ended.
fn next_work<S: Source>(
    source: &SharedSource<S>,
    size: usize,
) -> Option<(S::Work, SyncSender<io::Result<AnswerPart>>)> {
    let mut shared = source.lock().unwrap_or_else(PoisonError::into_inner);
    match shared.source.as_mut()?.next(size) {
        Ok(work) => {
            let (to, parts) = sync_channel(WAITING);
            shared.to_writer.send(WriterMessage::Parts(parts)).ok()?;
            Some((work, to))
        }
        Err(event) => {
            shared.source = None;
            // If this fails, the writer has ended and needs no message.
            let _ = shared.to_writer.send(WriterMessage::Ended(event));
            None
        }
    }
}

impl Source for LineChunks {
    type Work = Chunk;

    fn next(&mut self, size: usize) -> Result<Chunk, PipelineEvent> {
        self.next_chunk(size).map_err(PipelineEvent::Unreadable)?.ok_or(PipelineEvent::Done)
    }
}

/// Joins the answers of a pipeline into pieces of the requested size. If a piece is not full after the time
/// [`GATHERING`], it is passed on as it is.
struct Gatherer {
    answered: Pipeline,
    /// If true, the first answer that is an error is the last answer.
    fail_fast: bool,
    /// The event that ends the pipeline, after the last piece.
    last: Option<PipelineEvent>,
}

impl Source for Gatherer {
    type Work = AnswerPart;

    fn next(&mut self, size: usize) -> Result<AnswerPart, PipelineEvent> {
        let mut gathered = AnswerPart::default();
        let mut since: Option<Instant> = None;
        while self.last.is_none()
            && gathered.bytes.len() < size
            && since.is_none_or(|since| since.elapsed() < GATHERING)
        {
            match self.answered.next() {
                PipelineEvent::Part(part) => {
                    since.get_or_insert_with(Instant::now);
                    let refused = !part.refused.is_empty();
                    self.last = (self.fail_fast && refused).then_some(PipelineEvent::Done);
                    gathered.bytes.extend(part.bytes);
                    gathered.refused.extend(part.refused.iter().map(|at| gathered.lines + at));
                    gathered.lines += part.lines;
                }
                PipelineEvent::Waiting => {}
                last => self.last = Some(last),
            }
        }
        if gathered.bytes.is_empty()
            && let Some(last) = self.last.take()
        {
            return Err(last);
        }
        Ok(gathered)
    }
}

fn pack_all(packing: Packing, source: &SharedSource<Gatherer>) {
    while let Some((part, to)) = next_work(source, PACKED) {
        let packed = packing.pack(part.bytes).map(|bytes| AnswerPart { bytes, last: true, ..part });
        if to.send(packed).is_err() {
            return;
        }
    }
}

/// Answers chunks until the source has no more, or until the writer has ended.
fn answer_all(defaults: &Defaults, fail_fast: bool, source: &SharedSource<LineChunks>) {
    let mut oracle = Oracle::new(defaults.clone());
    let mut size = CHUNK;
    while let Some((chunk, to)) = next_work(source, size) {
        let Some(answered) = answer_chunk(&chunk, fail_fast, &mut oracle, &to) else { return };
        size = if answered < chunk.text.len() { LARGE_CHUNK } else { CHUNK };
    }
}

/// Answers a chunk and sends the answers in parts. Returns the length of the answers in bytes, or `None` if the writer
/// has ended.
fn answer_chunk(
    chunk: &Chunk,
    fail_fast: bool,
    oracle: &mut Oracle,
    to: &SyncSender<io::Result<AnswerPart>>,
) -> Option<usize> {
    let mut sent = 0;
    // Guess the capacity: an answer of `check` is three to four times as long as its input line.
    let mut part = AnswerPart { bytes: Vec::with_capacity((4 * chunk.text.len()).min(PART)), ..AnswerPart::default() };
    for (number, line) in chunk.lines() {
        let answered = oracle.answer(line, Some(number), &mut part.bytes);
        part.bytes.push(b'\n');
        if !answered {
            part.refused.push(part.lines);
        }
        part.lines += 1;
        if fail_fast && !answered {
            break;
        }
        if part.bytes.capacity() > 2 * PART {
            part.bytes.shrink_to_fit();
        }
        if part.bytes.len() >= PART {
            sent += part.bytes.len();
            to.send(Ok(mem::take(&mut part))).ok()?;
        }
    }
    part.last = true;
    sent += part.bytes.len();
    to.send(Ok(part)).ok()?;
    Some(sent)
}
