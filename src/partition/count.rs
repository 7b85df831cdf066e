//! Counting layouts without listing them.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::groups::{self, MAX_NATURALS, Taken};
use super::runs::{NO_TILES, Sweep, Swept, Ways, add, merged, product, shifted};
use crate::indicator::Role;
use crate::material::Material;
use crate::tile::{ByColour, Colour, Face, Number};

/// The runs of all four colours, swept up to the same number.
pub(super) type Front = ByColour<Swept>;

/// The front before the first number.
pub(super) fn start() -> Front {
    ByColour::from_fn(|_| Sweep::START)
}

/// How many layouts are left without one tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountsWithoutOne {
    naturals: BTreeMap<Face, u64>,
    wild: u64,
}

impl CountsWithoutOne {
    /// The layouts without one tile that plays so; 0 where there is no such tile.
    #[must_use]
    pub fn of(&self, role: Role) -> u64 {
        match role {
            Role::Natural(face) => self.naturals.get(&face).copied().unwrap_or(0),
            Role::Wild => self.wild,
        }
    }
}

/// One step of a front over one number: some tiles go into groups, the others into runs.
struct Move {
    front: Front,
    /// Wilds in the groups.
    wilds: u8,
    /// The ways to lay the groups.
    ways: u64,
}

/// What is known of a front: the ways to be done, by the wilds in all runs and in the groups still to come.
#[derive(Clone, Copy)]
struct Known {
    /// The wilds that earlier groups had taken when this was worked out. With as many or more, it holds.
    spent: u8,
    ways: Ways,
}

/// Choices of tiles for the groups of one number, with the ways to lay them.
type Choices = Rc<[(Taken, u64)]>;

pub(super) struct Counter<'a> {
    sweep: &'a mut Sweep,
    material: &'a Material,
    /// The highest number there is a tile of.
    highest: Number,
    /// The choices at each number.
    choices: Vec<Choices>,
    known: FxHashMap<(Number, Front), Known>,
}

impl<'a> Counter<'a> {
    pub(super) fn new(sweep: &'a mut Sweep, material: &'a Material) -> Self {
        let choices = Number::all().map(|number| groups::choices(material.of_number(number), material.wilds).collect());
        let highest = material.faces().map(|(face, _)| face.number).max().unwrap_or(Number::ONE);
        Self { sweep, material, highest, choices: choices.collect(), known: FxHashMap::default() }
    }

    /// The layouts of all tiles.
    pub(super) fn all(&mut self) -> u64 {
        self.from(Some(Number::ONE), start(), 0)[usize::from(self.material.wilds)]
    }

    /// The layouts without each tile in turn: the ways up to its number, over that number without it, and on from there.
    pub(super) fn without_one(&mut self) -> CountsWithoutOne {
        let wilds = usize::from(self.material.wilds);
        let wild = if wilds == 0 { 0 } else { self.from(Some(Number::ONE), start(), 0)[wilds - 1] };
        let mut naturals = BTreeMap::new();
        let mut fronts: Vec<(Front, Ways)> = vec![(start(), NO_TILES)];
        for number in Number::all() {
            let counts = self.material.of_number(number);
            for colour in Colour::ALL.into_iter().filter(|&colour| counts[colour] > 0) {
                let mut rest = counts;
                rest[colour] -= 1;
                naturals.insert(Face::new(colour, number), self.through(&fronts, number, rest));
            }
            fronts = self.advance(&fronts, number);
        }
        CountsWithoutOne { naturals, wild }
    }

    /// The layouts that come by these fronts and have these tiles of this number.
    fn through(&mut self, fronts: &[(Front, Ways)], number: Number, counts: ByColour<u8>) -> u64 {
        let choices: Choices = groups::choices(counts, self.material.wilds).collect();
        let mut total = 0;
        for (front, before) in fronts {
            let spent = fewest(before);
            for next in moves(self.sweep, &choices, *front, counts, self.material.wilds - spent) {
                let after = self.from(next_number(number), next.front, spent + next.wilds);
                for (used, ways) in before.iter().enumerate() {
                    let left = usize::from(self.material.wilds).checked_sub(used + usize::from(next.wilds));
                    total += left.map_or(0, |left| ways * next.ways * after[left]);
                }
            }
        }
        total
    }

