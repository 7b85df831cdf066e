//! Builds a graph that represents all openings of a hand.
//!
//! A node of the graph is called a *frontier*. It says which runs are still open (may get another tile) in each colour
//! after some number. At each number, every tile is laid in a group or in a run, or stays outside melds. Two nodes are
//! merged if the search can continue from both in the same ways. Example: the hand has the same red and blue tiles
//! above 6. Then the node with the open run `R5 R6` and the node with the open run `B5 B6` are merged.

use rustc_hash::FxHashMap;

use super::tally::{FrontierTally, Limits, Tallies};
use crate::hand::RoleCounts;
use crate::layouts::figures::{Figures, IMPOSSIBLE, LANES, LEVELS, WorthByWilds, parts_of};
use crate::layouts::runs::{OpenRuns, StepCache, TrackState, TrackStep, Tracks};
use crate::layouts::{
    LaidGroups, Objective, RunShape, TakenTiles, holding_of, laid_groups, merged_groups, sum_of, takings,
};
use crate::tiles::{ByColour, Colour, Face, Number};

/// A node of the graph: for each colour, a 16-bit state that encodes its open runs. Black has the highest bits.
type Frontier = u64;

/// Appends the state of one more colour to a node.
const fn push_state(frontier: Frontier, state: TrackState) -> Frontier {
    frontier << TrackState::BITS | state as Frontier
}

/// Returns the state of one colour in a node.
#[expect(clippy::cast_possible_truncation, reason = "a state is cut out")]
const fn state_of(frontier: Frontier, colour: Colour) -> TrackState {
    (frontier >> ((3 - colour as u32) * TrackState::BITS)) as TrackState
}

/// An edge of the graph: one or more ways to lay tiles of one number. All these ways lead to the same node and have the
/// same [`Figures`].
#[derive(Debug, Clone, Copy)]
struct Move {
    /// The index of the node at the end of this edge.
    next: usize,
    laid: Figures,
    ways: u64,
}

/// The best values over all paths of the graph from the start to one node that use the same number of wilds. They are
/// [`IMPOSSIBLE`] if there is no such path.
#[derive(Debug, Clone, Copy)]
struct FrontierReach {
    /// The highest sum of points of the melds that are laid on a path to the node.
    sum: i16,
    /// The highest sum of points of the natural tiles that are laid on a path to the node.
    naturals: i16,
}

impl FrontierReach {
    const START: Self = Self { sum: 0, naturals: 0 };
    const NO_PATH: Self = Self { sum: IMPOSSIBLE, naturals: IMPOSSIBLE };

    /// Returns the values of the same paths, extended by a step with the figures `laid`.
    fn after(self, laid: Figures) -> Self {
        Self { sum: self.sum + laid.sum().cast_signed(), naturals: self.naturals + naturals_of(laid) }
    }

    fn raise(&mut self, other: Self) {
        *self = Self { sum: self.sum.max(other.sum), naturals: self.naturals.max(other.naturals) };
    }
}

/// The requirements for the openings in the graph. The graph leaves out paths that cannot meet them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OpeningLimits {
    /// The minimum sum of points that an opening must have.
    pub(super) bar: u16,
    /// The maximum sum of points of the natural tiles that an opening may leave outside melds.
    pub(super) most_left: u16,
    /// The face that no meld of the opening may accept, or `None`. A meld accepts a face if a tile of this face can be
    /// added to it. A group of three with a wild is allowed: if the wild stands for the face, no tile of the face can
    /// be added.
    pub(super) barred: Option<Face>,
    /// True if only the openings that leave the fewest points are needed, not the number of openings.
    pub(super) only_thriftiest: bool,
}

/// A node that the search has just found. It is added to the graph only if a path through it can lead to an opening
/// within the [`OpeningLimits`].
#[derive(Debug)]
struct PendingFrontier {
    /// Index `n` is an upper bound on the rank of the melds that can be laid after this node with `n` wilds.
    max_rank: [i16; LEVELS],
    /// Index `n` is an upper bound on the points of the natural tiles that can be laid after this node with `n` wilds.
    max_naturals: [i16; LEVELS],
    /// The index of the node in the graph; `None` as long as it is not in the graph.
    index: Option<usize>,
}

