//! Tables of the most tiles that melds can keep, indexed by their number of places. Also combines two tables.
//!
//! The melds of a target (a complete hand) have one place for each tile. A hand *keeps* a tile if it already holds the
//! tile for such a place. Example: a hand with `R4 R5` keeps two tiles in the run `R4 R5 R6`, which has three places.

/// The number of places in a whole target: a complete hand has 14 tiles.
pub(crate) const PLACES: usize = 14;

/// The most tiles that melds can keep. Index `n` holds the answer for melds with at most `n` places.
///
/// It is enough to know the answer for "at most `n`" places: a player can always extend melds until they have fourteen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptByPlaces(pub(crate) [u8; 16]);

/// A mark that is added to an entry to show that it is possible. It is higher than any number of tiles kept, so an
/// entry below the mark is impossible.
const POSSIBLE: u8 = 64;

/// The numbers of places that melds can have together. Melds have at least three tiles, so 1 and 2 are missing.
const SIZES: [usize; 13] = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

impl KeptByPlaces {
    pub(crate) const NOTHING: Self = Self([0; 16]);

    /// Unpacks a word that holds one entry in every four bits. The entry for 0 places is in the lowest bits.
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

    /// Returns the most tiles that two parts of a target (such as two colours) keep together. The entries for up to
    /// `places` places are computed.
    ///
    /// The loops here and in neighbouring files are written by hand, because the compiler does not inline array methods
    /// of the standard library across codegen units.
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

    /// Returns the reversed table: its index `n` holds the entry for `places - n` places. If it is added to another
    /// table entry by entry, each sum covers `places` places in all.
    pub(crate) fn reversed(&self, places: usize) -> ReversedKept {
        let mut reversed = [0; 32];
        for (reversed, kept) in reversed.iter_mut().zip(self.0[..=places].iter().rev()) {
            *reversed = POSSIBLE + kept;
        }
        ReversedKept(reversed)
    }
}

/// A reversed table of one part of a target. Index `n` holds the tiles that this part keeps if another part uses `n` of
/// the places.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedKept([u8; 32]);

impl ReversedKept {
    /// Returns a mask for each number of places that `other` may use. The mask is all ones if both parts together keep
    /// exactly `kept` tiles, otherwise zero.
    pub(crate) fn places_with_sum(&self, other: &KeptByPlaces, kept: u8) -> [u16; 16] {
        let mut masks = [0; 16];
        for ((mask, own), others) in masks.iter_mut().zip(self.0).zip(other.0) {
            *mask = if own + others == POSSIBLE + kept { u16::MAX } else { 0 };
        }
        masks
    }

    /// Returns the most tiles that both parts keep together, if `fewer` of the places stay unused.
    pub(crate) fn most_with(&self, other: &KeptByPlaces, fewer: usize) -> u8 {
        let sums = self.0[fewer..].iter().zip(other.0).map(|(own, others)| own + others);
        sums.fold(POSSIBLE, u8::max) - POSSIBLE
    }
}

/// The most tiles that melds can keep, plus the mark [`POSSIBLE`]. Index `n` holds the answer for melds with exactly
/// `n` places. It is 0 if no melds have exactly `n` places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptExactly([u8; 16]);

impl KeptExactly {
    /// The table in which every number of places is impossible, even 0.
    pub(crate) const IMPOSSIBLE: Self = Self([0; 16]);

    /// The table for no melds at all: 0 places keep 0 tiles, and every other number of places is impossible.
    pub(crate) const NOTHING: Self = {
        let mut nothing = Self::IMPOSSIBLE;
        nothing.0[0] = POSSIBLE;
        nothing
    };

    /// Returns the most tiles kept in exactly `places` places, or `i8::MIN / 2` if no melds have exactly this many
    /// places.
    pub(crate) fn in_places(&self, places: usize) -> i8 {
        decode_sum(self.0[places], POSSIBLE)
    }

    /// Considers melds that keep `keeps` tiles in `places` places, together with the melds of `others`. Raises every
    /// entry of this table for which they keep more tiles.
    pub(crate) fn raise(&mut self, others: &Self, places: usize, keeps: u8) {
        for (most, &others) in self.0[places..].iter_mut().zip(&others.0) {
            *most = (*most).max(if others == 0 { 0 } else { others + keeps });
        }
    }

    /// Returns the higher of the two entries for each number of places.
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|places| self.0[places].max(other.0[places])))
    }

    /// Returns the reversed table: its index `n` holds the entry for `places - n` places. If it is added to another
    /// table entry by entry, each sum covers `places` places in all.
    pub(crate) fn reversed(&self, places: usize) -> ReversedExactly {
        let mut reversed = [0; 32];
        for (reversed, &kept) in reversed.iter_mut().zip(self.0[..=places].iter().rev()) {
            *reversed = kept;
        }
        ReversedExactly(reversed)
    }
}

/// Converts entries for "at most `n` places" into entries for "exactly `n` places". They are equal for every `n` in
/// [`SIZES`], because melds with fewer places can be extended to `n` places.
impl From<KeptByPlaces> for KeptExactly {
    fn from(kept: KeptByPlaces) -> Self {
        let mut exactly = Self::IMPOSSIBLE;
        for places in SIZES {
            exactly.0[places] = POSSIBLE + kept.0[places];
        }
        exactly
    }
}

/// A reversed table of one part of a target. Index `n` holds the tiles that this part keeps in exactly the places that
/// remain if another part uses `n`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedExactly([u8; 32]);

impl ReversedExactly {
    /// Returns the most tiles that both parts keep together, if `fewer` of the places stay unused. Returns
    /// `i8::MIN / 2` if no melds have exactly the other places.
    pub(crate) fn most_with(&self, other: &KeptExactly, fewer: usize) -> i8 {
        let sums = self.0[fewer..].iter().zip(other.0).map(|(own, others)| own + others);
        decode_sum(sums.fold(0, u8::max), 2 * POSSIBLE)
    }
}

/// Subtracts `mark` from `sum`. Returns `i8::MIN / 2` if `sum` is below the mark, which means "impossible".
fn decode_sum(sum: u8, mark: u8) -> i8 {
    if sum >= mark { (sum - mark).cast_signed() } else { i8::MIN / 2 }
}
