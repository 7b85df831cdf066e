//! The open runs of one colour on their way over its places, and every way to go on.

use crate::layouts::RunShape;
use crate::layouts::figures::Figures;
use crate::tiles::{Colour, Number};

/// Runs of one colour that have grown to some place and may go on.
#[derive(Debug, Clone, Default)]
pub(crate) struct OpenRuns {
    /// Tiles numbered 1 that are kept for the place after 13.
    pub(crate) ones: u8,
    /// The runs, equal ones together with their number.
    pub(crate) runs: Vec<(RunShape, u8)>,
}

/// One way over one more place.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pass {
    /// The runs that reach the place.
    pub(crate) open: OpenRuns,
    /// The runs that stopped before it.
    pub(crate) stopped: Vec<RunShape>,
    /// What was laid on the way.
    pub(crate) laid: Figures,
    /// Natural tiles of this place that lie in no run.
    pub(crate) left: u8,
}

/// The place that is passed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Spot {
    pub(crate) colour: Colour,
    /// 1 to 13, or 14 for the 1 after 13.
    pub(crate) place: u8,
    /// Natural tiles that may lie in runs here; at the place after 13, those that were kept.
    pub(crate) naturals: u8,
    /// The most wilds that may be used.
    pub(crate) wilds: u8,
    /// Whether tiles of this place may be kept for the place after 13.
    pub(crate) keeps: bool,
}

impl OpenRuns {
    /// Every way over a place: runs go on with a natural tile, with a wild, or stop; new runs start; tiles stay behind.
    pub(crate) fn passes(&self, spot: Spot) -> Vec<Pass> {
        let mut passing = PassSearch { at: spot, found: Vec::new() };
        if spot.place == RunShape::AFTER_13 {
            passing.at.naturals = self.ones;
            passing.go(&self.runs, self.ones, &Pass::default());
            passing.found.retain(|pass| pass.left == 0);
        } else {
            for kept in 0..=if spot.keeps { spot.naturals } else { 0 } {
                let ones = self.ones + kept;
                let open = OpenRuns { ones, runs: Vec::new() };
                passing.go(&self.runs, spot.naturals - kept, &Pass { open, ..Pass::default() });
            }
        }
        passing.found
    }

    /// Every run.
    pub(crate) fn each(&self) -> impl Iterator<Item = RunShape> + '_ {
        self.runs.iter().flat_map(|&(run, runs)| std::iter::repeat_n(run, usize::from(runs)))
    }
}

struct PassSearch {
    at: Spot,
    found: Vec<Pass>,
}

impl PassSearch {
    /// Decides for each kind of open run how many go on with a natural tile, how many with a wild, how many stop.
    fn go(&mut self, open: &[(RunShape, u8)], naturals: u8, pass: &Pass) {
        let Some((&(run, runs), others)) = open.split_first() else {
            self.start(0, naturals, pass);
            return;
        };
        for natural in 0..=naturals.min(runs) {
            for wild in 0..=(runs - natural).min(self.at.wilds - pass.laid.wilds()) {
                let stopped = runs - natural - wild;
                if stopped > 0 && run.length() < RunShape::SHORTEST {
                    continue;
                }
                let mut next = pass.clone();
                next.stopped.extend(std::iter::repeat_n(run, usize::from(stopped)));
                for (wild, runs) in [(false, natural), (true, wild)].into_iter().filter(|&(_, runs)| runs > 0) {
                    next.open.runs.push((run.extended(wild), runs));
                    next.laid = next.laid + Figures::equal(self.value(), runs, wild);
                }
                self.go(others, naturals - natural, &next);
            }
        }
    }

    /// Starts runs with `lead` wilds or more before their first natural tile, which lies here; tiles left over stay
    /// behind.
    fn start(&mut self, lead: u8, naturals: u8, pass: &Pass) {
        let mut whole = pass.clone();
        whole.left = naturals;
        self.found.push(whole);
        for lead in lead..self.at.place {
            for runs in 1..=naturals {
                if pass.laid.wilds() + runs * lead > self.at.wilds {
                    break;
                }
                let mut next = pass.clone();
                let mut run = RunShape::starting(self.at.colour, self.at.place - lead);
                for before in self.at.place - lead..self.at.place {
                    run = run.extended(true);
                    next.laid = next.laid + Figures::equal(before, runs, true);
                }
                next.open.runs.push((run.extended(false), runs));
                next.laid = next.laid + Figures::equal(self.value(), runs, false);
                self.start(lead + 1, naturals - runs, &next);
            }
        }
    }

    /// What a tile counts at this place.
    fn value(&self) -> u8 {
        RunShape::number(self.at.place).map_or(0, Number::get)
    }
}
