//! The runs of one colour, place by place, reduced to what matters to their future.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::open_runs::{OpenRuns, Spot};
use crate::layouts::RunShape;
use crate::layouts::figures::Figures;
use crate::layouts::worth::{LEVELS, NEVER, Worth};
use crate::tiles::{Colour, Number};

/// Natural tiles of one colour, by number.
pub(crate) type Numbers = [u8; Number::COUNT as usize];

/// Open runs as the future sees them: the 1s kept, and for each kind of run its length, counted up to the shortest
/// legal one, and how many there are. Sorted. Kinds of one length stay apart: their runs differ in places already
/// passed.
type Kinds = (u8, Vec<(u8, u8)>);

/// Open runs that have reached some place, by their index among those of all places.
pub(crate) type State = u16;

/// A way over one more place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    pub(crate) next: State,
    /// Wilds that it takes to get there and then to make every run legal.
    pub(crate) cost: u8,
    /// Natural tiles of the place that lie in no run.
    pub(crate) left: u8,
    pub(crate) laid: Figures,
    /// How many ways are alike in all this.
    pub(crate) ways: u64,
}

/// A way over a place from open runs that look so, whatever hand they are of.
#[derive(Debug, Clone, Copy)]
struct Onward {
    /// What the open runs look like, by its index among all that were met.
    next: u32,
    left: u8,
    laid: Figures,
    ways: u64,
}

/// The place, the natural tiles, the wilds, and whether tiles may be kept for the place after 13.
type Passed = (u8, u8, u8, bool);

/// Open runs by their index, and what they pass, side by side.
const fn key(from: u32, (place, naturals, wilds, keeps): Passed) -> u64 {
    (from as u64) << u32::BITS | u32::from_le_bytes([place, naturals, wilds, keeps as u8]) as u64
}

/// What this thread met of open runs, which serves all hands.
#[derive(Debug, Default)]
struct Met {
    kinds: Vec<Kinds>,
    index: FxHashMap<Kinds, u32>,
    onward: FxHashMap<u64, Rc<[Onward]>>,
}

thread_local! {
    static MET: RefCell<Met> = RefCell::default();
}

impl Met {
    fn index(&mut self, kinds: Kinds) -> u32 {
        let Self { kinds: all, index, .. } = self;
        *index.entry(kinds).or_insert_with_key(|kinds| {
            all.push(kinds.clone());
            u32::try_from(all.len() - 1).unwrap_or(u32::MAX)
        })
    }

    /// The ways over a place.
    fn onward(&mut self, from: u32, passed: Passed) -> Rc<[Onward]> {
        if let Some(known) = self.onward.get(&key(from, passed)) {
            return Rc::clone(known);
        }
        let (place, naturals, wilds, keeps) = passed;
        let open = example(&self.kinds[from as usize]);
        let mut found: Vec<Onward> = Vec::new();
        for pass in open.passes(Spot { colour: Colour::Black, place, naturals, wilds, keeps }) {
            let next = self.index(kinds(&pass.open));
            let alike = |way: &&mut Onward| (way.next, way.left, way.laid) == (next, pass.left, pass.laid);
            match found.iter_mut().find(alike) {
                Some(way) => way.ways += 1,
                None => found.push(Onward { next, left: pass.left, laid: pass.laid, ways: 1 }),
            }
        }
        let found: Rc<[Onward]> = found.into();
        self.onward.insert(key(from, passed), Rc::clone(&found));
        found
    }
}

/// What is known of a state.
#[derive(Debug)]
struct Known {
    /// The fewest wilds it took to get here.
    spent: u8,
    /// The highest rank that can be laid from here with no wild, with at most one, and so on.
    after: Worth<LEVELS>,
    /// Where its ways on lie among all, by rising cost.
    steps: Range<usize>,
}

impl Known {
    /// The fewest wilds it takes from here to make every run legal.
    fn needed(&self) -> u8 {
        (0..).zip(self.after.0).find(|&(_, sum)| sum >= 0).map_or(HOPELESS, |(wilds, _)| wilds)
    }
}

/// The wilds needed where no number of them helps.
const HOPELESS: u8 = u8::MAX / 8;

/// The runs of one colour: all states, those of one place behind those of the place before.
#[derive(Debug)]
pub(crate) struct Track {
    /// What the open runs of each state look like, by its index. There are few at a place, so they are looked for one
    /// by one.
    kinds: Vec<u32>,
    states: Vec<Known>,
    steps: Vec<Step>,
    /// The first state of each place, and behind them the end.
    starts: Vec<usize>,
}

impl Track {
    /// Before the first place.
    pub(crate) const START: State = 0;

