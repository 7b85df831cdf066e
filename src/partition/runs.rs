//! The runs of one colour: in how many ways some of its tiles lie in runs.
//!
//! A sweep over the places 1 to 14 keeps, for the tiles seen so far, every state the open runs can be in with the number
//! of ways to get there. Prefixes are shared between questions, so a whole hand asks for few new steps.

use std::collections::BTreeMap;

use super::groups::MAX_NATURALS;
use super::shape::RunShape;
use crate::material::Material;
use crate::tile::Number;

const BUDGETS: usize = Material::MAX_WILDS as usize + 1;

/// Natural tiles of one colour, by number.
pub(super) type Numbers = [u8; Number::COUNT as usize];

/// Ways, by the number of wilds used.
pub(super) type Ways = [u64; BUDGETS];

/// Runs that are the same up to here, and that the next place may still tell apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Class {
    /// Tiles so far, counted up to the shortest legal run.
    length: u8,
    /// How many such runs.
    runs: u8,
}

/// The open runs of a colour. Classes of one length stay apart: their runs differ in places already passed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
struct State {
    /// Tiles numbered 1 that are kept for the place after 13.
    ones: u8,
    open: Vec<Class>,
}

#[derive(Debug)]
struct Node {
    states: BTreeMap<State, Ways>,
    /// The last place swept.
    place: u8,
    /// The fewest wilds that any way up to here has used.
    fewest_wilds: u8,
    /// The node after each count of natural tiles at the next place.
    next: [Step; MAX_NATURALS + 1],
    /// The ways to be done with all places after this one, once asked for.
    finished: Option<Ways>,
}

/// What is known of the way on from a node.
#[derive(Debug, Clone, Copy)]
enum Step {
    NotAsked,
    DeadEnd,
    To(Swept),
}

impl Node {
    fn new(states: BTreeMap<State, Ways>, place: u8) -> Self {
        let used = |ways: &Ways| ways.iter().zip(0..).find(|&(&count, _)| count > 0).map(|(_, wilds)| wilds);
        let fewest_wilds = states.values().filter_map(used).min().unwrap_or(u8::MAX);
        Self { states, place, fewest_wilds, next: [Step::NotAsked; MAX_NATURALS + 1], finished: None }
    }
}

/// A position of the sweep: the tiles of one colour up to some number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Swept(u32);

impl Swept {
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The sweep, with every prefix it has met.
#[derive(Debug)]
pub(super) struct Sweep {
    nodes: Vec<Node>,
    wilds: u8,
    wrap: bool,
}

impl Sweep {
    /// Before the first place.
    pub(super) const START: Swept = Swept(0);

    /// A sweep that may use up to `wilds` wilds; with `wrap`, 1 may follow 13 (`run.wrap`).
    pub(super) fn new(wilds: u8, wrap: bool) -> Self {
        let states = BTreeMap::from([(State::default(), [1, 0, 0, 0, 0])]);
        Self { nodes: vec![Node::new(states, 0)], wilds, wrap }
    }

    /// The last place a run can reach.
    pub(super) const fn last_place(&self) -> u8 {
        if self.wrap { RunShape::AFTER_13 } else { Number::COUNT }
    }

    /// After one more number, of which `naturals` tiles lie in runs; `None` where no way is left.
    pub(super) fn step(&mut self, from: Swept, naturals: u8) -> Option<Swept> {
        let slot = usize::from(naturals);
        if let Step::NotAsked = self.nodes[from.index()].next[slot] {
            let place = self.nodes[from.index()].place + 1;
            let states = self.advance(&self.nodes[from.index()].states, place, naturals);
            let next = u32::try_from(self.nodes.len()).ok().filter(|_| !states.is_empty()).map(Swept);
            self.nodes[from.index()].next[slot] = next.map_or(Step::DeadEnd, Step::To);
            self.nodes.extend(next.map(|_| Node::new(states, place)));
        }
        match self.nodes[from.index()].next[slot] {
            Step::To(next) => Some(next),
            Step::NotAsked | Step::DeadEnd => None,
        }
    }

    /// The fewest wilds that any way up to here has used.
    pub(super) fn fewest_wilds(&self, at: Swept) -> u8 {
        self.nodes[at.index()].fewest_wilds
    }

