//! How near a hand is in each way.

use crate::winning::Way;
use crate::words::Named;

/// How far tiles are from being complete in each way, or in 101 from opening.
///
/// A distance is the least number of tiles that must be exchanged, from 0 to 14, or to 21 in 101; for a hand on turn,
/// after its best discard.
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
    /// The distance in one way; `None` in a game without that way, and where no tiles reach what a table asks of an
    /// opening.
    pub fn of(&self, way: Way) -> Option<usize> {
        self.0[way as usize]
    }

    /// The smallest distance; `None` where no tiles open at a table of 101.
    pub fn least(&self) -> Option<usize> {
        self.0.into_iter().flatten().min()
    }

    /// The ways in which the hand is nearest.
    pub fn nearest(&self) -> impl Iterator<Item = Way> + '_ {
        let least = self.least();
        Way::ALL.iter().copied().filter(move |&way| least.is_some() && self.of(way) == least)
    }

    /// The sum of all distances; the lower it is, the more open is the choice of a way.
    pub fn sum(&self) -> usize {
        self.0.into_iter().flatten().sum()
    }
}