impl PendingFrontier {
    /// Returns true if paths with the values `reach` may lead over this node to an opening with at least `bar` points
    /// and at least `least_naturals` points of natural tiles. `spare` is the number of wilds that these paths leave.
    fn may_open(&self, reach: FrontierReach, spare: usize, bar: i16, least_naturals: i16) -> bool {
        let Ok(rank_after) = u16::try_from(self.max_rank[spare]) else { return false };
        reach.sum >= 0
            && reach.sum + sum_of(rank_after).cast_signed() >= bar
            && reach.naturals + self.max_naturals[spare] >= least_naturals
    }
}

/// The graph of all openings of a hand.
#[derive(Debug)]
pub(super) struct Frontiers {
    role_counts: RoleCounts,
    /// The minimum sum of points of the natural tiles that an opening must lay, so that it leaves at most
    /// [`OpeningLimits::most_left`]. It is negative if an opening may leave all natural tiles.
    least_naturals: i16,
    /// The face that every opening must lay at least once, if any.
    must: Option<Face>,
    limits: OpeningLimits,
    wrap: bool,
    /// True if the graph separates openings that leave natural tiles outside melds from those that leave none.
    tracks_left: bool,
    tracks: Tracks,
    /// Index `n` holds the highest rank (sum of points, then number of tiles) of groups whose numbers are above `n`.
    groups_above: Vec<WorthByWilds<LEVELS>>,
    /// All nodes of the graph: first the node before number 1, then the nodes after number 1, and so on.
    all: Vec<Frontier>,
    /// For each node, the best values of the paths to it. The index of an array is the number of wilds.
    reaches: Vec<[FrontierReach; LEVELS]>,
    /// The edges of the graph, in the order of the nodes at which they start.
    moves: Vec<Move>,
    /// For each node, the index in `moves` after the last edge that starts at the node.
    ends: Vec<usize>,
}

/// The initial capacity for the nodes and for the edges. The graph of most hands has at most this many nodes.
const INITIAL_CAPACITY: usize = 128;

/// A way to lay the tiles of one number, built part by part: first the groups, then the runs of black, red, blue and
/// yellow.
#[derive(Debug, Clone, Copy)]
struct FrontierStep {
    frontier: Frontier,
    laid: Figures,
    ways: u64,
    /// The number of wilds that this way lays, plus the number that unfinished runs still need to become legal. A
    /// colour whose runs are not added yet counts with its lowest cost.
    cost: u8,
}

impl Frontiers {
    /// Builds the graph of the openings within `limits`. If `must` is a face, every opening lays at least one tile of
    /// it. If `tracks_left` is true, the graph separates openings that leave natural tiles outside melds from those
    /// that leave none.
    pub(super) fn new(
        cache: &mut StepCache,
        role_counts: RoleCounts,
        wrap: bool,
        must: Option<Face>,
        limits: OpeningLimits,
        tracks_left: bool,
    ) -> Self {
        let mut groups_above = vec![WorthByWilds::NOTHING; usize::from(RunShape::last_place(wrap)) + 1];
        for number in Number::all().rev() {
            let above = groups_above[number.index() + 1];
            let here = takings(Objective::Rank, number.index(), holding_of(role_counts.of_number(number)));
            groups_above[number.index()] = above.or(above.joined(here.most));
        }
        let naturals = role_counts.faces().map(|(face, count)| i16::from(face.number.get()) * i16::from(count));
        let least_naturals = naturals.sum::<i16>() - limits.most_left.cast_signed();
        let RoleCounts { naturals, wilds } = &role_counts;
        let tracks = Tracks::new(cache, naturals, *wilds, wrap, must, limits.barred, least_naturals > 0);
        let (all, reaches) = (Vec::with_capacity(INITIAL_CAPACITY), Vec::with_capacity(INITIAL_CAPACITY));
        let (moves, ends) = (Vec::with_capacity(INITIAL_CAPACITY), Vec::with_capacity(INITIAL_CAPACITY));
        let mut frontiers = Self {
            role_counts,
            least_naturals,
            must,
            limits,
            wrap,
            tracks_left,
            tracks,
            groups_above,
            all,
            reaches,
            moves,
            ends,
        };
        let start = frontiers.together(0, Colour::ALL.map(|colour| frontiers.tracks.start(colour)));
        let start = frontiers.add_node(start);
        frontiers.reaches[start][0] = FrontierReach::START;
        let (mut steps, mut pending) = (FrontierSteps::default(), FxHashMap::default());
        for place in 1..=RunShape::last_place(wrap) {
            steps.set_groups(place, &frontiers.groups(place));
            pending.clear();
            for at in frontiers.ends.len()..frontiers.all.len() {
                frontiers.add_moves(place, at, &mut steps, &mut pending);
            }
        }
        frontiers
    }

