//! The second stage of parsing: turns the lexemes of a text into tiles, and collects all faults.

use std::ops::Range;

use super::TextContext;
use super::fault::{NotationFault, PlacedFault, absorb, merge_causes};
use super::habits::{Chain, Note, TextHabits, mark_or_number};
use super::lexeme::{Join, Lexeme, LexemeKind};
use super::parser::TileParser;
use super::piece::{CarriedColour, Dashes, Piece, PieceContext, TileWord};
use super::vocabulary::{ends_line, is_blank_of_line, is_letter};
use crate::hand::FourthColour;
use crate::table::{Indicator, Symbol};
use crate::tiles::{Face, Tile};
use crate::words::{Fault, is_dash};

/// The indicator that a text names, and its byte range.
pub(super) type NamedIndicator = (Face, Range<usize>);

pub(super) struct ReadTile {
    pub(super) symbol: Symbol,
    pub(super) fourth: Option<FourthColour>,
    /// The face that the tile stands for, as written after `=`.
    pub(super) declared: Option<Face>,
    pub(super) span: Range<usize>,
}

/// The word `okey`, if it is the previous word.
#[derive(Clone, Copy)]
struct OkeyWord {
    /// The byte at which it begins.
    start: usize,
    /// True if a dash comes before it.
    dashed: bool,
    /// True if the indicator comes right before it: `gösterge R5, okey R6` ("indicator R5, okey R6").
    indicated: bool,
}

/// The state of the parser between two tiles, and the faults so far.
pub(super) struct TextReader<'t> {
    parser: TileParser<'t>,
    context: TextContext,
    habits: TextHabits,
    chain: Chain,
    faults: Vec<Fault<NotationFault>>,
    /// If the previous word was not a tile: the index of its fault. Several unknown words in a row share one fault.
    remark: Option<usize>,
    /// Labels such as `el:` ("hand:") that come after tiles. They begin a second hand, which is reported only if the
    /// text has no other fault.
    late_labels: Vec<PlacedFault>,
    okey: Option<OkeyWord>,
    /// True if the text before the next lexeme names the indicator.
    indicated: bool,
    last: Option<Symbol>,
    /// The tile of the previous word, if the word means exactly one tile. `alone_at` is the byte at which it begins.
    alone: Option<Symbol>,
    alone_at: usize,
    /// True if the previous word is a number that takes its colour from an earlier tile.
    continued: bool,
    /// True if the previous piece is a single word, such as `R7`, that takes no colour from an earlier tile.
    one_word: bool,
}

