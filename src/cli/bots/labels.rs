//! Writes the file of `okey simulate --labels`, with one line of JSON for each decision. Several threads play deals at
//! the same time. The file has the deals in order.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::cli::Answered;
use crate::cli::attempt::{Attempt, InAttempt};
use crate::cli::escape::shown_path;
use crate::cli::failure::Failure;
use crate::cli::owned_file::FreshFile;

pub(in crate::cli) struct LabelFile {
    state: Mutex<LabelState>,
    written: Condvar,
    path: PathBuf,
    /// The maximum number of deals that have begun and are not in the file yet.
    ahead: u64,
}

struct LabelState {
    file: FreshFile,
    next: u64,
    /// The lines of finished deals that wait for an earlier deal to finish.
    waiting: BTreeMap<u64, Vec<u8>>,
    stopped: bool,
}

impl LabelFile {
    /// Opens or creates the file of `--labels` for `jobs` threads. An existing file keeps its content until the first
    /// line is written.
    ///
    /// # Errors
    /// Fails if `path` is not a regular file, if the file cannot be written, or if another run writes it.
    pub(in crate::cli) fn named(path: &Path, jobs: u64) -> Result<Self, Failure> {
        let file = match fs::metadata(path) {
            Ok(data) if data.is_dir() => Err(ErrorKind::IsADirectory.into()),
            // Refuse a device, a pipe and standard output.
            Ok(data) if !data.is_file() => Err(ErrorKind::InvalidInput.into()),
            Err(error) if error.kind() == ErrorKind::NotFound && path.as_os_str() == "-" => {
                Err(ErrorKind::InvalidInput.into())
            }
            _ => FreshFile::open(path),
        };
        let file = file.attempt(|| to_labels(path))?;
        let state = LabelState { file, next: 0, waiting: BTreeMap::new(), stopped: false };
        Ok(Self { state: Mutex::new(state), written: Condvar::new(), path: path.to_owned(), ahead: 4 * jobs })
    }

    fn held(&self) -> MutexGuard<'_, LabelState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Blocks until fewer than `ahead` deals before `deal` are missing from the file, or the run stops. A thread calls
    /// this before it plays `deal`, to limit the number of lines in memory.
    pub(in crate::cli) fn wait_for(&self, deal: u64) {
        let too_early = |state: &mut LabelState| !state.stopped && deal >= state.next + self.ahead;
        drop(self.written.wait_while(self.held(), too_early));
    }

    /// Writes the lines of a deal after the lines of all earlier deals.
    pub(in crate::cli) fn put(&self, deal: u64, lines: Vec<u8>) -> Answered {
        let mut state = self.held();
        state.waiting.insert(deal, lines);
        while let next = state.next
            && let Some(lines) = state.waiting.remove(&next)
        {
            state.file.append(&lines).attempt(|| to_labels(&self.path))?;
            state.next += 1;
        }
        self.written.notify_all();
        Ok(())
    }

    /// Marks the run as stopped and wakes all waiting threads.
    pub(in crate::cli) fn stop(&self) {
        self.held().stopped = true;
        self.written.notify_all();
    }

    /// Finishes the file if `whole` is true: all deals were played. Otherwise removes the file if this run created it
    /// and has written nothing.
    pub(in crate::cli) fn end(&self, whole: bool) -> Answered {
        let mut state = self.held();
        if whole {
            return state.file.end().attempt(|| to_labels(&self.path));
        }
        state.file.abandon();
        Ok(())
    }

    /// Takes the lock and never releases it, so that no thread writes any more. Called before a signal ends the
    /// program, so that the file ends with a whole line.
    pub(in crate::cli) fn freeze(&self) {
        std::mem::forget(self.held());
    }
}

fn to_labels(path: &Path) -> Attempt {
    Attempt::WriteLabels { path: shown_path(path) }
}
