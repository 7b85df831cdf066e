//! Computes how the runs of one colour can grow number by number. A run is open if its last tile has the current
//! number. The next number can continue it. Open runs that can continue in the same ways share a state.
//!
//! Example: `R3 R4`, and `R3` with a wild as 4, both leave one open run of two tiles. Both can continue in the same
//! ways, so they share a state after number 4.

use crate::sort;
use std::ops::Range;

use rustc_hash::FxHashMap;

use super::multisets::WaysKey;
use super::open_runs::{Barrier, OpenRuns, Spot};
use crate::layouts::RunShape;
use crate::layouts::figures::{Figures, IMPOSSIBLE, LANES, LEVELS, WaysByWilds, WorthByWilds, parts_of, raise};
use crate::tiles::{ByColour, Colour, Face};

pub(crate) use crate::layouts::line::NumberCounts;

/// A summary of the open runs of one colour: the facts that decide how they can continue, packed into one integer.
///
/// The two lowest bits are the number of 1s that are put aside for the place after 13. Then come the kinds of open
/// runs, sorted, with [`KIND_BITS`] bits each. A kind is a length and the number of equal runs with this length. A
/// length above three is stored as three. Runs of one length that differ, for example in the places of wilds, are
/// separate kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct OpenKinds(u64);

/// The number of bits of one kind of open run: two for the length, three for the number of equal runs.
///
/// At most seven runs are open after a number, because each of them has a tile of this number: at most three natural
/// tiles and four wilds. So the kinds take at most 35 bits.
const KIND_BITS: u32 = 5;
const COUNT_BITS: u32 = 3;
const ONES_BITS: u32 = 2;

impl OpenKinds {
    /// No open run, and no 1 put aside.
    pub(super) const NONE: Self = Self(0);

    fn of(open: &OpenRuns) -> Self {
        let kind = |&(run, runs): &(RunShape, u8)| {
            u64::from(run.length().min(RunShape::SHORTEST)) << COUNT_BITS | u64::from(runs)
        };
        let mut kinds: Vec<u64> = open.runs.iter().map(kind).collect();
        sort::ascending(&mut kinds);
        let kinds = kinds.iter().rev().fold(0, |packed, kind| packed << KIND_BITS | kind);
        Self(kinds << ONES_BITS | u64::from(open.ones))
    }

    const fn ones(self) -> u8 {
        (self.0 & ((1 << ONES_BITS) - 1)) as u8
    }

    /// Returns the kinds of open runs. Each is a pair: the length (3 means three or more) and the number of equal runs.
    fn kinds(self) -> impl Iterator<Item = (u8, u8)> {
        let kinds = std::iter::successors(Some(self.0 >> ONES_BITS), |rest| Some(rest >> KIND_BITS));
        kinds.take_while(|&rest| rest > 0).map(|rest| {
            let kind = rest & ((1 << KIND_BITS) - 1);
            ((kind >> COUNT_BITS) as u8, (kind & ((1 << COUNT_BITS) - 1)) as u8)
        })
    }

    /// Returns true if every open run is already legal and no 1 is put aside for the place after 13.
    pub(super) fn is_done(self) -> bool {
        self.ones() == 0 && self.kinds().all(|(length, _)| length >= RunShape::SHORTEST)
    }

    /// Returns an example of open runs with this summary. Their colour and their first number are arbitrary.
    fn example(self) -> OpenRuns {
        let run = |length: u8| (0..length).fold(RunShape::starting(Colour::Black, 1), |run, _| run.extended(false));
        OpenRuns { ones: self.ones(), runs: self.kinds().map(|(length, runs)| (run(length), runs)).collect() }
    }
}

/// A state: the open runs of one colour after some number (the runs that the next number can continue). The value is an
/// index into `Tracks::states`.
pub(crate) type TrackState = u16;

/// A step from one state of the open runs to the next: one choice of how the tiles of one number and colour start or
/// continue runs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TrackStep {
    pub(crate) next: TrackState,
    /// The number of wilds that the step uses, plus the number that open runs then still need to become legal.
    pub(crate) cost: u8,
    /// How many natural tiles of this number are in no run.
    pub(crate) outside_runs: u8,
    pub(crate) laid: Figures,
    /// An upper bound on the points of the natural tiles that this step lays in runs and later steps lay in runs or
    /// groups. Index `n` holds the bound with at most `n` wilds. All values are 0 if the bound is not needed.
    pub(crate) most_naturals: WorthByWilds<LANES>,
    /// The number of layouts that this step stands for. Layouts that have the same values in all other fields are one
    /// step.
    pub(crate) ways: u64,
}

