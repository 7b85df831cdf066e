//! What can be wrong with what the program is given: the faults of every part of the library, and those that only
//! files, streams and questions have; each in one of the inputs of a call.

use std::ops::Range;

use super::attempt::Refused;
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

/// What a field of a line in a stream takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// A text.
    Text,
    /// A text or a list of texts.
    Texts,
    /// A whole number, 0 or more.
    Count,
    /// True or false.
    Bool,
    /// What a rack of 101 opened with: `series` or `pairs`.
    Opened,
}

/// One fault: what, in which input, at which bytes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    /// What is wrong.
    pub(super) kind: FaultKind,
    /// The input it lies in.
    pub(super) place: Place,
    /// The bytes it covers, offsets into that input; `None` where the input as a whole is meant.
    pub(super) span: Option<Range<usize>>,
    /// Further places of the same cause in that input, in order.
    pub(super) also: Vec<Range<usize>>,
}

impl Fault {
    /// A fault at some bytes of an input.
    pub(super) fn new(kind: impl Into<FaultKind>, place: Place, span: Range<usize>) -> Self {
        Self { kind: kind.into(), place, span: Some(span), also: Vec::new() }
    }

    /// A fault of an input as a whole.
    pub(super) fn whole(kind: impl Into<FaultKind>, place: Place) -> Self {
        Self { kind: kind.into(), place, span: None, also: Vec::new() }
    }
}

impl Place {
    /// A fault of this input.
    pub(super) fn fault<K: Into<FaultKind>>(self, fault: words::Fault<K>) -> Fault {
        Fault { kind: fault.kind.into(), place: self, span: fault.span, also: fault.also }
    }

    /// Faults of this input.
    pub(super) fn faults<K: Into<FaultKind>>(self, faults: impl IntoIterator<Item = words::Fault<K>>) -> Vec<Fault> {
        faults.into_iter().map(|fault| self.fault(fault)).collect()
    }
}

kinds! {
    /// Everything that can be wrong with what the program is given. Each names an input that has it, under the profile
    /// `okey` with indicator R5 unless it says otherwise.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(super) enum FaultKind {
        /// An answer to a line of a stream that would be longer than any may be, in bytes.
        AnswerTooLong { most: usize } = "answer-too-long",
        /// A text that is not UTF-8; where the first bad byte stands, counted from 0.
        NotUtf8 { at: usize } = "not-utf8",
        /// `--bar 90` under `101`: less than the switch of the table itself asks for.
        BarTooLow { option: &'static str, least: u32, switch: &'static str } = "bar-too-low" breaks Clause::OpenRising,
        /// `judge opening` under `okey`: a question that this game does not have.
        QuestionNotInGame { question: Question } = "question-not-in-game",
        /// `judge opening R7-9 --hand R1-13`: a tile was laid that is not in the hand, under `101`.
        LaidNotHeld { tile: Tile } = "laid-not-held" breaks Clause::TilesCopies,
        /// `rules run.warp`: no clause has this id, and none speaks of it.
        UnknownClause { id: String, nearest: Option<&'static str> } = "unknown-clause",
        /// `{"hand": "K1` in a stream: a line that is not JSON, with the parser's reason in English.
        LineNotJson { reason: String } = "line-not-json",
        /// `["K1"]`, or nothing at all, as a line of a stream: no JSON object.
        LineNotObject = "line-not-object",
        /// `{"hand": 7}` in a stream: a field with a value of another type.
        FieldType { field: &'static str, wanted: Wanted } = "field-type",
        /// `--finish "Ali: quickly"`: a word that is no finish.
        UnknownHow { word: String, nearest: Option<&'static str> } = "unknown-finish",
        /// `--player "Veli seri K7"`: what is told of a player, and no colon behind the name.
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
        /// `play --resume -`: standard input is where the player's moves come from.
        RecordFromInput = "record-from-input",
        /// `play --record src`: a folder, a pipe, a device.
        RecordNotFile { path: String } = "record-not-file",
        /// `play --record evening.okey`, and the file holds something.
        RecordExists { path: String } = "record-exists",
    }
    of others {
        /// A file, a folder or a stream that the system refused.
        File(Refused),
        /// Written tiles.
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
        /// The record of a game, or a deal that cannot have been.
        Record(RecordFault),
        /// Hapis tavlası.
        Hapis(HapisFault),
    }
}

impl FaultKind {
    /// An unknown clause, with the nearest id or switch.
    pub(super) fn unknown_clause(id: &str) -> Self {
        let ids = Clause::ALL.iter().map(|clause| clause.id());
        let names = ids.chain(Switch::ALL.iter().map(|switch| switch.key));
        Self::UnknownClause { id: id.to_owned(), nearest: suggest(id, names) }
    }
}
