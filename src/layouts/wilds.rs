//! Sets of wild counts: the numbers of wilds with which melds can use some tiles.
//!
//! Melds can use the same tiles with different numbers of wilds. Example: one run can use `R1 R3 R5` with 2 wilds
//! (`R1 . R3 . R5`), with 3 (one more wild at an end) or with 4. A [`WildCounts`] holds all these numbers at once.

/// A set of numbers of wilds, 0 to 4, as bits. Bit `n` is set if melds can use the tiles with exactly `n` wilds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct WildCounts(pub(crate) u8);

impl WildCounts {
    pub(crate) const BITS: u32 = 5;
    const ALL: u8 = 0b1_1111;
    /// The empty set: melds cannot use the tiles with any number of wilds.
    pub(crate) const EMPTY: Self = Self(0);
    /// The set `{0}`: melds can use the tiles, but only without wilds.
    pub(crate) const ZERO: Self = Self(1);

    pub(crate) const fn only(wilds: u8) -> Self {
        Self(1 << wilds)
    }

    /// Returns the elements of this set that are at most `wilds`.
    pub(crate) const fn up_to(self, wilds: u8) -> Self {
        Self(self.0 & ((2 << wilds) - 1))
    }

    pub(crate) const fn contains(self, wilds: u8) -> bool {
        self.0 >> wilds & 1 == 1
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the union of two sets.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the numbers of wilds for two sets of tiles together: every sum of one element of `self` and one of
    /// `other`. Sums above 4 are dropped.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self(SUMS[self.0 as usize & 31][other.0 as usize & 31])
    }

    /// Returns the lowest element, or 8 if the set is empty.
    pub(crate) const fn fewest(self) -> u32 {
        self.0.trailing_zeros()
    }
}

/// For every two sets, the set of all sums of one element of each. Sums above 4 are dropped.
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
