//! Parses counts of tiles: `2 okey`, `2 tane kırmızı 7` (two red 7s), `R7 x2`, `R7 iki tane` (R7 twice). The Turkish
//! unit words `tane` and `adet` mean "pieces". Also reports numbers that may be either a count or a tile.

use super::fault::{NotationFault, PlacedFault};
use super::lexeme::{Join, LexemeKind};
use super::number::times;
use super::parser::{TileParser, WordResult, tiles};
use super::piece::PieceContext;
use super::vocabulary::{after_blanks_of_line, ends_line, is_and, is_blank_of_line, is_comma};
use crate::table::Symbol;
use crate::tiles::Face;

/// The ways in which a count may be written after a word such as `R7` or `R5-6-7`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AllowedCount {
    /// Every form of a count is allowed, for example `R7 x2` or `R7 2 tane`, because it is clear what is counted.
    Any,
    /// Only an `x` that touches the word is allowed: in `R7-R8x2` it counts the R8. `R7-R8 x2` is unclear, because it
    /// could also mean two copies of both tiles.
    Touching,
    /// Every form with an `x` is allowed, because it counts the tile before it: in `R7 ve B8 x2` ("R7 and B8 x2") it
    /// counts the B8. `R7 ve B8 çift` ("R7 and B8 twice") is unclear.
    Crossed,
    /// No count is allowed, for example after `R5-6-7`: the count could mean copies of the last tile or of all three.
    None,
}

/// A count that is written before its tile, as in `2 okey`.
pub(super) struct Counted {
    pub(super) count: usize,
    /// True if the number has a unit word, as in `2 tane` or `2 adet` ("2 pieces"), or an `x` or `*`, as in `2x`.
    pub(super) unit: bool,
    /// The index of the lexeme at which the counted tile begins.
    pub(super) of: usize,
}

