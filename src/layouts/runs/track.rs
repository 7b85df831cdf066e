//! The open runs of each colour, place by place, as states that share everything their future depends on.
//!
//! Example: `R3 R4` and `R3 .` with a wild at 4 both leave one open run of two tiles. Every later place treats them the
//! same way, so they are one state after place 4.

use std::cell::RefCell;
use std::ops::Range;

use rustc_hash::FxHashMap;

use super::open_runs::{OpenRuns, Spot};
use crate::layouts::RunShape;
use crate::layouts::figures::Figures;
use crate::layouts::worth::{IMPOSSIBLE, LEVELS, WorthByWilds};
use crate::tiles::{ByColour, Colour, Face, Number};

/// Natural tiles of one colour, by number.
pub(crate) use crate::layouts::line::NumberCounts;

/// The facts that decide the future: the 1s reserved for the place after 13, and the open runs as pairs of a length and
/// a number of runs, sorted. Lengths stop at that of the shortest legal run. Two pairs may have equal lengths: then
/// their runs differ in places already passed, and layouts count them apart.
type OpenKinds = (u8, Vec<(u8, u8)>);

/// A state, as an index into the states of all places.
pub(crate) type TrackState = u16;

/// A step from a state over one more place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TrackStep {
    pub(crate) next: TrackState,
    /// The wilds of this step and the fewest wilds that then make every run legal.
    pub(crate) cost: u8,
    /// The natural tiles of the place in no run.
    pub(crate) left: u8,
    pub(crate) laid: Figures,
    /// The number of ways that agree in all this.
    pub(crate) ways: u64,
}

/// A step from some kinds of open runs, valid in every hand.
#[derive(Debug, Clone, Copy)]
struct CachedStep {
    /// The kinds of open runs after the step, as an id.
    next: u32,
    left: u8,
    laid: Figures,
    ways: u64,
}

/// The place, its natural tiles, the wilds, and whether tiles may be reserved for the place after 13.
type PlaceInput = (u8, u8, u8, bool);

/// Returns the key of some kinds of open runs, given as an id, and a place.
const fn key(from: u32, (place, naturals, wilds, may_reserve): PlaceInput) -> u64 {
    (from as u64) << u32::BITS | u32::from_le_bytes([place, naturals, wilds, may_reserve as u8]) as u64
}

/// All steps computed by this thread, shared by all hands.
#[derive(Debug, Default)]
struct StepCache {
    /// The kinds of open runs by id.
    kinds: Vec<OpenKinds>,
    /// The ids by kinds of open runs.
    index: FxHashMap<OpenKinds, u32>,
    /// All steps.
    steps: Vec<CachedStep>,
    /// For each key, the range of its steps.
    steps_over_place: FxHashMap<u64, Range<usize>>,
}

thread_local! {
    static STEP_CACHE: RefCell<StepCache> = RefCell::default();
}

impl StepCache {
    /// Returns the id of some kinds of open runs.
    fn index(&mut self, kinds: OpenKinds) -> u32 {
        let Self { kinds: all, index, .. } = self;
        *index.entry(kinds).or_insert_with_key(|kinds| {
            all.push(kinds.clone());
            u32::try_from(all.len() - 1).expect("open runs have few kinds")
        })
    }

    /// Returns the range of the steps over a place, computing them if necessary.
    fn steps_over_place(&mut self, from: u32, input: PlaceInput) -> Range<usize> {
        if let Some(known) = self.steps_over_place.get(&key(from, input)) {
            return known.clone();
        }
        let (place, naturals, wilds, may_reserve) = input;
        let open = example_of(&self.kinds[from as usize]);
        let start = self.steps.len();
        for pass in open.passes(Spot { colour: Colour::Black, place, naturals, wilds, may_reserve }) {
            let next = self.index(kinds(&pass.open));
            let is_same = |step: &&mut CachedStep| (step.next, step.left, step.laid) == (next, pass.left, pass.laid);
            match self.steps[start..].iter_mut().find(is_same) {
                Some(step) => step.ways += 1,
                None => self.steps.push(CachedStep { next, left: pass.left, laid: pass.laid, ways: 1 }),
            }
        }
        self.steps_over_place.insert(key(from, input), start..self.steps.len());
        start..self.steps.len()
    }
}

/// The data of a state.
#[derive(Debug)]
struct StateInfo {
    /// The fewest wilds used to reach it.
    spent: u8,
    /// The highest rank that runs can still add: with no wild, with at most one, and so on.
    most_after: WorthByWilds<LEVELS>,
    /// The range of its steps.
    steps: Range<usize>,
}

impl StateInfo {
    /// Returns the fewest wilds that make every open run legal.
    fn wilds_needed(&self) -> u8 {
        (0..).zip(self.most_after.0).find(|&(_, sum)| sum >= 0).map_or(IMPOSSIBLE_COST, |(wilds, _)| wilds)
    }
}

