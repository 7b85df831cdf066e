//! Checks and writes the files of game records.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use super::attempt::Attempt;
use super::escape::shown_path;
use super::failure::Failure;
use super::fault::CallFault;
use crate::oracle::diagnostic::Cause;
use crate::oracle::place::Place;

/// Returns the length of the file, or `None` if it does not exist.
///
/// # Errors
/// Fails if the path leads to something other than a regular file, such as a folder, a pipe or a device.
pub(super) fn regular(path: &Path) -> Result<Option<u64>, Failure> {
    if path.as_os_str() == "-" {
        return Err(refused(CallFault::RecordNotFile { path: shown_path(path) }));
    }
    match fs::metadata(path) {
        Ok(data) if data.is_file() => Ok(Some(data.len())),
        Ok(_) => Err(refused(CallFault::RecordNotFile { path: shown_path(path) })),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(anyhow::Error::new(error).context(to_record(path)).into()),
    }
}

/// Returns the error context for writing a record to `path`.
pub(super) fn to_record(path: &Path) -> Attempt {
    Attempt::WriteRecord { path: shown_path(path), saved: None }
}

/// Returns the failure for a fault of a record.
pub(super) fn refused(cause: impl Into<Cause>) -> Failure {
    Failure::refused(cause, Place::Record)
}
