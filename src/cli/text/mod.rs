//! Everything a person reads, in both languages, apart from the logic that decides what to say.
//!
//! Fixed words are fields of [`Words`]; sentences with something to fill in are methods of [`Text`]. A language that
//! lacks one does not compile.

mod book;
mod en;
mod faults_en;
mod faults_tr;
pub(super) mod game;
pub(super) mod hapis;
mod judge;
mod judge_en;
mod judge_options;
mod judge_tr;
pub(super) mod play;
mod record;
mod score_en;
mod score_faults_en;
mod score_faults_tr;
mod score_tr;
mod score_words;
mod tr;
mod words;

pub(super) use judge::{JudgeWords, sentence, tile};
pub(super) use score_words::ScoreWords;
pub(super) use words::{CommandWords, Words};

use crate::cli::fault::FaultKind;
use crate::cli::place::Place;
use crate::judge::{Claim, Fact, Judgment, Question};
use crate::language::Language;
use crate::score::{Foul, How, Part, Scoring};
use crate::table::Table;
use crate::winning::Way;

/// Message, label and hint of one fault.
type Told = (String, String, String);

/// What to say about a fault.
pub(super) struct FaultText {
    /// What is wrong, a sentence without a full stop.
    pub(super) message: String,
    /// The words beside the carets.
    pub(super) label: String,
    /// What would be right.
    pub(super) hint: Option<String>,
}

/// A misuse of the command line, with what is needed to say so.
pub(super) enum Misuse {
    /// Misplaced is one that belongs to a command and stands before any.
    UnknownOption {
        option: String,
        nearest: Option<String>,
        misplaced: bool,
    },
    UnknownCommand {
        command: String,
        nearest: Option<String>,
    },
    NoCommand,
    NotANumber {
        option: String,
        value: String,
    },
    BadValue {
        option: String,
        value: String,
        allowed: Vec<String>,
        nearest: Option<String>,
    },
    ValueMissing {
        option: String,
    },
    ValueUnwanted {
        option: String,
    },
    ArgumentMissing {
        argument: String,
    },
    ArgumentUnwanted {
        argument: String,
    },
    Repeated {
        option: String,
    },
    Conflict {
        option: String,
        other: String,
    },
    OptionOf {
        option: String,
        questions: Vec<String>,
    },
    OptionOfYuzbir {
        option: String,
    },
    NotUtf8,
    Other {
        detail: String,
    },
}

/// How much of a stream is done, and how long the rest will take.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ahead {
    pub(super) percent: u64,
    pub(super) seconds: u64,
}

/// A time as hours, where there are any, minutes and seconds: 1:02:03.
fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// The sentences of a language.
pub(super) trait Text {
    fn words(&self) -> &'static Words;

    // Verdicts.
    fn wins_by(&self, tiles: &[String]) -> String;
    fn complete(&self, tiles: usize) -> String;
    fn does_not_win(&self, kept: usize) -> String;
    fn not_complete(&self, tiles: usize) -> String;
    fn elden_by(&self, tiles: &[String]) -> String;
    fn elden_complete(&self, tiles: usize) -> String;
    fn no_elden(&self, kept: usize) -> String;
    fn lays_out(&self, total: u64, discard: Option<&str>) -> String;
    fn does_not_lay_out(&self, discard: Option<&str>) -> String;
    fn more_layouts(&self, shown: u64, total: u64) -> String;
    fn pairs_enough(&self, with_okeys: usize, needed: usize) -> String;
    fn pairs_short(&self, with_okeys: usize, needed: usize) -> String;
    fn opens(&self, sum: u32, bar: u32) -> String;
    fn sum_short(&self, sum: u32, bar: u32) -> String;
    fn lays_nothing(&self, taken: Option<&str>) -> String;
    fn cannot_open(&self, sum: &str) -> String;
    fn opens_by_pairs(&self, pairs: usize, needed: usize) -> String;
    fn opens_elden(&self, on_turn: bool) -> String;
    fn pairs_of(&self, pairs: usize, needed: usize) -> String;
    fn would_open(&self, setting: &str) -> String;
    fn would_not_open(&self, setting: &str) -> String;
    fn false_joker_plays(&self, as_what: &str) -> String;
    fn far(&self, distance: usize, by: &[String]) -> String;
    fn distance_by(&self, way: Way, distance: usize) -> String;
    fn also_by_okey(&self, tiles: &[String]) -> String;
    fn waits_for_seen(&self, tiles: &[String]) -> String;
    fn any_tile_completes(&self) -> String;
    fn waits_for(&self, tiles: &[String], left: usize) -> String;
    fn waits_for_none(&self, distance: usize) -> String;
    fn chance_to_win(&self, chance: &str, draws: usize, good: usize, unseen: usize) -> String;
    fn throw_wins(&self, tile: &str) -> String;
    fn throw_elden(&self, tile: &str) -> String;
    fn throw_opens(&self, tile: &str) -> String;
    fn throw_to_open(&self, tile: &str, distance: usize, useful: usize, unseen: usize) -> String;
    fn throw_of_opened(&self, tile: &str, left: Option<u32>) -> String;
    fn any_tile_opens(&self) -> String;
    fn waits_to_open(&self, tiles: &[String], left: usize) -> String;
    fn waits_to_open_seen(&self, tiles: &[String]) -> String;
    fn none_opens(&self, distance: Option<usize>) -> String;
    fn chance_to_open(&self, chance: &str, draws: usize, good: usize, unseen: usize) -> String;
    fn far_from_opening(&self, distance: usize, by: &[String]) -> String;
    fn throw_leaves(&self, tile: &str, distance: usize, useful: usize, unseen: usize) -> String;
    fn tiles_of_kinds(&self, tiles: usize, kinds: usize) -> String;
    fn no_meld(&self) -> String;
    fn leaves_outside(&self, total: u64, outside: usize, discard: Option<&str>) -> String;
    fn dealt(&self, seed: u64) -> String;
    fn of_texts(&self, title: &str, texts: u8) -> String;
    fn would_win(&self, setting: &str) -> String;
    fn would_not_win(&self, setting: &str) -> String;

