//! Bit operations on the checkers of one side. Each side numbers the points of the board along its own path. Such a
//! number is called a place: 0 to 23 are on the board, and 24 is for checkers borne off.
//!
//! The checkers of a side are a `u128` with four bits for each place; place 0 has the lowest bits. Four bits are
//! enough, because a side has at most 15 checkers. A set of places is a `u128` too, but it uses only the lowest of the
//! four bits of each place.

/// The set of all 24 places on the board. A set of places uses the lowest of the four bits of each place.
pub(super) const LOWS: u128 = 0x1111_1111_1111_1111_1111_1111;

/// Returns the set that contains only the place at `index`.
pub(super) const fn at(index: usize) -> u128 {
    1 << (4 * index)
}

/// Returns the number of checkers on the place at `index`.
#[allow(clippy::cast_possible_truncation)] // Four bits.
pub(super) const fn count(men: u128, index: usize) -> u8 {
    (men >> (4 * index)) as u8 & 15
}

/// Returns the places with at least one checker.
pub(super) const fn occupied(men: u128) -> u128 {
    (men | men >> 1 | men >> 2 | men >> 3) & LOWS
}

/// Returns the places with at least two checkers.
pub(super) const fn stacks(men: u128) -> u128 {
    (men >> 1 | men >> 2 | men >> 3) & LOWS
}

/// Returns the places with exactly one checker.
pub(super) const fn singles(men: u128) -> u128 {
    occupied(men) & !stacks(men)
}

/// Converts a set of places to the numbering of the other side: place `i` becomes place `23 - i`.
pub(super) const fn mirrored(set: u128) -> u128 {
    // Reversing the bits moves bit 4i to bit 127 - 4i. The shift by 35 then moves it to bit 92 - 4i = 4(23 - i).
    set.reverse_bits() >> 35
}

/// Returns the set of the places from `from` to 23.
pub(super) const fn from(from: usize) -> u128 {
    LOWS & (u128::MAX << (4 * from))
}

/// Returns the places of a set in ascending order.
pub(super) fn places(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let index = set.trailing_zeros() as usize / 4;
        set &= set - 1;
        Some(index)
    })
}
