//! Sets of places and counts of checkers in one number: four bits a place, place 0 lowest.
//!
//! A count fills its four bits, for no side has more than fifteen checkers; a set uses the lowest of the four.

/// The lowest bit of each of the 24 places.
pub(super) const LOWS: u128 = 0x1111_1111_1111_1111_1111_1111;

/// The place alone.
pub(super) const fn at(index: usize) -> u128 {
    1 << (4 * index)
}

/// How many checkers stand on the place.
#[allow(clippy::cast_possible_truncation)] // Four bits.
pub(super) const fn count(men: u128, index: usize) -> u8 {
    (men >> (4 * index)) as u8 & 15
}

/// The places with a checker.
pub(super) const fn occupied(men: u128) -> u128 {
    (men | men >> 1 | men >> 2 | men >> 3) & LOWS
}

/// The places with two checkers or more.
pub(super) const fn stacks(men: u128) -> u128 {
    (men >> 1 | men >> 2 | men >> 3) & LOWS
}

/// The places with exactly one checker.
pub(super) const fn singles(men: u128) -> u128 {
    occupied(men) & !stacks(men)
}

/// The same set counted from the other side's start.
pub(super) const fn mirrored(set: u128) -> u128 {
    // Bit 4i goes to 127 - 4i, and from there to 4(23 - i).
    set.reverse_bits() >> 35
}

/// The places from `from` on.
pub(super) const fn from(from: usize) -> u128 {
    LOWS & (u128::MAX << (4 * from))
}

/// The places of a set, lowest first.
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
