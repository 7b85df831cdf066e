//! How many of one colour's tiles runs can keep, by the number of places.
//!
//! A set is taken apart from its lowest tile: either that tile is not kept, or it lies in some run. Both leave a
//! smaller set. Few sets differ in what runs keep, so each has only the number of its word.

use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::layouts::line::{ColourTable, Digits, NUMBERS};
use crate::layouts::places::PLACES;
use crate::layouts::shape::RunShape;

const SHORTEST: usize = RunShape::SHORTEST as usize;
const LONGEST: usize = RunShape::LONGEST as usize;

/// What is known of the sets met so far.
#[derive(Debug)]
pub(crate) struct KeptTable {
    wrap: bool,
    /// The number of each set's word, counted from 1.
    numbers: ColourTable<u16>,
    /// As [`crate::layouts::places::Kept::unpacked`] reads them.
    words: Vec<u64>,
    known: FxHashMap<u64, u16>,
    /// Answers to [`Self::more`], each in the one place it can be in.
    gains: Vec<Option<(Digits, u32, GainsByPlaces)>>,
}

/// The most such answers held.
const MOST_CACHED_GAINS: usize = 512;

/// For each number of places, as bits, the numbers of which one more tile would be kept.
pub(crate) type GainsByPlaces = [u16; 16];

/// For each number of places the most tiles that runs keep in at most that many.
#[derive(Debug, Clone, Copy)]
struct KeptRow([u8; PLACES + 1]);

impl KeptRow {
    fn unpacked(word: u64) -> Self {
        let mut row = [0; PLACES + 1];
        for (places, most) in row.iter_mut().enumerate() {
            *most = (word >> (4 * places) & 0xf) as u8;
        }
        Self(row)
    }

    /// Raises this to what `others` keep together with a run that keeps `keeps` tiles in `places` places.
    fn raise(&mut self, others: &Self, places: usize, keeps: u8) {
        for (most, others) in self.0[places..].iter_mut().zip(others.0) {
            *most = (*most).max(others + keeps);
        }
    }

    fn word(&self) -> u64 {
        self.0.iter().rev().fold(0, |word, &most| word << 4 | u64::from(most))
    }
}

impl KeptTable {
    /// With `wrap`, 1 may follow 13 (`run.wrap`).
    pub(crate) fn new(wrap: bool) -> Self {
        Self {
            wrap,
            numbers: ColourTable::new(0),
            words: vec![0],
            known: FxHashMap::from_iter([(0, 1)]),
            gains: Vec::new(),
        }
    }

    /// Four bits for each number of places, 0 first: how many tiles runs keep in that many places or fewer.
    #[inline]
    pub(crate) fn get(&mut self, digits: Digits, index: u32) -> u64 {
        let known = self.numbers.entries(digits)[index as usize];
        if known > 0 { self.words[usize::from(known) - 1] } else { self.compute(digits, index) }
    }

    /// The tiles of which one more would be kept.
    #[inline]
    pub(crate) fn gains(&mut self, digits: Digits, index: u32) -> GainsByPlaces {
        if self.gains.is_empty() {
            self.gains = vec![None; MOST_CACHED_GAINS];
        }
        let place = (index.wrapping_mul(0x9e37_79b1) >> 16) as usize % MOST_CACHED_GAINS;
        if let Some((of, set, gains)) = self.gains[place]
            && (of, set) == (digits, index)
        {
            return gains;
        }
        let here = self.get(digits, index);
        let mut gains = [0; 16];
        for (number, held) in digits.counts(index).into_iter().enumerate() {
            if held < 2 || held == 2 && number == digits.highest() {
                // As many are kept or one more.
                let objective = self.get(digits, index + digits.weight(number)) - here;
                for (places, numbers) in gains.iter_mut().enumerate() {
                    *numbers |= ((objective >> (4 * places) & 1) as u16) << number;
                }
            }
        }
        self.gains[place] = Some((digits, index, gains));
        gains
    }

    #[cold]
    fn compute(&mut self, digits: Digits, index: u32) -> u64 {
        let word = self.compute_from_lowest(digits, index).word();
        let Self { words, known, numbers, .. } = self;
        let number = *known.entry(word).or_insert_with(|| {
            words.push(word);
            words.len() as u16
        });
        numbers.entries(digits)[index as usize] = number;
        word
    }

    fn compute_from_lowest(&mut self, digits: Digits, index: u32) -> KeptRow {
        let held = digits.counts(index);
        let Some(lowest) = held.iter().position(|&count| count > 0) else { return KeptRow([0; PLACES + 1]) };
        let places = usize::from(RunShape::last_place(self.wrap));
        let mut most = KeptRow::unpacked(self.get(digits, index - digits.weight(lowest)));
        // A run that begins below the lowest tile keeps no less when it begins there, where there is room.
        self.lay(lowest.min(places - SHORTEST)..places, (digits, index), &held, &mut most);
        if self.wrap && lowest == 0 {
            for length in SHORTEST..=LONGEST {
                self.lay(places - length..places, (digits, index), &held, &mut most);
            }
        }
        most
    }

    /// Raises `most` to what is kept by the runs that begin at the first of these places, and by the best of the rest.
    fn lay(&mut self, places: Range<usize>, (digits, index): (Digits, u32), held: &[u8; NUMBERS], most: &mut KeptRow) {
        let mut left = index;
        let mut keeps = 0;
        for (length, place) in (1..=LONGEST).zip(places) {
            let number = place % NUMBERS;
            if held[number] > 0 {
                left -= digits.weight(number);
                keeps += 1;
            }
            // A run that keeps no tile is not wanted.
            if length >= SHORTEST && left < index {
                let rest = KeptRow::unpacked(self.get(digits, left));
                most.raise(&rest, length, keeps);
            }
        }
    }
}
