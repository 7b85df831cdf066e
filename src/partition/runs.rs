//! The runs of one colour: in how many ways some of its tiles lie in runs.
//!
//! A sweep over the places 1 to 14 keeps, for the tiles seen so far, every state the open runs can be in with the number
//! of ways to get there. Prefixes are shared between questions, so a whole hand asks for few new steps.

use super::groups::MAX_NATURALS;
use super::shape::RunShape;
use crate::material::Material;
use crate::tile::Number;

const BUDGETS: usize = Material::MAX_WILDS as usize + 1;

/// Natural tiles of one colour, by number.
pub(super) type Numbers = [u8; Number::COUNT as usize];

/// Ways, by the number of wilds used.
pub(super) type Ways = [u64; BUDGETS];

/// The one way to lay nothing.
pub(super) const NO_TILES: Ways = [1, 0, 0, 0, 0];

/// Runs that are the same up to here, and that the next place may still tell apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Class {
    /// Tiles so far, counted up to the shortest legal run.
    length: u8,
    /// How many such runs; 0 where there is no class.
    runs: u8,
}

/// The most runs that can be open: each has a tile at the place just passed.
const MOST_OPEN: usize = MAX_NATURALS + Material::MAX_WILDS as usize;

/// The open runs of a colour. Classes of one length stay apart: their runs differ in places already passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct State {
    /// Tiles numbered 1 that are kept for the place after 13.
    ones: u8,
    open: [Class; MOST_OPEN],
}

impl State {
    fn is_done(&self) -> bool {
        self.ones == 0 && self.open.iter().all(|class| class.runs == 0 || class.length >= RunShape::SHORTEST)
    }
}

/// States with the ways to get there, sorted.
type States = Vec<(State, Ways)>;

#[derive(Debug)]
struct Node {
    states: States,
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
    fn new(states: States, place: u8) -> Self {
        let used = |ways: &Ways| ways.iter().zip(0..).find(|&(&count, _)| count > 0).map(|(_, wilds)| wilds);
        let fewest_wilds = states.iter().filter_map(|(_, ways)| used(ways)).min().unwrap_or(u8::MAX);
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
        let states = vec![(State::default(), NO_TILES)];
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

    /// The ways to be done if this colour has no more tiles, by the wilds used.
    pub(super) fn finish(&mut self, at: Swept) -> Ways {
        if let Some(known) = self.nodes[at.index()].finished {
            return known;
        }
        let finished = if self.nodes[at.index()].place < Number::COUNT {
            self.step(at, 0).map_or([0; BUDGETS], |next| self.finish(next))
        } else {
            self.close(at)
        };
        self.nodes[at.index()].finished = Some(finished);
        finished
    }

    /// The ways that are done after all thirteen numbers.
    fn close(&self, at: Swept) -> Ways {
        let states = &self.nodes[at.index()].states;
        let past_13 = self.wrap.then(|| self.advance(states, RunShape::AFTER_13, 0));
        let mut total = Ways::default();
        for (_, ways) in past_13.as_ref().unwrap_or(states).iter().filter(|(state, _)| state.is_done()) {
            add(&mut total, ways);
        }
        total
    }

    /// The ways to lay all these tiles in runs, by the wilds used.
    pub(super) fn count(&mut self, numbers: &Numbers) -> Ways {
        let end = numbers.iter().try_fold(Self::START, |at, &naturals| self.step(at, naturals));
        end.map_or([0; BUDGETS], |end| self.finish(end))
    }

    /// The states after one more place. After 13, the naturals are those that each state has kept.
    fn advance(&self, states: &States, place: u8, naturals: u8) -> States {
        let mut after = Vec::new();
        for (state, ways) in states {
            let mut passing = Passing {
                budget: self.wilds,
                place,
                ways,
                next: State { ones: state.ones, ..State::default() },
                classes: 0,
                after: &mut after,
            };
            match place {
                1 if self.wrap => {
                    for kept in 0..=naturals {
                        passing.next.ones = kept;
                        passing.go(&state.open, naturals - kept, 0);
                    }
                }
                RunShape::AFTER_13 => {
                    passing.next.ones = 0;
                    passing.go(&state.open, state.ones, 0);
                }
                _ => passing.go(&state.open, naturals, 0),
            }
        }
        merged(after)
    }
}

/// One state on its way over one place.
struct Passing<'a> {
    budget: u8,
    place: u8,
    ways: &'a Ways,
    next: State,
    /// How many classes `next` has so far.
    classes: usize,
    after: &'a mut States,
}