/// A [`TrackStep`] that every hand can reuse, because its `next` is a summary of open runs, not the index of a state.
#[derive(Debug, Clone, Copy)]
pub(super) struct CachedStep {
    pub(super) next: OpenKinds,
    pub(super) outside_runs: u8,
    pub(super) laid: Figures,
    pub(super) ways: u64,
}

/// The tiles of one number that a step can lay in runs.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlaceInput {
    /// The number, 1 to 13, or 14 for the 1 after 13.
    pub(super) place: u8,
    pub(super) naturals: u8,
    pub(super) wilds: u8,
    /// True if 1s may be put aside here for the place after 13.
    pub(super) may_reserve: bool,
    pub(super) barrier: Barrier,
}

/// Packs the open runs `from` and the next tiles into one integer, the key of the cache of steps.
fn key(from: OpenKinds, PlaceInput { place, naturals, wilds, may_reserve, barrier }: PlaceInput) -> u64 {
    // No run may start with exactly `no_lead` wilds. A hand has at most four wilds, so all values above 4 mean the
    // same, and three bits are enough.
    let no_lead = barrier.no_lead.unwrap_or(u8::MAX).min(7);
    let input = u64::from(place) << 6 | u64::from(naturals) << 4 | u64::from(wilds) << 1 | u64::from(may_reserve);
    from.0 << 14 | u64::from(no_lead) << 11 | u64::from(barrier.keeps_open) << 10 | input
}

/// A cache of all steps computed so far, shared by all hands.
#[derive(Debug, Default)]
pub(crate) struct StepCache {
    steps: Vec<CachedStep>,
    /// For each cache key (see [`key`]), the range of its steps in `steps`.
    steps_over_place: FxHashMap<u64, Range<usize>>,
    /// For each set of tiles, how many multisets of runs use them.
    pub(super) ways: FxHashMap<WaysKey, WaysByWilds>,
}

impl StepCache {
    /// Returns the steps that continue the open runs `from` with the tiles that `input` describes.
    pub(super) fn steps(&mut self, from: OpenKinds, input: PlaceInput) -> &[CachedStep] {
        let range = self.steps_over_place(from, input);
        &self.steps[range]
    }

    /// Returns the same as [`steps`](Self::steps), as a range in `self.steps`. Computes the steps if they are not
    /// cached.
    fn steps_over_place(&mut self, from: OpenKinds, input: PlaceInput) -> Range<usize> {
        if let Some(known) = self.steps_over_place.get(&key(from, input)) {
            return known.clone();
        }
        let PlaceInput { place, naturals, wilds, may_reserve, barrier } = input;
        let start = self.steps.len();
        for pass in from.example().passes(Spot { colour: Colour::Black, place, naturals, wilds, may_reserve, barrier })
        {
            let next = OpenKinds::of(&pass.open);
            let is_same = |step: &&mut CachedStep| {
                (step.next, step.outside_runs, step.laid) == (next, pass.outside_runs, pass.laid)
            };
            match self.steps[start..].iter_mut().find(is_same) {
                Some(step) => step.ways += 1,
                None => self.steps.push(CachedStep { next, outside_runs: pass.outside_runs, laid: pass.laid, ways: 1 }),
            }
        }
        self.steps_over_place.insert(key(from, input), start..self.steps.len());
        start..self.steps.len()
    }
}

/// The data of one [`TrackState`].
#[derive(Debug)]
struct StateInfo {
    /// The fewest wilds that runs must have used to reach this state.
    spent: u8,
    /// The highest rank (sum of points, then number of tiles) that the tiles of later numbers can still add in runs.
    /// Index `n` holds the rank with at most `n` wilds.
    most_after: WorthByWilds<LEVELS>,
    steps: Range<usize>,
}

/// Upper bounds on the points of the natural tiles of later numbers that can still be laid in one colour, in runs or
/// groups. Index `n` of each table holds the bound with at most `n` wilds.
#[derive(Debug, Clone)]
struct NaturalBounds {
    /// The bound for any groups. Example: if only `B13` comes later, the bound is 0 with one wild, and 13 with two
    /// wilds, which make a group with it.
    any_groups: WorthByWilds<LANES>,
    /// Index `n` has the bound if `n` tiles of the next number are in groups. The wilds in these groups do not count.
    in_groups: [WorthByWilds<LANES>; MOST_ALIKE],
}

