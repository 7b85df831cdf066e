//! Sets of possible wild counts.
//!
//! Laying some tiles in melds can take different numbers of wilds. `R1 R3 R5` in runs takes 2 wilds (`R1 . R3 . R5`), 3
//! wilds (with one more before or behind) or 4. A [`WildCounts`] holds all these numbers at once.

/// The numbers of wilds with which something is possible: bit `n` is set if it is possible with exactly `n` wilds, 0 to
/// 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct WildCounts(pub(crate) u8);

impl WildCounts {
    pub(crate) const BITS: u32 = 5;
    const ALL: u8 = 0b1_1111;
    /// No count: it is impossible.
    pub(crate) const EMPTY: Self = Self(0);
    /// Possible with no wild only.
    pub(crate) const ZERO: Self = Self(1);

    pub(crate) const fn only(wilds: u8) -> Self {
        Self(1 << wilds)
    }

    /// Returns the counts of at most `wilds` wilds.
    pub(crate) const fn up_to(self, wilds: u8) -> Self {
        Self(self.0 & ((2 << wilds) - 1))
    }

    pub(crate) const fn contains(self, wilds: u8) -> bool {
        self.0 >> wilds & 1 == 1
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the counts with which at least one of two things is possible.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the counts with which two things are possible together: every sum of a count of each, up to 4.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self(SUMS[self.0 as usize & 31][other.0 as usize & 31])
    }

    /// Returns the lowest count; 8 if the set is empty.
    pub(crate) const fn fewest(self) -> u32 {
        self.0.trailing_zeros()
    }
}

/// For every pair of sets, the sums of a count of each. Sums above 4 are dropped.
static SUMS: [[u8; 32]; 32] = {
    let mut sums = [[0; 32]; 32];
    let mut index = 0;
    while index < 32 * 32 {
        let (one, two) = (index / 32, index % 32);
        let mut wilds = 0;
        while wilds < WildCounts::BITS {
            if one >> wilds & 1 == 1 {
                sums[one][two] |= (two << wilds) as u8 & WildCounts::ALL;
            }
            wilds += 1;
        }
        index += 1;
    }
    sums
};
