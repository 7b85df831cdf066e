//! The highest worth (points or tiles) of runs of one colour, by number of wilds.
//!
//! The computation is recursive. Either no run uses the lowest tile, or some run does. Both cases leave a smaller set
//! of tiles, for which the result is computed in the same way.

use crate::layouts::figures::{WorthByWilds, raise};
use crate::layouts::groups::Objective;
use crate::layouts::line::{ColourTable, DigitOrder, NUMBERS};
use crate::layouts::shape::RunShape;
use crate::tiles::Colour;

const SHORTEST: usize = RunShape::SHORTEST as usize;

/// The indices of the numbers (the number minus 1), in the order in which a run grows upwards. The last 0 is the 1
/// after 13.
const UPWARDS: [usize; NUMBERS + 1] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0];
/// The indices of the numbers (the number minus 1), in the order in which a run grows downwards from the 1 after 13.
/// The first entry, 12, is the number 13.
const DOWNWARDS: [usize; NUMBERS] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/// A lazily filled table of the highest worth of runs (points or tiles). For each set of tiles it has an array. Index
/// `n` of the array is the worth with at most `n` wilds. The last element is 1 if the array is filled, otherwise 0.
#[derive(Debug)]
pub(crate) struct MostWorth<const PLACES: usize> {
    wrap: bool,
    objective: Objective,
    table: ColourTable<[u16; PLACES]>,
}

/// A run under construction, and the tiles that are left for other runs.
#[derive(Clone, Copy)]
struct GrowingRun {
    run: RunShape,
    /// True if the run grows downwards, from the 1 after 13.
    is_downwards: bool,
    /// The tiles that are left for other runs, as an index (see [`DigitOrder`]).
    rest_index: u32,
    worth: u16,
}

impl GrowingRun {
    /// Returns the run extended by one tile with this worth, a wild if `wild` is true.
    fn with(self, worth: u16, wild: bool) -> Self {
        let run = if self.is_downwards { self.run.preceded(wild) } else { self.run.extended(wild) };
        Self { run, worth: self.worth + worth, ..self }
    }
}

/// A function that is called with each run found. It returns true to stop the search at that run.
type RunVisitor<'a, const PLACES: usize> = dyn FnMut(&mut MostWorth<PLACES>, GrowingRun) -> bool + 'a;

impl<const PLACES: usize> MostWorth<PLACES> {
    /// The highest number of wilds for which the table stores a worth.
    const MAX_WILDS: usize = PLACES - 2;

    /// The length of the longest run to try. A longer run splits into two runs with the same total worth. A run of this
    /// length or less cannot always be split: one half of `* * * R4 R5 R6`, where `*` is a wild, would have no natural
    /// tile.
    const LONGEST: usize = SHORTEST + Self::MAX_WILDS;

    pub(crate) const fn new(wrap: bool, objective: Objective) -> Self {
        Self { wrap, objective, table: ColourTable::new([0; PLACES]) }
    }

    /// Returns the highest worth of runs that use some of the given tiles. Index `n` of the result is the worth with at
    /// most `n` wilds. `digits` and `index` encode the tiles.
    #[inline]
    pub(crate) fn worth<const LEVELS: usize>(&mut self, digits: DigitOrder, index: u32) -> WorthByWilds<LEVELS> {
        let worth = self.get(digits, index);
        WorthByWilds(std::array::from_fn(|level| worth[level].cast_signed()))
    }

    /// Returns runs of the given tiles that together have the highest worth with at most `wilds` wilds. Every run has
    /// the colour black as a placeholder. `digits` and `index` encode the tiles.
    pub(crate) fn runs(&mut self, digits: DigitOrder, mut index: u32, mut wilds: usize) -> Vec<RunShape> {
        let mut laid = Vec::new();
        let most = |this: &mut Self, index, wilds: usize| this.get(digits, index)[wilds];
        while most(self, index, wilds) > 0 {
            let (goal, wilds_left) = (most(self, index, wilds), wilds);
            let completed = self.visit_runs_of_lowest(digits, index, &mut |this, growing| {
                let taken = usize::from(growing.run.wilds());
                taken <= wilds_left && growing.worth + most(this, growing.rest_index, wilds_left - taken) == goal
            });
            match completed {
                Some(growing) => {
                    laid.push(growing.run);
                    index = growing.rest_index;
                    wilds -= usize::from(growing.run.wilds());
                }
                None => index = without_lowest(digits, index),
            }
        }
        laid
    }

    #[inline]
    fn get(&mut self, digits: DigitOrder, index: u32) -> [u16; PLACES] {
        let entry = self.table.entries(digits)[index as usize];
        if entry[PLACES - 1] > 0 { entry } else { self.compute(digits, index) }
    }