impl NaturalBounds {
    const IMPOSSIBLE: Self = {
        let impossible = WorthByWilds([IMPOSSIBLE; LANES]);
        Self { any_groups: impossible, in_groups: [impossible; MOST_ALIKE] }
    };
}

/// One more than the highest number of natural tiles of one face.
const MOST_ALIKE: usize = 4;

impl StateInfo {
    /// Returns the lowest number of wilds that the open runs still need to become legal.
    fn wilds_needed(&self) -> u8 {
        (0..).zip(self.most_after.0).find(|&(_, sum)| sum >= 0).map_or(IMPOSSIBLE_COST, |(wilds, _)| wilds)
    }
}

/// The sentinel for "impossible": higher than the number of wilds in any hand.
const IMPOSSIBLE_COST: u8 = u8::MAX / 8;

/// All states of the open runs of a hand, for each number and each of the four colours.
///
/// If two colours hold the same tiles above a number `n`, their runs can continue after `n` in the same ways. So these
/// colours share their states after `n`.
#[derive(Debug)]
pub(crate) struct Tracks {
    /// Index `n` maps each colour to the first colour that holds the same tiles above `n`, perhaps itself. The two
    /// colours share the states after `n`. For two exceptions, see the function [`same_future()`].
    same_future: Vec<ByColour<Colour>>,
    /// Index `n` has, for each colour, the range in `states` of the states after the number `n` (0 for the start, 1 to
    /// 13, or 14 for the 1 after 13).
    state_ranges: Vec<ByColour<Range<usize>>>,
    /// For each state, the summary of its open runs. A linear search is enough, because each number has few states.
    kinds: Vec<OpenKinds>,
    states: Vec<StateInfo>,
    steps: Vec<TrackStep>,
    /// The bounds of each state, or an empty list if they are not needed.
    natural_bounds: Vec<NaturalBounds>,
}

