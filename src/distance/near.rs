//! The distances of a hand, one for each way to win or open.

use crate::winning::Way;
use crate::words::Named;

/// The distances of a hand: one for each way to win, or to open in 101.
///
/// A distance is the fewest tiles that the player must exchange: 0 to 14, or 0 to 21 in 101. For a hand on turn, it is
/// the distance after the best discard.
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
    /// Returns the distance for one way to win or open, such as seven pairs. Returns `None` if the game does not have
    /// this way, or if no tiles at all could open in this way at the table.
    pub fn of(&self, way: Way) -> Option<usize> {
        self.0[way as usize]
    }

    /// Returns the lowest distance. Returns `None` at a table of 101 whose opening needs more points and more pairs
    /// than any rack can have.
    pub fn least(&self) -> Option<usize> {
        self.0.into_iter().flatten().min()
    }

    /// Returns the ways to win or open that have the lowest distance.
    pub fn nearest(&self) -> impl Iterator<Item = Way> + '_ {
        let least = self.least();
        Way::ALL.iter().copied().filter(move |&way| least.is_some() && self.of(way) == least)
    }

    /// Returns the sum of the distances for all ways to win or open. A lower sum means that the player has better
    /// alternatives.
    pub fn sum(&self) -> usize {
        self.0.into_iter().flatten().sum()
    }
}