    pub(super) const fn role_counts(&self) -> &RoleCounts {
        &self.role_counts
    }

    /// Returns the number of nodes.
    pub(super) fn nodes(&self) -> usize {
        self.all.len()
    }

    /// Returns true if a 1 may follow 13.
    pub(super) const fn wraps(&self) -> bool {
        self.wrap
    }

    /// Returns how many natural tiles of each colour have the number `place`. Returns 0 for place 14, because the 1s
    /// are counted at place 1.
    pub(super) fn counts(&self, place: u8) -> ByColour<u8> {
        Number::new(place).map_or_else(ByColour::default, |number| self.role_counts.of_number(number))
    }

    pub(super) const fn barred(&self) -> Option<Face> {
        self.limits.barred
    }

    /// Returns the multisets of groups that can be laid at the number `place`. Multisets with the same natural tiles
    /// are merged, unless a face with this number is barred.
    fn groups(&self, place: u8) -> impl Iterator<Item = &'static LaidGroups> + Clone + use<> {
        let (holding, wilds) = (holding_of(self.counts(place)), self.role_counts.wilds);
        let barred = self.limits.barred.filter(|face| face.number.get() == place);
        let all = if barred.is_some() { laid_groups(holding, wilds) } else { merged_groups(holding, wilds) };
        all.iter().filter(move |laid| barred.is_none_or(|face| !laid.accept(face.colour)))
    }

    /// Returns true if an opening may leave `left` tiles of this colour and number outside melds. If every opening must
    /// lay this face, it may not leave all of them.
    pub(super) fn may_leave(&self, place: u8, colour: Colour, left: u8) -> bool {
        let is_it = |face: &Face| face.colour == colour && face.number.get() == place;
        self.must.filter(is_it).is_none_or(|face| left < self.role_counts.count(face))
    }

    pub(super) const fn last_place(&self) -> u8 {
        RunShape::last_place(self.wrap)
    }

    /// Returns the state that encodes `open`, the open runs of a colour after the number `place`. Returns `None` if the
    /// hand cannot make all of them legal runs.
    pub(super) fn state(&self, place: u8, colour: Colour, open: &OpenRuns) -> Option<TrackState> {
        self.tracks.state(place, colour, open)
    }

    /// Combines the states of the four colours into one node. If two colours hold the same tiles after the number
    /// `place`, exchanging their states changes nothing. So the states of such colours are sorted, and nodes that
    /// differ only in this order become one node.
    fn together(&self, place: u8, mut states: [TrackState; 4]) -> Frontier {
        let same_future = self.tracks.same_future(place);
        for (at, colour) in Colour::ALL.into_iter().enumerate() {
            for before in 0..at {
                if same_future[Colour::ALL[before]] == same_future[colour] && states[before] > states[at] {
                    states.swap(before, at);
                }
            }
        }
        states.into_iter().fold(0, push_state)
    }

    /// Returns the index of the node with these states of the four colours after the number `place`. Returns `None` if
    /// no edge from the node with the index `from` leads there.
    pub(super) fn next(&self, from: usize, place: u8, states: [TrackState; 4]) -> Option<usize> {
        let frontier = self.together(place, states);
        let moves = self.moves(from);
        let first = moves.partition_point(|onward| self.all[onward.next] < frontier);
        moves.get(first).map(|onward| onward.next).filter(|&next| self.all[next] == frontier)
    }

    /// Returns the edges that start at the node with the index `at`, sorted by the nodes where they end.
    fn moves(&self, at: usize) -> &[Move] {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.moves[start..self.ends[at]]
    }

    /// Computes a tally for every node, from the last node to the first.
    pub(super) fn tallies<T: FrontierTally>(&self, bar: u16) -> Tallies<T> {
        let OpeningLimits { only_thriftiest, .. } = self.limits;
        let limits = Limits { bar, wilds: self.role_counts.wilds, tracks_left: self.tracks_left, only_thriftiest };
        let mut builder = T::new_builder(limits);
        let mut backwards: Vec<T> = Vec::with_capacity(self.all.len());
        for at in (0..self.all.len()).rev() {
            if at < self.ends.len() {
                for onward in self.moves(at) {
                    let after = &backwards[self.all.len() - 1 - onward.next];
                    T::add(limits, &mut builder, after, onward.laid, onward.ways);
                }
            } else {
                T::add_empty(&mut builder);
            }
            let reached = self.reaches[at].iter().map(|reach| reach.sum).max().unwrap_or(0);
            backwards.push(T::finish(limits, &mut builder, reached.cast_unsigned()));
        }
        Tallies { backwards, builder }
    }

    /// Adds the edges that start at the node with the index `at` and lay tiles of the number `place`, and the nodes
    /// where these edges end.
    fn add_moves(
        &mut self,
        place: u8,
        at: usize,
        steps: &mut FrontierSteps,
        pending: &mut FxHashMap<Frontier, PendingFrontier>,
    ) {
        let (frontier, before) = (self.all[at], self.reaches[at]);
        let wilds = usize::from(self.role_counts.wilds);
        let (bar, least_naturals) = (self.limits.bar.cast_signed(), self.least_naturals);
        self.find_steps(place, frontier, &before, steps);
        for same_frontier in steps.complete.chunk_by(|step, next| step.frontier == next.frontier) {
            let frontier = same_frontier[0].frontier;
            let new_frontier = || PendingFrontier {
                max_rank: self.max_rank_after(place, frontier),
                max_naturals: self.max_naturals_after(frontier),
                index: None,
            };
            let found = pending.entry(frontier).or_insert_with(new_frontier);
            for &FrontierStep { laid, ways, .. } in same_frontier {
                let mut next = None;
                for (spent, reach) in (usize::from(laid.wilds())..=wilds).zip(before) {
                    let reach = reach.after(laid);
                    if found.may_open(reach, wilds - spent, bar, least_naturals) {
                        let at = *found.index.get_or_insert_with(|| self.add_node(frontier));
                        self.reaches[at][spent].raise(reach);
                        next = found.index;
                    }
                }
                self.moves.extend(next.map(|next| Move { next, laid, ways }));
            }
        }
        self.ends.push(self.moves.len());
    }

    /// Adds a node to the graph and returns its index.
    fn add_node(&mut self, frontier: Frontier) -> usize {
        self.all.push(frontier);
        self.reaches.push([FrontierReach::NO_PATH; LEVELS]);
        self.all.len() - 1
    }

    /// Returns an upper bound on the rank of the melds that can still be laid after a node. Index `n` is the bound if
    /// `n` wilds are left. It is negative if `n` wilds cannot make all unfinished runs legal.
    fn max_rank_after(&self, place: u8, frontier: Frontier) -> [i16; LEVELS] {
        match self.role_counts.wilds {
            0 => self.max_rank_with::<1>(place, frontier),
            1 => self.max_rank_with::<2>(place, frontier),
            2 => self.max_rank_with::<3>(place, frontier),
            _ => self.max_rank_with::<LEVELS>(place, frontier),
        }
    }

    /// Computes [`max_rank_after`](Self::max_rank_after) with small arrays, for a hand with fewer than `FEWER` wilds.
    fn max_rank_with<const FEWER: usize>(&self, place: u8, frontier: Frontier) -> [i16; LEVELS] {
        let [k, r, b, y] =
            Colour::ALL.map(|colour| self.tracks.most_after(state_of(frontier, colour)).levels::<FEWER>());
        let most = k.joined(r).joined(b.joined(y)).joined(self.groups_above[usize::from(place)].levels());
        most.levels().0
    }

    /// Returns an upper bound on the points of the natural tiles that can still be laid after a node. Index `n` is the
    /// bound if `n` wilds are left.
    fn max_naturals_after(&self, frontier: Frontier) -> [i16; LEVELS] {
        if self.least_naturals <= 0 {
            return [0; LEVELS];
        }
        let [k, r, b, y] = Colour::ALL.map(|colour| self.tracks.most_naturals_after(state_of(frontier, colour)));
        k.joined_at_once(r).joined_at_once(&b.joined_at_once(y)).levels().0
    }

    /// Finds ways to lay tiles of the number `place`, starting from the node `frontier` of the graph, which `before`
    /// describes. Omits ways that cannot lead to an opening within the limits. Merges ways that lead to the same node
    /// and have the same [`Figures`].
    fn find_steps(&self, place: u8, frontier: Frontier, before: &[FrontierReach; LEVELS], out: &mut FrontierSteps) {
        let FrontierSteps { group_steps, complete } = out;
        let spent = (0..).zip(before).find(|(_, reach)| reach.sum >= 0).map_or(0, |(spent, _)| spent);
        let wilds = self.role_counts.wilds - spent;
        let states = Colour::ALL.map(|colour| {
            let state = state_of(frontier, colour);
            ColourSteps { colour, state, steps: self.tracks.steps(state) }
        });
        let lacking = RoleCounts::MAX_WILDS - self.role_counts.wilds;
        let reached = WorthByWilds(before.map(|reach| reach.naturals)).levels().after(lacking, 0);
        complete.clear();
        let least_for_runs: u8 = states.iter().map(|colour| least_cost(colour.steps)).sum();
        for &GroupStep { mut step, taken } in &*group_steps {
            let in_groups = step.cost;
            step.cost += least_for_runs;
            if step.cost > wilds {
                break;
            }
            let mut limits = StepLimits { place, wilds, taken, most_in_colours: [WorthByWilds::NOTHING; 4] };
            let mut most_naturals = reached;
            if self.least_naturals > 0 {
                limits.most_in_colours = self.most_in_colours(&states, taken);
                most_naturals = reached.after(in_groups, 0);
                if !self.may_lay_enough(&most_naturals, &limits.most_in_colours[0]) {
                    continue;
                }
            }
            self.add_runs(&states, step, &limits, &most_naturals, complete);
        }
        for step in &mut *complete {
            step.frontier = self.together(place, Colour::ALL.map(|colour| state_of(step.frontier, colour)));
        }
        complete.sort_unstable_by_key(|step| (step.frontier, step.laid));
        complete.dedup_by(|step, kept| {
            let same = (step.frontier, step.laid) == (kept.frontier, kept.laid);
            kept.ways += if same { step.ways } else { 0 };
            same
        });
    }

    /// Returns, for each colour, an upper bound on the points of the natural tiles of this colour and of the later
    /// colours that can still be laid after `states`. `taken` is the number of tiles of each colour in groups of the
    /// next number; the wilds in these groups do not count.
    fn most_in_colours(&self, states: &[ColourSteps<'_>; 4], taken: ByColour<u8>) -> [WorthByWilds<LANES>; 4] {
        let mut most = states.map(|of| *self.tracks.most_naturals_with(of.state, taken[of.colour]));
        for at in (0..3).rev() {
            most[at] = most[at].joined_at_once(&most[at + 1]);
        }
        most
    }

    /// Returns true if the natural tiles of two bounds together may have enough points for an opening.
    fn may_lay_enough(&self, one: &WorthByWilds<LANES>, other: &WorthByWilds<LANES>) -> bool {
        one.highest_together(other) >= self.least_naturals
    }

    /// Extends `step` by the runs of each colour in `states`, in every way within `limits`. Adds the results to
    /// `complete`.
    ///
    /// `most_naturals` is an upper bound on the points of natural tiles: those on the paths to the node, and those of
    /// the colours before `states`, which `step` or a later step lays. Its index is the number of wilds that these
    /// paths and colours use, plus the number of wilds that the hand lacks (it could have four).
    fn add_runs(
        &self,
        states: &[ColourSteps<'_>],
        step: FrontierStep,
        limits: &StepLimits,
        most_naturals: &WorthByWilds<LANES>,
        complete: &mut Vec<FrontierStep>,
    ) {
        let Some((&ColourSteps { colour, steps, .. }, later)) = states.split_first() else {
            return complete.push(step);
        };
        let in_groups = limits.taken[colour];
        let cost = step.cost - least_cost(steps);
        let points = RunShape::number(limits.place).map_or(0, |number| i16::from(number.get()));
        let most_naturals = most_naturals.after(0, points * i16::from(in_groups));
        for run in steps.iter().take_while(|run| cost + run.cost <= limits.wilds) {
            let left = run.outside_runs.checked_sub(in_groups);
            let Some(left) = left.filter(|&left| self.may_leave(limits.place, colour, left)) else { continue };
            let mut most_after = most_naturals;
            if self.least_naturals > 0 {
                let lays_enough = match limits.most_in_colours.get(4 - later.len()) {
                    None => self.may_lay_enough(&most_naturals, &run.most_naturals),
                    Some(later) => {
                        most_after = most_naturals.joined_at_once(&run.most_naturals);
                        self.may_lay_enough(&most_after, later)
                    }
                };
                if !lays_enough {
                    continue;
                }
            }
            let stays = if self.tracks_left { Figures::leaving(left) } else { Figures::NOTHING };
            let longer = FrontierStep {
                frontier: push_state(step.frontier, run.next),
                laid: step.laid + run.laid + stays,
                ways: step.ways * run.ways,
                cost: cost + run.cost,
            };
            self.add_runs(later, longer, limits, &most_after, complete);
        }
    }
}

/// The steps of one colour that start at a node of the graph.
#[derive(Debug, Clone, Copy)]
struct ColourSteps<'t> {
    colour: Colour,
    /// The state of the colour at the node.
    state: TrackState,
    steps: &'t [TrackStep],
}

