//! Parses one piece of a text: tiles that share a colour or a count, for example `R7`, `7 8 9 kırmızı` (7 8 9 red) or
//! `okey 2`.

use std::ops::Range;

use super::colour::{WrittenColour, abbreviated, is_ablative};
use super::count::AllowedCount;
use super::fault::{NotationFault, PlacedFault};
use super::lexeme::{ColourForm, Join, LexemeKind};
use super::number::WrittenNumber;
use super::parser::{NamedTiles, NumberForm, NumberWord, TileParser, WordResult, tiles};
use super::vocabulary::is_letter;
use crate::table::Symbol;
use crate::tiles::{Colour, Face, Number, Tile};
use crate::words::is_dash;

/// The colour that a tile gives to the numbers after it: in `R7 8 9` all three tiles are red.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CarriedColour {
    /// No tile before this point gives a colour, so the next number must have its own colour.
    None,
    /// An earlier tile gives this colour to the next number.
    Known(WrittenColour),
    /// The colour of an earlier word could not be parsed. The parser skips the numbers that would take this colour.
    Unread,
}

impl CarriedColour {
    pub(super) const fn colour(self) -> Option<WrittenColour> {
        if let Self::Known(colour) = self { Some(colour) } else { None }
    }
}

/// The state of the parser before a piece.
#[derive(Debug, Clone, Copy)]
pub(super) struct PieceContext {
    pub(super) carried: CarriedColour,
    pub(super) join: Join,
    /// True if a comma or a line end separates the numbers that take the carried colour: `mavi 3, 4`.
    pub(super) listed: bool,
    /// The index of the first lexeme of the word before the piece; `None` if that word is not a tile.
    pub(super) last: Option<usize>,
}

impl PieceContext {
    /// The state at the start of a text, and after anything that ends the numbers of a colour.
    pub(super) const NEW: Self = Self { carried: CarriedColour::None, join: Join::Apart, listed: false, last: None };
}

/// A word and the tiles that it means.
#[derive(Debug)]
pub(super) struct TileWord {
    /// The gap between this word and the word before it in the same piece.
    pub(super) join: Join,
    pub(super) span: Range<usize>,
    pub(super) tiles: NamedTiles,
    pub(super) dashes: Dashes,
}

impl TileWord {
    /// Returns the face of the word's only tile, or `None` if the word means several tiles, an okey or a false joker.
    pub(super) fn only_face(&self) -> Option<Face> {
        if let [(symbol, _)] = self.tiles[..] { symbol.face() } else { None }
    }
}

/// The meaning of the dashes in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Dashes {
    /// There is no dash, or its meaning is clear: it joins consecutive numbers (`5-6`).
    Plain,
    /// A range with at least one number between the two faces, or with a count: `R5-7`, `R5-6x2`.
    Range(Face, Face),
    /// A list: three or more numbers or colours (`R5-6-7`, `K-R-B 10`), or two equal numbers (`5-5`).
    List,
}

/// A parsed piece, with facts for parsing the next piece.
#[derive(Debug)]
pub(super) struct Piece {
    /// The words of this piece: usually one, several in `7 8 9 kırmızı` (7 8 9 red), none in `okey: 0`.
    pub(super) words: Vec<TileWord>,
    pub(super) carried: CarriedColour,
    /// True if the piece is only the word for one okey. A tile after it may be the face of the okey: `okey R6`.
    pub(super) okey: bool,
    /// True if the numbers of this piece take their colour from the piece before, such as the 8 in `R7 8`.
    pub(super) continues: bool,
    /// The tile that the piece names as the okey, as in `okey: R6`, and the index of the lexeme after it.
    pub(super) names: Option<(Face, usize)>,
    /// The index of the lexeme after the piece.
    pub(super) next: usize,
}

/// A piece that could not be parsed, and its faults.
#[derive(Debug)]
pub(super) struct RefusedPiece {
    pub(super) faults: Vec<PlacedFault>,
    pub(super) carried: CarriedColour,
    /// The index of the lexeme at which parsing continues.
    pub(super) next: usize,
}