    /// The fronts after one more number, with the ways to get there by the wilds in groups.
    fn advance(&mut self, fronts: &[(Front, Ways)], number: Number) -> Vec<(Front, Ways)> {
        let counts = self.material.of_number(number);
        let choices = &self.choices[number.index()];
        let mut after: Vec<(Front, Ways)> = Vec::new();
        for (front, ways) in fronts {
            for next in moves(self.sweep, choices, *front, counts, self.material.wilds - fewest(ways)) {
                after.push((next.front, shifted(ways, next.wilds, next.ways)));
            }
        }
        merged(after)
    }

    /// The ways to be done from `number` on, by the wilds in all runs and in the groups from there on. `spent` wilds lie
    /// in groups already, so ways that need more than what is left need not be counted.
    fn from(&mut self, number: Option<Number>, front: Front, spent: u8) -> Ways {
        let Some(number) = number.filter(|&number| number <= self.highest) else {
            return self.finish(front);
        };
        if let Some(known) = self.known.get(&(number, front)).filter(|known| known.spent <= spent) {
            return known.ways;
        }
        let counts = self.material.of_number(number);
        let choices = Rc::clone(&self.choices[number.index()]);
        let mut ways = Ways::default();
        for next in moves(self.sweep, &choices, front, counts, self.material.wilds - spent) {
            let after = self.from(next_number(number), next.front, spent + next.wilds);
            add(&mut ways, &shifted(&after, next.wilds, next.ways));
        }
        self.known.insert((number, front), Known { spent, ways });
        ways
    }

    /// The ways of the runs of all four colours when no more tiles come, by their wilds.
    fn finish(&mut self, front: Front) -> Ways {
        Colour::ALL.into_iter().fold(NO_TILES, |ways, colour| product(&ways, &self.sweep.finish(front[colour])))
    }
}

/// The moves over one number that a budget of wilds allows, those in the runs so far included.
fn moves<'m>(
    sweep: &mut Sweep,
    choices: &'m [(Taken, u64)],
    front: Front,
    counts: ByColour<u8>,
    budget: u8,
) -> impl Iterator<Item = Move> + use<'m> {
    // Few different steps serve many choices.
    let steps = ByColour::from_fn(|colour| {
        let mut after = [None; MAX_NATURALS + 1];
        for naturals in 0..=counts[colour] {
            let next = sweep.step(front[colour], naturals);
            after[usize::from(naturals)] = next.map(|next| (next, sweep.fewest_wilds(next)));
        }
        after
    });
    // What the runs have cost so far is not given back, and the choices come by rising wilds.
    let spent: u8 = Colour::ALL.into_iter().map(|colour| sweep.fewest_wilds(front[colour])).sum();
    let affordable = choices.iter().take_while(move |(taken, _)| taken.wilds + spent <= budget);
    affordable.filter_map(move |&(taken, ways)| {
        let mut next = front;
        let mut wilds = taken.wilds;
        for colour in Colour::ALL {
            let (swept, in_runs) = steps[colour][usize::from(counts[colour] - taken.naturals[colour])]?;
            next[colour] = swept;
            wilds += in_runs;
        }
        (wilds <= budget).then_some(Move { front: next, wilds: taken.wilds, ways })
    })
}

/// The front after one more number whose tiles lie in runs but for those taken, and the fewest wilds in its runs.
pub(super) fn step(sweep: &mut Sweep, front: Front, counts: ByColour<u8>, taken: ByColour<u8>) -> Option<(Front, u8)> {
    let mut after = front;
    let mut wilds = 0;
    for colour in Colour::ALL {
        after[colour] = sweep.step(front[colour], counts[colour] - taken[colour])?;
        wilds += sweep.fewest_wilds(after[colour]);
    }
    Some((after, wilds))
}

fn next_number(number: Number) -> Option<Number> {
    Number::new(number.get() + 1)
}

/// The fewest wilds of any way.
fn fewest(ways: &Ways) -> u8 {
    (0..).zip(ways).find(|&(_, &count)| count > 0).map_or(Material::MAX_WILDS, |(wilds, _)| wilds)
}
