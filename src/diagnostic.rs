//! What is wrong with an input, and where: plain data. How it looks is decided elsewhere.

use std::ops::Range;

use crate::judge::Question;
use crate::nearest::nearest;
use crate::notation::Letters;
use crate::profile::{Profile, Switch, Variant};
use crate::rack::Symbol;
use crate::record::RecordFault;
use crate::rules::Clause;
use crate::score::ScoreFault;
use crate::tile::{Face, Tile};

/// Which input a fault lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// The indicator.
    Indicator,
    /// The hand.
    Hand,
    /// The single tile an option names, as `--discard` does.
    Tile,
    /// The tiles that `--seen` names.
    Seen,
    /// The number that `--draws` gives.
    Draws,
    /// The tile taken from the left, as `--taken` names it.
    Taken,
    /// A list of melds.
    Melds,
    /// What is claimed before the referee, where it is no list of melds.
    Claim,
    /// The tile that `--throw` names.
    Thrown,
    /// The tiles that `--laid-off` names.
    LaidOff,
    /// The name of a variant.
    Variant,
    /// A `KEY=VALUE` setting.
    Setting,
    /// The text of a rules file.
    RulesFile,
    /// Finished hands, one or a sheet of them.
    Sheet,
    /// The record of a game.
    Record,
    /// The options that tell a finished hand, as they were typed.
    Options,
    /// A line of a stream.
    Line,
    /// A position of hapis.
    Position,
    /// Two dice.
    Dice,
    /// The steps of a turn.
    Steps,
    /// The name of a set of rules of hapis.
    RuleSet,
    /// The name of a player of hapis.
    Player,
    /// A side of hapis.
    Side,
    /// The call as a whole; there is nothing to point at.
    Call,
}

/// What a field of a line in a stream takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
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

impl Place {
    /// Whether it is a long text, of which only the lines at fault are shown, with their numbers.
    #[must_use]
    pub const fn has_lines(self) -> bool {
        matches!(self, Self::Sheet | Self::Record)
    }

    /// The name programs know it by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Indicator => "indicator",
            Self::Hand => "hand",
            Self::Tile => "tile",
            Self::Seen => "seen",
            Self::Draws => "draws",
            Self::Taken => "taken",
            Self::Melds => "melds",
            Self::Claim => "claim",
            Self::Thrown => "throw",
            Self::LaidOff => "layoffs",
            Self::Variant => "variant",
            Self::Setting => "set",
            Self::RulesFile | Self::RuleSet => "rules",
            Self::Sheet => "sheet",
            Self::Record => "record",
            Self::Options => "options",
            Self::Line => "line",
            Self::Position => "position",
            Self::Dice => "dice",
            Self::Steps => "steps",
            Self::Player => "player",
            Self::Side => "side",
            Self::Call => "call",
        }
    }
}

/// One fault: what, in which input, at which bytes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The input it lies in.
    pub place: Place,
    /// The bytes it covers, offsets into that input; `None` where the input as a whole is meant.
    pub span: Option<Range<usize>>,
    /// Further places of the same cause in that input, in order.
    pub also: Vec<Range<usize>>,
}

impl Fault {
    /// A fault at some bytes of an input.
    #[must_use]
    pub const fn new(kind: FaultKind, place: Place, span: Range<usize>) -> Self {
        Self { kind, place, span: Some(span), also: Vec::new() }
    }

    /// A fault of an input as a whole.
    #[must_use]
    pub const fn whole(kind: FaultKind, place: Place) -> Self {
        Self { kind, place, span: None, also: Vec::new() }
    }
}

