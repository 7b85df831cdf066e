//! The progress of the work on a stream, shown on a terminal.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::cli::text::Estimate;
use crate::words::Language;

/// The interval between updates.
const EVERY: Duration = Duration::from_millis(200);

/// The progress of one stream.
pub struct Progress {
    started: Instant,
    shown: Option<Instant>,
    terminal: bool,
    read: Arc<AtomicU64>,
    /// The number of line feeds read after decompression.
    fed: Arc<AtomicU64>,
    /// The size of the stream in bytes, if it is known.
    size: Option<u64>,
}

impl Progress {
    /// Starts the clock for a stream that may be a file. `own` is true if the streams are those of the process, and
    /// `saved` if the answers go to a file.
    ///
    /// Progress is shown only on the terminal of the process, and only if the answers do not go to a terminal as well.
    pub(in crate::cli) fn of(file: Option<&File>, own: bool, saved: bool) -> Self {
        let known = file.and_then(|file| file.metadata().ok()).filter(std::fs::Metadata::is_file);
        Self {
            terminal: own && io::stderr().is_terminal() && (saved || !io::stdout().is_terminal()),
            ..Self::begun(known.map(|data| data.len()).filter(|&size| size > 0))
        }
    }

    /// Starts the clock for a stream of `size` bytes, if the size is known. Progress is not shown.
    pub fn begun(size: Option<u64>) -> Self {
        let started = Instant::now();
        Self { started, shown: None, terminal: false, read: Arc::default(), fed: Arc::default(), size }
    }

    /// Returns the stream with its bytes counted.
    pub fn counting(&self, from: impl Read + Send + 'static) -> Box<dyn Read + Send> {
        Box::new(CountingReader { from, count: Arc::clone(&self.read), of: |read| read.len() })
    }

    /// Returns the decompressed stream with its lines counted.
    pub fn counting_lines(&self, from: impl Read + Send + 'static) -> Box<dyn Read + Send> {
        let line_feeds = |read: &[u8]| memchr::memchr_iter(b'\n', read).count();
        Box::new(CountingReader { from, count: Arc::clone(&self.fed), of: line_feeds })
    }

    /// Shows the progress if there is a terminal and the interval has passed.
    pub(in crate::cli) fn show(&mut self, lines: u64, language: Language) {
        let due = self.shown.unwrap_or(self.started).elapsed() >= EVERY;
        if self.terminal && due {
            self.shown = Some(Instant::now());
            // Line wrap is off, so a line wider than the terminal is cut. A wrapped line could not be erased again.
            let drawn = format!("\r\x1b[?7l{}\x1b[K\x1b[?7h", self.line(lines, self.started.elapsed(), language));
            // A failed update is ignored, because it does not affect the answers.
            let _ = io::stderr().lock().write_all(drawn.as_bytes());
        }
    }

    /// Returns the progress line after `lines` answered lines and `elapsed` time, with the rate.
    pub fn line(&self, lines: u64, elapsed: Duration, language: Language) -> String {
        language.batch_progress(lines, rate(lines, elapsed), self.ahead(lines, elapsed))
    }

    /// Erases the progress from the terminal.
    pub(in crate::cli) fn clear(&mut self) {
        if self.shown.take().is_some() {
            let _ = io::stderr().lock().write_all(b"\r\x1b[K");
        }
    }

    pub(in crate::cli) fn seconds(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    /// Returns the average number of lines per second.
    pub(in crate::cli) fn rate(&self, lines: u64) -> u64 {
        rate(lines, self.started.elapsed())
    }

    /// Returns the progress through a file, and the remaining time, after `lines` answered lines.
    ///
    /// Bytes are read ahead of the answers. The share of the bytes read that counts as done is the share of the lines
    /// read that are answered.
    fn ahead(&self, lines: u64, elapsed: Duration) -> Option<Estimate> {
        let (size, read, fed) =
            (self.size?, self.read.load(Ordering::Relaxed), self.fed.load(Ordering::Relaxed).max(lines));
        let share = |of: u128, part: u64, whole: u64| of * u128::from(part) / u128::from(whole.max(1));
        let done = share(u128::from(read), lines, fed).min(u128::from(size));
        if done == 0 {
            return None;
        }
        let seconds = elapsed.as_millis() * (u128::from(size) - done) / done / 1000;
        let percent = done * 100 / u128::from(size);
        Some(Estimate { percent: u64::try_from(percent).ok()?, seconds: u64::try_from(seconds).ok()? })
    }
}

/// Returns the number of lines per second in the time `elapsed`.
fn rate(lines: u64, elapsed: Duration) -> u64 {
    u64::try_from(u128::from(lines) * 1000 / elapsed.as_millis().max(1)).expect("fewer than 2^54 lines were answered")
}

struct CountingReader<R> {
    from: R,
    count: Arc<AtomicU64>,
    /// Returns the amount to count for the bytes of a read.
    of: fn(&[u8]) -> usize,
}

impl<R: Read> Read for CountingReader<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(to)?;
        self.count.fetch_add((self.of)(&to[..read]) as u64, Ordering::Relaxed);
        Ok(read)
    }
}
