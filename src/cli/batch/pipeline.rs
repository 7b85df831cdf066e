//! A stream answered on several threads, in order and in bounded memory.
//!
//! The reader hands every chunk to a worker that is free, and the channel of its answers, in the order of the chunks, to
//! the writer. The writer empties these channels one after another. All channels are bounded: a thread that is too fast
//! waits. Answers that are packed pass through a second pipeline of the same kind: small pieces pack badly, so it gathers
//! the answers of several chunks first.

use std::io::{self, Read};
use std::mem;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::answer::Asker;
use super::lines::{Chunk, Lines};
use super::seats::Seats;
use super::signals::Signals;
use crate::cli::packing::Packing;

/// How many bytes of answers go to the writer at once, or a little more.
const PART: usize = 256 * 1024;

/// How many bytes of answers are packed at once, or a little more. Four times as many would save 2 % of the packed bytes,
/// a quarter would cost 4 %.
const PACKED: usize = 512 * 1024;

/// How long answers wait for more to be packed with them.
const GATHERING: Duration = Duration::from_secs(1);

/// How many parts of one chunk may wait for the writer: where answers are long, a worker goes on while another's are
/// written.
const WAITING: usize = 4;

/// How long the writer waits before it looks for signals.
const PATIENCE: Duration = Duration::from_millis(50);

/// Answers of some lines.
#[derive(Debug, Default)]
pub(in crate::cli) struct Part {
    pub(in crate::cli) bytes: Vec<u8>,
    pub(in crate::cli) lines: u64,
    pub(in crate::cli) refused: u64,
    /// Whether it is the last one of its chunk.
    last: bool,
}

/// What comes next.
pub(in crate::cli) enum Step {
    Part(Part),
    /// Nothing yet.
    Waiting,
    /// All lines are answered.
    Done,
    /// The stream cannot be read any further; all that came before is answered.
    Unreadable(io::Error),
    /// The signal came; what is not yet answered will not be.
    Stopped(i32),
    /// A thread ended before its work did.
    Broken,
}

/// How lines are answered.
struct Work {
    asker: Asker,
    fail_fast: bool,
}

/// Something to be done by a worker, and where the result goes.
struct Job<W> {
    work: W,
    to: SyncSender<io::Result<Part>>,
}

/// What the writer hears of the reader.
enum Next {
    /// The parts of one chunk.
    Parts(Receiver<io::Result<Part>>),
    /// All was read.
    End,
    /// No more can be read.
    Unreadable(io::Error),
}

/// Threads at work on a stream. They end with the program, or when this is dropped and they notice.
pub(in crate::cli) struct Pipeline {
    order: Receiver<Next>,
    parts: Option<Receiver<io::Result<Part>>>,
    signals: Signals,
}

impl Pipeline {
    /// Sets as many workers to work as are asked for, or as many as the system grants; one at least.
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
        // Whether a signal came is for the second pipeline to say.
        let answered = Self { order, parts: None, signals: Signals::default() };
        let (to_packers, parts) = sync_channel(jobs);
        let (to_writer, order) = sync_channel(2 * jobs);
        thread::Builder::new().spawn(move || gather(answered, fail_fast, &to_packers, &to_writer))?;
        set_to_work(jobs, parts, move |parts| pack_all(packing, parts))?;
        Ok(Self { order, parts: None, signals })
    }

    /// The next part in the order of the lines.
    pub(in crate::cli) fn next(&mut self) -> Step {
        loop {
            if let Some(signal) = self.signals.came() {
                return Step::Stopped(signal);
            }
            if let Some(parts) = &self.parts {
                match parts.recv_timeout(PATIENCE) {
                    Ok(Ok(part)) => {
                        if part.last {
                            self.parts = None;
                        }
                        return Step::Part(part);
                    }
                    Ok(Err(error)) => return Step::Unreadable(error),
                    Err(RecvTimeoutError::Timeout) => return Step::Waiting,
                    Err(RecvTimeoutError::Disconnected) => return Step::Broken,
                }
            }
            match self.order.recv_timeout(PATIENCE) {
                Ok(Next::Parts(parts)) => self.parts = Some(parts),
                Ok(Next::End) => return Step::Done,
                Ok(Next::Unreadable(error)) => return Step::Unreadable(error),
                Err(RecvTimeoutError::Timeout) => return Step::Waiting,
                Err(RecvTimeoutError::Disconnected) => return Step::Broken,
            }
        }
    }
}

