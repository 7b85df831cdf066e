//! Sets of wild counts.

/// The numbers of wilds with which something can be done: bit `n` for exactly `n`, from 0 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct WildCounts(pub(crate) u8);

impl WildCounts {
    pub(crate) const BITS: u32 = 5;
    const ALL: u8 = 0b1_1111;
    pub(crate) const EMPTY: Self = Self(0);
    /// Done as it is.
    pub(crate) const ZERO: Self = Self(1);

    pub(crate) const fn only(wilds: u8) -> Self {
        Self(1 << wilds)
    }

    /// The counts of at most `wilds` wilds.
    pub(crate) const fn up_to(self, wilds: u8) -> Self {
        Self(self.0 & ((2 << wilds) - 1))
    }

    pub(crate) const fn contains(self, wilds: u8) -> bool {
        self.0 >> wilds & 1 == 1
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The counts with which one or the other can be done.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The counts with which both can be done.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self(SUMS[self.0 as usize & 31][other.0 as usize & 31])
    }

    /// The lowest count; more than four where there is none.
    pub(crate) const fn fewest(self) -> u32 {
        self.0.trailing_zeros()
    }
}

/// The sums of two sets of counts, those over four left out.
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
