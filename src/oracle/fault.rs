//! The faults that only questions have: invalid lines, options that do not fit, unknown clauses.

use super::diagnostic::diagnosis;
use super::options::ValueType;
use crate::hand::{HandFault, NoAnswer};
use crate::hapis::HapisFault;
use crate::judge::ClaimKind;
use crate::notation::NotationFault;
use crate::record::RecordFault;
use crate::score::ScoreFault;
use crate::sheets::SheetFault;
use crate::table::{ProfileFault, Switch, TableFault};
use crate::tiles::Tile;
use crate::words::{Clause, Language, fault_kinds, suggest};

fault_kinds! {
    /// The faults of a question. Most descriptions start with an input that causes the fault, at a table with the
    /// indicator R5. The table has the profile `okey` if the description names no profile.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) enum AskFault {
        /// The answer to a line is longer than the maximum of `most` bytes. `option` is the option of the line that
        /// sets how many layouts or openings to list.
        AnswerTooLong { most: usize, option: Option<&'static str> } = "answer-too-long",
        /// A text is not UTF-8. The first invalid byte is at offset `at`.
        NotUtf8 { at: usize } = "not-utf8",
        /// `--bar 90` under `101`: the bar (the minimum for an opening) is lower than the bar of the table.
        BarTooLow { option: &'static str, least: u32, switch: &'static str } = "bar-too-low" breaks Clause::OpenRising,
        /// `advise --simulate 5`: the number of random deals (worlds) in which throws are compared is too low or too
        /// high.
        WorldsOutOfRange { worlds: u64, least: u64, most: u64 } = "worlds-out-of-range",
        /// `advise --simulate 100` with 60 tiles in `--seen`: fewer tiles are unseen than the other players hold.
        TooFewUnseen { unseen: usize, held: usize } = "too-few-unseen" breaks Clause::TilesDeal,
        /// `judge opening` under `okey`: the question does not exist in this game.
        QuestionNotInGame { question: ClaimKind } = "question-not-in-game",
        /// `judge opening R7-9 --hand R1-8` under the profile `101`: a laid tile (R9) is not in the hand.
        LaidNotHeld { tile: Tile } = "laid-not-held" breaks Clause::TilesCopies,
        /// `rules run.warp`: the word is not a clause id and occurs in no clause.
        UnknownClause { id: String, nearest: Option<&'static str> } = "unknown-clause",
        /// `{"hand": "K1`: the line is not valid JSON. `reason` is the parser's message in English.
        LineNotJson { reason: String } = "line-not-json",
        /// `["K1"]`, or an empty line: the line is not a JSON object.
        LineNotObject = "line-not-object",
        /// `{"hand": 7}`: the value of the field has the wrong type.
        FieldType { field: String, expected: ValueType } = "field-type",
        /// `{"ask": "chek"}`: there is no such question. `nearest` is a similar name.
        UnknownQuestion { question: String, nearest: Option<&'static str> } = "unknown-question",
        /// The line has no field `ask`, and no question was named for the whole stream.
        QuestionMissing = "question-missing",
        /// `{"fields": "win"}`: the answer has no such field. `all` lists its fields.
        UnknownField { field: String, nearest: Option<String>, all: Vec<String> } = "unknown-answer-field",
        /// `{"variant": "101", "carry": "variant"}`: the field `variant` cannot be copied into the answer, because the
        /// answer already has a field of this name.
        CarriedTwice { field: String } = "carried-field",
        /// `{"ask": "judge", "sameturn": true}`: the field is probably a misspelled option.
        UnknownOption { field: String, nearest: &'static str } = "misspelled-field",
        /// `judge foul playable-discard --finish quickly`: the option does not accept the value.
        BadValue { option: String, value: String, allowed: Vec<String> } = "bad-value",
        /// `judge layoff R9`: a required option or argument is missing. `allowed` lists its values if there are few.
        ArgumentMissing { argument: String, allowed: Vec<String> } = "argument-missing",
        /// `--onto ... --table ...`: the two options exclude each other.
        Conflict { option: String, other: String } = "conflict",
        /// `judge swap R7 --onto ...`: the question `swap` does not take the option. `questions` lists the questions
        /// that take it. `instead` is the option with which `swap` names melds on the table, here `--from`.
        OptionOf { option: String, questions: Vec<String>, instead: Option<&'static str> } = "option-of-another-question",
        /// `judge take R7 --opened pairs --variant okey`: this option, here `--opened`, exists only in 101.
        OptionOfYuzbir { option: String } = "option-of-101",
    }
}

impl AskFault {
    /// Creates the fault for an unknown clause id. It suggests the most similar id or switch.
    pub(crate) fn unknown_clause(id: &str) -> Self {
        let ids = Clause::ALL.iter().map(|clause| clause.id());
        let names = ids.chain(Switch::ALL.iter().map(|switch| switch.key));
        Self::UnknownClause { id: id.to_owned(), nearest: suggest(id, names) }
    }

    pub(crate) fn missing(argument: &str) -> Self {
        Self::ArgumentMissing { argument: argument.to_owned(), allowed: Vec::new() }
    }

    pub(crate) fn missing_name(argument: &str, allowed: &[&str]) -> Self {
        let allowed = allowed.iter().map(ToString::to_string).collect();
        Self::ArgumentMissing { argument: argument.to_owned(), allowed }
    }

    pub(crate) fn bad_value(option: &str, value: &str, allowed: &[&str]) -> Self {
        let allowed = allowed.iter().map(ToString::to_string).collect();
        Self::BadValue { option: option.to_owned(), value: value.to_owned(), allowed }
    }

    pub(crate) fn conflict(option: &str, other: &str) -> Self {
        Self::Conflict { option: format!("--{option}"), other: format!("--{other}") }
    }
}

diagnosis!(AskFault => |fault, language: Language| language.ask_fault(fault));

/// Returns the code of every error that can end a question, such as `not-utf8`.
pub(crate) fn error_codes() -> impl Iterator<Item = &'static str> {
    let parts = [
        NotationFault::CODES,
        ProfileFault::CODES,
        TableFault::CODES,
        HandFault::CODES,
        NoAnswer::CODES,
        ScoreFault::CODES,
        SheetFault::CODES,
        RecordFault::CODES,
        HapisFault::CODES,
        AskFault::CODES,
    ];
    parts.into_iter().flatten().copied()
}
