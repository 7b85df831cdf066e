//! Values that depend on the number of wilds used.

use crate::hand::RoleCounts;

/// The number of levels: 0 wilds, at most 1, and so on up to the most a hand holds.
pub(crate) const LEVELS: usize = RoleCounts::MAX_WILDS as usize + 1;

/// The highest value (points or tiles) of some melds: with no wild at index 0, with at most one wild at index 1, and so
/// on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WorthByWilds<const LEVELS: usize>(pub(crate) [i16; LEVELS]);

/// Sentinel for "impossible", low enough that adding any achievable value stays negative.
pub(crate) const IMPOSSIBLE: i16 = i16::MIN / 2;

impl<const LEVELS: usize> WorthByWilds<LEVELS> {
    /// The worth of no melds.
    pub(crate) const NOTHING: Self = Self([0; LEVELS]);

    /// Returns the value with all wilds.
    pub(crate) const fn highest(self) -> i16 {
        self.0[LEVELS - 1]
    }

    /// Returns the worth of two parts laid together. The wilds are split between the parts in the best way.
    pub(crate) fn joined(self, other: Self) -> Self {
        let mut both = [i16::MIN; LEVELS];
        for (level, both) in both.iter_mut().enumerate() {
            for (one, two) in self.0[..=level].iter().zip(other.0[..=level].iter().rev()) {
                *both = (*both).max(one.saturating_add(*two));
            }
        }
        Self(both)
    }

    /// Returns `self.joined(other).highest()` without computing the lower levels.
    pub(crate) fn highest_joined(self, other: Self) -> i16 {
        self.0.iter().zip(other.0.iter().rev()).fold(i16::MIN, |best, (one, two)| best.max(one.saturating_add(*two)))
    }

    /// Returns the worth of the better part at each level.
    pub(crate) fn or(mut self, other: Self) -> Self {
        for (one, two) in self.0.iter_mut().zip(other.0) {
            *one = (*one).max(two);
        }
        self
    }

    /// Returns the first `FEWER` levels.
    pub(crate) fn levels<const FEWER: usize>(&self) -> WorthByWilds<FEWER> {
        WorthByWilds(std::array::from_fn(|level| self.0[level]))
    }
}
