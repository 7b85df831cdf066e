//! Listing layouts one at a time, in a stable order, without holding more than the one at hand.

use super::count::{Front, start, step};
use super::groups;
use super::runs::Numbers;
use super::shape::{RunShape, Shape};
use super::{Layout, Partitioner};
use crate::material::Material;
use crate::tile::{ByColour, Colour, Number};

type Listed<'a, T> = Box<dyn Iterator<Item = T> + 'a>;

/// The groups of a layout, chosen up to some number, and what they leave.
#[derive(Clone)]
struct Chosen {
    groups: Vec<Shape>,
    /// The natural tiles that must lie in runs.
    rest: ByColour<Numbers>,
    /// The wilds that must lie in runs.
    wilds: u8,
    front: Front,
}

impl Partitioner {
    /// Every layout that uses every tile exactly once, as many as [`Self::count`] says.
    ///
    /// Layouts with the same groups come one after another, those without groups of low numbers first.
    pub fn layouts<'a>(&'a self, material: &Material) -> impl Iterator<Item = Layout> + use<'a> {
        let chosen = Chosen { groups: Vec::new(), rest: material.naturals, wilds: material.wilds, front: start() };
        self.choose_groups(Number::all().collect(), chosen).flat_map(|chosen| {
            let groups = chosen.groups;
            self.runs_of_colours(&Colour::ALL, chosen.rest, chosen.wilds).map(move |mut layout| {
                layout.extend(&groups);
                layout.sort_unstable();
                layout
            })
        })
    }

    /// Every choice of groups for these numbers that no colour's runs rule out so far.
    fn choose_groups(&self, mut numbers: Vec<Number>, chosen: Chosen) -> Listed<'_, Chosen> {
        if numbers.is_empty() {
            return Box::new(std::iter::once(chosen));
        }
        let number = numbers.remove(0);
        let counts = ByColour::from_fn(|colour| chosen.rest[colour][number.index()]);
        let next = groups::layouts(number, counts, chosen.wilds).into_iter().filter_map(move |(groups, taken)| {
            let mut sweep = self.sweep.borrow_mut();
            let (front, in_runs) = step(&mut sweep, chosen.front, counts, taken.naturals)?;
            let wilds = chosen.wilds - taken.wilds;
            let mut next = Chosen { wilds, front, ..chosen.clone() };
            for colour in Colour::ALL {
                next.rest[colour][number.index()] -= taken.naturals[colour];
            }
            next.groups.extend(groups.into_iter().map(Shape::Group));
            (in_runs <= wilds).then_some(next)
        });
        Box::new(next.flat_map(move |next| self.choose_groups(numbers.clone(), next)))
    }

    /// Every way to lay these colours' tiles in runs with exactly these wilds.
    fn runs_of_colours(&self, colours: &'static [Colour], rest: ByColour<Numbers>, wilds: u8) -> Listed<'_, Layout> {
        let Some((&colour, others)) = colours.split_first() else {
            return if wilds == 0 { Box::new(std::iter::once(Layout::new())) } else { Box::new(std::iter::empty()) };
        };
        let possible = self.sweep.borrow_mut().count(&rest[colour]);
        let budgets = (0..=wilds).filter(move |&used| possible[usize::from(used)] > 0);
        Box::new(budgets.flat_map(move |used| {
            self.runs(colour, rest[colour], used, None).flat_map(move |runs| {
                self.runs_of_colours(others, rest, wilds - used).map(move |mut layout| {
                    layout.extend(runs.iter().copied().map(Shape::Run));
                    layout
                })
            })
        }))
    }

    /// Every multiset of runs of one colour that uses exactly these tiles. The lowest number left is always laid next;
    /// of the runs that hold it, none comes before the one laid before it, so no multiset comes twice.
    fn runs(&self, colour: Colour, rest: Numbers, wilds: u8, floor: Option<RunShape>) -> Listed<'_, Vec<RunShape>> {
        let Some(lowest) = rest.iter().position(|&count| count > 0) else {
            return if wilds == 0 { Box::new(std::iter::once(Vec::new())) } else { Box::new(std::iter::empty()) };
        };
        let runs = self.runs_with(colour, lowest, &rest, wilds).into_iter().filter(move |run| floor <= Some(*run));
        Box::new(runs.flat_map(move |run| -> Listed<'_, Vec<RunShape>> {
            let left = without(rest, run);
            let wilds = wilds - run.wilds();
            if self.sweep.borrow_mut().count(&left)[usize::from(wilds)] == 0 {
                return Box::new(std::iter::empty());
            }
            let floor = (left[lowest] > 0).then_some(run);
            Box::new(self.runs(colour, left, wilds, floor).map(move |mut runs| {
                runs.push(run);
                runs
            }))
        }))
    }

    /// Every run that holds a natural tile of the lowest number there is, sorted.
    fn runs_with(&self, colour: Colour, lowest: usize, rest: &Numbers, wilds: u8) -> Vec<RunShape> {
        let mut growth = Growth { lowest, last_place: self.sweep.borrow().last_place(), found: Vec::new() };
        for first in 1..=Number::COUNT {
            growth.grow(RunShape::starting(colour, first), rest, wilds);
        }
        growth.found.sort_unstable();
        growth.found
    }
}

/// Grows runs of one colour from the natural tiles and wilds at hand.
struct Growth {
    /// The number of which a run must hold a natural tile.
    lowest: usize,
    last_place: u8,
    found: Vec<RunShape>,
}

impl Growth {
    fn grow(&mut self, run: RunShape, rest: &Numbers, wilds: u8) {
        let place = run.last + 1;
        let Some(number) = RunShape::number(place).filter(|_| place <= self.last_place) else { return };
        if wilds > 0 {
            self.add(run.extended(true), rest, wilds - 1);
        }
        if rest[number.index()] > 0 {
            let mut rest = *rest;
            rest[number.index()] -= 1;
            self.add(run.extended(false), &rest, wilds);
        }
    }

    fn add(&mut self, run: RunShape, rest: &Numbers, wilds: u8) {
        if run.length() >= RunShape::SHORTEST && naturals(run).any(|number| number.index() == self.lowest) {
            self.found.push(run);
        }
        self.grow(run, rest, wilds);
    }
}

/// The numbers of the natural tiles in a run.
fn naturals(run: RunShape) -> impl Iterator<Item = Number> {
    run.places().filter(move |&place| !run.is_wild(place)).filter_map(RunShape::number)
}

fn without(mut rest: Numbers, run: RunShape) -> Numbers {
    for number in naturals(run) {
        rest[number.index()] -= 1;
    }
    rest
}
