//! Reads a text piece by piece, and every fault on the way.

use std::ops::Range;

use super::alike::alike;
use super::blank::{Join, after_blanks, after_dash, between, start, word_at};
use super::chain::Chain;
use super::colour::{Letters, starts_with_sign};
use super::fault::NotationFault;
use super::number::{begins_piece, is_digit};
use super::piece::{Before, Going, Piece, piece};
use super::wrong::Wrong;
use crate::hand::FourthColour;
use crate::table::Symbol;
use crate::tiles::{Face, Tile};
use crate::words::Fault;

/// A tile as it was read.
pub(super) struct Read {
    pub(super) symbol: Symbol,
    pub(super) fourth: Option<FourthColour>,
    /// What it stands for, where that is said.
    pub(super) declared: Option<Face>,
    /// The word that writes it.
    pub(super) span: Range<usize>,
}

/// How a text is read, and what was wrong with it.
pub(super) struct Reader {
    pub(super) letters: Letters,
    /// Whether `=` says what a tile stands for.
    pub(super) declares: bool,
    pub(super) faults: Vec<Fault<NotationFault>>,
    /// The fault of the word before, where that was none that has to do with tiles.
    remark: Option<usize>,
}

impl Reader {
    pub(super) const fn new(letters: Letters, declares: bool) -> Self {
        Self { letters, declares, faults: Vec::new(), remark: None }
    }

    /// Reads the text from a byte on.
    pub(super) fn read(&mut self, text: &str, from: usize, mut to: impl FnMut(Read)) {
        let mut chain = Chain::default();
        let mut before = Before { letters: self.letters, going: Going::Nothing, join: Join::Blank, last: None };
        let mut rest = self.bars(text, start(&text[from..]), &mut before.join, &mut chain);
        while !rest.is_empty() {
            let after = match piece(rest, before) {
                Ok(piece) => {
                    self.remark = None;
                    before.going = piece.going;
                    before.last = piece.words.last().map(|word| word.at);
                    self.tiles(text, piece, before.join, &mut chain, &mut to)
                }
                Err(refused) => {
                    chain.give_up();
                    before.going = refused.going;
                    before.last = None;
                    for wrong in refused.faults {
                        self.wrong(text, wrong);
                    }
                    refused.rest
                }
            };
            (before.join, rest) = self.next(text, after, &mut chain);
        }
        self.unclear(chain.end());
    }

    /// Every fault, one for each cause, in the order of the text.
    pub(super) fn faults(self) -> Vec<Fault<NotationFault>> {
        alike(self.faults)
    }

    /// The tiles of a piece, and the text after it; no tiles where something is wrong with them.
    fn tiles<'a>(
        &mut self,
        text: &str,
        piece: Piece<'a>,
        join: Join,
        chain: &mut Chain,
        to: &mut impl FnMut(Read),
    ) -> &'a str {
        let (count, mut rest) = (piece.words.len(), piece.rest);
        for (place, word) in piece.words.into_iter().enumerate() {
            let start = text.len() - word.at.len();
            let mut span = start..start + word.length;
            let mut declared = None;
            if place + 1 == count && rest.starts_with('=') {
                (declared, rest) = self.declared(&rest[1..]);
                span.end = text.len() - rest.len();
                if declared.is_none() || word.tiles.len() != 1 {
                    let kind =
                        if self.declares { NotationFault::DeclarationMissing } else { NotationFault::DeclaredInHand };
                    self.faults.push(Fault::new(kind, span));
                    chain.give_up();
                    return rest;
                }
            }
            if place + 1 == count && touches(rest) {
                let touching = word_at(rest);
                self.wrong(text, Wrong::new(NotationFault::TilesTouch { rest: touching.to_owned() }, rest, touching));
                chain.give_up();
                return &rest[touching.len()..];
            }
            let join = if place == 0 { join } else { word.join };
            let ended = chain.next(join, word.tiles.iter().map(|(symbol, _)| *symbol), span.clone());
            self.unclear(ended);
            for (symbol, fourth) in word.tiles {
                to(Read { symbol, fourth, declared, span: span.clone() });
            }
        }
        rest
    }

    /// The one face after an `=`, and the text after it.
    fn declared<'a>(&self, text: &'a str) -> (Option<Face>, &'a str) {
        let skipped = &text[word_at(text).len()..];
        if !self.declares || word_at(text).is_empty() {
            return (None, skipped);
        }
        let Ok(Piece { words, rest, .. }) =
            piece(text, Before { letters: self.letters, going: Going::Nothing, join: Join::Tight, last: None })
        else {
            return (None, skipped);
        };
        let ranges = after_dash(rest).is_some_and(|after| after.starts_with(is_digit));
        match words.iter().flat_map(|word| &word.tiles).collect::<Vec<_>>().as_slice() {
            [(Symbol::Tile(Tile::Numbered(face)), _)] if !ranges && !rest.starts_with('=') => (Some(*face), rest),
            _ => (None, skipped),
        }
    }

    /// How the next piece follows, and where it begins.
    fn next<'a>(&mut self, text: &str, after: &'a str, chain: &mut Chain) -> (Join, &'a str) {
        let (mut join, mut rest) = between(after);
        if matches!(join, Join::Tight | Join::Dashed) && !begins_piece(rest) {
            let dash = after_blanks(after);
            let covered = &dash[..dash.chars().next().map_or(0, char::len_utf8)];
            self.wrong(text, Wrong::new(NotationFault::RangeEnd, dash, covered));
            chain.give_up();
            (join, rest) = between(&dash[covered.len()..]);
        }
        rest = self.bars(text, rest, &mut join, chain);
        (join, rest)
    }

    /// The text after bars, which a hand does not have.
    fn bars<'a>(&mut self, text: &str, mut rest: &'a str, join: &mut Join, chain: &mut Chain) -> &'a str {
        while let Some(after) = rest.strip_prefix('/') {
            let at = text.len() - rest.len();
            self.faults.push(Fault::new(NotationFault::BarInHand, at..at + 1));
            chain.give_up();
            (*join, rest) = between(after);
        }
        rest
    }

    fn wrong(&mut self, text: &str, wrong: Wrong<'_>) {
        let start = text.len() - wrong.at.len();
        let fault = Fault::new(wrong.kind, start..start + wrong.length);
        // Words in a row that are no tiles are one fault.
        let strange = matches!(fault.kind, NotationFault::UnknownWord { .. });
        if let Some(remark) = self.remark.filter(|_| strange).and_then(|known| self.faults.get_mut(known)) {
            remark.also.extend(fault.span);
        } else {
            self.remark = strange.then_some(self.faults.len());
            self.faults.push(fault);
        }
    }

    fn unclear(&mut self, found: Vec<(NotationFault, Range<usize>)>) {
        self.faults.extend(found.into_iter().map(|(kind, span)| Fault::new(kind, span)));
    }
}

/// Whether a text goes on without anything between; a coloured sign needs nothing before it.
fn touches(rest: &str) -> bool {
    between(rest).0 == Join::Touching && !rest.is_empty() && !rest.starts_with('/') && !starts_with_sign(rest)
}
