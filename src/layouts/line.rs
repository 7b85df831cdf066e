//! Encodes the tiles of one colour as one index, so that a table can have an entry for every possible set of tiles.
//!
//! The index is a number in base three. Each digit is the count of tiles with one number: 0, 1 or 2. Example:
//! `R1 R1 R3` has the digits 2, 0, 1 and the index 2 + 0 · 3 + 1 · 9 = 11.
//!
//! If false jokers play as the indicator, a hand can hold three tiles of the indicator's face. Only the highest digit,
//! the most significant one, has room for a 3. So the number of this face swaps digits with the number 13, which
//! otherwise has the highest digit.

use super::packed::{NUMBERS_OF_LANE, Packed, lane};
use crate::tiles::Number;

pub(crate) const NUMBERS: usize = Number::COUNT as usize;

/// The count of tiles of each number, for one colour. Index 0 is the number 1.
pub(crate) type NumberCounts = [u8; NUMBERS];

/// The number of possible indices for the tiles of one colour. Twelve digits have three values each; the highest digit
/// has four.
pub(super) const SETS: usize = 4 * 3_usize.pow(Number::COUNT as u32 - 1);

/// The order of the digits in an index. The value says which tile number is counted in the highest digit. It counts
/// from 0: usually it is 12, for the number 13.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct DigitOrder(u8);

/// What one tile adds to the index of a set of tiles: usually 1 for `R1`, 3 for `R2` and 9 for `R3`. The first array
/// index is the value of the [`DigitOrder`]. The second is the tile number, counted from 0.
const WEIGHTS: [[u32; NUMBERS]; NUMBERS] = {
    let mut weights = [[1; NUMBERS]; NUMBERS];
    let mut at = 0;
    while at < NUMBERS * NUMBERS {
        let (highest, number) = (at / NUMBERS, at % NUMBERS);
        // The highest digit counts the tiles of the number `highest`. In exchange, the number 13 gets the digit that
        // `highest` would otherwise have.
        let digit = if number == highest {
            NUMBERS - 1
        } else if number == NUMBERS - 1 {
            highest
        } else {
            number
        };
        weights[highest][number] = 3_u32.pow(digit as u32);
        at += 1;
    }
    weights
};

/// The size of the lower half of the 13 numbers: the numbers 1 to 7.
const HALF: usize = 7;

/// The indices of sets without equal tiles, one row for each [`DigitOrder`]. To save space, a row has only the sets of
/// numbers from 1 to 7, and then those of numbers from 8 to 13. The index of any other set without equal tiles is the
/// sum of two entries: the index of `R3 R9` is that of `R3` plus that of `R9`.
const SUMS: [[u32; (1 << HALF) + (1 << (NUMBERS - HALF))]; NUMBERS] = {
    let mut sums = [[0; (1 << HALF) + (1 << (NUMBERS - HALF))]; NUMBERS];
    let mut highest = 0;
    while highest < NUMBERS {
        let mut number = 0;
        while number < NUMBERS {
            let (from, to, bit) = if number < HALF {
                (0, 1 << HALF, number)
            } else {
                (1 << HALF, (1 << HALF) + (1 << (NUMBERS - HALF)), number - HALF)
            };
            let mut at = from;
            while at < to {
                if (at - from) >> bit & 1 == 1 {
                    sums[highest][at] += WEIGHTS[highest][number];
                }
                at += 1;
            }
            number += 1;
        }
        highest += 1;
    }
    sums
};

impl DigitOrder {
    /// Returns the digit order of each colour. Usually the highest digit counts the tiles of the number 13. In the
    /// colour of a face that the hand can hold three times, it counts the tiles of that face, because no other digit
    /// can be 3.
    pub(super) const fn of(hand: Packed) -> [Self; 4] {
        let mut digits = [Self(NUMBERS as u8 - 1); 4];
        if hand.triple != 0 {
            let at = hand.triple.trailing_zeros();
            digits[at as usize / 16] = Self(at as u8 % 16);
        }
        digits
    }

