//! Parses single faces: the indicator, and the face after `=` that an okey stands for.

use super::lexeme::{Join, LexemeKind};
use super::parser::TileParser;
use crate::tiles::Face;

impl TileParser<'_> {
    /// Parses one face. The colour or the number may come first. Returns the face and the index of the lexeme after it.
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

    /// Parses the word `gösterge` and exactly one tile. Returns the face and the index of the lexeme after it.
    pub(super) fn indicator(self, at: usize) -> Option<(Face, usize)> {
        let (face, next) = self.indicator_face(at)?;
        let more = self.join(next) == Join::Blank && self.is_number(next);
        (self.is_clear(next) && !more).then_some((face, next))
    }

    /// Parses the word `gösterge` and the first tile after it. More tiles may follow.
    pub(super) fn indicator_face(self, at: usize) -> Option<(Face, usize)> {
        let blank = self.gap(at + 1).blank && self.join(at + 1) != Join::Touching;
        self.face(self.after_colon(at + 1).or_else(|| blank.then_some(at + 1))?)
    }

    /// Parses the face after `=` in `O*=R9`. Returns the face and the index of the lexeme after it, or `None` if there
    /// is not exactly one face.
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
}
