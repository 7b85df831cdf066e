//! The runs of each colour, place by place, reduced to what matters for their future.

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

/// Open runs as the future sees them: the 1s kept, and for each kind of run its length, counted up to the shortest
/// legal one, and how many there are. Sorted. Kinds of one length stay apart: their runs differ in places already
/// passed.
type OpenKinds = (u8, Vec<(u8, u8)>);

/// Open runs that have reached some place, by their index among those of all places.
pub(crate) type TrackState = u16;

/// A way over one more place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TrackStep {
    pub(crate) next: TrackState,
    /// Wilds that it takes to get there and then to make every run legal.
    pub(crate) cost: u8,
    /// How many natural tiles of the place lie in no run.
    pub(crate) left: u8,
    pub(crate) laid: Figures,
    /// How many ways agree in all this.
    pub(crate) ways: u64,
}

/// A way over a place from open runs of one look, in whatever hand.
#[derive(Debug, Clone, Copy)]
struct CachedStep {
    /// What the open runs look like, by its index among all that were met.
    next: u32,
    left: u8,
    laid: Figures,
    ways: u64,
}

/// The place, the natural tiles, the wilds, and whether tiles may be kept for the place after 13.
type PlaceInput = (u8, u8, u8, bool);

/// Open runs by their index, and what they pass, side by side.
const fn key(from: u32, (place, naturals, wilds, keeps): PlaceInput) -> u64 {
    (from as u64) << u32::BITS | u32::from_le_bytes([place, naturals, wilds, keeps as u8]) as u64
}

/// What this thread met of open runs, which serves all hands.
#[derive(Debug, Default)]
struct StepCache {
    kinds: Vec<OpenKinds>,
    index: FxHashMap<OpenKinds, u32>,
    /// The ways over places, and which of them lead on from where.
    ways: Vec<CachedStep>,
    steps_over: FxHashMap<u64, Range<usize>>,
}

thread_local! {
    static STEP_CACHE: RefCell<StepCache> = RefCell::default();
}

impl StepCache {
    fn index(&mut self, kinds: OpenKinds) -> u32 {
        let Self { kinds: all, index, .. } = self;
        *index.entry(kinds).or_insert_with_key(|kinds| {
            all.push(kinds.clone());
            u32::try_from(all.len() - 1).unwrap_or(u32::MAX)
        })
    }

    /// The ways over a place, by their index.
    fn steps_over(&mut self, from: u32, passed: PlaceInput) -> Range<usize> {
        if let Some(known) = self.steps_over.get(&key(from, passed)) {
            return known.clone();
        }
        let (place, naturals, wilds, keeps) = passed;
        let open = example(&self.kinds[from as usize]);
        let start = self.ways.len();
        for pass in open.passes(Spot { colour: Colour::Black, place, naturals, wilds, keeps }) {
            let next = self.index(kinds(&pass.open));
            let same_future = |way: &&mut CachedStep| (way.next, way.left, way.laid) == (next, pass.left, pass.laid);
            match self.ways[start..].iter_mut().find(same_future) {
                Some(way) => way.ways += 1,
                None => self.ways.push(CachedStep { next, left: pass.left, laid: pass.laid, ways: 1 }),
            }
        }
        self.steps_over.insert(key(from, passed), start..self.ways.len());
        start..self.ways.len()
    }
}

/// What is known of a state.
#[derive(Debug)]
struct StateInfo {
    /// The fewest wilds it took to get here.
    spent: u8,
    /// The highest rank that can be laid from here with no wild, with at most one, and so on.
    after: WorthByWilds<LEVELS>,
    /// Where its ways on lie among all.
    steps: Range<usize>,
}

impl StateInfo {
    /// The fewest wilds it takes from here to make every run legal.
    fn needed(&self) -> u8 {
        (0..).zip(self.after.0).find(|&(_, sum)| sum >= 0).map_or(UNREACHABLE, |(wilds, _)| wilds)
    }
}

/// The wilds needed where no number of them helps.
const UNREACHABLE: u8 = u8::MAX / 8;

/// The runs of the four colours: all states, place after place.
///
/// Colours that hold the same tiles after a place have the same future there, and the same states.
#[derive(Debug)]
pub(crate) struct Tracks {
    /// For each place and colour the first colour with the same future.
    same_future: Vec<ByColour<Colour>>,
    /// Where the states of each place and colour lie.
    at: Vec<ByColour<Range<usize>>>,
    /// For each state the index of what its open runs look like. A place has few, so they are searched one by one.
    kinds: Vec<u32>,
    states: Vec<StateInfo>,
    steps: Vec<TrackStep>,
}

