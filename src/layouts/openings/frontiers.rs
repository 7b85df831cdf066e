//! Frontiers: how far the runs of all four colours have grown, and every way on.
//!
//! Groups tie the colours together, runs do not. So a frontier goes over the numbers with the open runs of the four
//! colours; at each number tiles go into groups, into runs, or stay behind. Frontiers that came about differently are
//! one frontier if they have the same future: so are those that differ only in which of the colours is which, among
//! colours that hold the same tiles from there on.

use rustc_hash::FxHashMap;

use super::tally::{FrontierTally, Limits, Tallies};
use crate::hand::RoleCounts;
use crate::layouts::RunShape;
use crate::layouts::figures::Figures;
use crate::layouts::runs::{OpenRuns, TrackState, TrackStep, Tracks};
use crate::layouts::worth::{IMPOSSIBLE, LEVELS, WorthByWilds};
use crate::layouts::{LaidGroups, Objective, TakenTiles, holding_of, merged_groups, sum_of, takings};
use crate::tiles::{ByColour, Colour, Face, Number};

/// The open runs of the four colours: their states side by side, black in the highest bits.
pub(super) type Frontier = u64;

/// A frontier with the state of one more colour.
const fn with(frontier: Frontier, state: TrackState) -> Frontier {
    frontier << TrackState::BITS | state as Frontier
}

/// The state of one colour.
#[expect(clippy::cast_possible_truncation, reason = "a state is cut out")]
const fn state_of(frontier: Frontier, colour: Colour) -> TrackState {
    (frontier >> ((3 - colour as u32) * TrackState::BITS)) as TrackState
}

/// Ways of a frontier over one more place with the same result.
#[derive(Debug, Clone, Copy)]
struct Move {
    /// The index of the frontier they lead to.
    next: usize,
    laid: Figures,
    ways: u64,
}

/// How a frontier is reached.
#[derive(Debug, Clone, Copy)]
struct FrontierReach {
    /// The fewest wilds needed to reach it.
    spent: u8,
    /// The highest sum on the way.
    sum: u16,
}

/// A frontier that may be reached.
#[derive(Debug)]
struct PendingFrontier {
    /// An upper bound on the rank still to be laid after it, by wilds.
    most: [i16; LEVELS],
    /// Its index, once it is reached.
    index: Option<usize>,
}

/// Everything that can be laid from a hand's tiles.
#[derive(Debug)]
pub(super) struct Frontiers {
    role_counts: RoleCounts,
    /// A face of which a tile must be laid.
    must: Option<Face>,
    wrap: bool,
    /// Whether it is tracked that natural tiles stay behind.
    keeps: bool,
    tracks: Tracks,
    /// The most that groups of the numbers after each place are worth.
    groups: Vec<WorthByWilds<LEVELS>>,
    /// All frontiers, place after place.
    all: Vec<Frontier>,
    before: Vec<FrontierReach>,
    /// The moves of all frontiers, frontier after frontier, and where those of each end.
    moves: Vec<Move>,
    ends: Vec<usize>,
}

/// Room for what most racks need.
const ROOM: usize = 128;

/// A way on from a frontier, as it is put together; `cost` is the wilds it needs until every run is legal.
#[derive(Debug, Clone, Copy)]
struct FrontierStep {
    frontier: Frontier,
    laid: Figures,
    ways: u64,
    cost: u8,
}

impl FrontierStep {
    /// Adds a colour's step, which lays `laid`; false where that takes more than `wilds` wilds.
    fn go_on(&mut self, step: &TrackStep, laid: Figures, wilds: u8) -> bool {
        self.frontier = with(self.frontier, step.next);
        self.laid = self.laid + laid;
        self.ways *= step.ways;
        self.cost += step.cost;
        self.cost <= wilds
    }
}