    // Scores.
    fn score_words(&self) -> &'static ScoreWords;
    fn how(&self, how: How) -> &'static str;
    fn note(&self, part: &Part) -> String;
    fn finished(&self, name: &str, how: &[How], factor: Option<i64>) -> String;
    fn leads(&self, hands: usize, of: Option<usize>, leaders: &[&str], balance: i64) -> String;
    fn won(&self, hands: usize, winners: &[&str], balance: i64) -> String;
    fn match_number(&self, number: usize) -> String;
    fn tournament(&self, over: bool, played: usize, leaders: &[&str], wins: &str) -> String;
    // Streams.
    fn progress(&self, lines: u64, per_second: u64, left: Option<Ahead>) -> String;
    fn summary(&self, lines: u64, refused: u64, seconds: f64, per_second: u64) -> String;
    // Rulings.
    fn judge_words(&self) -> &'static JudgeWords;
    fn question(&self, question: Question) -> &'static str;
    fn ruling(&self, judgment: &Judgment, table: &Table) -> String;
    fn fact(&self, fact: &Fact, table: &Table) -> String;
    /// What was told of a case besides its tiles and melds.
    fn told(&self, claim: &Claim) -> Vec<String>;
    /// A fact within a sentence: without a capital and a full stop.
    fn fact_within(&self, fact: &Fact, table: &Table) -> String;

    // Errors.
    fn place(&self, place: Place) -> &'static str;
    fn fault(&self, kind: &FaultKind) -> FaultText;
    fn more_faults(&self, count: usize) -> String;
    /// In how many places a fault was found.
    fn places(&self, count: usize) -> String;
    fn misuse(&self, misuse: &Misuse) -> (String, Option<String>);
    fn cannot_write(&self, reason: &str) -> String;
    fn cannot_read_input(&self, reason: &str) -> String;
    fn cannot_read_lines(&self, path: Option<&str>, reason: &str, lines: Option<u64>) -> String;
    fn cannot_write_lines(&self, path: Option<&str>, reason: &str, lines: Option<u64>) -> String;
    fn same_file(&self, path: Option<&str>) -> String;
    fn no_threads(&self, reason: &str) -> (String, String);
    fn stopped(&self, lines: u64) -> String;
    fn unknown_topic(&self, topic: &str, nearest: Option<&str>, all: &str) -> (String, String);
}

/// The sentences of a language.
pub(super) fn text(language: Language) -> &'static dyn Text {
    match language {
        Language::En => &en::English,
        Language::Tr => &tr::Turkish,
    }
}

/// The names of the fouls of a game, those of 101 where none is named.
fn listed_fouls(scoring: Option<Scoring>, turkish: bool) -> String {
    let kinds = Foul::kinds(scoring.unwrap_or(Scoring::Yuzbir)).iter();
    kinds.map(|kind| if turkish { kind.alias } else { kind.name }).collect::<Vec<_>>().join(", ")
}