    /// Returns what one tile adds to the index of a set of tiles, usually 9 for `R3`. `number` counts from 0.
    pub(super) const fn weight(self, number: usize) -> u32 {
        WEIGHTS[self.0 as usize][number]
    }

    /// Returns the tile number that is counted in the highest digit of the index, counted from 0.
    pub(super) const fn highest(self) -> usize {
        self.0 as usize
    }

    /// Returns the index of a set of tiles of one colour. The arguments are the numbers that the set has at least once,
    /// at least twice, and three times, as bits. The lowest bit is the number 1.
    pub(super) const fn index(self, once: u64, twice: u64, thrice: u64) -> u32 {
        let sums = &SUMS[self.0 as usize];
        let (once, twice, thrice) = (once & NUMBERS_OF_LANE, twice & NUMBERS_OF_LANE, thrice & NUMBERS_OF_LANE);
        let low = (1 << HALF) - 1;
        let index = sums[(once & low) as usize] + sums[(1 << HALF) + (once >> HALF) as usize];
        let index = index + sums[(twice & low) as usize] + sums[(1 << HALF) + (twice >> HALF) as usize];
        if thrice == 0 { index } else { index + WEIGHTS[self.0 as usize][thrice.trailing_zeros() as usize] }
    }

    pub(super) const fn indices(digits: [Self; 4], hand: Packed) -> [u32; 4] {
        let mut indices = [0; 4];
        let mut colour = 0;
        while colour < 4 {
            let of = digits[colour].index(lane(hand.once, colour), lane(hand.twice, colour), lane(hand.thrice, colour));
            indices[colour] = of;
            colour += 1;
        }
        indices
    }

    /// Returns the indices of the four colours after `taken[colour]` tiles of one number are removed from each colour.
    /// `number` counts from 0.
    #[inline]
    pub(super) fn without(digits: [Self; 4], indices: [u32; 4], number: usize, taken: [u8; 4]) -> [u32; 4] {
        let mut without = indices;
        for (colour, index) in without.iter_mut().enumerate() {
            *index -= u32::from(taken[colour]) * digits[colour].weight(number);
        }
        without
    }

    /// Returns the same as [`without`](Self::without), except that a colour with fewer than `taken[colour]` tiles of
    /// the number loses all of them.
    #[inline]
    pub(super) fn without_held(digits: [Self; 4], indices: [u32; 4], number: usize, taken: [u8; 4]) -> [u32; 4] {
        let held = |colour: usize| digits[colour].count(indices[colour], number);
        Self::without(digits, indices, number, std::array::from_fn(|colour| taken[colour].min(held(colour))))
    }

    /// Returns how many tiles of each number the set with this index has.
    pub(super) fn counts(self, index: u32) -> [u8; NUMBERS] {
        let mut counts = [0; NUMBERS];
        for (number, count) in counts.iter_mut().enumerate() {
            *count = self.count(index, number);
        }
        counts
    }

    /// Returns how many tiles of one number the set with this index has. `number` counts from 0.
    pub(super) const fn count(self, index: u32, number: usize) -> u8 {
        let digit = index / self.weight(number);
        if number == self.highest() { digit as u8 } else { (digit % 3) as u8 }
    }
}

/// A table with one value for every set of tiles of one colour. Each [`DigitOrder`] has its own values, allocated
/// lazily.
#[derive(Debug)]
pub(super) struct ColourTable<T> {
    entries: [Vec<T>; NUMBERS],
    unknown: T,
}

impl<T: Clone> ColourTable<T> {
    /// Returns an empty table. `unknown` is the value that means "not computed yet".
    pub(super) const fn new(unknown: T) -> Self {
        Self { entries: [const { Vec::new() }; NUMBERS], unknown }
    }

    /// Returns the values of all sets of tiles, one for each index.
    #[inline]
    pub(super) fn entries(&mut self, digits: DigitOrder) -> &mut [T] {
        let entries = &mut self.entries[digits.highest()];
        if entries.is_empty() {
            Self::allocate(entries, &self.unknown);
        }
        entries
    }

    #[cold]
    fn allocate(entries: &mut Vec<T>, unknown: &T) {
        *entries = vec![unknown.clone(); SETS];
    }
}