    #[cold]
    fn compute(&mut self, digits: DigitOrder, index: u32) -> [u16; PLACES] {
        let best = self.compute_from_lowest(digits, index);
        self.table.entries(digits)[index as usize] = best;
        best
    }

    fn compute_from_lowest(&mut self, digits: DigitOrder, index: u32) -> [u16; PLACES] {
        if index == 0 {
            let mut nothing = [0; PLACES];
            nothing[PLACES - 1] = 1;
            return nothing;
        }
        let mut best = self.get(digits, without_lowest(digits, index));
        self.visit_runs_of_lowest(digits, index, &mut |this, growing| {
            let rest = this.get(digits, growing.rest_index);
            raise(&mut best[..=Self::MAX_WILDS], &rest, growing.run.wilds().into(), growing.worth);
            false
        });
        best
    }

    /// Calls `visit` with each run that uses the lowest of the given tiles. Stops when `visit` returns true, and
    /// returns that run.
    fn visit_runs_of_lowest(
        &mut self,
        digits: DigitOrder,
        index: u32,
        visit: &mut RunVisitor<'_, PLACES>,
    ) -> Option<GrowingRun> {
        let held = digits.counts(index);
        let lowest = held.iter().position(|&count| count > 0)?;
        let rest_index = index - digits.weight(lowest);
        let first = |place: usize| RunShape::starting(Colour::Black, place as u8);
        // A run that begins below the lowest held tile needs wilds in front of this tile.
        for wilds in 0..=lowest.min(Self::MAX_WILDS) {
            let nothing = GrowingRun { run: first(lowest + 1 - wilds), is_downwards: false, rest_index, worth: 0 };
            let before =
                (lowest - wilds..lowest).fold(nothing, |run, number| run.with(self.objective.value_of(number), true));
            let ahead = &UPWARDS[lowest + 1..usize::from(RunShape::last_place(self.wrap))];
            let completed = self.grow(before.with(self.objective.value_of(lowest), false), digits, &held, ahead, visit);
            if completed.is_some() {
                return completed;
            }
        }
        if !self.wrap || lowest > 0 {
            return None;
        }
        let last = first(RunShape::AFTER_13.into()).extended(false);
        let growing = GrowingRun { run: last, is_downwards: true, rest_index, worth: self.objective.value_of(lowest) };
        self.grow(growing, digits, &held, &DOWNWARDS, visit)
    }

    /// Calls `visit` with the run `growing`, and with every longer run that adds tiles of the next numbers in `ahead`.
    /// The runs have at least three tiles and at most `LONGEST`. Stops when `visit` returns true, and returns that run.
    fn grow(
        &mut self,
        growing: GrowingRun,
        digits: DigitOrder,
        held: &[u8; NUMBERS],
        ahead: &[usize],
        visit: &mut RunVisitor<'_, PLACES>,
    ) -> Option<GrowingRun> {
        let length = usize::from(growing.run.length());
        if length >= SHORTEST && visit(self, growing) {
            return Some(growing);
        }
        let (&next, ahead) = ahead.split_first()?;
        if length == Self::LONGEST {
            return None;
        }
        let is_held = held[next] > 0;
        let worth = self.objective.value_of(next);
        if is_held {
            let rest_index = growing.rest_index - digits.weight(next);
            let completed =
                self.grow(GrowingRun { rest_index, ..growing }.with(worth, false), digits, held, ahead, visit);
            if completed.is_some() {
                return completed;
            }
        }
        // If the hand holds the natural tile of this place, a wild here helps only if another run, B, needs this tile.
        // If B had another natural tile too, the two runs could exchange the tile and the wild. So this is B's only
        // natural tile. A run has at least three tiles, so B has at least two wilds, and at most `MAX_WILDS - 2` wilds
        // are left for this run.
        let max_wilds = if is_held { Self::MAX_WILDS.saturating_sub(SHORTEST - 1) } else { Self::MAX_WILDS };
        if usize::from(growing.run.wilds()) < max_wilds {
            return self.grow(growing.with(worth, true), digits, held, ahead, visit);
        }
        None
    }
}

/// Returns the lowest number in a set of tiles, counted from 0, or `None` if the set is empty.
fn lowest_number(digits: DigitOrder, index: u32) -> Option<usize> {
    (0..NUMBERS).find(|&number| digits.count(index, number) > 0)
}

/// Returns the index of a set of tiles without one tile of its lowest number.
fn without_lowest(digits: DigitOrder, index: u32) -> u32 {
    lowest_number(digits, index).map_or(index, |lowest| index - digits.weight(lowest))
}