impl Tracks {
    /// Builds all states of the open runs for a hand with these natural tiles and wilds. With `wrap`, a 1 may follow 13
    /// (`run.wrap`). If `must` is a face, every opening has to lay a tile of it. If `barred` is a face, no run may
    /// accept a further tile of it. The colours of these faces share fewer states with the other colours (see
    /// [`same_future()`]). If `bounds_naturals` is true, also computes [`NaturalBounds`].
    pub(crate) fn new(
        cache: &mut StepCache,
        naturals: &ByColour<NumberCounts>,
        wilds: u8,
        wrap: bool,
        must: Option<Face>,
        barred: Option<Face>,
        bounds_naturals: bool,
    ) -> Self {
        // The initial capacity of the lists. Most hands have at most this many states.
        const ROOM: usize = 128;
        let last = RunShape::last_place(wrap);
        let (kinds, states, state_ranges) =
            (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM), Vec::with_capacity(ROOM / 8));
        let same_future = same_future(naturals, last, must, barred);
        let (steps, natural_bounds) = (Vec::with_capacity(2 * ROOM), Vec::new());
        let mut tracks = Self { same_future, state_ranges, kinds, states, steps, natural_bounds };
        tracks.add_place(0, |tracks, _, from| {
            tracks.intern(from, OpenKinds::of(&OpenRuns::default()), 0);
        });
        for place in 1..=last {
            tracks.add_place(place, |tracks, first, from| {
                let before = usize::from(place) - 1;
                for colour in Colour::ALL {
                    let leads_there = tracks.same_future[before + 1][colour] == first;
                    if leads_there && tracks.same_future[before][colour] == colour {
                        // At place 14 the count is 0, because the 1s for this place were put aside at number 1.
                        let naturals = naturals[colour].get(before).copied().unwrap_or(0);
                        let may_reserve = wrap && place == 1;
                        let barrier = Barrier::new(barred, colour, place);
                        let input = PlaceInput { place, naturals, wilds, may_reserve, barrier };
                        tracks.add_steps(cache, (before, colour), from, input);
                    }
                }
            });
        }
        if bounds_naturals {
            tracks.natural_bounds.resize(tracks.states.len(), NaturalBounds::IMPOSSIBLE);
        }
        tracks.fill_backwards(naturals, wilds, last);
        tracks
    }

    /// Adds the states after the number `place`. The function `make` adds the states of one colour. If several colours
    /// hold the same tiles of all later numbers, `make` runs only for the first, and the others share its states.
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

    /// Returns the state with the summary `kinds` of its open runs. Searches the states from the index `from` on, and
    /// creates the state if it is not there. `spent` is the number of wilds used before this state.
    fn intern(&mut self, from: usize, kinds: OpenKinds, spent: u8) -> TrackState {
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

    /// Adds every step of one colour from the number `before` to the next number. A step starts or continues runs. The
    /// states of the next number begin at the index `from`. `input.wilds` is the number of wilds in the hand.
    fn add_steps(&mut self, cache: &mut StepCache, (before, colour): (usize, Colour), from: usize, input: PlaceInput) {
        for at in self.state_ranges[before][colour].clone() {
            let (start, spent) = (self.steps.len(), self.states[at].spent);
            let input = PlaceInput { wilds: input.wilds - spent, ..input };
            for step in cache.steps_over_place(self.kinds[at], input) {
                let CachedStep { next, outside_runs, laid, ways } = cache.steps[step];
                let next = self.intern(from, next, spent + laid.wilds());
                let most_naturals = WorthByWilds::NOTHING;
                self.steps.push(TrackStep { next, cost: 0, outside_runs, laid, most_naturals, ways });
            }
            self.states[at].steps = start..self.steps.len();
        }
    }

    /// Completes the states ([`complete`](Self::complete)), from those after the place `last` to the first. `naturals`
    /// and `wilds` are the tiles of the hand.
    fn fill_backwards(&mut self, naturals: &ByColour<NumberCounts>, wilds: u8, last: u8) {
        let start = self.state_ranges[usize::from(last)][Colour::Black].start;
        for at in (start..self.states.len()).filter(|&at| self.kinds[at].is_done()) {
            self.states[at].most_after = WorthByWilds::NOTHING;
            if let Some(bounds) = self.natural_bounds.get_mut(at) {
                bounds.any_groups = WorthByWilds::NOTHING;
            }
        }
        for place in (1..=last).rev() {
            let before = usize::from(place) - 1;
            let same_future = self.same_future[before];
            for colour in Colour::ALL.into_iter().filter(|&colour| same_future[colour] == colour) {
                let wilds_for_group = least_wilds_for_group(naturals, before, colour, same_future);
                for at in self.state_ranges[before][colour].clone() {
                    self.complete(at, wilds, (place.into(), wilds_for_group));
                }
            }
        }
    }

    /// Computes [`StateInfo::most_after`] and the [`NaturalBounds`] of the state with the index `at` from those of later
    /// states. Also sorts the steps of the state by cost, and drops those that need more wilds than the hand has.
    /// `points` is the value of the natural tiles that the steps lay, and `wilds_for_group` a lower bound on the wilds
    /// in a group with such a tile.
    fn complete(&mut self, at: usize, wilds: u8, (points, wilds_for_group): (i16, u8)) {
        let (before, behind) = self.states.split_at_mut(at + 1);
        let state = &mut before[at];
        let steps = &mut self.steps[state.steps.clone()];
        let levels = ..=usize::from(wilds);
        for step in &mut *steps {
            let next = &behind[usize::from(step.next) - at - 1];
            let in_runs = step.laid.wilds();
            step.cost = in_runs + next.wilds_needed();
            raise(&mut state.most_after.0[levels], &next.most_after.0, in_runs.into(), step.laid.rank().cast_signed());
        }
        if !self.natural_bounds.is_empty() {
            let (before, behind) = self.natural_bounds.split_at_mut(at + 1);
            let NaturalBounds { any_groups, in_groups } = &mut before[at];
            for step in &mut *steps {
                let next = behind[usize::from(step.next) - at - 1].any_groups;
                step.most_naturals = next.after(step.laid.wilds(), parts_of(step.laid.thrift()).0.cast_signed());
                for (tiles, most) in (0..).zip(&mut in_groups[..=usize::from(step.outside_runs)]) {
                    *most = most.or(step.most_naturals.after(0, tiles * points));
                }
            }
            for (tiles, most) in in_groups.iter().enumerate() {
                let used = tiles * usize::from(wilds_for_group);
                if used <= usize::from(wilds) {
                    raise(&mut any_groups.0[levels], &most.0, used, 0);
                }
            }
        }
        sort::by_key(steps, |step| step.cost);
        let affordable = steps.partition_point(|step| state.spent + step.cost <= wilds);
        state.steps.end = state.steps.start + affordable;
    }

    /// Returns the state of a colour before the first number.
    pub(crate) fn start(&self, colour: Colour) -> TrackState {
        to_state(self.state_ranges[0][colour].start)
    }

    /// Returns, for each colour, the first colour that holds the same tiles above the number `place`, perhaps itself.
    pub(crate) fn same_future(&self, place: u8) -> &ByColour<Colour> {
        &self.same_future[usize::from(place)]
    }

    /// Returns the highest rank (sum of points, then number of tiles) that runs of one colour can still add after the
    /// state `from`. Index `n` holds the rank with at most `n` wilds.
    pub(crate) fn most_after(&self, from: TrackState) -> &WorthByWilds<LEVELS> {
        &self.states[usize::from(from)].most_after
    }

    /// Returns an upper bound on the points of the natural tiles of one colour that can still be laid after the state
    /// `from`, in runs or groups. Index `n` holds the bound with at most `n` wilds.
    pub(crate) fn most_naturals_after(&self, from: TrackState) -> &WorthByWilds<LANES> {
        &self.natural_bounds[usize::from(from)].any_groups
    }

    /// Returns the same bound if `in_groups` tiles of the next number are in groups. The wilds in these groups do not
    /// count.
    pub(crate) fn most_naturals_with(&self, from: TrackState, in_groups: u8) -> &WorthByWilds<LANES> {
        &self.natural_bounds[usize::from(from)].in_groups[usize::from(in_groups)]
    }

    /// Returns the steps that lead from the state `from` to states of the next number, sorted by cost.
    pub(crate) fn steps(&self, from: TrackState) -> &[TrackStep] {
        &self.steps[self.states[usize::from(from)].steps.clone()]
    }

    /// Returns the state after the number `place` with the open runs `open`, or `None` if they cannot all become legal.
    pub(crate) fn state(&self, place: u8, colour: Colour, open: &OpenRuns) -> Option<TrackState> {
        let kinds = OpenKinds::of(open);
        let Range { start, end } = self.state_ranges[usize::from(place)][colour].clone();
        let at = self.kinds[start..end].iter().position(|&known| known == kinds)?;
        Some(to_state(start + at))
    }
}

