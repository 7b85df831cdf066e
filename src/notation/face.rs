//! Parses single faces: of a tile, of the indicator, and after the `=` that says what an okey stands for.

use super::colour::WrittenColour;
use super::lexeme::{Join, LexemeKind};
use super::parser::TileParser;
use super::vocabulary::{after_blanks_of_line, ends_row};
use crate::tiles::{Face, Number};

impl TileParser<'_> {
    /// Parses one face. The colour or the number may come first.
    pub(super) fn face(self, at: usize) -> Option<(Face, usize)> {
        if let Some((colour, _)) = self.colour(at) {
            let (number, next) = self.number(self.linked_plainly(at + 1)?).ok()?;
            return Some((colour.face(number), next));
        }
        let (number, colour, next) = self.number_and_colour(at)?;
        Some((colour.face(number), next))
    }

    /// Parses one face, with or without brackets around it: `mavi 4` ("blue 4"), `(mavi 4)`.
    pub(super) fn boxed_face(self, at: usize) -> Option<(Face, usize)> {
        if !self.opens_bracket(at) {
            return self.face(at);
        }
        let (face, close) = self.face(at + 1).filter(|_| self.is_near(at + 1) && !self.opens_bracket(at + 2))?;
        (*self.kind(close) == LexemeKind::Close && self.is_near(close)).then_some((face, close + 1))
    }

    /// Returns the index of the opening bracket if a bracket with exactly one face comes just before the lexeme `at`,
    /// as in `(mavi 4) gösterge`. Blanks must separate the two.
    pub(super) fn boxed_face_before(self, at: usize) -> Option<usize> {
        let open = (3..=5).filter_map(|back| at.checked_sub(back)).find(|&open| self.opens_bracket(open))?;
        self.boxed_face(open).filter(|(_, next)| *next == at && self.join(at) == Join::Blank).map(|_| open)
    }

    /// Parses one number and the colour after it, on the same line.
    pub(super) fn number_and_colour(self, at: usize) -> Option<(Number, WrittenColour, usize)> {
        let (number, next) = self.number(at).ok()?;
        if let Some((colour, _)) = self.colour(next).filter(|_| self.join(next) == Join::Touching) {
            return Some((number, colour, next + 1));
        }
        let near = self.join(next) == Join::Blank;
        let (colour, next) = self.colour_after(next).filter(|_| near)?;
        Some((number, colour, next))
    }

    /// Parses the word `gösterge` (indicator) and exactly one tile.
    pub(super) fn indicator(self, at: usize) -> Option<(Face, usize)> {
        let (face, next) = self.indicator_face(at)?;
        let more = self.join(next) == Join::Blank && self.is_number(next);
        (self.is_clear(next) && !more).then_some((face, next))
    }

    /// Parses a tile and then the word `gösterge` (indicator), if a comma, a line end or the end of the text follows:
    /// `mavi 4 gösterge, kırmızı 5` ("blue 4 indicator, red 5").
    pub(super) fn indicator_behind(self, at: usize) -> Option<(Face, usize)> {
        let (face, word) = self.boxed_face(at)?;
        let next = word + 1;
        let ends = if self.is_cell(word) {
            // In a table, the word must end its row. Otherwise the next cell may name the indicator.
            let rest = after_blanks_of_line(&self.text[self.end_before(next)..]);
            rest.is_empty() || rest.starts_with(ends_row)
        } else {
            self.join(word) == Join::Blank && (self.ends(next) || self.join(next).separates())
        };
        (*self.kind(word) == LexemeKind::Indicator && ends).then_some((face, next))
    }

    /// Parses the word `gösterge` (indicator) and the first tile after it. More tiles may follow.
    pub(super) fn indicator_face(self, at: usize) -> Option<(Face, usize)> {
        // In the lines `mavi 4; gösterge` and `kırmızı 5`, the word does not name the tile of the next line.
        let colon = matches!(self.kind(at + 1), LexemeKind::Colon | LexemeKind::Equals) && self.is_near(at + 1);
        let tile = if colon { at + 2 } else { at + 1 };
        let apart = self.join(at).separates();
        let far = apart && self.begins_line(tile) && !self.begins_row(at);
        let linked = self.gap(tile).blank && (colon || self.join(tile) != Join::Touching) && !far;
        self.boxed_face(tile).filter(|_| linked)
    }

    /// Parses the face after `=` in `O*=R9`. Returns `None` if there is not exactly one face.
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