/// The kinds of fault. Each names an input that has it, under the profile `okey` with indicator R5 unless it says otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FaultKind {
    /// A fault of hapis tavlası: `07` for two dice.
    Hapis(crate::hapis::FaultKind),
    /// `K1 Q7`: a word that is no tile.
    UnknownWord {
        /// The word.
        word: String,
        /// A colour word it may have been meant to be.
        nearest: Option<&'static str>,
        /// The letters the text is read with.
        letters: Letters,
    },
    /// `K1 joker`: a word for a joker or okey, which has letters of its own.
    JokerWord {
        /// The word.
        word: String,
    },
    /// `K1 S5`: a letter of the other letter set.
    OtherLetters {
        /// The letter.
        letter: char,
        /// The set the text is read with.
        letters: Letters,
    },
    /// `K1 R`: a colour without a number.
    NumberMissing,
    /// `K1 7`: a number without a colour.
    ColourMissing {
        /// The number as written.
        number: String,
        /// The letters the text is read with.
        letters: Letters,
    },
    /// `R0`, `R14`: a number no tile has.
    NumberRange {
        /// The number as written.
        number: String,
    },
    /// `R007`: zeros in front.
    LeadingZero {
        /// The number without them.
        number: String,
    },
    /// `R7-4`: a range that runs backwards.
    RangeBackwards {
        /// The first number.
        from: u8,
        /// The last one.
        to: u8,
    },
    /// `R11-14`: a range past 13.
    RangePastEnd {
        /// The end as written.
        to: String,
    },
    /// `R4-`: a range without an end.
    RangeEnd,
    /// `K1-K3`: just two tiles of one colour with a dash between, and more that could lie between them.
    TwoOrRun {
        /// The first tile.
        one: Face,
        /// The other.
        other: Face,
    },
    /// `R7 8 2 okey`: one more number of the colour, or two okeys.
    NumberOrCount {
        /// The number.
        number: u8,
    },
    /// `R6x9`: a repetition of something other than 1 to 4.
    BadRepeat {
        /// What stands after the `x`.
        times: String,
    },
    /// `K1R2`: two tiles without a blank between.
    TilesTouch {
        /// What follows the first tile.
        rest: String,
    },
    /// `O*=R9` in a hand: what an okey stands for belongs into a list of melds.
    DeclaredInHand,
    /// `K1 / K2` in a hand: the bar divides melds.
    BarInHand,
    /// `K1 K2 K3 / / R1 R2 R3` as a list of melds: nothing between two bars.
    EmptyMeld,
    /// `O*= K1` as a list of melds: after `=` there is no single tile.
    DeclarationMissing,
    /// Indicator `R5 R6`: one tile was wanted.
    NotOneTile {
        /// How many there are.
        found: usize,
    },
    /// An empty hand.
    NoTiles,
    /// A hand of more than 64 KiB.
    TooLong {
        /// Its bytes, as far as they were counted.
        bytes: usize,
        /// The most that are read.
        most: usize,
    },
    /// An answer to a line of a stream that would be longer than any may be.
    AnswerTooLong {
        /// The most bytes that an answer may have.
        most: usize,
    },
    /// A text that is not UTF-8.
    NotUtf8 {
        /// Where the first bad byte stands, counted from 0.
        at: usize,
    },

    /// No indicator in a game that has one.
    IndicatorMissing,
    /// Indicator `J*`: a false joker is put back and another tile is turned.
    IndicatorFalseJoker,
    /// Indicator `O*`: the okey follows from the indicator, not the other way round.
    IndicatorOkey,
    /// Any indicator under `cs102`.
    IndicatorUnwanted,
    /// `R4 R4 R4`: more copies of a tile than the set has.
    TooManyCopies {
        /// The tile.
        tile: Tile,
        /// Copies in the hand.
        held: usize,
        /// Copies in the set.
        copies: u8,
    },
    /// `R6x3`: one word that writes more copies than the set has.
    RepeatPastSet {
        /// The tile, as it is written.
        symbol: Symbol,
        /// Copies the word writes.
        times: usize,
        /// Copies in the set.
        copies: u8,
    },
    /// `R5 R5`: the indicator's own face twice, though one of the two lies on the table.
    IndicatorTwin {
        /// The indicator's face.
        face: Face,
        /// Copies in the hand.
        held: usize,
    },
    /// `J* J* J*`: more false jokers than the set has.
    TooManyFalseJokers {
        /// How many.
        held: usize,
    },
    /// `Y1 G2`: yellow and green in one hand.
    YellowAndGreen,
    /// `K8` under `cs102`: a number the set does not have.
    NumberNotInSet {
        /// The set's highest number.
        highest: u8,
    },
    /// `J*` or `O*` under `cs102`.
    NoJokersInSet,
    /// 13 or 16 tiles: not a hand of this game.
    WrongCount {
        /// Tiles in the hand.
        held: usize,
        /// Tiles of a player between turns; one more on his turn.
        rack: usize,
        /// The profile.
        variant: Variant,
        /// A profile in which so many tiles are a hand.
        fits: Option<Variant>,
    },
    /// `--discard K9` from a hand without it.
    DiscardNotHeld {
        /// The tile.
        tile: Tile,
    },
    /// `--discard K1` from 14 tiles.
    NothingToDiscard {
        /// Tiles in the hand.
        held: usize,
    },
    /// `pairs` under `cs102`.
    NoPairsInGame,
    /// `advise` under `101` where no tiles reach what the table asks of an opening.
    NoDistanceInGame,
    /// `waits` with 15 tiles.
    OnTurn {
        /// Tiles in the hand.
        held: usize,
    },
    /// `advise` with 14 tiles.
    BetweenTurns {
        /// Tiles in the hand.
        held: usize,
    },
    /// `--seen "K1 K1"` with K1 in the hand: more copies than there are.
    SeenTooOften {
        /// The tile.
        tile: Tile,
        /// Copies in the hand.
        held: usize,
        /// Copies seen.
        seen: usize,
    },
    /// `--svg no/such/folder/hand.svg`: the picture cannot be written.
    PictureUnwritable {
        /// The path as given.
        path: String,
        /// The system's reason.
        reason: String,
    },
    /// `--draws 60`: more than the stock holds.
    TooManyDraws {
        /// The draws asked for.
        draws: u64,
        /// The tiles of the stock.
        most: usize,
    },
    /// `open` under `okey`.
    NoOpeningInGame,
    /// `--taken K9` with 22 tiles that do not have it, under `101`.
    TakenNotHeld {
        /// The tile.
        tile: Tile,
    },
    /// `--taken K9` under `101` with `take.unopened = never`.
    TakingForbidden,
    /// `--bar 90` under `101`: less than the table itself asks for.
    BarTooLow {
        /// The option.
        option: &'static str,
        /// What the table asks for.
        least: u32,
        /// The switch that says so.
        switch: &'static str,
    },

    /// `judge opening` under `okey`: a question that this game does not have.
    QuestionNotInGame {
        /// The question.
        question: Question,
    },
    /// `judge opening R7-9 --hand R1-13`: a tile was laid that is not in the hand, under `101`.
    LaidNotHeld {
        /// The tile.
        tile: Tile,
    },

    /// `--variant okay`: no profile has this name.
    UnknownVariant {
        /// The name.
        name: String,
        /// The nearest name there is.
        nearest: Option<&'static str>,
    },
    /// `--set run_warp=true`: no switch has this key.
    UnknownSwitch {
        /// The key.
        key: String,
        /// The nearest key there is.
        nearest: Option<&'static str>,
    },
    /// `--set run_wrap=maybe`: a value the switch does not take.
    SwitchValue {
        /// The switch.
        switch: &'static Switch,
        /// The value.
        value: String,
    },
    /// `rules run.warp`: no clause has this id, and none speaks of it.
    UnknownClause {
        /// The id or the words.
        id: String,
        /// The nearest id or switch there is.
        nearest: Option<&'static str>,
    },
    /// `--set run_wrap`: no `=`.
    SettingShape,
    /// `--rules club.toml`, and the file cannot be read.
    RulesUnreadable {
        /// The path as given.
        path: String,
        /// The system's reason.
        reason: String,
    },
    /// `{"hand": "K1` in a stream: a line that is not JSON.
    LineNotJson {
        /// The JSON parser's reason, in English.
        reason: String,
    },
    /// `["K1"]`, or nothing at all, as a line of a stream: no JSON object.
    LineNotObject,
    /// `{"hand": 7}` in a stream: a field with a value of another type.
    FieldType {
        /// The field.
        field: &'static str,
        /// What it takes.
        wanted: Wanted,
    },
    /// A rules file that is not TOML.
    RulesNotToml {
        /// The TOML parser's reason, in English.
        reason: String,
    },
    /// `run_wrap = "yes"` in a rules file: a value of the wrong type, or out of range.
    RulesType {
        /// The switch.
        switch: &'static Switch,
        /// The TOML type found.
        found: &'static str,
        /// The value, where it is a single one.
        value: String,
    },

    /// A report of finished hands that is none, or of hands that cannot have happened.
    Score(ScoreFault),
    /// A record of a game that cannot be read, or of a deal that cannot have been.
    Record(RecordFault),
}

