//! How many tiles melds keep, by their number of places, and how to combine such tables over colours.
//!
//! A meld of a target has places, and a hand *keeps* the tiles that it already holds for them. Example: `R4 R5` in the
//! run `R4 R5 R6` keeps two tiles in three places.

/// The places of a whole target, one for each tile of a complete hand.
pub(crate) const PLACES: usize = 14;

/// For each number of places, the most tiles that melds with at most that many places keep.
///
/// "At most" loses nothing: melds with fewer places can be extended until they have fourteen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptByPlaces(pub(crate) [u8; 16]);

/// Added to an entry to mark it as possible; higher than any number of tiles kept.
const POSSIBLE: u8 = 64;

/// The numbers of places that melds can have together.
const SIZES: [usize; 13] = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

impl KeptByPlaces {
    pub(crate) const NOTHING: Self = Self([0; 16]);

    /// Unpacks a word with four bits for each number of places, 0 first.
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

    /// Returns what two parts keep together, up to `places` places.
    ///
    /// The loops are written out, here and in neighbouring files. Array methods of the standard library are not inlined
    /// across codegen units.
    pub(crate) fn joined(&self, other: &Self, places: usize) -> Self {
        let mut shifted = [0; 32];
        for (at, &kept) in other.0.iter().enumerate() {
            shifted[16 + at] = POSSIBLE + kept;
        }
        let mut total = [0; 16];
        for &size in SIZES.iter().take_while(|&&size| size <= places) {
            for (at, sum) in total.iter_mut().enumerate() {
                *sum = (*sum).max(self.0[size] + shifted[16 - size + at]);
            }
        }
        for sum in &mut total {
            *sum -= POSSIBLE;
        }
        Self(total)
    }

    /// Returns the table in reverse order, to combine it with another part so that both have `places` places together.
    pub(crate) fn reversed(&self, places: usize) -> ReversedKept {
        let mut reversed = [0; 32];
        for (reversed, kept) in reversed.iter_mut().zip(self.0[..=places].iter().rev()) {
            *reversed = POSSIBLE + kept;
        }
        ReversedKept(reversed)
    }
}

/// The tiles that one part keeps in the places left by another part, by the places of the other part.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedKept([u8; 32]);

impl ReversedKept {
    /// Returns a mask for each number of places of `other`: all ones if both parts keep exactly `kept` tiles together,
    /// otherwise zero.
    pub(crate) fn places_with_sum(&self, other: &KeptByPlaces, kept: u8) -> [u16; 16] {
        let mut masks = [0; 16];
        for ((mask, own), others) in masks.iter_mut().zip(self.0).zip(other.0) {
            *mask = if own + others == POSSIBLE + kept { u16::MAX } else { 0 };
        }
        masks
    }

    /// Returns the most tiles that both parts keep together in `fewer` fewer places.
    pub(crate) fn most_with(&self, other: &KeptByPlaces, fewer: usize) -> u8 {
        let sums = self.0[fewer..].iter().zip(other.0).map(|(own, others)| own + others);
        sums.fold(POSSIBLE, u8::max) - POSSIBLE
    }
}

/// For each number of places, the most tiles that melds with exactly that many places keep, plus [`POSSIBLE`]; 0 if
/// there are no such melds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptExactly([u8; 16]);

impl KeptExactly {
    /// Impossible: no choice of melds, not even the empty one.
    pub(crate) const IMPOSSIBLE: Self = Self([0; 16]);

    /// The empty set of melds: no places, no tiles.
    pub(crate) const NOTHING: Self = {
        let mut nothing = Self::IMPOSSIBLE;
        nothing.0[0] = POSSIBLE;
        nothing
    };

    /// Returns the tiles kept in exactly `places` places; `i8::MIN / 2` if there are no such melds.
    pub(crate) fn in_places(&self, places: usize) -> i8 {
        decode_sum(self.0[places], POSSIBLE)
    }

    /// Raises each entry to what `others` keep together with more melds, which keep `keeps` tiles in `places` places.
    pub(crate) fn raise(&mut self, others: &Self, places: usize, keeps: u8) {
        for (most, &others) in self.0[places..].iter_mut().zip(&others.0) {
            *most = (*most).max(if others == 0 { 0 } else { others + keeps });
        }
    }

    /// Returns the higher of two entries for each number of places.
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|places| self.0[places].max(other.0[places])))
    }

    /// Returns the table in reverse order, to combine it with another part so that both have `places` places together.
    pub(crate) fn reversed(&self, places: usize) -> ReversedExactly {
        let mut reversed = [0; 32];
        for (reversed, &kept) in reversed.iter_mut().zip(self.0[..=places].iter().rev()) {
            *reversed = kept;
        }
        ReversedExactly(reversed)
    }
}

/// Melds with fewer places can be extended to any number of places in [`SIZES`] without losing a tile.
impl From<KeptByPlaces> for KeptExactly {
    fn from(kept: KeptByPlaces) -> Self {
        let mut exactly = Self::IMPOSSIBLE;
        for places in SIZES {
            exactly.0[places] = POSSIBLE + kept.0[places];
        }
        exactly
    }
}

/// The tiles that one part keeps in exactly the places left by another part, by the places of the other part.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedExactly([u8; 32]);

impl ReversedExactly {
    /// Returns the most tiles that both parts keep together in `fewer` fewer places; `i8::MIN / 2` if there are no such
    /// melds.
    pub(crate) fn most_with(&self, other: &KeptExactly, fewer: usize) -> i8 {
        let sums = self.0[fewer..].iter().zip(other.0).map(|(own, others)| own + others);
        decode_sum(sums.fold(0, u8::max), 2 * POSSIBLE)
    }
}

/// Subtracts the mark from a sum; returns `i8::MIN / 2` for a sum without it.
fn decode_sum(sum: u8, mark: u8) -> i8 {
    if sum >= mark { (sum - mark).cast_signed() } else { i8::MIN / 2 }
}