/// Starts as many threads as the system grants, up to `jobs`, all of them at work on the same jobs.
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
            // Fewer do as well.
            Err(_) => break,
        }
    }
    Ok(())
}

/// Jobs that wait for a worker.
type Jobs<W> = Mutex<Receiver<Job<W>>>;

/// Waits for the next job; `None` once there are no more.
fn next_job<W>(jobs: &Jobs<W>) -> Option<Job<W>> {
    jobs.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Hands out one job and, to the writer, the channel of its results; `None` if nobody listens any more.
fn hand_out<W>(work: W, to_workers: &SyncSender<Job<W>>, to_writer: &SyncSender<Next>) -> Option<()> {
    let (to, parts) = sync_channel(WAITING);
    to_writer.send(Next::Parts(parts)).ok()?;
    to_workers.send(Job { work, to }).ok()
}

/// Hands out the chunks, until the stream ends or nobody listens any more.
fn read(from: Box<dyn Read + Send>, to_workers: &SyncSender<Job<Chunk>>, to_writer: &SyncSender<Next>) {
    let mut lines = Lines::new(from);
    let last = loop {
        match lines.next() {
            Ok(Some(chunk)) => {
                if hand_out(chunk, to_workers, to_writer).is_none() {
                    return;
                }
            }
            Ok(None) => break Next::End,
            Err(error) => break Next::Unreadable(error),
        }
    };
    // If nobody listens, nobody wants to know.
    let _ = to_writer.send(last);
}

/// Hands out answers to be packed, enough of them at once to be packed well, until there are no more or nobody listens.
fn gather(
    mut answered: Pipeline,
    fail_fast: bool,
    to_packers: &SyncSender<Job<Part>>,
    to_writer: &SyncSender<Next>,
) -> Option<()> {
    let mut gathered = Part::default();
    let mut since = Instant::now();
    loop {
        let last = match answered.next() {
            Step::Part(part) => {
                if gathered.bytes.is_empty() {
                    since = Instant::now();
                }
                gathered.bytes.extend(part.bytes);
                gathered.lines += part.lines;
                gathered.refused += part.refused;
                (fail_fast && part.refused > 0).then_some(Next::End)
            }
            Step::Waiting => None,
            Step::Done => Some(Next::End),
            Step::Unreadable(error) => Some(Next::Unreadable(error)),
            Step::Stopped(_) | Step::Broken => return None,
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
fn pack_all(packing: Packing, jobs: &Jobs<Part>) {
    while let Some(Job { work: part, to }) = next_job(jobs) {
        let packed = packing.pack(part.bytes).map(|bytes| Part { bytes, last: true, ..part });
        if to.send(packed).is_err() {
            return;
        }
    }
}

impl Work {
    fn answer_all(&self, jobs: &Jobs<Chunk>) {
        let mut seats = Seats::default();
        while let Some(Job { work: chunk, to }) = next_job(jobs) {
            if self.answer_chunk(&chunk, &mut seats, &to).is_none() {
                return;
            }
        }
    }

    /// Answers a chunk in parts; nothing where nobody listens any more.
    fn answer_chunk(&self, chunk: &Chunk, seats: &mut Seats, to: &SyncSender<io::Result<Part>>) -> Option<()> {
        // An answer to `check` is three to four times as long as its line.
        let mut part = Part { bytes: Vec::with_capacity((4 * chunk.text.len()).min(PART)), ..Part::default() };
        for (number, line) in chunk.lines() {
            let answered = self.asker.answer(line, number, seats, &mut part.bytes);
            part.lines += 1;
            part.refused += u64::from(!answered);
            if self.fail_fast && !answered {
                break;
            }
            if part.bytes.capacity() > 2 * PART {
                // A long answer, or one that became too long.
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
