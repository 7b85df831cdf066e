//! The two sides. Also converts the label of a point, which is the same for both sides, to a place on a side's own path
//! and back.

use std::fmt;

use super::board::POINTS;

/// A side. White is the user and moves from point 1 to point 24. Black is the computer and moves from point 24 to point
/// 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// White moves from 1 to 24. Its home is 19 to 24.
    White,
    /// Black moves from 24 to 1. Its home is 6 to 1.
    Black,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns the other side.
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Parses the letter of a side, `W` or `B`, in upper or lower case.
    pub fn read(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| letter.eq_ignore_ascii_case(side.letter().encode_utf8(&mut [0])))
    }

    /// Returns the letter of the side: `W` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Converts a place on the path of `side` (0 to 23) to the label of the point (1 to 24).
pub const fn label_of(side: Side, index: usize) -> usize {
    match side {
        Side::White => index + 1,
        Side::Black => POINTS - index,
    }
}

/// Converts the label of a point (1 to 24) to a place on the path of `side` (0 to 23).
pub const fn path_of(side: Side, label: usize) -> usize {
    match side {
        Side::White => label - 1,
        Side::Black => POINTS - label,
    }
}