impl<'t> TextReader<'t> {
    /// Creates a reader. `declares` is true if the text may say which tile an okey stands for: `O*=R9`.
    pub(super) fn new(text: &'t str, lexemes: &'t [Lexeme<'t>], context: TextContext, declares: bool) -> Self {
        Self {
            parser: TileParser { text, lexemes, letters: context.letters, declares },
            context,
            habits: TextHabits::default(),
            chain: Chain::new(context.letters),
            faults: Vec::new(),
            remark: None,
            late_labels: Vec::new(),
            okey: None,
            indicated: false,
            last: None,
            alone: None,
            alone_at: 0,
            continued: false,
            one_word: false,
        }
    }

    /// Returns the same reader for a text that may come right after a text that names the indicator.
    pub(super) fn behind_indicator(self, indicated: bool) -> Self {
        Self { indicated, ..self }
    }

    /// Reads tiles up to the next `/` or the end of the text, and calls `to` for each tile. Returns the index of the
    /// lexeme at which it stopped.
    pub(super) fn read(&mut self, from: usize, mut to: impl FnMut(ReadTile)) -> usize {
        let parser = self.parser;
        let mut before = PieceContext::NEW;
        // `first` is true until the first tile. `fenced` is true after a bracket, the mark of a list item, or a label.
        let (mut first, mut fenced) = (true, true);
        let (mut at, mut labelled) = (from, false);
        self.okey = None;
        while !parser.ends(at) {
            before.join = if fenced { Join::Apart } else { parser.join(at) };
            let near = !std::mem::take(&mut fenced) && parser.is_near(at);
            if before.join.separates()
                && let Some((face, next)) = parser.indicator_behind(at)
            {
                self.end_chain();
                (self.okey, self.remark) = (None, None);
                self.habits.indicators.push((face, parser.span(at, next)));
                self.indicated = true;
                (before.carried, before.last, at) = (CarriedColour::None, None, next);
                continue;
            }
            match parser.kind(at) {
                LexemeKind::Open(_) | LexemeKind::Close | LexemeKind::LetterMark | LexemeKind::UnclearMark => {
                    self.note(at, near && before.last.is_some());
                    at = self.fence(at);
                    (before.carried, before.last, fenced) = (CarriedColour::None, None, true);
                }
                LexemeKind::Label if before.join != Join::Tight => {
                    match parser.unknown_word(at) {
                        _ if first && !labelled => {}
                        late if parser.text[..late.span.end].ends_with(':') => self.late_labels.push(late),
                        late => self.wrong(late),
                    }
                    (at, labelled, fenced) = (at + 1, true, true);
                    (before.carried, before.last) = (CarriedColour::None, None);
                    self.end_chain();
                    (self.okey, self.indicated) = (None, false);
                }
                LexemeKind::Indicator if before.join != Join::Tight => {
                    let last = before.last.filter(|_| before.join == Join::Blank);
                    if let Some(last) = last.or_else(|| parser.boxed_face_before(at)) {
                        self.indicator_between(at, last);
                    }
                    (before.carried, before.last) = (CarriedColour::None, None);
                    at = self.indicator(at, &mut before.carried);
                }
                // In `elimde R5 R6 var` ("in my hand there are R5 R6"), the word `var` has no effect. In `3 kırmızı var`
                // ("there are 3 red"), the 3 may be a count. In `7 8 kırmızı var`, the numbers are those of tiles.
                LexemeKind::Present
                    if before.join == Join::Blank
                        && !(parser.names_colours(at - 1) && (at < 3 || !parser.is_number(at - 3)))
                        && parser.is_final_var(at) =>
                {
                    (before.carried, before.last) = (CarriedColour::None, None);
                    self.end_chain();
                    self.okey = None;
                    at += 1;
                }
                LexemeKind::Dash => {
                    self.wrong(PlacedFault::new(NotationFault::RangeEnd, parser.span(at, at + 1)));
                    self.chain.give_up();
                    at += 1;
                }
                _ => {
                    first = false;
                    at = self.piece(at, &mut before, &mut to);
                }
            }
        }
        self.end_chain();
        at
    }

    pub(super) fn fault(&mut self, fault: Fault<NotationFault>) {
        self.faults.push(fault);
    }

    pub(super) const fn fault_count(&self) -> usize {
        self.faults.len()
    }

    /// Returns the indicator that the text names, and all faults. Merges faults with the same cause.
    pub(super) fn finish(mut self) -> (Option<NamedIndicator>, Vec<Fault<NotationFault>>) {
        self.habits.lists |= self.chain.lists;
        let wrong = self.habits.check(self.parser, self.context.indicator);
        self.extend(wrong);
        if self.faults.is_empty() {
            let late = std::mem::take(&mut self.late_labels);
            self.extend(late);
        }
        let okey = self.habits.okey(self.context.indicator);
        for fault in &mut self.faults {
            match &mut fault.kind {
                NotationFault::NamedOkey { known, .. } => *known = okey,
                // In a text with a list such as `B1-2-3`, dashes separate tiles. The hint of the error must then write
                // the run as a list too.
                NotationFault::TwoOrRun { listed, .. } => *listed |= self.habits.lists,
                _ => {}
            }
        }
        let mut faults = merge_causes(self.faults);
        // Look for similar known words only now: equal unknown words have been merged, so few remain.
        for fault in &mut faults {
            if let NotationFault::UnknownWord { word, nearest, .. } = &mut fault.kind {
                *nearest = super::colour::nearest(word);
            }
        }
        (self.habits.indicators.into_iter().next(), faults)
    }

    /// Parses the piece that begins at the lexeme `at`. Returns the index of the lexeme at which parsing continues.
    fn piece(&mut self, at: usize, before: &mut PieceContext, to: &mut impl FnMut(ReadTile)) -> usize {
        match self.parser.piece(at, *before) {
            Ok(piece) => {
                self.remark = None;
                before.carried = piece.carried;
                if let Some((face, next)) = piece.names {
                    return self.stated_okey(at, face, next, before);
                }
                if let (Some(last), Some(symbol), [TileWord { tiles, .. }]) = (before.last, self.last, &piece.words[..])
                    && let [(other, _)] = tiles[..]
                    && let Some(wrong) = self.parser.shares_count(last, symbol, other, at, piece.next)
                {
                    self.wrong(wrong);
                }
                let begins_list = matches!(self.parser.kind(at), LexemeKind::Colour(..));
                let apart = before.join.separates();
                before.listed = !begins_list && (before.listed || piece.continues && apart);
                before.last = piece.words.last().map(|word| self.parser.lexeme_from(at, word.span.start));
                self.tiles(at, piece, before.join, to)
            }
            Err(refused) => {
                self.chain.give_up();
                self.okey = None;
                before.carried = refused.carried;
                before.last = None;
                for wrong in refused.faults {
                    self.wrong(wrong);
                }
                refused.next
            }
        }
    }

    /// Handles a text that says which tile is the okey, such as `okey: mavi 5` ("okey: blue 5"). If the indicator comes
    /// right before or right after it, and makes this tile the okey, the text has no other effect. Otherwise, adds a
    /// fault, because the tile may be one of the hand. Returns the index of the lexeme after the text.
    fn stated_okey(&mut self, at: usize, face: Face, next: usize, before: &mut PieceContext) -> usize {
        self.end_chain();
        (self.okey, self.alone, before.last) = (None, None, None);
        let okey = if self.indicated { self.habits.okey(self.context.indicator) } else { self.okey_of_next(at, next) };
        if !self.is_statement(at, next) || okey != Some(face) {
            before.carried = CarriedColour::Unread;
            self.wrong(PlacedFault::new(NotationFault::named_okey(face), self.parser.span(at, next)));
        }
        next
    }

    /// Returns true if nothing joins the lexemes `at..next` to the tiles of the hand: a line end or a separator such as
    /// a comma follows them.
    fn is_statement(&self, at: usize, next: usize) -> bool {
        let parser = self.parser;
        let gap = parser.gap_text(next);
        let separated = parser.join(next).separates() && !gap.contains(joins_tiles);
        !parser.gap_text(at).contains(joins_tiles) && (parser.ends(next) || gap.contains(ends_line) || separated)
    }

    /// Returns the okey of the indicator at the lexeme `next`, if the lexemes `at..next` begin their line: `okey: R6⏎
    /// gösterge: R5` ("okey: R6, indicator: R5"; ⏎ is a line end).
    fn okey_of_next(&self, at: usize, next: usize) -> Option<Face> {
        let parser = self.parser;
        let names = parser.begins_row(at) && *parser.kind(next) == LexemeKind::Indicator;
        parser.indicator(next).filter(|_| names).map(|(face, _)| Indicator::new(face).okey())
    }

    /// Returns true if the lexeme comes right after the indicator. A `+`, a dash or `ve` ("and") before it would join
    /// it to the tiles of the hand.
    fn follows_indicator(&self, at: usize) -> bool {
        self.indicated && !self.parser.gap_text(at).contains(joins_tiles)
    }

    /// Calls `to` for each tile of a piece (such as `R7` or `7 8 9 kırmızı`), unless the piece has a fault. Returns the
    /// index of the lexeme after the piece.
    fn tiles(&mut self, at: usize, piece: Piece, join: Join, to: &mut impl FnMut(ReadTile)) -> usize {
        let parser = self.parser;
        let real = parser.join(at);
        let mut begins = at;
        let (count, mut next) = (piece.words.len(), piece.next);
        let okey = self.okey.take().filter(|_| !piece.continues);
        let indicated = !self.habits.indicators.is_empty() && self.follows_indicator(at);
        self.indicated = false;
        self.one_word = count == 1 && !piece.continues;
        for (place, word) in piece.words.into_iter().enumerate() {
            let last = place + 1 == count;
            let mut span = word.span.clone();
            let mut declared = None;
            if last && *self.parser.kind(next) == LexemeKind::Equals && self.parser.join(next) == Join::Touching {
                (declared, next, span.end) = self.declared(next);
                if declared.is_none() || word.tiles.len() != 1 {
                    let kind = if self.parser.declares {
                        NotationFault::DeclarationMissing
                    } else {
                        NotationFault::DeclaredInHand
                    };
                    self.faults.push(Fault::new(kind, span));
                    self.chain.give_up();
                    return next;
                }
            }
            if last && self.touches(next) {
                return self.touching(next);
            }
            let join = if place == 0 { join } else { word.join };
            let ended = self.chain.next(join, &word, piece.continues, span.clone());
            self.extend(ended);
            self.habit(word.dashes, &span);
            begins = parser.lexeme_from(begins, span.start);
            if parser.is_number(begins) {
                self.habits.numbers.insert(begins);
            }
            // In `gösterge R5 okey R7 8`, the R7 begins a list, so it is not named as the okey.
            let more = parser.is_number(next) && parser.join(next) == Join::Blank;
            if let (1, Some(face)) = (count, word.only_face())
                && self.alone == Some(Symbol::FALSE_JOKER)
                && (real, more, declared) == (Join::Blank, false, None)
                && matches!(parser.kind(at - 1), LexemeKind::JokerWord { .. })
            {
                let letters = self.context.letters;
                let kind = NotationFault::TwoReadings {
                    one: letters.symbols([Symbol::FALSE_JOKER, face.into()]),
                    other: letters.symbols([Symbol::FALSE_JOKER]),
                };
                let fault = PlacedFault::new(kind, self.alone_at..span.end);
                self.habits.notes.push((Note::OkeyIsKnown(face), fault));
            }
            if let (0, Some(okey), Some(face)) = (place, okey, word.only_face()) {
                // A bracket between the word `okey` and a tile, as in `okey (R6)`, has the same meaning as a blank.
                let names = match real {
                    Join::Touching | Join::Blank => true,
                    Join::Dashed | Join::Tight => join != Join::Apart && !okey.dashed,
                    Join::Apart | Join::Comma => false,
                };
                if names && declared.is_none() {
                    let always = okey.indicated && real == Join::Blank && !more;
                    let note = if always { Note::Certain } else { Note::OkeyIs(face) };
                    let fault = PlacedFault::new(NotationFault::named_okey(face), okey.start..span.end);
                    self.habits.notes.push((note, fault));
                }
            }
            if let Some(face) = self.alone.and_then(Symbol::face)
                && piece.okey
                && !join.separates()
            {
                let fault = PlacedFault::new(NotationFault::named_okey(face), self.alone_at..span.end);
                self.habits.notes.push((Note::OkeyIsKnown(face), fault));
            }
            if last && piece.okey && declared.is_none() {
                let dashed = matches!(join, Join::Dashed | Join::Tight);
                self.okey = Some(OkeyWord { start: span.start, dashed, indicated });
            }
            let first = word.tiles.first().map(|(symbol, _)| *symbol);
            self.dotted_range(begins, self.continued, first, span.end);
            self.alone = first.filter(|_| word.tiles.len() == 1);
            (self.alone_at, self.continued) = (span.start, piece.continues);
            self.last = word.tiles.last().map(|(symbol, _)| *symbol).or(self.last);
            for (symbol, fourth) in word.tiles {
                to(ReadTile { symbol, fourth, declared, span: span.clone() });
            }
        }
        next
    }

    /// Adds a fault for text that follows a tile without a space, as in `K1R2`. Returns the index of the lexeme after
    /// this text.
    fn touching(&mut self, at: usize) -> usize {
        let parser = self.parser;
        let wrong = parser.touching(parser.start(at));
        let end = wrong.span.end;
        self.wrong(wrong);
        self.chain.give_up();
        parser.after_word(at, end)
    }

    fn habit(&mut self, dashes: Dashes, span: &Range<usize>) {
        match dashes {
            Dashes::Plain => {}
            Dashes::List => self.habits.lists = true,
            Dashes::Range(one, other) => {
                let kind = NotationFault::TwoOrRun { one, other, listed: true };
                self.habits.ranges.push(PlacedFault::new(kind, span.clone()));
            }
        }
    }

    /// Parses the text after an `=`, as in `O*=R9`. Returns the face, the index of the lexeme after the text, and the
    /// byte at which the text ends. The face is `None` if there is not exactly one.
    fn declared(&self, equals: usize) -> (Option<Face>, usize, usize) {
        let parser = self.parser;
        if let Some((face, next)) = parser.declared(equals + 1).filter(|_| parser.declares) {
            return (Some(face), next, parser.end_before(next));
        }
        let end = parser.tail_end(parser.end_before(equals + 1));
        (None, parser.lexeme_from(equals + 1, end), end)
    }

    /// Stores a fault if a bracket next to a tile may hold a remark about this tile instead of another tile. The fault
    /// is reported only at some tables (see [`Note`]). The bracket may repeat the tile before it. Or one of the two
    /// tiles is an okey or a false joker, and the other a numbered tile, as in `siyah 13 (okey)` ("black 13 (okey)")
    /// and `(okey) siyah 13`. In a list of melds, an okey in brackets may fill a gap, so `R5 R6 (okey) R8` has no
    /// fault. `near` is true if a tile comes right before the bracket.
    fn note(&mut self, at: usize, near: bool) {
        let parser = self.parser;
        let Some((symbol, close)) = parser.boxed_tile(at) else { return };
        let numbered = |symbol: Symbol| symbol.face().is_some();
        let before = self.last.filter(|_| near);
        let Some(tile) = before.or_else(|| parser.tile_behind(close + 1).filter(|_| !numbered(symbol))) else { return };
        if (tile != symbol || !near) && (numbered(tile) == numbered(symbol) || parser.declares && numbered(tile)) {
            return;
        }
        let declared = symbol.face().filter(|_| parser.declares && tile == Symbol::Okey);
        let okey = tile == Symbol::Okey || symbol == Symbol::Okey;
        let inside = parser.again(at + 1, close);
        let apart = if near { format!(", {inside}") } else { format!("{inside},") };
        let note = match (tile, symbol) {
            (Symbol::Okey, Symbol::Tile(Tile::Numbered(face))) if self.okey.is_some() => Note::OkeyIsNot(face),
            // In `R4 J(R5) R6`, the bracket may say which tile the false joker is.
            (Symbol::FALSE_JOKER, _) if parser.join(at) == Join::Touching => Note::Certain,
            // In `R5 R6 (okey) R8`, the okey fills the gap. In `R7 (okey)`, it may stand for R7.
            (Symbol::Tile(Tile::Numbered(face)), Symbol::Okey) if !near || !self.fills_gap(face, close + 1) => {
                Note::Certain
            }
            (Symbol::Tile(Tile::Numbered(face)), Symbol::Okey | Symbol::FALSE_JOKER)
            | (Symbol::FALSE_JOKER, Symbol::Tile(Tile::Numbered(face))) => Note::OkeyIs(face),
            _ => Note::Certain,
        };
        let kind = NotationFault::TileOrNote { apart, okey, declared };
        self.habits.notes.push((note, PlacedFault::new(kind, parser.span(at, close + 1))));
    }

    /// Returns true if the tile at `next` has the colour of `face` and a number that is higher by 2.
    fn fills_gap(&self, face: Face, next: usize) -> bool {
        let other = self.parser.face(next).filter(|_| self.parser.is_near(next));
        other.is_some_and(|(other, _)| other.colour == face.colour && other.number.get() == face.number.get() + 2)
    }

    /// Adds a fault for dots between two tiles that may be the ends of a range: `K1... K5`, `kırmızı 5... 8` ("red 5...
    /// 8"). `begins` is the first lexeme of the second tile.
    fn dotted_range(&mut self, begins: usize, continued: bool, next: Option<Symbol>, end: usize) {
        let gap = self.parser.gap_text(begins);
        let dots = (gap.contains("..") || gap.contains('…')) && !gap.contains(ends_line);
        let faces = (self.alone.and_then(Symbol::face), next.and_then(Symbol::face));
        let (Some(one), Some(other)) = faces else { return };
        let upwards = one.colour == other.colour && one.number.get() + 1 < other.number.get();
        if dots && upwards && (self.parser.is_number(begins) || !continued) {
            let kind = NotationFault::TwoOrRun { one, other, listed: false };
            self.wrong(PlacedFault::new(kind, self.alone_at..end));
        }
    }

    fn fence(&mut self, at: usize) -> usize {
        let parser = self.parser;
        let okey = self.okey.take().filter(|_| parser.opens_bracket(at) && parser.is_near(at));
        self.end_chain();
        self.okey = okey;
        match parser.kind(at) {
            LexemeKind::UnclearMark => {
                self.wrong(mark_or_number(parser, at));
                at + 1
            }
            LexemeKind::Close => match parser.count_here(at + 1).and_then(Result::ok) {
                // In `(R7 R8) x2`, the count may mean copies of the last tile or of all tiles in the brackets.
                Some((times, next)) => {
                    self.wrong(parser.list_count(at + 1, next, times, self.last));
                    next
                }
                None => at + 1,
            },
            _ => at + 1,
        }
    }

    /// Parses the indicator, as in `gösterge mavi 4` ("indicator blue 4"). The indicator is not a tile of the hand.
    /// Returns the index of the lexeme after it.
    fn indicator(&mut self, at: usize, carried: &mut CarriedColour) -> usize {
        let parser = self.parser;
        self.end_chain();
        self.okey = None;
        self.remark = None;
        if let Some((face, next)) = parser.indicator(at) {
            self.habits.indicators.push((face, parser.span(at, next)));
            self.indicated = true;
            return if self.touches(next) { self.touching(next) } else { next };
        }
        let value = parser.after_colon(at + 1).unwrap_or(at + 1);
        let joker = parser.counted_joker(value, true).filter(|_| parser.is_near(value));
        let read_to = if joker.is_some() { value + 1 } else { at + 1 };
        let end = parser.indicator_face(at).map_or(read_to, |(_, next)| next);
        self.wrong(PlacedFault::new(NotationFault::IndicatorTile { joker }, parser.span(at, end)));
        *carried = CarriedColour::Unread;
        parser.after_word(at, parser.end_before(end))
    }

    /// Stores a fault if the word for the indicator comes between two tiles and either tile may be the indicator:
    /// `mavi 9 gösterge kırmızı 1` ("blue 9 indicator red 1"). The case is clear, and there is no fault, if another
    /// word or number stands directly before the first tile (a label, or a word such as `ve`, "and", does not count).
    /// `at` is the index of the word, and `last` is the index at which the first tile begins.
    fn indicator_between(&mut self, at: usize, last: usize) {
        let parser = self.parser;
        if matches!(parser.kind(at + 1), LexemeKind::Colon | LexemeKind::Equals) {
            return;
        }
        let before = parser.text[..parser.start(last)].trim_end_matches(is_blank_of_line);
        let and = parser.gap_text(last).contains(|sign| is_letter(sign) || sign == '&');
        let label = last.checked_sub(1).is_some_and(|label| *parser.kind(label) == LexemeKind::Label);
        let alone = and || label || !before.ends_with(char::is_alphanumeric);
        let numbered = self.alone.and_then(Symbol::face).is_some();
        let Some((after, next)) = parser.indicator(at).filter(|_| alone && numbered && self.one_word) else { return };
        let (tile, word, other) = (parser.again(last, at), parser.again(at, at + 1), parser.again(at + 1, next));
        let kind = NotationFault::IndicatorBetween {
            before: format!("{word} {tile}, {other}"),
            after: format!("{tile}, {word} {other}"),
        };
        self.habits.between.push((after, PlacedFault::new(kind, parser.span(last, next))));
    }

    /// Returns true if a space is missing before the lexeme `at`, as before `R2` in `K1R2`. No space is needed before
    /// brackets, list marks, dashes, a `/`, and emoji that mean a colour (such as 🔴).
    fn touches(&self, at: usize) -> bool {
        let parser = self.parser;
        let apart = parser.ends(at) || parser.fences(at) || *parser.kind(at) == LexemeKind::Dash;
        parser.join(at) == Join::Touching && !apart && !super::colour::starts_with_sign(parser.rest(at))
    }

    fn wrong(&mut self, wrong: PlacedFault) {
        let fault = Fault::new(wrong.kind, wrong.span);
        let strange = matches!(fault.kind, NotationFault::UnknownWord { .. });
        if let Some(remark) = self.remark.filter(|_| strange).and_then(|known| self.faults.get_mut(known)) {
            absorb(remark, fault);
        } else {
            self.remark = strange.then_some(self.faults.len());
            self.faults.push(fault);
        }
    }

    /// Ends the current [`Chain`], and adds a fault for each dash in it that may mean a run.
    fn end_chain(&mut self) {
        let ended = self.chain.end();
        self.extend(ended);
    }

    fn extend(&mut self, faults: Vec<PlacedFault>) {
        self.faults.extend(faults.into_iter().map(|wrong| Fault::new(wrong.kind, wrong.span)));
    }
}

/// Returns true for a character of a gap that joins a statement to the tiles next to it: `+`, `&`, a dash, or a letter
/// of a word such as `ve` ("and").
fn joins_tiles(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, '+' | '&') || is_dash(sign)
}
