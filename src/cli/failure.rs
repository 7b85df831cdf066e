//! Failures: the reasons why the program has no answer. People see the faulty text with carets (`^`) below the fault;
//! programs get JSON.
//!
//! Also defines the faults that only the command-line program finds.

use std::io;
use std::ops::Range;
use std::path::Path;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet, Title};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::attempt::{Attempt, RefusedAttempt};
use super::escape::{brief, in_place, shown_path, span_in_place};
use super::owned_file::NotOwned;
use super::paint::Ink;
use super::presentation::{Presentation, columns_of_errors, in_lines};
use super::text::Words;
use crate::game::players::PlayerKind;
use crate::notation::Letters;
use crate::oracle::diagnostic::{Cause, Diagnostic, MOST_SHOWN, Place, Refusal, Sources, diagnosis, line_number};
use crate::oracle::fault::AskFault;
use crate::oracle::{self, Diagnosis, json};
use crate::score::Opened;
use crate::table::Variant;
use crate::text::FaultText;
use crate::words::{Clause, Language, fault_kinds};

fault_kinds! {
    /// The faults that only the command-line program finds. Most comments start with an example.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(super) enum CallFault {
        /// `--finish "Ali: quickly"`: the word is not a kind of finish.
        UnknownHow { word: String, nearest: Option<&'static str> } = "unknown-finish",
        /// `--player "Veli seri K7"`, `--finish "Veli okey"`: there is no colon after the player's name. `rest` belongs
        /// after the colon; it is empty for `--player "Veli, Ece"`. `whole` is the value of `--player`, which may be a
        /// name as a whole; it is `None` for `--finish`.
        ColonMissing { name: String, rest: String, whole: Option<String> } = "colon-missing",
        /// `--player "Can: ceza işlek-atma"` ("foul playable-discard"): a foul must be written as `foul=NAME`.
        FoulSignMissing { written: String, foul: String } = "foul-sign-missing",
        /// `--player "Veli: açtı 12"` ("opened 12"): the player may have opened with series or with pairs.
        OpeningUnclear { word: String, name: String, left: String } = "opening-unclear",
        /// `--player "Veli: 6 çift açtı"` ("opened with 6 pairs"): the number may be the pairs or points of the
        /// opening, or the sum of the tiles left.
        SumUnclear { written: String, name: String, number: String, how: Opened } = "sum-unclear",
        /// The command line has none of the options `--finish`, `--exhausted` and `--void`.
        FinishMissing = "finish-missing",
        /// `--hand 12` for a score sheet of 11 hands: no hand has this number.
        NoHandNumbered { number: u64, hands: String } = "no-hand-numbered",
        /// `replay --to 12:1` for a record of 11 hands: no hand has this number.
        NoSuchHand { number: usize, hands: String } = "no-such-hand",
        /// `--adjust "Can: late"`, `--totals "Ali"`: the points after the name are missing.
        PointsMissing { word: String } = "points-missing",
        /// `--player "Veli: unopened pairs"`: the words about the opening contradict each other.
        OpeningTwice = "opening-twice",
        /// `score --add evening.okey` for a new file: the options do not name the players.
        AddWithoutPlayers = "add-without-players",
        /// `score evening.okey --variant 101`: the record names its own rules.
        RecordNamesTable { option: &'static str } = "record-names-table",
        /// `replay --to 99` for a hand of ten turns: there is no such turn.
        NoSuchTurn { turn: usize, hand: u32, turns: usize } = "no-such-turn",
        /// `replay --to line:2` or `line:99`: the line is before the first hand or after the last one.
        NoSuchLine { line: usize, first: usize, last: usize } = "no-such-line",
        /// `replay --to 1` for a hand without an indicator: there is no table to show.
        NoTable { hand: u32 } = "no-table",
        /// `advise --record FILE --to line:5`: no player has to throw a tile at this point, for example because the
        /// line has only a claim.
        NothingToThrow { name: String } = "nothing-to-throw",
        /// `advise --record FILE --to 3`: some tiles of the player on turn are unknown.
        RackUnknown { name: String } = "rack-unknown",
        /// `play --resume -`: standard input has the player's moves, so it cannot be the record.
        RecordFromInput = "record-from-input",
        /// `play --record src`: the path is not a regular file.
        RecordNotFile { path: String } = "record-not-file",
        /// `play --record evening.okey`: the file exists and is not empty.
        RecordExists { path: String } = "record-exists",
        // The following faults are faults of the command line itself.
        /// The option is unknown. If `misplaced` is true, the option exists and belongs after the command's name.
        UnknownOption { option: String, nearest: Option<String>, misplaced: bool } = "unknown-option",
        UnknownCommand { command: String, nearest: Option<String> } = "unknown-command",
        NoCommand = "no-command",
        NotANumber { option: String, value: String } = "not-a-number",
        UnknownTopic { topic: String, nearest: Option<&'static str>, all: String } = "unknown-topic",
        ValueMissing { option: String } = "value-missing",
        ValueUnwanted { option: String } = "value-unwanted",
        ArgumentUnwanted { argument: String } = "argument-unwanted",
        Repeated { option: String } = "repeated",
        /// `simulate --players` with three kinds, which cannot fill the four seats evenly: the number of kinds is not
        /// in `allowed`.
        KindsCount { count: usize, allowed: Vec<String> } = "kinds-count",
        /// A kind of computer player cannot play this variant. `allowed` lists the kinds that can.
        KindElsewhere { kind: PlayerKind, variant: Variant, allowed: Vec<&'static str> } = "kind-elsewhere",
        /// A quote in `--players` is not closed.
        QuoteOpen { text: String } = "players-quote",
        /// `play --players ./bot`: an external program plays only in `simulate`.
        ProgramUnwanted { program: String } = "program-unwanted",
        NotUtf8 = "argument-not-utf8",
        Other { detail: String } = "usage",
        // The following faults occur while the program computes or writes an answer.
        AnswerUnwritten { reason: String } = "write-failed",
        /// The added hand is saved in the file `path`, and then the score sheet cannot be printed.
        SheetUnwritten { path: String, reason: String } = "write-failed",
        /// `batch check FILE -o FILE`: the input and the output of a stream are the same file.
        SameFile { path: Option<String> } = "same-file",
        /// The operating system refuses to start a thread for a stream.
        NoThreads { reason: String } = "no-threads",
        /// A thread that answers a stream ended too early.
        ThreadEnded = "no-threads",
        /// A signal ended the work on a stream after `lines` lines.
        Stopped { lines: u64 } = "stopped",
    }
}

diagnosis!(CallFault => |fault, language: Language| language.call_fault(fault));

impl Diagnosis for RefusedAttempt {
    fn code_and_clause(&self) -> (&'static str, Option<Clause>) {
        (self.code(), None)
    }

    fn text(&self, language: Language) -> FaultText {
        language.refused(self)
    }
}

/// The width in columns of the indent of a label or hint that is printed below an excerpt.
const NOTE: usize = 6;
/// The width in columns of the line number and the bar before an excerpt of the input.
const GUTTER: usize = 4;
/// The width in columns that an excerpt needs in addition to its text, for example for the line number and for the dots
/// of a cut line.
const CARETS: usize = 18;

pub(super) enum Failure {
    /// The input has faults.
    Refused(Refusal),
    /// Another fault, for example an unknown option. Its message names no tiles, so `--letters` does not change it.
    Call(CallFault),
    /// The answer cannot be written.
    Write(io::Error),
    /// A signal ended the work on a stream after `lines` lines.
    Stopped { signal: i32, lines: u64 },
}

/// Returns every error code of the program, such as `not-utf8`.
pub fn error_codes() -> impl Iterator<Item = &'static str> {
    let own = [CallFault::CODES, Attempt::CODES, NotOwned::CODES];
    oracle::error_codes().chain(own.into_iter().flatten().copied())
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Failure {
    /// Creates a failure that concerns a whole input. The message does not show the input.
    pub(super) fn refused(cause: impl Into<Cause>, place: Place) -> Self {
        Refusal::of(cause, place).into()
    }

    pub(super) fn attempted(attempt: Attempt, error: &io::Error) -> Self {
        let place = attempt.place();
        Self::refused(RefusedAttempt::new(attempt, error), place)
    }

    pub(super) fn misused(fault: AskFault) -> Self {
        Self::refused(fault, Place::Call)
    }

    /// Creates the failure for a value that an option does not accept. `allowed` lists the accepted values.
    pub(super) fn bad_value(option: &str, value: &str, allowed: &[&str]) -> Self {
        Self::refused(AskFault::bad_value(option, value, allowed), Place::Call)
    }

    /// If the answer could not be written, returns a failure that also says where the added hand is saved: in `path`.
    /// Returns any other failure unchanged. A closed pipe is no error and stays unchanged, too.
    pub(super) fn after_keeping(self, path: &Path) -> Self {
        match self {
            Self::Write(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Self::Call(CallFault::SheetUnwritten { path: shown_path(path), reason: error.to_string() })
            }
            other => other,
        }
    }

    /// Returns true if the answer could not be written because its reader closed the pipe.
    pub(super) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Write(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// Returns the failure as text for standard error. `own` is true if this is the standard error of the process,
    /// which may be a terminal with colours.
    pub(super) fn to_text(&self, presentation: Presentation, own: bool) -> String {
        let fault = match self {
            Self::Refused(refusal) => return shown(refusal, presentation, own),
            Self::Call(fault) => fault.clone(),
            Self::Write(error) => CallFault::AnswerUnwritten { reason: error.to_string() },
            Self::Stopped { lines, .. } => CallFault::Stopped { lines: *lines },
        };
        // These faults name no tiles. A word such as `B5` is what the user typed, so keep its letter.
        let presentation = Presentation { letters: Letters::Krby, ..presentation };
        shown(&Refusal::of(fault, Place::Call), presentation, own)
    }
}

/// Returns a refusal as text for standard error: as JSON, or with carets below the faults.
fn shown(refusal: &Refusal, presentation: Presentation, own: bool) -> String {
    let language = presentation.language;
    if presentation.is_json() {
        return json::text(&refusal.report(language));
    }
    let ink = Ink { letters: presentation.letters, colours: false };
    let colours = presentation.has_colours(own, &io::stderr());
    let renderer = if colours { Renderer::styled() } else { Renderer::plain() };
    let renderer = renderer.decor_style(DecorStyle::Ascii).term_width(columns_of_errors());
    let Refusal { faults, sources } = refusal;
    let shown = faults.iter().take(MOST_SHOWN);
    let mut shown: Vec<String> = shown.map(|fault| snippet(fault, sources, language, ink, &renderer)).collect();
    if faults.len() > MOST_SHOWN {
        shown.push(language.more_faults(faults.len() - MOST_SHOWN));
    }
    shown.join("\n\n")
}

fn snippet(fault: &Diagnostic, sources: &Sources, language: Language, ink: Ink, renderer: &Renderer) -> String {
    let text = fault.text(language);
    // A hint for a text of tiles quotes what to write instead. Other hints can quote names of players.
    let is_of_tiles = matches!(fault.place, Place::Hand | Place::Seen | Place::Melds | Place::Table | Place::LaidOff);
    let inked = |hint: String| if is_of_tiles { ink.hint(&hint) } else { ink.text(&hint) };
    let text = FaultText { message: ink.text(&text.message), label: ink.text(&text.label), hint: text.hint.map(inked) };
    let source = fault.span.as_ref().zip(sources.get(fault.place));
    // If no excerpt is shown, put the name of the input before the message. For the inputs in this list, the message is
    // clear without a name.
    let named = source.is_some()
        || matches!(fault.place, Place::Call | Place::Hand | Place::RulesFile | Place::Sheet | Place::Record);
    let message = if named { text.message } else { format!("{}: {}", fault.place.label(language), text.message) };
    let title = titled(&message, fault.cause.clause().map(Clause::id), language);
    let mut group = Group::with_title(title);
    if let Some((span, source)) = source {
        let (source, span, line) =
            if fault.place.has_lines() { lines(source, span) } else { (source, span.clone(), 1) };
        let shown = in_place(
            source,
            matches!(fault.place, Place::RulesFile | Place::Hand | Place::Sheet | Place::Record | Place::Options),
        );
        // Write a label below the carets if it does not fit to the right of them.
        let label = brief(&text.label);
        let at = span_in_place(source, &shown, &span);
        let at = at.start..if fits(&shown, at.start, at.end) { at.end } else { end_of_room(&shown, at.start) };
        let beside = label_from(&shown, &at) + label.width() <= columns_of_errors();
        let annotation = AnnotationKind::Primary.span(at.clone());
        let annotation = if beside { annotation.label(label.clone()) } else { annotation };
        // Also mark up to `MOST_SHOWN` other places with the same fault, except in a record or a score sheet, which can
        // be long.
        let also = fault.also.iter().filter(|_| !fault.place.has_lines()).take(MOST_SHOWN);
        let also = also.map(|span| span_in_place(source, &shown, span)).filter(|span| fits(&shown, at.start, span.end));
        let also: Vec<_> = also.map(|span| AnnotationKind::Context.span(span)).collect();
        let named = sources.rules.as_deref().filter(|_| fault.place == Place::RulesFile).map(brief);
        let place = named.unwrap_or_else(|| fault.place.label(language).to_owned());
        let snippet = Snippet::source(shown).path(place).line_start(line);
        group = group.element(snippet.annotation(annotation).annotations(also));
        if !beside {
            group = group.element(Level::NOTE.no_name().message(broken(&label, NOTE)));
        }
    }
    renderer.render(&[with_hint(group, text.hint.as_deref(), language)])
}

/// Returns the column at which a label can start to the right of the carets. The carets are below the bytes `at`. A
/// line that is too wide is shown without its left part.
fn label_from(shown: &str, at: &Range<usize>) -> usize {
    let start = shown[..at.start].rfind('\n').map_or(0, |end| end + 1);
    let line = shown[start..].lines().next().unwrap_or_default();
    let before = shown[start..at.start].width();
    let cut = line.width() + GUTTER > columns_of_errors();
    GUTTER + if cut { before.min(CARETS - GUTTER) } else { before } + shown[at.clone()].width() + 1
}

/// Returns the number of columns for the text of an excerpt.
fn room() -> usize {
    columns_of_errors().saturating_sub(CARETS)
}

/// Returns true if the bytes from `start` to `end` fit on one line.
fn fits(shown: &str, start: usize, end: usize) -> bool {
    shown.get(start..end).is_some_and(|part| part.width() <= room())
}

/// Returns the byte index up to which the text from byte `start` fits on one line.
fn end_of_room(shown: &str, start: usize) -> usize {
    let mut width = 0;
    let from = shown[start..].char_indices();
    let past = from.map(|(at, character)| (start + at, character.width().unwrap_or(0))).find(|(_, columns)| {
        width += columns;
        width > room()
    });
    past.map_or(shown.len(), |(at, _)| at)
}

/// Returns the title of an error, broken into lines that fit to the right of the word `error`.
fn titled<'a>(message: &str, clause: Option<&'a str>, language: Language) -> Title<'a> {
    let name = Words::of(language).error;
    let before = name.width() + clause.map_or(0, |clause| clause.width() + 2) + 2;
    let title = Level::ERROR.with_name(name).primary_title(broken(&brief(message), before));
    match clause {
        Some(clause) => title.id(clause),
        None => title,
    }
}

/// Breaks a text into lines that leave `before` columns free.
fn broken(text: &str, before: usize) -> String {
    let room = columns_of_errors().saturating_sub(before);
    in_lines(text.split(' '), room, "").join("\n")
}

/// Returns the lines of `source` that contain `span`, the span in these lines, and the number of the first line.
fn lines<'a>(source: &'a str, span: &Range<usize>) -> (&'a str, Range<usize>, usize) {
    let start = source[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let end = source[span.end..].find('\n').map_or(source.len(), |at| span.end + at);
    (&source[start..end], span.start - start..span.end - start, line_number(source, start))
}

fn with_hint<'a>(group: Group<'a>, hint: Option<&str>, language: Language) -> Group<'a> {
    match hint {
        Some(hint) => {
            let name = Words::of(language).hint;
            group.element(Level::HELP.with_name(name).message(broken(&brief(hint), NOTE + name.width() + 2)))
        }
        None => group,
    }
}
