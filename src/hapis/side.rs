//! The two sides, and the points as each of them counts.

use std::fmt;

use super::board::POINTS;

/// A side: White is the user and moves up from 1, Black the computer and moves down from 24.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Moves from 1 to 24, home is 19 to 24.
    White,
    /// Moves from 24 to 1, home is 6 to 1.
    Black,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other side.
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The side of that letter, large or small.
    pub fn read(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| letter.eq_ignore_ascii_case(side.letter().encode_utf8(&mut [0])))
    }

    /// The letter that positions name it by.
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

/// The label, 1 to 24, of the place at `index` of a side's own path, 0 to 23.
pub const fn label_of(side: Side, index: usize) -> usize {
    match side {
        Side::White => index + 1,
        Side::Black => POINTS - index,
    }
}

/// The place on a side's own path, 0 to 23, of a label from 1 to 24.
pub const fn path_of(side: Side, label: usize) -> usize {
    match side {
        Side::White => label - 1,
        Side::Black => POINTS - label,
    }
}
