//! Parses the parts of a piece: numbers, colours, and the links between them.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization;

use super::blank::{after_blanks_of_line, ends_line, is_blank_of_line, is_separator};
use super::colour::{Letters, WrittenColour, unknown};
use super::fault::NotationFault;
use super::lexeme::{ColourForm, Gap, Join, Lexeme, LexemeKind};
use super::number::{NumberSuffix, WrittenNumber};
use super::placed_fault::PlacedFault;
use crate::hand::FourthColour;
use crate::table::Symbol;
use crate::tiles::Number;
use crate::words::is_dash;

/// The tiles of one word.
pub(super) type WordTiles = Vec<(Symbol, Option<FourthColour>)>;

/// A parsed value and the index of the next lexeme.
pub(super) type WordResult<T> = Result<(T, usize), PlacedFault>;

/// The lexemes of a text. The functions take the place of a lexeme and return that of the one after what they read.
#[derive(Clone, Copy)]
pub(super) struct TileParser<'t> {
    pub(super) text: &'t str,
    pub(super) lexemes: &'t [Lexeme<'t>],
    pub(super) letters: Letters,
    /// True if `=` declares what a tile stands for.
    pub(super) declares: bool,
}

/// Numbers of one colour, as written in one word.
pub(super) struct NumberWord {
    pub(super) numbers: Vec<Number>,
    pub(super) form: NumberForm,
}

