//! Diagnostics: faults from any part of the library, each with the input that contains it, such as `--hand`.

use std::fmt;
use std::ops::{Deref, Range};
use std::sync::Arc;

use super::text;
use crate::hand::{HandFault, NoAnswer};
use crate::hapis::HapisFault;
use crate::notation::NotationFault;
use crate::record::RecordFault;
use crate::report::{ErrorDetail, ErrorReport};
use crate::score::ScoreFault;
use crate::sheets::SheetFault;
use crate::table::{Game, ProfileFault, TableFault};
use crate::text::FaultText;
use crate::words::{Clause, Fault, Language, brief};

/// Defines the enum `Place`. A row has the name of an input in JSON, and its English and Turkish names in messages. The
/// Turkish name is left out if it equals the English one.
macro_rules! places {
    ($($(#[$doc:meta])* $place:ident = $name:literal, $en:literal $(/ $tr:literal)?;)+) => {
        /// An input of a command, such as `--hand`. A fault names the input that contains it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub(crate) enum Place {
            $($(#[$doc])* $place,)+
        }

        impl Place {
            /// Returns the name of the input in JSON.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(Self::$place => $name,)+
                }
            }

            /// Returns the name of the input in messages for people.
            pub(crate) const fn label(self, language: Language) -> &'static str {
                match (self, language) {
                    $($((Self::$place, Language::Tr) => $tr,)?)+
                    $((Self::$place, _) => $en,)+
                }
            }
        }
    };
}

places! {
    Indicator = "indicator", "indicator" / "gösterge";
    Hand = "hand", "hand" / "el";
    /// The tile that the option `--discard` names.
    Tile = "tile", "--discard";
    Seen = "seen", "--seen";
    Draws = "draws", "--draws";
    /// The tile taken from the left neighbour.
    Taken = "taken", "--taken";
    Melds = "melds", "melds" / "perler";
    /// The melds on the table, from `--table` or `--onto`.
    Table = "table", "melds on the table" / "yerdeki perler";
    /// A claim of `okey judge` that is not a list of melds.
    Claim = "claim", "claim" / "iddia";
    Thrown = "throw", "--throw";
    LaidOff = "layoffs", "--laid-off";
    Swapped = "swapped", "--swapped";
    /// The kind of finish in a claim.
    HowFinished = "finish", "--finish";
    Variant = "variant", "--variant";
    /// The variant whose profile the user asks to see.
    Profile = "profile", "--profile";
    /// A variant that the user compares with other variants.
    Difference = "diff", "--diff";
    Setting = "set", "--set";
    RulesFile = "rules", "--rules";
    /// Finished hands: a single one, or a sheet of them.
    Sheet = "sheet", "sheet" / "yazboz";
    Record = "record", "record" / "kayıt";
    /// The options that describe a finished hand, as the user typed them.
    Options = "options", "options" / "seçenekler";
    /// The lines that `score --if` takes: a hand that might be played next.
    Supposed = "if", "--if";
    /// A line of a stream of `okey batch`.
    Line = "line", "line" / "satır";
    /// A position of the game hapis.
    Position = "position", "position" / "konum";
    Dice = "dice", "dice" / "zar";
    /// The steps of a turn of hapis.
    Steps = "steps", "steps" / "hamle";
    /// The name of a rule set of hapis.
    RuleSet = "rules", "--rules";
    /// The name of a player of hapis.
    Player = "player", "player" / "oyuncu";
    /// The name of the opponent of a hapis player.
    Other = "other", "other player" / "rakip";
    /// A side of hapis: White or Black.
    Side = "side", "--side";
    /// The command line as a whole. It has no text to point at.
    Call = "call", "command" / "komut";
}

impl Place {
    /// Returns true if the input can be a long text. An error then shows only the faulty lines, with their numbers.
    pub(crate) const fn has_lines(self) -> bool {
        matches!(self, Self::Sheet | Self::Record | Self::Supposed)
    }

