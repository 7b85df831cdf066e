//! The distances of a hand, one for each way to win or open.

use crate::winning::Way;
use crate::words::Named;

/// The distances of a hand in each way to complete it, or in 101 to open.
///
/// A distance is the least number of tiles that must be exchanged: 0 to 14, or 0 to 21 in 101. For a hand on turn it is
/// counted after the best discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[must_use]
pub struct Distances([Option<usize>; Way::ALL.len()]);

impl FromIterator<(Way, usize)> for Distances {
    fn from_iter<I: IntoIterator<Item = (Way, usize)>>(ways: I) -> Self {
        let mut distances = Self::default();
        for (way, distance) in ways {
            distances.0[way as usize] = Some(distance);
        }
        distances
    }
}

impl Distances {
    /// Returns the distance in one way; `None` in a game without that way, and if no tiles reach the table's bar.
    pub fn of(&self, way: Way) -> Option<usize> {
        self.0[way as usize]
    }

    /// Returns the least distance; `None` if no tiles open at a table of 101.
    pub fn least(&self) -> Option<usize> {
        self.0.into_iter().flatten().min()
    }

    /// Returns the ways with the least distance.
    pub fn nearest(&self) -> impl Iterator<Item = Way> + '_ {
        let least = self.least();
        Way::ALL.iter().copied().filter(move |&way| least.is_some() && self.of(way) == least)
    }

    /// Returns the sum of all distances. A lower sum leaves more ways open.
    pub fn sum(&self) -> usize {
        self.0.into_iter().flatten().sum()
    }
}
