//! Finds every way to continue the open runs of one colour with tiles of the next number. A run is open if its last
//! tile has the current number. Example: after number 5, `R4 R5` is open.

use crate::layouts::RunShape;
use crate::layouts::figures::Figures;
use crate::tiles::{Colour, Face};

/// Runs of one colour that all end at the same number and may still grow.
#[derive(Debug, Clone, Default)]
pub(crate) struct OpenRuns {
    /// The number of 1s that are put aside to follow 13, as in `R12 R13 R1`.
    pub(crate) ones: u8,
    /// The open runs. Equal runs are one entry, together with the count of these runs.
    pub(crate) runs: Vec<(RunShape, u8)>,
}

/// One way to lay tiles of one number and colour in runs. Each open run gets a tile or ends, and new runs may start.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pass {
    /// The runs that have a tile of this number. They stay open.
    pub(crate) open: OpenRuns,
    /// The runs that got no tile of this number. They have ended.
    pub(crate) stopped: Vec<RunShape>,
    /// The figures (points, tiles, wilds) of the newly laid tiles: the tiles of this number, and the wilds with which
    /// new runs begin.
    pub(crate) laid: Figures,
    /// How many natural tiles of this number are in no run.
    pub(crate) outside_runs: u8,
}

/// A number and a colour, and how many tiles runs may use there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) colour: Colour,
    /// The number, 1 to 13, or 14 for the 1 after 13.
    pub(crate) place: u8,
    /// The maximum count of natural tiles with this number that runs may use.
    pub(crate) naturals: u8,
    /// The maximum count of wilds that runs may use at this number.
    pub(crate) wilds: u8,
    /// True if 1s may be put aside here for the place after 13.
    pub(crate) may_reserve: bool,
    pub(crate) barrier: Barrier,
}

/// The restrictions on runs of one colour at one number. They ensure that a certain tile, the barred tile, can extend
/// no run at either end. The default restricts nothing.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Barrier {
    /// True if this is the number of the barred tile. Then no open run may end just before this number.
    pub(crate) keeps_open: bool,
    /// The number of wilds with which a run must not begin if its first natural tile is at this place. With exactly
    /// this number of wilds, the run would begin one number after the barred tile, which could then extend the run.
    /// `None` if every number of wilds is allowed.
    pub(crate) no_lead: Option<u8>,
}

impl Barrier {
    /// Returns the restrictions at the number `place` of a colour. They ensure that no tile of the face `barred` can
    /// extend a run.
    pub(crate) fn new(barred: Option<Face>, colour: Colour, place: u8) -> Self {
        let Some(face) = barred.filter(|face| face.colour == colour) else { return Self::default() };
        let no_lead = place.checked_sub(face.number.get() + 1);
        Self { keeps_open: RunShape::number(place) == Some(face.number), no_lead }
    }
}

impl OpenRuns {
    /// Returns every way to lay the tiles that `spot` describes. Each open run gets a natural tile, gets a wild, or
    /// ends. New runs may start. Natural tiles may stay outside runs. At the place after 13, runs must use all 1s that
    /// were put aside for it.
    pub(crate) fn passes(&self, spot: Spot) -> Vec<Pass> {
        let mut search = PassSearch { spot, passes: Vec::new() };
        if spot.place == RunShape::AFTER_13 {
            search.spot.naturals = self.ones;
            search.continue_runs(&self.runs, self.ones, &Pass::default());
            search.passes.retain(|pass| pass.outside_runs == 0);
        } else {
            for reserved in 0..=if spot.may_reserve { spot.naturals } else { 0 } {
                let ones = self.ones + reserved;
                let open = OpenRuns { ones, runs: Vec::new() };
                search.continue_runs(&self.runs, spot.naturals - reserved, &Pass { open, ..Pass::default() });
            }
        }
        search.passes
    }

    /// Returns every open run. Equal runs are repeated.
    pub(crate) fn each(&self) -> impl Iterator<Item = RunShape> + '_ {
        self.runs.iter().flat_map(|&(run, runs)| std::iter::repeat_n(run, usize::from(runs)))
    }
}

struct PassSearch {
    spot: Spot,
    passes: Vec<Pass>,
}

impl PassSearch {
    /// Tries every way to continue or end the open runs. Of several equal runs, some get a natural tile, some get a
    /// wild, and the remaining ones end.
    fn continue_runs(&mut self, open: &[(RunShape, u8)], naturals: u8, pass: &Pass) {
        let Some((&(run, runs), others)) = open.split_first() else {
            self.start_runs(0, naturals, pass);
            return;
        };
        for natural in 0..=naturals.min(runs) {
            for wild in 0..=(runs - natural).min(self.spot.wilds - pass.laid.wilds()) {
                let stopped = runs - natural - wild;
                if stopped > 0 && (run.length() < RunShape::SHORTEST || self.spot.barrier.keeps_open) {
                    continue;
                }
                let mut next = pass.clone();
                next.stopped.extend(std::iter::repeat_n(run, usize::from(stopped)));
                for (wild, runs) in [(false, natural), (true, wild)].into_iter().filter(|&(_, runs)| runs > 0) {
                    next.open.runs.push((run.extended(wild), runs));
                    next.laid = next.laid + Figures::equal(self.number(), runs, wild);
                }
                self.continue_runs(others, naturals - natural, &next);
            }
        }
    }

    /// Adds to `passes` every way to extend `pass` by new runs, including no new run. The first natural tile of each
    /// new run has the current number, and at least `lead` wilds come before it. Natural tiles that start no run stay
    /// outside runs.
    fn start_runs(&mut self, lead: u8, naturals: u8, pass: &Pass) {
        let mut finished = pass.clone();
        finished.outside_runs = naturals;
        self.passes.push(finished);
        let no_lead = self.spot.barrier.no_lead;
        for lead in (lead..self.spot.place).filter(|&lead| Some(lead) != no_lead) {
            for runs in 1..=naturals {
                if pass.laid.wilds() + runs * lead > self.spot.wilds {
                    break;
                }
                let mut next = pass.clone();
                let mut run = RunShape::starting(self.spot.colour, self.spot.place - lead);
                for before in self.spot.place - lead..self.spot.place {
                    run = run.extended(true);
                    next.laid = next.laid + Figures::equal(before, runs, true);
                }
                next.open.runs.push((run.extended(false), runs));
                next.laid = next.laid + Figures::equal(self.number(), runs, false);
                self.start_runs(lead + 1, naturals - runs, &next);
            }
        }
    }

    /// Returns the number on the tiles to lay: 1 at place 14 (after 13), otherwise the place itself.
    fn number(&self) -> u8 {
        RunShape::number(self.spot.place).expect("a place of a run has a number").get()
    }
}
