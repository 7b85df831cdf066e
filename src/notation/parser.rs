//! Parses numbers, colours, and the characters that connect a colour with its number.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization;

use super::colour::{Letters, WrittenColour, unknown};
use super::fault::{NotationFault, PlacedFault};
use super::lexeme::{ColourForm, Gap, Join, Lexeme, LexemeKind};
use super::number::{NumberSuffix, WrittenNumber};
use super::piece::{Piece, PieceContext};
use super::vocabulary::{
    after_blanks_of_line, ends_line, ends_row, is_and, is_blank_of_line, is_letter, is_separator, letters_at,
};
use crate::hand::FourthColour;
use crate::table::Symbol;
use crate::tiles::Number;
use crate::words::is_dash;

/// The tiles that one word means. Each yellow or green tile comes with the name that the text uses for its colour.
pub(super) type NamedTiles = Vec<(Symbol, Option<FourthColour>)>;

/// A parsed value and the index of the lexeme after the value, or a fault.
pub(super) type WordResult<T> = Result<(T, usize), PlacedFault>;

/// A parser of the lexemes of a text. Most methods take the index of the first lexeme to parse, and return the index of
/// the next lexeme.
#[derive(Clone, Copy)]
pub(super) struct TileParser<'t> {
    pub(super) text: &'t str,
    pub(super) lexemes: &'t [Lexeme<'t>],
    pub(super) letters: Letters,
    /// True if the text may say which tile an okey stands for: `O*=R9`.
    pub(super) declares: bool,
}

/// The numbers in one word, such as 4 to 7 in `R4-7`. All have the same colour.
pub(super) struct NumberWord {
    pub(super) numbers: Vec<Number>,
    pub(super) form: NumberForm,
}

/// The form of the numbers in a word such as `R7` or `R5-7`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NumberForm {
    One,
    /// One number with a Turkish ending that means "from", then a count: `9'dan iki tane` ("two of the 9s").
    From,
    /// A range with a dash: `4-7`.
    Range,
    /// A range in words: `3'ten 7'ye` ("from 3 to 7"), `3 to 7`.
    Spoken,
    /// A list with dashes: `5-5`, `5-6-7`.
    List,
}

impl<'t> TileParser<'t> {
    pub(super) fn kind(self, at: usize) -> &'t LexemeKind<'t> {
        self.lexemes.get(at).map_or(&LexemeKind::End, |lexeme| &lexeme.kind)
    }

    pub(super) fn gap(self, at: usize) -> Gap {
        self.lexemes[at.min(self.lexemes.len() - 1)].gap
    }

    pub(super) fn join(self, at: usize) -> Join {
        self.gap(at).join
    }

    /// Returns true if the lexeme touches the previous one, or if only blanks on the same line come between.
    pub(super) fn is_near(self, at: usize) -> bool {
        matches!(self.join(at), Join::Touching | Join::Blank)
    }

    pub(super) fn start(self, at: usize) -> usize {
        self.lexemes.get(at).map_or(self.text.len(), |lexeme| lexeme.at)
    }

    pub(super) fn end_before(self, at: usize) -> usize {
        at.checked_sub(1).map_or(0, |before| self.lexemes[before].end)
    }

