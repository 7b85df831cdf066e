//! A hand as bits, and the sets of roles that answers are made of.

use crate::indicator::{Role, Roles};
use crate::tile::{Colour, Face, Number, Tile};

/// The bits of one colour: 13 for its numbers, one for the 1 after 13, two always clear.
const LANE: u32 = 16;

/// The lowest bit of every colour: the four tiles numbered 1.
pub(super) const ONES: u64 = 0x0001_0001_0001_0001;

/// A bit that is no face; in a set of roles it is the wild.
const WILD: u64 = 1 << 15;

/// Naturals and wilds: a set of [`Role`]s in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoleSet(pub(super) u64);

impl RoleSet {
    pub(super) const WILD: Self = Self(WILD);

    /// Whether there is no role.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a role is among them.
    #[must_use]
    pub const fn contains(self, role: Role) -> bool {
        self.0 & bit(role) != 0
    }

    /// The roles: naturals colour by colour, and the wild after the black ones.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let at = bits.checked_ilog2().map(|_| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(role(at))
        })
    }

    /// How many roles there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(super) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

const fn bit(role: Role) -> u64 {
    match role {
        Role::Natural(face) => face_bit(face),
        Role::Wild => WILD,
    }
}

/// The role that a bit stands for.
fn role(at: u32) -> Role {
    let number = Number::new((at % LANE) as u8 + 1);
    number.map_or(Role::Wild, |number| Role::Natural(Face::new(Colour::ALL[(at / LANE) as usize], number)))
}

pub(super) const fn face_bit(face: Face) -> u64 {
    1 << (face.colour as u32 * LANE + face.number.index() as u32)
}

/// The bits of one colour, moved to the lowest.
pub(super) const fn lane(bits: u64, colour: usize) -> u64 {
    bits >> (colour as u32 * LANE) & 0xffff
}

/// The place of a colour's number among the bits.
pub(super) const fn at(colour: usize, number: usize) -> u32 {
    colour as u32 * LANE + number as u32
}

/// A hand as it plays, with at most two natural tiles of a face.
///
/// [`Packer`] makes one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Packed {
    /// The faces held.
    pub(super) some: u64,
    /// The faces held twice.
    pub(super) both: u64,
    /// How many wilds are held, at most four.
    pub(super) wilds: u8,
}

impl Packed {
    /// How many tiles there are.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.some.count_ones() + self.both.count_ones()) as usize + self.wilds as usize
    }

    /// Whether there is no tile.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.some == 0 && self.wilds == 0
    }

    /// The hand without a tile that plays so, or as it is; `None` where there is no such tile.
    pub(super) const fn without(self, thrown: Option<Role>) -> Option<Self> {
        let Self { some, both, wilds } = self;
        match thrown {
            None => Some(self),
            Some(Role::Wild) if wilds > 0 => Some(Self { wilds: wilds - 1, ..self }),
            Some(Role::Natural(face)) if both & face_bit(face) != 0 => {
                Some(Self { both: both & !face_bit(face), ..self })
            }
            Some(Role::Natural(face)) if some & face_bit(face) != 0 => {
                Some(Self { some: some & !face_bit(face), ..self })
            }
            Some(_) => None,
        }
    }

    /// The faces of which one tile is held.
    pub(super) const fn single(self) -> u64 {
        self.some & !self.both
    }

    /// The hand without one tile, for every role that it has, those with the lowest numbers first.
    pub(super) fn without_each(self) -> impl Iterator<Item = Self> {
        let naturals = (0..LANE).flat_map(move |number| {
            let held =
                (0..4).map(move |colour| 1 << at(colour, number as usize)).filter(move |bit| self.some & bit != 0);
            held.map(move |bit| {
                if self.both & bit == 0 {
                    Self { some: self.some & !bit, ..self }
                } else {
                    Self { both: self.both & !bit, ..self }
                }
            })
        });
        naturals.chain((self.wilds > 0).then(|| Self { wilds: self.wilds - 1, ..self }))
    }
}

/// Packs the hands of one table.
#[derive(Debug, Clone)]
pub struct Packer {
    numbered: [[u64; Number::COUNT as usize]; 4],
    false_joker: u64,
}

impl Packer {
    /// A packer for tiles with these roles.
    #[must_use]
    pub fn new(roles: &Roles) -> Self {
        let of = |colour| {
            let mut row = [0; Number::COUNT as usize];
            for (bits, number) in row.iter_mut().zip(Number::all()) {
                *bits = bit(roles.of(Face::new(colour, number).into()));
            }
            row
        };
        Self { numbered: Colour::ALL.map(of), false_joker: bit(roles.of(Tile::FalseJoker)) }
    }

    /// The tiles as they play; `None` where more than two natural tiles of a face are held, which can be where false jokers
    /// play as the indicator, or more than four wilds.
    #[must_use]
    pub fn pack(&self, tiles: impl IntoIterator<Item = Tile>) -> Option<Packed> {
        let mut hand = Packed::default();
        let mut third = 0;
        for tile in tiles {
            let bit = self.bit(tile);
            hand.wilds += u8::from(bit == WILD);
            let face = bit & !WILD;
            third |= hand.both & face;
            hand.both |= hand.some & face;
            hand.some |= face;
        }
        (third == 0 && hand.wilds <= 4).then_some(hand)
    }

    const fn bit(&self, tile: Tile) -> u64 {
        match tile {
            Tile::Numbered(face) => self.numbered[face.colour as usize][face.number.index()],
            Tile::FalseJoker => self.false_joker,
        }
    }
}
