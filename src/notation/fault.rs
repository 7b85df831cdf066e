//! Errors in written tiles, with their positions in the text.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::Letters;
use super::colour::fold;
use super::vocabulary::letters_at;
use crate::sort;
use crate::table::Symbol;
use crate::tiles::{Colour, Face, Number};
use crate::words::{Clause, Fault, fault_kinds};

fault_kinds! {
    /// The kinds of error in written tiles. Most descriptions begin with a text that has the error.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum NotationFault {
        /// `K1 Q7`: the word `Q7` is not a tile.
        UnknownWord {
            word "The unknown word": String,
            others "The other unknown words with the same cause": Vec<String>,
            nearest "The most similar name of a colour, if there is one": Option<&'static str>,
            letters "The letters that mean colours in this text": Letters,
        } = "unknown-word" breaks Clause::TilesSet,
        /// `K1 joker`: people use the word for false jokers and for okeys. The text must say `J*` or `O*`.
        JokerWord { word "The word as written": String } = "joker-word" breaks Clause::FalseJokerValue,
        /// `okey: 3`: the text counts more okeys or more false jokers than a set of tiles has.
        JokerCount { symbol "The okey or false joker": String, count "The count as written": String }
            = "joker-count" breaks Clause::TilesCopies,
        /// `K1 S5`, parsed with the letters K, R, B and Y: S means yellow only in the Turkish set R, K, M and S.
        OtherLetters { letter "The letter": char, letters "The letters that mean colours in this text": Letters }
            = "other-letters" breaks Clause::TilesColours,
        /// `K1 R`: a colour has no number.
        NumberMissing {
            colour "The colour as written": String,
            taken "The tile for which the number before the colour was taken: K8 in `K1, 8 R`": Option<Face>,
            numbers "The numbers before the colour, as written; they may have this colour": String,
            joker "The okey or false joker after the colour: an okey in `mavi okey`": Option<Symbol>,
        } = "number-missing" breaks Clause::TilesSet,
        /// `K5 7 red 2 okey`: the colour may belong to the 7 before it or to the 2 after it.
        ///
        /// The lines `siyah 5` (black 5), `7 kırmızı` (7 red), `8 9` have this error too: the red may belong to the 7
        /// or to the 8 and 9.
        ColourBetween {
            numbers "The numbers before the colour, as written": String,
            colour "The colour as written": String,
            readings "The unclear tiles if the colour belongs to the numbers, and if it belongs to the text after it":
                Option<Box<(String, String)>>,
        } = "colour-between" breaks Clause::TilesSet,
        /// `siyah 1-2-3 - 7 ve 8 sarı` ("black 1-2-3 - 7 and 8 yellow"): read from left to right, the 7 is black. But
        /// the group after the dash means Y7 Y8 if it is read alone.
        ///
        /// The melds `(K5 K6 K7) (R1 R2 R3)` have this error too: without a `/`, the tiles are one meld.
        TwoReadings {
            one "The tiles if the text is read from left to right": String,
            other "The tiles if each group is read alone, with a `/` between groups that are melds": String,
        } = "two-readings" breaks Clause::TilesSet,
        /// `R7-8-9 black blue 10`: the colours belong to the 10, and a comma is missing before them.
        CommaMissing { colour "The colours as written": String } = "comma-missing" breaks Clause::TilesSet,
        /// `7 K1`: the number 7 has no colour.
        ColourMissing {
            number "The number as written": String,
            letters "The letters that mean colours in this text": Letters,
        } = "colour-missing" breaks Clause::TilesColours,
        /// `R0`, `R14`: no tile has this number.
        NumberRange { number "The number as written": String } = "number-range" breaks Clause::TilesSet,
        /// `R007`: the number begins with zeros.
        LeadingZero { number "The number without these zeros": String } = "leading-zero" breaks Clause::TilesSet,
        /// `R7-4`: the second number of a range is lower than the first.
        RangeBackwards {
            from "The first number": Number, to "The last number": Number,
            colour "The colour, if known": Option<Colour>,
        } = "range-backwards" breaks Clause::TilesSet,
        /// `R11-14`: a range goes past 13.
        RangePastEnd {
            from "The first number": Number, to "The last number as written": String,
            colour "The colour, if known": Option<Colour>,
        } = "range-past-end" breaks Clause::TilesSet,
        /// `R4-`, `5-6-R7`: no number follows the dash.
        RangeEnd = "range-end" breaks Clause::TilesSet,
        /// `K1-K3`: the dash may mean the two tiles K1 and K3, or the run K1 K2 K3. Also `R5-7` in a text with a list
        /// such as `B1-2-3`: the dashes of that list separate tiles, so `R5-7` may mean only R5 and R7.
        TwoOrRun {
            one "The first tile": Face, other "The second tile": Face,
            listed "True if dashes separate the tiles of a list elsewhere in the text": bool,
        } = "two-or-run" breaks Clause::TilesSet,
        /// `R7 8 2 okey`, `R7 8 2 K5`, `R7 8 okey 2`: the number 2 may be a red tile or a count of okeys or of `K5`.
        NumberOrCount {
            number "The number": u8, of "The tile that the number may count, as written": String,
            behind "True if the number comes after that tile": bool,
            colour_carried "True if an earlier tile gives the number a colour, so that it can be a tile": bool,
            list "Two corrected texts: for a list of tiles and for a count, as in `2 okey 4 sarı` (2 okey 4 yellow)":
                Option<Box<(String, String)>>,
            colour "The colour whose tiles the number may count: black in `siyahtan 2` (2 of black)": Option<Colour>,
        } = "number-or-count" breaks Clause::TilesSet,
        /// `okey ve sahte yok` (okey and false joker none), `no okey and false joker`: the word for none may apply to
        /// both the okey and the false joker, or to one of them.
        SharedNone {
            none "The word for none, as written": Box<str>,
            joker "The okey or false joker that may be missing too, as written": Box<str>,
            neither "The corrected text if both are missing": Box<str>,
            one "The corrected text if `joker` is not missing": Box<str>,
        } = "shared-none" breaks Clause::TilesSet,
        /// `R6x9`: the number of copies is not 1 to 4.
        BadRepeat { times "The text after the `x`": String } = "bad-repeat" breaks Clause::TilesCopies,
        /// `2x R6`: the count comes before the tile.
        RepeatFirst { times "The count": u8, of "The tile, as written": String }
            = "repeat-first" breaks Clause::TilesCopies,
        /// `R7 2 tane B3` ("R7 2 pieces B3"): the count may belong to the tile before it or to the tile after it.
        CountBetween {
            written "The count as written": Box<str>, next "The tile after the count, as written": Box<str>,
            instead "The corrected text if the count belongs to the tile after it": Box<str>,
        } = "count-between" breaks Clause::TilesSet,
        /// `R6 7 8 x2`: the count may mean copies of the last tile or of all tiles of the list.
        ListCount {
            written "The count as written": String,
            last "The last tile before the count": String,
            times "The count": usize,
        } = "list-count" breaks Clause::TilesSet,
        /// `siyah mavi 10 11` (black blue 10 11): two colours share the number 10, and it is unclear whether they share
        /// the 11 too.
        SeveralNumbers {
            shared "The tiles with the first number": Vec<Face>,
        } = "several-numbers" breaks Clause::TilesSet,
        /// `⚫ kırmızı 5` (⚫ red 5), `kara siyah 5` (black black 5): the two names of colours may mean one tile or two.
        DoubtfulColours {
            few "The corrected text if the names mean one tile": String,
            all "The corrected text if each name means a tile": String,
        } = "doubtful-colours" breaks Clause::TilesColours,
        /// `1- 7 8 kırmızı` (1- 7 8 red): at the start of a line, `1-` may be the number of a list item or a tile.
        MarkOrNumber {
            number "The number": String,
            mark "The number and the character after it": String,
        } = "mark-or-number" breaks Clause::TilesSet,
        /// `okey: R6`, `okey R6`: the text may say that R6 is the okey, or list an okey and R6.
        NamedOkey {
            face "The tile that may be named as the okey": Face,
            indicator "The indicator that makes this tile the okey": Face,
            known "The okey of the table, if known": Option<Face>,
        } = "named-okey" breaks Clause::IndicatorOkey,
        /// `siyah 13 (okey)` (black 13 (okey)), `R5 (kırmızı 5)` (R5 (red 5)): the bracket may explain the tile next to
        /// it or hold another tile.
        TileOrNote {
            apart "The text that replaces the bracket if it holds another tile": String,
            okey "True if one of the two tiles is an okey": bool,
            declared "In a list of melds, the tile in the bracket after an okey: the okey may stand for it": Option<Face>,
        } = "tile-or-note" breaks Clause::IndicatorOkey,
        /// `siyah 1 2, K7` (black 1 2, K7): the text uses the word for black, so its letter K may mean kırmızı (red).
        BlackAndK = "black-and-k" breaks Clause::TilesColours,
        /// `turuncu 5` (orange 5), `rot 7` (German for red 7): no tile has this colour, or its name is in a language
        /// that the parser does not know.
        OtherColour {
            word "The word as written": String,
            meant "The colour of the game that the word means or replaces": Colour,
        } = "other-colour" breaks Clause::TilesColours,
        /// `gösterge`, `gösterge B4 5 6`, `gösterge sahte okey` (indicator false joker): exactly one numbered tile must
        /// follow the word for the indicator, `gösterge`.
        IndicatorTile { joker "The okey or false joker after the word, if any": Option<Symbol> } = "indicator-tile"
            breaks match joker {
                Some(Symbol::Tile(_)) => Clause::IndicatorRedraw,
                Some(Symbol::Okey) | None => Clause::IndicatorOkey,
            },
        /// `mavi 9 gösterge kırmızı 1, siyah 2` (blue 9 indicator red 1, black 2): the indicator may be the tile before
        /// the word or the tile after it.
        IndicatorBetween {
            before "The corrected text if the indicator is the tile before the word": String,
            after "The corrected text if the indicator is the tile after the word": String,
        } = "indicator-between" breaks Clause::IndicatorOkey,
        /// A hand says `gösterge B4` ("indicator B4"), but the caller gave another indicator.
        IndicatorDiffers {
            known "The indicator that the caller gave": Face,
            here "The indicator that the text names": Face,
        } = "indicator-differs" breaks Clause::IndicatorOkey,
        /// `gösterge B4` ("indicator B4") in a text that may not name the indicator, for example in a list of melds.
        IndicatorInText { face "The indicator": Face } = "indicator-in-text" breaks Clause::IndicatorOkey,
        /// `siyah bir` (black one): a number is written as a word.
        NumberWord {
            tile "The corrected text if the number is that of a tile, as in `siyah 1`": Option<String>,
            count "The corrected text if the number is a count: `mavi 7 x2` for `iki mavi 7`": Option<String>,
        } = "number-word" breaks Clause::TilesSet,
        /// `K1R2`: there is no blank between two tiles.
        TilesTouch { rest "The text after the first tile": String } = "tiles-touch" breaks Clause::TilesSet,
        /// `O*=R9` in a hand: this says that the okey stands for R9, which only a list of melds may say.
        DeclaredInHand = "declared-in-hand" breaks Clause::OkeyWild,
        /// `K1 / K2` in a hand: a `/` separates melds, so it may occur only in a list of melds.
        BarInHand = "bar-in-hand",
        /// `K1 K2 K3 / / R1 R2 R3` in a list of melds: there is no tile between two separators `/`.
        EmptyMeld = "empty-meld",
        /// `O*= K1` in a list of melds: exactly one tile must follow `=`, without a blank.
        DeclarationMissing = "declaration-missing" breaks Clause::OkeyWild,
        /// `R5 R6` where exactly one tile is expected, for example as the indicator.
        NotOneTile { found "The number of tiles in the text": usize } = "not-one-tile",
        /// The text has no tiles.
        NoTiles = "no-tiles" breaks Clause::TilesDeal,
        /// The text is longer than 64 KiB.
        TooLong {
            bytes "The length of the text in bytes, as far as it was counted": usize,
            most "The maximum length in bytes": usize,
        } = "too-long",
    }
}

