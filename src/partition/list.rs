//! Listing layouts one at a time, in a stable order, without holding more than the one at hand.

use super::count::{Front, start, step};
use super::groups;
use super::runs::{NO_TILES, Numbers, product};
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
        let mut sweep = self.sweep.borrow_mut();
        let here = sweep.count(&rest[colour]);
        let elsewhere = others.iter().fold(NO_TILES, |ways, &colour| product(&ways, &sweep.count(&rest[colour])));
        let possible = move |used: &u8| here[usize::from(*used)] > 0 && elsewhere[usize::from(wilds - used)] > 0;
        let budgets = (0..=wilds).filter(possible);
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
        let last_place = self.sweep.borrow().last_place();
        let runs = Growth::new(colour, lowest, last_place, rest, wilds).filter(move |run| floor <= Some(*run));
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
}

/// Every run of one colour that holds a natural tile of the lowest number there is, found one at a time.
struct Growth {
    lowest: usize,
    last_place: u8,
    /// Runs not looked at yet, with the natural tiles and the wilds they leave.
    seeds: Vec<(RunShape, Numbers, u8)>,
}

impl Growth {
    fn new(colour: Colour, lowest: usize, last_place: u8, rest: Numbers, wilds: u8) -> Self {
        let seeds = (1..=Number::COUNT).rev().map(|first| (RunShape::starting(colour, first), rest, wilds));
        Self { lowest, last_place, seeds: seeds.collect() }
    }

    /// Puts the run's two extensions, by a wild and by a natural tile, among those to be looked at.
    fn extend(&mut self, run: RunShape, rest: Numbers, wilds: u8) {
        let place = run.last + 1;
        let Some(number) = RunShape::number(place).filter(|_| place <= self.last_place) else { return };
        if wilds > 0 {
            self.seeds.push((run.extended(true), rest, wilds - 1));
        }
        if rest[number.index()] > 0 {
            let mut rest = rest;
            rest[number.index()] -= 1;
            self.seeds.push((run.extended(false), rest, wilds));
        }
    }
}

impl Iterator for Growth {
    type Item = RunShape;

    fn next(&mut self) -> Option<RunShape> {
        while let Some((run, rest, wilds)) = self.seeds.pop() {
            self.extend(run, rest, wilds);
            if run.length() >= RunShape::SHORTEST && naturals(run).any(|number| number.index() == self.lowest) {
                return Some(run);
            }
        }
        None
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