    pub(super) fn rest(self, at: usize) -> &'t str {
        &self.text[self.start(at)..]
    }

    pub(super) fn span(self, from: usize, to: usize) -> Range<usize> {
        self.start(from)..self.end_before(to)
    }

    /// Returns the text of the lexemes `from..to` for a message, in a form that a person can type.
    pub(super) fn again(self, from: usize, to: usize) -> String {
        again(&self.text[self.span(from, to)])
    }

    /// Returns the byte range of the word that begins at a lexeme. A separator, a `/` or a bracket ends the word.
    pub(super) fn word(self, at: usize) -> Range<usize> {
        self.start(at)..self.word_end(self.start(at))
    }

    /// Returns the end of the word that begins at byte `from`. The word has at least one character.
    fn word_end(self, from: usize) -> usize {
        let first = self.text[from..].chars().next().map_or(0, char::len_utf8);
        self.tail_end(from).max(from + first)
    }

    /// Returns the end of the word that contains byte `from`: the next separator, `/` or bracket. A bracket without a
    /// partner is part of the word.
    pub(super) fn tail_end(self, from: usize) -> usize {
        let is_fence = |at: usize| {
            let index = self.lexemes.binary_search_by_key(&at, |lexeme| lexeme.at);
            index.is_ok_and(|index| matches!(self.kind(index), LexemeKind::Open(_) | LexemeKind::Close))
        };
        let ends = |(at, next): &(usize, char)| match next {
            '/' | '(' | ')' | '[' | ']' | '{' | '}' => *next == '/' || is_fence(from + at),
            _ => is_separator(*next),
        };
        self.text[from..].char_indices().find(ends).map_or(self.text.len(), |(at, _)| from + at)
    }

    /// Returns the index of the first lexeme, from lexeme `from` on, that begins at the given byte or later.
    pub(super) fn lexeme_from(self, from: usize, byte: usize) -> usize {
        let more = self.lexemes[from..].iter().position(|lexeme| lexeme.at >= byte || lexeme.kind == LexemeKind::End);
        from + more.unwrap_or(self.lexemes.len() - from)
    }

    pub(super) fn is_number(self, at: usize) -> bool {
        matches!(self.kind(at), LexemeKind::Number(_))
    }

    pub(super) fn digits(self, at: usize) -> Option<WrittenNumber<'t>> {
        if let LexemeKind::Number(digits) = self.kind(at) { Some(*digits) } else { None }
    }

    pub(super) fn colour(self, at: usize) -> Option<(WrittenColour, ColourForm)> {
        if let LexemeKind::Colour(colour, form) = self.kind(at) { Some((*colour, *form)) } else { None }
    }

    /// Returns true if the lexeme begins with a letter and touches the lexeme before it.
    pub(super) fn letters_touch(self, at: usize) -> bool {
        self.join(at) == Join::Touching && self.rest(at).starts_with(|next: char| is_letter(next))
    }

    /// Returns true if the lexeme ends the text, the meld or a text of a list.
    pub(super) fn ends(self, at: usize) -> bool {
        matches!(self.kind(at), LexemeKind::End | LexemeKind::Bar | LexemeKind::Border)
    }

    pub(super) fn opens_bracket(self, at: usize) -> bool {
        matches!(self.kind(at), LexemeKind::Open(_))
    }

    /// Returns true for a bracket or the mark of a list item.
    pub(super) fn fences(self, at: usize) -> bool {
        matches!(
            self.kind(at),
            LexemeKind::Open(_) | LexemeKind::Close | LexemeKind::LetterMark | LexemeKind::UnclearMark
        )
    }

    /// Returns true if the lexeme does not touch the previous one, and no dash without blanks connects them. Also
    /// returns true for brackets and list marks that touch the previous lexeme, and for the end of a text or meld.
    pub(super) fn is_apart(self, at: usize) -> bool {
        let join = self.join(at);
        self.ends(at) || !matches!(join, Join::Touching | Join::Tight) || join == Join::Touching && self.fences(at)
    }

    /// Returns true if [`is_apart`](Self::is_apart) is true and no dash directly follows the previous lexeme.
    pub(super) fn is_clear(self, at: usize) -> bool {
        self.is_apart(at) && !self.gap(at).dash_touches
    }

    /// Returns true if only blanks on the same line come before the lexeme, and it begins with a letter, a digit or an
    /// emoji such as 🔴. Returns false for a `var` ("there is") before a comma, a line end or the end of the text.
    pub(super) fn continues(self, at: usize) -> bool {
        let rest = self.rest(at);
        let begins = |next: char| is_letter(next) || super::number::is_digit(next);
        self.join(at) == Join::Blank && (rest.starts_with(begins) || self.names_colours(at)) && !self.is_final_var(at)
    }

    /// Returns true if the lexeme is the word `var` ("there is") before a comma, a line end or the end of the text.
    pub(super) fn is_final_var(self, at: usize) -> bool {
        let ends = self.ends(at + 1) || self.join(at + 1).separates();
        *self.kind(at) == LexemeKind::Present && ends
    }

    pub(super) fn gap_text(self, at: usize) -> &'t str {
        &self.text[self.end_before(at)..self.start(at)]
    }

    pub(super) fn begins_line(self, at: usize) -> bool {
        self.follows_border(at) || self.gap_text(at).contains(ends_line)
    }

    fn follows_border(self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|last| *self.kind(last) == LexemeKind::Border)
    }

    /// Returns true if the lexeme begins the text, a meld, or a line. A tab does not count as a line end here.
    pub(super) fn begins_row(self, at: usize) -> bool {
        at == 0 || self.ends(at - 1) || self.gap_text(at).contains(ends_row)
    }

    /// Parses a bracket that holds exactly one tile, as in `(okey)` and `(1 okey)`. Returns the tile and the index of
    /// the closing bracket. In `(mavi 4 var)` ("(there is blue 4)"), the word `var` has no effect.
    pub(super) fn boxed_tile(self, open: usize) -> Option<(Symbol, usize)> {
        if !self.opens_bracket(open) || !self.is_near(open + 1) {
            return None;
        }
        let Piece { words, next, .. } = self.piece(open + 1, PieceContext::NEW).ok()?;
        let close = next + usize::from(*self.kind(next) == LexemeKind::Present && self.is_near(next));
        let [(symbol, _)] = words.into_iter().flat_map(|word| word.tiles).collect::<Vec<_>>()[..] else { return None };
        (*self.kind(close) == LexemeKind::Close && self.is_near(close)).then_some((symbol, close))
    }

    /// Returns the first tile of the piece at this lexeme, if only blanks on the same line come before the piece.
    pub(super) fn tile_behind(self, at: usize) -> Option<Symbol> {
        let piece = self.piece(at, PieceContext::NEW).ok().filter(|_| self.is_near(at))?;
        piece.words.first()?.tiles.first().map(|(symbol, _)| *symbol)
    }

    /// Returns true if only tabs and blanks separate the lexeme from the one before it: it begins a cell of a table.
    pub(super) fn is_cell(self, at: usize) -> bool {
        let gap = self.gap_text(at);
        gap.contains('\t') && gap.chars().all(|sign| sign == '\t' || is_blank_of_line(sign))
    }

    /// Returns the fault of the word at `at`, which is not a tile.
    pub(super) fn unknown_word(self, at: usize) -> PlacedFault {
        let span = self.word(at);
        let kind = unknown(&self.text[span.clone()], self.letters);
        let length = match &kind {
            NotationFault::OtherLetters { .. } => letters_at(self.rest(at)).0.len(),
            NotationFault::OtherColour { word, .. } => word.len(),
            _ => span.len(),
        };
        PlacedFault::new(kind, span.start..span.start + length)
    }

    /// Parses one number, with or without an ending that means a tile, as in `7'li`.
    pub(super) fn number(self, at: usize) -> WordResult<Number> {
        self.number_with(at, &[NumberSuffix::Tile])
    }

    /// Parses one number that several colours share. It may have the plural ending: `5'ler`.
    pub(super) fn shared_number(self, at: usize) -> WordResult<Number> {
        self.number_with(at, &[NumberSuffix::Tile, NumberSuffix::Plural])
    }

    fn number_with(self, at: usize, suffixes: &[NumberSuffix]) -> WordResult<Number> {
        let Some(digits) = self.digits(at) else { return Err(self.unknown_word(at)) };
        let end = self.start(at) + digits.written.len();
        match (digits.number(), digits.suffix) {
            (Some(_), Some(suffix)) if !suffixes.contains(&suffix) => Err(self.touching(end)),
            (Some(number), _) => Ok((number, at + 1)),
            (None, _) => {
                let significant = digits.written.trim_start_matches('0');
                let kind = match significant.parse().ok().and_then(Number::new) {
                    Some(number) => NotationFault::LeadingZero { number: number.to_string() },
                    None => NotationFault::NumberRange { number: digits.written.to_owned() },
                };
                Err(PlacedFault::new(kind, self.start(at)..end))
            }
        }
    }

    /// Returns the fault of text that touches a tile, as in `K1R2`. `from` is the byte at which this text begins.
    pub(super) fn touching(self, from: usize) -> PlacedFault {
        let end = self.word_end(from);
        PlacedFault::new(NotationFault::TilesTouch { rest: self.text[from..end].to_owned() }, from..end)
    }

    /// Parses a number or a range: `7`, `4-7`, `3 to 7`. Two equal numbers (`5-5`) are a pair. If there are more
    /// dashes, as in `5-6-7`, parses only the first number.
    pub(super) fn numbers(self, at: usize) -> WordResult<NumberWord> {
        if let Some(spoken) = self.spoken_range(at) {
            return spoken;
        }
        let (from, next) = match self.digits(at).and_then(|digits| Some((digits.number()?, digits.suffix?))) {
            Some((from, NumberSuffix::From)) if self.counts_behind(at + 1) => {
                return Ok((NumberWord { numbers: vec![from], form: NumberForm::From }, at + 1));
            }
            _ => self.number(at)?,
        };
        if *self.kind(next) == LexemeKind::Dash && self.join(next) == Join::Touching {
            return Err(PlacedFault::new(NotationFault::RangeEnd, self.word(at)));
        }
        let single = Ok((NumberWord { numbers: vec![from], form: NumberForm::One }, next));
        let second = self.digits(next).filter(|_| self.join(next) == Join::Tight);
        let (Some(second), false) = (second, self.dash_touches(next + 1)) else { return single };
        let start = self.start(at);
        let written = start..self.start(next) + second.written.len();
        let to = second.written;
        if !to.starts_with('0') && to.parse::<u8>().map_or(true, |to| to > Number::COUNT) {
            let kind = NotationFault::RangePastEnd { from, to: to.to_owned(), colour: None };
            return Err(PlacedFault::new(kind, written));
        }
        let (to, rest) = self.number(next)?;
        Self::range(from, to, written).map(|numbers| {
            let form = if from == to { NumberForm::List } else { NumberForm::Range };
            let numbers = if from == to { vec![from; 2] } else { numbers };
            (NumberWord { numbers, form }, rest)
        })
    }

    /// Returns true if a dash touches the end of the lexeme before `at`.
    pub(super) fn dash_touches(self, at: usize) -> bool {
        self.gap(at).dash_touches || *self.kind(at) == LexemeKind::Dash && self.join(at) == Join::Touching
    }

    fn range(from: Number, to: Number, written: Range<usize>) -> Result<Vec<Number>, PlacedFault> {
        if to < from {
            return Err(PlacedFault::new(NotationFault::RangeBackwards { from, to, colour: None }, written));
        }
        Ok(Number::between(from, to).collect())
    }

    /// Parses a range in words: `3'ten 7'ye`, `1den 5e kadar`, `3 to 7`. Returns `None` if there is no such range.
    fn spoken_range(self, at: usize) -> Option<WordResult<NumberWord>> {
        let blank = |at: usize| self.join(at) == Join::Blank;
        let (last, suffix, until) = if self.digits(at)?.suffix == Some(NumberSuffix::From) {
            let until = *self.kind(at + 2) == LexemeKind::Until && blank(at + 2);
            (at + 1, Some(NumberSuffix::To), until)
        } else {
            (*self.kind(at + 1) == LexemeKind::To && blank(at + 1)).then_some((at + 2, None, false))?
        };
        self.digits(last).filter(|to| blank(last) && (suffix.is_none() || to.suffix == suffix))?;
        let endings: &[NumberSuffix] =
            if suffix.is_some() { &[NumberSuffix::From, NumberSuffix::To] } else { &[NumberSuffix::Tile] };
        let read = || {
            let (from, _) = self.number_with(at, endings)?;
            let (to, next) = self.number_with(last, endings)?;
            let numbers = Self::range(from, to, self.span(at, next))?;
            Ok((NumberWord { numbers, form: NumberForm::Spoken }, next + usize::from(until)))
        };
        Some(read())
    }

    /// Parses numbers that come before their colour: a number, a range, or a list such as `5-6-7` in `5-6-7R`.
    pub(super) fn numbers_before(self, at: usize) -> WordResult<NumberWord> {
        let (mut list, mut next) = self.numbers(at)?;
        if list.form == NumberForm::From {
            return self.number(at).map(|_| (list, next));
        }
        while self.join(next) == Join::Tight && self.is_number(next) {
            let (more, after) = self.number(next)?;
            list.numbers.push(more);
            list.form = NumberForm::List;
            next = after;
        }
        // In `5-6-R7`, no number follows the last dash, so `5-6-` is neither a range nor a list.
        if list.numbers.len() == 2 && self.dash_touches(next) {
            return Err(PlacedFault::new(NotationFault::RangeEnd, self.word(at)));
        }
        Ok((list, next))
    }

    /// Returns the index of the number that belongs to a colour. `at` is the index of the lexeme after the colour.
    /// Blanks, a colon, `=`, brackets or a dash may separate the two.
    pub(super) fn linked(self, at: usize) -> Option<usize> {
        let mut next = at;
        if *self.kind(next) == LexemeKind::Close && self.gap(next).blank {
            next += 1;
        }
        if self.join(next) == Join::Tight {
            return self.is_number(next).then_some(next);
        }
        if matches!(self.kind(next), LexemeKind::Colon | LexemeKind::Equals) && self.gap(next).blank {
            next += 1;
        } else if self.join(next) == Join::Dashed {
            if !is_spaced_dash(self.gap_text(next)) {
                return None;
            }
            return self.numbered(next, true);
        }
        self.numbered(next, false)
    }

    /// Returns the index of the number at `at`, or of the number in a bracket that opens at `at`. `dashed` is true if a
    /// dash comes before the number or the bracket.
    fn numbered(self, at: usize, dashed: bool) -> Option<usize> {
        let blank = |at: usize| self.gap(at).blank;
        if self.opens_bracket(at) && (dashed || blank(at)) {
            return (self.is_number(at + 1) && blank(at + 1)).then_some(at + 1);
        }
        (self.is_number(at) && (dashed || blank(at))).then_some(at)
    }

    /// Returns the index of the number that belongs to a colour. Unlike [`linked`](Self::linked), does not accept a
    /// bracket or an `=` between colour and number.
    pub(super) fn linked_plainly(self, at: usize) -> Option<usize> {
        let plain = match self.kind(at) {
            LexemeKind::Colon => self.is_number(at + 1),
            LexemeKind::Number(_) => true,
            _ => false,
        };
        if plain { self.linked(at) } else { None }
    }

    /// Parses a colour and one number after it.
    pub(super) fn one_face(self, at: usize) -> WordResult<NamedTiles> {
        let Some((colour, _)) = self.colour(at) else { return Err(self.unknown_word(at)) };
        let Some(numbered) = self.linked(at + 1) else {
            let (colour, numbers) = (self.again(at, at + 1), String::new());
            let kind = NotationFault::NumberMissing { colour, taken: None, numbers, joker: None };
            return Err(PlacedFault::new(kind, self.word(at)));
        };
        let (number, next) = self.number(numbered)?;
        Ok((tiles(&[colour], &[number]), next))
    }

    /// Parses the tile after a count such as `2 tane` ("2 pieces"). Its number may come before or after its one colour.
    pub(super) fn counted_face(self, at: usize) -> WordResult<NamedTiles> {
        match self.number_and_colour(at) {
            Some((number, colour, next)) if self.colours_apart(next - 1).is_none() => {
                Ok((tiles(&[colour], &[number]), next))
            }
            _ => self.one_face(at),
        }
    }

    /// Parses colours that a comma separates, except the last one, before which `ve` ("and") stands: `kırmızı, mavi ve
    /// siyah` (red, blue and black). A comma may also come before this word: `red, blue, and black`.
    pub(super) fn colours_with_commas(self, at: usize) -> Option<(Vec<WrittenColour>, usize)> {
        let mut colours = vec![self.colour(at)?.0];
        let mut next = at + 1;
        while let Some((colour, _)) = self.colour(next) {
            let gap = self.gap_text(next).trim_matches(is_blank_of_line);
            let last = is_and(after_blanks_of_line(gap.strip_prefix(',').unwrap_or(gap)));
            if !last && gap != "," {
                return None;
            }
            colours.push(colour);
            next += 1;
            if last {
                return (colours.len() > 2).then_some((colours, next));
            }
        }
        None
    }

    /// Parses two or more colours that can share a number, with or without commas between them.
    pub(super) fn shared_colours(self, at: usize) -> Option<(Vec<WrittenColour>, usize)> {
        self.colours_with_commas(at).or_else(|| self.colours_apart(at))
    }

    /// Parses two or more colours that can share a number: `siyah kırmızı mavi` (black red blue), `siyah-kırmızı`,
    /// `siyah ve mavi` (black and blue), `KRB`.
    pub(super) fn colours_apart(self, at: usize) -> Option<(Vec<WrittenColour>, usize)> {
        if let LexemeKind::Colours(colours) = self.kind(at) {
            let more = self.names_colours(at + 1) && joins_colours(self.gap_text(at + 1));
            return (!more).then(|| (colours.clone(), at + 1));
        }
        let mut colours = vec![self.colour(at)?.0];
        let mut next = at + 1;
        while let Some((colour, _)) = self.colour(next) {
            if !joins_colours(self.gap_text(next)) {
                break;
            }
            colours.push(colour);
            next += 1;
        }
        (colours.len() > 1).then_some((colours, next))
    }

    /// Parses the colour that follows its numbers, as in `7 8 kırmızı` ("7 8 red"). A blank or an opening bracket must
    /// come between them. Returns `None` if the colour has its own number after it.
    pub(super) fn colour_after(self, at: usize) -> Option<(WrittenColour, usize)> {
        let place = self.colours_behind(at)?;
        let (colour, _) = self.colour(place)?;
        let next = place + 1;
        let own =
            self.join(next) == Join::Touching && matches!(self.kind(next), LexemeKind::Number(_) | LexemeKind::Colon);
        // In the lines `1` and `kırmızı 5 6 7` ("red 5 6 7"), the colour belongs to the numbers after it.
        let heads = place != at || self.join(place) != Join::Blank;
        let own = own || heads && self.join(next) == Join::Blank && self.is_number(next);
        (!own).then_some((colour, next))
    }

    /// Returns the index of the colour after some numbers, as in `7 8 kırmızı` ("7 8 red"). `at` is the lexeme that
    /// follows the numbers: the colour itself, with a blank before it, or an opening bracket before the colour, as in
    /// `7(kırmızı)` or `7 ( kırmızı )`. Returns `None` for anything else.
    pub(super) fn colours_behind(self, at: usize) -> Option<usize> {
        if self.opens_bracket(at) && self.gap(at).blank {
            return (self.names_colours(at + 1) && self.gap(at + 1).blank).then_some(at + 1);
        }
        (self.names_colours(at) && self.gap(at).blank && self.join(at) != Join::Touching).then_some(at)
    }

    /// Returns true if the lexeme names one colour or, like `KRB`, several.
    pub(super) fn names_colours(self, at: usize) -> bool {
        matches!(self.kind(at), LexemeKind::Colour(..) | LexemeKind::Colours(..))
    }
}

fn is_spaced_dash(gap: &str) -> bool {
    let dash = after_blanks_of_line(gap);
    dash.len() < gap.len() && dash.strip_prefix(is_dash).is_some_and(|after| after.starts_with(char::is_whitespace))
}

/// Returns true if two colours with this gap between them can share a number. The gap must be blanks, a dash, or the
/// word `ve` ("and"), without a line end.
fn joins_colours(gap: &str) -> bool {
    let word = gap.trim_matches(is_blank_of_line);
    !gap.is_empty()
        && !gap.contains(ends_line)
        && (word.is_empty() || word.strip_prefix(is_dash) == Some("") || is_and(word))
}

/// Returns the words in a form that a person can type: on one line and without invisible characters.
pub(super) fn again(words: &str) -> String {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    words.nfc().filter(|character| !matches!(character, '\u{fe0e}' | '\u{fe0f}')).collect()
}

pub(super) fn tiles(colours: &[WrittenColour], numbers: &[Number]) -> NamedTiles {
    let tile = |colour: &WrittenColour, number: &Number| (Symbol::Tile(colour.face(*number).into()), colour.fourth);
    colours.iter().flat_map(|colour| numbers.iter().map(move |number| tile(colour, number))).collect()
}
