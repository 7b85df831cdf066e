//! The worth of what can be laid, by the wilds it takes.

use crate::hand::RoleCounts;

/// How many numbers of wilds there are: from none to the most that a hand holds.
pub(crate) const LEVELS: usize = RoleCounts::MAX_WILDS as usize + 1;

/// What can be laid with no wild, with at most one, and so on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WorthByWilds<const LEVELS: usize>(pub(crate) [i16; LEVELS]);

/// Marks what cannot be laid: so far below 0 that adding all else a hand lays leaves it below 0.
pub(crate) const IMPOSSIBLE: i16 = i16::MIN / 2;

impl<const LEVELS: usize> WorthByWilds<LEVELS> {
    /// Of no tile.
    pub(crate) const NOTHING: Self = Self([0; LEVELS]);

    /// With all wilds.
    pub(crate) const fn highest(self) -> i16 {
        self.0[LEVELS - 1]
    }

    /// The worth of two parts together.
    pub(crate) fn joined(self, other: Self) -> Self {
        let mut both = [i16::MIN; LEVELS];
        for (level, both) in both.iter_mut().enumerate() {
            for (one, two) in self.0[..=level].iter().zip(other.0[..=level].iter().rev()) {
                *both = (*both).max(one.saturating_add(*two));
            }
        }
        Self(both)
    }

    /// The worth of two parts together, with all wilds.
    pub(crate) fn highest_joined(self, other: Self) -> i16 {
        self.0.iter().zip(other.0.iter().rev()).fold(i16::MIN, |best, (one, two)| best.max(one.saturating_add(*two)))
    }

    /// The worth of the better part, for each number of wilds.
    pub(crate) fn or(mut self, other: Self) -> Self {
        for (one, two) in self.0.iter_mut().zip(other.0) {
            *one = (*one).max(two);
        }
        self
    }

    /// The same for fewer wilds.
    pub(crate) fn levels<const FEWER: usize>(&self) -> WorthByWilds<FEWER> {
        WorthByWilds(std::array::from_fn(|level| self.0[level]))
    }
}
