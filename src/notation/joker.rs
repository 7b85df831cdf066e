//! Parses okeys and false jokers that are written as letters or as words, with their counts: `okey`, `sahte okey 2`,
//! `okey yok` ("no okey").

use std::ops::Range;

use super::count::AllowedCount;
use super::fault::{NotationFault, PlacedFault};
use super::lexeme::{Join, LexemeKind};
use super::number::WrittenNumber;
use super::parser::TileParser;
use super::piece::{CarriedColour, Countable, Dashes, Piece, PieceContext, PieceResult, RefusedPiece};
use super::vocabulary::{after_blanks_of_line, ends_line, ends_row, is_blank_of_line, is_comma, letters_at, spells};
use crate::table::Symbol;
use crate::tiles::Face;
use crate::words::is_dash;

impl TileParser<'_> {
    /// Returns the okey or false joker at `at`, before its count is applied.
    pub(super) fn joker(self, at: usize, symbol: Symbol, before: PieceContext) -> Countable {
        let allowed = if self.joins_tile(at, before) { AllowedCount::Crossed } else { AllowedCount::Any };
        Countable { tiles: vec![(symbol, None)], dashes: Dashes::Plain, allowed }
    }

    /// Parses an okey or a false joker that is written as a word: `okey`, `sahte okey 2` (false joker 2), `okey: 0`,
    /// `okey yok` (no okey).
    pub(super) fn joker_by_word(self, at: usize, symbol: Symbol, plural: bool, before: PieceContext) -> PieceResult {
        let carried = before.carried;
        if let Some(next) = self.without(at + 1) {
            return self.no_jokers(at, next, carried);
        }
        if let Some(wrong) = self.false_okey_or_two(at, symbol, plural) {
            let next = self.count_here(at + 1).and_then(Result::ok).map_or(at + 1, |(_, next)| next);
            return Err(RefusedPiece { faults: vec![wrong], carried, next });
        }
        if !plural && let Some(next) = self.present(at + 1) {
            let piece = self.one_word(at, next, vec![(symbol, None)], carried);
            return Ok(Piece { okey: symbol == Symbol::Okey, ..piece });
        }
        if let Some((count, next)) = self.joker_count(at, carried) {
            // In `okey 1,2 kırmızı` ("okey 1,2 red") and in `okey 1, 2, 3 kırmızı`, the 1 may be red.
            let number = self.digits(at + 1).and_then(WrittenNumber::small_count);
            if let Some(number) = number.filter(|_| self.is_comma_list(next)) {
                let of = symbol.to_string();
                let kind = NotationFault::NumberOrCount {
                    number,
                    of,
                    behind: true,
                    colour_carried: true,
                    list: None,
                    colour: None,
                };
                return Err(self.refused(PlacedFault::new(kind, self.span(at, next)), at, CarriedColour::None));
            }
            return Ok(self.one_word(at, next, vec![(symbol, None); count], carried));
        }
        if plural {
            return Err(self.refused(self.unknown_word(at), at, carried));
        }
        let wrong = self.wrong_count(at, symbol).or_else(|| self.count_or_tile(at, symbol));
        let named = if wrong.is_some() { None } else { self.named_okey(at, symbol) };
        let touches = self.join(at + 1) == Join::Touching && self.join(at + 2) == Join::Touching;
        if let Some((face, next)) = named
            && !(touches && *self.kind(at + 1) == LexemeKind::Equals)
        {
            return Ok(Piece { names: Some((face, next)), ..Self::no_tiles(CarriedColour::None, next) });
        }
        let named = named.map(|(face, next)| PlacedFault::new(NotationFault::named_okey(face), self.span(at, next)));
        if let Some(wrong) = wrong.or(named) {
            let next = self.lexeme_from(at, wrong.span.end);
            return Err(RefusedPiece { faults: vec![wrong], carried: CarriedColour::Unread, next });
        }
        let continues = matches!(carried, CarriedColour::Known(_));
        if (continues || self.join(at + 1) == Join::Blank)
            && let Some(unclear) = self.count_after_joker(at, continues)
        {
            return Err(self.refused(unclear, at, carried));
        }
        let mut piece = self.repeated(at, at + 1, self.joker(at, symbol, before), carried)?;
        if piece.next == at + 1
            && let Some(before) = at.checked_sub(1).filter(|&before| *self.kind(before) == LexemeKind::NoJoker)
            && self.may_share(at)
        {
            let (none, joker) = (self.again(before, at), self.again(at, at + 1));
            let texts = [format!("{none}, no {joker}"), format!("{none}, {joker} x1")];
            return Err(self.refused(self.shared_none("no".to_owned(), joker, texts, before..at + 1), at, carried));
        }
        piece.okey = symbol == Symbol::Okey && piece.next == at + 1;
        Ok(piece)
    }

    /// Returns a fault if the words `sahte` and `okey` may mean one false joker or two tiles: with dashes between them
    /// and next to them, with a line end between them, or in `okey sahte okey` and `sahte sahte okey`, where only blanks separate them from another such word. If
    /// each of the two words is alone on its line, they are two tiles.
    fn false_okey_or_two(self, at: usize, symbol: Symbol, plural: bool) -> Option<PlacedFault> {
        let false_joker = Symbol::FALSE_JOKER;
        let words = |at: usize| &self.text[self.start(at)..self.end_before(at + 1)];
        // In `R4-sahte-okey-R6`, the dashes may separate two tiles.
        let in_chain = self.join(at) == Join::Tight || self.dash_touches(at + 1);
        if in_chain && !plural && words(at).contains(is_dash) && spells(letters_at(words(at)).0, "sahte") {
            let [one, other] = [vec![symbol], vec![symbol, Symbol::Okey]].map(|tiles| self.letters.symbols(tiles));
            return Some(PlacedFault::new(NotationFault::TwoReadings { one, other }, self.span(at, at + 1)));
        }
        let is_one = |at: usize| letters_at(words(at)).1.is_empty();
        let last = at.checked_sub(1).filter(|&last| is_one(last))?;
        let LexemeKind::JokerWord { symbol: before, plural: false } = *self.kind(last) else { return None };
        let colon = matches!(self.kind(at + 1), LexemeKind::Colon | LexemeKind::Equals);
        let begins = self.text[..self.start(last)].trim_end_matches(is_blank_of_line);
        let ends = after_blanks_of_line(&self.text[self.end_before(at + 1)..]);
        let listed =
            (begins.is_empty() || begins.ends_with(ends_row)) && (ends.is_empty() || ends.starts_with(ends_row));
        let wrapped = symbol == Symbol::Okey && is_one(at) && before == false_joker && self.begins_row(at) && !listed;
        let (one, other) = if wrapped && self.gap(at).blank && !colon {
            (vec![false_joker, symbol], vec![false_joker])
        } else if self.join(at) == Join::Blank && spells(letters_at(words(at)).0, "sahte") && !is_one(at) {
            (vec![before, false_joker], vec![before, false_joker, Symbol::Okey])
        } else {
            return None;
        };
        let kind = NotationFault::TwoReadings { one: self.letters.symbols(one), other: self.letters.symbols(other) };
        (!plural).then(|| PlacedFault::new(kind, self.span(last, at + 1)))
    }

    /// Parses a word for an okey or a false joker with `yok` ("none") or `0` after it. `next` is the index of the
    /// lexeme after `yok` or `0`. Refuses `okey ve sahte yok` ("okey and false joker none"), because `yok` may apply to
    /// both words.
    pub(super) fn no_jokers(self, at: usize, next: usize, carried: CarriedColour) -> PieceResult {
        let bare = |first: usize| {
            let counted = first.checked_sub(1).is_some_and(|count| {
                let unit = matches!(self.kind(count), LexemeKind::Unit | LexemeKind::Cross | LexemeKind::Star);
                unit || self.counted(count).is_some()
            });
            matches!(self.kind(first), LexemeKind::JokerWord { .. } | LexemeKind::UnclearJoker) && !counted
        };
        match at.checked_sub(1).filter(|&first| bare(first) && self.may_share(at)) {
            Some(first) => {
                // The hint has `yok` ("none") instead of a dash.
                let dash = *self.kind(next - 1) == LexemeKind::Dash;
                let none = if dash { "yok".to_owned() } else { self.again(next - 1, next) };
                let joker = self.again(first, at);
                let second = self.again(at, at + 1);
                let texts = [format!("{joker} {none}, {second} {none}"), format!("{joker} x1, {second} {none}")];
                let fault = self.shared_none(none, joker, texts, first..next);
                Err(RefusedPiece { faults: vec![fault], carried, next })
            }
            None => Ok(Self::no_tiles(carried, next)),
        }
    }

    /// Returns true if `yok` ("none") after the joker at `at` may also apply to the joker before it: no sentence and no
    /// line ends between the two.
    fn may_share(self, at: usize) -> bool {
        !self.gap_text(at).contains(|sign| ends_line(sign) || matches!(sign, '.' | '!' | '?' | '…'))
    }

    fn shared_none(self, none: String, joker: String, texts: [String; 2], lexemes: Range<usize>) -> PlacedFault {
        let [neither, one] = texts;
        let kind = NotationFault::SharedNone {
            none: none.into(),
            joker: joker.into(),
            neither: neither.into(),
            one: one.into(),
        };
        PlacedFault::new(kind, self.span(lexemes.start, lexemes.end))
    }

    /// Skips a colon or an `=` at `at`. Blanks may surround it.
    pub(super) fn after_colon(self, at: usize) -> Option<usize> {
        let colon = matches!(self.kind(at), LexemeKind::Colon | LexemeKind::Equals);
        (colon && self.is_near(at) && self.is_near(at + 1)).then_some(at + 1)
    }

    /// Parses `var` ("there is one") after an okey or a false joker, as in `okey var`.
    fn present(self, at: usize) -> Option<usize> {
        let value = self.after_colon(at).or_else(|| (self.join(at) == Join::Blank).then_some(at))?;
        (*self.kind(value) == LexemeKind::Present && self.is_clear(value + 1)).then_some(value + 1)
    }

    /// Parses `yok` ("none"), `0` or a dash after an okey or a false joker, as in `okey yok` and `okey: -`. A comma or
    /// the end of the line must follow the dash. In the last line of a text, nothing need follow the colon. Returns the
    /// index of the lexeme after it.
    pub(super) fn without(self, at: usize) -> Option<usize> {
        if *self.kind(at) == LexemeKind::Colon
            && self.is_near(at)
            && *self.kind(at + 1) == LexemeKind::End
            && self.begins_row(at - 1)
        {
            return Some(at + 1);
        }
        let value = self.after_colon(at).or_else(|| (self.join(at) == Join::Blank).then_some(at))?;
        let none = match self.kind(value) {
            LexemeKind::Without => true,
            LexemeKind::Number(digits) => digits.written == "0" && digits.suffix.is_none(),
            LexemeKind::Dash => {
                let rest = after_blanks_of_line(&self.text[self.end_before(value + 1)..]);
                let ends = rest.is_empty() || rest.starts_with(|next| next == '/' || ends_line(next) || is_comma(next));
                ends && value > at && *self.kind(at) == LexemeKind::Colon
            }
            _ => false,
        };
        (none && self.is_clear(value + 1)).then_some(value + 1)
    }

    /// Parses the word `yok` ("none") or a dash after a colour at the start of a line or after a comma: `sarı: yok`
    /// ("yellow: none"), `sarı: -`. Also accepts a colon at the end of a line, if it ends the text or the next line
    /// begins with another colour and its numbers. Returns the index of the lexeme after it.
    pub(super) fn without_colour(self, colour: usize, join: Join) -> Option<usize> {
        if !join.separates() {
            return None;
        }
        let none = |&next: &usize| !self.is_number(next - 1);
        self.without(colour + 1).filter(none).or_else(|| {
            let next = colour + 2;
            let heading = *self.kind(colour + 1) == LexemeKind::Colon && self.is_near(colour + 1);
            let other = self.gap(next).blank && self.begins_row(next) && self.colour(next).is_some();
            let headed = || *self.kind(next + 1) == LexemeKind::Colon || self.linked(next + 1).is_some();
            (heading && other && headed()).then_some(next)
        })
    }

    /// Parses the count after the name of a joker: `okey 2`, `okey: 2`. Returns `None` if there is no colon and an
    /// earlier tile gives a colour: in `R7 okey 2` the 2 may be red.
    fn joker_count(self, at: usize, carried: CarriedColour) -> Option<(usize, usize)> {
        let colon = self.after_colon(at + 1);
        let value =
            colon.or_else(|| (self.join(at + 1) == Join::Blank && carried == CarriedColour::None).then_some(at + 1))?;
        let count = self.digits(value)?.small_count()?;
        let unit = colon.is_some() && *self.kind(value + 1) == LexemeKind::Unit && self.join(value + 1) == Join::Blank;
        let next = if unit { value + 2 } else { value + 1 };
        // A colon shows that the number is a count, unless the number can belong to the words after it.
        let unclear = if colon.is_some() { self.goes_on_as_tiles(value) } else { self.continues(next) };
        (self.is_clear(next) && !unclear).then_some((usize::from(count), next))
    }

    /// Returns true if a number after a colon may be the number of a tile: another number or a colour follows it, as in
    /// `okey: 1 5` or `okey: 1 kırmızı` (okey: 1 red).
    fn goes_on_as_tiles(self, value: usize) -> bool {
        self.face(value).is_some() || self.join(value + 1) == Join::Blank && self.is_number(value + 1)
    }

    /// Returns the fault of a count of okeys or false jokers that is too high: `okey: 3`.
    fn wrong_count(self, at: usize, symbol: Symbol) -> Option<PlacedFault> {
        let value = self.after_colon(at + 1).filter(|value| self.face(*value).is_none())?;
        let digits = self.digits(value).filter(|digits| digits.suffix.is_none() && digits.small_count().is_none())?;
        let kind = NotationFault::JokerCount { symbol: symbol.to_string(), count: digits.written.to_owned() };
        self.is_clear(value + 1).then(|| PlacedFault::new(kind, self.span(at, value + 1)))
    }

    /// Returns the fault of a number after a colon that may be either a count or the number of a tile: `sahte: 1 mavi`
    /// (false joker: 1 blue), `okey: 1 kırmızı 5` (okey: 1 red 5). Returns `None` if a single tile follows `okey:`,
    /// because that tile can only name the okey.
    fn count_or_tile(self, at: usize, symbol: Symbol) -> Option<PlacedFault> {
        let value = self.after_colon(at + 1)?;
        let number = self.digits(value)?.small_count().filter(|_| self.goes_on_as_tiles(value))?;
        let tile = self.face(value).filter(|_| symbol == Symbol::Okey);
        let only_names = tile.is_some_and(|(_, next)| !(self.join(next) == Join::Blank && self.is_number(next)));
        let of = symbol.to_string();
        let kind =
            NotationFault::NumberOrCount { number, of, behind: true, colour_carried: false, list: None, colour: None };
        (!only_names).then(|| PlacedFault::new(kind, self.span(at, value + 1)))
    }

    /// Parses a text that says which tile is the okey: `okey: mavi 5` (okey: blue 5). Returns the tile and the index of
    /// the lexeme after it.
    fn named_okey(self, at: usize, symbol: Symbol) -> Option<(Face, usize)> {
        let equals = *self.kind(at + 1) == LexemeKind::Equals;
        // A list of melds may contain `okey=R9`: there, the okey stands for R9.
        let declares =
            equals && self.declares && self.join(at + 1) == Join::Touching && self.join(at + 2) == Join::Touching;
        let value = self.after_colon(at + 1).filter(|_| symbol == Symbol::Okey && !declares)?;
        self.face(value)
    }
}