impl FaultKind {
    /// An unknown switch, with the nearest key.
    #[must_use]
    pub fn unknown_switch(key: &str) -> Self {
        Self::UnknownSwitch { key: key.to_owned(), nearest: nearest(key, Switch::ALL.iter().map(|switch| switch.key)) }
    }

    /// An unknown clause, with the nearest id or switch.
    #[must_use]
    pub fn unknown_clause(id: &str) -> Self {
        let ids = Clause::ALL.iter().map(|clause| clause.id());
        let names = ids.chain(Switch::ALL.iter().map(|switch| switch.key));
        Self::UnknownClause { id: id.to_owned(), nearest: nearest(id, names) }
    }

    /// An unknown variant, with the nearest name or alias.
    #[must_use]
    pub fn unknown_variant(name: &str) -> Self {
        let names = Variant::ALL.into_iter().flat_map(|variant| [variant.name(), variant.alias()]);
        Self::UnknownVariant { name: name.to_owned(), nearest: nearest(name, names) }
    }

    /// A wrong number of tiles, with a profile where it would be right.
    #[must_use]
    pub fn wrong_count(held: usize, variant: Variant) -> Self {
        let rack = |variant| Profile::new(variant).game.tiles().rack;
        let fits =
            [Variant::Okey, Variant::Yuzbir].into_iter().find(|&other| (rack(other)..=rack(other) + 1).contains(&held));
        Self::WrongCount { held, rack: rack(variant), variant, fits }
    }

