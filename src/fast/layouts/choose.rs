//! Choosing the groups of a layout, number by number.

use std::ops::ControlFlow;

use super::Tables;
use super::groups::Laid;
use super::grow::Held;
use crate::fast::begun::{counts, holding};
use crate::fast::packed::{ONES, Packed, lane};
use crate::fast::sweep::Swept;
use crate::fast::wilds::WildCounts;

/// What the groups of a layout leave.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rest {
    /// The natural tiles of each colour, all to lie in runs.
    pub(super) held: [Held; 4],
    /// With how many wilds each colour does.
    pub(super) ends: [WildCounts; 4],
    /// The wilds left, all to lie in runs.
    pub(super) wilds: u8,
}

/// What is asked of every choice of groups.
pub(super) trait Leaf {
    /// Groups were chosen at a number.
    fn enter(&mut self, number: usize, laid: &Laid);

    /// They are given up.
    fn leave(&mut self, laid: &Laid);

    /// All groups are chosen, and the rest can be laid in runs.
    fn meet(&mut self, rest: &Rest) -> ControlFlow<()>;
}

/// A hand whose groups are being chosen.
struct Choosing<'a, L> {
    tables: &'a Tables,
    /// The numbers held in each colour.
    numbers: [u64; 4],
    leaf: &'a mut L,
}

/// A choice up to some number.
#[derive(Clone, Copy)]
struct Chosen {
    rest: Packed,
    /// Each colour swept up to its next tile, so that a run which must end before it shows.
    front: [Swept; 4],
    /// The fewest wilds in these runs.
    in_runs: u8,
}

impl Tables {
    /// Every choice of groups that leaves what lies in runs, in the order in which [`crate::partition`] makes them.
    pub(super) fn choose(&self, hand: Packed, leaf: &mut impl Leaf) -> ControlFlow<()> {
        let numbers = [0, 1, 2, 3].map(|colour| lane(hand.some, colour));
        let mut choosing = Choosing { tables: self, numbers, leaf };
        let front = std::array::from_fn(|colour| choosing.to_next(self.sweep.start(), colour, 0));
        choosing.from(numbers.iter().fold(0, |all, colour| all | colour), Chosen { rest: hand, front, in_runs: 0 })
    }
}

impl<L: Leaf> Choosing<'_, L> {
    /// From a number to the next that a colour holds.
    fn to_next(&self, mut at: Swept, colour: usize, number: usize) -> Swept {
        let sweep = self.tables.sweep;
        let ahead = self.numbers[colour] >> number;
        if ahead == 0 {
            return sweep.last(at);
        }
        for _ in 0..ahead.trailing_zeros() {
            at = sweep.step(at, 0);
        }
        at
    }

    /// Chooses at each of these numbers.
    fn from(&mut self, mut numbers: u64, mut chosen: Chosen) -> ControlFlow<()> {
        let tables = self.tables;
        while numbers != 0 {
            let number = numbers.trailing_zeros() as usize;
            numbers &= numbers - 1;
            let holding = holding(chosen.rest.some, chosen.rest.both, number);
            let layings = tables.layings.of(holding, chosen.rest.wilds - chosen.in_runs);
            if layings.len() > 1 {
                return self.at(number, numbers, layings, counts(holding), chosen);
            }
            self.pass(number, counts(holding), &mut chosen);
            if chosen.in_runs > chosen.rest.wilds {
                return ControlFlow::Continue(());
            }
        }
        self.end(chosen)
    }

    /// Passes a number at which no group can be laid.
    fn pass(&self, number: usize, held: [u8; 4], chosen: &mut Chosen) {
        let sweep = self.tables.sweep;
        for (colour, held) in held.into_iter().enumerate().filter(|&(_, held)| held > 0) {
            let front = chosen.front[colour];
            let next = self.to_next(sweep.step(front, held), colour, number + 1);
            chosen.in_runs += sweep.fewest(next);
            chosen.in_runs -= sweep.fewest(front);
            chosen.front[colour] = next;
        }
    }

    /// Chooses at a number, and then at each of the others.
    fn at(&mut self, number: usize, others: u64, layings: &[Laid], held: [u8; 4], chosen: Chosen) -> ControlFlow<()> {
        let Chosen { rest, front, .. } = chosen;
        let sweep = self.tables.sweep;
        // Few different steps serve many choices.
        let mut steps = [[(front[0], 0); 4]; 4];
        for (colour, (steps, held)) in steps.iter_mut().zip(held).enumerate() {
            if held == 0 {
                steps[0] = (front[colour], sweep.fewest(front[colour]));
            } else {
                for left in 0..=held {
                    let next = self.to_next(sweep.step(front[colour], left), colour, number + 1);
                    steps[usize::from(left)] = (next, sweep.fewest(next));
                }
            }
        }
        for laid in layings {
            let of = |colour: usize| steps[colour][usize::from(laid.left[colour] & 3)];
            let next = [of(0), of(1), of(2), of(3)];
            let in_runs = next[0].1 + next[1].1 + next[2].1 + next[3].1;
            let wilds = rest.wilds - laid.wilds;
            if in_runs > wilds {
                continue;
            }
            let clear = !(ONES << number);
            let rest = Packed {
                some: rest.some & clear | laid.some << number,
                both: rest.both & clear | laid.both << number,
                wilds,
            };
            self.leaf.enter(number, laid);
            self.from(others, Chosen { rest, front: next.map(|(at, _)| at), in_runs })?;
            self.leaf.leave(laid);
        }
        ControlFlow::Continue(())
    }

    /// No number with tiles is left.
    fn end(&mut self, chosen: Chosen) -> ControlFlow<()> {
        let Packed { some, both, wilds } = chosen.rest;
        let ends = chosen.front.map(|at| self.tables.sweep.end(at));
        if !ends.iter().fold(WildCounts::NONE, |sum, &end| sum.plus(end)).contains(wilds) {
            return ControlFlow::Continue(());
        }
        let held = [0, 1, 2, 3].map(|colour| Held { some: lane(some, colour), both: lane(both, colour) });
        self.leaf.meet(&Rest { held, ends, wilds })
    }
}
