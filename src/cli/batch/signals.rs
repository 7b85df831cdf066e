//! Signals that ask the program to end: the first is heeded once a line is whole, the second at once. Either way it is
//! said how far the program came.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The signals that came since this was made, and the lines written.
#[derive(Debug, Clone, Default)]
pub(in crate::cli) struct Signals(Arc<State>);

#[derive(Debug, Default)]
struct State {
    /// The signal that came last; 0 where none came.
    came: Arc<AtomicUsize>,
    /// How many lines are written.
    lines: AtomicU64,
    /// Held while lines are written, or to keep any more from being written.
    writing: Mutex<()>,
    /// Whether somebody tells how far the program came.
    told: AtomicBool,
}

impl Signals {
    /// Looks out for them from now on; `tell` says how many lines are written.
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

    /// Signals are not looked out for on this system.
    #[cfg(not(unix))]
    pub(in crate::cli) fn watch(_: impl Fn(i32, u64) + Send + 'static) -> Self {
        Self::default()
    }

    /// Handles a signal that came after `before` others. The first is left to the writer; the second ends the program,
    /// since the writer never came to the first, as when nobody reads.
    #[cfg(unix)]
    fn heed(&self, before: u32, tell: &impl Fn(i32, u64)) {
        use std::time::{Duration, Instant};

        const PATIENCE: Duration = Duration::from_millis(100);

        let Some(signal) = self.came().filter(|_| before > 0) else { return };
        // What is being written may soon be whole. If it is not, the reader does not take it, or no more than a part.
        let end = Instant::now() + PATIENCE;
        let mut held = self.0.writing.try_lock();
        while held.is_err() && Instant::now() < end {
            thread::sleep(PATIENCE / 20);
            held = self.0.writing.try_lock();
        }
        if !self.0.told.swap(true, Ordering::Relaxed) {
            tell(signal, self.0.lines.load(Ordering::Relaxed));
            die_of(signal);
        } else if before > 1 {
            die_of(signal);
        }
    }

    /// The signal that came, if one did.
    pub(in crate::cli) fn came(&self) -> Option<i32> {
        i32::try_from(self.0.came.load(Ordering::Relaxed)).ok().filter(|&signal| signal > 0)
    }

    /// To be held while some lines are written.
    pub(in crate::cli) fn writing(&self) -> MutexGuard<'_, ()> {
        self.0.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes how many lines are written.
    pub(in crate::cli) fn written(&self, lines: u64) {
        self.0.lines.store(lines, Ordering::Relaxed);
    }

    /// Called before telling how far the program came and ending it. Returns to the first caller alone; any other waits
    /// for the end.
    pub(in crate::cli) fn end(&self) {
        while self.0.told.swap(true, Ordering::Relaxed) {
            thread::park();
        }
    }
}

/// Calls `heed` for every signal that comes from now on, which is noted before. If no thread can be started, signals
/// end the program as they normally do.
#[cfg(unix)]
fn listen(came: &Arc<AtomicUsize>, mut heed: impl FnMut() + Send + 'static) {
    use std::io::Read;
    use std::os::unix::net::UnixStream;

    use signal_hook::consts::{SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::flag;
    use signal_hook::low_level::pipe;

    // A file that may not grow any more is then an error of writing, as a full disk is.
    let _ = flag::register(SIGXFSZ, Arc::default());
    let Ok((mut incoming, outgoing)) = UnixStream::pair() else { return };
    // Each signal is a byte, so that none is missed which comes close after another.
    let listening = move || {
        while incoming.read_exact(&mut [0]).is_ok() {
            heed();
        }
    };
    // Only where there is a thread to heed them may they cease to end the program.
    if thread::Builder::new().spawn(listening).is_ok() {
        for signal in [SIGINT, SIGTERM] {
            let _ = outgoing.try_clone().and_then(|outgoing| {
                flag::register_usize(signal, Arc::clone(came), signal.unsigned_abs() as usize)?;
                pipe::register(signal, outgoing)
            });
        }
    }
}

/// Has `tell` say a last word before a signal ends the program.
pub(in crate::cli) fn farewell(tell: impl Fn() + Send + 'static) {
    #[cfg(unix)]
    {
        let came: Arc<AtomicUsize> = Arc::default();
        listen(&Arc::clone(&came), move || {
            tell();
            die_of(i32::try_from(came.load(Ordering::Relaxed)).unwrap_or(0));
        });
    }
    #[cfg(not(unix))]
    let _ = tell;
}

/// Ends the program as the signal would have, so that whoever started it sees why. Returns where that cannot be done.
pub(in crate::cli) fn die_of(signal: i32) {
    #[cfg(unix)]
    let _ = signal_hook::low_level::emulate_default_handler(signal);
    #[cfg(not(unix))]
    let _ = signal;
}
