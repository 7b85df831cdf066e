//! A random number generator for computer players. Its numbers depend only on the seed, the hand, the turn and the
//! seat.

/// A repeatable random number generator, which uses the `SplitMix64` algorithm.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chance(u64);

impl Chance {
    /// Returns the random number generator for one seat in one turn of one hand.
    pub fn new(seed: u64, hand: u64, turn: usize, seat: usize) -> Self {
        let mut chance = Self(seed);
        for part in [hand, turn as u64, seat as u64] {
            chance.0 = chance.next() ^ part.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a uniformly distributed number from 0 to `end` - 1; 0 if `end` is 0.
    #[allow(clippy::missing_panics_doc, reason = "the number is below `end`")]
    pub fn below(&mut self, end: usize) -> usize {
        let wide = u128::from(self.next()) * end as u128;
        usize::try_from(wide >> 64).expect("it is below `end`")
    }

    /// Returns true with this probability, from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "both numbers have at most 53 bits")]
    pub(super) fn happens(&mut self, probability: f64) -> bool {
        const STEPS: usize = 1 << 30;
        (self.below(STEPS) as f64) < probability * STEPS as f64
    }
}
