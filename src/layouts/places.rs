//! How many tiles melds keep by their number of places, and how such tables add up over colours.

/// The places of a whole hand in melds.
pub(crate) const PLACES: usize = 14;

/// For each number of places, the most tiles that melds with that many places or fewer keep.
///
/// Melds with fewer places can be made longer until there are fourteen, so nothing is lost where fewer do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptByPlaces(pub(crate) [u8; 16]);

/// Marks an entry as possible; it is more than a hand keeps.
const POSSIBLE: u8 = 64;

/// The places that melds can have.
const SIZES: [usize; 13] = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

impl KeptByPlaces {
    pub(crate) const NOTHING: Self = Self([0; 16]);

    /// Reads a word with four bits for each number of places, 0 first.
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

    /// What two parts keep together, up to `places` places.
    ///
    /// The loops are written out, here and in neighbouring files: array methods of the standard library lie in another
    /// unit and are not inlined where each unit is compiled for itself.
    pub(crate) fn joined(&self, other: &Self, places: usize) -> Self {
        let mut shifted = [0; 32];
        for (at, &kept) in other.0.iter().enumerate() {
            shifted[16 + at] = POSSIBLE + kept;
        }
        let mut both = [0; 16];
        for &size in SIZES.iter().take_while(|&&size| size <= places) {
            for (at, sum) in both.iter_mut().enumerate() {
                *sum = (*sum).max(self.0[size] + shifted[16 - size + at]);
            }
        }
        for sum in &mut both {
            *sum -= POSSIBLE;
        }
        Self(both)
    }

    /// Turned round, to be added to another part so that both have `places` places together.
    pub(crate) fn within(&self, places: usize) -> ReversedKept {
        let mut reversed = [0; 32];
        for (reversed, kept) in reversed.iter_mut().zip(self.0[..=places].iter().rev()) {
            *reversed = POSSIBLE + kept;
        }
        ReversedKept(reversed)
    }
}

/// What a part keeps in the places that another leaves it, by the places of the other.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedKept([u8; 32]);

impl ReversedKept {
    /// A mask for each number of places: all ones where this part and `other` keep exactly `kept` together, else zero.
    pub(crate) fn tight(&self, other: &KeptByPlaces, kept: u8) -> [u16; 16] {
        let mut tight = [0; 16];
        for ((tight, one), two) in tight.iter_mut().zip(self.0).zip(other.0) {
            *tight = if one + two == POSSIBLE + kept { u16::MAX } else { 0 };
        }
        tight
    }

    /// The most both keep together when `fewer` places are left out.
    pub(crate) fn joined(&self, other: &KeptByPlaces, fewer: usize) -> u8 {
        let sums = self.0[fewer..].iter().zip(other.0).map(|(one, two)| one + two);
        sums.fold(POSSIBLE, u8::max) - POSSIBLE
    }
}

/// For each number of places, the most tiles that melds with exactly that many keep; 0 where there are no such melds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KeptExactly([u8; 16]);

impl KeptExactly {
    /// Impossible: not even the empty choice.
    pub(crate) const IMPOSSIBLE: Self = Self([0; 16]);

    /// The empty choice: no places, no tiles.
    pub(crate) const NOTHING: Self = {
        let mut nothing = Self::IMPOSSIBLE;
        nothing.0[0] = POSSIBLE;
        nothing
    };

    /// What is kept in exactly `places` places; far below zero where that is impossible.
    pub(crate) fn in_places(&self, places: usize) -> i8 {
        decode_sum(self.0[places], POSSIBLE)
    }

    /// Raises this to what `others` keep together with melds that keep `keeps` tiles in `places` places.
    pub(crate) fn raise(&mut self, others: &Self, places: usize, keeps: u8) {
        for (most, &others) in self.0[places..].iter_mut().zip(&others.0) {
            *most = (*most).max(if others == 0 { 0 } else { others + keeps });
        }
    }

    /// The higher of two, for each number of places.
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|places| self.0[places].max(other.0[places])))
    }

    /// Turned round, to be added to another part so that both have `places` places together.
    pub(crate) fn complement(&self, places: usize) -> ReversedExactly {
        let mut reversed = [0; 32];
        for (reversed, &kept) in reversed.iter_mut().zip(self.0[..=places].iter().rev()) {
            *reversed = kept;
        }
        ReversedExactly(reversed)
    }
}

/// Melds with fewer places that keep as many can be made longer, unless they are one or two places short.
impl From<KeptByPlaces> for KeptExactly {
    fn from(kept: KeptByPlaces) -> Self {
        let mut exactly = Self::IMPOSSIBLE;
        for places in SIZES {
            exactly.0[places] = POSSIBLE + kept.0[places];
        }
        exactly
    }
}

/// What a part keeps in exactly the places that another leaves it, by the places of the other.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ReversedExactly([u8; 32]);

impl ReversedExactly {
    /// The most both keep together when `fewer` places are left out; far below zero where there are no such melds.
    pub(crate) fn most(&self, other: &KeptExactly, fewer: usize) -> i8 {
        let sums = self.0[fewer..].iter().zip(other.0).map(|(one, two)| one + two);
        decode_sum(sums.fold(0, u8::max), 2 * POSSIBLE)
    }
}

/// A sum without its mark.
fn decode_sum(sum: u8, mark: u8) -> i8 {
    if sum >= mark { (sum - mark).cast_signed() } else { i8::MIN / 2 }
}