/// The limits of the steps that lay tiles of one number, with one choice of groups.
#[derive(Debug, Clone, Copy)]
struct StepLimits {
    /// The number, 1 to 13, or 14 for the 1 after 13.
    place: u8,
    /// The most wilds that a step may cost.
    wilds: u8,
    /// The number of natural tiles of each colour in the groups.
    taken: ByColour<u8>,
    /// See [`Frontiers::most_in_colours`]. All values are 0 if the openings may leave any number of points.
    most_in_colours: [WorthByWilds<LANES>; 4],
}

/// Returns the sum of points of the natural tiles in these figures.
const fn naturals_of(laid: Figures) -> i16 {
    parts_of(laid.thrift()).0.cast_signed()
}

/// Returns the lowest cost of these steps, which are sorted by cost.
fn least_cost(runs: &[TrackStep]) -> u8 {
    runs.first().map_or(0, |run| run.cost)
}

/// A step of the search that lays groups of one number and no runs.
#[derive(Debug)]
struct GroupStep {
    step: FrontierStep,
    /// The number of natural tiles in the groups, for each colour.
    taken: ByColour<u8>,
}

/// Buffers for the steps that start at one node of the graph. They are reused for the next node.
#[derive(Debug, Default)]
struct FrontierSteps {
    /// One step for each choice of groups and wilds, without runs.
    group_steps: Vec<GroupStep>,
    /// The finished steps, with groups and the runs of all four colours.
    complete: Vec<FrontierStep>,
}

impl FrontierSteps {
    /// Stores one step for each choice of groups of the number `place` and each number of wilds, sorted by wilds.
    fn set_groups(&mut self, place: u8, groups: &(impl Iterator<Item = &'static LaidGroups> + Clone)) {
        self.group_steps.clear();
        for wilds in 0..=RoleCounts::MAX_WILDS {
            for LaidGroups { taken, ways, .. } in groups.clone().filter(|laid| laid.ways[usize::from(wilds)] > 0) {
                let (laid, ways) = (figures_of_groups(place, TakenTiles { wilds, ..*taken }), ways[usize::from(wilds)]);
                let step = FrontierStep { frontier: 0, laid, ways, cost: wilds };
                self.group_steps.push(GroupStep { step, taken: taken.naturals });
            }
        }
    }
}

/// Returns the figures (points, tiles, wilds) of groups of one number that use the tiles `taken`.
pub(super) fn figures_of_groups(number: u8, taken: TakenTiles) -> Figures {
    let naturals = Colour::ALL.into_iter().map(|colour| taken.naturals[colour]).sum();
    Figures::equal(number, naturals, false) + Figures::equal(number, taken.wilds, true)
}
