//! Handles signals that ask the program to end. The first signal stops the program at the end of a line, the second one
//! immediately. In both cases the program reports how many lines are written.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The signal number of Ctrl-C: the number of SIGINT, on Windows too.
const INTERRUPT: usize = 2;

/// The signals received so far, with the number of lines written.
#[derive(Debug, Clone, Default)]
pub(in crate::cli) struct Signals(Arc<SignalState>);

#[derive(Debug, Default)]
struct SignalState {
    /// The number of the last signal received, or 0 if none was received.
    came: Arc<AtomicUsize>,
    /// The number of lines written so far.
    lines: AtomicU64,
    /// A lock that is held while lines are written.
    writing: Mutex<()>,
    /// True once a thread has claimed the task of reporting the progress.
    reported: AtomicBool,
}

impl Signals {
    /// Starts to watch for signals. If a second signal ends the program, `tell` is called first: it gets the number of
    /// the signal and the number of lines written, and reports them to the user.
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

    /// Handles a signal that arrives after `before` earlier ones. Ignores the first signal, because the writer notices
    /// it and stops. Ends the program on the second one, because the writer may be blocked, for example if no program
    /// reads the pipe.
    fn heed(&self, before: u32, tell: &impl Fn(i32, u64)) {
        const PATIENCE: Duration = Duration::from_millis(100);

        let Some(signal) = self.came().filter(|_| before > 0) else { return };
        // Wait a short time for the current write. It never finishes if the output is no longer read.
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

    /// Acquires the lock that must be held while lines are written.
    pub(in crate::cli) fn writing(&self) -> MutexGuard<'_, ()> {
        self.0.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(in crate::cli) fn written(&self, lines: u64) {
        self.0.lines.store(lines, Ordering::Relaxed);
    }

    /// Claims the right to report the progress and to end the program. Only the first caller returns. All others block
    /// until the program ends.
    pub(in crate::cli) fn end(&self) {
        while self.0.reported.swap(true, Ordering::Relaxed) {
            thread::park();
        }
    }
}

/// Starts a thread that calls `heed` for every signal. The signal's number is stored in `came` before the call. If the
/// thread cannot be started, signals end the program as usual.
#[cfg(unix)]
fn listen(came: &Arc<AtomicUsize>, mut heed: impl FnMut() + Send + 'static) {
    use std::io::Read;
    use std::os::unix::net::UnixStream;

    use signal_hook::consts::{SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::flag;
    use signal_hook::low_level::pipe;

    // Handle SIGXFSZ, so that exceeding the file size limit becomes a write error, as with a full disk.
    let _ = flag::register(SIGXFSZ, Arc::default());
    let Ok((mut incoming, outgoing)) = UnixStream::pair() else { return };
    // Each signal sends one byte through the pipe, so two quick signals are both counted.
    let listening = move || {
        while incoming.read_exact(&mut [0]).is_ok() {
            heed();
        }
    };
    // Replace the default action of the signals only if the thread runs. Otherwise the default action ends the program.
    if thread::Builder::new().spawn(listening).is_ok() {
        for signal in [SIGINT, SIGTERM] {
            let _ = outgoing.try_clone().and_then(|outgoing| {
                flag::register_usize(signal, Arc::clone(came), signal.unsigned_abs() as usize)?;
                pipe::register(signal, outgoing)
            });
        }
    }
}

/// Calls `heed` for every Ctrl-C or Ctrl-Break, in a separate thread. If the thread cannot be started, these keys end
/// the program as usual.
#[cfg(windows)]
fn listen(came: &Arc<AtomicUsize>, mut heed: impl FnMut() + Send + 'static) {
    let came = Arc::clone(came);
    let _ = ctrlc::set_handler(move || {
        came.store(INTERRUPT, Ordering::Relaxed);
        heed();
    });
}

/// Does nothing, because this system has no signals.
#[cfg(not(any(unix, windows)))]
fn listen(_: &Arc<AtomicUsize>, _: impl FnMut() + Send + 'static) {}

/// Calls `tell` when a signal arrives, and then lets the signal end the program.
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

/// Ends the program with the default action of the signal, so that the parent process sees which signal it was. Returns
/// only if that fails.
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
