//! A hand as bit sets, and sets of roles. The role of a tile is the natural face that it plays as, or wild.
//!
//! A bit set of faces is a `u64`. Each colour has a *lane* of 16 bits. Bits 0 to 12 of a lane are the numbers 1 to 13.
//! If the set describes the tiles of one meld, bit 13 is the 1 after 13. No face uses the two highest bits of a lane.
//! Black has the lowest lane, then red, blue and yellow. A hand has three such sets: the faces that it holds at least
//! once, at least twice, and three times. A hand can have a third tile of a face only if false jokers play as the
//! indicator.

use crate::hand::RoleCounts;
use crate::table::{FalseJoker, Indicator, Role, Table};
use crate::tiles::{Colour, Face, Number, Tile};

/// The number of bits in one lane, the part of a bit set that belongs to one colour.
const LANE: u32 = 16;

/// The lowest bit of each colour's 16 bits: the faces `K1`, `R1`, `B1` and `Y1`.
pub(crate) const ONES: u64 = 0x0001_0001_0001_0001;

/// The bits of the numbers 1 to 13 in the 16 bits of one colour.
pub(crate) const NUMBERS_OF_LANE: u64 = 0x1fff;

/// The bits of all 52 faces.
pub(crate) const ALL_FACES: u64 = ONES * NUMBERS_OF_LANE;

/// The index of the bit for the 1 after 13 (as in `R12 R13 R1`) in the 16 bits of a colour.
const AFTER_13: u32 = 13;

/// The bit of the wild in a [`RoleSet`]: the highest of the 16 bits of black, which no face uses.
const WILD: u64 = 1 << 15;

/// A set of [`Role`]s: natural faces, and the wild.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoleSet(pub(crate) u64);

impl RoleSet {
    pub(crate) const WILD: Self = Self(WILD);

    /// Returns the set of roles that contains each face in `faces`, and the wild if `wild` is true.
    pub(crate) const fn of(faces: u64, wild: bool) -> Self {
        Self(if wild { faces | WILD } else { faces })
    }

    /// Returns true if the set has no role.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if the set contains `role`.
    pub const fn contains(self, role: Role) -> bool {
        self.0 & bit(role) != 0
    }

    /// Returns the roles in the order of their bits: the black faces from 1 to 13, the wild, then the red, blue and
    /// yellow faces.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        set_bits(self.0).map(|at| face_at(at).map_or(Role::Wild, Role::Natural))
    }

    /// Returns the number of roles in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl FromIterator<Role> for RoleSet {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        Self(roles.into_iter().fold(0, |bits, role| bits | bit(role)))
    }
}

/// Returns the bit of a role in a [`RoleSet`].
pub(super) const fn bit(role: Role) -> u64 {
    match role {
        Role::Natural(face) => face_bit(face),
        Role::Wild => WILD,
    }
}

/// Returns the indices of the set bits, the lowest first.
#[inline]
pub(crate) fn set_bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = set.checked_ilog2().map(|_| set.trailing_zeros())?;
        set &= set - 1;
        Some(at as usize)
    })
}

/// Returns true if more than `limit` bits of `set` are set. Clears one bit in each step, so it is fast for a low limit.
#[inline]
pub(crate) const fn has_more_bits_than(mut set: u64, limit: u32) -> bool {
    let mut steps_left = limit;
    while steps_left > 0 {
        set &= set.wrapping_sub(1);
        steps_left -= 1;
    }
    set != 0
}

/// Returns the face of the bit with index `place`, or `None` if no face has this bit.
#[inline]
pub(crate) fn face_at(place: usize) -> Option<Face> {
    let (colour, number) = (place / LANE as usize, place % LANE as usize);
    Some(Face::new(Colour::ALL[colour], Number::new(number as u8 + 1)?))
}

pub(crate) const fn face_bit(face: Face) -> u64 {
    1 << (face.colour as u32 * LANE + face.number.index() as u32)
}

