//! Computes upper bounds on the sums of points that melds can reach if the hand lacks some of their tiles.
//!
//! The bounds for runs of one colour come from a recursive computation. Either no run uses the lowest tile of the hand,
//! or some run does. Both cases leave a smaller set of tiles, for which the result is computed in the same way. The
//! bounds may be too high, because they ignore how many copies of each face the tile set has.

use rustc_hash::FxHashMap;

use crate::layouts::line::{DigitOrder, NUMBERS};
use crate::layouts::shape::RunShape;

/// The maximum number of tiles that an opening can lay: a player holds 22 tiles after drawing, and keeps one for the
/// discard.
pub(crate) const MOST_LAID: usize = 21;

/// The prices for which [`SumBounds`] has bounds. A price is an amount that is subtracted from the points of every
/// tile. [`SumBounds`] shows an example.
const PRICES: [u16; 4] = [0, 3, 6, 9];

/// Upper bounds on the sum of points of melds. There is one bound for each price and each number of tiles that the hand
/// lacks.
///
/// A price is subtracted from the points of every tile, so that a bound can depend on the number of tiles. At a price
/// of 6, the run `R11 R12 R13` is worth 18 points instead of 36. If no melds are worth more than 40 at this price,
/// melds of at most 5 tiles have a sum of at most 40 + 5 · 6 = 70. The bound at price 0 does not depend on the number
/// of tiles.
///
/// Index `n` has the bounds if the hand lacks at most `n` tiles.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SumBounds([Worths; MOST_LAID + 1]);

/// The highest worth of some melds at each of [`PRICES`].
type Worths = [u16; PRICES.len()];

impl SumBounds {
    /// The bounds for an empty set of melds: all are 0.
    pub(crate) const NOTHING: Self = Self([[0; PRICES.len()]; MOST_LAID + 1]);

    /// Adds new melds to those of `others`, and raises each bound that their common worth exceeds. The new melds have
    /// `size` tiles and `sum` points. The hand lacks `lacking` of their tiles.
    pub(crate) fn raise(&mut self, others: &Self, lacking: usize, size: usize, sum: u16) {
        let worths = PRICES.map(|price| sum.saturating_sub(price * size as u16));
        for (best, others) in self.0[lacking..].iter_mut().zip(&others.0) {
            raise_sums(best, others, &worths);
        }
    }

    /// Sets the bounds to those for the melds of `one` and `other` together, if the hand lacks at most `lacking` of
    /// their tiles. Leaves the bounds for more than `lacking` tiles as they are.
    pub(crate) fn set_joined(&mut self, one: &Self, other: &Self, lacking: usize) {
        for (lacks, both) in self.0[..=lacking].iter_mut().enumerate() {
            *both = highest_joined(one, other, lacks);
        }
    }

    /// Returns false if the melds of `self` and `other` together cannot have `sum` points. The melds may have at most
    /// `places` tiles, and the hand may lack at most `lacking` of these.
    pub(crate) fn may_reach(&self, other: &Self, sum: i32, lacking: usize, places: usize) -> bool {
        let highest = highest_joined(self, other, lacking);
        highest.iter().zip(PRICES).all(|(&worth, price)| i32::from(worth) + i32::from(price * places as u16) >= sum)
    }
}

/// Returns the highest worths that the melds of two tables can have together if the hand lacks at most `lacking` of
/// their tiles.
fn highest_joined(one: &SumBounds, other: &SumBounds, lacking: usize) -> Worths {
    let mut best = Worths::default();
    for (one, other) in one.0[..=lacking].iter().zip(other.0[..=lacking].iter().rev()) {
        raise_sums(&mut best, one, other);
    }
    best
}

/// Raises each worth in `best` to the sum of the worths in `one` and `other` if that is higher.
#[cfg_attr(
    target_pointer_width = "64",
    expect(clippy::trivially_copy_pass_by_ref, reason = "the code for values is slower")
)]
fn raise_sums(best: &mut Worths, one: &Worths, other: &Worths) {
    for (best, (one, other)) in best.iter_mut().zip(one.iter().zip(other)) {
        *best = (*best).max(one + other);
    }
}

