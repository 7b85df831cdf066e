//! Whether standard output was open when the program began.
//!
//! The runtime puts the null device in the place of a closed stream (`>&-`) before `main`, where an answer would be
//! lost without a word. What was there is looked up before the runtime does so.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

static CLOSED: AtomicBool = AtomicBool::new(false);

/// Whether the program began without a standard output. Seen on Linux only.
pub(super) fn output() -> bool {
    CLOSED.load(Ordering::Relaxed)
}

/// A standard output that is not there: nothing can be written.
pub(super) struct Nowhere;

impl Write for Nowhere {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        /// EBADF, as the system says where nothing is open.
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
        // Without the folder nothing can be told.
        let missing = fs::symlink_metadata("/proc/self/fd/1").is_err() && fs::metadata("/proc/self/fd").is_ok();
        super::CLOSED.store(missing, Ordering::Relaxed);
    }

    /// What the system calls before the runtime begins: only a static in this section is.
    #[allow(unsafe_code, reason = "the one place: the section wants plain functions of C, which this is")]
    #[used]
    #[unsafe(link_section = ".init_array")]
    static LOOK: extern "C" fn() = look;
}
