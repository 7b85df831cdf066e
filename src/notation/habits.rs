//! Finds ambiguities that only the whole text can show: dashes (`K1-K3` may be two tiles or a run), the letter K (black
//! or red), a tile after the word `okey` (a second tile, or the face of the okey).

use std::ops::Range;

use super::fault::{NotationFault, PlacedFault};
use super::lexeme::{ColourForm, Join, Lexeme, LexemeKind};
use crate::table::{Indicator, Symbol};
use crate::tiles::{Colour, Face, Tile};

/// Facts about a text that the parser collects. At the end of the text it checks them for ambiguities.
#[derive(Default)]
pub(super) struct TextHabits {
    /// True if the text has a list of three or more tiles with dashes, for example `B1-2-3`.
    pub(super) lists: bool,
    /// Ranges such as `R5-7`, which stands for R5, R6 and R7: the first face, the last face and the byte range.
    pub(super) ranges: Vec<(Face, Face, Range<usize>)>,
    /// Tiles after the word `okey`, as in `okey R6`. The writer may mean that this tile is the okey.
    pub(super) named: Vec<(Face, Range<usize>)>,
    pub(super) indicators: Vec<(Face, Range<usize>)>,
}

impl TextHabits {
    /// Returns a fault for each ambiguity of the text. `known` is the indicator if the caller gave one.
    pub(super) fn check(&self, lexemes: &[Lexeme<'_>], known: Option<Face>) -> Vec<PlacedFault> {
        let indicator = self.indicator(known);
        let mut wrong = black_and_k(lexemes);
        if self.lists {
            let range = |(one, other, span): &(Face, Face, Range<usize>)| {
                PlacedFault::new(NotationFault::TwoOrRun { one: *one, other: *other, listed: true }, span.clone())
            };
            wrong.extend(self.ranges.iter().map(range));
        }
        let okey = self.okey(known);
        let named = self.named.iter().filter(|(face, _)| okey.is_none_or(|okey| okey == *face));
        wrong.extend(named.map(|(face, span)| PlacedFault::new(NotationFault::named_okey(*face), span.clone())));
        let differs = |(here, span): &(Face, Range<usize>)| {
            let known = indicator.filter(|known| known != here)?;
            Some(PlacedFault::new(NotationFault::IndicatorDiffers { known, here: *here }, span.clone()))
        };
        wrong.extend(self.indicators.iter().filter_map(differs));
        wrong
    }

    /// Returns the indicator that the caller gave, or else the first one that the text names.
    fn indicator(&self, known: Option<Face>) -> Option<Face> {
        known.or_else(|| self.indicators.first().map(|(face, _)| *face))
    }

    pub(super) fn okey(&self, known: Option<Face>) -> Option<Face> {
        self.indicator(known).map(|face| Indicator::new(face).okey())
    }
}

/// Returns a fault for each letter K if the text also has a word for black. The writer may use K for kırmızı (red).
fn black_and_k(lexemes: &[Lexeme<'_>]) -> Vec<PlacedFault> {
    let word = |kind: &LexemeKind<'_>| matches!(kind, LexemeKind::Colour(colour, ColourForm::Word) if colour.colour == Colour::Black);
    if !lexemes.iter().any(|lexeme| word(&lexeme.kind)) {
        return Vec::new();
    }
    let letter = |kind: &LexemeKind<'_>| match kind {
        LexemeKind::Colour(colour, form) => colour.colour == Colour::Black && *form == ColourForm::Letter,
        LexemeKind::Colours(_, k) => *k,
        _ => false,
    };
    let letters = lexemes.iter().filter(|lexeme| letter(&lexeme.kind));
    letters.map(|lexeme| PlacedFault::new(NotationFault::BlackAndK, lexeme.at..lexeme.end)).collect()
}

/// A chain: words that are connected by dashes, for example `K1-K3`.
#[derive(Default)]
pub(super) struct Chain {
    words: Vec<ChainWord>,
    /// True if one of the words could not be parsed.
    broken: bool,
    /// True if the text has a chain of three or more single tiles, for example `K1-K3-K5`.
    pub(super) lists: bool,
}

struct ChainWord {
    tight: bool,
    /// True if the word means exactly one tile.
    single: bool,
    /// The face of the word's only tile. `None` if the word means several tiles or a joker.
    face: Option<Face>,
    span: Range<usize>,
}

impl Chain {
    /// Adds the next word to the chain (words connected by dashes) if a dash comes before the word. Otherwise starts a
    /// new chain with the word, and returns the faults of the old chain.
    pub(super) fn next(
        &mut self,
        join: Join,
        tiles: impl ExactSizeIterator<Item = Symbol>,
        span: Range<usize>,
    ) -> Vec<PlacedFault> {
        let ended = if matches!(join, Join::Tight | Join::Dashed) { Vec::new() } else { self.end() };
        let mut tiles = tiles;
        let single = tiles.len() == 1;
        let face = match tiles.next().filter(|_| single) {
            Some(Symbol::Tile(Tile::Numbered(face))) => Some(face),
            _ => None,
        };
        self.words.push(ChainWord { tight: join == Join::Tight, single, face, span });
        ended
    }

    pub(super) fn give_up(&mut self) {
        self.broken = true;
    }

    pub(super) fn end(&mut self) -> Vec<PlacedFault> {
        let words = std::mem::take(&mut self.words);
        let broken = std::mem::take(&mut self.broken);
        if words.len() < 2 || broken {
            return Vec::new();
        }
        self.lists |= words.iter().filter(|word| word.single).count() > 2;
        let tight = words.chunk_by(|_, next| next.tight);
        let apart = words.iter().all(|word| !word.tight).then_some(&words[..]);
        tight.chain(apart).filter_map(two_or_run).collect()
    }
}

/// Returns a fault if the words are exactly two tiles of one colour whose numbers differ by more than 1: `K1-K3`.
fn two_or_run(words: &[ChainWord]) -> Option<PlacedFault> {
    let [ChainWord { face: Some(one), span: from, .. }, ChainWord { face: Some(other), span: to, .. }] = words else {
        return None;
    };
    let gap = one.number.get().abs_diff(other.number.get()) > 1;
    let kind = NotationFault::TwoOrRun { one: *one, other: *other, listed: false };
    (one.colour == other.colour && gap).then(|| PlacedFault::new(kind, from.start..to.end))
}
