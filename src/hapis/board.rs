//! The checkers of both sides, each counted along the side's own path.

use super::bits::{LOWS, at, count, mirrored, occupied, places, singles, stacks};

/// How many points there are.
pub const POINTS: usize = 24;
/// The first place of a side's home on its own path: the last six are home.
pub const HOME: usize = 18;
/// The place, beyond the board, of checkers borne off.
pub const OFF: usize = POINTS;
/// How many checkers a side has.
pub(super) const CHECKERS: u8 = 15;

/// One side's checkers along its own path: 0 is its start point, 23 the last before it bears off, [`OFF`] beyond.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Half {
    pub(super) men: u128,
    /// The places where its checker lies imprisoned.
    pub(super) held: u128,
}

impl Half {
    /// Fifteen checkers on the start point.
    pub const START: Self = Self { men: CHECKERS as u128, held: 0 };

    /// How many of its checkers are on the place, 0 to 23, or off the board at [`OFF`].
    pub const fn count(self, place: usize) -> u8 {
        count(self.men, place)
    }

    /// Whether its checker on the place is imprisoned.
    pub const fn is_held(self, place: usize) -> bool {
        self.held & at(place) != 0
    }

    /// How many of its checkers are borne off.
    pub const fn off(self) -> u8 {
        count(self.men, OFF)
    }

    /// How many of its checkers are imprisoned.
    pub const fn prisoners(self) -> u32 {
        self.held.count_ones()
    }

    /// The places where its checkers lie imprisoned.
    pub fn held(self) -> impl Iterator<Item = usize> {
        places(self.held)
    }

    /// The places with a single checker of it that is free.
    pub fn blots(self) -> impl Iterator<Item = usize> {
        places(singles(self.men) & !self.held)
    }

    /// The places it occupies.
    pub fn places(self) -> impl Iterator<Item = usize> {
        places(occupied(self.men))
    }

    /// Pips it has still to go.
    pub fn pips(self) -> u32 {
        places(occupied(self.men)).map(|place| u32::from(self.count(place)) * left(place)).sum()
    }
}

/// Pips from a place until a checker is off.
#[allow(clippy::cast_possible_truncation)] // At most 24.
pub(super) const fn left(place: usize) -> u32 {
    (OFF - place) as u32
}

/// The checkers of both sides, seen by one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// The side that looks: usually the one on roll.
    pub me: Half,
    /// The other side, on its own path: my place `i` is its place `23 - i`.
    pub you: Half,
}

impl Board {
    /// How every game begins.
    pub const START: Self = Self { me: Half::START, you: Half::START };

    /// The board as the other side sees it.
    pub const fn flipped(self) -> Self {
        Self { me: self.you, you: self.me }
    }

    /// The places where I may not land: two enemies or more, or one that holds a prisoner of mine.
    pub(super) const fn closed(&self) -> u128 {
        mirrored(stacks(self.you.men)) | self.me.held
    }

    /// The enemies, on my path, that I would imprison by landing there: alone and free.
    pub(super) const fn targets(&self) -> u128 {
        mirrored(singles(self.you.men) & !self.you.held) & !self.me.held
    }

    /// The board with my checkers standing so.
    ///
    /// Where I stand on a lone enemy that holds none of mine, it is my prisoner; where I have left, it is free.
    pub(super) const fn with_mine(&self, men: u128) -> Self {
        let mine = occupied(men) & !self.me.held;
        let held = singles(self.you.men) & mirrored(mine);
        Self { me: Half { men, held: self.me.held }, you: Half { men: self.you.men, held } }
    }

    /// Whether steps of mine that led to this board imprisoned somebody who was free `before`.
    pub(super) const fn imprisons_since(&self, before: &Self) -> bool {
        self.you.held & !before.you.held != 0
    }

    /// Whether fifteen checkers a side stand as they can: on a shared point exactly one side lies imprisoned, with
    /// exactly one checker, and a prisoner lies nowhere else.
    pub const fn is_legal(&self) -> bool {
        let shared = occupied(self.me.men) & mirrored(occupied(self.you.men));
        let (mine, yours) = (self.me.held, mirrored(self.you.held));
        let single = mine & !singles(self.me.men) == 0 && yours & !mirrored(singles(self.you.men)) == 0;
        mine | yours == shared && mine & yours == 0 && single && (mine | yours) & !LOWS == 0
    }
}