/// Sentinel for "no number of wilds helps", higher than any number of wilds.
const IMPOSSIBLE_COST: u8 = u8::MAX / 8;

/// The states of the four colours, place by place.
///
/// Colours that hold the same tiles after a place have the same future there, so they share their states.
#[derive(Debug)]
pub(crate) struct Tracks {
    /// For each place and colour, the first colour with the same future.
    same_future: Vec<ByColour<Colour>>,
    /// For each place and colour, the range of its states.
    state_ranges: Vec<ByColour<Range<usize>>>,
    /// For each state, the id of its open runs. A place has few states, so searches are linear.
    kinds: Vec<u32>,
    states: Vec<StateInfo>,
    steps: Vec<TrackStep>,
}

impl Tracks {
    /// Builds the states for these natural tiles and wilds. With `wrap`, a 1 may follow 13 (`run.wrap`). If the face
    /// `must` has to be laid, its colour shares no states until that face is passed.
    pub(crate) fn new(naturals: &ByColour<NumberCounts>, wilds: u8, wrap: bool, must: Option<Face>) -> Self {
        // The states of most hands fit in this capacity.
        const ROOM: usize = 128;
        let last = RunShape::last_place(wrap);
        let (kinds, states, state_ranges) =
            (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM), Vec::with_capacity(ROOM / 8));
        let same_future = same_future(naturals, last, must);
        let mut tracks = Self { same_future, state_ranges, kinds, states, steps: Vec::with_capacity(2 * ROOM) };
        STEP_CACHE.with_borrow_mut(|cache| {
            let start = cache.index(self::kinds(&OpenRuns::default()));
            tracks.add_place(0, |tracks, _, from| {
                tracks.intern(from, start, 0);
            });
            for place in 1..=last {
                tracks.add_place(place, |tracks, first, from| {
                    let before = usize::from(place) - 1;
                    for colour in Colour::ALL {
                        let leads_there = tracks.same_future[before + 1][colour] == first;
                        if leads_there && tracks.same_future[before][colour] == colour {
                            // The place after 13 has no tiles except the 1s reserved earlier.
                            let naturals = naturals[colour].get(before).copied().unwrap_or(0);
                            let may_reserve = wrap && place == 1;
                            tracks.add_steps(cache, (before, colour), from, (place, naturals, wilds, may_reserve));
                        }
                    }
                });
            }
            tracks.fill_backwards(cache, wilds);
        });
        tracks
    }

    /// Adds the states of a place, once for all colours that share them.
    fn add_place(&mut self, place: u8, mut make: impl FnMut(&mut Self, Colour, usize)) {
        self.state_ranges.push(ByColour::default());
        let place = usize::from(place);
        for colour in Colour::ALL {
            let first = self.same_future[place][colour];
            self.state_ranges[place][colour] = if first == colour {
                let from = self.states.len();
                make(self, colour, from);
                from..self.states.len()
            } else {
                self.state_ranges[place][first].clone()
            };
        }
    }

    /// Returns the state with these `kinds` among those from index `from` on, creating it if necessary. `spent` is the
    /// number of wilds used to reach it.
    fn intern(&mut self, from: usize, kinds: u32, spent: u8) -> TrackState {
        let known_at = self.kinds[from..].iter().position(|&known| known == kinds);
        let at = from + known_at.unwrap_or(self.kinds.len() - from);
        if known_at.is_some() {
            self.states[at].spent = self.states[at].spent.min(spent);
        } else {
            self.kinds.push(kinds);
            self.states.push(StateInfo { spent, most_after: WorthByWilds([IMPOSSIBLE; LEVELS]), steps: 0..0 });
        }
        to_state(at)
    }

    /// Adds the steps from a colour's states at place `before`. The states of the next place start at index `from`.
    fn add_steps(
        &mut self,
        cache: &mut StepCache,
        (before, colour): (usize, Colour),
        from: usize,
        (place, naturals, wilds, may_reserve): PlaceInput,
    ) {
        for at in self.state_ranges[before][colour].clone() {
            let (start, spent) = (self.steps.len(), self.states[at].spent);
            for step in cache.steps_over_place(self.kinds[at], (place, naturals, wilds - spent, may_reserve)) {
                let CachedStep { next, left, laid, ways } = cache.steps[step];
                let next = self.intern(from, next, spent + laid.wilds());
                self.steps.push(TrackStep { next, cost: 0, left, laid, ways });
            }
            self.states[at].steps = start..self.steps.len();
        }
    }

    /// Computes the highest rank still to come for each state, last place first, and drops the steps that cost too many
    /// wilds.
    fn fill_backwards(&mut self, cache: &StepCache, wilds: u8) {
        let last = self.state_ranges[self.state_ranges.len() - 1][Colour::Black].start;
        for (state, &kinds) in self.states[last..].iter_mut().zip(&self.kinds[last..]) {
            state.most_after =
                if is_done(&cache.kinds[kinds as usize]) { WorthByWilds::NOTHING } else { state.most_after };
        }
        for at in (0..last).rev() {
            let (before, behind) = self.states.split_at_mut(at + 1);
            let state = &mut before[at];
            let steps = &mut self.steps[state.steps.clone()];
            for step in &mut *steps {
                let next = &behind[usize::from(step.next) - at - 1];
                let taken = usize::from(step.laid.wilds());
                step.cost = step.laid.wilds() + next.wilds_needed();
                let rank = step.laid.rank().cast_signed();
                for (after, &next) in state.most_after.0[taken..=usize::from(wilds)].iter_mut().zip(&next.most_after.0)
                {
                    *after = (*after).max(if next < 0 { IMPOSSIBLE } else { rank + next });
                }
            }
            let mut kept = 0;
            for at in 0..steps.len() {
                if state.spent + steps[at].cost <= wilds {
                    steps.swap(at, kept);
                    kept += 1;
                }
            }
            state.steps.end = state.steps.start + kept;
        }
    }

    /// Returns the state before the first place.
    pub(crate) fn start(&self, colour: Colour) -> TrackState {
        to_state(self.state_ranges[0][colour].start)
    }

    /// Returns, for each colour, the first colour that holds the same tiles after a place.
    pub(crate) fn same_future(&self, place: u8) -> &ByColour<Colour> {
        &self.same_future[usize::from(place)]
    }

    /// Returns the highest rank that runs of one colour can still add after a state, by wilds.
    pub(crate) fn most_after(&self, from: TrackState) -> &WorthByWilds<LEVELS> {
        &self.states[usize::from(from)].most_after
    }

    /// Returns the steps from a state.
    pub(crate) fn steps(&self, from: TrackState) -> &[TrackStep] {
        &self.steps[self.states[usize::from(from)].steps.clone()]
    }

    /// Returns the state of a colour's open runs at a place; `None` if they cannot all become legal.
    pub(crate) fn state(&self, place: u8, colour: Colour, open: &OpenRuns) -> Option<TrackState> {
        let kinds = STEP_CACHE.with_borrow(|cache| cache.index.get(&self::kinds(open)).copied())?;
        let Range { start, end } = self.state_ranges[usize::from(place)][colour].clone();
        let at = self.kinds[start..end].iter().position(|&known| known == kinds)?;
        Some(to_state(start + at))
    }
}

