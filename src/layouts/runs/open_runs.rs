//! The open runs of one colour at some place, and every way to continue over the next place.

use crate::layouts::RunShape;
use crate::layouts::figures::Figures;
use crate::tiles::Colour;

/// Runs of one colour that reach some place and may continue.
#[derive(Debug, Clone, Default)]
pub(crate) struct OpenRuns {
    /// The 1s reserved for the place after 13.
    pub(crate) ones: u8,
    /// The runs, equal ones as one entry with their number.
    pub(crate) runs: Vec<(RunShape, u8)>,
}

/// One way to continue over a place.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pass {
    /// The runs that reach the place.
    pub(crate) open: OpenRuns,
    /// The runs that stopped before the place.
    pub(crate) stopped: Vec<RunShape>,
    /// The figures of the tiles it lays: those of the place, and wilds before new runs.
    pub(crate) laid: Figures,
    /// The natural tiles of the place in no run.
    pub(crate) left: u8,
}

/// A place, and what may be laid there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) colour: Colour,
    /// 1 to 13, or 14 for the 1 after 13.
    pub(crate) place: u8,
    /// The natural tiles for runs here.
    pub(crate) naturals: u8,
    /// The most wilds that may be used.
    pub(crate) wilds: u8,
    /// True if tiles of this place may be reserved for the place after 13.
    pub(crate) may_reserve: bool,
}

impl OpenRuns {
    /// Returns every way over a place. Open runs continue with a natural tile or a wild, or stop; new runs start;
    /// natural tiles stay in no run. At the place after 13 all reserved 1s must be laid.
    pub(crate) fn passes(&self, spot: Spot) -> Vec<Pass> {
        let mut search = PassSearch { spot, passes: Vec::new() };
        if spot.place == RunShape::AFTER_13 {
            search.spot.naturals = self.ones;
            search.continue_runs(&self.runs, self.ones, &Pass::default());
            search.passes.retain(|pass| pass.left == 0);
        } else {
            for kept in 0..=if spot.may_reserve { spot.naturals } else { 0 } {
                let ones = self.ones + kept;
                let open = OpenRuns { ones, runs: Vec::new() };
                search.continue_runs(&self.runs, spot.naturals - kept, &Pass { open, ..Pass::default() });
            }
        }
        search.passes
    }

    /// Returns every open run, equal ones repeated.
    pub(crate) fn each(&self) -> impl Iterator<Item = RunShape> + '_ {
        self.runs.iter().flat_map(|&(run, runs)| std::iter::repeat_n(run, usize::from(runs)))
    }
}

struct PassSearch {
    spot: Spot,
    passes: Vec<Pass>,
}

impl PassSearch {
    /// Chooses for each kind of open run how many continue with a natural tile, how many with a wild, and how many
    /// stop.
    fn continue_runs(&mut self, open: &[(RunShape, u8)], naturals: u8, pass: &Pass) {
        let Some((&(run, runs), others)) = open.split_first() else {
            self.start_runs(0, naturals, pass);
            return;
        };
        for natural in 0..=naturals.min(runs) {
            for wild in 0..=(runs - natural).min(self.spot.wilds - pass.laid.wilds()) {
                let stopped = runs - natural - wild;
                if stopped > 0 && run.length() < RunShape::SHORTEST {
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

    /// Starts runs whose first natural tile lies at this place, with `lead` or more wilds before it. The other natural
    /// tiles stay in no run.
    fn start_runs(&mut self, lead: u8, naturals: u8, pass: &Pass) {
        let mut finished = pass.clone();
        finished.left = naturals;
        self.passes.push(finished);
        for lead in lead..self.spot.place {
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

    /// Returns the number of this place.
    fn number(&self) -> u8 {
        RunShape::number(self.spot.place).expect("a place of a run has a number").get()
    }
}
