//! Tables that answer one question: if melds have `n` tiles in all, how many of these tiles can come from the hand? Two
//! tables, for example those of two colours, can be combined.
//!
//! A tile of a meld is called a *place*, whether or not the hand holds the tile. If the hand holds it, the meld *keeps*
//! a tile of the hand. Example: the run `R4 R5 R6` has three places and keeps two tiles of a hand with `R4 R5`.

use super::figures::raise;

/// The number of tiles of a complete hand.
pub(crate) const PLACES: usize = 14;

/// A table of how many tiles of the hand melds can use. Entry `n` is the highest number of the hand's tiles in melds of
/// at most `n` tiles in all. Example: if the hand has only `R4 R5`, entry 3 is 2.
///
/// Entry 14 is also right for melds of exactly 14 tiles (a complete hand), because a player can always extend smaller
/// melds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct KeptByPlaces(pub(crate) [u8; 16]);

/// The offset of the entries in [`KeptExactly`] and in the reversed tables. A value of 64 + `n` means `n` tiles; a
/// value below 64 means "no such melds".
const POSSIBLE: u8 = 64;

/// The numbers of tiles that melds can have together. The smallest meld has three tiles.
const SIZES: [usize; 13] = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

impl KeptByPlaces {
    pub(crate) const NOTHING: Self = Self([0; 16]);

    /// Adds one meld to the melds of the table `others`, and raises each entry of this table to the result if it is
    /// higher. The new meld has `places` tiles; `keeps` of them come from the hand.
    pub(crate) fn raise(&mut self, others: &Self, places: usize, keeps: u8) {
        raise(&mut self.0[..=PLACES], &others.0, places, keeps);
    }

    /// Returns a table for the melds of `self` and `other` together, such as the runs of two colours. Its entries above
    /// `places` may be too low.
    ///
    /// The loops here are written by hand, because the compiler does not inline array methods of the standard library
    /// across codegen units.
    pub(crate) fn joined(&self, other: &Self, places: usize) -> Self {
        let mut shifted = [0; 32];
        for (at, &kept) in other.0.iter().enumerate() {
            shifted[16 + at] = POSSIBLE + kept;
        }
        let mut total = [0; 16];
        for &size in &SIZES {
            let kept = self.0[size];
            for (sum, &other) in total.iter_mut().zip(&shifted[16 - size..][..16]) {
                *sum = (*sum).max(kept + other);
            }
            // Stop: melds of `self` with more tiles (up to `places`) use no more tiles of the hand.
            if kept == self.0[places] {
                break;
            }
        }
        for sum in &mut total {
            *sum -= POSSIBLE;
        }
        Self(total)
    }

    /// Returns the table in reverse order. Index `n` of the result is for melds with at most `places - n` tiles, which
    /// leave room for `n` more tiles.
    pub(crate) fn reversed(&self, places: usize) -> ReversedKept {
        let mut reversed = [0; 48];
        for (at, &kept) in self.0.iter().enumerate() {
            reversed[15 - at] = POSSIBLE + kept;
        }
        ReversedKept(*reversed[15 - places..].first_chunk().expect("at least 33 entries follow"))
    }
}

/// A [`KeptByPlaces`] table in reverse order. Entry `n` is for melds that leave room for other melds with `n` tiles in
/// the same complete hand. [`POSSIBLE`] is added to each entry.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedKept([u8; 32]);

impl ReversedKept {
    /// Returns one mask for each number `n`: all ones if a sum is exactly `kept`, otherwise zero. The sum is the most
    /// tiles of the hand in melds of `other` with at most `n` tiles, plus the most in melds of `self` with at most
    /// `places - n` tiles. `places` is the argument of [`KeptByPlaces::reversed`].
    pub(crate) fn places_with_sum(&self, other: &KeptByPlaces, kept: u8) -> [u16; 16] {
        let mut masks = [0; 16];
        for ((mask, own), others) in masks.iter_mut().zip(self.0).zip(other.0) {
            *mask = if own + others == POSSIBLE + kept { u16::MAX } else { 0 };
        }
        masks
    }

