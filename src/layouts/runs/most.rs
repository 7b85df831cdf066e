//! The most that runs of one colour are worth, by the wilds they take: their sum, or their number of tiles.
//!
//! A set is taken apart from its lowest tile: either that tile stays behind, or it lies in some run. Both leave a
//! smaller set.

use crate::layouts::groups::Objective;
use crate::layouts::line::{ColourTable, Digits, NUMBERS};
use crate::layouts::shape::RunShape;
use crate::layouts::worth::WorthByWilds;
use crate::tiles::Colour;

const SHORTEST: usize = RunShape::SHORTEST as usize;

/// The numbers in the order in which runs grow: upwards, ending with the 1 after 13, and downwards from 13.
const UPWARDS: [usize; NUMBERS + 1] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0];
const DOWNWARDS: [usize; NUMBERS] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/// The most with no wild, with at most one, and so on. The last place is 0 where nothing is known.
#[derive(Debug)]
pub(crate) struct MostWorth<const PLACES: usize> {
    wrap: bool,
    objective: Objective,
    known: ColourTable<[u16; PLACES]>,
}

/// A run that grows, and the index of the tiles it leaves.
#[derive(Clone, Copy)]
struct GrowingRun {
    run: RunShape,
    /// Whether it grows downwards.
    down: bool,
    left: u32,
    worth: u16,
}

impl GrowingRun {
    /// One tile longer.
    fn with(self, worth: u16, wild: bool) -> Self {
        let run = if self.down { self.run.preceded(wild) } else { self.run.extended(wild) };
        Self { run, worth: self.worth + worth, ..self }
    }
}

/// Looks at a run, and says whether it is the one looked for.
type RunVisitor<'a, const PLACES: usize> = dyn FnMut(&mut MostWorth<PLACES>, GrowingRun) -> bool + 'a;

impl<const PLACES: usize> MostWorth<PLACES> {
    /// The most wilds that the table is asked for.
    const WILDS: usize = PLACES - 2;

    /// The longest run that is tried. Runs of six and more can be cut in two with the same worth, unless three wilds or
    /// more lie side by side at one end.
    const LONGEST: usize = SHORTEST + Self::WILDS;

    /// With `wrap`, 1 may follow 13 (`run.wrap`).
    pub(crate) const fn new(wrap: bool, objective: Objective) -> Self {
        Self { wrap, objective, known: ColourTable::new([0; PLACES]) }
    }

    /// The most, with fewer levels than there are places.
    #[inline]
    pub(crate) fn worth<const LEVELS: usize>(&mut self, digits: Digits, index: u32) -> WorthByWilds<LEVELS> {
        let known = self.get(digits, index);
        WorthByWilds(std::array::from_fn(|level| known[level].cast_signed()))
    }

    /// Runs, written as black ones, that are worth the most with at most `wilds` wilds.
    pub(crate) fn runs(&mut self, digits: Digits, mut index: u32, mut wilds: usize) -> Vec<RunShape> {
        let mut laid = Vec::new();
        let most = |this: &mut Self, index, wilds: usize| this.get(digits, index)[wilds];
        while most(self, index, wilds) > 0 {
            let (wanted, fits) = (most(self, index, wilds), wilds);
            let found = self.visit_runs_of_lowest(digits, index, &mut |this, growing| {
                let taken = usize::from(growing.run.wilds());
                taken <= fits && growing.worth + most(this, growing.left, fits - taken) == wanted
            });
            match found {
                Some(growing) => {
                    laid.push(growing.run);
                    index = growing.left;
                    wilds -= usize::from(growing.run.wilds());
                }
                None => index = without_lowest(digits, index),
            }
        }
        laid
    }

    #[inline]
    fn get(&mut self, digits: Digits, index: u32) -> [u16; PLACES] {
        let known = self.known.entries(digits)[index as usize];
        if known[PLACES - 1] > 0 { known } else { self.compute(digits, index) }
    }

    #[cold]
    fn compute(&mut self, digits: Digits, index: u32) -> [u16; PLACES] {
        let best = self.compute_from_lowest(digits, index);
        self.known.entries(digits)[index as usize] = best;
        best
    }

    fn compute_from_lowest(&mut self, digits: Digits, index: u32) -> [u16; PLACES] {
        if index == 0 {
            let mut nothing = [0; PLACES];
            nothing[PLACES - 1] = 1;
            return nothing;
        }
        let mut best = self.get(digits, without_lowest(digits, index));
        self.visit_runs_of_lowest(digits, index, &mut |this, growing| {
            let rest = this.get(digits, growing.left);
            for (best, rest) in best[usize::from(growing.run.wilds())..=Self::WILDS].iter_mut().zip(rest) {
                *best = (*best).max(growing.worth + rest);
            }
            false
        });
        best
    }

    /// Looks at every run that the lowest tile of a set lies in, until one is found.
    fn visit_runs_of_lowest(
        &mut self,
        digits: Digits,
        index: u32,
        visit: &mut RunVisitor<'_, PLACES>,
    ) -> Option<GrowingRun> {
        let held = digits.counts(index);
        let lowest = held.iter().position(|&count| count > 0)?;
        let left = index - digits.weight(lowest);
        let first = |place: usize| RunShape::starting(Colour::Black, place as u8);
        // Before the lowest tile only wilds can lie.
        for wilds in 0..=lowest.min(Self::WILDS) {
            let nothing = GrowingRun { run: first(lowest + 1 - wilds), down: false, left, worth: 0 };
            let before =
                (lowest - wilds..lowest).fold(nothing, |run, number| run.with(self.objective.value_of(number), true));
            let ahead = &UPWARDS[lowest + 1..usize::from(RunShape::last_place(self.wrap))];
            let found = self.grow(before.with(self.objective.value_of(lowest), false), digits, &held, ahead, visit);
            if found.is_some() {
                return found;
            }
        }
        if !self.wrap || lowest > 0 {
            return None;
        }
        let last = first(RunShape::AFTER_13.into()).extended(false);
        let growing = GrowingRun { run: last, down: true, left, worth: self.objective.value_of(lowest) };
        self.grow(growing, digits, &held, &DOWNWARDS, visit)
    }

    /// Looks at a run as it is, and grown further.
    fn grow(
        &mut self,
        growing: GrowingRun,
        digits: Digits,
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
        let natural = held[next] > 0;
        let worth = self.objective.value_of(next);
        if natural {
            let left = growing.left - digits.weight(next);
            let found = self.grow(GrowingRun { left, ..growing }.with(worth, false), digits, held, ahead, visit);
            if found.is_some() {
                return found;
            }
        }
        // Where a natural tile could lie, a wild may only do so if the tile is wanted elsewhere, alone among wilds.
        let spare = if natural { Self::WILDS.saturating_sub(SHORTEST - 1) } else { Self::WILDS };
        if usize::from(growing.run.wilds()) < spare {
            return self.grow(growing.with(worth, true), digits, held, ahead, visit);
        }
        None
    }
}

/// The lowest number of a set.
fn lowest_number(digits: Digits, index: u32) -> Option<usize> {
    (0..NUMBERS).find(|&number| digits.count(index, number) > 0)
}

/// A set without one tile of its lowest number.
fn without_lowest(digits: Digits, index: u32) -> u32 {
    lowest_number(digits, index).map_or(index, |lowest| index - digits.weight(lowest))
}