/// The form in which the numbers of a word are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NumberForm {
    One,
    /// `9'dan`, of which a count follows.
    From,
    /// `4-7`.
    Range,
    /// `3'ten 7'ye`, `3 to 7`.
    Spoken,
    /// `5-5`, `5-6-7`.
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

    /// Returns true if a lexeme follows the previous one directly or after blanks on the same line.
    pub(super) fn is_near(self, at: usize) -> bool {
        matches!(self.join(at), Join::Touching | Join::Blank)
    }

    /// Returns the byte that a lexeme begins at.
    pub(super) fn start(self, at: usize) -> usize {
        self.lexemes.get(at).map_or(self.text.len(), |lexeme| lexeme.at)
    }

    /// Returns the byte after the lexeme before this one.
    pub(super) fn end_before(self, at: usize) -> usize {
        at.checked_sub(1).map_or(0, |before| self.lexemes[before].end)
    }

    /// Returns the text from a lexeme on.
    pub(super) fn rest(self, at: usize) -> &'t str {
        &self.text[self.start(at)..]
    }

    /// Returns the bytes of some lexemes.
    pub(super) fn span(self, from: usize, to: usize) -> Range<usize> {
        self.start(from)..self.end_before(to)
    }

    /// Returns the text of some lexemes, as it can be typed again.
    pub(super) fn again(self, from: usize, to: usize) -> String {
        again(&self.text[self.span(from, to)])
    }

    /// Returns the bytes of the word that a lexeme begins: to the next separator, bar or bracket.
    pub(super) fn word(self, at: usize) -> Range<usize> {
        self.start(at)..self.word_end(self.start(at))
    }

    /// Returns the byte after the word at another one; a word has one character at least.
    pub(super) fn word_end(self, from: usize) -> usize {
        let first = self.text[from..].chars().next().map_or(0, char::len_utf8);
        self.tail_end(from).max(from + first)
    }

    /// Returns the byte after what touches another one: up to a separator, a bar, or a bracket of a pair.
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

    /// Returns the first lexeme that begins at a byte or after it.
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

    /// Returns the one colour at a lexeme.
    pub(super) fn colour(self, at: usize) -> Option<(WrittenColour, ColourForm)> {
        if let LexemeKind::Colour(colour, form) = self.kind(at) { Some((*colour, *form)) } else { None }
    }

    /// Returns true if letters begin here and touch the previous lexeme.
    pub(super) fn letters_touch(self, at: usize) -> bool {
        self.join(at) == Join::Touching && self.rest(at).starts_with(|next: char| super::blank::is_letter(next))
    }

    /// Returns true at the end of the text or of a meld.
    pub(super) fn ends(self, at: usize) -> bool {
        matches!(self.kind(at), LexemeKind::End | LexemeKind::Bar)
    }

    /// Returns true for a bracket or a list mark.
    pub(super) fn fences(self, at: usize) -> bool {
        matches!(
            self.kind(at),
            LexemeKind::Open(_) | LexemeKind::Close | LexemeKind::LetterMark | LexemeKind::UnclearMark
        )
    }

    /// Returns true if the previous item ends before this lexeme: they neither touch nor are joined by a dash.
    pub(super) fn is_apart(self, at: usize) -> bool {
        let join = self.join(at);
        self.ends(at) || !matches!(join, Join::Touching | Join::Tight) || join == Join::Touching && self.fences(at)
    }

    /// Returns true if, in addition, no dash touches what was read.
    pub(super) fn is_clear(self, at: usize) -> bool {
        self.is_apart(at) && !self.gap(at).dash_touches
    }

    /// Returns true if letters, a number or a coloured sign follow after blanks only.
    pub(super) fn continues(self, at: usize) -> bool {
        let rest = self.rest(at);
        let begins = |next: char| super::blank::is_letter(next) || super::number::is_digit(next);
        self.join(at) == Join::Blank
            && (rest.starts_with(begins) || matches!(self.kind(at), LexemeKind::Colour(..) | LexemeKind::Colours(..)))
    }

    /// Returns the text of the gap before a lexeme.
    fn gap_text(self, at: usize) -> &'t str {
        &self.text[self.end_before(at)..self.start(at)]
    }

    /// Returns the fault of a word that is no tile; it is named whole.
    pub(super) fn unknown_word(self, at: usize) -> PlacedFault {
        let span = self.word(at);
        let kind = unknown(&self.text[span.clone()], self.letters);
        let length = match &kind {
            NotationFault::OtherLetters { .. } => super::blank::letters_at(self.rest(at)).0.len(),
            NotationFault::OtherColour { word, .. } => word.len(),
            _ => span.len(),
        };
        PlacedFault::new(kind, span.start..span.start + length)
    }

    /// Parses one number. Only an ending such as in `7'li` may touch it.
    pub(super) fn number(self, at: usize) -> WordResult<Number> {
        self.number_with(at, &[NumberSuffix::Tile])
    }

    /// Parses one number shared by several colours. It may have a plural ending.
    pub(super) fn shared_number(self, at: usize) -> WordResult<Number> {
        self.number_with(at, &[NumberSuffix::Tile, NumberSuffix::Plural])
    }

    /// Parses one number. Only these endings may touch it.
    fn number_with(self, at: usize, suffixes: &[NumberSuffix]) -> WordResult<Number> {
        let Some(digits) = self.digits(at) else { return Err(self.unknown_word(at)) };
        let end = self.start(at) + digits.written.len();
        match (digits.number(), digits.suffix) {
            (Some(_), Some(suffix)) if !suffixes.contains(&suffix) => Err(self.touching(end)),
            (Some(number), _) => Ok((number, at + 1)),
            (None, _) => {
                let plain = digits.plain();
                let significant = plain.trim_start_matches('0');
                let kind = match significant.parse().ok().and_then(Number::new) {
                    Some(number) => NotationFault::LeadingZero { number: number.to_string() },
                    None => NotationFault::NumberRange { number: plain },
                };
                Err(PlacedFault::new(kind, self.start(at)..end))
            }
        }
    }

    /// Returns the fault of what touches a tile, from that byte on.
    pub(super) fn touching(self, from: usize) -> PlacedFault {
        let end = self.word_end(from);
        PlacedFault::new(NotationFault::TilesTouch { rest: self.text[from..end].to_owned() }, from..end)
    }

    /// A number, or a range: two with a dash, or with `from` and `to` in words. Two that are equal are a pair. Of three and
    /// more with dashes, the first.
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
        let plain = second.plain();
        if !plain.starts_with('0') && plain.parse::<u8>().map_or(true, |to| to > Number::COUNT) {
            return Err(PlacedFault::new(NotationFault::RangePastEnd { from, to: plain, colour: None }, written));
        }
        let (to, rest) = self.number(next)?;
        Self::range(from, to, written).map(|numbers| {
            let form = if from == to { NumberForm::List } else { NumberForm::Range };
            let numbers = if from == to { vec![from; 2] } else { numbers };
            (NumberWord { numbers, form }, rest)
        })
    }

    /// Returns true if a dash follows the previous lexeme directly.
    pub(super) fn dash_touches(self, at: usize) -> bool {
        self.gap(at).dash_touches || *self.kind(at) == LexemeKind::Dash && self.join(at) == Join::Touching
    }

    fn range(from: Number, to: Number, written: Range<usize>) -> Result<Vec<Number>, PlacedFault> {
        if to < from {
            return Err(PlacedFault::new(NotationFault::RangeBackwards { from, to, colour: None }, written));
        }
        Ok(Number::all().filter(|number| (from..=to).contains(number)).collect())
    }

    /// `3'ten 7'ye`, `1den 5e kadar`, `3 to 7`; `None` where nothing of the kind stands here.
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

    /// Numbers before their colour: a range, or all of `5-6-7R`.
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
        // Two and a dash are no range, and no list yet.
        if list.numbers.len() == 2 && self.dash_touches(next) {
            return Err(PlacedFault::new(NotationFault::RangeEnd, self.word(at)));
        }
        Ok((list, next))
    }

    /// Returns the number that belongs to the colour before `at`: between the two stand blanks, a colon, `=`, brackets, or
    /// a dash with blanks.
    pub(super) fn linked(self, at: usize) -> Option<usize> {
        let mut next = at;
        if *self.kind(next) == LexemeKind::Close && self.gap(next).blank {
            next += 1;
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

    /// Returns the number here, possibly after a bracket. `dashed` is true if a dash before it was already checked.
    fn numbered(self, at: usize, dashed: bool) -> Option<usize> {
        let blank = |at: usize| self.gap(at).blank;
        if matches!(self.kind(at), LexemeKind::Open(_)) && (dashed || blank(at)) {
            return (self.is_number(at + 1) && blank(at + 1)).then_some(at + 1);
        }
        (self.is_number(at) && (dashed || blank(at))).then_some(at)
    }

    /// As [`linked`](Self::linked), but only over blanks, a colon or a dash with blanks.
    pub(super) fn linked_plainly(self, at: usize) -> Option<usize> {
        let plain = match self.kind(at) {
            LexemeKind::Colon => self.is_number(at + 1),
            LexemeKind::Number(_) => true,
            _ => false,
        };
        if plain { self.linked(at) } else { None }
    }

    /// A colour and one number.
    pub(super) fn one_face(self, at: usize) -> WordResult<WordTiles> {
        let Some((colour, _)) = self.colour(at) else { return Err(self.unknown_word(at)) };
        let Some(numbered) = self.linked(at + 1) else {
            let kind = NotationFault::NumberMissing { colour: self.again(at, at + 1), taken: None };
            return Err(PlacedFault::new(kind, self.word(at)));
        };
        let (number, next) = self.number(numbered)?;
        Ok((tiles(&[colour], &[number]), next))
    }

    /// Two colours or more that share a number: `siyah kırmızı mavi`, `siyah-kırmızı`, `siyah ve mavi`.
    pub(super) fn colours_apart(self, at: usize) -> Option<(Vec<WrittenColour>, usize)> {
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

    /// Returns the colour after numbers, separated by blanks or a bracket. A colour followed by its own number does not
    /// count.
    pub(super) fn colour_after(self, at: usize) -> Option<(WrittenColour, usize)> {
        let place = self.colours_behind(at)?;
        let (colour, _) = self.colour(place)?;
        let next = place + 1;
        let own =
            self.join(next) == Join::Touching && matches!(self.kind(next), LexemeKind::Number(_) | LexemeKind::Colon);
        (!own).then_some((colour, next))
    }

    /// Returns the lexeme of a colour after numbers, separated by blanks or a bracket.
    pub(super) fn colours_behind(self, at: usize) -> Option<usize> {
        if matches!(self.kind(at), LexemeKind::Open(_)) && self.gap(at).blank {
            return (self.colour(at + 1).is_some() && self.gap(at + 1).blank).then_some(at + 1);
        }
        (self.colour(at).is_some() && self.gap(at).blank && self.join(at) != Join::Touching).then_some(at)
    }
}

/// Returns true for a gap of blanks, a dash and blanks on one line.
fn is_spaced_dash(gap: &str) -> bool {
    let dash = after_blanks_of_line(gap);
    dash.len() < gap.len() && dash.strip_prefix(is_dash).is_some_and(|after| after.starts_with(char::is_whitespace))
}

/// Returns true if two colours with this gap can share a number: blanks, a dash or `ve`, on one line.
fn joins_colours(gap: &str) -> bool {
    let word = gap.trim_matches(is_blank_of_line);
    !gap.is_empty()
        && !gap.contains(ends_line)
        && (word.is_empty()
            || word.strip_prefix(is_dash) == Some("")
            || word.eq_ignore_ascii_case("ve")
            || word.eq_ignore_ascii_case("and"))
}

/// Returns words in a form that can be typed: on one line, composed, without invisible characters.
pub(super) fn again(words: &str) -> String {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    words.nfc().filter(|character| !matches!(character, '\u{fe0e}' | '\u{fe0f}' | '\u{20e3}')).collect()
}

pub(super) fn tiles(colours: &[WrittenColour], numbers: &[Number]) -> WordTiles {
    let tile = |colour: &WrittenColour, number: &Number| (Symbol::Tile(colour.face(*number).into()), colour.fourth);
    colours.iter().flat_map(|colour| numbers.iter().map(move |number| tile(colour, number))).collect()
}
