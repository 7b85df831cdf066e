//! The highest worth (points or tiles) of melds, for each number of wilds that they may use.

use crate::hand::RoleCounts;

/// The number of different limits on wilds: a hand has 0 to 4 wilds, so there are five. Level `n` allows at most `n`
/// wilds.
pub(crate) const LEVELS: usize = RoleCounts::MAX_WILDS as usize + 1;

/// The highest worth (points or tiles) of some melds. Index `n` holds the worth with at most `n` wilds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WorthByWilds<const LEVELS: usize>(pub(crate) [i16; LEVELS]);

/// Sentinel for "impossible", low enough that adding any achievable value stays negative.
pub(crate) const IMPOSSIBLE: i16 = i16::MIN / 2;

impl<const LEVELS: usize> WorthByWilds<LEVELS> {
    /// The worth of an empty set of melds: 0 for any number of wilds.
    pub(crate) const NOTHING: Self = Self([0; LEVELS]);

    /// Returns the worth for the highest number of wilds.
    pub(crate) const fn highest(self) -> i16 {
        self.0[LEVELS - 1]
    }

    /// Returns the highest worth of the melds of `self` and of `other` together. For each number of wilds, it divides
    /// the wilds between the two in the best way.
    pub(crate) fn joined(self, other: Self) -> Self {
        let mut both = [i16::MIN; LEVELS];
        for (level, both) in both.iter_mut().enumerate() {
            for (one, two) in self.0[..=level].iter().zip(other.0[..=level].iter().rev()) {
                *both = (*both).max(one.saturating_add(*two));
            }
        }
        Self(both)
    }

    /// Returns `self.joined(other).highest()`, but computes only this one value.
    pub(crate) fn highest_joined(self, other: Self) -> i16 {
        self.0.iter().zip(other.0.iter().rev()).fold(i16::MIN, |best, (one, two)| best.max(one.saturating_add(*two)))
    }

    /// Returns, for each number of wilds, the higher of the two worths.
    pub(crate) fn or(mut self, other: Self) -> Self {
        for (one, two) in self.0.iter_mut().zip(other.0) {
            *one = (*one).max(two);
        }
        self
    }

    /// Returns the first `FEWER` values: those for 0 to `FEWER - 1` wilds.
    pub(crate) fn levels<const FEWER: usize>(&self) -> WorthByWilds<FEWER> {
        WorthByWilds(std::array::from_fn(|level| self.0[level]))
    }
}
