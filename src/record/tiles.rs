//! Parses the tiles and melds in a line of a record, with the parser for hands.

use std::cell::Cell;
use std::iter;
use std::ops::Range;

use super::fault::RecordFault;
use super::statement::Held;
use super::token::{RecordResult, RecordText, first_word};
use crate::hand::{FourthColour, HandFault, Written, otherwise_named};
use crate::notation::{self, LaidMelds, LaidTile, NotationFault, Readable, TextContext};
use crate::score::Spanned;
use crate::table::Symbol;
use crate::words::{Fault, Faults, moved};

#[derive(Clone, Copy)]
pub(super) struct TileReader<'a, 'h> {
    pub(super) source: RecordText<'a>,
    pub(super) context: TextContext,
    /// The name of the fourth colour in the current hand, yellow or green, once a tile has it.
    pub(super) fourth: &'h Cell<Option<FourthColour>>,
}

impl<'a> TileReader<'a, '_> {
    /// Parses one or more known tiles. If there are none, the fault marks `after`, the text before `piece`.
    pub(super) fn several(self, piece: &'a str, after: &'a str) -> RecordResult<Vec<Spanned<Symbol>>> {
        self.known(piece, after)?;
        let Readable { rack, faults, .. } = notation::readable_hand(piece, self.context);
        if !faults.is_empty() {
            return Err(self.placed(faults, piece));
        }
        let start = self.source.span(piece).start;
        self.one_name(rack.tiles.iter().map(|written| (written.fourth, &written.span)), start)?;
        let spot = |written: Written| Spanned::new(written.symbol, moved(&written.span, start));
        Ok(rack.tiles.into_iter().map(spot).collect())
    }

    pub(super) fn one(self, piece: &'a str, after: &'a str) -> RecordResult<Spanned<Symbol>> {
        let tiles = self.several(piece, after)?;
        match <[_; 1]>::try_from(tiles) {
            Ok([tile]) => Ok(tile),
            Err(tiles) => {
                let kind = NotationFault::NotOneTile { found: tiles.len() };
                Err(vec![self.source.fault(kind, piece.trim())])
            }
        }
    }

    pub(super) fn held(self, piece: &'a str, after: &'a str) -> RecordResult<Vec<Held>> {
        self.some(piece, after)?;
        let mut held = Vec::new();
        let mut rest = piece;
        while !rest.trim().is_empty() {
            let known = &rest[..unknown_at(rest)];
            if known.trim().is_empty() {
                let word = first_word(rest);
                held.push(Held::Unknown(self.unknown(word)?));
                let end = self.source.span(word).end - self.source.span(rest).start;
                rest = &rest[end..];
            } else {
                held.extend(self.several(known, after)?.into_iter().map(Held::Tile));
                rest = &rest[known.len()..];
            }
        }
        Ok(held)
    }

    /// Parses `?` (one unknown tile), or `?` with a count, such as `?x5` (five unknown tiles).
    fn unknown(self, word: &'a str) -> RecordResult<u32> {
        const MOST: u32 = 22;
        let count = match word.strip_prefix('?') {
            Some("") => Some(1),
            Some(times) => times.strip_prefix(['x', 'X', '×']).and_then(|count| count.parse().ok()),
            None => None,
        };
        let count = count.filter(|count| (1..=MOST).contains(count));
        count.ok_or_else(|| vec![self.source.fault(RecordFault::UnknownTiles { word: word.to_owned() }, word)])
    }

    /// Parses melds such as `R5 R6 R7 / K9 B9 Y9`. An okey may declare its face, as in `O*=R9`.
    pub(super) fn melds(self, piece: &'a str, after: &'a str) -> RecordResult<LaidMelds> {
        self.placed_melds(piece, after, notation::melds)
    }

    fn placed_melds(
        self,
        piece: &'a str,
        after: &'a str,
        parse: impl FnOnce(&str, TextContext) -> Result<LaidMelds, Faults<NotationFault>>,
    ) -> RecordResult<LaidMelds> {
        self.known(piece, after)?;
        let mut melds = parse(piece, self.context).map_err(|faults| self.placed(faults, piece))?;
        let start = self.source.span(piece).start;
        self.one_name(melds.0.iter().flatten().map(|laid| (laid.fourth, &laid.span)), start)?;
        for laid in melds.0.iter_mut().flatten() {
            laid.span = moved(&laid.span, start);
        }
        Ok(melds)
    }

    /// Parses tiles to lay off. An okey may declare its face, as in `O*=R9`.
    pub(super) fn laid(self, piece: &'a str, after: &'a str) -> RecordResult<Vec<LaidTile>> {
        match piece.find('/') {
            Some(bar) => Err(vec![self.source.fault(NotationFault::BarInHand, &piece[bar..=bar])]),
            None => Ok(self.placed_melds(piece, after, notation::laid_off)?.0.concat()),
        }
    }

    /// Checks that the text has tiles and no `?`.
    fn known(self, piece: &'a str, after: &'a str) -> RecordResult<()> {
        self.some(piece, after)?;
        match piece.find('?') {
            None => Ok(()),
            Some(at) => Err(vec![self.source.fault(RecordFault::TileUnknown, first_word(&piece[at..]))]),
        }
    }

    fn some(self, piece: &'a str, after: &'a str) -> RecordResult<()> {
        let missing = || vec![self.source.fault(RecordFault::TilesMissing, after)];
        if piece.trim().is_empty() { Err(missing()) } else { Ok(()) }
    }

    /// Checks that the hand calls the fourth colour either yellow or green (`tiles.colours`).
    fn one_name<'s>(
        self,
        written: impl Iterator<Item = (Option<FourthColour>, &'s Range<usize>)>,
        start: usize,
    ) -> RecordResult<()> {
        let named: Vec<_> = written.filter(|(fourth, _)| fourth.is_some()).collect();
        let before = (self.fourth.get(), &(0..0));
        if let Some(span) = otherwise_named(iter::once(before).chain(named.iter().copied())) {
            return Err(vec![Fault::new(HandFault::YellowAndGreen.into(), moved(span, start))]);
        }
        self.fourth.set(named.first().map_or(before.0, |(fourth, _)| *fourth));
        Ok(())
    }

    fn placed(self, faults: impl IntoIterator<Item = Fault<NotationFault>>, piece: &'a str) -> Vec<Fault<RecordFault>> {
        let start = self.source.span(piece).start;
        let whole = piece.len() - piece.trim_start().len()..piece.trim_end().len();
        let placed = |fault: Fault<NotationFault>| {
            let span = fault.span.unwrap_or(whole.clone());
            // A record has its own fault for missing tiles.
            let kind = if fault.kind == NotationFault::NoTiles { RecordFault::TilesMissing } else { fault.kind.into() };
            Fault::new(kind, moved(&span, start))
        };
        faults.into_iter().map(placed).collect()
    }
}

/// Returns the byte offset of the next unknown tile (`?`), or the length of the text.
fn unknown_at(text: &str) -> usize {
    let begins = |&(at, _): &(usize, &str)| text[..at].chars().next_back().is_none_or(char::is_whitespace);
    text.match_indices('?').find(begins).map_or(text.len(), |(at, _)| at)
}