/// Returns the state with this index.
const fn to_state(index: usize) -> TrackState {
    assert!(index <= TrackState::MAX as usize, "the runs of a hand have few states");
    index as TrackState
}

/// Returns, for each place and colour, the first colour with the same tiles after that place.
fn same_future(naturals: &ByColour<NumberCounts>, last: u8, must: Option<Face>) -> Vec<ByColour<Colour>> {
    let mut same_future = vec![ByColour::from_fn(|_| Colour::Black); usize::from(last) + 1];
    for before in (0..Number::COUNT as usize).rev() {
        let after = same_future[before + 1];
        let must = must.filter(|face| face.number.index() >= before).map(|face| face.colour);
        let same = |one: Colour, two: Colour| {
            after[one] == after[two]
                && naturals[one][before] == naturals[two][before]
                && (one == two || Some(one) != must && Some(two) != must)
        };
        let first = |colour: Colour| {
            Colour::ALL.into_iter().find(|&first| same(first, colour)).expect("a colour has its own future")
        };
        same_future[before] = ByColour::from_fn(first);
    }
    same_future
}

fn kinds(open: &OpenRuns) -> OpenKinds {
    let kind = |&(run, runs): &(RunShape, u8)| (run.length().min(RunShape::SHORTEST), runs);
    let mut kinds: Vec<(u8, u8)> = open.runs.iter().map(kind).collect();
    kinds.sort_unstable();
    (open.ones, kinds)
}

/// Returns true if all open runs are legal without further places.
fn is_done((ones, kinds): &OpenKinds) -> bool {
    *ones == 0 && kinds.iter().all(|&(length, _)| length >= RunShape::SHORTEST)
}

/// Returns open runs of these kinds.
fn example_of((ones, kinds): &OpenKinds) -> OpenRuns {
    let run = |length: u8| (0..length).fold(RunShape::starting(Colour::Black, 1), |run, _| run.extended(false));
    OpenRuns { ones: *ones, runs: kinds.iter().map(|&(length, runs)| (run(length), runs)).collect() }
}