    /// Converts a fault of the library to a diagnostic about this input.
    pub(crate) fn fault<K: Into<Cause>>(self, fault: Fault<K>) -> Diagnostic {
        Diagnostic { cause: fault.kind.into(), place: self, span: fault.span, also: fault.also }
    }

    pub(crate) fn faults<K: Into<Cause>>(self, faults: impl IntoIterator<Item = Fault<K>>) -> Vec<Diagnostic> {
        faults.into_iter().map(|fault| self.fault(fault)).collect()
    }

    /// Returns the refusal of a text with these faults.
    pub(crate) fn refusal<K: Into<Cause>>(self, text: &str, faults: impl IntoIterator<Item = Fault<K>>) -> Refusal {
        Refusal::in_text(self, text, self.faults(faults))
    }
}

/// The maximum number of faults that one error shows.
pub(crate) const MOST_SHOWN: usize = 20;

/// A kind of fault: its code, its clause and its texts.
pub(crate) trait Diagnosis: fmt::Debug + Send + Sync {
    /// Returns the code of the fault, and the clause that it breaks, if there is one.
    fn code_and_clause(&self) -> (&'static str, Option<Clause>);

    fn code(&self) -> &'static str {
        self.code_and_clause().0
    }

    fn clause(&self) -> Option<Clause> {
        self.code_and_clause().1
    }

    /// Returns the texts about the fault, such as the message and the hint. If an option fixes the fault, the hint
    /// names this option.
    fn text(&self, language: Language) -> FaultText;

    /// Returns the fault with texts about the tiles of this game; `None` if the texts are right for every game.
    fn in_game(&self, _game: Game) -> Option<Cause> {
        None
    }
}

/// The kind of a fault from any part of the program.
#[derive(Debug, Clone)]
pub(crate) struct Cause(Arc<dyn Diagnosis>);

impl<K: Diagnosis + 'static> From<K> for Cause {
    fn from(kind: K) -> Self {
        Self(Arc::new(kind))
    }
}

impl Deref for Cause {
    type Target = dyn Diagnosis;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// A fault, with the input and the bytes where it was found.
#[derive(Debug, Clone)]
pub(crate) struct Diagnostic {
    pub(crate) cause: Cause,
    pub(crate) place: Place,
    /// The faulty bytes of the input, or `None` if the input as a whole is faulty.
    pub(crate) span: Option<Range<usize>>,
    /// Further byte ranges of the same input that have this fault, in order.
    pub(crate) also: Vec<Range<usize>>,
}

impl Diagnostic {
    pub(crate) fn new(cause: impl Into<Cause>, place: Place, span: Range<usize>) -> Self {
        Self { cause: cause.into(), place, span: Some(span), also: Vec::new() }
    }

    /// Creates a fault that concerns a whole input.
    pub(crate) fn whole(cause: impl Into<Cause>, place: Place) -> Self {
        Self { cause: cause.into(), place, span: None, also: Vec::new() }
    }

    /// Returns the fault with texts about the tiles of this game.
    pub(crate) fn in_game(self, game: Game) -> Self {
        Self { cause: self.cause.in_game(game).unwrap_or(self.cause), ..self }
    }

    /// Returns true if both faults have the same code, input, byte range and English message.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let shown = |fault: &Self| (fault.place, fault.span.clone(), fault.cause.code());
        shown(self) == shown(other) && self.cause.text(Language::En).message == other.cause.text(Language::En).message
    }

    /// Returns the texts of the fault. If it occurs in several places, the message says in how many.
    pub(crate) fn text(&self, language: Language) -> FaultText {
        let text = self.cause.text(language);
        if self.also.is_empty() {
            return text;
        }
        FaultText { message: format!("{} ({})", text.message, language.in_places(self.also.len() + 1)), ..text }
    }