    /// The stable name programs know the fault by.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Hapis(kind) => kind.code(),
            Self::UnknownWord { .. } => "unknown-word",
            Self::JokerWord { .. } => "joker-word",
            Self::OtherLetters { .. } => "other-letters",
            Self::NumberMissing => "number-missing",
            Self::ColourMissing { .. } => "colour-missing",
            Self::NumberRange { .. } => "number-range",
            Self::LeadingZero { .. } => "leading-zero",
            Self::RangeBackwards { .. } => "range-backwards",
            Self::RangePastEnd { .. } => "range-past-end",
            Self::RangeEnd => "range-end",
            Self::TwoOrRun { .. } => "two-or-run",
            Self::NumberOrCount { .. } => "number-or-count",
            Self::BadRepeat { .. } => "bad-repeat",
            Self::TilesTouch { .. } => "tiles-touch",
            Self::DeclaredInHand => "declared-in-hand",
            Self::BarInHand => "bar-in-hand",
            Self::EmptyMeld => "empty-meld",
            Self::DeclarationMissing => "declaration-missing",
            Self::NotOneTile { .. } => "not-one-tile",
            Self::NoTiles => "no-tiles",
            Self::TooLong { .. } => "too-long",
            Self::AnswerTooLong { .. } => "answer-too-long",
            Self::NotUtf8 { .. } => "not-utf8",
            Self::IndicatorMissing => "indicator-missing",
            Self::IndicatorFalseJoker => "indicator-false-joker",
            Self::IndicatorOkey => "indicator-okey",
            Self::IndicatorUnwanted => "indicator-unwanted",
            Self::TooManyCopies { .. } => "too-many-copies",
            Self::RepeatPastSet { .. } => "repeat-past-set",
            Self::IndicatorTwin { .. } => "indicator-twin",
            Self::TooManyFalseJokers { .. } => "too-many-false-jokers",
            Self::YellowAndGreen => "yellow-and-green",
            Self::NumberNotInSet { .. } => "number-not-in-set",
            Self::NoJokersInSet => "no-jokers-in-set",
            Self::WrongCount { .. } => "wrong-count",
            Self::DiscardNotHeld { .. } => "discard-not-held",
            Self::NothingToDiscard { .. } => "nothing-to-discard",
            Self::NoPairsInGame => "no-pairs-in-game",
            Self::NoDistanceInGame => "no-distance-in-game",
            Self::OnTurn { .. } => "on-turn",
            Self::BetweenTurns { .. } => "between-turns",
            Self::SeenTooOften { .. } => "seen-too-often",
            Self::TooManyDraws { .. } => "too-many-draws",
            Self::PictureUnwritable { .. } => "picture-unwritable",
            Self::NoOpeningInGame => "no-opening-in-game",
            Self::TakenNotHeld { .. } => "taken-not-held",
            Self::TakingForbidden => "taking-forbidden",
            Self::BarTooLow { .. } => "bar-too-low",
            Self::QuestionNotInGame { .. } => "question-not-in-game",
            Self::LaidNotHeld { .. } => "laid-not-held",
            Self::UnknownVariant { .. } => "unknown-variant",
            Self::UnknownSwitch { .. } => "unknown-switch",
            Self::SwitchValue { .. } => "switch-value",
            Self::UnknownClause { .. } => "unknown-clause",
            Self::SettingShape => "setting-shape",
            Self::RulesUnreadable { .. } => "rules-unreadable",
            Self::LineNotJson { .. } => "line-not-json",
            Self::LineNotObject => "line-not-object",
            Self::FieldType { .. } => "field-type",
            Self::RulesNotToml { .. } => "rules-not-toml",
            Self::RulesType { .. } => "rules-type",
            Self::Score(fault) => fault.code(),
            Self::Record(fault) => fault.code(),
        }
    }

    /// The clause the input breaks, where one speaks of it.
    #[must_use]
    pub const fn clause(&self) -> Option<Clause> {
        match self {
            Self::Hapis(kind) => kind.clause(),
            Self::UnknownWord { .. }
            | Self::NumberMissing
            | Self::NumberRange { .. }
            | Self::LeadingZero { .. }
            | Self::RangeBackwards { .. }
            | Self::RangePastEnd { .. }
            | Self::RangeEnd
            | Self::TwoOrRun { .. }
            | Self::NumberOrCount { .. }
            | Self::TilesTouch { .. } => Some(Clause::TilesSet),
            Self::OtherLetters { .. } | Self::ColourMissing { .. } | Self::YellowAndGreen => Some(Clause::TilesColours),
            Self::BadRepeat { .. }
            | Self::TooManyCopies { .. }
            | Self::RepeatPastSet { .. }
            | Self::IndicatorTwin { .. }
            | Self::TooManyFalseJokers { .. }
            | Self::NumberNotInSet { .. }
            | Self::NoJokersInSet
            | Self::SeenTooOften { .. }
            | Self::LaidNotHeld { .. }
            | Self::IndicatorUnwanted => Some(Clause::TilesCopies),
            Self::NoTiles
            | Self::WrongCount { .. }
            | Self::NothingToDiscard { .. }
            | Self::OnTurn { .. }
            | Self::BetweenTurns { .. }
            | Self::TooManyDraws { .. } => Some(Clause::TilesDeal),
            Self::JokerWord { .. } => Some(Clause::FalseJokerValue),
            Self::IndicatorMissing | Self::IndicatorOkey => Some(Clause::IndicatorOkey),
            Self::IndicatorFalseJoker => Some(Clause::IndicatorRedraw),
            Self::DeclaredInHand | Self::DeclarationMissing => Some(Clause::OkeyWild),
            Self::NoPairsInGame => Some(Clause::Cs102Win),
            Self::NoDistanceInGame | Self::NoOpeningInGame => Some(Clause::OpenSeries),
            Self::TakenNotHeld { .. } | Self::TakingForbidden => Some(Clause::TakeMustOpen),
            Self::BarTooLow { .. } => Some(Clause::OpenRising),
            Self::SwitchValue { switch, .. } | Self::RulesType { switch, .. } => Some(switch.clause),
            Self::Score(fault) => fault.clause(),
            Self::Record(fault) => fault.clause(),
            Self::QuestionNotInGame { .. }
            | Self::BarInHand
            | Self::EmptyMeld
            | Self::NotOneTile { .. }
            | Self::DiscardNotHeld { .. }
            | Self::TooLong { .. }
            | Self::AnswerTooLong { .. }
            | Self::NotUtf8 { .. }
            | Self::UnknownVariant { .. }
            | Self::UnknownSwitch { .. }
            | Self::UnknownClause { .. }
            | Self::SettingShape
            | Self::RulesUnreadable { .. }
            | Self::PictureUnwritable { .. }
            | Self::LineNotJson { .. }
            | Self::LineNotObject
            | Self::FieldType { .. }
            | Self::RulesNotToml { .. } => None,
        }
    }
}
