//! Tiles with dashes between them.

use std::ops::Range;

use super::fault::NotationFault;
use super::lexeme::Join;
use super::placed_fault::PlacedFault;
use crate::table::Symbol;
use crate::tiles::{Face, Tile};

/// The words that dashes join so far. A dash between two tiles of one colour may mean those two or all between them.
#[derive(Default)]
pub(super) struct Chain {
    words: Vec<ChainWord>,
    /// True if a word could not be read.
    broken: bool,
    /// True if dashes join three or more single tiles.
    pub(super) lists: bool,
}

struct ChainWord {
    tight: bool,
    /// True if the word is a single tile.
    single: bool,
    /// Its face, if it has one.
    face: Option<Face>,
    span: Range<usize>,
}

impl Chain {
    /// Adds the next word. If no dash comes before it, the chain of earlier words ends, and its faults are returned.
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

    /// Gives up on these words, which cannot all be read.
    pub(super) fn give_up(&mut self) {
        self.broken = true;
    }

    /// Returns what is unclear about the words so far, and starts over.
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

/// Just two tiles of one colour with a gap between them.
fn two_or_run(words: &[ChainWord]) -> Option<PlacedFault> {
    let [ChainWord { face: Some(one), span: from, .. }, ChainWord { face: Some(other), span: to, .. }] = words else {
        return None;
    };
    let gap = one.number.get().abs_diff(other.number.get()) > 1;
    let kind = NotationFault::TwoOrRun { one: *one, other: *other, listed: false };
    (one.colour == other.colour && gap).then(|| PlacedFault::new(kind, from.start..to.end))
}
