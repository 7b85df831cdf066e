//! Signals that ask the program to end: the first is heeded once a line is whole, the second at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The signals that came since this was made.
#[derive(Debug, Clone, Default)]
pub(in crate::cli) struct Signals(Arc<AtomicUsize>);

impl Signals {
    /// Looks out for them from now on. Where that cannot be done they end the program as ever.
    #[cfg(unix)]
    pub(in crate::cli) fn watch() -> Self {
        use std::sync::atomic::AtomicBool;

        use signal_hook::consts::{SIGINT, SIGTERM};
        use signal_hook::flag;

        let signals = Self::default();
        let again = Arc::new(AtomicBool::new(false));
        for signal in [SIGINT, SIGTERM] {
            // The order matters: the first time, `again` is not yet set.
            let _ = flag::register_conditional_default(signal, Arc::clone(&again))
                .and_then(|_| flag::register(signal, Arc::clone(&again)))
                .and_then(|_| flag::register_usize(signal, Arc::clone(&signals.0), signal.unsigned_abs() as usize));
        }
        signals
    }

    /// Signals are not looked out for on this system.
    #[cfg(not(unix))]
    pub(in crate::cli) fn watch() -> Self {
        Self::default()
    }

    /// The signal that came, if one did.
    pub(super) fn came(&self) -> Option<i32> {
        i32::try_from(self.0.load(Ordering::Relaxed)).ok().filter(|&signal| signal > 0)
    }
}

/// Ends the program as the signal would have, so that whoever started it sees why. Returns where that cannot be done.
pub(in crate::cli) fn die_of(signal: i32) {
    #[cfg(unix)]
    let _ = signal_hook::low_level::emulate_default_handler(signal);
    #[cfg(not(unix))]
    let _ = signal;
}
