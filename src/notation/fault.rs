//! What can be wrong with written tiles.

use super::Letters;
use crate::tiles::Face;
use crate::words::{Clause, codes};

/// The kinds of fault that written tiles can have. Each names a text that has it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotationFault {
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
}

codes! {
    pub NotationFault {
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
    }
}

impl NotationFault {
    /// The clause it breaks, where one speaks of it.
    #[must_use]
    pub const fn clause(&self) -> Option<Clause> {
        match self {
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
            Self::JokerWord { .. } => Some(Clause::FalseJokerValue),
            Self::OtherLetters { .. } | Self::ColourMissing { .. } => Some(Clause::TilesColours),
            Self::BadRepeat { .. } => Some(Clause::TilesCopies),
            Self::DeclaredInHand | Self::DeclarationMissing => Some(Clause::OkeyWild),
            Self::NoTiles => Some(Clause::TilesDeal),
            _ => None,
        }
    }
}
