//! Attempts to use a file, a folder or a stream. They are the context of errors from the system.

use std::fmt;
use std::io;

use super::owned_file::NotOwned;
use super::place::Place;
use crate::words::{Clause, Language};

codes! {
    /// An attempt to use a file, a folder or a stream. A `path` is as messages show it. Without a path it is a stream
    /// of the process.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(super) enum Attempt {
        /// `--svg no/such/folder/hand.svg`.
        WritePicture { path: String } = "picture-unwritable",
        /// `--rules club.toml`.
        ReadRules { path: String } = "rules-unreadable",
        /// `score sheet.jsonl`.
        ReadSheet { path: String } = "sheet-unreadable",
        /// `replay evening.okey`. `piped` is true if the record could also come from standard input.
        ReadRecord { path: String, piped: bool } = "record-unreadable",
        /// `play --record no/such/folder/evening.okey`.
        WriteRecord { path: String, saved: Option<String> } = "record-unwritable",
        /// `simulate --records plainfile`: to create the folder of the records, or to write to it.
        WriteFolder { path: String } = "folder-unwritable",
        /// Any other input. For a stream, `lines` is the number of lines answered before the error.
        Read { path: Option<String>, lines: Option<u64> } = "read-failed",
        /// The answers of a stream. `lines` is the number of lines written before the error.
        WriteAnswers { path: Option<String>, lines: Option<u64> } = "write-failed",
    }
}

impl Attempt {
    /// Returns the input at fault.
    pub(super) const fn place(&self) -> Place {
        match self {
            Self::ReadRules { .. } => Place::RulesFile,
            Self::ReadSheet { .. } => Place::Sheet,
            Self::ReadRecord { .. } | Self::WriteRecord { .. } | Self::WriteFolder { .. } => Place::Record,
            Self::WritePicture { .. } | Self::Read { .. } | Self::WriteAnswers { .. } => Place::Call,
        }
    }
}

/// An attempt that the system refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RefusedAttempt {
    pub(super) attempt: Attempt,
    /// The kind of the system's error.
    pub(super) kind: io::ErrorKind,
    pub(super) reason: String,
    /// Why, where the system would have let it.
    pub(super) not_owned: Option<NotOwned>,
}

impl RefusedAttempt {
    pub(super) fn new(attempt: Attempt, error: &io::Error) -> Self {
        Self { attempt, kind: error.kind(), reason: error.to_string(), not_owned: NotOwned::of(error) }
    }

    pub(super) const fn code_and_clause(&self) -> (&'static str, Option<Clause>) {
        match self.not_owned {
            Some(reason) => (reason.code(), None),
            None => (self.attempt.code(), None),
        }
    }
}

/// Converts an error of the system whose context is an `Attempt`.
///
/// # Errors
///
/// Returns the error unchanged if its context is not an `Attempt`.
impl TryFrom<anyhow::Error> for RefusedAttempt {
    type Error = anyhow::Error;

    fn try_from(error: anyhow::Error) -> Result<Self, anyhow::Error> {
        let refused = error.downcast_ref().cloned().zip(error.root_cause().downcast_ref());
        refused.map(|(attempt, cause)| Self::new(attempt, cause)).ok_or(error)
    }
}

/// Writes in English what could not be done, without the reason.
impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Language::En.not_done(self))
    }
}
