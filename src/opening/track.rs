//! The runs of one colour, place by place, reduced to what matters to their future.

use rustc_hash::FxHashMap;

use super::laid::Laid;
use super::open_runs::{OpenRuns, Spot};
use crate::layouts::RunShape;
use crate::tile::{Colour, Number};

/// Natural tiles of one colour, by number.
pub(super) type Numbers = [u8; Number::COUNT as usize];

/// Open runs as the future sees them: the 1s kept, and for each kind of run its length, counted up to the shortest legal
/// one, and how many there are. Sorted. Kinds of one length stay apart: their runs differ in places already passed.
type Kinds = (u8, Vec<(u8, u8)>);

/// Open runs that have reached some place, by their index there.
pub(super) type State = u16;

/// A way over one more place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    pub(super) next: State,
    /// Wilds that it takes to get there and then to make every run legal.
    pub(super) cost: u8,
    /// Natural tiles of the place that lie in no run.
    pub(super) left: u8,
    pub(super) laid: Laid,
    /// How many ways are alike in all this.
    pub(super) ways: u64,
}

/// What is known of a state.
#[derive(Debug)]
struct Known {
    kinds: Kinds,
    /// The fewest wilds it took to get here.
    spent: u8,
    /// The fewest wilds it takes from here to make every run legal.
    needed: u8,
    /// The ways on, by rising cost.
    steps: Vec<Step>,
}

/// The wilds needed where no number of them helps.
const HOPELESS: u8 = u8::MAX / 8;

/// All states that have reached one place.
#[derive(Debug, Default)]
struct Layer {
    states: Vec<Known>,
    index: FxHashMap<Kinds, State>,
}

impl Layer {
    /// The index of a state that is reached with so many wilds.
    fn reach(&mut self, kinds: Kinds, spent: u8) -> State {
        if let Some(&state) = self.index.get(&kinds) {
            let known = &mut self.states[usize::from(state)];
            known.spent = known.spent.min(spent);
            return state;
        }
        let state = State::try_from(self.states.len()).unwrap_or(State::MAX);
        self.index.insert(kinds.clone(), state);
        self.states.push(Known { kinds, spent, needed: HOPELESS, steps: Vec::new() });
        state
    }
}

/// The runs of one colour, by the place they have reached.
#[derive(Debug)]
pub(super) struct Track {
    layers: Vec<Layer>,
}

impl Track {
    /// Before the first place.
    pub(super) const START: State = 0;

    /// The track of a colour's natural tiles and so many wilds; with `wrap`, 1 may follow 13 (`run.wrap`).
    pub(super) fn new(naturals: &Numbers, wilds: u8, wrap: bool) -> Self {
        let mut track = Self { layers: vec![Layer::default()] };
        track.layers[0].reach(kinds(&OpenRuns::default()), 0);
        for place in 1..=last_place(wrap) {
            track.extend(Spot {
                colour: Colour::Black,
                place,
                naturals: naturals.get(usize::from(place) - 1).copied().unwrap_or(0),
                wilds,
                keeps: wrap && place == 1,
            });
        }
        track.look_back(wilds);
        track
    }

    /// Adds the layer of one more place.
    fn extend(&mut self, at: Spot) {
        let mut next = Layer::default();
        for known in self.layers.last_mut().into_iter().flat_map(|layer| &mut layer.states) {
            for pass in example(&known.kinds).passes(Spot { wilds: at.wilds - known.spent, ..at }) {
                let to = next.reach(kinds(&pass.open), known.spent + pass.laid.wilds());
                let alike = |step: &&mut Step| (step.next, step.left, step.laid) == (to, pass.left, pass.laid);
                match known.steps.iter_mut().find(alike) {
                    Some(step) => step.ways += 1,
                    None => known.steps.push(Step { next: to, cost: 0, left: pass.left, laid: pass.laid, ways: 1 }),
                }
            }
        }
        self.layers.push(next);
    }

    /// Finds out what each state still needs, and drops the steps that lead nowhere.
    fn look_back(&mut self, wilds: u8) {
        let mut needed: Vec<u8> = Vec::new();
        for layer in self.layers.iter_mut().rev() {
            for known in &mut layer.states {
                for step in &mut known.steps {
                    step.cost = step.laid.wilds() + needed[usize::from(step.next)];
                }
                known.steps.retain(|step| known.spent + step.cost <= wilds);
                known.steps.sort_by_key(|step| step.cost);
                known.needed = known.steps.first().map_or(HOPELESS, |step| step.cost);
                if needed.is_empty() && is_done(&known.kinds) {
                    known.needed = 0;
                }
            }
            needed = layer.states.iter().map(|known| known.needed).collect();
        }
    }

    /// The ways on from a state that has reached a place, by rising cost.
    pub(super) fn steps(&self, place: u8, from: State) -> &[Step] {
        &self.layers[usize::from(place)].states[usize::from(from)].steps
    }

    /// The state of some open runs that have reached a place; `None` where they have no future.
    pub(super) fn state(&self, place: u8, open: &OpenRuns) -> Option<State> {
        self.layers[usize::from(place)].index.get(&kinds(open)).copied()
    }
}

/// The last place a run can reach.
pub(super) const fn last_place(wrap: bool) -> u8 {
    if wrap { RunShape::AFTER_13 } else { Number::COUNT }
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