pub(super) type PieceResult = Result<Piece, RefusedPiece>;

impl TileParser<'_> {
    /// Parses the piece that begins at the lexeme `at`.
    pub(super) fn piece(self, at: usize, before: PieceContext) -> PieceResult {
        let carried = before.carried;
        if before.join == Join::Blank
            && let Some(loose) = self.loose(at, before)
        {
            return Err(loose);
        }
        match self.kind(at) {
            LexemeKind::Number(_) => self.number_first(at, before),
            LexemeKind::JokerLetter(symbol) => {
                // In `R 12 O 1`, the okey may replace the 13 of the run 12 13 1. So the 1 is a tile and not a count.
                let number = |at| self.digits(at).and_then(WrittenNumber::number).map(Number::get);
                let in_run = before.join == Join::Blank && number(at.saturating_sub(1)) == Some(12);
                if carried.colour().is_some()
                    && before.join != Join::Tight
                    && !(in_run && number(at + 1) == Some(1))
                    && let Some(unclear) = self.count_after_joker(at, true)
                {
                    return Err(self.refused(unclear, at, carried));
                }
                self.repeated(at, at + 1, self.joker(at, *symbol, before), carried)
            }
            LexemeKind::JokerWord { symbol, plural } => self.joker_by_word(at, *symbol, *plural, before),
            LexemeKind::UnclearJoker => {
                if let Some(next) = self.without(at + 1) {
                    return self.no_jokers(at, next, carried);
                }
                let span = self.span(at, at + 1);
                let kind = NotationFault::JokerWord { word: self.text[span.clone()].to_owned() };
                Err(self.refused(PlacedFault::new(kind, span), at, carried))
            }
            LexemeKind::NoJoker if self.is_clear(at + 1) => Ok(Self::no_tiles(carried, at + 1)),
            LexemeKind::Colour(colour, form) => self.colour_first(at, *colour, *form, before),
            LexemeKind::Colours(colours) => self.several_colours(at, colours, before),
            LexemeKind::NumberWord(_) => {
                if let Some(counted) = self.counted_piece(at, before) {
                    return counted;
                }
                match self.number_in_words(at) {
                    Some(wrong) => Err(self.refused(wrong, at, carried)),
                    None => Err(self.refused(self.unknown_word(at), at, CarriedColour::Unread)),
                }
            }
            LexemeKind::Letters => Err(self.refused(self.unknown_word(at), at, CarriedColour::Unread)),
            _ => Err(self.refused(self.unknown_word(at), at, carried)),
        }
    }

    /// Returns a fault for a count between two tiles, as in `R7 2 tane B3` ("R7 2 pieces B3"), or for several colours
    /// between two tiles. It is unclear to which of the tiles the count or the colours belong.
    fn loose(self, at: usize, before: PieceContext) -> Option<RefusedPiece> {
        if let Some(counted) = self.counted(at).filter(|_| *self.kind(at + 1) == LexemeKind::Unit) {
            return Some(self.refused(self.count_between(at, counted.of, counted.count), at, CarriedColour::Unread));
        }
        let (_, next) = self.shared_colours(at)?;
        let form = match self.colour(at) {
            Some((_, form)) => form,
            None if self.number_touches(next) => return None,
            None => ColourForm::Letter,
        };
        let end = self.without_own_number(next);
        // In `R7 black blue 2 okey` the 2 is a count of okeys, so the colours have no number.
        let wrong = match self.linked(next).filter(|&number| self.counted(number).is_none()) {
            Some(number) if end == next => {
                self.doubtful_colours(at, next, number).unwrap_or_else(|| self.comma_missing(at, next, form, before))
            }
            _ => self.number_missing(at, end, form, before),
        };
        Some(self.refused(wrong, end - 1, CarriedColour::Unread))
    }

    /// Returns the fault of several colours between two numbers. In `R7 8 9 black blue 10`, a comma is missing before
    /// the colours.
    fn comma_missing(self, at: usize, next: usize, form: ColourForm, before: PieceContext) -> PlacedFault {
        // The last number of a list such as `7-8-9` belongs to the list, not to the colour after it.
        let number = self.taken_number(at, form, before).filter(|_| !self.dash_touches(at - 1));
        let colour = self.again(at, next);
        match number {
            Some(_) => {
                let kind = NotationFault::ColourBetween { numbers: self.again(at - 1, at), colour, readings: None };
                PlacedFault::new(kind, self.span(at - 1, next))
            }
            None => PlacedFault::new(NotationFault::CommaMissing { colour }, self.span(at, next)),
        }
    }

    /// Returns the index after a list of colours that may share a number. `end` is the index after the last colour. A
    /// colour that touches a number does not share it: in `siyah mavi kırmızı7` ("black blue red7"), only red has the
    /// 7, so the list ends before red.
    fn without_own_number(self, end: usize) -> usize {
        if self.number_touches(end) { end - 1 } else { end }
    }

    pub(super) fn number_touches(self, at: usize) -> bool {
        self.join(at) == Join::Touching && self.is_number(at)
    }

    pub(super) fn no_tiles(carried: CarriedColour, next: usize) -> Piece {
        Piece { words: Vec::new(), carried, okey: false, continues: false, names: None, next }
    }

    /// Returns a piece of one word without dashes: the lexemes `at..next`.
    pub(super) fn one_word(self, at: usize, next: usize, tiles: NamedTiles, carried: CarriedColour) -> Piece {
        let word = TileWord { join: Join::Blank, span: self.span(at, next), tiles, dashes: Dashes::Plain };
        Piece { words: vec![word], ..Self::no_tiles(carried, next) }
    }

    /// Parses tiles that begin with one or more colours: `R7`, `R4-7`, `kırmızı 7` (red 7), `R: 7`, `siyah mavi 10`
    /// (black blue 10).
    fn colour_first(self, at: usize, colour: WrittenColour, form: ColourForm, before: PieceContext) -> PieceResult {
        if before.join == Join::Blank
            && let Some(unclear) = self.colour_before_text(at)
        {
            return Err(self.refused(unclear, at, CarriedColour::Unread));
        }
        if let Some(next) = self.without_colour(at, before.join) {
            return Ok(Self::no_tiles(CarriedColour::None, next));
        }
        if let Some(counted) = self.counted_of_colour(at, colour, before.join) {
            return counted;
        }
        if let Some(numbered) = self.linked(at + 1) {
            let unclear = self.count_in_next_line(at, numbered).or_else(|| self.size_of_next(numbered, colour));
            if let Some(unclear) = unclear {
                return Err(self.refused(unclear, numbered, CarriedColour::Unread));
            }
            let carried = CarriedColour::Known(colour);
            return match self.numbers_here(numbered, before.join) {
                Ok((numbers, next)) => {
                    // In `R-5-7`, the second dash may mean a range or separate two tiles.
                    if let (Join::Tight, NumberForm::Range, [one, _, .., other]) =
                        (self.join(numbered), numbers.form, numbers.numbers.as_slice())
                    {
                        let (one, other) = (colour.face(*one), colour.face(*other));
                        let kind = NotationFault::TwoOrRun { one, other, listed: true };
                        return Err(self.refused(PlacedFault::new(kind, self.span(at, next)), numbered, carried));
                    }
                    let word = Countable::new(&[colour], &numbers, self.count_behind(at, before));
                    self.repeated(at, next, word, carried)
                }
                Err(wrong) => {
                    let mut wrong = wrong.of(Some(colour.colour));
                    // The hint of a wrong range repeats the colour, so the byte range of the fault includes the colour.
                    if matches!(wrong.kind, NotationFault::RangeBackwards { .. } | NotationFault::RangePastEnd { .. }) {
                        wrong.span.start = self.start(at);
                    }
                    Err(self.refused(wrong, numbered, carried))
                }
            };
        }
        if let Some(shared) = self.shared_in_front(at, before.join) {
            return shared;
        }
        let next = self.colours_apart(at).map_or(at + 1, |(_, next)| self.without_own_number(next));
        let wrong = match self.number_words(next) {
            Some(after) if next == at + 1 && self.gap(next).blank => self.number_word_behind(at, after),
            _ => self.number_missing(at, next, form, before),
        };
        Err(self.refused(wrong, next - 1, CarriedColour::Unread))
    }

    /// Parses a colour, a count with a unit word, and the number of the tile: `kırmızı 2 tane 7`, `kırmızıdan 2 tane 7`
    /// (two red 7s). A colon may come after the colour.
    fn counted_of_colour(self, at: usize, colour: WrittenColour, join: Join) -> Option<PieceResult> {
        let counting = if *self.kind(at + 1) == LexemeKind::Colon { self.after_colon(at + 1)? } else { at + 1 };
        let near = counting > at + 1 || self.join(counting) == Join::Blank;
        let (count, numbered) = self.count_words(counting).filter(|(_, next)| near && *next > counting + 1)?;
        let ablative = || is_ablative(&self.again(at, at + 1).replace(['\'', '\u{2019}'], ""));
        if join == Join::Tight || !self.is_number(numbered) && !ablative() {
            return None;
        }
        Some(match self.counted_number(numbered, count, colour) {
            Some(Ok((tiles, next))) => Ok(self.one_word(at, next, tiles, CarriedColour::Known(colour))),
            Some(Err(wrong)) => Err(self.refused(wrong, numbered - 1, CarriedColour::Unread)),
            None => {
                let (colour, numbers) = (self.again(at, numbered), String::new());
                let kind = NotationFault::NumberMissing { colour, taken: None, numbers, joker: None };
                let wrong = PlacedFault::new(kind, self.span(at, numbered));
                Err(self.refused(wrong, numbered - 1, CarriedColour::Unread))
            }
        })
    }

    /// Parses the number of tiles that are counted, and whose colour is known: the 7 in `kırmızı 2 tane 7` ("red 2
    /// pieces 7"). Returns `None` if a blank and a number do not follow the count.
    pub(super) fn counted_number(
        self,
        at: usize,
        count: usize,
        colour: WrittenColour,
    ) -> Option<WordResult<NamedTiles>> {
        if self.join(at) != Join::Blank {
            return None;
        }
        let (number, next) = self.number(at).ok()?;
        if self.join(next) == Join::Blank && self.is_number(next) {
            return Some(Err(self.colour_unclear(next, next + 1)));
        }
        Some(Ok((tiles(&[colour], &[number]).repeat(count), next)))
    }

    /// Parses several colours before the number that they share, such as `siyah mavi 10` (black blue 10). Returns
    /// `None` for any other text, for example if the number touches the last colour.
    fn shared_in_front(self, at: usize, join: Join) -> Option<PieceResult> {
        let (colours, end) =
            self.shared_colours(at).filter(|(_, end)| join != Join::Tight && !self.number_touches(*end))?;
        Some(self.shared(at, end, self.linked(end)?, &colours))
    }

    /// Parses several colours in one word, and their number: `KRB10`, `KRB 10`.
    fn several_colours(self, at: usize, colours: &[WrittenColour], before: PieceContext) -> PieceResult {
        let numbered = at + 1;
        if let Some(shared) = self.shared_in_front(at, before.join) {
            return shared;
        }
        if !self.number_touches(numbered) {
            return Err(self.refused(
                self.number_missing(at, numbered, ColourForm::Letter, before),
                at,
                CarriedColour::Unread,
            ));
        }
        if let Some(wrong) = self.doubtful_colours(at, numbered, numbered) {
            return Err(self.refused(wrong, numbered, CarriedColour::Unread));
        }
        match self.numbers_here(numbered, before.join) {
            Ok((numbers, next)) => {
                let word = Countable::new(colours, &numbers, self.count_behind(at, before));
                self.repeated(at, next, word, CarriedColour::None)
            }
            Err(wrong) => Err(self.refused(wrong, numbered, CarriedColour::None)),
        }
    }

    /// Returns a fault if the letters next to a number may abbreviate one colour or name several: `kr5` may mean
    /// kırmızı (red) 5, or K5 and R5. Letters that are all capitals abbreviate no colour.
    fn abbreviation(self, at: usize, number: usize) -> Option<PlacedFault> {
        if !matches!(self.kind(at), LexemeKind::Colours(..)) {
            return None;
        }
        let letters = &self.text[self.start(at)..self.end_before(at + 1)];
        let word = abbreviated(letters)?;
        let digits = self.again(number, number + 1);
        let all: Vec<String> = letters.chars().map(|letter| format!("{}{digits}", letter.to_uppercase())).collect();
        let kind = NotationFault::DoubtfulColours { few: format!("{word} {digits}"), all: all.join(" ") };
        Some(PlacedFault::new(kind, self.span(at.min(number), number.max(at) + 1)))
    }

    /// Returns a fault if two of the colour names in the lexemes `from..to` may mean one tile. They may be two names of
    /// one colour: `kara siyah 5` ("black black 5"), `🔴🔴 5`. Or an emoji may be only a bullet: `⚫ kırmızı 5` ("⚫ red 5").
    /// Colours with `ve` ("and") or a dash without blanks between them are clear. Also returns a fault for letters that
    /// may abbreviate one colour, as in `kr 5`.
    pub(super) fn doubtful_colours(self, from: usize, to: usize, number: usize) -> Option<PlacedFault> {
        if let Some(wrong) = (from..to).find_map(|at| self.abbreviation(at, number)) {
            return Some(wrong);
        }
        let names = self.colour_names(from, to);
        let twice = names.windows(2).any(|pair| {
            (pair[1].loose || pair[1].touches || !pair[1].and && pair[0].is_sign() != pair[1].is_sign())
                && pair[0].colour == pair[1].colour
        });
        let [first, second, ..] = names.as_slice() else { return None };
        let lone_sign = names.iter().filter(|name| name.is_sign()).count() == 1;
        let bullet =
            lone_sign && to > from + 1 && number >= to && second.loose && (first.is_sign() || names.len() == 2);
        if !twice && !bullet {
            return None;
        }
        let digits = self.again(number, number + 1);
        // The hint has two corrected texts, `few` and `all`. Each of them shows at most four colours.
        let shown = |tiles: &[&ColourName]| {
            let tiles = tiles.iter().take(Colour::ALL.len()).map(|name| {
                // Show the longest name of the colour: in a text with a word for black, the letter K is ambiguous.
                let same = names.iter().filter(|other| other.colour == name.colour);
                let written = same.max_by_key(|name| name.written.len()).map_or("", |name| &name.written);
                if number < from { format!("{digits} {written}") } else { format!("{written} {digits}") }
            });
            tiles.collect::<Vec<_>>().join(", ")
        };
        let mut few: Vec<&ColourName> = names.iter().filter(|name| !bullet || !name.is_sign()).collect();
        few.dedup_by_key(|name| name.colour);
        let all: Vec<&ColourName> = names.iter().collect();
        let kind = NotationFault::DoubtfulColours { few: shown(&few), all: shown(&all) };
        Some(PlacedFault::new(kind, self.span(from.min(number), to.max(number + 1))))
    }

    /// Returns the names of the colours in the lexemes `from..to`, as they are written.
    fn colour_names(self, from: usize, to: usize) -> Vec<ColourName> {
        let names = |at: usize| match self.kind(at) {
            LexemeKind::Colour(colour, _) => {
                let loose = self.gap_text(at).chars().all(char::is_whitespace) || self.join(at) == Join::Dashed;
                vec![ColourName {
                    written: self.again(at, at + 1),
                    colour: *colour,
                    loose,
                    touches: false,
                    and: self.gap_text(at).contains(is_letter),
                }]
            }
            LexemeKind::Colours(colours) => {
                let written = self.again(at, at + 1);
                let touches = !written.contains(is_letter);
                let loose = !touches && written.contains(|name| !is_letter(name));
                let name = |(name, colour): (char, &WrittenColour)| ColourName {
                    written: name.to_string(),
                    colour: *colour,
                    loose,
                    touches,
                    and: false,
                };
                written.chars().zip(colours).map(name).collect()
            }
            _ => Vec::new(),
        };
        (from..to).flat_map(names).collect()
    }

    /// Parses several colours and the number that they share: `siyah kırmızı mavi 10` (black red blue 10). `end` is the
    /// index of the lexeme after the colours.
    fn shared(self, at: usize, end: usize, numbered: usize, colours: &[WrittenColour]) -> PieceResult {
        let (number, next) =
            self.shared_number(numbered).map_err(|wrong| self.refused(wrong, numbered, CarriedColour::None))?;
        if let Some(wrong) = self.doubtful_colours(at, end, numbered) {
            let carried = if self.join(next) == Join::Blank { CarriedColour::Unread } else { CarriedColour::None };
            return Err(self.refused(wrong, numbered, carried));
        }
        if self.is_number(next) && !self.join(next).separates() {
            return Err(self.refused(self.several_numbers(at, next, colours, number), next, CarriedColour::Unread));
        }
        let dashes = self.dashes_between(at, end);
        let word = Countable { tiles: tiles(colours, &[number]), dashes, allowed: AllowedCount::None };
        self.repeated(at, next, word, CarriedColour::None)
    }

    /// Returns the meaning of the dashes between the colours in the lexemes `from..to`. Two or more dashes make a list,
    /// as in `siyah-kırmızı-mavi 10` (black-red-blue 10).
    pub(super) fn dashes_between(self, from: usize, to: usize) -> Dashes {
        let dashes = (from + 1..to).filter(|&at| self.gap_text(at).contains(is_dash)).count();
        if dashes > 1 { Dashes::List } else { Dashes::Plain }
    }

    /// Returns the fault of several colours that share a number and are followed by more numbers: `siyah mavi 10 11`
    /// (black blue 10 11).
    pub(super) fn several_numbers(
        self,
        at: usize,
        next: usize,
        colours: &[WrittenColour],
        number: Number,
    ) -> PlacedFault {
        let shared = colours.iter().map(|colour| colour.face(number)).collect();
        PlacedFault::new(NotationFault::SeveralNumbers { shared }, self.span(at, next + 1))
    }

    /// Returns the fault of a colour without a number. The fault mentions the number before the colour, because the
    /// writer may have meant that number.
    fn number_missing(self, at: usize, next: usize, form: ColourForm, before: PieceContext) -> PlacedFault {
        let number = self.taken_number(at, form, before);
        let taken = number.zip(before.carried.colour()).map(|(number, colour)| colour.face(number));
        let from = match number {
            Some(_) if next == at + 1 => self.numbers_of(at),
            Some(_) => at - 1,
            None => at,
        };
        let numbers = if from < at { self.again(from, at) } else { String::new() };
        let span = self.start(from)..self.word(next - 1).end;
        let joker = self.counted_joker(next, true).filter(|_| self.join(next) == Join::Blank);
        PlacedFault::new(NotationFault::NumberMissing { colour: self.again(at, next), taken, numbers, joker }, span)
    }

    /// Returns the number before the colour at `at` if the number belongs to an earlier colour: in `R8 9 K`, the 9 is
    /// red. Returns `None` if anything except blanks on one line separates the two, or if the colour is an emoji.
    fn taken_number(self, at: usize, form: ColourForm, before: PieceContext) -> Option<Number> {
        let (number, after) = self.number(before.last?).ok()?;
        (after == at && self.join(at) == Join::Blank && form != ColourForm::Sign).then_some(number)
    }

    /// Parses a number or a range. After a dash without blanks, parses only a single number.
    pub(super) fn numbers_here(self, at: usize, join: Join) -> WordResult<NumberWord> {
        if join == Join::Tight {
            let (number, next) = self.number(at)?;
            return Ok((NumberWord { numbers: vec![number], form: NumberForm::One }, next));
        }
        self.numbers(at)
    }

    /// Parses the count after a word, as in `R7 x2`, and returns a piece with that many copies of each tile.
    pub(super) fn repeated(self, at: usize, next: usize, word: Countable, carried: CarriedColour) -> PieceResult {
        let Countable { tiles, dashes, allowed } = word;
        let last = tiles.last().map(|(symbol, _)| *symbol);
        match self.times(next, allowed, last) {
            // In `K3-4x2-8`, the dashes may separate tiles, so the count may be that of the 4 alone.
            Ok((count, after)) if after > next && tiles.len() > 1 && self.join(after) == Join::Tight => {
                Err(self.refused(self.list_count(next, after, count, last), next, carried))
            }
            Ok((count, next)) => {
                let dashes = match tiles[..] {
                    [(Symbol::Tile(Tile::Numbered(one)), _), (Symbol::Tile(Tile::Numbered(other)), _)]
                        if count > 1 && one.colour == other.colour =>
                    {
                        Dashes::Range(one, other)
                    }
                    _ => dashes,
                };
                let tiles = tiles.into_iter().flat_map(|tile| std::iter::repeat_n(tile, count)).collect();
                let word = TileWord { join: Join::Blank, span: self.span(at, next), tiles, dashes };
                Ok(Piece { words: vec![word], ..Self::no_tiles(carried, next) })
            }
            Err(wrong) => Err(self.refused(wrong, next, carried)),
        }
    }

    /// Returns the result for a piece with the fault `wrong`. Parsing continues after the faulty word. The result skips
    /// at least the lexeme `from`, so that the parser cannot loop.
    pub(super) fn refused(self, wrong: PlacedFault, from: usize, carried: CarriedColour) -> RefusedPiece {
        let next = self.after_word(from, wrong.span.end);
        RefusedPiece { faults: vec![wrong], carried, next }
    }

    /// Returns the index of the lexeme after the word that contains `byte`. This index is always greater than
    /// `from`, unless `from` is at the end of the text or of a meld.
    pub(super) fn after_word(self, from: usize, byte: usize) -> usize {
        self.lexeme_from(from, self.tail_end(byte)).max(from + usize::from(!self.ends(from)))
    }

    /// Skips a number whose colour could not be parsed. Returns no fault, because the colour already has one.
    pub(super) fn passed_over(self, at: usize) -> RefusedPiece {
        RefusedPiece {
            faults: Vec::new(),
            carried: CarriedColour::Unread,
            next: self.after_word(at, self.word(at).end),
        }
    }
}