    /// Returns the most tiles of the hand that the melds of `self` and of `other` can use, if they have at most
    /// `places - fewer` tiles together. `places` is the argument of [`KeptByPlaces::reversed`].
    pub(crate) fn most_with(&self, other: &KeptByPlaces, fewer: usize) -> u8 {
        // A slice of the constant length 16 lets the compiler use vector instructions.
        let sums = self.0[fewer..][..16].iter().zip(other.0).map(|(own, others)| own + others);
        sums.fold(POSSIBLE, u8::max) - POSSIBLE
    }
}

/// A table of how many tiles of the hand melds can use. Entry `n` is the highest number of the hand's tiles in melds of
/// exactly `n` tiles in all, plus 64 ([`POSSIBLE`]). An entry of 0 means "no such melds".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptExactly([u8; 16]);

impl KeptExactly {
    /// A table in which every entry is 0: there are no melds of any size.
    pub(crate) const IMPOSSIBLE: Self = Self([0; 16]);

    /// The table for an empty set of melds, which uses 0 tiles of the hand. All sizes except 0 are impossible.
    pub(crate) const NOTHING: Self = {
        let mut nothing = Self::IMPOSSIBLE;
        nothing.0[0] = POSSIBLE;
        nothing
    };

    /// Returns the highest number of the hand's tiles in melds of exactly `places` tiles in all, or `i8::MIN / 2` if
    /// there are no such melds.
    pub(crate) fn in_places(&self, places: usize) -> i8 {
        decode_sum(self.0[places], POSSIBLE)
    }

    /// Adds one meld to the melds of the table `others`, and raises each entry of this table to the result if it is
    /// higher. The new meld has `places` tiles; `keeps` of them come from the hand.
    pub(crate) fn raise(&mut self, others: &Self, places: usize, keeps: u8) {
        for (most, &others) in self.0[places..].iter_mut().zip(&others.0) {
            *most = (*most).max(if others == 0 { 0 } else { others + keeps });
        }
    }

    /// Returns the higher value of `self` and `other` at each index.
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|places| self.0[places].max(other.0[places])))
    }

    /// Returns the table in reverse order. Index `n` of the result is for melds with exactly `places - n` tiles, which
    /// leave room for `n` more tiles.
    pub(crate) fn reversed(&self, places: usize) -> ReversedExactly {
        let mut reversed = [0; 32];
        for (reversed, &kept) in reversed.iter_mut().zip(self.0[..=places].iter().rev()) {
            *reversed = kept;
        }
        ReversedExactly(reversed)
    }
}

/// Converts a table for "at most `n` tiles" into a table for "exactly `n` tiles". The entries stay the same, because
/// smaller melds can be extended to `n` tiles. Entries 1 and 2 become impossible, because no melds have 1 or 2 tiles.
impl From<KeptByPlaces> for KeptExactly {
    fn from(kept: KeptByPlaces) -> Self {
        let mut exactly = Self::IMPOSSIBLE;
        for places in SIZES {
            exactly.0[places] = POSSIBLE + kept.0[places];
        }
        exactly
    }
}

/// A [`KeptExactly`] table in reverse order. Entry `n` is for melds that leave room for other melds with exactly `n`
/// tiles. As in [`KeptExactly`], 0 means "no such melds".
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedExactly([u8; 32]);

impl ReversedExactly {
    /// Returns the most tiles of the hand that the melds of `self` and of `other` can use, if they have exactly
    /// `places - fewer` tiles together. Returns `i8::MIN / 2` if there are no such melds. `places` is the argument of
    /// [`KeptExactly::reversed`].
    pub(crate) fn most_with(&self, other: &KeptExactly, fewer: usize) -> i8 {
        let sums = self.0[fewer..][..16].iter().zip(other.0).map(|(own, others)| own + others);
        decode_sum(sums.fold(0, u8::max), 2 * POSSIBLE)
    }
}

/// Returns `sum - mark`, or `i8::MIN / 2` ("impossible") if `sum` is below `mark`.
fn decode_sum(sum: u8, mark: u8) -> i8 {
    if sum >= mark { (sum - mark).cast_signed() } else { i8::MIN / 2 }
}