const SHORTEST: usize = RunShape::SHORTEST as usize;
const LONGEST: usize = RunShape::LONGEST as usize;

/// The cache is cleared when it has this many entries, which take some megabytes.
const MOST_CACHED: usize = 1 << 14;

/// A cache: for each set of tiles of one colour, bounds on the sums of points that runs can reach.
#[derive(Debug)]
pub(crate) struct SumTable {
    wrap: bool,
    bounds: Vec<SumBounds>,
    /// For each set of tiles, the index in `bounds`.
    cached: FxHashMap<(DigitOrder, u32), usize>,
}

impl SumTable {
    pub(crate) fn new(wrap: bool) -> Self {
        Self { wrap, bounds: Vec::new(), cached: FxHashMap::default() }
    }

    /// Returns bounds on the sums of points that runs can reach with a set of tiles, which `digits` and `index` encode.
    pub(crate) fn get(&mut self, digits: DigitOrder, index: u32) -> &SumBounds {
        let at = self.cached.get(&(digits, index)).copied().unwrap_or_else(|| {
            let bounds = self.compute_from_lowest(digits, index);
            if self.bounds.len() >= MOST_CACHED {
                self.bounds.clear();
                self.cached.clear();
            }
            self.cached.insert((digits, index), self.bounds.len());
            self.bounds.push(bounds);
            self.bounds.len() - 1
        });
        &self.bounds[at]
    }

    fn compute_from_lowest(&mut self, digits: DigitOrder, index: u32) -> SumBounds {
        let held = digits.counts(index);
        let places = usize::from(RunShape::last_place(self.wrap));
        let Some(lowest) = held.iter().position(|&count| count > 0) else { return bounds_without_held_tiles() };
        let mut best = *self.get(digits, index - digits.weight(lowest));
        for first in (lowest + 1).saturating_sub(LONGEST)..=lowest {
            self.raise_by_run(first, lowest, places, (digits, index), &held, &mut best);
        }
        if self.wrap && lowest == 0 {
            for first in places - LONGEST..=places - SHORTEST {
                self.raise_by_run(first, places - 1, places, (digits, index), &held, &mut best);
            }
        }
        best
    }

    /// Tries each run of at most `LONGEST` tiles that begins at the place `first` and ends at `last` or at a later
    /// place below `places`. Combines it with the best runs of the remaining tiles, and raises the bounds in `best`. A
    /// place is a number counted from 0; place 13 is the 1 after 13.
    fn raise_by_run(
        &mut self,
        first: usize,
        last: usize,
        places: usize,
        (digits, index): (DigitOrder, u32),
        held: &[u8; NUMBERS],
        best: &mut SumBounds,
    ) {
        let (mut rest_index, mut lacking, mut sum) = (index, 0, 0);
        for (length, place) in (1..=LONGEST).zip(first..places) {
            let number = place % NUMBERS;
            if held[number] > 0 {
                rest_index -= digits.weight(number);
            } else {
                lacking += 1;
            }
            sum += number as u16 + 1;
            if length >= SHORTEST && place >= last {
                best.raise(self.get(digits, rest_index), lacking, length, sum);
            }
        }
    }
}

/// Returns the bounds for a colour in which the hand has no natural tiles. The hand then lacks every tile of each run.
/// Among runs of one length, the run that ends at 13 has the most points.
fn bounds_without_held_tiles() -> SumBounds {
    let mut bounds = SumBounds::NOTHING;
    for _ in 0..MOST_LAID / SHORTEST {
        for length in SHORTEST..=LONGEST {
            let sum: usize = (NUMBERS + 1 - length..=NUMBERS).sum();
            let others = bounds;
            bounds.raise(&others, length, length, sum as u16);
        }
    }
    bounds
}
