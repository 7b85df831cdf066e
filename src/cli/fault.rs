//! Defines all faults of the program's input: those of the library, and those of files, streams and questions. Every
//! fault belongs to one input of a call.

use std::ops::Range;

use super::attempt::RefusedAttempt;
use super::place::Place;
use crate::hand::{HandFault, NoAnswer};
use crate::hapis::HapisFault;
use crate::judge::Question;
use crate::notation::NotationFault;
use crate::record::RecordFault;
use crate::score::ScoreFault;
use crate::sheets::SheetFault;
use crate::table::{ProfileFault, Switch, TableFault};
use crate::tiles::Tile;
use crate::words;
use crate::words::{Clause, kinds, suggest};

/// The type of value that a field of a JSON input line must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ValueType {
    /// A string.
    Text,
    /// A string or a list of strings.
    Texts,
    /// A whole number from 0.
    Count,
    /// `true` or `false`.
    Bool,
    /// `series` or `pairs`: what a player of 101 opened with.
    Opened,
}

/// A fault, with the input and the bytes where it was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct InputFault {
    /// The kind of fault.
    pub(super) kind: FaultKind,
    /// The input that contains the fault.
    pub(super) place: Place,
    /// The faulty bytes of the input, or `None` if the input as a whole is faulty.
    pub(super) span: Option<Range<usize>>,
    /// Other places in the same input with the same fault, in order.
    pub(super) also: Vec<Range<usize>>,
}

impl InputFault {
    /// Creates a fault at the bytes `span` of an input.
    pub(super) fn new(kind: impl Into<FaultKind>, place: Place, span: Range<usize>) -> Self {
        Self { kind: kind.into(), place, span: Some(span), also: Vec::new() }
    }

    /// Creates a fault that concerns a whole input.
    pub(super) fn whole(kind: impl Into<FaultKind>, place: Place) -> Self {
        Self { kind: kind.into(), place, span: None, also: Vec::new() }
    }
}

impl Place {
    /// Adds this input to a fault of the library.
    pub(super) fn fault<K: Into<FaultKind>>(self, fault: words::Fault<K>) -> InputFault {
        InputFault { kind: fault.kind.into(), place: self, span: fault.span, also: fault.also }
    }

    /// Adds this input to each of several faults of the library.
    pub(super) fn faults<K: Into<FaultKind>>(
        self,
        faults: impl IntoIterator<Item = words::Fault<K>>,
    ) -> Vec<InputFault> {
        faults.into_iter().map(|fault| self.fault(fault)).collect()
    }
}

kinds! {
    /// The kinds of fault. Each description starts with an input that causes the fault. Unless it says otherwise, the
    /// profile is `okey` and the indicator is R5.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(super) enum FaultKind {
        /// The answer to a line of a stream is longer than the maximum of `most` bytes.
        AnswerTooLong { most: usize } = "answer-too-long",
        /// A text is not UTF-8. The first invalid byte is at offset `at`.
        NotUtf8 { at: usize } = "not-utf8",
        /// `--bar 90` under `101`: the bar is lower than the one set by the table's switch.
        BarTooLow { option: &'static str, least: u32, switch: &'static str } = "bar-too-low" breaks Clause::OpenRising,
        /// `judge opening` under `okey`: the question does not exist in this game.
        QuestionNotInGame { question: Question } = "question-not-in-game",
        /// `judge opening R7-9 --hand R1-13` under `101`: a laid tile is not in the hand.
        LaidNotHeld { tile: Tile } = "laid-not-held" breaks Clause::TilesCopies,
        /// `rules run.warp`: the word is no clause id, and no clause mentions it.
        UnknownClause { id: String, nearest: Option<&'static str> } = "unknown-clause",
        /// `{"hand": "K1` in a stream: the line is not valid JSON. `reason` is the parser's message in English.
        LineNotJson { reason: String } = "line-not-json",
        /// `["K1"]`, or an empty line, in a stream: the line is not a JSON object.
        LineNotObject = "line-not-object",
        /// `{"hand": 7}` in a stream: the value of the field has the wrong type.
        FieldType { field: &'static str, expected: ValueType } = "field-type",
        /// `--finish "Ali: quickly"`: the word is not a kind of finish.
        UnknownHow { word: String, nearest: Option<&'static str> } = "unknown-finish",
        /// `--player "Veli seri K7"`: the colon after the player's name is missing.
        ColonMissing { name: String } = "colon-missing",
        /// The call has neither `--finish` nor `--exhausted`.
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
    of others {
        /// The operating system refused to open, read or write a file, a folder or a stream.
        File(RefusedAttempt),
        /// Text that is not valid tile notation.
        Notation(NotationFault),
        /// An invalid setting or rules file.
        Profile(ProfileFault),
        /// An invalid indicator.
        Table(TableFault),
        /// A set of tiles that no player can hold.
        Hand(HandFault),
        /// A question about a hand that has no answer.
        NoAnswer(NoAnswer),
        /// A finished hand that cannot have happened.
        Score(ScoreFault),
        /// Invalid JSON of finished hands.
        Sheet(SheetFault),
        /// An invalid record of a game, or an impossible deal.
        Record(RecordFault),
        /// A fault of the game hapis tavlası.
        Hapis(HapisFault),
    }
}

impl FaultKind {
    /// Creates the fault for an unknown clause id. It suggests the most similar id or switch.
    pub(super) fn unknown_clause(id: &str) -> Self {
        let ids = Clause::ALL.iter().map(|clause| clause.id());
        let names = ids.chain(Switch::ALL.iter().map(|switch| switch.key));
        Self::UnknownClause { id: id.to_owned(), nearest: suggest(id, names) }
    }
}