impl TileParser<'_> {
    /// Returns the forms of a count that are allowed after the tile that begins at `at`, such as `K2`. After a dash, as
    /// in `K1-K2`, only an `x` that touches the tile is allowed. After a single tile and `ve` ("and"), as in `R7 ve
    /// B8`, only an `x` is allowed. In `R5 R6 R7 ve B8 çift` ("R5 R6 R7 and B8 twice"), the count is that of B8.
    pub(super) fn count_behind(self, at: usize, before: PieceContext) -> AllowedCount {
        match before.join {
            Join::Tight => AllowedCount::Touching,
            _ if self.joins_tile(at, before) => AllowedCount::Crossed,
            _ => AllowedCount::Any,
        }
    }

    /// Returns true if a single tile without a count and `ve` ("and") come before the tile at `at`.
    pub(super) fn joins_tile(self, at: usize, before: PieceContext) -> bool {
        let listed = |last: usize| {
            let tile = |at: usize| match self.kind(at) {
                LexemeKind::Number(_) | LexemeKind::JokerLetter(_) | LexemeKind::JokerWord { .. } => true,
                _ => self.names_colours(at),
            };
            self.is_number(last) && self.is_number(at - 1) || last > 0 && self.is_near(last) && tile(last - 1)
        };
        before.last.is_some_and(|last| self.follows_and(at) && !self.has_count(last, at) && !listed(last))
    }

    /// Returns true if only `ve` ("and") comes between the lexeme and the one before it.
    pub(super) fn follows_and(self, at: usize) -> bool {
        self.join(at) == Join::Apart && is_and(self.gap_text(at).trim())
    }

    /// Returns true if the lexemes `from..to` contain a count such as `x2`, `2 tane` (2 pieces) or `2 okey`.
    pub(super) fn has_count(self, from: usize, to: usize) -> bool {
        let count =
            |kind| matches!(kind, &LexemeKind::Cross | LexemeKind::Star | LexemeKind::Unit | LexemeKind::Twofold);
        (from..to).any(|at| count(self.kind(at)) || self.bracketed(at).is_some()) || self.counted(from).is_some()
    }

    /// Returns a fault if the count before a tile may also be the count of the tile after `ve` ("and"): `iki tane
    /// kırmızı 7 ve mavi 8` (two red 7 and blue 8). `symbol` is the tile that is counted, and `other` the tile after
    /// `ve`, which has the lexemes `at..next`.
    pub(super) fn shares_count(
        self,
        last: usize,
        symbol: Symbol,
        other: Symbol,
        at: usize,
        next: usize,
    ) -> Option<PlacedFault> {
        if !self.follows_and(at) {
            return None;
        }
        let counted = self.counted(last).filter(|counted| counted.unit && counted.count > 1)?;
        let more = self.join(next) == Join::Blank && self.is_number(next);
        if self.has_count(at, next) || more {
            return None;
        }
        let first = vec![symbol; counted.count];
        let [one, other] = [1, counted.count].map(|count| {
            let tiles = first.iter().copied().chain(std::iter::repeat_n(other, count));
            self.letters.symbols(tiles)
        });
        Some(PlacedFault::new(NotationFault::TwoReadings { one, other }, self.span(last, next)))
    }

    /// Returns true if the number `at..next` has a count after it and is an item of a list: the separator before the
    /// number, such as a comma, is the same as the one between the count and the next number.
    pub(super) fn is_counted_item(self, at: usize, next: usize) -> bool {
        let apart = self.join(at).separates();
        let after = || self.count_here(next)?.ok().map(|(_, after)| after);
        apart && after().is_some_and(|after| self.is_number(after) && self.gap_text(after) == self.gap_text(at))
    }

    /// Returns the okey or false joker if the lexeme is a word for it in the singular, such as `okey`.
    fn joker_word(self, at: usize) -> Option<Symbol> {
        if let LexemeKind::JokerWord { symbol, plural: false } = self.kind(at) { Some(*symbol) } else { None }
    }

    /// Returns the okey or false joker if the lexeme is a word for it, in the singular or the plural.
    fn jokers(self, at: usize) -> Option<Symbol> {
        if let LexemeKind::JokerWord { symbol, .. } = self.kind(at) { Some(*symbol) } else { None }
    }

    /// Returns the joker (an okey or a false joker) at this lexeme if a count may come before it. A joker written as a
    /// word may always be counted (`2 okey`). A joker written as a letter may be counted only with a unit word
    /// (`2 tane J`).
    pub(super) fn counted_joker(self, at: usize, unit: bool) -> Option<Symbol> {
        match self.kind(at) {
            LexemeKind::JokerLetter(symbol) if unit => Some(*symbol),
            _ => self.jokers(at),
        }
    }

    /// Parses a count before its tile: `2 tane kırmızı 7`, `iki tane kırmızı 7` (two red 7s), `2 okey`. Without a unit
    /// word such as `tane`, the count must be 1 or 2, and the tile must be a word for an okey or a false joker.
    pub(super) fn counted(self, at: usize) -> Option<Counted> {
        let count = match self.kind(at) {
            LexemeKind::NumberWord(count @ 1..=4) => *count,
            _ => self.digits(at)?.count()?,
        };
        let unit = at + 1;
        let times = self.is_number(at) && matches!(self.kind(unit), LexemeKind::Cross | LexemeKind::Star);
        if (times || *self.kind(unit) == LexemeKind::Unit) && self.is_near(unit) {
            let of = unit + 1;
            let counts = if times {
                // In `2x 3 kırmızı` ("2x 3 red"), the 3 may be the count of the 2.
                let number = || self.digits(of).is_some_and(|number| number.count().is_none());
                let tile = self.colour(of).is_some() || self.counted_joker(of, true).is_some();
                self.is_near(of) && (tile || number() && self.counted_face(of).is_ok())
            } else {
                self.join(of) == Join::Blank && !self.ends(of) && !self.fences(of)
            };
            return counts.then_some(Counted { count: count.into(), unit: true, of });
        }
        let counts = count <= 2 && self.join(unit) == Join::Blank && self.jokers(unit).is_some();
        counts.then_some(Counted { count: count.into(), unit: false, of: unit })
    }

    /// Returns the value if the lexeme is the number 1 or 2 and a blank comes after it.
    fn small_count(self, at: usize) -> Option<u8> {
        self.digits(at)?.small_count().filter(|_| self.join(at + 1) == Join::Blank)
    }

    /// Returns the okeys or false jokers that a 1 or 2 before them may count: `2 okey`, `2 J`.
    pub(super) fn jokers_behind(self, at: usize) -> Option<Vec<Symbol>> {
        let count = self.small_count(at)?;
        self.counted_joker(at + 1, true).map(|joker| vec![joker; count.into()])
    }

    /// Returns true for the number of a count such as `x2`.
    pub(super) fn is_times(self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|cross| *self.kind(cross) == LexemeKind::Cross)
    }

    /// Returns a fault if a 1 or 2 may be either a tile or a count of the tile after it, as in `R7 2 okey` or `R7 2
    /// K5`. `colour_carried` is true if an earlier tile, here `R7`, gives the number a colour.
    pub(super) fn count_of_next(self, at: usize, colour_carried: bool) -> Option<PlacedFault> {
        let number = self.small_count(at)?;
        let joker = self.counted_joker(at + 1, true);
        let next = if joker.is_some() { at + 2 } else { self.lone_face(at + 1)? };
        let of = joker.map_or_else(|| self.again(at + 1, next), |symbol| symbol.to_string());
        let kind = NotationFault::NumberOrCount { number, of, behind: false, colour_carried, list: None, colour: None };
        Some(PlacedFault::new(kind, self.span(at, next)))
    }

    /// Returns a fault if a count may come before several colours that share a number: `2 kırmızı ve mavi 7` ("2 red
    /// and blue 7"), `iki tane kırmızı ve mavi 7`. A 1 or 2 without a unit word may be the number of the first colour.
    /// With a unit word, the count may be that of all tiles together or that of each tile.
    pub(super) fn count_of_shared(self, at: usize) -> Option<PlacedFault> {
        let unit = self.counted(at).filter(|counted| counted.unit);
        let of = unit.as_ref().map_or(at + 1, |counted| counted.of);
        let colours =
            self.colours_with_commas(of).or_else(|| self.colours_apart(of).filter(|_| self.colour(of).is_some()));
        let (colours, end) = colours.filter(|(colours, end)| {
            !self.number_touches(*end) && colours.windows(2).all(|pair| pair[0].colour != pair[1].colour)
        })?;
        let (number, next) =
            self.number(self.linked(end).filter(|&numbered| self.counted(numbered).is_none())?).ok()?;
        // In `2 kırmızı ve mavi 7-9` ("2 red and blue 7-9"), only the last colour has several numbers.
        if self.is_number(next) && !self.join(next).separates() {
            return None;
        }
        let mut one: Vec<Symbol> = tiles(&colours, &[number]).into_iter().map(|(symbol, _)| symbol).collect();
        let mut other = one.clone();
        if let Some(counted) = unit {
            other = other.into_iter().flat_map(|tile| vec![tile; counted.count]).collect();
        } else {
            let count = self.small_count(at)?;
            other.splice(..1, vec![one[0]; count.into()]);
            one[0] = Symbol::Tile(colours[0].face(self.number(at).ok()?.0).into());
        }
        let (one, other) = (self.letters.symbols(one), self.letters.symbols(other));
        Some(PlacedFault::new(NotationFault::TwoReadings { one, other }, self.span(at, next)))
    }

    /// Returns a fault if the number of a colour is in the next line and may also count jokers: the 2 in `5 mavi
    /// kırmızı⏎2 okey` ("5 blue red, 2 okey"; ⏎ is a line end). A number or a colour must come before this colour. A
    /// colour that is alone in its line is the heading of the next line.
    pub(super) fn count_in_next_line(self, colour: usize, number: usize) -> Option<PlacedFault> {
        let last = colour.checked_sub(1).filter(|_| self.join(colour) == Join::Blank)?;
        let follows = self.is_number(last) || self.colour(last).is_some();
        let next_line = self.text[self.end_before(colour + 1)..self.start(number)].contains(ends_line);
        let counts = follows && next_line && self.counted_joker(number + 1, true).is_some();
        if counts { self.count_of_next(number, true) } else { None }
    }

    /// Returns a fault if a 1 or 2 may be a tile or a count of the letter `J` (false joker) or `O` (okey) after it: the
    /// 2 in `K1,K2,2 J`. Checks a number only right after a comma or a similar character such as `;`. In `K 1,2 J`, the
    /// 2 is a tile, because it continues a list of numbers.
    pub(super) fn count_of_letter(self, at: usize, join: Join) -> Option<PlacedFault> {
        let unclear = join == Join::Comma && (self.gap_text(at) != "," || self.each_has_colour(at));
        let number = self.small_count(at).filter(|_| unclear)?;
        let LexemeKind::JokerLetter(symbol) = self.kind(at + 1) else { return None };
        let of = symbol.to_string();
        let kind =
            NotationFault::NumberOrCount { number, of, behind: false, colour_carried: true, list: None, colour: None };
        Some(PlacedFault::new(kind, self.span(at, at + 2)))
    }

    /// Returns true if the two tiles before a lexeme have colours of their own: `K1,K2`.
    pub(super) fn each_has_colour(self, at: usize) -> bool {
        let tile = |end: usize| end > 1 && self.is_number(end - 1) && self.colour(end - 2).is_some();
        tile(at) && tile(at - 2)
    }

    /// Returns true if a 1 or 2 before a joker (an okey or a false joker) may be the next number of a list, not a
    /// count.
    ///
    /// After a comma without blanks, any 1 or 2 may continue the list: the 2 in `siyah 1,2 okey` ("black 1,2 okey") and
    /// in `siyah 3, 5,2 okey`. After a comma with blanks, or after `ve` ("and"), the number must continue a run,
    /// upwards or downwards: the 1 in `siyah 12, 13, 1 okey` and in `siyah 3,2, 1 okey`. If the two tiles before the
    /// number have colours of their own, the number is a count: the 2 in `K1,K2,2 okey`.
    pub(super) fn goes_on_with_list(self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1).filter(|&before| self.is_number(before)) else { return false };
        let gap = self.gap_text(at);
        let numbers = || Some((self.number(before).ok()?.0, self.number(at).ok()?.0));
        let follows = || numbers().is_some_and(|(before, number)| before.successor() == number);
        let precedes = || numbers().is_some_and(|(before, number)| number.successor() == before);
        let begins = || {
            let of = |colour: usize| self.colour(colour).is_some() && self.linked(colour + 1) == Some(before);
            before.checked_sub(1).is_some_and(of) || before.checked_sub(2).is_some_and(of)
        };
        let sign = gap.trim_matches(is_blank_of_line);
        let and = is_and(sign);
        let before_gap = self.gap_text(before);
        let alike = before_gap == gap || !sign.is_empty() && before_gap.trim_matches(is_blank_of_line) == sign;
        let listed = before > 0 && self.is_number(before - 1) && (and || alike);
        let joined = and || matches!(sign, "," | "+") || gap.contains('\t') || listed && sign.starts_with(is_comma);
        (gap == "," || joined && follows() && (listed || begins()) || joined && listed && precedes())
            && !self.each_has_colour(at)
    }

    /// Returns a fault if a 1 or 2 after a joker (an okey or a false joker) may be a tile or a count of the joker: `R7
    /// 8 okey 2`. `colour_carried` is true if an earlier tile, here `R7`, gives the number a colour.
    pub(super) fn count_after_joker(self, joker: usize, colour_carried: bool) -> Option<PlacedFault> {
        let symbol = match self.kind(joker) {
            LexemeKind::JokerLetter(symbol) => *symbol,
            _ => self.joker_word(joker)?,
        };
        let at = joker + 1;
        let number = self.digits(at)?.small_count().filter(|_| matches!(self.join(at), Join::Blank | Join::Dashed))?;
        let next = at + 1;
        let counts = matches!(self.kind(next), LexemeKind::Cross | LexemeKind::Unit) && self.is_near(next);
        if !self.is_apart(next) || counts || self.counted(at).is_some_and(|_| colour_carried) {
            return None;
        }
        let of = symbol.to_string();
        let kind = NotationFault::NumberOrCount { number, of, behind: true, colour_carried, list: None, colour: None };
        Some(PlacedFault::new(kind, self.span(joker, next)))
    }

    /// Parses a colour with one number, such as `K5`, and returns the index of the lexeme after it. Returns `None` if a
    /// count or another number follows: `K5 x2`, `K5 6`.
    fn lone_face(self, at: usize) -> Option<usize> {
        let (_, next) = self.one_face(at).ok()?;
        let times =
            *self.kind(next) == LexemeKind::Cross && self.is_near(next) || matches!(self.count_here(next), Some(Ok(_)));
        let counts = || {
            let colour = self.small_count(next).is_some() && self.colour(next + 1).is_some();
            colour || self.counted(next).is_some()
        };
        let further = self.is_number(next) && !self.letters_touch(next + 1) && !counts();
        (!times && !further).then_some(next)
    }

    /// Returns a fault if a count with `x` or `*` comes between two tiles: `R5 2x kırmızı 7` (R5 2x red 7), `R5 -
    /// 2*R7`.
    pub(super) fn repeated_first(self, at: usize) -> Option<PlacedFault> {
        let counted = self.counted(at).filter(|_| matches!(self.kind(at + 1), LexemeKind::Cross | LexemeKind::Star))?;
        let of = counted.of;
        let next = match self.counted_joker(of, true) {
            Some(_) => of + 1,
            None => self.counted_face(of).ok()?.1,
        };
        let kind = NotationFault::RepeatFirst { times: self.digits(at)?.count()?, of: self.again(of, next) };
        Some(PlacedFault::new(kind, self.span(at, next)))
    }

    /// Skips numbers that are written as words, such as `iki` (two) and `on üç` (thirteen).
    pub(super) fn number_words(self, at: usize) -> Option<usize> {
        let is_word = |at| matches!(self.kind(at), LexemeKind::NumberWord(_));
        let mut next = at;
        while is_word(next) && (next == at || self.join(next) == Join::Blank) {
            next += 1;
        }
        (next > at).then_some(next)
    }

    /// Returns the value of the number words `at..next`: 7 for `yedi` (seven), 13 for `on üç` (thirteen).
    fn value_of_words(self, at: usize, next: usize) -> Option<u8> {
        let value = |at| match self.kind(at) {
            LexemeKind::NumberWord(value) => Some(*value),
            _ => None,
        };
        match next - at {
            1 => value(at),
            2 => value(at).zip(value(at + 1)).filter(|pair| matches!(pair, (10, 1..=3))).map(|(ten, more)| ten + more),
            _ => None,
        }
    }

    /// Returns the fault of a colour with a number that is written as a word: `siyah bir` (black one).
    pub(super) fn number_word_behind(self, colour: usize, next: usize) -> PlacedFault {
        let number = self.value_of_words(colour + 1, next);
        let tile = number.map(|number| format!("{} {number}", self.again(colour, colour + 1)));
        PlacedFault::new(NotationFault::NumberWord { tile, count: None }, self.span(colour, next))
    }

    /// Returns the fault of a number that is written as a word. It may be the number of a tile, as in `yedi mavi`
    /// (seven blue), or a count, as in `iki mavi 7` (two blue 7). A unit word such as `tane` may follow it.
    pub(super) fn number_in_words(self, at: usize) -> Option<PlacedFault> {
        let next = self.number_words(at)?;
        let unit = *self.kind(next) == LexemeKind::Unit && self.join(next) == Join::Blank;
        let end = if unit { next + 1 } else { next };
        let number = self.value_of_words(at, next);
        let counted = number.filter(|number| *number <= 4 && self.join(end) == Join::Blank).and_then(|number| {
            let of = match self.jokers(end) {
                Some(_) if self.joker_word(end).is_some() => self.again(end, end + 1),
                Some(symbol) => symbol.to_string(),
                None => self.again(end, self.lone_face(end)?),
            };
            Some(format!("{of} x{number}"))
        });
        // In `iki mavi` (two blue) no number follows the colour, so the 2 is the number of a tile.
        let own = counted.is_some() || self.linked(end + 1).is_none();
        let colour = self.colour(end).filter(|_| !unit && own && self.join(end) == Join::Blank);
        let tile = number.filter(|_| colour.is_some()).map(|number| format!("{} {number}", self.again(end, end + 1)));
        Some(PlacedFault::new(NotationFault::NumberWord { tile, count: counted }, self.span(at, end)))
    }

    /// Returns true if a count with a unit word begins at this lexeme, after a blank: `2 tane`, `iki adet` (two
    /// pieces).
    pub(super) fn counts_behind(self, at: usize) -> bool {
        self.join(at) == Join::Blank && self.count_words(at).is_some_and(|(_, next)| next > at + 1)
    }

    /// Parses a count that is written with words: `2 tane`, `iki adet` (two pieces), `çift` (a pair), `twice`.
    pub(super) fn count_words(self, at: usize) -> Option<(usize, usize)> {
        let unit = at + 1;
        let counts = *self.kind(unit) == LexemeKind::Unit && self.is_near(unit);
        match self.kind(at) {
            LexemeKind::Number(digits) if counts => Some((usize::from(digits.count()?), unit + 1)),
            LexemeKind::NumberWord(count @ 1..=4) if counts => Some((usize::from(*count), unit + 1)),
            LexemeKind::Twofold => Some((2, unit)),
            _ => None,
        }
    }

    /// Parses a count with an `x`, for example `x2`.
    pub(super) fn crossed(self, at: usize) -> Option<WordResult<usize>> {
        if *self.kind(at) != LexemeKind::Cross {
            return None;
        }
        let start = self.start(at);
        let digits = start + self.text[start..].chars().next().map_or(0, char::len_utf8);
        let (written, count, after) = times(after_blanks_of_line(&self.text[digits..]));
        let end = self.text.len() - after.len();
        let next = self.lexeme_from(at, end);
        Some(match count {
            Some(count) if self.end_before(next) == end => Ok((count, next)),
            Some(_) => Err(self.touching(end)),
            None => Err(PlacedFault::new(NotationFault::BadRepeat { times: written.to_owned() }, start..end)),
        })
    }

    /// Parses a count in brackets: `(x2)`, `(2)`, `(2 tane)` (2 pieces), `(çift)` (a pair).
    fn bracketed(self, at: usize) -> Option<WordResult<usize>> {
        if *self.kind(at) != LexemeKind::Open(')') || !self.is_near(at) || !self.is_near(at + 1) {
            return None;
        }
        let number = || Some(Ok((self.digits(at + 1)?.small_count()?.into(), at + 2)));
        let read = self.crossed(at + 1).or_else(|| self.count_words(at + 1).map(Ok)).or_else(number)?;
        match read {
            Ok((count, close)) => {
                (*self.kind(close) == LexemeKind::Close && self.is_near(close)).then_some(Ok((count, close + 1)))
            }
            wrong @ Err(_) => Some(wrong),
        }
    }

    /// Parses the count after a word, as in `R7 x2`. If there is no count, returns 1. `last` is the last tile of the
    /// word; the fault of an unclear count names it.
    pub(super) fn times(self, at: usize, allowed: AllowedCount, last: Option<Symbol>) -> WordResult<usize> {
        let Some(read) = self.count_here(at) else { return Ok((1, at)) };
        let (times, next) = read?;
        let crossed = *self.kind(at) == LexemeKind::Cross;
        // In `R7 2 tane B3` ("R7 2 pieces B3"), the count may belong to R7 or to B3.
        if !crossed && !self.fences(at) && self.continues(next) {
            return Err(self.count_between(at, next, times));
        }
        if !crossed
            && !self.fences(at)
            && let Some(unclear) = self.count_as_label(at, next, times)
        {
            return Err(unclear);
        }
        let clear = match allowed {
            AllowedCount::Any => true,
            AllowedCount::Touching => crossed && self.join(at) == Join::Touching,
            AllowedCount::Crossed => crossed,
            AllowedCount::None => false,
        };
        if clear { Ok((times, next)) } else { Err(self.list_count(at, next, times, last)) }
    }

    /// Returns the fault of a count after a list, as in `R6 7 8 x2`: it may mean copies of the last tile or of all
    /// tiles.
    pub(super) fn list_count(self, at: usize, next: usize, times: usize, last: Option<Symbol>) -> PlacedFault {
        let last = last.map(|last| last.to_string()).unwrap_or_default();
        let written = self.again(at, next);
        PlacedFault::new(NotationFault::ListCount { written, last, times }, self.span(at, next))
    }

    /// Returns the fault of a count between two tiles, as in `R7 2 tane B3`: it may belong to either tile.
    pub(super) fn count_between(self, at: usize, next: usize, count: usize) -> PlacedFault {
        let jokers = self.counted(next).filter(|counted| !counted.unit);
        let end = match (&jokers, self.counted_face(next)) {
            (Some(counted), _) => counted.of + 1,
            (None, Ok((_, end))) => end,
            (None, Err(_)) => (next + 1).min(self.lexemes.len() - 1),
        };
        // A hint with the count repeats a lone number without an ending: `5x2` for `5'ten` ("from the 5").
        let tile = match self.digits(next) {
            Some(number) if end == next + 1 => number.written.to_owned(),
            _ => self.again(next, end),
        };
        // The `x` must touch a number without a colour of its own: `R7, 8x2`.
        let gap = if end == next + 1 && self.is_number(next) { "" } else { " " };
        // The jokers in `K3 çift 1 okey` have a count of their own.
        let instead = if jokers.is_some() { tile.clone() } else { format!("{tile}{gap}x{count}") };
        let kind = NotationFault::CountBetween {
            written: self.again(at, next).into(),
            next: tile.into(),
            instead: instead.into(),
        };
        PlacedFault::new(kind, self.span(at, end))
    }

    /// Returns a fault if a count in words may be a label of the tiles after it: `K3 çift (B5 B5)` ("K3 pair (B5 B5)"),
    /// `K3 çift (mavi 5 5)`, `K3 2 tane (B5)` ("K3 2 pieces (B5)"), `K3 çift - B5 B5`.
    fn count_as_label(self, at: usize, next: usize, count: usize) -> Option<PlacedFault> {
        let pair = *self.kind(next - 1) == LexemeKind::Twofold;
        let bracket = self.opens_bracket(next) && self.is_near(next);
        let dash = pair && self.join(next) == Join::Dashed;
        if !bracket && !dash {
            return None;
        }
        let of = next + usize::from(bracket);
        let closes = |end: usize| bracket && *self.kind(end) == LexemeKind::Close && self.is_near(end);
        let (face, one) = self.face(of)?;
        let again = || {
            let number = || self.number(one).ok().map(|(number, end)| (Face { number, ..face }, end));
            let (other, end) = self.face(one).or_else(number).filter(|_| self.join(one) == Join::Blank)?;
            (other == face && count == 2 && (closes(end) || !bracket)).then_some(end)
        };
        let (end, instead) = match again() {
            Some(end) => (end, self.again(of, end)),
            None if closes(one) => (one, format!("{} x{count}", self.again(of, one))),
            None => return None,
        };
        let kind = NotationFault::CountBetween {
            written: self.again(at, next).into(),
            next: self.again(of, end).into(),
            instead: instead.into(),
        };
        Some(PlacedFault::new(kind, self.span(at, end + usize::from(bracket))))
    }

    /// Parses a count at this lexeme, in any form: `x2`, `(x2)`, `2 tane` (2 pieces), `çift` (a pair).
    pub(super) fn count_here(self, at: usize) -> Option<WordResult<usize>> {
        let crossed = if self.is_near(at) { self.crossed(at) } else { None };
        let words = || if self.join(at) == Join::Blank { self.count_words(at).map(Ok) } else { None };
        crossed.or_else(|| self.bracketed(at)).or_else(words)
    }
}
