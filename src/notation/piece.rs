//! The second stage of reading, one piece of a hand: a tile, a range, one number in several colours, a joker, or numbers
//! with the colour after them.

use std::ops::Range;

use super::colour::WrittenColour;
use super::count::AllowedCount;
use super::fault::NotationFault;
use super::lexeme::{ColourForm, Join, LexemeKind};
use super::number::NumberSuffix;
use super::parser::{NumberForm, NumberWord, TileParser, WordResult, WordTiles, tiles};
use super::placed_fault::PlacedFault;
use crate::table::Symbol;
use crate::tiles::{Face, Number, Tile};

/// The colour that a number without a colour takes from the tile before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CarriedColour {
    /// There is none.
    None,
    /// This one.
    Known(WrittenColour),
    /// One that could not be read: such numbers are skipped.
    Unread,
}

impl CarriedColour {
    const fn colour(self) -> Option<WrittenColour> {
        if let Self::Known(colour) = self { Some(colour) } else { None }
    }
}

/// The context before a piece.
#[derive(Debug, Clone, Copy)]
pub(super) struct PieceContext {
    pub(super) carried: CarriedColour,
    pub(super) join: Join,
    /// The first lexeme of the previous word, if there is one.
    pub(super) last: Option<usize>,
}

/// A word with its tiles.
#[derive(Debug)]
pub(super) struct TileWord {
    /// Its separation from the previous word of the same piece.
    pub(super) join: Join,
    pub(super) span: Range<usize>,
    pub(super) tiles: WordTiles,
    pub(super) dashes: Dashes,
}

/// The meaning of dashes between the numbers of a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Dashes {
    /// Nothing, or a pair, or two numbers in a row.
    Plain,
    /// A range from one to the other that holds more than the two.
    Range(Face, Face),
    /// A list of three or more.
    List,
}

/// A parsed piece, and the context after it.
#[derive(Debug)]
pub(super) struct Piece {
    /// The words: one, several if numbers share the colour after them, or none for a count of zero jokers.
    pub(super) words: Vec<TileWord>,
    pub(super) carried: CarriedColour,
    /// True if the piece is only the word for one okey, which may name the tile after it.
    pub(super) okey: bool,
    /// True if its numbers take the colour of the previous piece.
    pub(super) continues: bool,
    /// The lexeme after it.
    pub(super) next: usize,
}

/// A piece that cannot be read.
#[derive(Debug)]
pub(super) struct RefusedPiece {
    pub(super) faults: Vec<PlacedFault>,
    pub(super) carried: CarriedColour,
    /// The lexeme at which parsing continues.
    pub(super) next: usize,
}

type PieceResult = Result<Piece, RefusedPiece>;

