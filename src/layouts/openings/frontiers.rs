//! The frontiers: how far the runs of all four colours have come, and every way on.
//!
//! Groups tie the colours together, runs do not. So a frontier goes over the numbers with the open runs of the four
//! colours; at each number tiles go into groups, into runs, or stay behind. Frontiers that came about differently are
//! one frontier if they have the same future.

use rustc_hash::FxHashMap;

use super::tally::{Limits, Tallies, Tally};
use crate::hand::RoleCounts;
use crate::layouts::RunShape;
use crate::layouts::figures::Figures;
use crate::layouts::runs::{OpenRuns, State, Track};
use crate::layouts::worth::{LEVELS, Worth};
use crate::layouts::{Adds, LaidGroups, Taken, holding_of, sum_of, takes, takings};
use crate::tiles::{ByColour, Colour, Face, Number};

/// The open runs of the four colours, the states side by side, that of black the highest.
pub(super) type Frontier = u64;

/// A frontier with the state of one more colour.
pub(super) const fn with(frontier: Frontier, state: State) -> Frontier {
    frontier << State::BITS | state as Frontier
}

/// The state of one colour.
#[expect(clippy::cast_possible_truncation, reason = "a state is cut out")]
const fn state_of(frontier: Frontier, colour: Colour) -> State {
    (frontier >> ((3 - colour as u32) * State::BITS)) as State
}

/// Ways of a frontier over one more place that come to the same.
#[derive(Debug, Clone, Copy)]
struct Move {
    /// The frontier there, by its index.
    next: usize,
    laid: Figures,
    ways: u64,
}

/// How a frontier is reached.
#[derive(Debug, Clone, Copy)]
struct Before {
    /// The fewest wilds that it takes.
    spent: u8,
    /// The highest sum on the way.
    sum: u16,
}

/// Everything that can be laid of some tiles.
#[derive(Debug)]
pub(super) struct Frontiers {
    role_counts: RoleCounts,
    /// A face of which a tile must be laid.
    must: Option<Face>,
    wrap: bool,
    tracks: ByColour<Track>,
    /// The most that groups of the numbers after each place come to.
    groups: Vec<Worth<LEVELS>>,
    /// All frontiers, those of one place behind those of the place before.
    all: Vec<Frontier>,
    before: Vec<Before>,
    /// The moves of all frontiers, one frontier behind the other, and where those of each end.
    moves: Vec<Move>,
    ends: Vec<usize>,
}

/// Room for what most racks come to.
const ROOM: usize = 128;

/// A way of a frontier, with the wilds that it takes in the end.
#[derive(Debug, Clone, Copy)]
struct Way {
    frontier: Frontier,
    laid: Figures,
    ways: u64,
    cost: u64,
}