impl Frontiers {
    /// What cannot reach `bar` is dropped early. With `keeps`, it is tracked whether a natural tile stays for the
    /// discard.
    pub(super) fn new(role_counts: RoleCounts, wrap: bool, must: Option<Face>, bar: u16, keeps: bool) -> Self {
        let tracks = Tracks::new(&role_counts.naturals, role_counts.wilds, wrap, must);
        let mut groups = vec![WorthByWilds::NOTHING; usize::from(RunShape::last_place(wrap)) + 1];
        for number in Number::all().rev() {
            let above = groups[number.index() + 1];
            let here = takings(Objective::Rank, number.index(), holding_of(role_counts.of_number(number)));
            groups[number.index()] = above.or(above.joined(here.most));
        }
        let (all, before) = (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM));
        let (moves, ends) = (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM));
        let mut frontiers = Self { role_counts, must, wrap, keeps, tracks, groups, all, before, moves, ends };
        frontiers.all.push(frontiers.together(0, Colour::ALL.map(|colour| frontiers.tracks.start(colour))));
        frontiers.before.push(FrontierReach { spent: 0, sum: 0 });
        let (mut ways, mut ahead) = (FrontierSteps::default(), FxHashMap::default());
        for place in 1..=RunShape::last_place(wrap) {
            ways.in_groups(place, merged_groups(holding_of(frontiers.counts(place)), role_counts.wilds));
            ahead.clear();
            for at in frontiers.ends.len()..frontiers.all.len() {
                frontiers.extend(place, at, bar, &mut ways, &mut ahead);
            }
        }
        frontiers
    }

    /// The tiles.
    pub(super) const fn role_counts(&self) -> &RoleCounts {
        &self.role_counts
    }

    /// Whether 1 may follow 13.
    pub(super) const fn wraps(&self) -> bool {
        self.wrap
    }

    /// How many natural tiles of each colour have their number at a place; none at the second 1.
    pub(super) fn counts(&self, place: u8) -> ByColour<u8> {
        Number::new(place).map_or_else(ByColour::default, |number| self.role_counts.of_number(number))
    }

    /// Whether `left` natural tiles of a place and a colour may stay behind.
    pub(super) fn may_leave(&self, place: u8, colour: Colour, left: u8) -> bool {
        let is_it = |face: &Face| face.colour == colour && face.number.get() == place;
        self.must.filter(is_it).is_none_or(|face| left < self.role_counts.count(face))
    }

    /// The last place a run can reach.
    pub(super) const fn last_place(&self) -> u8 {
        RunShape::last_place(self.wrap)
    }

    /// The state of a colour's open runs at a place; `None` where they have no future.
    pub(super) fn state(&self, place: u8, colour: Colour, open: &OpenRuns) -> Option<TrackState> {
        self.tracks.state(place, colour, open)
    }

    /// The frontier made of the colours' states at a place; the states of colours that are alike are put in rising
    /// order.
    fn together(&self, place: u8, mut states: [TrackState; 4]) -> Frontier {
        let alike = self.tracks.same_future(place);
        for (at, colour) in Colour::ALL.into_iter().enumerate() {
            for before in 0..at {
                if alike[Colour::ALL[before]] == alike[colour] && states[before] > states[at] {
                    states.swap(before, at);
                }
            }
        }
        states.into_iter().fold(0, with)
    }

    /// The frontier made of the colours' states at a place, if it follows the frontier at index `from` and has a
    /// future.
    pub(super) fn next(&self, from: usize, place: u8, states: [TrackState; 4]) -> Option<usize> {
        let frontier = self.together(place, states);
        let moves = self.moves(from);
        let first = moves.partition_point(|onward| self.all[onward.next] < frontier);
        moves.get(first).map(|onward| onward.next).filter(|&next| self.all[next] == frontier)
    }

    /// The moves of a frontier in the order of the frontiers they lead to; none at the last place.
    fn moves(&self, at: usize) -> &[Move] {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.moves[start..self.ends[at]]
    }

    /// A tally for every frontier.
    pub(super) fn tallies<T: FrontierTally>(&self, bar: u16) -> Tallies<T> {
        let limits = Limits { bar, wilds: self.role_counts.wilds, keeps: self.keeps };
        let mut sum = T::start(limits);
        let mut backwards: Vec<T> = Vec::with_capacity(self.all.len());
        for at in (0..self.all.len()).rev() {
            if at < self.ends.len() {
                for onward in self.moves(at) {
                    let after = &backwards[self.all.len() - 1 - onward.next];
                    T::add(limits, &mut sum, after, onward.laid, onward.ways);
                }
            } else {
                T::nothing(&mut sum);
            }
            backwards.push(T::finish(limits, &mut sum, self.before[at].sum));
        }
        Tallies { backwards, sum }
    }

    /// Finds every way of the frontier at index `at` over a place, and the frontiers there; `ahead` knows them by their
    /// states.
    fn extend(
        &mut self,
        place: u8,
        at: usize,
        bar: u16,
        ways: &mut FrontierSteps,
        ahead: &mut FxHashMap<Frontier, PendingFrontier>,
    ) {
        let (frontier, before) = (self.all[at], self.before[at]);
        self.ways(place, frontier, self.role_counts.wilds - before.spent, ways);
        for alike in ways.found.chunk_by(|way, next| way.frontier == next.frontier) {
            let frontier = alike[0].frontier;
            let most_after = || PendingFrontier { most: self.most_after(place, frontier), index: None };
            let ahead = ahead.entry(frontier).or_insert_with(most_after);
            for way in alike {
                let (spent, sum) = (before.spent + way.laid.wilds(), before.sum + way.laid.sum());
                let after = u16::try_from(ahead.most[usize::from(self.role_counts.wilds - spent)]);
                if after.is_ok_and(|after| sum + sum_of(after) >= bar) {
                    let next = *ahead.index.get_or_insert(self.all.len());
                    if next == self.all.len() {
                        self.all.push(frontier);
                        self.before.push(FrontierReach { spent, sum });
                    }
                    let before = &mut self.before[next];
                    *before = FrontierReach { spent: before.spent.min(spent), sum: before.sum.max(sum) };
                    self.moves.push(Move { next, laid: way.laid, ways: way.ways });
                }
            }
        }
        self.ends.push(self.moves.len());
    }

    /// An upper bound on the rank still to be laid after a frontier, by wilds; below 0 where its runs cannot end.
    fn most_after(&self, place: u8, frontier: Frontier) -> [i16; LEVELS] {
        match self.role_counts.wilds {
            0 => self.most_with::<1>(place, frontier),
            1 => self.most_with::<2>(place, frontier),
            2 => self.most_with::<3>(place, frontier),
            _ => self.most_with::<LEVELS>(place, frontier),
        }
    }

    /// The same with fewer than `FEWER` wilds.
    fn most_with<const FEWER: usize>(&self, place: u8, frontier: Frontier) -> [i16; LEVELS] {
        let [k, r, b, y] =
            Colour::ALL.map(|colour| self.tracks.most_after(state_of(frontier, colour)).levels::<FEWER>());
        let most = k.joined(r).joined(b.joined(y)).joined(self.groups[usize::from(place)].levels());
        std::array::from_fn(|wilds| most.0.get(wilds).copied().unwrap_or(IMPOSSIBLE))
    }

    /// Every way of a frontier over a place with up to `wilds` wilds; ways with the same result are counted together.
    fn ways(&self, place: u8, frontier: Frontier, wilds: u8, to: &mut FrontierSteps) {
        let FrontierSteps { in_groups, found, partial, extended } = to;
        let states = Colour::ALL.map(|colour| (colour, self.tracks.steps(state_of(frontier, colour))));
        found.clear();
        for &(first, in_groups) in in_groups.iter().take_while(|(way, _)| way.cost <= wilds) {
            partial.push(first);
            for (colour, steps) in states {
                let laid = |step: &TrackStep| {
                    let left = step.left.checked_sub(in_groups[colour])?;
                    let stays = if self.keeps { Figures::leaving(left) } else { Figures::NOTHING };
                    self.may_leave(place, colour, left).then_some(step.laid + stays)
                };
                for (step, laid) in steps.iter().filter_map(|step| Some((step, laid(step)?))) {
                    for &(mut way) in &*partial {
                        if way.go_on(step, laid, wilds) {
                            extended.push(way);
                        }
                    }
                }
                std::mem::swap(partial, extended);
                extended.clear();
            }
            found.append(partial);
        }
        for way in &mut *found {
            way.frontier = self.together(place, Colour::ALL.map(|colour| state_of(way.frontier, colour)));
        }
        found.sort_unstable_by_key(|way| (way.frontier, way.laid));
        found.dedup_by(|way, kept| {
            let same = (way.frontier, way.laid) == (kept.frontier, kept.laid);
            kept.ways += if same { way.ways } else { 0 };
            same
        });
    }
}

/// The ways of one frontier as they are found: those done, and those put together up to some colour. All frontiers
/// share its room.
#[derive(Debug, Default)]
struct FrontierSteps {
    /// What can be laid in groups of the place: the beginning of a way, and the natural tiles it takes.
    in_groups: Vec<(FrontierStep, ByColour<u8>)>,
    found: Vec<FrontierStep>,
    partial: Vec<FrontierStep>,
    extended: Vec<FrontierStep>,
}

impl FrontierSteps {
    /// Begins the ways with what groups of a place can take.
    fn in_groups(&mut self, place: u8, merged_groups: &[LaidGroups]) {
        self.in_groups.clear();
        self.in_groups.extend(merged_groups.iter().map(|&LaidGroups { taken, ways, .. }| {
            (FrontierStep { frontier: 0, laid: in_groups(place, taken), ways, cost: taken.wilds }, taken.naturals)
        }));
    }
}

/// The figures of the tiles in the groups of one number.
pub(super) fn in_groups(number: u8, taken: TakenTiles) -> Figures {
    let naturals = Colour::ALL.into_iter().map(|colour| taken.naturals[colour]).sum();
    Figures::equal(number, naturals, false) + Figures::equal(number, taken.wilds, true)
}
