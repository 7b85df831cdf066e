//! The check whether standard output was open when the program started.
//!
//! Before `main` the Rust runtime replaces a closed stream (`>&-`) by the null device, where an answer would be lost
//! silently. So this check runs before the runtime starts.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

static CLOSED: AtomicBool = AtomicBool::new(false);

/// Returns true if the program started with standard output closed. Only Linux detects this.
pub(super) fn output() -> bool {
    CLOSED.load(Ordering::Relaxed)
}

/// A replacement for a closed standard output: every write fails.
pub(super) struct ClosedOutput;

impl Write for ClosedOutput {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        /// EBADF, the error that the system gives for a closed stream.
        const NOT_OPEN: i32 = 9;

        Err(io::Error::from_raw_os_error(NOT_OPEN))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(target_os = "linux")]
mod beginning {
    use std::fs;
    use std::sync::atomic::Ordering;

    extern "C" fn look() {
        // Without this folder the check is not possible.
        let missing = fs::symlink_metadata("/proc/self/fd/1").is_err() && fs::metadata("/proc/self/fd").is_ok();
        super::CLOSED.store(missing, Ordering::Relaxed);
    }

    /// A function pointer that the system calls before the runtime starts. Only a static in this section is called.
    #[allow(unsafe_code, reason = "the one place: the section wants plain functions of C, which this is")]
    #[used]
    #[unsafe(link_section = ".init_array")]
    static LOOK: extern "C" fn() = look;
}
