//! A player's chance: what he rolls depends on the seed, the hand, the turn and his seat alone.

/// Numbers at random, the same ones again for the same beginning (`SplitMix64`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chance(u64);

/// What every part of a beginning is multiplied by, and every step adds.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Chance {
    /// The chance of a seat in one turn of one hand.
    #[must_use]
    pub const fn new(seed: u64, hand: u64, turn: usize, seat: usize) -> Self {
        Self::of_hand(seed, hand).in_turn(turn, seat)
    }

    /// What the chances of one hand's turns have in common.
    pub(super) const fn of_hand(seed: u64, hand: u64) -> Self {
        Self(mixed(mixed(seed) ^ hand.wrapping_mul(STEP)))
    }

    /// The chance of a seat in one turn, of what those of the hand have in common.
    pub(super) const fn in_turn(&self, turn: usize, seat: usize) -> Self {
        Self(mixed(self.0 ^ (turn as u64).wrapping_mul(STEP)) ^ (seat as u64).wrapping_mul(STEP))
    }

    /// A number below `end`, each as likely as another; 0 where there is none.
    pub fn below(&mut self, end: usize) -> usize {
        let wide = u128::from(mixed(self.0)) * end as u128;
        self.0 = self.0.wrapping_add(STEP);
        usize::try_from(wide >> 64).unwrap_or(0)
    }
}

/// The number that follows a state.
const fn mixed(state: u64) -> u64 {
    let next = state.wrapping_add(STEP);
    let mixed = (next ^ (next >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
