//! Tables that answer one question: if melds have `n` tiles in all, how many of these tiles can the hand already hold?
//! Also combines two tables, such as those of two colours.
//!
//! Each tile of a meld has a *place*. A hand *keeps* a tile if it holds the tile for such a place. Example: a hand with
//! `R4 R5` keeps two tiles in the run `R4 R5 R6`, which has three places.

use super::figures::raise;

/// The number of tiles of a complete hand, which is 14. Each tile has one place in a meld.
pub(crate) const PLACES: usize = 14;

/// The most tiles of the hand that melds can use. Index `n` holds the answer for melds with at most `n` tiles in all.
///
/// The answer for exactly `n` tiles is not needed, because a player can always extend melds until they have fourteen
/// tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptByPlaces(pub(crate) [u8; 16]);

/// A mark for a possible value: a stored value is a number of tiles plus this mark. A value below 64 means
/// "impossible".
const POSSIBLE: u8 = 64;

/// The numbers of tiles that melds can have in all. A meld has at least three tiles, so 1 and 2 are missing.
const SIZES: [usize; 13] = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

impl KeptByPlaces {
    pub(crate) const NOTHING: Self = Self([0; 16]);

    /// Unpacks a table from a word with four bits for each value. The lowest four bits are the value for 0 places.
    pub(crate) fn from_word(word: u64) -> Self {
        let even = (word & 0x0f0f_0f0f_0f0f_0f0f).to_le_bytes();
        let odd = (word >> 4 & 0x0f0f_0f0f_0f0f_0f0f).to_le_bytes();
        let mut kept = [0; 16];
        for at in 0..8 {
            kept[2 * at] = even[at];
            kept[2 * at + 1] = odd[at];
        }
        Self(kept)
    }

    /// Packs the table into a word with four bits for each value.
    pub(crate) fn to_word(self) -> u64 {
        self.0.iter().rev().fold(0, |word, &kept| word << 4 | u64::from(kept))
    }

    /// Combines one more meld with the melds of `others`. The meld has `places` tiles, and the hand holds `keeps` of
    /// them. For each number of places, stores the result if it is higher than the old value.
    pub(crate) fn raise(&mut self, others: &Self, places: usize, keeps: u8) {
        raise(&mut self.0[..=PLACES], &others.0, places, keeps);
    }

    /// Returns the most tiles of the hand that two parts of a complete hand, such as the runs of two colours, can use
    /// together. Computes the result only for up to `places` places.
    ///
    /// The loops in this file and in the neighbouring files are written by hand, because the compiler does not inline
    /// array methods of the standard library across codegen units.
    pub(crate) fn joined(&self, other: &Self, places: usize) -> Self {
        let mut shifted = [0; 32];
        for (at, &kept) in other.0.iter().enumerate() {
            shifted[16 + at] = POSSIBLE + kept;
        }
        let mut total = [0; 16];
        for &size in SIZES.iter().take_while(|&&size| size <= places) {
            for (sum, &other) in total.iter_mut().zip(&shifted[16 - size..][..16]) {
                *sum = (*sum).max(self.0[size] + other);
            }
        }
        for sum in &mut total {
            *sum -= POSSIBLE;
        }
        Self(total)
    }

    /// Returns the table in reverse order: index `n` of the result is the value for `places - n`. This helps to share
    /// `places` places between two parts of a complete hand.
    pub(crate) fn reversed(&self, places: usize) -> ReversedKept {
        let mut reversed = [0; 32];
        for (reversed, kept) in reversed.iter_mut().zip(self.0[..=places].iter().rev()) {
            *reversed = POSSIBLE + kept;
        }
        ReversedKept(reversed)
    }
}

/// A table in reverse order, for one part of a complete hand. Index `n` holds the most tiles of the hand that this part
/// can use if another part takes `n` of the places.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedKept([u8; 32]);

