//! The fronts: how far the runs of all four colours have come, and every way on.
//!
//! Groups tie the colours together, runs do not. So a front goes over the numbers with the open runs of the four colours;
//! at each number tiles go into groups, into runs, or stay behind. Fronts that came about differently are one front if
//! they have the same future.

use rustc_hash::FxHashMap;

use super::laid::Laid;
use super::open_runs::OpenRuns;
use super::tally::{Limits, Tallies, Tally};
use super::track::{State, Track, last_place};
use crate::layouts::{Adds, Taken, Worth, holding_of, sum_of, takes, takings};
use crate::material::Material;
use crate::tile::{ByColour, Colour, Face, Number};

/// The open runs of the four colours, the states side by side, that of black the highest.
pub(super) type Front = u64;

/// A front with the state of one more colour.
pub(super) const fn with(front: Front, state: State) -> Front {
    front << State::BITS | state as Front
}

/// The state of one colour.
#[expect(clippy::cast_possible_truncation, reason = "a state is cut out")]
const fn state_of(front: Front, colour: Colour) -> State {
    (front >> ((3 - colour as u32) * State::BITS)) as State
}

/// Ways of a front over one more place that come to the same.
#[derive(Debug, Clone, Copy)]
struct Move {
    /// The front there, by its index.
    next: usize,
    laid: Laid,
    ways: u64,
}

/// All fronts that have reached one place.
#[derive(Debug, Default)]
struct Layer {
    fronts: Vec<Front>,
    index: FxHashMap<Front, usize>,
    /// The fewest wilds it took to get to each front.
    spent: Vec<u8>,
    /// The highest sum on the way to each front.
    before: Vec<u16>,
    /// The moves of all fronts, one front behind the other, and where those of each end.
    moves: Vec<Move>,
    ends: Vec<usize>,
}

impl Layer {
    fn reach(&mut self, front: Front, wilds: u8, sum: u16) -> usize {
        let next = self.fronts.len();
        let at = *self.index.entry(front).or_insert(next);
        if at == next {
            self.fronts.push(front);
            self.spent.push(wilds);
            self.before.push(sum);
        } else {
            self.spent[at] = self.spent[at].min(wilds);
            self.before[at] = self.before[at].max(sum);
        }
        at
    }

    /// The moves of a front.
    fn moves(&self, at: usize) -> &[Move] {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.moves[start..self.ends[at]]
    }
}

/// Everything that can be laid of some tiles.
#[derive(Debug)]
pub(super) struct Fronts {
    material: Material,
    /// A face of which a tile must be laid.
    must: Option<Face>,
    wrap: bool,
    tracks: ByColour<Track>,
    /// The most that groups of the numbers after each place come to.
    groups: Vec<Worth<LEVELS>>,
    layers: Vec<Layer>,
}

/// From no wild to four.
pub(super) const LEVELS: usize = Material::MAX_WILDS as usize + 1;

/// A way of a front, with the wilds that it takes in the end.
#[derive(Debug, Clone, Copy)]
struct Way {
    front: Front,
    laid: Laid,
    ways: u64,
    cost: u64,
}

impl Fronts {
    /// What comes to less than `target` is left out, as far as that shows early.
    pub(super) fn new(material: Material, wrap: bool, must: Option<Face>, target: u16) -> Self {
        let tracks = ByColour::from_fn(|colour| Track::new(&material.naturals[colour], material.wilds, wrap));
        let mut groups = vec![Worth::NOTHING; usize::from(last_place(wrap)) + 1];
        for number in Number::all().rev() {
            let above = groups[number.index() + 1];
            let here = takings(Adds::Rank, number.index(), holding_of(material.of_number(number)));
            groups[number.index()] = above.or(above.beside(here.most));
        }
        let mut fronts = Self { material, must, wrap, tracks, groups, layers: Vec::new() };
        let mut layer = Layer::default();
        layer.reach([Track::START; 4].into_iter().fold(0, with), 0, 0);
        for place in 1..=last_place(wrap) {
            let next = fronts.extend(place, &mut layer, target);
            fronts.layers.push(layer);
            layer = next;
        }
        fronts.layers.push(layer);
        fronts
    }

    /// The tiles.
    pub(super) const fn material(&self) -> &Material {
        &self.material
    }

    /// Whether 1 may follow 13.
    pub(super) const fn wraps(&self) -> bool {
        self.wrap
    }

    /// The natural tiles that come up at a place.
    pub(super) fn counts(&self, place: u8) -> ByColour<u8> {
        Number::new(place).map_or_else(ByColour::default, |number| self.material.of_number(number))
    }

    /// Whether so many natural tiles of a place may stay behind.
    pub(super) fn may_leave(&self, place: u8, colour: Colour, left: u8) -> bool {
        let is_it = |face: &Face| face.colour == colour && face.number.get() == place;
        self.must.filter(is_it).is_none_or(|face| left < self.material.count(face))
    }

