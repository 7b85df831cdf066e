//! Shows on a terminal how much of a stream is answered.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::cli::text::Estimate;
use crate::words::Language;

/// The time between two updates of the progress line.
const EVERY: Duration = Duration::from_millis(200);

/// The progress of a stream, and the terminal line that shows it.
pub struct Progress {
    started: Instant,
    shown: Option<Instant>,
    terminal: bool,
    read: Arc<AtomicU64>,
    /// The number of line feeds read so far, counted after decompression.
    fed: Arc<AtomicU64>,
    /// The size of the stream in bytes, if it is known.
    size: Option<u64>,
}

impl Progress {
    /// Starts the clock for a stream. `file` is the input if it is a file, and `saved` is true if the answers go to a
    /// file. `own` is false if another program calls this one as a library. Progress is shown only if `own` is true,
    /// standard error is a terminal, and the answers do not go to a terminal.
    pub(in crate::cli) fn of(file: Option<&File>, own: bool, saved: bool) -> Self {
        let known = file.and_then(|file| file.metadata().ok()).filter(std::fs::Metadata::is_file);
        Self {
            terminal: own && io::stderr().is_terminal() && (saved || !io::stdout().is_terminal()),
            ..Self::begun(known.map(|data| data.len()).filter(|&size| size > 0))
        }
    }

    /// Starts the clock for a stream of `size` bytes, or of unknown size. The progress is counted but never shown.
    pub fn begun(size: Option<u64>) -> Self {
        let started = Instant::now();
        Self { started, shown: None, terminal: false, read: Arc::default(), fed: Arc::default(), size }
    }

    /// Wraps the stream to count the bytes read from it.
    pub fn counting(&self, from: impl Read + Send + 'static) -> Box<dyn Read + Send> {
        Box::new(CountingReader { from, count: Arc::clone(&self.read), of: |read| read.len() })
    }

    /// Wraps the decompressed stream to count the lines read from it.
    pub fn counting_lines(&self, from: impl Read + Send + 'static) -> Box<dyn Read + Send> {
        let line_feeds = |read: &[u8]| memchr::memchr_iter(b'\n', read).count();
        Box::new(CountingReader { from, count: Arc::clone(&self.fed), of: line_feeds })
    }

    /// Shows the progress after `lines` answered lines, if there is a terminal and the last update is old enough.
    pub(in crate::cli) fn show(&mut self, lines: u64, language: Language) {
        let due = self.shown.unwrap_or(self.started).elapsed() >= EVERY;
        if self.terminal && due {
            self.shown = Some(Instant::now());
            draw_line(&self.line(lines, self.started.elapsed(), language));
        }
    }

    /// Returns the progress line for `lines` answered lines after `elapsed` time.
    pub fn line(&self, lines: u64, elapsed: Duration, language: Language) -> String {
        language.batch_progress(lines, rate(lines, elapsed), self.ahead(lines, elapsed))
    }

    /// Erases the progress line from the terminal.
    pub(in crate::cli) fn clear(&mut self) {
        if self.shown.take().is_some() {
            erase_line();
        }
    }

    pub(in crate::cli) fn seconds(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    pub(in crate::cli) fn rate(&self, lines: u64) -> u64 {
        rate(lines, self.started.elapsed())
    }

    /// Estimates the percentage done and the remaining time after `lines` answered lines. Returns `None` if the size of
    /// the stream is unknown, or if nothing is done yet.
    ///
    /// Some of the bytes read belong to lines that are not answered yet. If half of the lines read are answered, half
    /// of the bytes read count as done.
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

/// Replaces the line on the terminal of standard error. Ignores a failure, because the answers do not depend on it.
pub(in crate::cli) fn draw_line(line: &str) {
    // Turn off line wrap, so that the terminal cuts a long line. A wrapped line could not be erased.
    let _ = io::stderr().lock().write_all(format!("\r\x1b[?7l{line}\x1b[K\x1b[?7h").as_bytes());
}

/// Erases the line on the terminal of standard error.
pub(in crate::cli) fn erase_line() {
    let _ = io::stderr().lock().write_all(b"\r\x1b[K");
}

fn rate(lines: u64, elapsed: Duration) -> u64 {
    u64::try_from(u128::from(lines) * 1000 / elapsed.as_millis().max(1)).expect("fewer than 2^54 lines were answered")
}

struct CountingReader<R> {
    from: R,
    count: Arc<AtomicU64>,
    /// Returns the number of bytes, or of line feeds, in a piece of the stream.
    of: fn(&[u8]) -> usize,
}

impl<R: Read> Read for CountingReader<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(to)?;
        self.count.fetch_add((self.of)(&to[..read]) as u64, Ordering::Relaxed);
        Ok(read)
    }
}