pub(crate) fn faces_to_bits(faces: impl Iterator<Item = Face>) -> u64 {
    faces.fold(0, |bits, face| bits | face_bit(face))
}

/// Returns the positions in melds that a set of faces can fill, as bits. A 1 can fill two positions: before 2, and
/// after 13. Example: the bit of `K1` (bit 0) becomes the bits 0 and 13.
pub(super) const fn places_of_faces(faces: u64) -> u64 {
    faces | (faces & ONES) << AFTER_13
}

/// Converts positions in a meld back to faces. The position after 13 becomes the 1 of its colour.
pub(crate) const fn faces_of(places: u64) -> u64 {
    places & ALL_FACES | places >> AFTER_13 & ONES
}

/// Returns the 16 bits of one colour, shifted down to bit 0.
pub(crate) const fn lane(bits: u64, colour: usize) -> u64 {
    bits >> (colour as u32 * LANE) & 0xffff
}

/// Returns the bit index of a face. `number` is the number on the tile minus 1. Example: for `R5`, `colour` is 1 and
/// `number` is 4, so the bit index is 16 + 4 = 20.
pub(crate) const fn bit_index(colour: usize, number: usize) -> u32 {
    colour as u32 * LANE + number as u32
}

/// A hand as bit sets. It holds at most two natural tiles of each face and at most four wilds. If false jokers play as
/// the indicator, it can hold three natural tiles of the indicator's face.
///
/// A [`Packer`] creates it from tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Packed {
    /// The faces held at least once.
    pub(crate) once: u64,
    /// The faces held at least twice.
    pub(crate) twice: u64,
    /// The bit of the face that the hand holds three times; 0 if there is none. See [`triple`](Self::triple).
    pub(crate) thrice: u64,
    /// The bit of the only face that can have three natural tiles in a hand: the indicator's face, if false jokers
    /// play as the indicator. It is 0 at other tables. [`Packed::of`] does not know the table: it sets this bit only
    /// if the hand holds the face three times.
    pub(crate) triple: u64,
    /// The number of wilds, 0 to 4.
    pub(crate) wilds: u8,
}