/// The name of a colour as written: a word, a letter or an emoji.
struct ColourName {
    written: String,
    colour: WrittenColour,
    /// True if this name and the name before it may mean the same tile.
    loose: bool,
    /// True if the name is one of several emoji without blanks between them, as in `🔴🔴 7`.
    touches: bool,
    /// True if `ve` ("and") comes before this name.
    and: bool,
}

impl ColourName {
    fn is_sign(&self) -> bool {
        !self.written.contains(is_letter)
    }
}

/// The tiles that a word means, before its count is applied.
pub(super) struct Countable {
    pub(super) tiles: NamedTiles,
    pub(super) dashes: Dashes,
    pub(super) allowed: AllowedCount,
}

impl Countable {
    /// Returns the tiles with the given numbers in the given colours, and the forms of a count that may follow. After a
    /// list such as `5-6-7`, no count may follow. After another word for several tiles, such as `R5-7` or `KRB10`, the
    /// count must be an `x` that touches the word: `R5-7x2`. In `R5-7 çift` ("R5-7 twice"), the count may mean only the
    /// last tile.
    pub(super) fn new(colours: &[WrittenColour], word: &NumberWord, allowed: AllowedCount) -> Self {
        let several = colours.len() * word.numbers.len() > 1;
        let allowed = match allowed {
            _ if word.form == NumberForm::List => AllowedCount::None,
            AllowedCount::Any | AllowedCount::Crossed if several => AllowedCount::Touching,
            other => other,
        };
        let dashes = match (word.form, word.numbers.as_slice(), colours) {
            (NumberForm::List, [_, _, _, ..], _) => Dashes::List,
            (NumberForm::Range, [from, _, .., to], [colour, ..]) => Dashes::Range(colour.face(*from), colour.face(*to)),
            _ => Dashes::Plain,
        };
        Self { tiles: tiles(colours, &word.numbers), dashes, allowed }
    }
}