    /// The last place a run can reach.
    pub(super) const fn last_place(&self) -> u8 {
        last_place(self.wrap)
    }

    /// The state of a colour's open runs that have reached a place; `None` where they have no future.
    pub(super) fn state(&self, place: u8, colour: Colour, open: &OpenRuns) -> Option<State> {
        self.tracks[colour].state(place, open)
    }

    /// The front of the states of each colour at a place, if it has a future.
    pub(super) fn front(&self, place: u8, front: Front) -> Option<usize> {
        self.layers[usize::from(place)].index.get(&front).copied()
    }

    /// A tally for every front.
    pub(super) fn tallies<T: Tally>(&self, bar: u16) -> Tallies<T> {
        let limits = Limits { bar, wilds: self.material.wilds };
        let mut of_fronts: Vec<Vec<T>> = Vec::new();
        let mut sum = T::start(limits);
        for layer in self.layers.iter().rev() {
            let after = of_fronts.last();
            let tally = |at: usize| {
                match after {
                    None => T::nothing(&mut sum),
                    Some(after) => {
                        for next in layer.moves(at) {
                            T::add(limits, &mut sum, &after[next.next], next.laid, next.ways);
                        }
                    }
                }
                T::finish(limits, &mut sum, layer.before[at])
            };
            of_fronts.push((0..layer.fronts.len()).map(tally).collect());
        }
        of_fronts.reverse();
        Tallies { of_fronts, sum }
    }

    /// Finds every way of a layer's fronts over a place, and the fronts it leads to.
    fn extend(&self, place: u8, layer: &mut Layer, target: u16) -> Layer {
        let choices = takes(holding_of(self.counts(place)), self.material.wilds);
        let mut next = Layer::default();
        let mut ways = Ways::default();
        for (at, &front) in layer.fronts.iter().enumerate() {
            let (spent, before) = (layer.spent[at], layer.before[at]);
            ways.found.clear();
            if self.most_after(place - 1, front, spent).is_some_and(|after| before + sum_of(after) >= target) {
                self.ways(place, front, choices, self.material.wilds - spent, &mut ways);
            }
            layer.moves.extend(ways.found.iter().map(|way| Move {
                next: next.reach(way.front, spent + way.laid.wilds(), before + way.laid.sum()),
                laid: way.laid,
                ways: way.ways,
            }));
            layer.ends.push(layer.moves.len());
        }
        next
    }

    /// No less than the rank of what can be laid after a place, behind a front that took so many wilds; `None` where its runs
    /// cannot be ended.
    fn most_after(&self, place: u8, front: Front, spent: u8) -> Option<u16> {
        let mut all = self.groups[usize::from(place)];
        for colour in Colour::ALL {
            all = all.beside(self.tracks[colour].most_after(place, state_of(front, colour)));
        }
        u16::try_from(all.0[usize::from(self.material.wilds - spent)]).ok()
    }

    /// Every way of a front over a place with so many wilds, what comes to the same together.
    fn ways(&self, place: u8, front: Front, choices: &[(Taken, u64)], wilds: u8, to: &mut Ways) {
        let Ways { found, partial, extended } = to;
        for &(taken, ways) in choices.iter().take_while(|(taken, _)| taken.wilds <= wilds) {
            partial.push(Way { front: 0, laid: in_groups(place, taken), ways, cost: taken.wilds.into() });
            for colour in Colour::ALL {
                let in_groups = taken.naturals[colour];
                for step in self.tracks[colour].steps(place - 1, state_of(front, colour)) {
                    let Some(left) = step.left.checked_sub(in_groups) else { continue };
                    if !self.may_leave(place, colour, left) {
                        continue;
                    }
                    let laid = step.laid + Laid::leaving(left);
                    let most = u64::from(wilds).checked_sub(step.cost.into());
                    for before in partial.iter().filter(|before| Some(before.cost) <= most) {
                        extended.push(Way {
                            front: with(before.front, step.next),
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
        found.sort_unstable_by_key(|way| (way.front, way.laid));
        found.dedup_by(|way, kept| {
            let same = (way.front, way.laid) == (kept.front, kept.laid);
            kept.ways += if same { way.ways } else { 0 };
            same
        });
    }
}

/// The ways of one front as they are found: those done, and those that have come to some colour. The room serves every front.
#[derive(Debug, Default)]
struct Ways {
    found: Vec<Way>,
    partial: Vec<Way>,
    extended: Vec<Way>,
}

/// What the tiles in the groups of one number come to.
pub(super) fn in_groups(number: u8, taken: Taken) -> Laid {
    let naturals = Colour::ALL.into_iter().map(|colour| taken.naturals[colour]).sum();
    Laid::equal(number, naturals, false) + Laid::equal(number, taken.wilds, true)
}
