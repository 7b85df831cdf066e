//! What the nearest aims keep and miss, joined as alternatives and as parts.

use std::cmp::Ordering;
use std::num::NonZeroU64;

use crate::tile::{Face, Number};

/// A set of faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Faces(u64);

impl Faces {
    const fn bit(face: Face) -> u64 {
        1 << (face.colour as usize * Number::COUNT as usize + face.number.index())
    }

    pub(super) const fn only(face: Face) -> Self {
        Self(Self::bit(face))
    }

    pub(super) const fn contains(self, face: Face) -> bool {
        self.0 & Self::bit(face) != 0
    }

    pub(super) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Self::default(), |all, face| all.with(Self::only(face)))
    }
}

/// The most held tiles that any aim of some kind keeps, and every face that some aim that keeps as many still misses.
///
/// One word, for tables are large: the tiles kept in the top byte, the faces below, and the lowest bit always set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Best(NonZeroU64);

impl Best {
    const KEPT: u32 = 56;
    const MISSING: u64 = (1 << Self::KEPT) - 1;

    pub(super) fn new(kept: u8, missing: Faces) -> Self {
        Self(NonZeroU64::MIN | u64::from(kept) << Self::KEPT | missing.0 << 1)
    }

    pub(super) const fn kept(self) -> u8 {
        (self.0.get() >> Self::KEPT) as u8
    }

    pub(super) const fn missing(self) -> Faces {
        Faces((self.0.get() & Self::MISSING) >> 1)
    }

    /// The better of two kinds of aims; of equals, both.
    pub(super) fn or(self, other: Self) -> Self {
        match self.kept().cmp(&other.kept()) {
            Ordering::Less => other,
            Ordering::Equal => Self(self.0 | other.0),
            Ordering::Greater => self,
        }
    }

    /// Aims of two parts that have nothing to do with each other.
    pub(super) fn and(self, other: Self) -> Self {
        Self::new(self.kept() + other.kept(), self.missing().with(other.missing()))
    }
}

/// Adds a kind of aim to those there are.
pub(super) fn add(to: &mut Option<Best>, more: Best) {
    *to = Some(to.map_or(more, |known| known.or(more)));
}

/// The places of a whole hand in melds.
pub(super) const PLACES: usize = 14;

/// The best aims by how many places they have, and by how many of those only wilds can fill (strain).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BestBySize(Vec<[Option<Best>; PLACES + 1]>);

impl BestBySize {
    pub(super) fn new(most_strain: usize) -> Self {
        Self(vec![[None; PLACES + 1]; most_strain + 1])
    }

    pub(super) fn add(&mut self, strain: usize, size: usize, best: Best) {
        add(&mut self.0[strain][size], best);
    }

    /// Each best with its strain and size.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, usize, Best)> + '_ {
        let rows = self.0.iter().enumerate();
        rows.flat_map(|(strain, row)| {
            row.iter().enumerate().filter_map(move |(size, best)| best.map(|best| (strain, size, best)))
        })
    }

    /// Two parts side by side, with no more strain than that in all.
    pub(super) fn beside(&self, other: &Self, most_strain: usize) -> Self {
        let mut both = Self::new((self.0.len() + other.0.len() - 2).min(most_strain));
        for (strain, size, best) in self.iter() {
            for (more, row) in other.0.iter().enumerate().take_while(|(more, _)| strain + more <= most_strain) {
                for (place, second) in row[..=PLACES - size].iter().enumerate() {
                    if let Some(second) = second {
                        both.add(strain + more, size + place, best.and(*second));
                    }
                }
            }
        }
        both
    }

    /// The best that two parts side by side make of one size, with no more strain than that in all.
    pub(super) fn of_both(&self, other: &Self, size: usize, most_strain: usize) -> Option<Best> {
        let mut both = None;
        for (strain, row) in self.0.iter().enumerate().take(most_strain + 1) {
            for other in other.0.iter().take(most_strain - strain + 1) {
                for (one, two) in row[..=size].iter().zip(other[..=size].iter().rev()) {
                    if let (Some(one), Some(two)) = (one, two) {
                        add(&mut both, one.and(*two));
                    }
                }
            }
        }
        both
    }

    /// The most tiles kept by size, whatever the strain.
    pub(super) fn most_kept(&self) -> MostKept {
        let mut most = MostKept::default();
        for (_, size, best) in self.iter() {
            most.0[size] = most.0[size].max(best.kept().cast_signed());
        }
        most
    }
}

/// The most tiles that aims of each size keep; far below zero where there is none.
#[derive(Debug, Clone, Copy)]
pub(super) struct MostKept(pub(super) [i8; PLACES + 1]);

impl Default for MostKept {
    fn default() -> Self {
        Self([Self::NONE; PLACES + 1])
    }
}

impl MostKept {
    /// Twice this is still a number, and with a whole hand more it is below zero.
    const NONE: i8 = i8::MIN / 2;

    /// Of two parts side by side.
    pub(super) fn beside(&self, other: &Self) -> Self {
        let mut both = Self::default();
        for (size, &one) in self.0.iter().enumerate() {
            for (sum, &two) in both.0[size..].iter_mut().zip(&other.0) {
                *sum = (*sum).max(one + two);
            }
        }
        both
    }

    /// Of two parts side by side with that size.
    pub(super) fn of_both(&self, other: &Self, size: usize) -> i8 {
        let sums = self.0[..=size].iter().zip(other.0[..=size].iter().rev()).map(|(&one, &two)| one + two);
        sums.max().unwrap_or(Self::NONE)
    }
}
