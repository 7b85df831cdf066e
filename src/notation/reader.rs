//! The second stage of parsing: reads a text piece by piece and collects its faults.

use std::ops::Range;

use super::TextContext;
use super::chain::Chain;
use super::fault::NotationFault;
use super::habits::TextHabits;
use super::lexeme::{Join, Lexeme, LexemeKind};
use super::merge_causes::merge_causes;
use super::parser::TileParser;
use super::piece::{CarriedColour, Dashes, Piece, PieceContext};
use super::placed_fault::PlacedFault;
use crate::hand::FourthColour;
use crate::table::Symbol;
use crate::tiles::{Face, Tile};
use crate::words::Fault;

/// The indicator that a text names, and the bytes that name it.
pub(super) type NamedIndicator = (Face, Range<usize>);

/// A tile as it was read.
pub(super) struct ReadTile {
    pub(super) symbol: Symbol,
    pub(super) fourth: Option<FourthColour>,
    /// The face it was declared to stand for.
    pub(super) declared: Option<Face>,
    /// The word that writes it.
    pub(super) span: Range<usize>,
}

/// The state of parsing a text, with the faults so far.
pub(super) struct TextReader<'t> {
    parser: TileParser<'t>,
    context: TextContext,
    habits: TextHabits,
    chain: Chain,
    faults: Vec<Fault<NotationFault>>,
    /// The index of the previous word's fault, if that word is not a tile at all.
    remark: Option<usize>,
    /// Labels after tiles, which begin a second hand. They are reported only if the text has no other fault.
    late_labels: Vec<PlacedFault>,
    /// The start of the word for an okey that was just read, and whether a dash comes before it.
    okey: Option<(usize, bool)>,
    /// The last tile that was read.
    last: Option<Symbol>,
}

