//! What was tried with a file, a folder or a stream when the system refused it: the context of the system's own error.

use std::fmt;
use std::io;

use super::owned_file::NotOwned;
use super::place::Place;
use crate::words::{Clause, Language};

codes! {
    /// What was tried. A path is as it is shown; where there is none, the stream is one of the process.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(super) enum Attempt {
        /// `--svg no/such/folder/hand.svg`.
        WritePicture { path: String } = "picture-unwritable",
        /// `--rules club.toml`.
        ReadRules { path: String } = "rules-unreadable",
        /// `score sheet.jsonl`.
        ReadSheet { path: String } = "sheet-unreadable",
        /// `replay evening.okey`; whether a record might come from standard input as well.
        ReadRecord { path: String, piped: bool } = "record-unreadable",
        /// `play --record no/such/folder/evening.okey`; under which name the game was saved instead, if it was.
        WriteRecord { path: String, saved: Option<String> } = "record-unwritable",
        /// `simulate --records plainfile`: to make the folder of the records, or to write to it.
        WriteFolder { path: String } = "folder-unwritable",
        /// Any other input; of a stream, how many lines were answered before.
        Read { path: Option<String>, lines: Option<u64> } = "read-failed",
        /// The answers of a stream, and how many of them were written before.
        WriteAnswers { path: Option<String>, lines: Option<u64> } = "write-failed",
    }
}

impl Attempt {
    /// The input at fault.
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
pub(super) struct Refused {
    pub(super) attempt: Attempt,
    /// Why, by the system's error.
    pub(super) kind: io::ErrorKind,
    pub(super) reason: String,
    /// Why, where the system would have let it.
    pub(super) not_owned: Option<NotOwned>,
}

impl Refused {
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

/// From an error of the system's that has the attempt for its context.
///
/// # Errors
/// It is another error.
impl TryFrom<anyhow::Error> for Refused {
    type Error = anyhow::Error;

    fn try_from(error: anyhow::Error) -> Result<Self, anyhow::Error> {
        let refused = error.downcast_ref().cloned().zip(error.root_cause().downcast_ref());
        refused.map(|(attempt, cause)| Self::new(attempt, cause)).ok_or(error)
    }
}

/// What could not be done, in English and without a reason.
impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Language::En.not_done(self))
    }
}
