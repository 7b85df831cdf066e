//! The checkers of both sides, each counted along the side's own path.

use super::bits::{LOWS, at, count, mirrored, occupied, places, singles, stacks};

/// The number of points on the board.
pub const POINTS: usize = 24;
/// The first place of a side's home on its path. Home is the last six places.
pub const HOME: usize = 18;
/// The place after the last point, which counts the checkers borne off.
pub const OFF: usize = POINTS;
/// The number of checkers of each side.
pub(super) const CHECKERS: u8 = 15;

/// The checkers of one side along its path: place 0 is its start point, 23 the last point, [`OFF`] the checkers borne
/// off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Half {
    pub(super) men: u128,
    /// The set of places where a checker of this side is imprisoned.
    pub(super) held: u128,
}

impl Half {
    /// All fifteen checkers on the start point.
    pub const START: Self = Self { men: CHECKERS as u128, held: 0 };

    /// Returns the number of checkers on a place from 0 to 23, or the number borne off at [`OFF`].
    pub const fn count(self, place: usize) -> u8 {
        count(self.men, place)
    }

    /// Returns true if the side's checker on the place is imprisoned.
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

    /// Returns the places with an imprisoned checker, in ascending order.
    pub fn held(self) -> impl Iterator<Item = usize> {
        places(self.held)
    }

    /// Returns the places with a single free checker, in ascending order.
    pub fn blots(self) -> impl Iterator<Item = usize> {
        places(singles(self.men) & !self.held)
    }

    /// Returns the places with at least one checker, in ascending order.
    pub fn places(self) -> impl Iterator<Item = usize> {
        places(occupied(self.men))
    }

    /// Returns the pips the side must still play to bear off all checkers.
    pub fn pips(self) -> u32 {
        places(occupied(self.men)).map(|place| u32::from(self.count(place)) * left(place)).sum()
    }
}

/// Returns the pips from a place until the checker is borne off.
#[allow(clippy::cast_possible_truncation)] // At most 24.
pub(super) const fn left(place: usize) -> u32 {
    (OFF - place) as u32
}

/// The checkers of both sides, seen by one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// The side that sees the board, usually the side on roll.
    pub me: Half,
    /// The other side, on its own path. Place `i` of `me` is place `23 - i` of `you`.
    pub you: Half,
}

impl Board {
    /// The board at the start of a game.
    pub const START: Self = Self { me: Half::START, you: Half::START };

    /// Returns the board as the other side sees it.
    pub const fn flipped(self) -> Self {
        Self { me: self.you, you: self.me }
    }

    /// Returns the places where `me` may not land: a point with two or more enemies, or with one that holds a prisoner.
    pub(super) const fn closed(&self) -> u128 {
        mirrored(stacks(self.you.men)) | self.me.held
    }

    /// Returns the places where `me` would imprison an enemy by landing: a single free enemy that holds no prisoner.
    pub(super) const fn targets(&self) -> u128 {
        mirrored(singles(self.you.men) & !self.you.held) & !self.me.held
    }

    /// Returns the board after `me` has moved its checkers to `men`.
    ///
    /// A single enemy that shares a point with `me` and holds no prisoner is imprisoned. It is free again once `me` has
    /// left.
    pub(super) const fn with_mine(&self, men: u128) -> Self {
        let mine = occupied(men) & !self.me.held;
        let held = singles(self.you.men) & mirrored(mine);
        Self { me: Half { men, held: self.me.held }, you: Half { men: self.you.men, held } }
    }

    /// Returns true if an enemy is imprisoned on this board that was free on the board `before`.
    pub(super) const fn imprisons_since(&self, before: &Self) -> bool {
        self.you.held & !before.you.held != 0
    }

    /// Returns true if the prisoners are legal. On each shared point exactly one side is imprisoned, with exactly one
    /// checker. There are no other prisoners.
    pub const fn is_legal(&self) -> bool {
        let shared = occupied(self.me.men) & mirrored(occupied(self.you.men));
        let (mine, yours) = (self.me.held, mirrored(self.you.held));
        let single = mine & !singles(self.me.men) == 0 && yours & !mirrored(singles(self.you.men)) == 0;
        mine | yours == shared && mine & yours == 0 && single && (mine | yours) & !LOWS == 0
    }
}
