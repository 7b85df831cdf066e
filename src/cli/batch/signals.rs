//! Handles signals that ask the program to end. The first signal stops the program after a whole line, the second one
//! immediately. In both cases the program reports the number of lines written.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The number of SIGINT (Ctrl-C). It also stands for Ctrl-C on Windows.
const INTERRUPT: usize = 2;

#[derive(Debug, Clone, Default)]
pub(in crate::cli) struct Signals(Arc<SignalState>);

#[derive(Debug, Default)]
struct SignalState {
    /// The number of the last signal received, or 0 if none was received.
    came: Arc<AtomicUsize>,
    lines: AtomicU64,
    /// Locked while lines are written.
    writing: Mutex<()>,
    /// True once a thread has claimed the task of reporting the progress and ending the program.
    reported: AtomicBool,
}

impl Signals {
    /// Starts to watch for signals. If a second signal ends the program, `tell` first reports the number of the signal
    /// and the number of lines written.
    pub(in crate::cli) fn watch(tell: impl Fn(i32, u64) + Send + 'static) -> Self {
        let signals = Self::default();
        let watched = signals.clone();
        let mut before = 0;
        listen(&signals.0.came, move || {
            watched.heed(before, &tell);
            before += 1;
        });
        signals
    }

    /// Handles a signal that arrives after `before` earlier ones. Ignores the first signal, because the writer sees it
    /// and stops. A second signal ends the program, because the writer may be blocked by a pipe that is not read.
    fn heed(&self, before: u32, tell: &impl Fn(i32, u64)) {
        const PATIENCE: Duration = Duration::from_millis(100);

        let Some(signal) = self.came().filter(|_| before > 0) else { return };
        // Give the current write a short time. It may never end.
        let end = Instant::now() + PATIENCE;
        let mut held = self.0.writing.try_lock();
        while held.is_err() && Instant::now() < end {
            thread::sleep(PATIENCE / 20);
            held = self.0.writing.try_lock();
        }
        if !self.0.reported.swap(true, Ordering::Relaxed) {
            tell(signal, self.0.lines.load(Ordering::Relaxed));
            die_of(signal);
        } else if before > 1 {
            die_of(signal);
        }
    }

    pub(in crate::cli) fn came(&self) -> Option<i32> {
        i32::try_from(self.0.came.load(Ordering::Relaxed)).ok().filter(|&signal| signal > 0)
    }

    /// Acquires the lock for writing lines.
    pub(in crate::cli) fn writing(&self) -> MutexGuard<'_, ()> {
        self.0.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(in crate::cli) fn written(&self, lines: u64) {
        self.0.lines.store(lines, Ordering::Relaxed);
    }

    /// Claims the task of reporting the progress and ending the program. Returns only for the first caller; other
    /// callers block until the program ends.
    pub(in crate::cli) fn end(&self) {
        while self.0.reported.swap(true, Ordering::Relaxed) {
            thread::park();
        }
    }
}

/// Starts a thread that calls `heed` for every signal, after storing the signal's number in `came`. If the thread
/// cannot be started, signals end the program as usual.
#[cfg(unix)]
fn listen(came: &Arc<AtomicUsize>, mut heed: impl FnMut() + Send + 'static) {
    use std::io::Read;
    use std::os::unix::net::UnixStream;

    use signal_hook::consts::{SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::flag;
    use signal_hook::low_level::pipe;

    // Handle SIGXFSZ, so that writing beyond the file size limit is a write error, as with a full disk.
    let _ = flag::register(SIGXFSZ, Arc::default());
    let Ok((mut incoming, outgoing)) = UnixStream::pair() else { return };
    // Each signal sends one byte through the pipe, so two signals in quick succession are both counted.
    let listening = move || {
        while incoming.read_exact(&mut [0]).is_ok() {
            heed();
        }
    };
    // Replace the default action of the signals only if the thread runs.
    if thread::Builder::new().spawn(listening).is_ok() {
        for signal in [SIGINT, SIGTERM] {
            let _ = outgoing.try_clone().and_then(|outgoing| {
                flag::register_usize(signal, Arc::clone(came), signal.unsigned_abs() as usize)?;
                pipe::register(signal, outgoing)
            });
        }
    }
}

/// Calls `heed` for every Ctrl-C or Ctrl-Break, in a separate thread. If that fails, these keys end the program as
/// usual.
#[cfg(windows)]
fn listen(came: &Arc<AtomicUsize>, mut heed: impl FnMut() + Send + 'static) {
    let came = Arc::clone(came);
    let _ = ctrlc::set_handler(move || {
        came.store(INTERRUPT, Ordering::Relaxed);
        heed();
    });
}

/// Does nothing: signals are handled only on Unix and Windows.
#[cfg(not(any(unix, windows)))]
fn listen(_: &Arc<AtomicUsize>, _: impl FnMut() + Send + 'static) {}

/// Calls `tell` when a signal arrives, and then ends the program with the signal.
pub(in crate::cli) fn farewell(tell: impl Fn() + Send + 'static) {
    farewell_unless(|| false, tell);
}

/// Does the same as [`farewell`], except that Ctrl-C does not end the program if `stops` returns true. `stops` is
/// called only for Ctrl-C.
pub(in crate::cli) fn farewell_unless(stops: impl Fn() -> bool + Send + 'static, tell: impl Fn() + Send + 'static) {
    let came: Arc<AtomicUsize> = Arc::default();
    listen(&Arc::clone(&came), move || {
        if came.load(Ordering::Relaxed) == INTERRUPT && stops() {
            return;
        }
        tell();
        die_of(i32::try_from(came.load(Ordering::Relaxed)).expect("the number of a signal"));
    });
}

/// Ends the program with the default action of the signal, so that the parent process sees the signal. Returns only if
/// that fails.
#[cfg(unix)]
pub(in crate::cli) fn die_of(signal: i32) {
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

/// Ends the program with the exit code that shells use for a signal.
#[cfg(not(unix))]
#[expect(clippy::exit, reason = "stands for the default action of a signal")]
pub(in crate::cli) fn die_of(signal: i32) {
    std::process::exit(128 + signal);
}