impl<'t> TextReader<'t> {
    /// `declares` is true if `=` declares what a tile stands for.
    pub(super) fn new(text: &'t str, lexemes: &'t [Lexeme<'t>], context: TextContext, declares: bool) -> Self {
        Self {
            parser: TileParser { text, lexemes, letters: context.letters, declares },
            context,
            habits: TextHabits::default(),
            chain: Chain::default(),
            faults: Vec::new(),
            remark: None,
            late_labels: Vec::new(),
            okey: None,
            last: None,
        }
    }

    /// Reads from a lexeme to the end of the text or to a bar, and returns the place of that.
    pub(super) fn read(&mut self, from: usize, mut to: impl FnMut(ReadTile)) -> usize {
        let parser = self.parser;
        let mut before = PieceContext { carried: CarriedColour::None, join: Join::Apart, last: None };
        // `first`: no tile yet. `fenced`: the previous lexeme is a bracket, a list mark or a label.
        let (mut first, mut fenced) = (true, true);
        let (mut at, mut labelled) = (from, false);
        self.okey = None;
        while !parser.ends(at) {
            before.join = if fenced { Join::Apart } else { parser.join(at) };
            fenced = false;
            match parser.kind(at) {
                LexemeKind::Open(_) | LexemeKind::Close | LexemeKind::LetterMark | LexemeKind::UnclearMark => {
                    at = self.fence(at);
                    (before.carried, before.last, fenced) = (CarriedColour::None, None, true);
                }
                LexemeKind::Label if before.join != Join::Tight => {
                    if !first || labelled {
                        self.late_labels.push(parser.unknown_word(at));
                    }
                    (at, labelled, fenced) = (at + 1, true, true);
                    (before.carried, before.last) = (CarriedColour::None, None);
                    self.unclear();
                    self.okey = None;
                }
                LexemeKind::Indicator if before.join != Join::Tight => {
                    (before.carried, before.last) = (CarriedColour::None, None);
                    at = self.indicator(at, &mut before.carried);
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
        self.unclear();
        at
    }

    /// Reports a bar, which a hand must not contain.
    pub(super) fn bar(&mut self, at: usize) {
        self.faults.push(Fault::new(NotationFault::BarInHand, self.parser.span(at, at + 1)));
    }

    pub(super) fn fault(&mut self, fault: Fault<NotationFault>) {
        self.faults.push(fault);
    }

    pub(super) const fn fault_count(&self) -> usize {
        self.faults.len()
    }

    /// Returns the indicator that the text names, and every fault, one for each cause, in the order of the text.
    pub(super) fn finish(mut self) -> (Option<NamedIndicator>, Vec<Fault<NotationFault>>) {
        self.habits.lists |= self.chain.lists;
        self.extend(self.habits.check(self.parser.lexemes, self.context.indicator));
        if self.faults.is_empty() {
            let late = std::mem::take(&mut self.late_labels);
            self.extend(late);
        }
        let okey = self.habits.okey(self.context.indicator);
        for fault in &mut self.faults {
            if let NotationFault::NamedOkey { known, .. } = &mut fault.kind {
                *known = okey;
            }
        }
        let mut faults = merge_causes(self.faults);
        // Looked up here, once for each cause: a text can hold thousands of unknown words.
        for fault in &mut faults {
            if let NotationFault::UnknownWord { word, nearest, .. } = &mut fault.kind {
                *nearest = super::colour::nearest(word);
            }
        }
        (self.habits.indicators.into_iter().next(), faults)
    }

    /// Reads the piece that a lexeme begins, and returns the lexeme after it.
    fn piece(&mut self, at: usize, before: &mut PieceContext, to: &mut impl FnMut(ReadTile)) -> usize {
        match self.parser.piece(at, *before) {
            Ok(piece) => {
                self.remark = None;
                before.carried = piece.carried;
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

    /// Passes on the tiles of a piece, unless it has a fault. Returns the next lexeme.
    fn tiles(&mut self, at: usize, piece: Piece, join: Join, to: &mut impl FnMut(ReadTile)) -> usize {
        let real = self.parser.join(at);
        let (count, mut next) = (piece.words.len(), piece.next);
        let okey = self.okey.take().filter(|_| !piece.continues);
        for (place, word) in piece.words.into_iter().enumerate() {
            let last = place + 1 == count;
            let mut span = word.span;
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
            let ended = self.chain.next(join, word.tiles.iter().map(|(symbol, _)| *symbol), span.clone());
            self.extend(ended);
            self.habit(word.dashes, &span);
            if let (0, Some((start, dashed)), [(Symbol::Tile(Tile::Numbered(face)), _)]) =
                (place, okey, word.tiles.as_slice())
            {
                // A bracket separates them no more than a blank does.
                let names = match real {
                    Join::Touching | Join::Blank => true,
                    Join::Dashed | Join::Tight => join != Join::Apart && !dashed,
                    Join::Apart | Join::Comma => false,
                };
                if names && declared.is_none() {
                    self.habits.named.push((*face, start..span.end));
                }
            }
            if last && piece.okey && declared.is_none() {
                self.okey = Some((span.start, matches!(join, Join::Dashed | Join::Tight)));
            }
            self.last = word.tiles.last().map(|(symbol, _)| *symbol).or(self.last);
            for (symbol, fourth) in word.tiles {
                to(ReadTile { symbol, fourth, declared, span: span.clone() });
            }
        }
        next
    }

    /// Reports text that touches the previous tile. Returns the lexeme after it.
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
            Dashes::Range(one, other) => self.habits.ranges.push((one, other, span.clone())),
        }
    }

    /// The one face after an `=`, the lexeme after it, and the byte at which what was looked at ends.
    fn declared(&self, equals: usize) -> (Option<Face>, usize, usize) {
        let parser = self.parser;
        if let Some((face, next)) = parser.declared(equals + 1).filter(|_| parser.declares) {
            return (Some(face), next, parser.end_before(next));
        }
        let end = parser.tail_end(parser.end_before(equals + 1));
        (None, parser.lexeme_from(equals + 1, end), end)
    }

    /// Skips a bracket or a list mark, and returns the next lexeme.
    fn fence(&mut self, at: usize) -> usize {
        let parser = self.parser;
        let okey = self.okey.take().filter(|_| matches!(parser.kind(at), LexemeKind::Open(_)) && parser.is_near(at));
        self.unclear();
        self.okey = okey;
        match parser.kind(at) {
            LexemeKind::UnclearMark => {
                let number = parser.rest(at).chars().take_while(char::is_ascii_digit).collect();
                self.wrong(PlacedFault::new(NotationFault::MarkOrNumber { number }, parser.span(at, at + 1)));
                at + 1
            }
            LexemeKind::Close => match parser.count_here(at + 1).and_then(Result::ok) {
                // One count after the brackets of one tile may be clear; of more it is not.
                Some((times, next)) => {
                    self.wrong(parser.list_count(at + 1, next, times, self.last));
                    next
                }
                None => at + 1,
            },
            _ => at + 1,
        }
    }

    /// Parses the indicator, as in `gösterge mavi 4`, and returns the next lexeme. It is not a tile of the hand.
    fn indicator(&mut self, at: usize, carried: &mut CarriedColour) -> usize {
        let parser = self.parser;
        self.unclear();
        self.okey = None;
        self.remark = None;
        if let Some((face, next)) = parser.indicator(at) {
            self.habits.indicators.push((face, parser.span(at, next)));
            return if self.touches(next) { self.touching(next) } else { next };
        }
        let end = parser.indicator_face(at).map_or(at + 1, |(_, next)| next);
        self.wrong(PlacedFault::new(NotationFault::IndicatorTile, parser.span(at, end)));
        *carried = CarriedColour::Unread;
        parser.after_word(at, parser.end_before(end))
    }

    /// Returns true if a lexeme touches the previous one. A coloured sign may do so.
    fn touches(&self, at: usize) -> bool {
        let parser = self.parser;
        let apart = parser.ends(at) || parser.fences(at) || *parser.kind(at) == LexemeKind::Dash;
        parser.join(at) == Join::Touching && !apart && !super::colour::starts_with_sign(parser.rest(at))
    }

    fn wrong(&mut self, wrong: PlacedFault) {
        let fault = Fault::new(wrong.kind, wrong.span);
        // Consecutive words that are not tiles count as one fault.
        let strange = matches!(fault.kind, NotationFault::UnknownWord { .. });
        if let Some(remark) = self.remark.filter(|_| strange).and_then(|known| self.faults.get_mut(known)) {
            remark.also.extend(fault.span);
        } else {
            self.remark = strange.then_some(self.faults.len());
            self.faults.push(fault);
        }
    }

    /// Ends the chain of dashes and reports its ambiguities.
    fn unclear(&mut self) {
        let ended = self.chain.end();
        self.extend(ended);
    }

    fn extend(&mut self, faults: Vec<PlacedFault>) {
        self.faults.extend(faults.into_iter().map(|wrong| Fault::new(wrong.kind, wrong.span)));
    }
}