impl ReversedKept {
    /// Returns one mask for each number of places that `other` may get. With `n` places for `other`, the two parts
    /// together use some number of tiles of the hand. The mask at index `n` is all ones if this number is exactly
    /// `kept`, otherwise zero.
    pub(crate) fn places_with_sum(&self, other: &KeptByPlaces, kept: u8) -> [u16; 16] {
        let mut masks = [0; 16];
        for ((mask, own), others) in masks.iter_mut().zip(self.0).zip(other.0) {
            *mask = if own + others == POSSIBLE + kept { u16::MAX } else { 0 };
        }
        masks
    }

    /// Returns the most tiles of the hand that both parts can use together if they leave `fewer` of the places unused.
    pub(crate) fn most_with(&self, other: &KeptByPlaces, fewer: usize) -> u8 {
        // The length of 16 lets the compiler add all values at once.
        let sums = self.0[fewer..][..16].iter().zip(other.0).map(|(own, others)| own + others);
        sums.fold(POSSIBLE, u8::max) - POSSIBLE
    }
}

/// The most tiles of the hand that melds can use, plus the mark [`POSSIBLE`]. Index `n` holds the answer for melds with
/// exactly `n` tiles, or 0 if there are no such melds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptExactly([u8; 16]);

impl KeptExactly {
    /// A table in which every value is "impossible", even the one for 0 places.
    pub(crate) const IMPOSSIBLE: Self = Self([0; 16]);

    /// The table for an empty set of melds: 0 tiles of the hand in 0 places. Every other number of places is
    /// impossible.
    pub(crate) const NOTHING: Self = {
        let mut nothing = Self::IMPOSSIBLE;
        nothing.0[0] = POSSIBLE;
        nothing
    };

    /// Returns the most tiles of the hand that melds with exactly `places` tiles can use, or `i8::MIN / 2` if there are
    /// no such melds.
    pub(crate) fn in_places(&self, places: usize) -> i8 {
        decode_sum(self.0[places], POSSIBLE)
    }

    /// Combines one more meld with the melds of `others`. The meld has `places` tiles, and the hand holds `keeps` of
    /// them. For each number of places, stores the result if it is higher than the old value.
    pub(crate) fn raise(&mut self, others: &Self, places: usize, keeps: u8) {
        for (most, &others) in self.0[places..].iter_mut().zip(&others.0) {
            *most = (*most).max(if others == 0 { 0 } else { others + keeps });
        }
    }

    /// Returns a table with the higher value of `self` and `other` for each number of places.
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|places| self.0[places].max(other.0[places])))
    }

    /// Returns the table in reverse order: index `n` of the result is the value for `places - n`. This helps to share
    /// `places` places between two parts of a complete hand.
    pub(crate) fn reversed(&self, places: usize) -> ReversedExactly {
        let mut reversed = [0; 32];
        for (reversed, &kept) in reversed.iter_mut().zip(self.0[..=places].iter().rev()) {
            *reversed = kept;
        }
        ReversedExactly(reversed)
    }
}

/// Converts a table for "at most `n` places" into a table for "exactly `n` places". The two tables agree for the sizes
/// in [`SIZES`], because a player can always add tiles to melds.
impl From<KeptByPlaces> for KeptExactly {
    fn from(kept: KeptByPlaces) -> Self {
        let mut exactly = Self::IMPOSSIBLE;
        for places in SIZES {
            exactly.0[places] = POSSIBLE + kept.0[places];
        }
        exactly
    }
}

/// A table for one part of a complete hand, in reverse order. Index `n` holds the most tiles of the hand that this part
/// can use if it fills all places except `n`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedExactly([u8; 32]);

impl ReversedExactly {
    /// Returns the most tiles of the hand that both parts can use together if they leave `fewer` of the places unused
    /// and fill the others. Returns `i8::MIN / 2` if no melds fit exactly.
    pub(crate) fn most_with(&self, other: &KeptExactly, fewer: usize) -> i8 {
        let sums = self.0[fewer..][..16].iter().zip(other.0).map(|(own, others)| own + others);
        decode_sum(sums.fold(0, u8::max), 2 * POSSIBLE)
    }
}

/// Subtracts `mark` from `sum`. Returns `i8::MIN / 2` if `sum` is below the mark, which means "impossible".
fn decode_sum(sum: u8, mark: u8) -> i8 {
    if sum >= mark { (sum - mark).cast_signed() } else { i8::MIN / 2 }
}
