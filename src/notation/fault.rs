//! What can be wrong with written tiles.

use super::Letters;
use crate::tiles::{Colour, Face, Number};
use crate::words::{Clause, kinds};

kinds! {
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
        } = "unknown-word" breaks Clause::TilesSet,
        /// `K1 joker`: a word for a joker or okey, which has letters of its own.
        JokerWord {
            /// The word.
            word: String,
        } = "joker-word" breaks Clause::FalseJokerValue,
        /// `K1 S5`: a letter of the other letter set.
        OtherLetters {
            /// The letter.
            letter: char,
            /// The set the text is read with.
            letters: Letters,
        } = "other-letters" breaks Clause::TilesColours,
        /// `K1 R`: a colour without a number.
        NumberMissing {
            /// The colour as written.
            colour: String,
            /// The tile that the number before it was read as, as in `K1, 8 R`.
            taken: Option<Face>,
        } = "number-missing" breaks Clause::TilesSet,
        /// `K1 7`: a number without a colour.
        ColourMissing {
            /// The number as written.
            number: String,
            /// The letters the text is read with.
            letters: Letters,
        } = "colour-missing" breaks Clause::TilesColours,
        /// `R0`, `R14`: a number no tile has.
        NumberRange {
            /// The number as written.
            number: String,
        } = "number-range" breaks Clause::TilesSet,
        /// `R007`: zeros in front.
        LeadingZero {
            /// The number without them.
            number: String,
        } = "leading-zero" breaks Clause::TilesSet,
        /// `R7-4`: a range that runs backwards.
        RangeBackwards {
            /// The first number.
            from: Number,
            /// The last one.
            to: Number,
            /// The colour, where it is known.
            colour: Option<Colour>,
        } = "range-backwards" breaks Clause::TilesSet,
        /// `R11-14`: a range past 13.
        RangePastEnd {
            /// The first number.
            from: Number,
            /// The end as written.
            to: String,
            /// The colour, where it is known.
            colour: Option<Colour>,
        } = "range-past-end" breaks Clause::TilesSet,
        /// `R4-`: a range without an end.
        RangeEnd = "range-end" breaks Clause::TilesSet,
        /// `K1-K3`: just two tiles of one colour with a dash between, and more that could lie between them.
        TwoOrRun {
            /// The first tile.
            one: Face,
            /// The other.
            other: Face,
        } = "two-or-run" breaks Clause::TilesSet,
        /// `R7 8 2 okey`, `R7 8 2 K5`, `R7 8 okey 2`: one more number of the colour, or how many of a tile.
        NumberOrCount {
            /// The number.
            number: u8,
            /// The tile that it may count, as written.
            of: String,
            /// Whether the number stands behind that tile.
            behind: bool,
        } = "number-or-count" breaks Clause::TilesSet,
        /// `R6x9`: a repetition of something other than 1 to 4.
        BadRepeat {
            /// What stands after the `x`.
            times: String,
        } = "bad-repeat" breaks Clause::TilesCopies,
        /// `2x R6`: a repetition in front of the tile.
        RepeatFirst {
            /// How often.
            times: u8,
            /// The tile, as written.
            of: String,
        } = "repeat-first" breaks Clause::TilesCopies,
        /// `siyah bir`: a number in words.
        NumberWord = "number-word" breaks Clause::TilesSet,
        /// `K1R2`: two tiles without a blank between.
        TilesTouch {
            /// What follows the first tile.
            rest: String,
        } = "tiles-touch" breaks Clause::TilesSet,
        /// `O*=R9` in a hand: what an okey stands for belongs into a list of melds.
        DeclaredInHand = "declared-in-hand" breaks Clause::OkeyWild,
        /// `K1 / K2` in a hand: the bar divides melds.
        BarInHand = "bar-in-hand",
        /// `K1 K2 K3 / / R1 R2 R3` as a list of melds: nothing between two bars.
        EmptyMeld = "empty-meld",
        /// `O*= K1` as a list of melds: after `=` there is no single tile.
        DeclarationMissing = "declaration-missing" breaks Clause::OkeyWild,
        /// Indicator `R5 R6`: one tile was wanted.
        NotOneTile {
            /// How many there are.
            found: usize,
        } = "not-one-tile",
        /// An empty hand.
        NoTiles = "no-tiles" breaks Clause::TilesDeal,
        /// A hand of more than 64 KiB.
        TooLong {
            /// Its bytes, as far as they were counted.
            bytes: usize,
            /// The most that are read.
            most: usize,
        } = "too-long",
    }
}
