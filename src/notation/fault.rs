//! The faults of written tiles.

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
            word "The word": String, nearest "A colour word it may have been meant to be": Option<&'static str>,
            letters "The letters the text is read with": Letters,
        } = "unknown-word" breaks Clause::TilesSet,
        /// `K1 joker`: a word for a joker or okey, which has letters of its own.
        JokerWord { word "The word": String } = "joker-word" breaks Clause::FalseJokerValue,
        /// `okey: 3`: more jokers of a kind than there are.
        JokerCount { symbol "The joker": String, count "How many, as written": String }
            = "joker-count" breaks Clause::TilesCopies,
        /// `K1 S5`: a letter of the other letter set.
        OtherLetters { letter "The letter": char, letters "The set the text is read with": Letters }
            = "other-letters" breaks Clause::TilesColours,
        /// `K1 R`: a colour without a number.
        NumberMissing {
            colour "The colour as written": String,
            taken "The tile that the number before it was read as, as in `K1, 8 R`": Option<Face>,
        } = "number-missing" breaks Clause::TilesSet,
        /// `siyah 5`, and in the next line `7 kırmızı`, and in the next `8 9`; or `K5 7 red 2 okey`: a colour that may be
        /// that of the number before it or of what follows.
        ColourBetween { number "The number before it": Number, colour "The colour as written": String }
            = "colour-between" breaks Clause::TilesSet,
        /// `K1 7`: a number without a colour.
        ColourMissing { number "The number as written": String, letters "The letters the text is read with": Letters }
            = "colour-missing" breaks Clause::TilesColours,
        /// `R0`, `R14`: a number no tile has.
        NumberRange { number "The number as written": String } = "number-range" breaks Clause::TilesSet,
        /// `R007`: zeros in front.
        LeadingZero { number "The number without them": String } = "leading-zero" breaks Clause::TilesSet,
        /// `R7-4`: a range that runs backwards.
        RangeBackwards {
            from "The first number": Number, to "The last one": Number,
            colour "The colour, where it is known": Option<Colour>,
        } = "range-backwards" breaks Clause::TilesSet,
        /// `R11-14`: a range past 13.
        RangePastEnd {
            from "The first number": Number, to "The end as written": String,
            colour "The colour, where it is known": Option<Colour>,
        } = "range-past-end" breaks Clause::TilesSet,
        /// `R4-`: a range without an end.
        RangeEnd = "range-end" breaks Clause::TilesSet,
        /// `K1-K3`: just two tiles of one colour with a dash between, and more that could lie between them. Or `R5-7` in a
        /// text that has a list with dashes too, as in `R5-7, B1-2-3`.
        TwoOrRun {
            one "The first tile": Face, other "The other": Face,
            listed "Whether dashes make a list elsewhere in the text": bool,
        } = "two-or-run" breaks Clause::TilesSet,
        /// `R7 8 2 okey`, `R7 8 2 K5`, `R7 8 okey 2`: one more number of the colour, or how many of a tile.
        NumberOrCount {
            number "The number": u8, of "The tile that it may count, as written": String,
            behind "Whether the number stands behind that tile": bool,
            colour_carried "Whether a colour goes on, whose number it could be": bool,
        } = "number-or-count" breaks Clause::TilesSet,
        /// `R6x9`: a repetition of something other than 1 to 4.
        BadRepeat { times "What stands after the `x`": String } = "bad-repeat" breaks Clause::TilesCopies,
        /// `2x R6`: a repetition in front of the tile.
        RepeatFirst { times "How often": u8, of "The tile, as written": String }
            = "repeat-first" breaks Clause::TilesCopies,
        /// `R7 2 tane B3`: a count in words between two tiles.
        CountBetween {
            written "The count as written": String, count "How many": usize, next "The tile after it, as written": String,
        } = "count-between" breaks Clause::TilesSet,
        /// `R6 7 8 x2`: a count after a list.
        ListCount {
            written "The count as written": String, last "The last tile before it": String, times "How often": usize,
        } = "list-count" breaks Clause::TilesSet,
        /// `siyah mavi 10 11`: several colours with more numbers than the one that they share.
        SeveralNumbers { shared "The tiles of the first number": Vec<Face> } = "several-numbers" breaks Clause::TilesSet,
        /// `1- 7 8 kırmızı`: a number with a dash at the start of a line, and numbers after it.
        MarkOrNumber { number "The number": String } = "mark-or-number" breaks Clause::TilesSet,
        /// `okey: R6`, `okey R6`: the writer may be naming the okey instead of holding one.
        NamedOkey {
            face "The tile that is named": Face, indicator "The indicator that makes it the okey": Face,
            known "The okey of the table, where it is known": Option<Face>,
        } = "named-okey" breaks Clause::IndicatorOkey,
        /// `siyah 1 2, K7`: the word for black and the letter K in one text.
        BlackAndK = "black-and-k" breaks Clause::TilesColours,
        /// `turuncu 5`, `rot 7`: a colour of another set or in another language.
        OtherColour { word "The word": String, meant "The colour here that it means or stands in for": Colour }
            = "other-colour" breaks Clause::TilesColours,
        /// `gösterge`, `gösterge B4 5 6`: no single tile after the word.
        IndicatorTile = "indicator-tile" breaks Clause::IndicatorOkey,
        /// `gösterge B4` in a hand, where another indicator is known.
        IndicatorDiffers { known "The indicator known before": Face, here "The one named here": Face }
            = "indicator-differs" breaks Clause::IndicatorOkey,
        /// `gösterge B4` among tiles that are no hand.
        IndicatorInText { face "The indicator": Face } = "indicator-in-text" breaks Clause::IndicatorOkey,
        /// `siyah bir`: a number in words.
        NumberWord = "number-word" breaks Clause::TilesSet,
        /// `K1R2`: two tiles without a blank between.
        TilesTouch { rest "What follows the first tile": String } = "tiles-touch" breaks Clause::TilesSet,
        /// `O*=R9` in a hand: only a list of melds may declare what an okey stands for.
        DeclaredInHand = "declared-in-hand" breaks Clause::OkeyWild,
        /// `K1 / K2` in a hand: the bar divides melds.
        BarInHand = "bar-in-hand",
        /// `K1 K2 K3 / / R1 R2 R3` as a list of melds: nothing between two bars.
        EmptyMeld = "empty-meld",
        /// `O*= K1` as a list of melds: after `=` there is no single tile.
        DeclarationMissing = "declaration-missing" breaks Clause::OkeyWild,
        /// Indicator `R5 R6`: one tile was wanted.
        NotOneTile { found "How many there are": usize } = "not-one-tile",
        /// An empty hand.
        NoTiles = "no-tiles" breaks Clause::TilesDeal,
        /// A hand of more than 64 KiB.
        TooLong { bytes "Its bytes, as far as they were counted": usize, most "The most that are read": usize }
            = "too-long",
    }
}

impl NotationFault {
    /// The fault of a tile that may be named as the okey; what is known of the table is not known yet.
    pub(super) const fn named_okey(face: Face) -> Self {
        Self::NamedOkey { face, indicator: Face::new(face.colour, face.number.predecessor()), known: None }
    }
}