const fn to_state(index: usize) -> TrackState {
    assert!(index <= TrackState::MAX as usize, "the runs of a hand have few states");
    index as TrackState
}

/// Returns, for each number and each colour, the first colour that holds the same tiles of all later numbers. Before
/// the number of the face `must`, the colour of this face counts as different from the others, because its tile must
/// still be laid. The colour of the face `barred` always counts as different.
fn same_future(
    naturals: &ByColour<NumberCounts>,
    last: u8,
    must: Option<Face>,
    barred: Option<Face>,
) -> Vec<ByColour<Colour>> {
    let mut same_future = vec![ByColour::from_fn(|_| Colour::Black); usize::from(last) + 1];
    for before in (0..usize::from(last)).rev() {
        let after = same_future[before + 1];
        let must = must.filter(|face| face.number.index() >= before);
        let is_alone = |colour| must.into_iter().chain(barred).any(|face| face.colour == colour);
        let same = |one: Colour, two: Colour| {
            after[one] == after[two]
                && naturals[one].get(before) == naturals[two].get(before)
                && (one == two || !is_alone(one) && !is_alone(two))
        };
        let first = |colour: Colour| {
            Colour::ALL.into_iter().find(|&first| same(first, colour)).expect("a colour has its own future")
        };
        same_future[before] = ByColour::from_fn(first);
    }
    same_future
}

/// Returns a lower bound on the number of wilds in a group with a tile of this colour, of the number after `before`.
///
/// If only two colours hold this number, a group with both tiles has a wild. This wild counts for the first colour. It
/// does not count if the two colours share their states.
fn least_wilds_for_group(
    naturals: &ByColour<NumberCounts>,
    before: usize,
    colour: Colour,
    same_future: ByColour<Colour>,
) -> u8 {
    let mut holders = Colour::ALL.into_iter().filter(|&holder| naturals[holder].get(before) > Some(&0));
    match [holders.next(), holders.next(), holders.next()] {
        [_, None, _] => 2,
        [Some(first), Some(second), None] => u8::from(colour == first && same_future[first] != same_future[second]),
        _ => 0,
    }
}
