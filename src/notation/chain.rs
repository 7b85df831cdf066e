//! Finds dashes that can be read in two ways: `K1-K3` may mean the two tiles K1 and K3, or the run K1 K2 K3.

use std::ops::Range;

use super::fault::NotationFault;
use super::lexeme::Join;
use super::placed_fault::PlacedFault;
use crate::table::Symbol;
use crate::tiles::{Face, Tile};

/// A chain: words that are connected by dashes, for example `K1-K3`.
#[derive(Default)]
pub(super) struct Chain {
    words: Vec<ChainWord>,
    /// True if a word of the chain could not be parsed.
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
    /// Adds the next word to the chain if a dash comes before it. Otherwise starts a new chain with the word, and
    /// returns the faults of the old chain.
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

/// Returns a fault if the words are exactly two tiles of one colour and numbers are missing between them: `K1-K3`.
fn two_or_run(words: &[ChainWord]) -> Option<PlacedFault> {
    let [ChainWord { face: Some(one), span: from, .. }, ChainWord { face: Some(other), span: to, .. }] = words else {
        return None;
    };
    let gap = one.number.get().abs_diff(other.number.get()) > 1;
    let kind = NotationFault::TwoOrRun { one: *one, other: *other, listed: false };
    (one.colour == other.colour && gap).then(|| PlacedFault::new(kind, from.start..to.end))
}