    /// The track of a colour's natural tiles and so many wilds; with `wrap`, 1 may follow 13 (`run.wrap`).
    pub(crate) fn new(naturals: &Numbers, wilds: u8, wrap: bool) -> Self {
        // Room for what most hands come to.
        const ROOM: usize = 64;
        let (kinds, states) = (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM));
        let starts = Vec::with_capacity(usize::from(RunShape::AFTER_13) + 2);
        let mut track = Self { kinds, states, steps: Vec::with_capacity(2 * ROOM), starts };
        MET.with_borrow_mut(|met| {
            let start = met.index(self::kinds(&OpenRuns::default()));
            track.starts.push(0);
            track.reach(start, 0);
            for place in 1..=RunShape::last_place(wrap) {
                let naturals = naturals.get(usize::from(place) - 1).copied().unwrap_or(0);
                track.extend(met, (place, naturals, wilds, wrap && place == 1));
            }
            track.look_back(met, wilds);
        });
        track.starts.push(track.states.len());
        track
    }

    /// A state of the last place begun, reached with so many wilds.
    fn reach(&mut self, kinds: u32, spent: u8) -> State {
        let start = self.starts.last().copied().unwrap_or_default();
        let known = self.kinds[start..].iter().position(|&known| known == kinds);
        let at = start + known.unwrap_or(self.kinds.len() - start);
        if known.is_some() {
            self.states[at].spent = self.states[at].spent.min(spent);
        } else {
            self.kinds.push(kinds);
            self.states.push(Known { spent, after: Worth([NEVER; LEVELS]), steps: 0..0 });
        }
        State::try_from(at).unwrap_or(State::MAX)
    }

    /// Adds the states of one more place.
    fn extend(&mut self, met: &mut Met, (place, naturals, wilds, keeps): Passed) {
        let from = self.starts.last().copied().unwrap_or_default()..self.states.len();
        self.starts.push(from.end);
        for at in from {
            let (start, spent) = (self.steps.len(), self.states[at].spent);
            let onward = met.onward(self.kinds[at], (place, naturals, wilds - spent, keeps));
            for &Onward { next, left, laid, ways } in &*onward {
                let next = self.reach(next, spent + laid.wilds());
                self.steps.push(Step { next, cost: 0, left, laid, ways });
            }
            self.states[at].steps = start..self.steps.len();
        }
    }

    /// Finds out what each state can still come to, and drops the steps that lead nowhere.
    fn look_back(&mut self, met: &Met, wilds: u8) {
        let last = self.starts.last().copied().unwrap_or_default();
        for (known, &kinds) in self.states[last..].iter_mut().zip(&self.kinds[last..]) {
            known.after = if is_done(&met.kinds[kinds as usize]) { Worth::NOTHING } else { known.after };
        }
        for at in (0..last).rev() {
            let (before, behind) = self.states.split_at_mut(at + 1);
            let known = &mut before[at];
            let steps = &mut self.steps[known.steps.clone()];
            for step in &mut *steps {
                let next = &behind[usize::from(step.next) - at - 1];
                let taken = usize::from(step.laid.wilds());
                step.cost = step.laid.wilds() + next.needed();
                let rank = step.laid.rank().cast_signed();
                for (after, next) in known.after.0.iter_mut().skip(taken).zip(next.after.0) {
                    *after = (*after).max(if next < 0 { NEVER } else { rank + next });
                }
            }
            steps.sort_by_key(|step| step.cost);
            let lead_on = steps.partition_point(|step| known.spent + step.cost <= wilds);
            known.steps.end = known.steps.start + lead_on;
        }
    }

    /// The most that runs of this colour come to behind a state, by the wilds.
    pub(crate) fn most_after(&self, from: State) -> Worth<LEVELS> {
        self.states[usize::from(from)].after
    }

    /// The ways on from a state, by rising cost.
    pub(crate) fn steps(&self, from: State) -> &[Step] {
        &self.steps[self.states[usize::from(from)].steps.clone()]
    }

    /// The state of some open runs that have reached a place; `None` where they have no future.
    pub(crate) fn state(&self, place: u8, open: &OpenRuns) -> Option<State> {
        let kinds = MET.with_borrow(|met| met.index.get(&self::kinds(open)).copied())?;
        let (start, end) = (self.starts[usize::from(place)], self.starts[usize::from(place) + 1]);
        let at = self.kinds[start..end].iter().position(|&known| known == kinds)?;
        State::try_from(start + at).ok()
    }
}

fn kinds(open: &OpenRuns) -> Kinds {
    let kind = |&(run, runs): &(RunShape, u8)| (run.length().min(RunShape::SHORTEST), runs);
    let mut kinds: Vec<(u8, u8)> = open.runs.iter().map(kind).collect();
    kinds.sort_unstable();
    (open.ones, kinds)
}

/// Whether all lies as it should when no more places come.
fn is_done((ones, kinds): &Kinds) -> bool {
    *ones == 0 && kinds.iter().all(|&(length, _)| length >= RunShape::SHORTEST)
}

/// Some open runs that look so.
fn example((ones, kinds): &Kinds) -> OpenRuns {
    let run = |length: u8| (0..length).fold(RunShape::starting(Colour::Black, 1), |run, _| run.extended(false));
    OpenRuns { ones: *ones, runs: kinds.iter().map(|&(length, runs)| (run(length), runs)).collect() }
}