impl Packed {
    /// Returns the number of tiles.
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones() + self.thrice.count_ones()) as usize + self.wilds as usize
    }

    /// Returns true if the hand has no tile.
    pub const fn is_empty(self) -> bool {
        self.once == 0 && self.wilds == 0
    }

    /// Returns the counts of a hand as bit sets, without checking that a real hand can have these counts.
    pub(crate) fn of(role_counts: &RoleCounts) -> Self {
        let [mut once, mut twice, mut thrice] = [0; 3];
        for face in Face::all() {
            let (copies, bit) = (role_counts.count(face), face_bit(face));
            once |= if copies > 0 { bit } else { 0 };
            twice |= if copies > 1 { bit } else { 0 };
            thrice |= if copies > 2 { bit } else { 0 };
        }
        Self { once, twice, thrice, triple: thrice, wilds: role_counts.wilds }
    }

    pub(crate) const fn roles(self) -> RoleSet {
        RoleSet::of(self.once, self.wilds > 0)
    }

    /// Returns the number of tiles whose role is in `roles`.
    pub(crate) const fn count_of(self, roles: RoleSet) -> usize {
        let naturals = [self.once & roles.0, self.twice & roles.0, self.thrice & roles.0];
        let naturals = naturals[0].count_ones() + naturals[1].count_ones() + naturals[2].count_ones();
        naturals as usize + if roles.contains(Role::Wild) { self.wilds as usize } else { 0 }
    }

    /// Returns the hand without one tile of the role `thrown`, or `None` if it holds no such tile.
    pub const fn without(self, thrown: Role) -> Option<Self> {
        match thrown {
            Role::Wild if self.wilds > 0 => Some(Self { wilds: self.wilds - 1, ..self }),
            Role::Natural(face) if self.once & face_bit(face) != 0 => Some(self.without_face(face_bit(face))),
            _ => None,
        }
    }

    /// Returns the hand without one tile of the face with the bit `bit`. The hand must hold this face.
    const fn without_face(self, bit: u64) -> Self {
        if self.thrice & bit != 0 {
            Self { thrice: 0, ..self }
        } else if self.twice & bit != 0 {
            Self { twice: self.twice & !bit, ..self }
        } else {
            Self { once: self.once & !bit, ..self }
        }
    }

    /// Fills the positions `places` of one meld with natural tiles of the hand. Returns the hand without these tiles,
    /// and the positions that stay empty. If both positions of a 1 (before 2 and after 13) are needed and the hand has
    /// one 1, this 1 goes before 2.
    pub(crate) const fn laid_in(self, places: u64) -> (Self, u64) {
        let (numbers, after_13) = (places & ALL_FACES, places >> AFTER_13 & ONES);
        let rest = self.without_faces(numbers);
        (rest.without_faces(after_13), numbers & !self.once | (after_13 & !rest.once) << AFTER_13)
    }

    /// Returns this hand without the natural tiles of `others`.
    pub(crate) const fn less(self, others: Self) -> Self {
        self.without_faces(others.once).without_faces(others.twice).without_faces(others.thrice)
    }

    /// Removes one tile of each of `faces`. Ignores faces that the hand does not hold.
    const fn without_faces(self, faces: u64) -> Self {
        let once = self.once & !faces | self.twice & faces;
        let twice = self.twice & !faces | self.thrice & faces;
        Self { once, twice, thrice: self.thrice & !faces, ..self }
    }

    /// Returns the hand with one more natural tile of the face whose bit is `bit`.
    const fn with_face(mut self, bit: u64) -> Self {
        if self.twice & bit != 0 {
            self.thrice |= bit;
            self.triple |= bit;
        } else if self.once & bit != 0 {
            self.twice |= bit;
        }
        self.once |= bit;
        self
    }

    /// Returns true if the hand can hold one more natural tile of this face. A hand holds at most two natural tiles of
    /// a face, or three of the face in [`triple`](Self::triple).
    pub(crate) const fn can_take(self, face: Face) -> bool {
        (self.twice & !self.triple | self.thrice) & face_bit(face) == 0
    }

    /// Returns the hand with one more natural tile of `face`. The hand must have room for it, as
    /// [`can_take`](Self::can_take) checks.
    pub(crate) const fn with(self, face: Face) -> Self {
        self.with_face(face_bit(face))
    }

    /// Returns the faces that the hand holds once or three times: those with an unpaired natural tile.
    pub(crate) const fn odd(self) -> u64 {
        self.once & !self.twice | self.thrice
    }

    /// Returns the highest number of pairs in the hand (`pair.shape`). A wild forms a pair with an unpaired natural
    /// tile if there is one, otherwise with another wild.
    pub(crate) const fn pairs(self) -> u32 {
        let (singles, wilds) = (self.odd().count_ones(), self.wilds as u32);
        let with_wilds = if wilds < singles { wilds } else { singles };
        self.twice.count_ones() + with_wilds + (wilds - with_wilds) / 2
    }

    /// Returns, for each role that this hand holds, the hand without one tile of the role. Low numbers come first, the
    /// wild last.
    pub(crate) fn without_each(self) -> impl Iterator<Item = Self> {
        let naturals = (0..LANE).flat_map(move |number| {
            let held = (0..4)
                .map(move |colour| 1 << bit_index(colour, number as usize))
                .filter(move |bit| self.once & bit != 0);
            held.map(move |bit| self.without_face(bit))
        });
        naturals.chain((self.wilds > 0).then(|| Self { wilds: self.wilds - 1, ..self }))
    }

    /// Returns the holding of one number: the count of its tiles in each colour, two bits per colour, black in the
    /// lowest. `number` is the number on the tiles minus 1.
    pub(crate) const fn holding(self, number: usize) -> usize {
        // Multiplying by `GATHER` collects the two bits of each colour in the byte that starts at bit 48.
        const GATHER: u64 = 1 << 48 | 1 << 34 | 1 << 20 | 1 << 6;
        let counts = (self.once >> number & ONES) + (self.twice >> number & ONES) + (self.thrice >> number & ONES);
        (counts.wrapping_mul(GATHER) >> 48 & 0xff) as usize
    }
}

