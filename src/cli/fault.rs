//! All faults of the program's input: those of every part of the library, and those of files, streams and questions.
//! Each lies in one input of a call.

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

/// The type of value that a field of a stream's line takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ValueType {
    /// A text.
    Text,
    /// A text or a list of texts.
    Texts,
    /// A whole number, 0 or more.
    Count,
    /// True or false.
    Bool,
    /// `series` or `pairs`: how a rack of 101 was opened.
    Opened,
}

/// A fault: the kind, the input and the bytes at fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct InputFault {
    /// The kind of fault.
    pub(super) kind: FaultKind,
    /// The input at fault.
    pub(super) place: Place,
    /// The bytes at fault within that input, or `None` if the whole input is at fault.
    pub(super) span: Option<Range<usize>>,
    /// Further places with the same cause in that input, in order.
    pub(super) also: Vec<Range<usize>>,
}

impl InputFault {
    /// Creates a fault at some bytes of an input.
    pub(super) fn new(kind: impl Into<FaultKind>, place: Place, span: Range<usize>) -> Self {
        Self { kind: kind.into(), place, span: Some(span), also: Vec::new() }
    }

    /// Creates a fault of a whole input.
    pub(super) fn whole(kind: impl Into<FaultKind>, place: Place) -> Self {
        Self { kind: kind.into(), place, span: None, also: Vec::new() }
    }
}

impl Place {
    /// Places a fault in this input.
    pub(super) fn fault<K: Into<FaultKind>>(self, fault: words::Fault<K>) -> InputFault {
        InputFault { kind: fault.kind.into(), place: self, span: fault.span, also: fault.also }
    }

    /// Places faults in this input.
    pub(super) fn faults<K: Into<FaultKind>>(
        self,
        faults: impl IntoIterator<Item = words::Fault<K>>,
    ) -> Vec<InputFault> {
        faults.into_iter().map(|fault| self.fault(fault)).collect()
    }
}

kinds! {
    /// The kinds of fault. Each names an input that has it, under the profile `okey` with indicator R5 unless it names
    /// another.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(super) enum FaultKind {
        /// An answer to a line of a stream that exceeds the maximum length, `most` bytes.
        AnswerTooLong { most: usize } = "answer-too-long",
        /// A text that is not UTF-8. The first invalid byte is at offset `at`.
        NotUtf8 { at: usize } = "not-utf8",
        /// `--bar 90` under `101`: a bar below the one that the table's switch sets.
        BarTooLow { option: &'static str, least: u32, switch: &'static str } = "bar-too-low" breaks Clause::OpenRising,
        /// `judge opening` under `okey`: a question that does not exist in this game.
        QuestionNotInGame { question: Question } = "question-not-in-game",
        /// `judge opening R7-9 --hand R1-13`: a tile was laid that is not in the hand, under `101`.
        LaidNotHeld { tile: Tile } = "laid-not-held" breaks Clause::TilesCopies,
        /// `rules run.warp`: a word that is not the id of a clause and that no clause mentions.
        UnknownClause { id: String, nearest: Option<&'static str> } = "unknown-clause",
        /// `{"hand": "K1` in a stream: a line that is not JSON, with the parser's reason in English.
        LineNotJson { reason: String } = "line-not-json",
        /// `["K1"]`, or an empty line, in a stream: a line that is not a JSON object.
        LineNotObject = "line-not-object",
        /// `{"hand": 7}` in a stream: a field with a value of the wrong type.
        FieldType { field: &'static str, expected: ValueType } = "field-type",
        /// `--finish "Ali: quickly"`: a word that is not a kind of finish.
        UnknownHow { word: String, nearest: Option<&'static str> } = "unknown-finish",
        /// `--player "Veli seri K7"`: words about a player without a colon after the name.
        ColonMissing { name: String } = "colon-missing",
        /// Neither `--finish` nor `--exhausted`.
        FinishMissing = "finish-missing",
        /// `--only 12` of a sheet of 11 hands.
        NoSuchHand { number: u64, hands: usize } = "no-such-hand",
        /// `replay --to 99` of a hand of ten turns.
        NoSuchTurn { turn: usize, hand: usize, turns: usize } = "no-such-turn",
        /// `replay --to line:2`, and line 2 stands before the first hand, or `line:99` behind the last one.
        NoSuchLine { line: usize, first: usize, last: usize } = "no-such-line",
        /// `replay --to 1` of a hand without an indicator: nothing lies there.
        NoTable = "no-table",
        /// `play --resume -`: standard input is already used for the player's moves.
        RecordFromInput = "record-from-input",
        /// `play --record src`: a folder, a pipe, a device.
        RecordNotFile { path: String } = "record-not-file",
        /// `play --record evening.okey`, if the file is not empty.
        RecordExists { path: String } = "record-exists",
    }
    of others {
        /// A file, a folder or a stream that the system refused to open, read or write.
        File(RefusedAttempt),
        /// Tiles that cannot be read.
        Notation(NotationFault),
        /// The rules.
        Profile(ProfileFault),
        /// The indicator.
        Table(TableFault),
        /// Tiles that no player can hold.
        Hand(HandFault),
        /// Questions about a hand that have no answer.
        NoAnswer(NoAnswer),
        /// Finished hands that cannot have happened.
        Score(ScoreFault),
        /// Finished hands in JSON.
        Sheet(SheetFault),
        /// The record of a game, or an impossible deal.
        Record(RecordFault),
        /// Hapis tavlası.
        Hapis(HapisFault),
    }
}

impl FaultKind {
    /// Creates the fault of an unknown clause, with the most similar id or switch.
    pub(super) fn unknown_clause(id: &str) -> Self {
        let ids = Clause::ALL.iter().map(|clause| clause.id());
        let names = ids.chain(Switch::ALL.iter().map(|switch| switch.key));
        Self::UnknownClause { id: id.to_owned(), nearest: suggest(id, names) }
    }
}
