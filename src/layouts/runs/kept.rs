//! A table for one colour that answers one question: if the runs of a complete hand have `n` tiles in all, how many
//! tiles of the player's hand can they use (keep)?
//!
//! Example: a hand with `R1 R2 R7` keeps 2 tiles if the runs have 3 tiles in all (`R1 R2 .`), and 3 tiles if they have
//! 6 in all (`R1 R2 .` and `R7 . .`). A dot is a tile that the hand does not hold.
//!
//! The computation is recursive. Either no run uses the lowest tile, or some run does. Both cases leave a smaller set
//! of tiles, for which the result is computed in the same way. Many sets have the same values, so the table stores only
//! the index of a row of values for each set.

use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::layouts::line::{ColourTable, DigitOrder, NUMBERS};
use crate::layouts::places::KeptByPlaces;
use crate::layouts::shape::RunShape;

const SHORTEST: usize = RunShape::SHORTEST as usize;
const LONGEST: usize = RunShape::LONGEST as usize;

/// A lazily filled table. For each set of tiles of one colour, it says how many of these tiles runs can use.
#[derive(Debug)]
pub(crate) struct KeptTable {
    wrap: bool,
    /// For each set of tiles, the index of its row in `rows`, plus 1; or 0 if the row is not computed yet.
    row_ids: ColourTable<u16>,
    /// The distinct rows of values. Sets of tiles with equal values share a row.
    rows: Vec<KeptByPlaces>,
    ids: FxHashMap<KeptByPlaces, u16>,
    /// A cache for [`Self::gains`]. Each slot holds the arguments of a call and its result. A hash of `index`
    /// selects the slot.
    gains: Vec<Option<(DigitOrder, u32, GainsByPlaces)>>,
}

/// The number of slots in `KeptTable::gains`.
const MOST_CACHED_GAINS: usize = 512;

/// The tile numbers that would help runs of one colour, as bit sets. Index `n` is for runs of at most `n` tiles in all.
/// If the hand gets a tile with one of these numbers, such runs can use one more tile of the hand.
pub(crate) type GainsByPlaces = [u16; 16];

impl KeptTable {
    pub(crate) fn new(wrap: bool) -> Self {
        Self {
            wrap,
            row_ids: ColourTable::new(0),
            rows: vec![KeptByPlaces::NOTHING],
            ids: FxHashMap::from_iter([(KeptByPlaces::NOTHING, 1)]),
            gains: Vec::new(),
        }
    }

    /// Returns a table about a set of tiles. Its entry `n` is the highest number of the set's tiles in runs of at most
    /// `n` tiles in all.
    #[inline]
    pub(crate) fn get(&mut self, digits: DigitOrder, index: u32) -> KeptByPlaces {
        let id = self.row_ids.entries(digits)[index as usize];
        if id > 0 { self.rows[usize::from(id) - 1] } else { self.compute(digits, index) }
    }

    /// Returns the tile numbers that would help a set of tiles (see [`GainsByPlaces`]).
    #[inline]
    pub(crate) fn gains(&mut self, digits: DigitOrder, index: u32) -> GainsByPlaces {
        if self.gains.is_empty() {
            self.gains = vec![None; MOST_CACHED_GAINS];
        }
        let slot = (index.wrapping_mul(0x9e37_79b1) >> 16) as usize % MOST_CACHED_GAINS;
        if let Some((cached_digits, cached_index, gains)) = self.gains[slot]
            && (cached_digits, cached_index) == (digits, index)
        {
            return gains;
        }
        let here = self.get(digits, index);
        let mut gains = [0; 16];
        for (number, held) in digits.counts(index).into_iter().enumerate() {
            if held < 2 || held == 2 && number == digits.highest() {
                // One more tile leaves each value unchanged or raises it by 1.
                let with_it = self.get(digits, index + digits.weight(number));
                for (numbers, (kept_with_it, kept)) in gains.iter_mut().zip(with_it.0.into_iter().zip(here.0)) {
                    *numbers |= u16::from(kept_with_it - kept) << number;
                }
            }
        }
        self.gains[slot] = Some((digits, index, gains));
        gains
    }

    #[cold]
    fn compute(&mut self, digits: DigitOrder, index: u32) -> KeptByPlaces {
        let row = self.compute_from_lowest(digits, index);
        let Self { rows, ids, row_ids, .. } = self;
        let id = *ids.entry(row).or_insert_with(|| {
            rows.push(row);
            rows.len() as u16
        });
        row_ids.entries(digits)[index as usize] = id;
        row
    }

    fn compute_from_lowest(&mut self, digits: DigitOrder, index: u32) -> KeptByPlaces {
        let held = digits.counts(index);
        let Some(lowest) = held.iter().position(|&count| count > 0) else { return KeptByPlaces::NOTHING };
        let places = usize::from(RunShape::last_place(self.wrap));
        let mut most = self.get(digits, index - digits.weight(lowest));
        // It is enough to try runs that begin at the lowest tile: a run that begins below it can move up without losing
        // a tile of the hand. Near 13 a run begins at the highest number that leaves room for three tiles.
        self.raise_by_runs_from(lowest.min(places - SHORTEST)..places, (digits, index), &held, &mut most);
        if self.wrap && lowest == 0 {
            for length in SHORTEST..=LONGEST {
                self.raise_by_runs_from(places - length..places, (digits, index), &held, &mut most);
            }
        }
        most
    }

    /// Tries each run that begins at the first of `places`, together with the best runs of the remaining tiles. Raises
    /// each value in `most` that these runs exceed.
    fn raise_by_runs_from(
        &mut self,
        places: Range<usize>,
        (digits, index): (DigitOrder, u32),
        held: &[u8; NUMBERS],
        most: &mut KeptByPlaces,
    ) {
        let mut rest_index = index;
        let mut kept = 0;
        for (length, place) in (1..=LONGEST).zip(places) {
            let number = place % NUMBERS;
            if held[number] > 0 {
                rest_index -= digits.weight(number);
                kept += 1;
            }
            // A run that uses no tile of the hand cannot improve a result.
            if length >= SHORTEST && rest_index < index {
                let rest = self.get(digits, rest_index);
                most.raise(&rest, length, kept);
            }
        }
    }
}