    /// After all thirteen numbers: the ways to lie in runs, by the wilds used.
    pub(super) fn finish(&mut self, at: Swept) -> Ways {
        if let Some(known) = self.nodes[at.index()].finished {
            return known;
        }
        let mut total = Ways::default();
        for (state, ways) in &self.nodes[at.index()].states {
            let from = BTreeMap::from([(State { ones: 0, open: state.open.clone() }, *ways)]);
            let last = if self.wrap { self.advance(&from, RunShape::AFTER_13, state.ones) } else { from };
            for (state, ways) in &last {
                if state.open.iter().all(|class| class.length >= RunShape::SHORTEST) {
                    add(&mut total, ways);
                }
            }
        }
        self.nodes[at.index()].finished = Some(total);
        total
    }

    /// The ways to lay all these tiles in runs, by the wilds used.
    pub(super) fn count(&mut self, numbers: &Numbers) -> Ways {
        let end = numbers.iter().try_fold(Self::START, |at, &naturals| self.step(at, naturals));
        end.map_or([0; BUDGETS], |end| self.finish(end))
    }

    fn advance(&self, states: &BTreeMap<State, Ways>, place: u8, naturals: u8) -> BTreeMap<State, Ways> {
        let mut after = BTreeMap::new();
        for (state, ways) in states {
            let mut passing = Passing {
                budget: self.wilds,
                place,
                ways,
                next: State { ones: state.ones, open: Vec::new() },
                after: &mut after,
            };
            let kept = if place == 1 && self.wrap { naturals } else { 0 };
            for ones in 0..=kept {
                passing.next.ones = state.ones + ones;
                passing.classes(&state.open, naturals - ones, 0);
            }
        }
        after
    }
}

/// One state on its way over one place.
struct Passing<'a> {
    budget: u8,
    place: u8,
    ways: &'a Ways,
    next: State,
    after: &'a mut BTreeMap<State, Ways>,
}

impl Passing<'_> {
    /// Decides for the runs of each open class how many go on with a natural tile, how many with a wild, how many stop.
    fn classes(&mut self, open: &[Class], naturals: u8, wilds: u8) {
        let Some((class, others)) = open.split_first() else {
            self.starts(0, naturals, wilds);
            return;
        };
        let length = (class.length + 1).min(RunShape::SHORTEST);
        for natural in 0..=naturals.min(class.runs) {
            for wild in 0..=(class.runs - natural).min(self.budget - wilds) {
                let stopped = class.runs - natural - wild;
                if stopped > 0 && class.length < RunShape::SHORTEST {
                    continue;
                }
                let before = self.next.open.len();
                let runs_on = [natural, wild].into_iter().filter(|&runs| runs > 0);
                self.next.open.extend(runs_on.map(|runs| Class { length, runs }));
                self.classes(others, naturals - natural, wilds + wild);
                self.next.open.truncate(before);
            }
        }
    }

    /// Starts a run with each natural tile left. A run is opened by its first natural tile, with `lead` wilds or more
    /// before it; runs with equally many are the same so far.
    fn starts(&mut self, lead: u8, naturals: u8, wilds: u8) {
        if naturals == 0 {
            self.arrive(wilds);
            return;
        }
        if lead >= self.place {
            return;
        }
        for runs in 0..=naturals {
            let cost = wilds + runs * lead;
            if cost > self.budget {
                return;
            }
            if runs > 0 {
                self.next.open.push(Class { length: (lead + 1).min(RunShape::SHORTEST), runs });
            }
            self.starts(lead + 1, naturals - runs, cost);
            if runs > 0 {
                self.next.open.pop();
            }
        }
    }

    fn arrive(&mut self, wilds: u8) {
        let used = usize::from(wilds);
        let mut ways = Ways::default();
        ways[used..].copy_from_slice(&self.ways[..BUDGETS - used]);
        ways[usize::from(self.budget) + 1..].fill(0);
        if ways.iter().any(|&count| count > 0) {
            let mut state = self.next.clone();
            state.open.sort_unstable();
            add(self.after.entry(state).or_default(), &ways);
        }
    }
}

fn add(sum: &mut Ways, ways: &Ways) {
    for (sum, count) in sum.iter_mut().zip(ways) {
        *sum += count;
    }
}