    /// Returns the fault as data for JSON. `walk` counts characters and lines in the texts of `sources`.
    fn detail<'s>(&self, sources: &'s Sources, walk: &mut TextWalk<'s>, language: Language) -> ErrorDetail {
        let text = self.text(language);
        let found = self.span.as_ref().zip(sources.get(self.place)).map(|(span, source)| {
            walk.go_to(source, span.start);
            let length = source.get(span.clone()).map_or(span.len(), |faulty| faulty.chars().count());
            ([walk.characters, walk.characters + length], 1 + walk.line_ends)
        });
        ErrorDetail {
            line: found.map(|(_, line)| line).filter(|_| self.place.has_lines()),
            code: self.cause.code(),
            message: brief(&text.message),
            clause: self.cause.clause(),
            span: found.map(|(span, _)| span),
            input: (self.place != Place::Call).then(|| self.place.name()),
            hint: text.hint.map(|hint| brief(&hint)),
        }
    }
}

/// A position in a text, with the counts of characters and line ends before it. A move counts only the text between the
/// old and the new position. So if faults are visited in order, the whole text is counted only once.
#[derive(Default)]
struct TextWalk<'a> {
    text: &'a str,
    bytes: usize,
    characters: usize,
    line_ends: usize,
}

impl<'a> TextWalk<'a> {
    fn go_to(&mut self, text: &'a str, bytes: usize) {
        if !std::ptr::eq(self.text, text) {
            *self = Self { text, ..Self::default() };
        }
        let between =
            |range| text.get(range).map_or((0, 0), |part: &str| (part.chars().count(), part.matches('\n').count()));
        if bytes < self.bytes {
            let (characters, line_ends) = between(bytes..self.bytes);
            self.characters -= characters;
            self.line_ends -= line_ends;
        } else {
            let (characters, line_ends) = between(self.bytes..bytes);
            self.characters += characters;
            self.line_ends += line_ends;
        }
        self.bytes = bytes;
    }
}

/// Returns the number of the line that contains byte `at`, counted from 1.
pub(crate) fn line_number(source: &str, at: usize) -> usize {
    1 + source[..at].matches('\n').count()
}

/// The texts that were parsed, each with the input that it came from.
#[derive(Debug, Clone, Default)]
pub(crate) struct Sources {
    texts: Vec<(Place, String)>,
    /// The path of the rules file (with the rules of a club), as messages show it. `None` if no such file was read.
    pub(crate) rules: Option<String>,
}

impl Sources {
    pub(crate) fn one(place: Place, text: &str) -> Self {
        Self { texts: vec![(place, text.to_owned())], rules: None }
    }

    pub(crate) fn add(&mut self, place: Place, text: &str) {
        self.texts.push((place, text.to_owned()));
    }

    pub(crate) fn extend(&mut self, more: Self) {
        self.texts.extend(more.texts);
        self.rules = more.rules.or(self.rules.take());
    }

    /// Creates a fault that concerns a whole input. Its byte range covers the text of the input.
    pub(crate) fn fault(&self, cause: impl Into<Cause>, place: Place) -> Diagnostic {
        self.covering(Diagnostic::whole(cause, place))
    }

    /// Returns the refusal of these texts because of one fault.
    pub(crate) fn refusal(self, fault: Diagnostic) -> Refusal {
        Refusal { faults: vec![self.covering(fault)], sources: self }
    }

    /// Adds a byte range to a fault that has none: the whole text of its input.
    fn covering(&self, fault: Diagnostic) -> Diagnostic {
        let all = || self.get(fault.place).filter(|text| !text.is_empty()).map(|text| 0..text.len());
        let span = fault.span.clone().or_else(all);
        Diagnostic { span, ..fault }
    }

    pub(crate) fn get(&self, place: Place) -> Option<&str> {
        self.texts.iter().find(|(each, _)| *each == place).map(|(_, text)| text.as_str())
    }
}

/// A refusal: the error for a question. It has at least one fault, and the texts that contain the faults.
#[derive(Debug, Clone)]
pub(crate) struct Refusal {
    pub(crate) faults: Vec<Diagnostic>,
    pub(crate) sources: Sources,
}

