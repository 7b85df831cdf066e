//! Parses tiles that begin with a number: `R7 8` (the 8), `7R`, `7 8 9 kırmızı` (7 8 9 red), `2 okey`.

use std::ops::Range;

use super::colour::WrittenColour;
use super::count::{AllowedCount, Counted};
use super::fault::{NotationFault, PlacedFault};
use super::habits::mark_or_number;
use super::lexeme::{Join, LexemeKind};
use super::list_marks::item_number;
use super::number::NumberSuffix;
use super::parser::{NamedTiles, NumberForm, NumberWord, TileParser, WordResult, tiles};
use super::piece::{CarriedColour, Countable, Piece, PieceContext, PieceResult, RefusedPiece, TileWord};
use super::vocabulary::{ends_line, is_and, is_blank_of_line, is_comma};
use crate::table::Symbol;
use crate::tiles::Number;

impl TileParser<'_> {
    /// Parses one or more tiles that begin with a number. Their colour comes from an earlier tile (`R7 8`) or from the
    /// text after them (`7R`, `7 8 9 kırmızı`). The number may also be a count (`2 okey`).
    pub(super) fn number_first(self, at: usize, before: PieceContext) -> PieceResult {
        let has_earlier = before.carried != CarriedColour::None;
        let listed = before.carried.colour().is_some() && before.join != Join::Tight;
        let own = has_earlier && (self.has_own_colour(at, before) || self.is_list_with_colour(at, before.join));
        let carried = if own { CarriedColour::None } else { before.carried };
        let earlier = before.carried.colour().filter(|_| own);
        if own && let Some(wrong) = self.unclear_at_and(at, earlier) {
            return Err(self.refused(wrong, at, CarriedColour::Unread));
        }
        let before = PieceContext { carried, ..before };
        let apart = before.join.separates();
        if !apart && let Some(wrong) = self.repeated_first(at) {
            return Err(self.refused(wrong, at, CarriedColour::Unread));
        }
        let tight = before.join == Join::Tight;
        if let Some(counted) = self.counted_piece(at, before) {
            return counted;
        }
        if let Some(wrong) = earlier.and_then(|earlier| self.own_or_shared_colour(at, earlier)) {
            return Err(self.refused(wrong, at, CarriedColour::Unread));
        }
        // In `5-6-7R`, numbers with dashes come before their colour. This is possible only if no earlier tile gives
        // them a colour.
        let waiting = !tight && before.carried == CarriedColour::None;
        if waiting && let Some(shared) = self.shared_behind(at) {
            return shared;
        }
        let read = if waiting { self.numbers_before(at) } else { self.numbers_here(at, before.join) };
        // In `8🔴`, the emoji is the colour of the 8. After `R7 8`, an emoji begins a new tile, because the 8 is red
        // already.
        let touching = |next: usize| {
            let begins = self.letters_touch(next) || before.carried == CarriedColour::None;
            match self.kind(next) {
                _ if self.join(next) != Join::Touching || !begins => Ok(None),
                LexemeKind::Colour(colour, _) => Ok(Some(vec![*colour])),
                LexemeKind::Colours(colours) => Ok(Some(colours.clone())),
                LexemeKind::JokerLetter(_) | LexemeKind::JokerWord { .. } => Err(self.touching(self.start(next))),
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
                let colour = match touching(after) {
                    Ok(Some(colours)) => colours.first().copied().filter(|_| colours.len() == 1),
                    Ok(None) => before.carried.colour(),
                    Err(_) => None,
                };
                let mut refused = self.refused(wrong.of(colour.map(|colour| colour.colour)), at, before.carried);
                // Skip the colour after an invalid number: in `14 kırmızı` (14 red), skip both words.
                if before.carried == CarriedColour::None
                    && let Some((_, next)) = self.colour_after(refused.next)
                {
                    refused.next = next;
                }
                return Err(refused);
            }
        };
        match touching(next) {
            Ok(Some(colours)) => {
                let unclear = if listed { self.numbers_before_attached(at, next) } else { None };
                if let Some(wrong) = unclear.or_else(|| self.doubtful_colours(next, next + 1, at)) {
                    return Err(self.refused(wrong, next, CarriedColour::None));
                }
                let word = Countable::new(&colours, &numbers, self.count_behind(at, before));
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

    /// Returns a fault if the colour that touches a number may also belong to the numbers before this one. In `siyah 1
    /// 2⏎5 6 7R` ("black 1 2, 5 6 7R"; ⏎ is a line end), the 5 and the 6 may be black or red. If the numbers begin the
    /// line, the colour may belong to all of them. Otherwise it may belong only to those after the last comma. The
    /// caller has checked that an earlier tile gives these numbers a colour.
    fn numbers_before_attached(self, at: usize, next: usize) -> Option<PlacedFault> {
        // In `siyah 3-4-5 6 7 8R` ("black 3-4-5 6 7 8R") and in `K3-K4 6 7 8R`, the list with dashes ends before the 6.
        let tight = |at: Option<usize>| at.is_some_and(|at| self.join(at) == Join::Tight);
        let joined = |last: usize| tight(Some(last)) || self.join(last) == Join::Touching && tight(last.checked_sub(1));
        let ends_list = |from: usize| self.join(from) == Join::Blank && joined(from - 1);
        let run = |joins: &[Join]| {
            let mut from = at;
            while joins.contains(&self.join(from))
                && !self.begins_line(from)
                && from > 0
                && self.is_number(from - 1)
                && !ends_list(from)
            {
                from -= 1;
            }
            from
        };
        let names = |from: usize| {
            let before = from.checked_sub(1).map(|before| self.kind(before));
            matches!(before, Some(LexemeKind::Colour(..) | LexemeKind::Colon | LexemeKind::Equals))
        };
        let line = run(&[Join::Blank, Join::Comma, Join::Apart]);
        let from = if self.begins_line(line) && !names(line) { line } else { run(&[Join::Blank]) };
        let apart = matches!(self.join(from), Join::Apart | Join::Comma | Join::Dashed) || from > 0 && ends_list(from);
        if from == at || !apart || names(from) || !self.letters_touch(next) {
            return None;
        }
        Some(self.colour_unclear(from, at))
    }

    /// Returns a fault if a number next to `ve` ("and") may have the colour before it or the colour after it. The
    /// number at `at` comes right after `ve`, and a colour comes after it. `earlier` is the colour before the numbers:
    ///
    /// - `kırmızı 2 ve 7 9 mavi` ("red 2 and 7 9 blue"): the 7 is clear only if the number after it continues it, as in
    ///   `ve 7 8 mavi`, and it does not continue the number before it.
    /// - `kırmızı 2 5 ve 9 mavi` ("red 2 5 and 9 blue"): the 5 is clear only if it continues the number before it, and
    ///   the number after it does not continue it.
    fn unclear_at_and(self, at: usize, earlier: Option<WrittenColour>) -> Option<PlacedFault> {
        let sign = self.gap_text(at).trim();
        if !is_and(sign) && sign != "," {
            return None;
        }
        let number = |at: usize| self.digits(at).filter(|number| number.suffix.is_none())?.number();
        let pair = |at: usize| number(at - 1).zip(number(at));
        let follows = |at: usize| pair(at).is_some_and(|(last, next)| last.successor() == next);
        let together = |at: usize| follows(at) || pair(at).is_some_and(|(last, next)| last == next);
        let near = |at: usize| self.join(at) == Join::Blank && number(at).is_some();
        // After a comma, a number has the colour behind it. In `mavi 7, 8 3 4 5 siyah`, it may continue the blue list,
        // because the numbers after it are a run without it.
        if sign == "," {
            let run = (at + 1..at + 4).all(near) && follows(at + 2) && follows(at + 3);
            let unclear = run && follows(at) && !self.is_times(at - 1) && !together(at + 1);
            return unclear.then(|| self.colour_before_or_after(at..at + 1, earlier));
        }
        if near(at + 1) {
            let wraps = number(at + 1).is_some_and(|next| next.get() == 1);
            let unclear = if follows(at) { !follows(at + 1) || wraps } else { !together(at + 1) };
            return unclear.then(|| self.colour_before_or_after(at..at + 1, earlier));
        }
        let last = at.checked_sub(1).filter(|&last| near(last) && last > 0 && number(last - 1).is_some())?;
        let unclear = self.join(at + 1) == Join::Blank && (follows(at) || !together(last));
        unclear.then(|| self.colour_before_or_after(last..at, earlier))
    }

    /// Returns a fault if the first of several colours may belong to the numbers before it or to the number that the
    /// other colours share: the yellow in `siyah 3, 4 sarı, mavi ve kırmızı 7` ("black 3, 4 yellow, blue and red 7").
    /// `earlier` is the colour of the earlier list, which the numbers at `at` may continue.
    fn own_or_shared_colour(self, at: usize, earlier: WrittenColour) -> Option<PlacedFault> {
        let place = (at..self.lexemes.len()).find(|&next| !self.is_number(next))?;
        let (colours, end) = self.colours_with_commas(place)?;
        let (number, next) = self.number(self.linked(end)?).ok()?;
        let shared = |colours: &[WrittenColour]| {
            self.letters.symbols(tiles(colours, &[number]).into_iter().map(|(symbol, _)| symbol))
        };
        let one = format!("{} {}", self.faces(colours[0], at..place), shared(&colours[1..]));
        let other = format!("{} {}", self.faces(earlier, at..place), shared(&colours));
        Some(PlacedFault::new(NotationFault::TwoReadings { one, other }, self.span(at, next)))
    }

    /// Returns the fault of numbers that may have the colour before them or the colour after them. Numbers that have
    /// the second colour may come between the unclear numbers and this colour.
    fn colour_before_or_after(self, unclear: Range<usize>, earlier: Option<WrittenColour>) -> PlacedFault {
        let Range { start, end } = unclear;
        let place = (end..self.lexemes.len()).find(|&next| !self.is_number(next)).expect("a text has an end");
        // The hint has no room for several later colours or for a count.
        let single = self.colours_apart(place).is_none() && self.count_here(place + 1).is_none();
        let later = self.colour(place).map(|(later, _)| later).filter(|_| single);
        let Some((earlier, later)) = earlier.zip(later).filter(|(earlier, later)| earlier.colour != later.colour)
        else {
            return self.colour_unclear(start, end);
        };
        let one = format!("{} {}", self.faces(earlier, start..end), self.faces(later, end..place));
        let other = self.faces(later, start..place);
        PlacedFault::new(NotationFault::TwoReadings { one, other }, self.span(start, place + 1))
    }

    /// Returns true for a list of three or more numbers with dashes whose last number touches its colour: `5-6-7B`.
    fn is_list_with_colour(self, at: usize, join: Join) -> bool {
        join != Join::Tight
            && self.numbers_before(at).is_ok_and(|(list, next)| {
                let colour = matches!(self.kind(next), LexemeKind::Colour(..) | LexemeKind::Colours(..));
                list.numbers.len() > 2 && list.form == NumberForm::List && colour && self.letters_touch(next)
            })
    }

    /// Returns true if numbers after a comma or a line end have the colour that follows them: in `siyah 9 10, 7
    /// kırmızı` ("black 9 10, 7 red") the 7 is red. Returns false if this is unclear: in `siyah 9, 10, 7 kırmızı` the
    /// 10 may be black, and in `siyah 9, 7 kırmızı 5` the red may belong to the 5.
    fn has_own_colour(self, at: usize, before: PieceContext) -> bool {
        if before.listed || !before.join.separates() {
            return false;
        }
        let ends = |end: usize| {
            let number = self.gap(end).blank && self.is_number(end);
            self.ends(end) || self.join(end).separates() && !number
        };
        let shared = self.shared_number(at).ok().filter(|(_, next)| self.join(*next) == Join::Blank);
        if let Some((_, end)) = shared.and_then(|(_, next)| self.colours_apart(next)) {
            return ends(end);
        }
        let mut next = at;
        while let Ok((_, after)) = self.numbers_before(next) {
            if self.sign_behind(after) && next == at && !self.follows_and(at) {
                return ends(after + 1);
            }
            if self.join(after) != Join::Blank {
                return false;
            }
            if self.colour(after).is_some() {
                let counted = self.count_here(after + 1).and_then(Result::ok).map(|(_, next)| next);
                return self.colours_apart(after).is_none() && ends(counted.unwrap_or(after + 1));
            }
            next = after;
        }
        false
    }

    /// Parses numbers that take their colour from an earlier tile, such as the 8 in `R7 8`.
    fn with_carried_colour(self, at: usize, colour: WrittenColour, before: PieceContext) -> PieceResult {
        let carried = CarriedColour::Known(colour);
        if !matches!(before.join, Join::Tight | Join::Comma)
            && let Some(unclear) = self.count_of_next(at, true)
        {
            return Err(self.refused(unclear, at, carried));
        }
        // In `kırmızı 2 tane 7 ve 8` ("red 2 pieces 7 and 8"), the count may be that of both tiles.
        let counted = self.is_number(at.saturating_sub(1)) && *self.kind(at.saturating_sub(2)) == LexemeKind::Unit;
        if counted && self.follows_and(at) {
            return Err(self.refused(self.colour_unclear(at, at + 1), at, CarriedColour::Unread));
        }
        let column = || self.follows_columns(at).then(|| self.colour_unclear(at, at + 1));
        let unclear = column().or_else(|| self.count_of_letter(at, before.join));
        let unclear = unclear.or_else(|| self.size_of_meld(at, before.join, colour));
        if let Some(unclear) = unclear.or_else(|| self.unclear_colour(at, before)) {
            return Err(self.refused(unclear, at, CarriedColour::Unread));
        }
        match self.numbers_here(at, before.join) {
            Ok((numbers, next)) => {
                let allowed = match numbers.form {
                    NumberForm::From => AllowedCount::Any,
                    _ if before.join == Join::Tight => AllowedCount::None,
                    // In `kırmızı 7 x2, 8 x2` ("red 7 x2, 8 x2"), the 7 has its own count.
                    _ if before.last.is_some_and(|last| self.has_count(last, at)) => AllowedCount::Any,
                    // In `kırmızı 5, 6 x2, 9` ("red 5, 6 x2, 9"), the count belongs to one item of the list.
                    _ if numbers.form == NumberForm::One && self.is_counted_item(at, next) => AllowedCount::Any,
                    _ => AllowedCount::Touching,
                };
                let piece = self.repeated(at, next, Countable::new(&[colour], &numbers, allowed), carried)?;
                Ok(Piece { continues: true, ..piece })
            }
            Err(wrong) => Err(self.refused(wrong.of(Some(colour.colour)), at, carried)),
        }
    }

    /// Returns true if the number begins a row of a table, and the previous row has at least two cells that begin with
    /// colours: the 6 in `kırmızı 5⇥mavi 8⏎6⇥9` ("red 5, blue 8, 6, 9"; ⇥ is a tab, ⏎ a line end). The number may then
    /// have the colour of its column.
    fn follows_columns(self, at: usize) -> bool {
        let row = (0..at).rev().take_while(|&cell| cell + 1 == at || !self.begins_row(cell + 1));
        let begins = |cell: &usize| (self.begins_row(*cell) || self.is_cell(*cell)) && self.names_colours(*cell);
        self.begins_row(at) && row.filter(begins).count() > 1
    }

    /// Returns a fault if a number with an ending after a colour may say how many tiles follow, as in `kırmızı 3'lü 5 6
    /// 7` ("red, a three: 5 6 7"). In `kırmızı 6'lı 7 8`, the 6 is a tile, because two numbers follow it.
    pub(super) fn size_of_next(self, at: usize, colour: WrittenColour) -> Option<PlacedFault> {
        let digits = self.digits(at)?;
        let is_plain = |next: usize| {
            self.digits(next).is_some_and(|number| number.suffix.is_none()) && !self.letters_touch(next + 1)
        };
        let follow =
            (at + 1..self.lexemes.len()).take_while(|&next| self.join(next) == Join::Blank && is_plain(next)).count();
        let size = digits.number().is_some_and(|number| usize::from(number.get()) == follow);
        let end = at + 1 + follow;
        let kind =
            || NotationFault::TwoReadings { one: self.faces(colour, at..end), other: self.faces(colour, at + 1..end) };
        (digits.suffix == Some(NumberSuffix::Tile) && size).then(|| PlacedFault::new(kind(), self.span(at, end)))
    }

    /// Returns a fault if a number with an ending may say how many tiles there are, as in `kırmızı 5 6 7 3'lü` ("red 5
    /// 6 7, a three"). In `kırmızı 6'lı 7'li`, the 7 is a tile, because the number before it has an ending too.
    fn size_of_meld(self, at: usize, join: Join, colour: WrittenColour) -> Option<PlacedFault> {
        let before = at.checked_sub(1).and_then(|before| self.digits(before))?;
        let ends = self.digits(at)?.suffix == Some(NumberSuffix::Tile) && before.suffix.is_none();
        if !ends || join != Join::Blank {
            return None;
        }
        let from = at - (0..at).rev().take_while(|&before| self.is_number(before)).count();
        let (tile, listed) = (self.faces(colour, at..at + 1), self.faces(colour, from..at));
        let one = format!("{listed} {tile}");
        // In `kırmızı 7 2'li` ("red 7, a two"), the number may say that there is a pair.
        let pair = at - from == 1 && self.digits(at)?.written == "2";
        let other = if pair { format!("{listed} {listed}") } else { listed };
        let kind = NotationFault::TwoReadings { one, other };
        Some(PlacedFault::new(kind, self.span(from, at + 1)))
    }

    /// Returns the tiles of this colour that the numbers `lexemes` mean, as text.
    fn faces(self, colour: WrittenColour, lexemes: Range<usize>) -> String {
        let (mut symbols, mut next) = (Vec::new(), lexemes.start);
        while let Some((word, after)) = self.numbers_before(next).ok().filter(|(_, after)| *after <= lexemes.end) {
            symbols.extend(word.numbers.into_iter().map(|number| Symbol::Tile(colour.face(number).into())));
            next = after;
        }
        self.letters.symbols(symbols)
    }

    /// Returns the fault of the numbers `from..to`, whose colour is missing or unclear.
    pub(super) fn colour_unclear(self, from: usize, to: usize) -> PlacedFault {
        // A hint with the colour repeats the number without an ending: `K3` for `3'lü` ("the 3").
        let number = match self.digits(from) {
            Some(number) if to == from + 1 => number.written.to_owned(),
            _ => self.again(from, to),
        };
        let kind = NotationFault::ColourMissing { number, letters: self.letters };
        PlacedFault::new(kind, self.span(from, to))
    }

    /// Returns a fault if a colour may belong to the numbers before it or to the text after it, in one of these cases:
    ///
    /// - The colour ends a line of numbers, and the next line begins with a number.
    /// - The colour is in a line that begins with numbers, and a number follows it: `R5 6⏎7 blue 8` (⏎ is a line end).
    /// - A count of okeys or false jokers follows the colour: in `K5 7 red 2 okey` the 2 may be a red tile.
    /// - The colour is an emoji that touches only the number before it: `R5 6 7🔵 8`.
    /// - The colour is in brackets: `R5 6 (blue)`.
    /// - The number comes after a dash with blanks, and a second such dash follows the colour: `R5 6 - 7 blue - 8`.
    fn unclear_colour(self, at: usize, before: PieceContext) -> Option<PlacedFault> {
        if before.join == Join::Tight {
            return None;
        }
        let listed = before.join.separates();
        let (mut first, (numbers, mut next)) = (at, self.numbers_before(at).ok()?);
        if self.sign_behind(next) {
            return Some(self.colour_between(next));
        }
        if let Some(end) = self.boxed_colours(next) {
            let kind = NotationFault::ColourBetween {
                numbers: self.again(at, next),
                colour: self.again(next + 1, end),
                readings: None,
            };
            return Some(PlacedFault::new(kind, self.span(at, end + 1)));
        }
        let separate = listed || before.join == Join::Dashed;
        if separate && numbers.form == NumberForm::One && self.dash_behind_colour(next) {
            return Some(self.colour_between(next));
        }
        while listed
            && self.is_number(next)
            && (matches!(self.join(next), Join::Blank | Join::Dashed) || self.is_cell(next))
        {
            first = next;
            (_, next) = self.numbers_before(first).ok()?;
        }
        let cell = self.is_cell(next);
        self.colour(next).filter(|_| self.join(next) == Join::Blank || listed && cell)?;
        let behind = next + 1;
        let blank = self.gap(behind).blank;
        // In a row of a table, a colour in its own cell may belong to the cells after it: `siyah⇥1⇥2⇥kırmızı⇥3`.
        let same_row = cell && self.is_cell(behind);
        let next_line = listed && blank && self.join(behind) == Join::Apart && self.is_number(behind) && !same_row;
        let counts = self.counts_jokers(behind);
        let inside = self.join(behind) == Join::Blank
            && self.is_number(behind)
            && !counts
            && self.begins_row_of_numbers(at)
            && !self.ends_with_colour(behind);
        let unclear = (next_line || inside || counts) && self.count_of_next(first, true).is_none();
        unclear.then(|| self.colour_between(next))
    }

    /// Returns true if only numbers come before this number in its row, and the row begins after the numbers of an
    /// earlier tile.
    fn begins_row_of_numbers(self, at: usize) -> bool {
        let heads = |last: &LexemeKind<'_>| {
            matches!(last, LexemeKind::Colour(..) | LexemeKind::Colours(..) | LexemeKind::Colon | LexemeKind::Equals)
        };
        let mut numbers = (1..=at).rev().take_while(|&number| self.is_number(number));
        numbers
            .any(|number| self.begins_row(number) && !heads(self.kind(number - 1)) && !self.opens_bracket(number - 1))
    }

    /// Returns true if only numbers and colours come in the rest of a row, and the last colour has no number after it.
    /// If such a row begins with numbers, it has a reading alone, so [`other_reading`](super::groups::other_reading)
    /// finds it.
    fn ends_with_colour(self, at: usize) -> bool {
        let goes_on = |next: &usize| (self.is_number(*next) || self.names_colours(*next)) && !self.begins_row(*next);
        let last = (at + 1..self.lexemes.len()).take_while(goes_on).last();
        last.is_some_and(|last| {
            self.names_colours(last) && self.linked(last + 1).is_none_or(|number| self.counted(number).is_some())
        })
    }

    /// Returns true if emoji such as 🔵 touch the number before them, but not the lexeme after them.
    fn sign_behind(self, at: usize) -> bool {
        let sign = self.names_colours(at) && self.join(at) == Join::Touching && !self.letters_touch(at);
        sign && (self.ends(at + 1) || self.join(at + 1) != Join::Touching)
    }

    /// Returns the index of the closing bracket if a bracket at `at`, after a number, holds only colours. Returns
    /// `None` if colours in brackets come before their numbers: `(red) 5 6 (blue) 7`.
    fn boxed_colours(self, at: usize) -> Option<usize> {
        let place = self.colours_behind(at).filter(|&place| place != at)?;
        let end = self.colours_apart(place).map_or(place + 1, |(_, end)| end);
        let numbers = (0..at).rev().take_while(|&number| self.is_number(number)).count();
        let heading = at.checked_sub(numbers + 1).is_some_and(|close| *self.kind(close) == LexemeKind::Close);
        let heads = heading && self.join(end + 1) == Join::Blank && self.is_number(end + 1);
        (*self.kind(end) == LexemeKind::Close && self.is_near(end) && !heads).then_some(end)
    }

    /// Returns true if a colour with blanks before it has a dash with blanks and a number after it: ` mavi - 8`.
    fn dash_behind_colour(self, at: usize) -> bool {
        let colour = self.colour(at).is_some() && self.join(at) == Join::Blank;
        colour && self.join(at + 1) == Join::Dashed && self.is_number(at + 1)
    }

    /// Returns true if a count of okeys or false jokers may be the number of the colour before it: `kırmızı 2 okey`
    /// ("red 2 okey"), `kırmızı - 2 okey`. `behind` is the lexeme after the colour.
    fn counts_jokers(self, behind: usize) -> bool {
        let touches = self.is_number(behind) && self.join(behind) == Join::Touching;
        self.linked(behind).filter(|_| !touches).is_some_and(|number| self.jokers_behind(number).is_some())
    }

    /// Returns a fault if a colour may belong to the number before it or to the text in the next line or after a dash:
    ///
    /// * This text is a count of jokers: `R5 9 siyah⏎1 okey` ("R5 9 black, 1 okey"; ⏎ is a line end), `R5 9 siyah - 1
    ///   okey`. An emoji before a dash belongs to the count.
    /// * The next line has numbers before its own colour: `R5 9 siyah⏎6, 7 mavi` ("R5 9 black, 6, 7 blue").
    pub(super) fn colour_before_text(self, at: usize) -> Option<PlacedFault> {
        let number = at > 0 && self.is_number(at - 1) && self.join(at) == Join::Blank;
        let apart = match self.join(at + 1) {
            Join::Apart => true,
            Join::Dashed => self.colour(at).is_some(),
            _ => false,
        };
        let unclear = number && apart && (self.counts_jokers(at + 1) || self.is_number_first_row(at + 1));
        unclear.then(|| self.colour_between(at))
    }

    /// Returns true if a row begins at this lexeme, with numbers and then a colour.
    fn is_number_first_row(self, at: usize) -> bool {
        let is_in_row = |next: usize| next == at || !self.begins_row(next);
        let numbers = (at..self.lexemes.len()).take_while(|&next| self.is_number(next) && is_in_row(next)).count();
        let end = at + numbers;
        self.begins_row(at) && numbers > 0 && self.colour(end).is_some() && is_in_row(end)
    }

    /// Returns the fault of a colour that may belong to the numbers before it or to the text after it.
    fn colour_between(self, at: usize) -> PlacedFault {
        let from = self.numbers_of(at);
        let (numbers, colour) = (self.again(from, at), self.again(at, at + 1));
        let kind = NotationFault::ColourBetween { numbers, colour, readings: None };
        PlacedFault::new(kind, self.span(from, at + 1))
    }

    /// Returns the index of the first number to which a colour after numbers may belong. Usually this is the first
    /// number of the line. If another colour comes before the numbers, it is the first number after the first comma:
    /// the 5 in `siyah 1 2, 5, 6 kırmızı` ("black 1 2, 5, 6 red"). The separators between these numbers must be equal.
    /// Without a comma, it is the last number or the start of a list such as `6-7` at the end.
    pub(super) fn numbers_of(self, colour: usize) -> usize {
        let mut from = colour.saturating_sub(1);
        while self.join(from) == Join::Tight && from > 0 && self.is_number(from - 1) {
            from -= 1;
        }
        let mut clear = from;
        let gap = self.gap_text(from);
        let (mut alike, mut begins) = (true, from);
        while from > 0 && self.is_number(from - 1) && !self.is_times(from - 1) && !self.begins_line(from) {
            if self.join(from).separates() {
                clear = from;
            }
            alike &= self.gap_text(from) == gap;
            from -= 1;
            if alike {
                begins = from;
            }
        }
        let follows_colour =
            from > 0 && !self.begins_line(from) && self.is_near(from) && self.colour(from - 1).is_some();
        if follows_colour { clear.max(begins) } else { from }
    }

    /// Returns true if a list of numbers, followed by their colour, starts at `at`. In `okey 1, 2 ve 3 kırmızı` ("okey
    /// 1, 2 and 3 red"), this is the list `2 ve 3`; the 1 before it may then be red too. A comma, a full stop or
    /// a word for "and" must come before each number, and all commas must have the same blanks around them.
    pub(super) fn is_comma_list(self, at: usize) -> bool {
        let separates = |at: usize, first: usize| {
            let gap = self.gap_text(at);
            let comma = gap.contains(is_comma) && gap.chars().all(|sign| is_comma(sign) || is_blank_of_line(sign));
            let dot = gap.trim_end_matches(is_blank_of_line) == ".";
            (comma || dot) && gap == self.gap_text(first) || is_and(gap.trim())
        };
        let mut next = at;
        while separates(next, at)
            && let Ok((_, after)) = self.number(next)
        {
            next = after;
        }
        let shares = |place| self.shared_colours(place).is_some_and(|(_, end)| self.linked(end).is_none());
        let colour = self.colours_behind(next).filter(|&place| next > at && !shares(place));
        colour.is_some() && self.colour_after(next).is_some()
    }

    /// Returns a fault if the count of a joker (an okey or a false joker) may be the first number of a list around it:
    /// `1 okey 3 4 sarı` ("1 okey 3 4 yellow"). In `1 okey 3 sarı 4 sarı`, the 1 is a count, because each tile after
    /// the joker has a colour of its own.
    fn count_in_list(self, at: usize, counted: &Counted) -> Option<PlacedFault> {
        let (symbol, behind) = (self.counted_joker(counted.of, false).filter(|_| !counted.unit)?, counted.of + 1);
        let number = self.digits(at)?.small_count()?;
        let mut next = behind;
        while self.join(next) == Join::Blank
            && let Ok((_, after)) = self.number(next)
        {
            next = after;
        }
        let colour = next;
        let (_, after) = self.colour_after(colour).filter(|(_, after)| next > behind && *after == colour + 1)?;
        let each = next == behind + 1 && self.number(after).is_ok();
        if each || self.colours_apart(colour).is_some() {
            return None;
        }
        let joker = self.again(counted.of, behind);
        let (list, name) = (self.again(behind, after), self.again(colour, after));
        // If text follows the list, suggest a comma that separates the list from it.
        let comma = if self.continues(after) { "," } else { "" };
        let kind = NotationFault::NumberOrCount {
            number,
            of: symbol.to_string(),
            behind: false,
            colour_carried: false,
            list: Some(Box::new((
                format!("{number} {name}, {joker}, {list}{comma}"),
                format!("{joker} x{number}, {list}{comma}"),
            ))),
            colour: None,
        };
        Some(PlacedFault::new(kind, self.span(at, after)))
    }

    /// Parses one number that several colours share: `10 siyah kırmızı mavi` (10 black red blue). Returns `None` for
    /// any other text.
    fn shared_behind(self, at: usize) -> Option<PieceResult> {
        let (number, next) = self.shared_number(at).ok()?;
        let colour = self.colours_behind(next)?;
        let with_commas = self.colours_with_commas(colour);
        if let Some((colours, end)) = &with_commas
            && let Some(count) = self.linked(*end).filter(|_| self.counts_jokers(*end))
        {
            let unclear = self.last_colours_or_count(at, colours.split_at(1), number, count);
            return unclear.map(|wrong| Err(self.refused(wrong, at, CarriedColour::Unread)));
        }
        let with_commas = with_commas.filter(|(_, end)| self.linked(*end).is_none());
        let (colours, end) = with_commas.or_else(|| self.colours_apart(colour))?;
        // The last colour may have a number of its own after it: `10 siyah kırmızı 5` (10 black red 5).
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
            let unclear = self.linked(end).filter(|_| self.counts_jokers(end));
            let parts = colours.split_at(colours.len() - 1);
            let unclear = unclear.and_then(|count| self.last_colours_or_count(at, parts, number, count));
            return unclear.map(|wrong| Err(self.refused(wrong, at, CarriedColour::Unread)));
        }
        if let Some(wrong) = self.doubtful_colours(colour, end, at) {
            return Some(Err(self.refused(wrong, end - 1, CarriedColour::None)));
        }
        let dashes = self.dashes_between(colour, end);
        let word = Countable { tiles: tiles(&colours, &[number]), dashes, allowed: AllowedCount::None };
        Some(self.repeated(at, end, word, CarriedColour::None))
    }

    /// Returns the fault of a count of okeys or false jokers that may be the number of the last colours before it: `7
    /// kırmızı mavi 2 okey` ("7 red blue 2 okey"), `7 kırmızı, siyah ve mavi 2 okey`. Several colours share the number
    /// before them. `others` certainly have it. `count` is the index of the count.
    fn last_colours_or_count(
        self,
        at: usize,
        (others, last): (&[WrittenColour], &[WrittenColour]),
        number: Number,
        count: usize,
    ) -> Option<PlacedFault> {
        let jokers = self.jokers_behind(count)?;
        let of = |number| move |colour: &WrittenColour| Symbol::Tile(colour.face(number).into());
        let shared = || others.iter().map(of(number));
        let (own, _) = self.number(count).ok()?;
        let one = self.letters.symbols(shared().chain(last.iter().map(of(own))).chain(jokers.first().copied()));
        let other = self.letters.symbols(shared().chain(last.iter().map(of(number))).chain(jokers));
        Some(PlacedFault::new(NotationFault::TwoReadings { one, other }, self.span(at, count + 2)))
    }

    /// Parses numbers that come before their colour: `7 kırmızı`, `7, 8, 9 kırmızı` (7, 8, 9 red).
    fn list_before(self, at: usize, first: NumberWord, after: usize, before: PieceContext) -> PieceResult {
        let mut waiting = vec![(at, first, after)];
        let mut next = after;
        loop {
            if let Some((colour, end)) = self.colour_after(next) {
                if self.numbers_a_line(&waiting) {
                    return Err(self.refused(mark_or_number(self, at), at, CarriedColour::None));
                }
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

    /// Returns true if the first of several numbers may be the mark of a list item, with its tiles in the next line:
    /// `1⏎5 6 7 kırmızı` ("1, 5 6 7 red"; ⏎ is a line end). The number must be alone on its line. The next line must
    /// have several numbers, or a number and a colour.
    fn numbers_a_line(self, waiting: &[(usize, NumberWord, usize)]) -> bool {
        let [(first, number, _), (second, _, end), ..] = waiting else { return false };
        let begins = || {
            let before = self.text[..self.start(*first)].trim_end_matches(is_blank_of_line);
            let label = first.checked_sub(1).is_some_and(|last| *self.kind(last) == LexemeKind::Label);
            label || before.is_empty() || before.ends_with(|sign| ends_line(sign) || sign == '/')
        };
        number.numbers.len() == 1 && self.begins_line(*second) && !self.begins_line(*end) && begins()
    }

    fn coloured(
        self,
        waiting: Vec<(usize, NumberWord, usize)>,
        colour: WrittenColour,
        end: usize,
        before: PieceContext,
    ) -> PieceResult {
        let (count, first) = (waiting.len(), waiting[0].0);
        if let [(_, numbers, _)] = &waiting[..] {
            let word = Countable::new(&[colour], numbers, self.count_behind(first, before));
            return self.repeated(first, end, word, CarriedColour::None);
        }
        let words = waiting.into_iter().enumerate().map(|(place, (start, numbers, after))| {
            let end = if place + 1 == count { end } else { after };
            let Countable { tiles, dashes, .. } = Countable::new(&[colour], &numbers, AllowedCount::None);
            TileWord { join: self.join(start), span: self.span(start, end), tiles, dashes }
        });
        let words: Vec<TileWord> = words.collect();
        let last = words.last().and_then(|word| word.tiles.last()).map(|(symbol, _)| *symbol);
        match self.times(end, AllowedCount::None, last) {
            Ok(_) => Ok(Piece { words, ..Self::no_tiles(CarriedColour::None, end) }),
            Err(wrong) => Err(self.refused(wrong, end, CarriedColour::None)),
        }
    }

    /// Returns the faults of numbers that have no colour before or after them.
    fn colour_missing(self, waiting: &[(usize, NumberWord, usize)], next: usize, before: PieceContext) -> RefusedPiece {
        let missing = |(start, _, after): &(usize, NumberWord, usize)| self.colour_unclear(*start, *after);
        // A single number next to an okey or a false joker, as in `okey 2` or `2 J`, may be a tile or a count. Report
        // only this fault. In `2 joker`, the number is a count. Report no fault for it, because `joker` gets its own
        // fault.
        let unclear = match waiting {
            [(at, _, after)] if self.counts_unclear_joker(*at) => {
                return RefusedPiece { faults: Vec::new(), carried: CarriedColour::None, next: *after };
            }
            [(at, _, after)] if self.marks_item(*at, *after) => Some(mark_or_number(self, *at)),
            [(at, ..)] => self.count_of_next(*at, false).or_else(|| {
                let last = before.last?;
                self.count_of_next(last, false).or_else(|| self.count_after_joker(last, false))
            }),
            _ => None,
        };
        let faults = unclear.map_or_else(|| waiting.iter().map(missing).collect(), |unclear| vec![unclear]);
        // Skip text that touches the last number, as in `7abc`.
        RefusedPiece { faults, carried: CarriedColour::None, next: self.after_word(next - 1, self.end_before(next)) }
    }

    /// Returns true if a number without a colour may be the list mark of its line: `1: R5`, `(1) R5`, `1 - R5`.
    fn marks_item(self, at: usize, after: usize) -> bool {
        let boxed = at > 0 && self.opens_bracket(at - 1) && *self.kind(after) == LexemeKind::Close;
        let first = if boxed { at - 1 } else { at };
        // In `7: kırmızı mavi` ("7: red blue"), the 7 is no list mark, because the colours have no other number.
        let colours = self.colours_apart(after + 1).map_or(after + 2, |(_, end)| end);
        let shares = self.names_colours(after + 1) && self.linked(colours).is_none();
        let colon = *self.kind(after) == LexemeKind::Colon && !shares;
        let mark = boxed || colon || self.join(after) == Join::Dashed;
        self.begins_row(first) && after == at + 1 && mark && item_number(self.rest(at)).is_some()
    }

    /// Returns true if the number counts a word that may mean an okey or a false joker: `2 joker`.
    fn counts_unclear_joker(self, at: usize) -> bool {
        let small = self.digits(at).is_some_and(|number| number.small_count().is_some());
        small && *self.kind(at + 1) == LexemeKind::UnclearJoker && self.join(at + 1) == Join::Blank
    }

    /// Parses a count and the tile after it: `2 okey`, `iki tane okey` (two okeys), `2 adet kırmızı 7` (two red 7s).
    pub(super) fn counted_piece(self, at: usize, before: PieceContext) -> Option<PieceResult> {
        let tight = before.join == Join::Tight;
        let counted = self.counted(at).filter(|counted| !tight || !counted.unit);
        if !tight
            && (before.carried == CarriedColour::None || counted.is_some())
            && let Some(unclear) = self.count_of_shared(at)
        {
            return Some(Err(self.refused(unclear, at, CarriedColour::None)));
        }
        let counted = counted?;
        // In `K1-K2-1 okey`, the 1 is a count. In `K1-2-1 okey`, it may be black.
        let apart = before.join.separates() || tight;
        let goes_on = if tight { !self.each_has_colour(at) } else { self.goes_on_with_list(at) };
        if !counted.unit
            && before.carried.colour().is_some()
            && goes_on
            && let Some(unclear) = self.count_of_next(at, true)
        {
            return Some(Err(self.refused(unclear, at, before.carried)));
        }
        if !counted.unit && matches!(before.carried, CarriedColour::Known(_)) && !apart {
            return None;
        }
        if before.carried == CarriedColour::None
            && let Some(unclear) = self.count_in_list(at, &counted)
        {
            return Some(Err(self.refused(unclear, at, CarriedColour::None)));
        }
        // In `mavi 4, 2 tane 9` ("blue 4, 2 pieces 9"), the 9 is blue.
        if let (CarriedColour::Known(colour), true, true) = (before.carried, apart, counted.unit)
            && !self.follows_and(at)
            && self.number_and_colour(counted.of).is_none()
            && let Some(read) = self.counted_number(counted.of, counted.count, colour)
        {
            return Some(match read {
                Ok((tiles, next)) => {
                    let piece = self.one_word(at, next, tiles, before.carried);
                    Ok(Piece { continues: true, ..piece })
                }
                Err(wrong) => Err(self.refused(wrong, counted.of, CarriedColour::Unread)),
            });
        }
        // In `R7, 2 okey, 8` the 8 is red, because an okey does not change the colour.
        let read: WordResult<NamedTiles> = match self.counted_joker(counted.of, counted.unit) {
            Some(symbol) => Ok((vec![(symbol, None)], counted.of + 1)),
            None => self.counted_face(counted.of),
        };
        Some(match read {
            Ok((item, next)) => {
                let joker = item.first().is_none_or(|(symbol, _)| symbol.face().is_none());
                let carried = if joker { before.carried } else { CarriedColour::None };
                let tiles = item.into_iter().flat_map(|tile| std::iter::repeat_n(tile, counted.count)).collect();
                Ok(self.one_word(at, next, tiles, carried))
            }
            Err(wrong) => Err(self.refused(wrong, counted.of, CarriedColour::Unread)),
        })
    }
}
