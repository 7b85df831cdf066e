//! Sets of wild counts.

/// With how many wilds something can be done: bit `n` for exactly `n`, from none to four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WildCounts(pub(super) u8);

impl WildCounts {
    pub(super) const BITS: u32 = 5;
    const ALL: u8 = 0b1_1111;
    pub(super) const NEVER: Self = Self(0);
    /// Done as it is.
    pub(super) const NONE: Self = Self(1);

    pub(super) const fn only(wilds: u8) -> Self {
        Self(1 << wilds)
    }

    pub(super) const fn up_to(wilds: u8) -> Self {
        Self((2 << wilds) - 1)
    }

    pub(super) const fn contains(self, wilds: u8) -> bool {
        self.0 >> wilds & 1 == 1
    }

    pub(super) const fn is_never(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn within(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// For both of two things.
    pub(super) const fn plus(self, other: Self) -> Self {
        let (one, two) = (self.0 as u32, other.0 as u32);
        // A product that would carry where two sums are alike, so term by term.
        let sum = (one & 1) * two | (one & 2) * two | (one & 4) * two | (one & 8) * two | (one & 16) * two;
        Self(sum as u8 & Self::ALL)
    }

    /// The fewest; more than four where never.
    pub(super) const fn fewest(self) -> u32 {
        self.0.trailing_zeros()
    }
}