impl NotationFault {
    /// Returns the fault for a tile after the word `okey`, as in `okey R6`. The okey of the table is not known here, so
    /// the caller fills in the field `known` later.
    pub(super) const fn named_okey(face: Face) -> Self {
        Self::NamedOkey { face, indicator: Face::new(face.colour, face.number.predecessor()), known: None }
    }
}

/// A fault and its byte range in the text.
#[derive(Debug)]
pub(super) struct PlacedFault {
    pub(super) kind: NotationFault,
    pub(super) span: Range<usize>,
}

impl PlacedFault {
    pub(super) const fn new(kind: NotationFault, span: Range<usize>) -> Self {
        Self { kind, span }
    }

    /// Adds the colour to the fault of a range such as `R7-4`. The parser reads the numbers of a range before it knows
    /// their colour.
    pub(super) fn of(mut self, of: Option<Colour>) -> Self {
        if let NotationFault::RangeBackwards { colour, .. } | NotationFault::RangePastEnd { colour, .. } =
            &mut self.kind
        {
            *colour = of;
        }
        self
    }
}

/// Merges faults with the same cause into one fault that lists all their positions. Two faults have the same cause if
/// they are of the same kind. Unknown words must also begin with the same letters, as `foo7` and `Foo8` do (see
/// [`word`]).
pub(super) fn merge_causes(mut faults: Vec<Fault<NotationFault>>) -> Vec<Fault<NotationFault>> {
    sort::by_key(&mut faults, |fault| fault.span.as_ref().map(|span| span.start));
    let mut merged: Vec<Fault<NotationFault>> = Vec::with_capacity(faults.len());
    let mut causes: HashMap<(&'static str, String), usize> = HashMap::new();
    for fault in faults {
        let known = *causes.entry((fault.kind.code(), word(&fault.kind))).or_insert(merged.len());
        match merged.get_mut(known) {
            Some(first) if fault.span.is_some() => absorb(first, fault),
            _ => merged.push(fault),
        }
    }
    for fault in &mut merged {
        if let NotationFault::UnknownWord { word, others, .. } = &mut fault.kind {
            let mut named = HashSet::from([fold(word)]);
            others.retain(|other| named.insert(fold(other)));
        }
    }
    merged
}

/// Adds to a fault the positions and the unknown words of another fault with the same cause.
pub(super) fn absorb(first: &mut Fault<NotationFault>, other: Fault<NotationFault>) {
    first.also.extend(other.span.into_iter().chain(other.also));
    if let NotationFault::UnknownWord { others, .. } = &mut first.kind
        && let NotationFault::UnknownWord { word, others: more, .. } = other.kind
    {
        others.push(word);
        others.extend(more);
    }
}

/// Returns the letters at the start of an unknown word (`foo` for `Foo7`), or its first character if it starts with no
/// letter. Returns an empty string for a fault of another kind.
fn word(kind: &NotationFault) -> String {
    let NotationFault::UnknownWord { word, .. } = kind else { return String::new() };
    match letters_at(word).0 {
        "" => word.chars().take(1).collect(),
        letters => fold(letters),
    }
}
