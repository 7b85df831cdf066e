//! The sweep over one colour: with how many wilds its tiles up to some number can lie in runs.
//!
//! The numbers are passed one by one, with no, one or two natural tiles each. Beginnings with the same future share one
//! node, so there are few of them. Where 1 may follow 13, the tiles numbered 1 are shared out at the start: a beginning
//! is then one for each number of tiles that lie after 13.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::levels::Levels;
use super::open_runs::{MOST_WILDS, OpenRuns};
use super::wilds::WildCounts;

/// A beginning of one colour, up to some number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Swept(u16);

/// What is known of a beginning.
#[derive(Debug, Clone, Copy)]
struct Node {
    /// The beginning with one more number, by its natural tiles; after the last number itself.
    next: [Swept; 3],
    /// After the last number, if no more tiles come.
    last: Swept,
    /// The fewest wilds with which it can end; more than four where its tiles can lie in no runs.
    fewest: u8,
    /// With how many wilds its tiles lie in runs; after the last number only.
    end: WildCounts,
}

/// Every beginning, the longest first.
#[derive(Debug)]
pub(super) struct Sweep(Vec<Node>);

/// A beginning by how many tiles numbered 1 lie after 13; `None` where there are not so many.
type Shared = [Option<u16>; 3];

impl Sweep {
    /// The sweep, made on first use; with `wrap`, 1 may follow 13 (`run.wrap`).
    pub(super) fn of(wrap: bool) -> &'static Self {
        static SWEEPS: [OnceLock<Sweep>; 2] = [const { OnceLock::new() }; 2];
        SWEEPS[usize::from(wrap)].get_or_init(|| Self::new(wrap))
    }

    fn new(wrap: bool) -> Self {
        let runs = OpenRuns::new();
        let start: Shared = [Some(OpenRuns::START), None, None];
        let levels = Levels::new(start, |shared, number, naturals| match number {
            1 if wrap => [0, 1, 2].map(|ones| Some(runs.step(OpenRuns::START, naturals.checked_sub(ones)?))),
            _ => shared.map(|at| Some(runs.step(at?, naturals))),
        });
        let end = |shared: &Shared| {
            let ends = (0..).zip(shared).filter_map(|(ones, &at)| Some(runs.end(at?, wrap.then_some(ones))));
            ends.fold(WildCounts::NEVER, WildCounts::or)
        };
        let mut sweep = Self(Vec::new());
        // By where beginnings lead, or, after the last number, by how they end.
        let mut known: FxHashMap<(Option<[Swept; 3]>, WildCounts), Swept> = FxHashMap::default();
        let mut node_of = vec![Swept(0); levels.len()];
        for (at, shared, next) in levels.backwards() {
            let next = next.map(|next| next.map(|at| node_of[usize::from(at)]));
            let end = if next.is_none() { end(shared) } else { WildCounts::NEVER };
            node_of[at] = *known.entry((next, end)).or_insert_with(|| sweep.add(next, end));
        }
        sweep
    }

    fn add(&mut self, next: Option<[Swept; 3]>, end: WildCounts) -> Swept {
        let here = Swept(self.0.len() as u16);
        self.0.push(next.map_or_else(
            || Node { next: [here; 3], last: here, fewest: end.fewest() as u8, end },
            |next| {
                let fewest = next.iter().map(|&at| self.fewest(at)).fold(MOST_WILDS + 1, u8::min);
                Node { next, last: self.last(next[0]), fewest, end }
            },
        ));
        here
    }

    /// Before the first number.
    pub(super) fn start(&self) -> Swept {
        Swept((self.0.len() - 1) as u16)
    }

    /// With one more number, of which `naturals` tiles lie in runs, two at most.
    pub(super) fn step(&self, from: Swept, naturals: u8) -> Swept {
        self.0[from.index()].next[usize::from(naturals)]
    }

    /// After the last number, if no more tiles come.
    pub(super) fn last(&self, from: Swept) -> Swept {
        self.0[from.index()].last
    }

    /// The fewest wilds with which the tiles can lie in runs, whatever comes; more than four where they cannot.
    pub(super) fn fewest(&self, at: Swept) -> u8 {
        self.0[at.index()].fewest
    }

    /// With how many wilds all tiles lie in runs, after the last number.
    pub(super) fn end(&self, at: Swept) -> WildCounts {
        self.0[at.index()].end
    }
}

impl Swept {
    const fn index(self) -> usize {
        self.0 as usize
    }
}
