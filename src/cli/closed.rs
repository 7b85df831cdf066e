//! Detects whether standard output was closed when the program started.
//!
//! If standard output is closed (`>&-` in a shell), the Rust runtime opens the null device in its place before `main`.
//! Answers would then be lost silently, so this check runs before the runtime starts.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

static CLOSED: AtomicBool = AtomicBool::new(false);

/// Returns true if the program was started with standard output closed. Always false on systems other than Linux.
pub(super) fn output() -> bool {
    CLOSED.load(Ordering::Relaxed)
}

/// A writer that replaces a closed standard output. Every write fails.
pub(super) struct ClosedOutput;

impl Write for ClosedOutput {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        /// The number of the error EBADF, which the operating system returns for a closed stream.
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
        // Without the folder `/proc/self/fd`, assume that standard output is open.
        let missing = fs::symlink_metadata("/proc/self/fd/1").is_err() && fs::metadata("/proc/self/fd").is_ok();
        super::CLOSED.store(missing, Ordering::Relaxed);
    }

    /// A pointer to a function in a special linker section. The operating system calls such functions before the Rust
    /// runtime starts.
    #[allow(unsafe_code, reason = "the one place: the section wants plain functions of C, which this is")]
    #[used]
    #[unsafe(link_section = ".init_array")]
    static LOOK: extern "C" fn() = look;
}