impl Frontiers {
    /// What comes to less than `bar` is left out, as far as that shows early.
    pub(super) fn new(role_counts: RoleCounts, wrap: bool, must: Option<Face>, bar: u16) -> Self {
        let tracks = ByColour::from_fn(|colour| Track::new(&role_counts.naturals[colour], role_counts.wilds, wrap));
        let mut groups = vec![Worth::NOTHING; usize::from(RunShape::last_place(wrap)) + 1];
        for number in Number::all().rev() {
            let above = groups[number.index() + 1];
            let here = takings(Adds::Rank, number.index(), holding_of(role_counts.of_number(number)));
            groups[number.index()] = above.or(above.joined(here.most));
        }
        let (all, before) = (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM));
        let (moves, ends) = (Vec::with_capacity(ROOM), Vec::with_capacity(ROOM));
        let mut frontiers = Self { role_counts, must, wrap, tracks, groups, all, before, moves, ends };
        frontiers.all.push([Track::START; 4].into_iter().fold(0, with));
        frontiers.before.push(Before { spent: 0, sum: 0 });
        let (mut ways, mut index) = (Ways::default(), FxHashMap::default());
        for place in 1..=RunShape::last_place(wrap) {
            index.clear();
            for at in frontiers.ends.len()..frontiers.all.len() {
                frontiers.extend(place, at, bar, &mut ways, &mut index);
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

    /// The natural tiles that come up at a place.
    pub(super) fn counts(&self, place: u8) -> ByColour<u8> {
        Number::new(place).map_or_else(ByColour::default, |number| self.role_counts.of_number(number))
    }

    /// Whether so many natural tiles of a place may stay behind.
    pub(super) fn may_leave(&self, place: u8, colour: Colour, left: u8) -> bool {
        let is_it = |face: &Face| face.colour == colour && face.number.get() == place;
        self.must.filter(is_it).is_none_or(|face| left < self.role_counts.count(face))
    }

    /// The last place a run can reach.
    pub(super) const fn last_place(&self) -> u8 {
        RunShape::last_place(self.wrap)
    }

    /// The state of a colour's open runs that have reached a place; `None` where they have no future.
    pub(super) fn state(&self, place: u8, colour: Colour, open: &OpenRuns) -> Option<State> {
        self.tracks[colour].state(place, open)
    }

    /// The frontier that the states of the colours are at the place after another frontier's, if it has a future.
    pub(super) fn next(&self, from: usize, frontier: Frontier) -> Option<usize> {
        self.moves(from).iter().map(|onward| onward.next).find(|&next| self.all[next] == frontier)
    }

    /// The moves of a frontier; none at the last place.
    fn moves(&self, at: usize) -> &[Move] {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.moves[start..self.ends[at]]
    }

    /// A tally for every frontier.
    pub(super) fn tallies<T: Tally>(&self, bar: u16) -> Tallies<T> {
        let limits = Limits { bar, wilds: self.role_counts.wilds };
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

    /// Finds every way of a frontier over a place, and the frontiers of that place it leads to, known by their index.
    fn extend(&mut self, place: u8, at: usize, bar: u16, ways: &mut Ways, index: &mut FxHashMap<Frontier, usize>) {
        let (frontier, before) = (self.all[at], self.before[at]);
        let choices = takes(holding_of(self.counts(place)), self.role_counts.wilds);
        ways.found.clear();
        self.ways(place, frontier, choices, self.role_counts.wilds - before.spent, ways);
        for way in &ways.found {
            let (spent, sum) = (before.spent + way.laid.wilds(), before.sum + way.laid.sum());
            if self.most_after(place, way.frontier, spent).is_none_or(|after| sum + sum_of(after) < bar) {
                continue;
            }
            let next = *index.entry(way.frontier).or_insert(self.all.len());
            if next == self.all.len() {
                self.all.push(way.frontier);
                self.before.push(Before { spent, sum });
            } else {
                let before = &mut self.before[next];
                *before = Before { spent: before.spent.min(spent), sum: before.sum.max(sum) };
            }
            self.moves.push(Move { next, laid: way.laid, ways: way.ways });
        }
        self.ends.push(self.moves.len());
    }

    /// No less than the rank of what can be laid after a place, behind a frontier that took so many wilds; `None` where
    /// its runs cannot be ended.
    fn most_after(&self, place: u8, frontier: Frontier, spent: u8) -> Option<u16> {
        let groups = self.groups[usize::from(place)];
        let of_colours = Colour::ALL.map(|colour| self.tracks[colour].most_after(state_of(frontier, colour)));
        let most = match self.role_counts.wilds - spent {
            0 => of_colours.iter().fold(groups.0[0], |sum, after| sum.saturating_add(after.0[0])),
            wilds => of_colours.into_iter().fold(groups, Worth::joined).0[usize::from(wilds)],
        };
        u16::try_from(most).ok()
    }

    /// Every way of a frontier over a place with so many wilds, what comes to the same together.
    fn ways(&self, place: u8, frontier: Frontier, choices: &[LaidGroups], wilds: u8, to: &mut Ways) {
        let Ways { found, partial, extended } = to;
        for &LaidGroups { taken, ways, .. } in choices.iter().take_while(|laid| laid.taken.wilds <= wilds) {
            partial.push(Way { frontier: 0, laid: in_groups(place, taken), ways, cost: taken.wilds.into() });
            for colour in Colour::ALL {
                let in_groups = taken.naturals[colour];
                for step in self.tracks[colour].steps(state_of(frontier, colour)) {
                    let Some(left) = step.left.checked_sub(in_groups) else { continue };
                    if !self.may_leave(place, colour, left) {
                        continue;
                    }
                    let laid = step.laid + Figures::leaving(left);
                    let most = u64::from(wilds).checked_sub(step.cost.into());
                    for before in partial.iter().filter(|before| Some(before.cost) <= most) {
                        extended.push(Way {
                            frontier: with(before.frontier, step.next),
                            laid: before.laid + laid,
                            ways: before.ways * step.ways,
                            cost: before.cost + u64::from(step.cost),
                        });
                    }
                }
                std::mem::swap(partial, extended);
                extended.clear();
            }
            found.append(partial);
        }
        found.sort_unstable_by_key(|way| (way.frontier, way.laid));
        found.dedup_by(|way, kept| {
            let same = (way.frontier, way.laid) == (kept.frontier, kept.laid);
            kept.ways += if same { way.ways } else { 0 };
            same
        });
    }
}

/// The ways of one frontier as they are found: those done, and those that have come to some colour. The room serves
/// every frontier.
#[derive(Debug, Default)]
struct Ways {
    found: Vec<Way>,
    partial: Vec<Way>,
    extended: Vec<Way>,
}

/// What the tiles in the groups of one number come to.
pub(super) fn in_groups(number: u8, taken: Taken) -> Figures {
    let naturals = Colour::ALL.into_iter().map(|colour| taken.naturals[colour]).sum();
    Figures::equal(number, naturals, false) + Figures::equal(number, taken.wilds, true)
}