impl Tracks {
    /// The tracks of these natural tiles and wilds; with `wrap`, 1 may follow 13 (`run.wrap`). A colour that must lay a
    /// tile is like no other until that tile is passed.
    pub(crate) fn new(naturals: &ByColour<NumberCounts>, wilds: u8, wrap: bool, must: Option<Face>) -> Self {
        // Room for what most hands need.
        const ROOM: usize = 128;
        let last = RunShape::last_place(wrap);
        let (kinds, states, at) = (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM), Vec::with_capacity(ROOM / 8));
        let same_future = same_future(naturals, last, must);
        let mut tracks = Self { same_future, at, kinds, states, steps: Vec::with_capacity(2 * ROOM) };
        STEP_CACHE.with_borrow_mut(|cache| {
            let start = cache.index(self::kinds(&OpenRuns::default()));
            tracks.place(0, |tracks, _, from| {
                tracks.reach(from, start, 0);
            });
            for place in 1..=last {
                tracks.place(place, |tracks, first, from| {
                    let before = usize::from(place) - 1;
                    for colour in Colour::ALL {
                        let leads_there = tracks.same_future[before + 1][colour] == first;
                        if leads_there && tracks.same_future[before][colour] == colour {
                            let naturals = naturals[colour].get(before).copied().unwrap_or(0);
                            let keeps = wrap && place == 1;
                            tracks.extend(cache, (before, colour), from, (place, naturals, wilds, keeps));
                        }
                    }
                });
            }
            tracks.fill_backwards(cache, wilds);
        });
        tracks
    }

    /// Makes the states of a place, once for all colours that are alike there.
    fn place(&mut self, place: u8, mut make: impl FnMut(&mut Self, Colour, usize)) {
        self.at.push(ByColour::default());
        let place = usize::from(place);
        for colour in Colour::ALL {
            let first = self.same_future[place][colour];
            self.at[place][colour] = if first == colour {
                let from = self.states.len();
                make(self, colour, from);
                from..self.states.len()
            } else {
                self.at[place][first].clone()
            };
        }
    }

    /// The state with these `kinds` among those from index `from` on, reached with `spent` wilds; made if new.
    fn reach(&mut self, from: usize, kinds: u32, spent: u8) -> TrackState {
        let known = self.kinds[from..].iter().position(|&known| known == kinds);
        let at = from + known.unwrap_or(self.kinds.len() - from);
        if known.is_some() {
            self.states[at].spent = self.states[at].spent.min(spent);
        } else {
            self.kinds.push(kinds);
            self.states.push(StateInfo { spent, after: WorthByWilds([IMPOSSIBLE; LEVELS]), steps: 0..0 });
        }
        TrackState::try_from(at).unwrap_or(TrackState::MAX)
    }

    /// Adds the states that those of a colour at place `before` lead to; the states of the new place begin at index
    /// `from`.
    fn extend(
        &mut self,
        cache: &mut StepCache,
        (before, colour): (usize, Colour),
        from: usize,
        (place, naturals, wilds, keeps): PlaceInput,
    ) {
        for at in self.at[before][colour].clone() {
            let (start, spent) = (self.steps.len(), self.states[at].spent);
            for step in cache.steps_over(self.kinds[at], (place, naturals, wilds - spent, keeps)) {
                let CachedStep { next, left, laid, ways } = cache.ways[step];
                let next = self.reach(from, next, spent + laid.wilds());
                self.steps.push(TrackStep { next, cost: 0, left, laid, ways });
            }
            self.states[at].steps = start..self.steps.len();
        }
    }

    /// Finds the highest rank still to be laid from each state, and drops the steps that lead nowhere.
    fn fill_backwards(&mut self, cache: &StepCache, wilds: u8) {
        let last = self.at[self.at.len() - 1][Colour::Black].start;
        for (known, &kinds) in self.states[last..].iter_mut().zip(&self.kinds[last..]) {
            known.after = if is_done(&cache.kinds[kinds as usize]) { WorthByWilds::NOTHING } else { known.after };
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
                for (after, &next) in known.after.0[taken..=usize::from(wilds)].iter_mut().zip(&next.after.0) {
                    *after = (*after).max(if next < 0 { IMPOSSIBLE } else { rank + next });
                }
            }
            let mut kept_steps = 0;
            for at in 0..steps.len() {
                if known.spent + steps[at].cost <= wilds {
                    steps.swap(at, kept_steps);
                    kept_steps += 1;
                }
            }
            known.steps.end = known.steps.start + kept_steps;
        }
    }

    /// Before the first place.
    pub(crate) fn start(&self, colour: Colour) -> TrackState {
        TrackState::try_from(self.at[0][colour].start).unwrap_or(TrackState::MAX)
    }

    /// For each colour the first colour that holds the same tiles after a place.
    pub(crate) fn same_future(&self, place: u8) -> &ByColour<Colour> {
        &self.same_future[usize::from(place)]
    }

    /// The highest rank still to be laid in runs of one colour after a state, by wilds.
    pub(crate) fn most_after(&self, from: TrackState) -> &WorthByWilds<LEVELS> {
        &self.states[usize::from(from)].after
    }

    /// The ways on from a state.
    pub(crate) fn steps(&self, from: TrackState) -> &[TrackStep] {
        &self.steps[self.states[usize::from(from)].steps.clone()]
    }

    /// The state of some open runs of a colour that have reached a place; `None` where they have no future.
    pub(crate) fn state(&self, place: u8, colour: Colour, open: &OpenRuns) -> Option<TrackState> {
        let kinds = STEP_CACHE.with_borrow(|cache| cache.index.get(&self::kinds(open)).copied())?;
        let Range { start, end } = self.at[usize::from(place)][colour].clone();
        let at = self.kinds[start..end].iter().position(|&known| known == kinds)?;
        TrackState::try_from(start + at).ok()
    }
}

/// For each place, and for each colour, the first one with the same tiles after that place.
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
        let first = |colour: Colour| Colour::ALL.into_iter().find(|&first| same(first, colour)).unwrap_or(colour);
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

/// Whether all open runs are legal if no more places come.
fn is_done((ones, kinds): &OpenKinds) -> bool {
    *ones == 0 && kinds.iter().all(|&(length, _)| length >= RunShape::SHORTEST)
}

/// An example of open runs with that look.
fn example((ones, kinds): &OpenKinds) -> OpenRuns {
    let run = |length: u8| (0..length).fold(RunShape::starting(Colour::Black, 1), |run, _| run.extended(false));
    OpenRuns { ones: *ones, runs: kinds.iter().map(|&(length, runs)| (run(length), runs)).collect() }
}