impl From<Packed> for RoleCounts {
    fn from(hand: Packed) -> Self {
        let mut role_counts = Self { wilds: hand.wilds, ..Self::default() };
        for face in Face::all() {
            let bit = face_bit(face);
            let count = [hand.once, hand.twice, hand.thrice].into_iter().filter(|faces| faces & bit != 0).count();
            role_counts.naturals[face.colour][face.number.index()] = count as u8;
        }
        role_counts
    }
}

/// A converter from tiles to a [`Packed`] hand. The table decides what each tile plays as: a natural face, or wild.
#[derive(Debug, Clone, Copy)]
pub struct Packer {
    /// The bit of the okey's face, or 0 if the table has no okey.
    okey: u64,
    /// The bit of the role that a false joker plays as: a natural face, or wild.
    false_joker: u64,
    /// The bit of the indicator's face if false jokers play as the indicator, otherwise 0. A hand can hold three
    /// natural tiles of this face.
    triple: u64,
}

impl Packer {
    /// Returns the packer of a table.
    pub fn new(table: &Table) -> Self {
        let of_indicator = |face: fn(Indicator) -> Face| table.indicator().map_or(0, |it| face_bit(face(it)));
        let joker_of_indicator = table.profile().false_joker == FalseJoker::Indicator;
        Self {
            okey: of_indicator(Indicator::okey),
            false_joker: bit(table.roles().of(Tile::FalseJoker)),
            triple: if joker_of_indicator { of_indicator(Indicator::face) } else { 0 },
        }
    }

    /// Packs numbered tiles and false jokers. `once` has the faces held at least once, and `twice` those held at least
    /// twice.
    pub(crate) const fn pack_faces(&self, once: u64, twice: u64, false_jokers: u8) -> Packed {
        let okeys = (once & self.okey != 0) as u8 + (twice & self.okey != 0) as u8;
        let (once, twice) = (once & !self.okey, twice & !self.okey);
        let mut hand = Packed { once, twice, thrice: 0, triple: self.triple, wilds: okeys };
        let mut jokers_left = false_jokers;
        while jokers_left > 0 {
            if self.false_joker == WILD {
                hand.wilds += 1;
            } else {
                hand.thrice |= hand.twice & self.false_joker;
                hand.twice |= hand.once & self.false_joker;
                hand.once |= self.false_joker;
            }
            jokers_left -= 1;
        }
        hand
    }

    /// Returns the tiles whose role is in `roles`, in canonical order.
    pub(crate) fn tiles_of(&self, roles: RoleSet) -> impl Iterator<Item = Tile> + use<> {
        let okey = if roles.contains(Role::Wild) { self.okey } else { 0 };
        let numbered = set_bits(roles.0 & ALL_FACES & !self.okey | okey).filter_map(face_at).map(Tile::Numbered);
        numbered.chain((roles.0 & self.false_joker != 0).then_some(Tile::FalseJoker))
    }

    /// Packs tiles into a hand, without checking that a real hand can have them.
    pub fn pack(&self, tiles: impl IntoIterator<Item = Tile>) -> Packed {
        let mut hand = Packed { triple: self.triple, ..Packed::default() };
        for tile in tiles {
            let bit = match tile {
                Tile::Numbered(face) => face_bit(face),
                Tile::FalseJoker => self.false_joker,
            };
            let wild = bit == self.okey && tile != Tile::FalseJoker || bit == WILD;
            hand.wilds = hand.wilds.saturating_add(u8::from(wild));
            let face = if wild { 0 } else { bit };
            hand.thrice |= hand.twice & face;
            hand.twice |= hand.once & face;
            hand.once |= face;
        }
        hand
    }
}
