//! Signals that ask the program to end. The first one takes effect once a line is complete, the second at once. Both
//! report how many lines are written.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The signals received so far, and the number of lines written.
#[derive(Debug, Clone, Default)]
pub(in crate::cli) struct Signals(Arc<SignalState>);

#[derive(Debug, Default)]
struct SignalState {
    /// The signal received last, or 0.
    came: Arc<AtomicUsize>,
    /// The number of lines written.
    lines: AtomicU64,
    /// A lock held while lines are written, or to prevent further writes.
    writing: Mutex<()>,
    /// True once a thread has begun to report the progress.
    reported: AtomicBool,
}

impl Signals {
    /// Starts to watch for signals. `tell` reports the number of lines written.
    #[cfg(unix)]
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

    /// Signals are not watched on this system.
    #[cfg(not(unix))]
    pub(in crate::cli) fn watch(_: impl Fn(i32, u64) + Send + 'static) -> Self {
        Self::default()
    }

    /// Handles a signal that arrived after `before` others. The writer handles the first signal. The second signal ends
    /// the program, because the writer may be blocked, for example if its reader has stopped.
    #[cfg(unix)]
    fn heed(&self, before: u32, tell: &impl Fn(i32, u64)) {
        use std::time::{Duration, Instant};

        const PATIENCE: Duration = Duration::from_millis(100);

        let Some(signal) = self.came().filter(|_| before > 0) else { return };
        // The current write may finish soon. If it does not, its reader is not accepting data.
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

    /// Returns the last signal, if there was one.
    pub(in crate::cli) fn came(&self) -> Option<i32> {
        i32::try_from(self.0.came.load(Ordering::Relaxed)).ok().filter(|&signal| signal > 0)
    }

    /// Returns the lock to hold while lines are written.
    pub(in crate::cli) fn writing(&self) -> MutexGuard<'_, ()> {
        self.0.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores the number of lines written.
    pub(in crate::cli) fn written(&self, lines: u64) {
        self.0.lines.store(lines, Ordering::Relaxed);
    }

    /// Claims the report of the progress and the end of the program. It returns only for the first caller. Other
    /// callers block until the program ends.
    pub(in crate::cli) fn end(&self) {
        while self.0.reported.swap(true, Ordering::Relaxed) {
            thread::park();
        }
    }
}

/// Calls `heed` for every signal from now on. The signal is stored in `came` before the call. If no thread can be
/// started, signals end the program as usual.
#[cfg(unix)]
fn listen(came: &Arc<AtomicUsize>, mut heed: impl FnMut() + Send + 'static) {
    use std::io::Read;
    use std::os::unix::net::UnixStream;

    use signal_hook::consts::{SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::flag;
    use signal_hook::low_level::pipe;

    // A file that exceeds the size limit then causes a write error, as a full disk does.
    let _ = flag::register(SIGXFSZ, Arc::default());
    let Ok((mut incoming, outgoing)) = UnixStream::pair() else { return };
    // Each signal is sent as one byte, so that none is lost if two arrive shortly after each other.
    let listening = move || {
        while incoming.read_exact(&mut [0]).is_ok() {
            heed();
        }
    };
    // The default action of a signal is replaced only if a thread is there to handle it.
    if thread::Builder::new().spawn(listening).is_ok() {
        for signal in [SIGINT, SIGTERM] {
            let _ = outgoing.try_clone().and_then(|outgoing| {
                flag::register_usize(signal, Arc::clone(came), signal.unsigned_abs() as usize)?;
                pipe::register(signal, outgoing)
            });
        }
    }
}

/// Calls `tell` before a signal ends the program.
pub(in crate::cli) fn farewell(tell: impl Fn() + Send + 'static) {
    #[cfg(unix)]
    {
        let came: Arc<AtomicUsize> = Arc::default();
        listen(&Arc::clone(&came), move || {
            tell();
            die_of(i32::try_from(came.load(Ordering::Relaxed)).expect("the number of a signal"));
        });
    }
    #[cfg(not(unix))]
    let _ = tell;
}

/// Ends the program by the default action of the signal, so that its parent process sees the cause. Returns if that
/// fails.
pub(in crate::cli) fn die_of(signal: i32) {
    #[cfg(unix)]
    let _ = signal_hook::low_level::emulate_default_handler(signal);
    #[cfg(not(unix))]
    let _ = signal;
}
