//! Tiles with dashes between them.

use std::ops::Range;

use super::blank::Join;
use super::fault::NotationFault;
use crate::table::Symbol;
use crate::tiles::{Face, Tile};

/// The words that dashes join so far. A dash between two tiles of one colour may mean those two or all between them.
#[derive(Default)]
pub(super) struct Chain {
    words: Vec<Joined>,
    /// Whether some word could not be read.
    broken: bool,
}

struct Joined {
    tight: bool,
    /// The face, where the word is a single tile.
    face: Option<Face>,
    span: Range<usize>,
}

impl Chain {
    /// Takes the next word; where no dash stands before it, what came before is at an end.
    pub(super) fn next(
        &mut self,
        join: Join,
        tiles: impl ExactSizeIterator<Item = Symbol>,
        span: Range<usize>,
    ) -> Vec<(NotationFault, Range<usize>)> {
        let ended = if matches!(join, Join::Tight | Join::Dashed) { Vec::new() } else { self.end() };
        let mut tiles = tiles;
        let face = match (tiles.len(), tiles.next()) {
            (1, Some(Symbol::Tile(Tile::Numbered(face)))) => Some(face),
            _ => None,
        };
        self.words.push(Joined { tight: join == Join::Tight, face, span });
        ended
    }

    /// Gives up on these words, which cannot all be read.
    pub(super) fn give_up(&mut self) {
        self.broken = true;
    }

    /// What is unclear about the words so far; the next word begins anew.
    pub(super) fn end(&mut self) -> Vec<(NotationFault, Range<usize>)> {
        if self.words.len() < 2 || self.broken {
            self.words.clear();
            self.broken = false;
            return Vec::new();
        }
        let words = std::mem::take(&mut self.words);
        let tight = words.chunk_by(|_, next| next.tight);
        let apart = words.iter().all(|word| !word.tight).then_some(&words[..]);
        tight.chain(apart).filter_map(two_or_run).collect()
    }
}

/// Just two tiles of one colour with a gap between them.
fn two_or_run(words: &[Joined]) -> Option<(NotationFault, Range<usize>)> {
    let [Joined { face: Some(one), span: from, .. }, Joined { face: Some(other), span: to, .. }] = words else {
        return None;
    };
    let gap = one.number.get().abs_diff(other.number.get()) > 1;
    let apart = one.colour == other.colour && gap;
    apart.then_some((NotationFault::TwoOrRun { one: *one, other: *other }, from.start..to.end))
}
