//! The tiles of one colour as a number, so that tables can hold what is known of them.
//!
//! A digit is how many tiles of a number there are: 0, 1 or 2. One number may be held three times: it has the highest
//! digit, and is 13 unless false jokers play as another.

use super::packed::{NUMBERS_OF_LANE, Packed, lane};
use crate::tiles::Number;

/// How many numbers there are.
pub(crate) const NUMBERS: usize = Number::COUNT as usize;

/// X
pub(crate) type NumberCounts = [u8; NUMBERS];

/// How many sets of tiles one colour can hold.
pub(super) const SETS: usize = 4 * 3_usize.pow(Number::COUNT as u32 - 1);

/// The digits of one colour's numbers, by the one that may be held three times.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Digits(u8);

/// What one more tile of a number adds.
const WEIGHTS: [[u32; NUMBERS]; NUMBERS] = {
    let mut weights = [[1; NUMBERS]; NUMBERS];
    let mut at = 0;
    while at < NUMBERS * NUMBERS {
        let (highest, number) = (at / NUMBERS, at % NUMBERS);
        // The number with the highest digit changes places with 13.
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

/// How many numbers the lower half has.
const HALF: usize = 7;

/// What one tile of each number in a set adds: first for sets of the lower numbers, then for sets of the higher ones.
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

impl Digits {
    /// The digits of the four colours of a hand.
    pub(super) const fn of(hand: Packed) -> [Self; 4] {
        let mut digits = [Self(NUMBERS as u8 - 1); 4];
        if hand.triple != 0 {
            let at = hand.triple.trailing_zeros();
            digits[at as usize / 16] = Self(at as u8 % 16);
        }
        digits
    }

    /// What one more tile of a number adds to the index of a set, the number counted from 0.
    pub(super) const fn weight(self, number: usize) -> u32 {
        WEIGHTS[self.0 as usize][number]
    }

    /// The number whose digit is the highest, counted from 0.
    pub(super) const fn highest(self) -> usize {
        self.0 as usize
    }

    /// The index of a set: the numbers held, those held twice, and the one held three times, the lowest bit for 1.
    pub(super) const fn index(self, once: u64, twice: u64, thrice: u64) -> u32 {
        let sums = &SUMS[self.0 as usize];
        let (once, twice, thrice) = (once & NUMBERS_OF_LANE, twice & NUMBERS_OF_LANE, thrice & NUMBERS_OF_LANE);
        let low = (1 << HALF) - 1;
        let index = sums[(once & low) as usize] + sums[(1 << HALF) + (once >> HALF) as usize];
        let index = index + sums[(twice & low) as usize] + sums[(1 << HALF) + (twice >> HALF) as usize];
        if thrice == 0 { index } else { index + WEIGHTS[self.0 as usize][thrice.trailing_zeros() as usize] }
    }

    /// The indices of the four colours of a hand.
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

    /// The indices of four colours without `taken` tiles of a number.
    #[inline]
    pub(super) fn without(digits: [Self; 4], indices: [u32; 4], number: usize, taken: [u8; 4]) -> [u32; 4] {
        let mut without = indices;
        for (colour, index) in without.iter_mut().enumerate() {
            *index -= u32::from(taken[colour]) * digits[colour].weight(number);
        }
        without
    }

    /// The indices of four colours without `wanted` tiles of a number, or as many of these as are held.
    #[inline]
    pub(super) fn without_held(digits: [Self; 4], indices: [u32; 4], number: usize, wanted: [u8; 4]) -> [u32; 4] {
        let held = |colour: usize| digits[colour].count(indices[colour], number);
        Self::without(digits, indices, number, std::array::from_fn(|colour| wanted[colour].min(held(colour))))
    }

    /// How many tiles of each number a set has.
    pub(super) fn counts(self, index: u32) -> [u8; NUMBERS] {
        let mut counts = [0; NUMBERS];
        for (number, count) in counts.iter_mut().enumerate() {
            *count = self.count(index, number);
        }
        counts
    }

    /// How many tiles of one number a set has.
    pub(super) const fn count(self, index: u32, number: usize) -> u8 {
        let digit = index / self.weight(number);
        if number == self.highest() { digit as u8 } else { (digit % 3) as u8 }
    }
}

/// What is known of the sets of one colour, by their digits and their index.
#[derive(Debug)]
pub(super) struct ColourTable<T> {
    sets: [Vec<T>; NUMBERS],
    unknown: T,
}

impl<T: Clone> ColourTable<T> {
    /// Nothing known yet, which the value `unknown` stands for.
    pub(super) const fn new(unknown: T) -> Self {
        Self { sets: [const { Vec::new() }; NUMBERS], unknown }
    }

    /// What is known of all sets with these digits. Zeros cost no memory before they are written.
    #[inline]
    pub(super) fn of(&mut self, digits: Digits) -> &mut [T] {
        let known = &mut self.sets[digits.highest()];
        if known.is_empty() {
            Self::make(known, &self.unknown);
        }
        known
    }

    #[cold]
    fn make(known: &mut Vec<T>, unknown: &T) {
        *known = vec![unknown.clone(); SETS];
    }
}
