//! The faults of the program's own input: files, records and the options of `okey score`.

use super::attempt::RefusedAttempt;
use crate::oracle::Diagnosis;
use crate::text::FaultText;
use crate::words::{Clause, Language, kinds};

kinds! {
    /// The faults that only the command-line program finds. Each description starts with an example.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(super) enum CallFault {
        /// `--finish "Ali: quickly"`: the word is not a kind of finish.
        UnknownHow { word: String, nearest: Option<&'static str> } = "unknown-finish",
        /// `--player "Veli seri K7"`: the colon after the player's name is missing.
        ColonMissing { name: String } = "colon-missing",
        /// The command line has neither `--finish` nor `--exhausted`.
        FinishMissing = "finish-missing",
        /// `--only 12` for a sheet of 11 hands: there is no such hand.
        NoSuchHand { number: u64, hands: usize } = "no-such-hand",
        /// `replay --to 99` for a hand of ten turns: there is no such turn.
        NoSuchTurn { turn: usize, hand: usize, turns: usize } = "no-such-turn",
        /// `replay --to line:2` or `line:99`: the line is before the first hand or after the last one.
        NoSuchLine { line: usize, first: usize, last: usize } = "no-such-line",
        /// `replay --to 1` for a hand without an indicator: there is no table to show.
        NoTable = "no-table",
        /// `play --resume -`: standard input cannot be the record, because the player's moves are read from it.
        RecordFromInput = "record-from-input",
        /// `play --record src`: the path is a folder, a pipe or a device and not a file.
        RecordNotFile { path: String } = "record-not-file",
        /// `play --record evening.okey`: the file exists and is not empty.
        RecordExists { path: String } = "record-exists",
    }
}

impl Diagnosis for CallFault {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn clause(&self) -> Option<Clause> {
        self.clause()
    }

    fn text(&self, language: Language) -> FaultText {
        language.call_fault(self).into()
    }
}

impl Diagnosis for RefusedAttempt {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn clause(&self) -> Option<Clause> {
        None
    }

    fn text(&self, language: Language) -> FaultText {
        language.refused(self)
    }
}