impl TileParser<'_> {
    /// Reads the piece that a lexeme begins.
    pub(super) fn piece(self, at: usize, before: PieceContext) -> PieceResult {
        let carried = before.carried;
        if before.join == Join::Blank
            && let Some(loose) = self.loose(at, before)
        {
            return Err(loose);
        }
        match self.kind(at) {
            LexemeKind::Number(_) => self.number_first(at, before),
            LexemeKind::JokerLetter(symbol) => self.repeated(at, at + 1, Self::joker(*symbol), carried),
            LexemeKind::JokerWord { symbol, plural } => self.joker_by_word(at, *symbol, *plural, before),
            LexemeKind::UnclearJoker => {
                if let Some(next) = self.without(at + 1) {
                    return Ok(Self::no_tiles(carried, next));
                }
                let span = self.span(at, at + 1);
                let kind = NotationFault::JokerWord { word: self.text[span.clone()].to_owned() };
                Err(self.refused(PlacedFault::new(kind, span), at, carried))
            }
            LexemeKind::NoJoker if self.is_clear(at + 1) => Ok(Self::no_tiles(carried, at + 1)),
            LexemeKind::Colour(colour, form) => self.colour_first(at, *colour, *form, before),
            LexemeKind::Colours(colours, _) => self.several_colours(at, colours, before),
            LexemeKind::CountWord(_) | LexemeKind::NumberWord => match self.number_in_words(at) {
                Some(wrong) => Err(self.refused(wrong, at, carried)),
                None => Err(self.refused(self.unknown_word(at), at, CarriedColour::Unread)),
            },
            LexemeKind::Letters => Err(self.refused(self.unknown_word(at), at, CarriedColour::Unread)),
            _ => Err(self.refused(self.unknown_word(at), at, carried)),
        }
    }

    /// Returns the refusal of a count in words, or of colours that share a number, if only a blank separates them from the
    /// tile before: they may belong to that tile.
    fn loose(self, at: usize, before: PieceContext) -> Option<RefusedPiece> {
        if let Some(counted) = self.counted(at).filter(|counted| counted.unit) {
            return Some(self.refused(self.count_between(at, counted.of, counted.count), at, CarriedColour::Unread));
        }
        let (_, form) = self.colour(at)?;
        let (_, next) = self.colours_apart(at)?;
        let next = self.without_own_number(next);
        Some(self.refused(self.number_missing(at, next, form, before), next - 1, CarriedColour::Unread))
    }

    /// Returns the end of a list of colours, without the last colour if a number touches it: that number is its own.
    fn without_own_number(self, end: usize) -> usize {
        if self.number_touches(end) { end - 1 } else { end }
    }

    /// Returns true if a number touches the colour before it.
    fn number_touches(self, at: usize) -> bool {
        self.join(at) == Join::Touching && self.is_number(at)
    }

    fn no_tiles(carried: CarriedColour, next: usize) -> Piece {
        Piece { words: Vec::new(), carried, okey: false, continues: false, next }
    }

    fn joker(symbol: Symbol) -> TilesOfWord {
        TilesOfWord { tiles: vec![(symbol, None)], dashes: Dashes::Plain, allowed: AllowedCount::Any }
    }

    /// `okey`, `sahte okey 2`, `okey: 0`, `okey yok`.
    fn joker_by_word(self, at: usize, symbol: Symbol, plural: bool, before: PieceContext) -> PieceResult {
        let carried = before.carried;
        if let Some(next) = self.without(at + 1) {
            return Ok(Self::no_tiles(carried, next));
        }
        if let Some((count, next)) = self.joker_count(at, carried) {
            let tiles = vec![(symbol, None); count];
            let word = TileWord { join: Join::Blank, span: self.span(at, next), tiles, dashes: Dashes::Plain };
            return Ok(Piece { words: vec![word], carried, okey: false, continues: false, next });
        }
        if plural {
            return Err(self.refused(self.unknown_word(at), at, carried));
        }
        if let Some(wrong) = self.wrong_count(at, symbol).or_else(|| self.named_okey(at, symbol)) {
            let next = self.lexeme_from(at, wrong.span.end);
            return Err(RefusedPiece { faults: vec![wrong], carried: CarriedColour::None, next });
        }
        let continues = matches!(carried, CarriedColour::Known(_));
        if (continues || self.join(at + 1) == Join::Blank)
            && let Some(unclear) = self.count_after_joker(at, continues)
        {
            return Err(self.refused(unclear, at, carried));
        }
        let mut piece = self.repeated(at, at + 1, Self::joker(symbol), carried)?;
        piece.okey = symbol == Symbol::Okey && piece.next == at + 1;
        Ok(piece)
    }

    /// Returns the lexeme after a colon or `=`, if one stands here; blanks may stand around it.
    fn after_colon(self, at: usize) -> Option<usize> {
        let colon = matches!(self.kind(at), LexemeKind::Colon | LexemeKind::Equals);
        (colon && self.is_near(at) && self.is_near(at + 1)).then_some(at + 1)
    }

    /// Returns the lexeme after `yok` or `0`, which follow a joker.
    fn without(self, at: usize) -> Option<usize> {
        let value = self.after_colon(at).or_else(|| (self.join(at) == Join::Blank).then_some(at))?;
        let none = match self.kind(value) {
            LexemeKind::Without => true,
            LexemeKind::Number(digits) => digits.written == "0" && digits.suffix.is_none(),
            _ => false,
        };
        (none && self.is_clear(value + 1)).then_some(value + 1)
    }

    /// Returns how many jokers a number behind their name counts, and the lexeme after it. Without a colon it counts them
    /// only where no colour goes on, whose number it could be.
    fn joker_count(self, at: usize, carried: CarriedColour) -> Option<(usize, usize)> {
        let colon = self.after_colon(at + 1);
        let value =
            colon.or_else(|| (self.join(at + 1) == Join::Blank && carried == CarriedColour::None).then_some(at + 1))?;
        let count = self.digits(value)?.small_count()?;
        let unit = colon.is_some() && *self.kind(value + 1) == LexemeKind::Unit && self.join(value + 1) == Join::Blank;
        let next = if unit { value + 2 } else { value + 1 };
        (self.is_clear(next) && !self.continues(next)).then_some((usize::from(count), next))
    }

    /// Returns the fault of `okey: 3`.
    fn wrong_count(self, at: usize, symbol: Symbol) -> Option<PlacedFault> {
        let value = self.after_colon(at + 1).filter(|value| self.face(*value).is_none())?;
        let count = self.digits(value).filter(|digits| digits.suffix.is_none() && self.is_clear(value + 1))?.plain();
        Some(PlacedFault::new(
            NotationFault::JokerCount { symbol: symbol.to_string(), count },
            self.span(at, value + 1),
        ))
    }

    /// Returns the fault of `okey: mavi 5`, which names the okey of the table.
    fn named_okey(self, at: usize, symbol: Symbol) -> Option<PlacedFault> {
        let equals = *self.kind(at + 1) == LexemeKind::Equals;
        // In a list of melds, `okey=R9` declares what the okey stands for.
        let declares =
            equals && self.declares && self.join(at + 1) == Join::Touching && self.join(at + 2) == Join::Touching;
        let value = self.after_colon(at + 1).filter(|_| symbol == Symbol::Okey && !declares)?;
        let (face, next) = self.face(value)?;
        Some(PlacedFault::new(NotationFault::named_okey(face), self.span(at, next)))
    }

    /// Returns a face in any form that writes just one, the number or the colour first.
    pub(super) fn face(self, at: usize) -> Option<(Face, usize)> {
        if let Some((colour, _)) = self.colour(at) {
            let (number, next) = self.number(self.linked_plainly(at + 1)?).ok()?;
            return Some((colour.face(number), next));
        }
        let (number, next) = self.number(at).ok()?;
        if let Some((colour, _)) = self.colour(next).filter(|_| self.join(next) == Join::Touching) {
            return Some((colour.face(number), next + 1));
        }
        let colour = self.join(next) == Join::Blank;
        let (colour, next) = self.colour_after(next).filter(|_| colour)?;
        Some((colour.face(number), next))
    }

    /// Returns the indicator after the word for it, and the next lexeme; `None` unless exactly one tile follows.
    pub(super) fn indicator(self, at: usize) -> Option<(Face, usize)> {
        let (face, next) = self.indicator_face(at)?;
        let more = self.join(next) == Join::Blank && self.is_number(next);
        (self.is_clear(next) && !more).then_some((face, next))
    }

    /// Returns the tile after the word for the indicator. More may follow.
    pub(super) fn indicator_face(self, at: usize) -> Option<(Face, usize)> {
        let blank = self.gap(at + 1).blank && self.join(at + 1) != Join::Touching;
        self.face(self.after_colon(at + 1).or_else(|| blank.then_some(at + 1))?)
    }

    /// Returns the face that a tile is declared to stand for here, and the lexeme after it; `None` if there is no single one.
    pub(super) fn declared(self, at: usize) -> Option<(Face, usize)> {
        if self.join(at) != Join::Touching {
            return None;
        }
        let (face, mut next) = if self.is_number(at) {
            let (number, next) = self.number(at).ok()?;
            let (colour, next) = match self.colour(next).filter(|_| self.join(next) == Join::Touching) {
                Some((colour, _)) => (colour, next + 1),
                None => self.colour_after(next).filter(|_| self.colour(next).is_some())?,
            };
            (colour.face(number), next)
        } else {
            self.face(at)?
        };
        if self.is_near(next)
            && let Some(read) = self.crossed(next)
        {
            let (count, after) = read.ok()?;
            next = (count == 1).then_some(after)?;
        }
        let range = self.join(next) == Join::Tight && self.is_number(next);
        let again = *self.kind(next) == LexemeKind::Equals && self.join(next) == Join::Touching;
        (!range && !again).then_some((face, next))
    }

    /// `R7`, `R4-7`, `kırmızı 7`, `R: 7`, or a colour of several that share a number.
    fn colour_first(self, at: usize, colour: WrittenColour, form: ColourForm, before: PieceContext) -> PieceResult {
        if let Some(numbered) = self.linked(at + 1) {
            let carried = CarriedColour::Known(colour);
            return match self.numbers_here(numbered, before.join) {
                Ok((numbers, next)) => {
                    let word = TilesOfWord::new(&[colour], &numbers, AllowedCount::behind(before.join));
                    self.repeated(at, next, word, carried)
                }
                Err(wrong) => Err(self.refused(wrong.of(Some(colour.colour)), numbered, carried)),
            };
        }
        let run = self.colours_apart(at);
        if let Some((colours, next)) = &run
            && before.join != Join::Tight
            && !self.number_touches(*next)
            && let Some(numbered) = self.linked(*next)
        {
            return self.shared(at, numbered, colours);
        }
        let next = run.map_or(at + 1, |(_, next)| self.without_own_number(next));
        let wrong = match self.number_words(next) {
            Some(after) if next == at + 1 && self.gap(next).blank => {
                PlacedFault::new(NotationFault::NumberWord, self.span(at, after))
            }
            _ => self.number_missing(at, next, form, before),
        };
        Err(self.refused(wrong, next - 1, CarriedColour::Unread))
    }

    /// Parses several colours with the numbers that touch them: `KRB10`.
    fn several_colours(self, at: usize, colours: &[WrittenColour], before: PieceContext) -> PieceResult {
        let numbered = at + 1;
        if self.join(numbered) != Join::Touching || !self.is_number(numbered) {
            return Err(self.refused(
                self.number_missing(at, numbered, ColourForm::Letter, before),
                at,
                CarriedColour::Unread,
            ));
        }
        match self.numbers_here(numbered, before.join) {
            Ok((numbers, next)) => {
                let word = TilesOfWord::new(colours, &numbers, AllowedCount::behind(before.join));
                self.repeated(at, next, word, CarriedColour::None)
            }
            Err(wrong) => Err(self.refused(wrong, numbered, CarriedColour::None)),
        }
    }

    /// Parses one number in several colours: `siyah kırmızı mavi 10`.
    fn shared(self, at: usize, numbered: usize, colours: &[WrittenColour]) -> PieceResult {
        let (number, next) =
            self.shared_number(numbered).map_err(|wrong| self.refused(wrong, numbered, CarriedColour::None))?;
        if self.is_number(next) && !matches!(self.join(next), Join::Apart | Join::Comma) {
            return Err(self.refused(self.several_numbers(at, next, colours, number), next, CarriedColour::Unread));
        }
        let word = TilesOfWord { tiles: tiles(colours, &[number]), dashes: Dashes::Plain, allowed: AllowedCount::None };
        self.repeated(at, next, word, CarriedColour::None)
    }

    /// Returns the fault of several colours with more numbers than the one they share.
    fn several_numbers(self, at: usize, next: usize, colours: &[WrittenColour], number: Number) -> PlacedFault {
        let shared = colours.iter().map(|colour| colour.face(number)).collect();
        PlacedFault::new(NotationFault::SeveralNumbers { shared }, self.span(at, next + 1))
    }

    /// The fault of a colour without a number; one before it may have been meant, and be read already.
    fn number_missing(self, at: usize, next: usize, form: ColourForm, before: PieceContext) -> PlacedFault {
        let number_of = |last: usize| {
            let (number, after) = self.number(last).ok()?;
            (after == at && self.gap(at).blank && form != ColourForm::Sign).then_some(number)
        };
        let taken =
            before.last.and_then(number_of).zip(before.carried.colour()).map(|(number, colour)| colour.face(number));
        let span = self.start(at)..self.word(next - 1).end;
        PlacedFault::new(NotationFault::NumberMissing { colour: self.again(at, next), taken }, span)
    }

    /// Parses numbers without a colour before them: more of the current colour, `7R`, `7 8 9 kırmızı`, `2 okey`.
    fn number_first(self, at: usize, before: PieceContext) -> PieceResult {
        if let Some(wrong) = self.repeated_first(at) {
            return Err(self.refused(wrong, at, CarriedColour::Unread));
        }
        let tight = before.join == Join::Tight;
        if !tight && let Some(counted) = self.counted_piece(at, before) {
            return counted;
        }
        // Three or more numbers with dashes may precede their colour. With a current colour they are parsed one by one.
        let waiting = !tight && before.carried == CarriedColour::None;
        if waiting && let Some(shared) = self.shared_behind(at) {
            return shared;
        }
        let read = if waiting { self.numbers_before(at) } else { self.numbers_here(at, before.join) };
        // If the colour of earlier numbers still applies, a coloured sign begins the next tile; otherwise it is the colour of this
        // number.
        let own = |next: usize| {
            let begins = self.letters_touch(next) || before.carried == CarriedColour::None;
            match self.kind(next) {
                _ if self.join(next) != Join::Touching || !begins => Ok(None),
                LexemeKind::Colour(colour, _) => Ok(Some(vec![*colour])),
                LexemeKind::Colours(colours, _) => Ok(Some(colours.clone())),
                _ if self.letters_touch(next) => Err(self.unknown_word(next)),
                _ => Ok(None),
            }
        };
        let (numbers, next) = match read {
            Ok(read) => read,
            Err(_) if before.carried == CarriedColour::Unread && !self.letters_touch(at + 1) => {
                return Err(self.passed_over(at));
            }
            Err(wrong) => {
                let after = self.lexeme_from(at, wrong.span.end);
                let colour = match own(after) {
                    Ok(Some(colours)) => colours.first().copied().filter(|_| colours.len() == 1),
                    Ok(None) => before.carried.colour(),
                    Err(_) => None,
                };
                let mut refused = self.refused(wrong.of(colour.map(|colour| colour.colour)), at, before.carried);
                // The colour of an invalid number is skipped with it.
                if before.carried == CarriedColour::None
                    && let Some((_, next)) = self.colour_after(refused.next)
                {
                    refused.next = next;
                }
                return Err(refused);
            }
        };
        match own(next) {
            Ok(Some(colours)) => {
                let word = TilesOfWord::new(&colours, &numbers, AllowedCount::behind(before.join));
                return self.repeated(at, next + 1, word, CarriedColour::None);
            }
            Ok(None) => {}
            Err(wrong) => return Err(self.refused(wrong, next, CarriedColour::None)),
        }
        match before.carried {
            CarriedColour::Known(colour) => self.with_carried_colour(at, colour, before),
            CarriedColour::Unread => Err(self.passed_over(at)),
            CarriedColour::None => self.list_before(at, numbers, next, before),
        }
    }

    /// Parses more numbers of the current colour.
    fn with_carried_colour(self, at: usize, colour: WrittenColour, before: PieceContext) -> PieceResult {
        let carried = CarriedColour::Known(colour);
        if !matches!(before.join, Join::Tight | Join::Comma)
            && let Some(unclear) = self.count_of_next(at, true)
        {
            return Err(self.refused(unclear, at, carried));
        }
        if let Some(unclear) = self.unclear_colour(at, before) {
            return Err(self.refused(unclear, at, CarriedColour::Unread));
        }
        match self.numbers_here(at, before.join) {
            Ok((numbers, next)) => {
                let allowed = match numbers.form {
                    NumberForm::From => AllowedCount::Any,
                    _ if before.join == Join::Tight => AllowedCount::None,
                    _ => AllowedCount::Touching,
                };
                let piece = self.repeated(at, next, TilesOfWord::new(&[colour], &numbers, allowed), carried)?;
                Ok(Piece { continues: true, ..piece })
            }
            Err(wrong) => Err(self.refused(wrong.of(Some(colour.colour)), at, carried)),
        }
    }

    /// The fault of a colour that may be that of the numbers before it or of what follows: it ends a line of numbers, and
    /// the next begins with one; or 1 or 2 jokers may be counted behind it.
    fn unclear_colour(self, at: usize, before: PieceContext) -> Option<PlacedFault> {
        if before.join == Join::Tight {
            return None;
        }
        let listed = matches!(before.join, Join::Apart | Join::Comma);
        let mut at = at;
        let (mut last, mut next) = self.numbers(at).ok()?;
        while listed && self.is_number(next) && self.join(next) == Join::Blank {
            at = next;
            (last, next) = self.numbers(at).ok()?;
        }
        let (_, form) = self.colour(next).filter(|_| self.join(next) == Join::Blank)?;
        let behind = next + 1;
        let blank = self.gap(behind).blank;
        let next_line = listed && blank && self.join(behind) == Join::Apart && self.is_number(behind);
        let counts =
            blank && self.join(behind) != Join::Touching && self.counted(behind).is_some_and(|counted| !counted.unit);
        let number = *last.numbers.last()?;
        let unclear = (next_line || counts) && form != ColourForm::Sign && self.count_of_next(at, true).is_none();
        let fault = NotationFault::ColourBetween { number, colour: self.again(next, behind) };
        unclear.then(|| PlacedFault::new(fault, self.span(next, behind)))
    }

    /// Parses one number with several colours after it, `10 siyah kırmızı mavi`; `None` for anything else.
    fn shared_behind(self, at: usize) -> Option<PieceResult> {
        let (number, next) = self.shared_number(at).ok()?;
        let colour = self.colours_behind(next)?;
        let (colours, end) = self.colours_apart(colour)?;
        // The last colour may have a number of its own.
        let near = matches!(self.kind(end), LexemeKind::Number(_) | LexemeKind::Colon | LexemeKind::Equals);
        let own = self.is_near(end) && near || self.join(end) == Join::Dashed && self.linked(end).is_some();
        let plural = self.digits(at)?.suffix == Some(NumberSuffix::Plural);
        if own && (plural || colours.len() > 2) {
            return Some(Err(self.refused(
                self.several_numbers(at, end, &colours, number),
                end,
                CarriedColour::Unread,
            )));
        }
        if own {
            return None;
        }
        let word =
            TilesOfWord { tiles: tiles(&colours, &[number]), dashes: Dashes::Plain, allowed: AllowedCount::None };
        Some(self.repeated(at, end, word, CarriedColour::None))
    }

    /// Numbers that wait for a colour: `7 kırmızı`, `7, 8, 9 kırmızı`.
    fn list_before(self, at: usize, first: NumberWord, after: usize, before: PieceContext) -> PieceResult {
        let mut waiting = vec![(at, first, after)];
        let mut next = after;
        loop {
            if let Some((colour, end)) = self.colour_after(next) {
                return self.coloured(waiting, colour, end, before);
            }
            let more = before.join != Join::Tight
                && !matches!(self.join(next), Join::Touching | Join::Tight)
                && self.is_number(next)
                && self.counted(next).is_none();
            match if more { self.numbers_before(next).ok() } else { None } {
                Some((numbers, after)) if !self.letters_touch(after) => {
                    waiting.push((next, numbers, after));
                    next = after;
                }
                _ => return Err(self.colour_missing(&waiting, next, before)),
            }
        }
    }

    /// Returns the piece of numbers and the colour after them.
    fn coloured(
        self,
        waiting: Vec<(usize, NumberWord, usize)>,
        colour: WrittenColour,
        end: usize,
        before: PieceContext,
    ) -> PieceResult {
        let (count, first) = (waiting.len(), waiting[0].0);
        if let [(_, numbers, _)] = &waiting[..] {
            let word = TilesOfWord::new(&[colour], numbers, AllowedCount::behind(before.join));
            return self.repeated(first, end, word, CarriedColour::None);
        }
        let words = waiting.into_iter().enumerate().map(|(place, (start, numbers, after))| {
            let end = if place + 1 == count { end } else { after };
            let TilesOfWord { tiles, dashes, .. } = TilesOfWord::new(&[colour], &numbers, AllowedCount::None);
            TileWord { join: self.join(start), span: self.span(start, end), tiles, dashes }
        });
        let words: Vec<TileWord> = words.collect();
        let last = words.last().and_then(|word| word.tiles.last()).map(|(symbol, _)| *symbol);
        match self.times(end, AllowedCount::None, last) {
            Ok(_) => Ok(Piece { words, carried: CarriedColour::None, okey: false, continues: false, next: end }),
            Err(wrong) => Err(self.refused(wrong, end, CarriedColour::None)),
        }
    }

    /// Returns the refusal of numbers that no colour follows.
    fn colour_missing(self, waiting: &[(usize, NumberWord, usize)], next: usize, before: PieceContext) -> RefusedPiece {
        let letters = self.letters;
        let missing = |(start, _, after): &(usize, NumberWord, usize)| {
            let number = self.again(*start, *after);
            PlacedFault::new(NotationFault::ColourMissing { number, letters }, self.span(*start, *after))
        };
        // A lone number without a colour was one, or a count, of the tile before it.
        let unclear = before.last.filter(|_| waiting.len() == 1);
        let unclear =
            unclear.and_then(|last| self.count_of_next(last, false).or_else(|| self.count_after_joker(last, false)));
        let faults = unclear.map_or_else(|| waiting.iter().map(missing).collect(), |unclear| vec![unclear]);
        // Text that touches the last number is not a separate tile.
        RefusedPiece { faults, carried: CarriedColour::None, next: self.after_word(next - 1, self.end_before(next)) }
    }

    /// Parses a count and its tile: `2 okey`, `2 tane okey`, `2 adet kırmızı 7`; `None` for anything else.
    fn counted_piece(self, at: usize, before: PieceContext) -> Option<PieceResult> {
        let counted = self.counted(at)?;
        let apart = matches!(before.join, Join::Apart | Join::Comma);
        if !counted.unit && matches!(before.carried, CarriedColour::Known(_)) && !apart {
            return None;
        }
        // A joker among tiles of a colour does not end them.
        let read: WordResult<WordTiles> = match self.counted_joker(counted.of, counted.unit) {
            Some(symbol) => Ok((vec![(symbol, None)], counted.of + 1)),
            None => self.one_face(counted.of),
        };
        Some(match read {
            Ok((item, next)) => {
                let joker = !matches!(item.first(), Some((Symbol::Tile(Tile::Numbered(_)), _)));
                let carried = if joker { before.carried } else { CarriedColour::None };
                let tiles = item.into_iter().flat_map(|tile| std::iter::repeat_n(tile, counted.count)).collect();
                let word = TileWord { join: Join::Blank, span: self.span(at, next), tiles, dashes: Dashes::Plain };
                Ok(Piece { words: vec![word], carried, okey: false, continues: false, next })
            }
            Err(wrong) => Err(self.refused(wrong, counted.of, CarriedColour::Unread)),
        })
    }

    /// Numbers; a dash without blanks before them makes them single ones.
    fn numbers_here(self, at: usize, join: Join) -> WordResult<NumberWord> {
        if join == Join::Tight {
            let (number, next) = self.number(at)?;
            return Ok((NumberWord { numbers: vec![number], form: NumberForm::One }, next));
        }
        self.numbers(at)
    }

    /// Returns a piece of one word, with its count.
    fn repeated(self, at: usize, next: usize, word: TilesOfWord, carried: CarriedColour) -> PieceResult {
        let TilesOfWord { tiles, dashes, allowed } = word;
        let last = tiles.last().map(|(symbol, _)| *symbol);
        match self.times(next, allowed, last) {
            Ok((count, next)) => {
                let tiles = tiles.into_iter().flat_map(|tile| std::iter::repeat_n(tile, count)).collect();
                let word = TileWord { join: Join::Blank, span: self.span(at, next), tiles, dashes };
                Ok(Piece { words: vec![word], carried, okey: false, continues: false, next })
            }
            Err(wrong) => Err(self.refused(wrong, next, carried)),
        }
    }

    /// Returns a refusal. Parsing continues after the word with the fault, and after the lexeme `from`.
    pub(super) fn refused(self, wrong: PlacedFault, from: usize, carried: CarriedColour) -> RefusedPiece {
        let next = self.after_word(from, wrong.span.end);
        RefusedPiece { faults: vec![wrong], carried, next }
    }

    /// Returns the lexeme after the word that contains a byte, and at least the one after `from`.
    pub(super) fn after_word(self, from: usize, byte: usize) -> usize {
        self.lexeme_from(from, self.tail_end(byte)).max(from + usize::from(!self.ends(from)))
    }

    /// Skips a number whose colour could not be read.
    fn passed_over(self, at: usize) -> RefusedPiece {
        RefusedPiece {
            faults: Vec::new(),
            carried: CarriedColour::Unread,
            next: self.after_word(at, self.word(at).end),
        }
    }
}

/// The tiles of a word before its count is applied.
struct TilesOfWord {
    tiles: WordTiles,
    dashes: Dashes,
    allowed: AllowedCount,
}

impl TilesOfWord {
    /// Returns the tiles of some numbers. A list accepts no count.
    fn new(colours: &[WrittenColour], word: &NumberWord, allowed: AllowedCount) -> Self {
        let allowed = if word.form == NumberForm::List { AllowedCount::None } else { allowed };
        let dashes = match (word.form, word.numbers.as_slice(), colours) {
            (NumberForm::List, [_, _, _, ..], _) => Dashes::List,
            (NumberForm::Range, [from, _, .., to], [colour, ..]) => Dashes::Range(colour.face(*from), colour.face(*to)),
            _ => Dashes::Plain,
        };
        Self { tiles: tiles(colours, &word.numbers), dashes, allowed }
    }
}