impl Refusal {
    /// Creates a refusal with one fault, which concerns a whole input. Its message does not show the text of the input.
    pub(crate) fn of(cause: impl Into<Cause>, place: Place) -> Self {
        Diagnostic::whole(cause, place).into()
    }

    pub(crate) fn in_text(place: Place, text: &str, faults: Vec<Diagnostic>) -> Self {
        Self { faults, sources: Sources::one(place, text) }
    }

    /// Returns the refusal with texts about the tiles of this game.
    pub(crate) fn in_game(self, game: Game) -> Self {
        Self { faults: self.faults.into_iter().map(|fault| fault.in_game(game)).collect(), ..self }
    }

    /// Returns all faults as data for JSON.
    pub(crate) fn details(&self, language: Language) -> Vec<ErrorDetail> {
        self.first_details(usize::MAX, language)
    }

    fn first_details(&self, most: usize, language: Language) -> Vec<ErrorDetail> {
        let mut walk = TextWalk::default();
        self.faults.iter().take(most).map(|fault| fault.detail(&self.sources, &mut walk, language)).collect()
    }

    /// Returns the refusal as data for JSON, with at most [`MOST_SHOWN`] faults.
    pub(crate) fn report(&self, language: Language) -> ErrorReport {
        let faults = self.first_details(MOST_SHOWN, language);
        let error = faults.first().cloned().expect("a refusal has a fault");
        ErrorReport { error, more: self.faults.len() - faults.len(), faults }
    }
}

impl From<Diagnostic> for Refusal {
    fn from(fault: Diagnostic) -> Self {
        Self { faults: vec![fault], sources: Sources::default() }
    }
}

/// Implements [`Diagnosis`] for a type of faults. The function after `=>` returns the texts of a fault.
macro_rules! diagnosis {
    ($kind:ty => $text:expr) => {
        impl $crate::oracle::Diagnosis for $kind {
            fn code_and_clause(&self) -> (&'static str, Option<$crate::Clause>) {
                <$kind>::code_and_clause(self)
            }

            fn text(&self, language: $crate::Language) -> $crate::text::FaultText {
                $text(self, language)
            }
        }
    };
}

pub(crate) use diagnosis;

diagnosis!(NoAnswer => text::no_answer);

impl Diagnosis for NotationFault {
    fn code_and_clause(&self) -> (&'static str, Option<Clause>) {
        self.code_and_clause()
    }

    fn text(&self, language: Language) -> FaultText {
        text::with(self.text(language), text::notation(self))
    }

    fn in_game(&self, game: Game) -> Option<Cause> {
        (game == Game::Chains).then(|| Simplified(self.clone()).into())
    }
}

impl Diagnosis for RecordFault {
    fn code_and_clause(&self) -> (&'static str, Option<Clause>) {
        self.code_and_clause()
    }

    fn text(&self, language: Language) -> FaultText {
        text::with(self.text(language), text::record(self, language))
    }

    fn in_game(&self, game: Game) -> Option<Cause> {
        if let Self::Notation(fault) = self { fault.in_game(game) } else { None }
    }
}

/// A fault in the notation of the tiles of the simplified game, whose set has fewer numbers and no jokers.
#[derive(Debug, Clone)]
struct Simplified(NotationFault);

impl Diagnosis for Simplified {
    fn code_and_clause(&self) -> (&'static str, Option<Clause>) {
        self.0.code_and_clause()
    }

    fn text(&self, language: Language) -> FaultText {
        text::with(self.0.simplified_text(language), text::notation(&self.0))
    }
}

/// Implements [`Diagnosis`] for types of faults. The function after `=>` returns the option that fixes a fault.
macro_rules! diagnoses {
    ($($kind:ty => $option:path;)+) => {
        $(diagnosis!($kind => |fault: &$kind, language| {
            text::with(<$kind>::text(fault, language), $option(fault, language))
        });)+
    };
}

diagnoses! {
    ProfileFault => text::none;
    TableFault => text::none;
    HandFault => text::hand;
    ScoreFault => text::score;
    SheetFault => text::sheet;
    HapisFault => text::hapis;
}
