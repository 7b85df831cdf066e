//! Attempts to use a file, a folder or a stream, or to start a program. An error message names the attempt that failed.

use std::io;

use super::failure::Failure;
use super::owned_file::NotOwned;
use crate::oracle::diagnostic::Place;
use crate::words::fault_kinds;

fault_kinds! {
    /// An attempt to use a file, a folder or a stream, or to start a program. Each variant says what has failed. `path`
    /// is the path in messages, or `None` for a standard stream.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(super) enum Attempt {
        /// The file for the picture cannot be written, as in `--svg no/such/folder/hand.svg`.
        WritePicture { path: String } = "picture-unwritable",
        /// The rules file cannot be read, as in `--rules club.toml`.
        ReadRules { path: String } = "rules-unreadable",
        /// The score sheet cannot be read, as in `score sheet.jsonl`.
        ReadSheet { path: String } = "sheet-unreadable",
        /// The record cannot be read, as in `replay evening.okey`. `piped` is true if this command can also read the
        /// record from standard input.
        ReadRecord { path: String, piped: bool } = "record-unreadable",
        /// The record cannot be written, as in `play --record no/such/folder/evening.okey`. `saved` is the file, if
        /// any, in which the game was saved instead.
        WriteRecord { path: String, saved: Option<SavedRecord> } = "record-unwritable",
        /// The folder for records cannot be created or written to, as in `simulate --records plainfile` if `plainfile`
        /// is a file.
        WriteFolder { path: String } = "folder-unwritable",
        /// An external player program cannot be started, as in `simulate --players ./missing`.
        StartProgram { path: String } = "program-unstartable",
        /// The file of `--labels` cannot be written, as in `simulate --labels no/such/folder/labels.jsonl`.
        WriteLabels { path: String } = "labels-unwritable",
        /// An input such as a stream of questions cannot be read. For a stream, `lines` is the number of lines answered
        /// before the error.
        Read { path: Option<String>, lines: Option<u64> } = "read-failed",
        /// The answers to a stream of questions cannot be written. `lines` is the number of lines written before the
        /// error.
        WriteAnswers { path: Option<String>, lines: Option<u64> } = "write-failed",
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SavedRecord {
    pub(super) path: String,
    pub(super) game: RecordedGame,
}

/// The game of a record. Each game has its own command that resumes the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RecordedGame {
    Okey,
    Hapis,
}

impl Attempt {
    /// Returns the input in which the error message places the failure, for example the rules file.
    pub(super) const fn place(&self) -> Place {
        match self {
            Self::ReadRules { .. } => Place::RulesFile,
            Self::ReadSheet { .. } => Place::Sheet,
            Self::ReadRecord { .. } | Self::WriteRecord { .. } | Self::WriteFolder { .. } => Place::Record,
            Self::WritePicture { .. }
            | Self::StartProgram { .. }
            | Self::WriteLabels { .. }
            | Self::Read { .. }
            | Self::WriteAnswers { .. } => Place::Call,
        }
    }
}

/// A failed attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RefusedAttempt {
    pub(super) attempt: Attempt,
    pub(super) kind: io::ErrorKind,
    pub(super) reason: String,
    /// The reason if the program itself refused to write the file; `None` if the operating system refused.
    pub(super) not_owned: Option<NotOwned>,
}

impl RefusedAttempt {
    pub(super) fn new(attempt: Attempt, error: &io::Error) -> Self {
        Self { attempt, kind: error.kind(), reason: error.to_string(), not_owned: NotOwned::of(error) }
    }

    pub(super) const fn code(&self) -> &'static str {
        match self.not_owned {
            Some(reason) => reason.code(),
            None => self.attempt.code(),
        }
    }
}

/// Adds the failed attempt to an I/O error.
pub(super) trait InAttempt<T> {
    /// Converts an I/O error to a failure that names `attempt`. A success stays as it is.
    fn attempt(self, attempt: impl FnOnce() -> Attempt) -> Result<T, Failure>;
}

impl<T> InAttempt<T> for io::Result<T> {
    fn attempt(self, attempt: impl FnOnce() -> Attempt) -> Result<T, Failure> {
        self.map_err(|error| Failure::attempted(attempt(), &error))
    }
}
