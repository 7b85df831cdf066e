//! A container with one value for each seat.

use std::ops::{Index, IndexMut};

use super::SEATS;

/// Four values, one for each seat, in the order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BySeat<T>([T; SEATS]);

impl<T> BySeat<T> {
    /// Returns the value of a seat. Seat numbers wrap around: seat 4 is seat 0.
    #[expect(clippy::indexing_slicing, reason = "a remainder of the number of seats")]
    pub const fn of(&self, seat: usize) -> &T {
        &self.0[seat % SEATS]
    }

    /// Iterates over all values in the order of play.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T> Index<usize> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: usize) -> &T {
        self.of(seat)
    }
}

impl<T> IndexMut<usize> for BySeat<T> {
    #[expect(clippy::indexing_slicing, reason = "a remainder of the number of seats")]
    fn index_mut(&mut self, seat: usize) -> &mut T {
        &mut self.0[seat % SEATS]
    }
}

impl<T> From<[T; SEATS]> for BySeat<T> {
    fn from(all: [T; SEATS]) -> Self {
        Self(all)
    }
}

impl<T> IntoIterator for BySeat<T> {
    type Item = T;
    type IntoIter = std::array::IntoIter<T, SEATS>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
