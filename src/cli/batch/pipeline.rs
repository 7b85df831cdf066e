//! Answers a stream on several threads, in order and in bounded memory.
//!
//! The reader sends each chunk to a free worker. In the order of the chunks it also sends the writer one channel per
//! chunk, on which the worker sends its answers. The writer drains these channels one after another. All channels are
//! bounded, so a thread that is too fast blocks.
//! Compressed answers pass through a second pipeline of the same kind. It gathers the answers of several chunks first,
//! because small pieces compress badly.

use std::io::{self, Read};
use std::mem;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::answer::Asker;
use super::lines::{Chunk, LineChunks};
use super::seats::SeatCache;
use super::signals::Signals;
use crate::cli::packing::Packing;

/// The approximate number of bytes that a worker sends to the writer at once.
const PART: usize = 256 * 1024;

/// The approximate number of bytes of answers that are compressed at once. Four times as many would save 2 % of the
/// output, a quarter would cost 4 %.
const PACKED: usize = 512 * 1024;

/// The longest time that answers wait to be compressed together.
const GATHERING: Duration = Duration::from_secs(1);

/// The number of parts of a chunk that may wait for the writer. If answers are long, a worker can continue while those
/// of another worker are written.
const WAITING: usize = 4;

/// The time after which the writer stops waiting and checks for signals.
const PATIENCE: Duration = Duration::from_millis(50);

/// The answers to some lines.
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
    fail_fast: bool,
}

/// A job for a worker, and the channel for its result.
struct Job<W> {
    work: W,
    to: SyncSender<io::Result<AnswerPart>>,
}

/// A message from the reader to the writer.
enum WriterMessage {
    /// The channel for the parts of one chunk.
    Parts(Receiver<io::Result<AnswerPart>>),
    /// The stream was read to its end.
    End,
    /// The stream can no longer be read.
    Unreadable(io::Error),
}

/// The threads that work on a stream. They stop when the program ends, or soon after the pipeline is dropped.
pub(in crate::cli) struct Pipeline {
    order: Receiver<WriterMessage>,
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
        let (to_workers, chunks) = sync_channel(jobs);
        let (to_writer, order) = sync_channel(2 * jobs);
        thread::Builder::new().spawn(move || read(from, &to_workers, &to_writer))?;
        let work = Arc::new(Work { asker, fail_fast });
        set_to_work(jobs, chunks, move |chunks| work.answer_all(chunks))?;
        if packing == Packing::None {
            return Ok(Self { order, parts: None, signals });
        }
        // The second pipeline reports the signals.
        let answered = Self { order, parts: None, signals: Signals::default() };
        let (to_packers, parts) = sync_channel(jobs);
        let (to_writer, order) = sync_channel(2 * jobs);
        thread::Builder::new().spawn(move || gather(answered, fail_fast, &to_packers, &to_writer))?;
        set_to_work(jobs, parts, move |parts| pack_all(packing, parts))?;
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
                Ok(WriterMessage::Parts(parts)) => self.parts = Some(parts),
                Ok(WriterMessage::End) => return PipelineEvent::Done,
                Ok(WriterMessage::Unreadable(error)) => return PipelineEvent::Unreadable(error),
                Err(RecvTimeoutError::Timeout) => return PipelineEvent::Waiting,
                Err(RecvTimeoutError::Disconnected) => return PipelineEvent::Broken,
            }
        }
    }
}

/// Starts up to `jobs` threads, as many as the system grants, which share the same jobs.
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
            // Fewer workers are enough.
            Err(_) => break,
        }
    }
    Ok(())
}

/// Jobs that wait for a worker.
type Jobs<W> = Mutex<Receiver<Job<W>>>;

/// Waits for the next job; `None` after the last.
fn next_job<W>(jobs: &Jobs<W>) -> Option<Job<W>> {
    jobs.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Sends a job to a worker and the channel of its results to the writer; `None` if a receiver is gone.
fn hand_out<W>(work: W, to_workers: &SyncSender<Job<W>>, to_writer: &SyncSender<WriterMessage>) -> Option<()> {
    let (to, parts) = sync_channel(WAITING);
    to_writer.send(WriterMessage::Parts(parts)).ok()?;
    to_workers.send(Job { work, to }).ok()
}

/// Sends the chunks to the workers until the stream ends or the receivers are gone.
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
    // If the writer is gone, the result is no longer needed.
    let _ = to_writer.send(last);
}

/// Collects answers until there are enough to compress well, and sends them to the packers. Returns when there are no
/// more answers or a receiver is gone.
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
                gathered.lines += part.lines;
                gathered.refused += part.refused;
                (fail_fast && part.refused > 0).then_some(WriterMessage::End)
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

/// Packs parts, each on its own.
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
        let mut seats = SeatCache::default();
        while let Some(Job { work: chunk, to }) = next_job(jobs) {
            if self.answer_chunk(&chunk, &mut seats, &to).is_none() {
                return;
            }
        }
    }

    /// Answers a chunk in parts. Returns `None` if the writer is gone.
    fn answer_chunk(
        &self,
        chunk: &Chunk,
        seats: &mut SeatCache,
        to: &SyncSender<io::Result<AnswerPart>>,
    ) -> Option<()> {
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
                to.send(Ok(mem::take(&mut part))).ok()?;
            }
        }
        part.last = true;
        to.send(Ok(part)).ok()
    }
}
