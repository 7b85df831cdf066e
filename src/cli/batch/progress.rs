//! How far the work on a stream is, shown on a terminal while it goes on.

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::cli::text::Ahead;
use crate::words::Language;

/// How often the line is written anew.
const EVERY: Duration = Duration::from_millis(200);

/// The progress of one stream.
pub(in crate::cli) struct Progress {
    started: Instant,
    shown: Option<Instant>,
    terminal: bool,
    read: Arc<AtomicU64>,
    /// The line feeds in what was read, once it is unpacked.
    fed: Arc<AtomicU64>,
    /// The bytes there are to read, where that is known.
    size: Option<u64>,
}

impl Progress {
    /// Starts the clock for a stream that may be a file. Where the answers themselves go to a terminal, they show how
    /// far it is, and nothing else may be drawn between them; where the streams are not those of the process, nothing
    /// ever is.
    pub(in crate::cli) fn of(file: Option<&File>, own: bool, saved: bool) -> Self {
        let known = file.and_then(|file| file.metadata().ok()).filter(std::fs::Metadata::is_file);
        Self {
            started: Instant::now(),
            shown: None,
            terminal: own && io::stderr().is_terminal() && (saved || !io::stdout().is_terminal()),
            read: Arc::default(),
            fed: Arc::default(),
            size: known.map(|data| data.len()).filter(|&size| size > 0),
        }
    }

    /// The stream, with its bytes counted.
    pub(in crate::cli) fn counting(&self, from: impl Read + Send + 'static) -> Box<dyn Read + Send> {
        Box::new(Counting { from, count: Arc::clone(&self.read), of: |read| read.len() })
    }

    /// The stream as it is unpacked, with its lines counted.
    pub(in crate::cli) fn counting_lines(&self, from: impl Read + Send + 'static) -> Box<dyn Read + Send> {
        let line_feeds = |read: &[u8]| memchr::memchr_iter(b'\n', read).count();
        Box::new(Counting { from, count: Arc::clone(&self.fed), of: line_feeds })
    }

    /// Shows how far it is, where there is a terminal to show it on, and not too often.
    pub(in crate::cli) fn show(&mut self, lines: u64, language: Language) {
        let due = self.shown.unwrap_or(self.started).elapsed() >= EVERY;
        if self.terminal && due {
            self.shown = Some(Instant::now());
            // A line wider than the terminal is cut there: wrapped, it could not be taken off again.
            let line = language.batch_progress(lines, self.rate(lines), self.ahead(lines));
            let drawn = format!("\r\x1b[?7l{line}\x1b[K\x1b[?7h");
            // Whether it can be shown matters to nothing.
            let _ = io::stderr().lock().write_all(drawn.as_bytes());
        }
    }

    /// Takes the progress off the terminal.
    pub(in crate::cli) fn clear(&mut self) {
        if self.shown.take().is_some() {
            let _ = io::stderr().lock().write_all(b"\r\x1b[K");
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

    /// What is known of a file once lines of it are answered. Much may be read that waits for its answer, so of the
    /// bytes read as many count as done as there are lines answered of those read.
    fn ahead(&self, lines: u64) -> Option<Ahead> {
        let (size, read, fed) =
            (self.size?, self.read.load(Ordering::Relaxed), self.fed.load(Ordering::Relaxed).max(lines));
        let share = |of: u128, part: u64, whole: u64| of * u128::from(part) / u128::from(whole.max(1));
        let done = share(u128::from(read), lines, fed).min(u128::from(size));
        if done == 0 {
            return None;
        }
        let seconds = self.started.elapsed().as_millis() * (u128::from(size) - done) / done / 1000;
        let percent = done * 100 / u128::from(size);
        Some(Ahead { percent: u64::try_from(percent).ok()?, seconds: u64::try_from(seconds).ok()? })
    }
}

struct Counting<R> {
    from: R,
    count: Arc<AtomicU64>,
    /// What is counted of bytes that were read.
    of: fn(&[u8]) -> usize,
}

impl<R: Read> Read for Counting<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(to)?;
        self.count.fetch_add((self.of)(&to[..read]) as u64, Ordering::Relaxed);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::time::{Duration, Instant};

    use super::Progress;
    use crate::cli::text::Ahead;
    use crate::words::Language;

    #[test]
    fn a_line_of_forty_columns_says_what_matters() {
        let said =
            |language: Language, seconds| language.batch_progress(130_853, 43501, Some(Ahead { percent: 12, seconds }));
        assert_eq!(said(Language::En, 26), "12%, 0:26 left, 130853 lines, 43501/s");
        assert_eq!(said(Language::Tr, 26), "%12, kalan 0:26, 130853 satır, 43501/sn");
        assert_eq!(said(Language::En, 36_065), "12%, 10:01:05 left, 130853 lines, 43501/s");
    }

    /// Ten seconds into a stream of that size, of which these bytes were read.
    fn after(size: Option<u64>, read: &[u8]) -> Progress {
        let mut progress = Progress::of(None, true, true);
        progress.size = size;
        progress.started = Instant::now().checked_sub(Duration::from_secs(10)).expect("a clock that runs");
        let read = std::io::Cursor::new(read.to_vec());
        progress.counting_lines(progress.counting(read)).read_to_end(&mut Vec::new()).expect("bytes");
        progress
    }

    #[test]
    fn what_is_read_is_not_yet_done() {
        let text = b"hand\n".repeat(20);
        let ahead = |size, lines| after(size, &text).ahead(lines).map(|ahead| (ahead.percent, ahead.seconds));
        assert_eq!(ahead(Some(1000), 0), None, "nothing is answered");
        assert_eq!(ahead(Some(1000), 10), Some((5, 190)));
        assert_eq!(ahead(Some(1000), 20), Some((10, 90)));
        assert_eq!(ahead(Some(100), 20), Some((100, 0)));
        assert_eq!(ahead(Some(50), 20), Some((100, 0)), "a file that grew");
        assert_eq!(ahead(None, 20), None, "a pipe");
    }
}