impl Passing<'_> {
    /// Decides for the runs of each open class how many go on with a natural tile, how many with a wild, how many stop.
    fn go(&mut self, open: &[Class], naturals: u8, wilds: u8) {
        let Some((class, others)) = open.split_first().filter(|(class, _)| class.runs > 0) else {
            self.start(0, naturals, wilds);
            return;
        };
        let length = (class.length + 1).min(RunShape::SHORTEST);
        for natural in 0..=naturals.min(class.runs) {
            for wild in 0..=(class.runs - natural).min(self.budget - wilds) {
                let stopped = class.runs - natural - wild;
                if stopped > 0 && class.length < RunShape::SHORTEST {
                    continue;
                }
                let before = self.classes;
                self.open(length, natural);
                self.open(length, wild);
                self.go(others, naturals - natural, wilds + wild);
                self.classes = before;
            }
        }
    }

    /// Starts a run with each natural tile left. A run is opened by its first natural tile, with `lead` wilds or more
    /// before it; runs with equally many are the same so far.
    fn start(&mut self, lead: u8, naturals: u8, wilds: u8) {
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
            let before = self.classes;
            self.open((lead + 1).min(RunShape::SHORTEST), runs);
            self.start(lead + 1, naturals - runs, cost);
            self.classes = before;
        }
    }

    fn open(&mut self, length: u8, runs: u8) {
        if runs > 0 {
            self.next.open[self.classes] = Class { length, runs };
            self.classes += 1;
        }
    }

    fn arrive(&mut self, wilds: u8) {
        let mut ways = shifted(self.ways, wilds, 1);
        ways[usize::from(self.budget) + 1..].fill(0);
        if ways.iter().any(|&count| count > 0) {
            let mut state = self.next;
            state.open[self.classes..].fill(Class::default());
            // Whatever order the classes came in, equal states look the same; no class comes after every class.
            state.open.sort_unstable_by(|a, b| b.cmp(a));
            self.after.push((state, ways));
        }
    }
}

/// The ways with `wilds` more wilds, each in `factor` ways.
pub(super) fn shifted(ways: &Ways, wilds: u8, factor: u64) -> Ways {
    let mut shifted = Ways::default();
    for (sum, count) in shifted[usize::from(wilds)..].iter_mut().zip(ways) {
        *sum = count * factor;
    }
    shifted
}

/// The ways to do both of two things, by the wilds in both together.
pub(super) fn product(one: &Ways, other: &Ways) -> Ways {
    let mut product = Ways::default();
    for (used, &count) in (0..).zip(one).filter(|&(_, &count)| count > 0) {
        add(&mut product, &shifted(other, used, count));
    }
    product
}

/// What is reached in several ways, once each with all its ways, sorted.
pub(super) fn merged<K: Copy + Ord>(mut reached: Vec<(K, Ways)>) -> Vec<(K, Ways)> {
    reached.sort_unstable_by_key(|(key, _)| *key);
    reached.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            add(&mut kept.1, &next.1);
        }
        same
    });
    reached
}

/// Adds ways to ways.
pub(super) fn add(sum: &mut Ways, ways: &Ways) {
    for (sum, count) in sum.iter_mut().zip(ways) {
        *sum += count;
    }
}
