//! The table of kept tiles: how many of one colour's tiles runs can keep, for every set of tiles and number of places.
//!
//! A set is taken apart from its lowest tile: either that tile is not kept, or it lies in some run. Both leave a smaller
//! set, of which all is known already. Few sets differ in what runs keep, so each has only the number of its word.

use std::ops::Range;
use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::places::PLACES;
use super::runs::{STATES, WEIGHT, add_one};

const NUMBERS: usize = WEIGHT.len();
const SHORTEST: usize = 3;
/// Runs of six and more can be cut in two, and keep the same.
const LONGEST: usize = 5;

/// What the sets of tiles of one colour keep.
#[derive(Debug)]
pub(super) struct KeptTable {
    /// The number of each set's word.
    numbers: Vec<u16>,
    /// As [`super::places::Kept::unpacked`] reads them.
    words: Vec<u64>,
}

impl KeptTable {
    /// The table, made on first use; with `wrap`, 1 may follow 13 (`run.wrap`).
    pub(super) fn of(wrap: bool) -> &'static Self {
        static TABLES: [OnceLock<KeptTable>; 2] = [const { OnceLock::new() }; 2];
        TABLES[usize::from(wrap)].get_or_init(|| Self::new(wrap))
    }

    fn new(wrap: bool) -> Self {
        let mut making = Making { numbers: vec![0; STATES], most: vec![Most::NOTHING], wrap };
        let mut known = FxHashMap::from_iter([(Most::NOTHING, 0)]);
        let mut held = [0; NUMBERS];
        for index in 1..STATES {
            add_one(&mut held);
            let most = making.of(index, &held);
            making.numbers[index] = *known.entry(most).or_insert_with(|| {
                making.most.push(most);
                (making.most.len() - 1) as u16
            });
        }
        Self { numbers: making.numbers, words: making.most.iter().map(Most::word).collect() }
    }

    pub(super) fn get(&self, index: u32) -> u64 {
        self.words[usize::from(self.numbers[index as usize])]
    }
}

/// The most tiles that runs keep with at most so many places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Most([u8; 16]);

impl Most {
    const NOTHING: Self = Self([0; 16]);

    /// Raises this to what a run keeps beside others.
    fn raise(&mut self, others: &Self, places: usize, keeps: u8) {
        for (most, others) in self.0[places..].iter_mut().zip(others.0) {
            *most = (*most).max(others + keeps);
        }
    }

    fn word(&self) -> u64 {
        self.0[..=PLACES].iter().rev().fold(0, |word, &most| word << 4 | u64::from(most))
    }
}

/// A table on its way: all sets with a lower index are known.
struct Making {
    numbers: Vec<u16>,
    most: Vec<Most>,
    wrap: bool,
}

impl Making {
    fn of(&self, index: usize, held: &[u8; NUMBERS]) -> Most {
        let lowest = held.iter().position(|&count| count > 0).unwrap_or_default();
        let places = NUMBERS + usize::from(self.wrap);
        let mut most = *self.known(index - WEIGHT[lowest] as usize);
        // A run that begins below the lowest tile keeps no less when it begins there, where there is room.
        self.lay(lowest.min(places - SHORTEST)..places, index, held, &mut most);
        if self.wrap && lowest == 0 {
            for length in SHORTEST..=LONGEST {
                self.lay(places - length..places, index, held, &mut most);
            }
        }
        most
    }

    /// Raises `most` to what the runs keep that begin at the first of these places, with all that can be kept beside them.
    fn lay(&self, places: Range<usize>, index: usize, held: &[u8; NUMBERS], most: &mut Most) {
        let mut left = index;
        let mut keeps = 0;
        for (length, place) in (1..=LONGEST).zip(places) {
            let number = place % NUMBERS;
            if held[number] > 0 {
                left -= WEIGHT[number] as usize;
                keeps += 1;
            }
            if length >= SHORTEST {
                most.raise(self.known(left), length, keeps);
            }
        }
    }

    fn known(&self, index: usize) -> &Most {
        &self.most[usize::from(self.numbers[index])]
    }
}
