//! The checkers of both sides. A checker that lands on a lone enemy checker imprisons it: the prisoner cannot move
//! until the other side's checkers have left the point.
//!
//! Each side numbers the points along its own path. This number is a place: 0 is the side's start point, 23 its last
//! point, and 24 is for checkers borne off. A label is a number from 1 to 24 that is the same for both sides.
//!
//! The checkers of a side are a `u128` with four bits for each place; place 0 has the lowest bits. A set of places is a
//! `u128` too, which uses only the lowest of the four bits.

use std::fmt;

/// One of the two sides. In the record of a game between a person and a program, White is the person.
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

/// Converts a place (0 to 23) on the path of `side` to a label (1 to 24).
pub(crate) const fn label_of(side: Side, index: usize) -> usize {
    match side {
        Side::White => index + 1,
        Side::Black => POINTS - index,
    }
}

/// Converts a label (1 to 24) to a place (0 to 23) on the path of `side`.
pub(crate) const fn path_of(side: Side, label: usize) -> usize {
    match side {
        Side::White => label - 1,
        Side::Black => POINTS - label,
    }
}

pub(crate) const POINTS: usize = 24;
/// The first place of a side's home. The home is the places 18 to 23.
pub const HOME: usize = 18;
/// The place after the last point, where the checkers borne off are counted.
pub const OFF: usize = POINTS;
/// The number of checkers of each side.
pub(super) const CHECKERS: u8 = 15;

/// The checkers of one side, by place on its path: 0 to 23, or [`OFF`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Half {
    pub(super) men: u128,
    /// The set of places with an imprisoned checker of this side.
    pub(super) held: u128,
}

impl Half {
    /// All fifteen checkers on the start point.
    pub const START: Self = Self { men: CHECKERS as u128, held: 0 };

    /// Returns the number of checkers on `place` (0 to 23), or of those borne off at [`OFF`].
    pub const fn count(self, place: usize) -> u8 {
        count(self.men, place)
    }

    /// Returns true if a checker of this side is imprisoned on the place.
    pub const fn is_held(self, place: usize) -> bool {
        self.held & at(place) != 0
    }

    /// Returns the number of checkers borne off.
    pub const fn off(self) -> u8 {
        count(self.men, OFF)
    }

    /// Returns the number of imprisoned checkers.
    pub const fn prisoners(self) -> u32 {
        self.held.count_ones()
    }

    /// Returns the places where a checker of this side is imprisoned, in ascending order.
    pub fn held(self) -> impl Iterator<Item = usize> {
        places(self.held)
    }

    /// Returns the places with exactly one checker that is not imprisoned (the blots), in ascending order.
    pub fn blots(self) -> impl Iterator<Item = usize> {
        places(singles(self.men) & !self.held)
    }

    /// Returns the places with at least one checker, in ascending order.
    pub fn places(self) -> impl Iterator<Item = usize> {
        places(occupied(self.men))
    }

    /// Returns the number of pips that the side needs to bear off all checkers.
    pub fn pips(self) -> u32 {
        places(occupied(self.men)).map(|place| u32::from(self.count(place)) * left(place)).sum()
    }
}

/// Returns the number of pips that a checker on `place` needs to be borne off.
#[allow(clippy::cast_possible_truncation)] // The result is at most 24.
pub(super) const fn left(place: usize) -> u32 {
    (OFF - place) as u32
}

/// The checkers of both sides, from the point of view of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// The side whose view this is, usually the side whose turn it is.
    pub me: Half,
    /// The other side. Place `23 - i` of `you` is place `i` of `me`.
    pub you: Half,
}

impl Board {
    /// The board at the start of a game.
    pub const START: Self = Self { me: Half::START, you: Half::START };

    /// Returns the board from the point of view of the other side.
    pub const fn flipped(self) -> Self {
        Self { me: self.you, you: self.me }
    }

    /// Returns the places where `me` may not land: two or more enemies stand there, or one enemy that holds a prisoner.
    pub(super) const fn closed(&self) -> u128 {
        mirrored(stacks(self.you.men)) | self.me.held
    }

    /// Returns the places with exactly one enemy checker that is free and holds no prisoner. `me` can imprison it by
    /// landing there.
    pub(super) const fn targets(&self) -> u128 {
        mirrored(singles(self.you.men) & !self.you.held) & !self.me.held
    }

    /// Returns the board after a move of `me`; `men` are the checkers of `me` after it.
    ///
    /// A checker of `me` imprisons a single enemy on its point, unless this enemy holds a checker of `me` there. A
    /// prisoner becomes free if `me` has left its point.
    pub(super) const fn with_mine(&self, men: u128) -> Self {
        let mine = occupied(men) & !self.me.held;
        let held = singles(self.you.men) & mirrored(mine);
        Self { me: Half { men, held: self.me.held }, you: Half { men: self.you.men, held } }
    }

    /// Returns true if `me` imprisons an enemy that was free on the board `before`.
    pub(super) const fn imprisons_since(&self, before: &Self) -> bool {
        self.you.held & !before.you.held != 0
    }

    /// Returns true if the prisoners are possible in a game. On a point with checkers of both sides, exactly one side
    /// must be imprisoned, with a single checker. On all other points, all checkers must be free.
    pub const fn is_legal(&self) -> bool {
        let shared = occupied(self.me.men) & mirrored(occupied(self.you.men));
        let (mine, yours) = (self.me.held, mirrored(self.you.held));
        let single = mine & !singles(self.me.men) == 0 && yours & !mirrored(singles(self.you.men)) == 0;
        mine | yours == shared && mine & yours == 0 && single && (mine | yours) & !LOWS == 0
    }
}

/// The set of all 24 places.
const LOWS: u128 = 0x1111_1111_1111_1111_1111_1111;

/// Returns the set that contains only the place at `index`.
pub(super) const fn at(index: usize) -> u128 {
    1 << (4 * index)
}

#[allow(clippy::cast_possible_truncation)] // The result has four bits.
pub(super) const fn count(men: u128, index: usize) -> u8 {
    (men >> (4 * index)) as u8 & 15
}

/// Returns the places with at least one checker.
pub(super) const fn occupied(men: u128) -> u128 {
    (men | men >> 1 | men >> 2 | men >> 3) & LOWS
}

/// Returns the places with at least two checkers.
const fn stacks(men: u128) -> u128 {
    (men >> 1 | men >> 2 | men >> 3) & LOWS
}

/// Returns the places with exactly one checker.
const fn singles(men: u128) -> u128 {
    occupied(men) & !stacks(men)
}

/// Converts a set of places to the other side's path: place `i` becomes place `23 - i`.
pub(super) const fn mirrored(set: u128) -> u128 {
    // Reversing the bits moves bit 4i to bit 127 - 4i. The shift by 35 then moves it to bit 92 - 4i = 4(23 - i).
    set.reverse_bits() >> 35
}

/// Returns the set of the places from `from` to 23.
pub(super) const fn from(from: usize) -> u128 {
    LOWS & (u128::MAX << (4 * from))
}

/// Returns the places of a set in ascending order.
pub(super) fn places(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let index = set.trailing_zeros() as usize / 4;
        set &= set - 1;
        Some(index)
    })
}
