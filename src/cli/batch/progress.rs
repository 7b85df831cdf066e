//! How far the work on a stream is, shown on a terminal while it goes on.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::cli::text::{Ahead, Text};

/// How often the line is written anew.
const EVERY: Duration = Duration::from_millis(200);

/// The progress of one stream.
pub(in crate::cli) struct Progress {
    started: Instant,
    shown: Option<Instant>,
    terminal: bool,
    read: Arc<AtomicU64>,
    /// The bytes there are to read, where that is known.
    size: Option<u64>,
}

impl Progress {
    /// Starts the clock for a stream that may be a file.
    pub(in crate::cli) fn of(file: Option<&File>) -> Self {
        let known = file.and_then(|file| file.metadata().ok()).filter(std::fs::Metadata::is_file);
        Self {
            started: Instant::now(),
            shown: None,
            terminal: io::stderr().is_terminal(),
            read: Arc::default(),
            size: known.map(|data| data.len()).filter(|&size| size > 0),
        }
    }

    /// The stream, with its bytes counted.
    pub(in crate::cli) fn counting(&self, from: impl Read + Send + 'static) -> Box<dyn Read + Send> {
        Box::new(Counting { from, read: Arc::clone(&self.read) })
    }

    /// Shows how far it is, where there is a terminal to show it on, and not too often.
    pub(in crate::cli) fn show(&mut self, lines: u64, text: &dyn Text) {
        let due = self.shown.unwrap_or(self.started).elapsed() >= EVERY;
        if self.terminal && due {
            self.shown = Some(Instant::now());
            // Whether it can be shown matters to nothing.
            let _ = write!(io::stderr().lock(), "\r{}\x1b[K", text.progress(lines, self.rate(lines), self.ahead()));
        }
    }

    /// Takes the progress off the terminal.
    pub(in crate::cli) fn clear(&mut self) {
        if self.shown.take().is_some() {
            let _ = write!(io::stderr().lock(), "\r\x1b[K");
        }
    }

    pub(in crate::cli) fn seconds(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    /// How many lines a second there were on average.
    pub(in crate::cli) fn rate(&self, lines: u64) -> u64 {
        let millis = self.started.elapsed().as_millis().max(1);
        u64::try_from(u128::from(lines) * 1000 / millis).unwrap_or(u64::MAX)
    }

    fn ahead(&self) -> Option<Ahead> {
        let (size, read) = (self.size?, self.read.load(Ordering::Relaxed));
        let left = u128::from(size.saturating_sub(read)) * self.started.elapsed().as_millis();
        let seconds = left.div_ceil(u128::from(read.max(1)) * 1000);
        Some(Ahead { percent: (read * 100 / size).min(100), seconds: u64::try_from(seconds).unwrap_or(u64::MAX) })
    }
}

struct Counting<R> {
    from: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counting<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(to)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
