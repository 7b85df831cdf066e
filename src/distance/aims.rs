//! The aims of a hand: the complete hands in runs and groups that keep the most of its tiles.
//!
//! Groups tie the colours together, runs do not. So groups are chosen number by number, and what is left of each colour
//! is looked up in a table of its best runs. What runs alone could keep bounds what more groups can add.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::best::{Best, BestBySize, Faces, MostKept, PLACES, add};
use super::groups::{self, Bounds, Groups};
use super::runs::{Line, Runs};
use super::supply::{Supply, is_scarce};
use crate::material::Material;
use crate::table::Table;
use crate::tile::{ByColour, Colour, Face, Number};

/// Finds the aims of hands at one table. What it learns about one hand serves the next.
#[derive(Debug)]
pub(super) struct Aims {
    room: Material,
    scarce: ByColour<u16>,
    choices: Vec<Vec<Groups>>,
    runs: Runs,
    /// Two colours' tables side by side, by their numbers.
    halves: FxHashMap<(usize, usize), Rc<Half>>,
}

/// The groups of one aim, by number and choice, and what it leaves to runs.
#[derive(Debug, Clone)]
pub(super) struct Example {
    pub(super) groups: Vec<(Number, usize)>,
    pub(super) lines: ByColour<Line>,
    pub(super) places: usize,
    pub(super) most_strain: usize,
    /// How many held tiles its runs keep.
    pub(super) in_runs: u8,
}

/// How many aims are remembered by their groups.
const EXAMPLES: usize = 24;

impl Aims {
    pub(super) fn new(table: &Table, supply: &Supply) -> Self {
        let room = supply.plays;
        let scarce = ByColour::from_fn(|colour| {
            let numbers = Number::all().filter(|&number| is_scarce(table, Face::new(colour, number)));
            numbers.fold(0, |scarce, number| scarce | 1 << number.index())
        });
        let most = |number| {
            ByColour::from_fn(|colour| {
                let face = Face::new(colour, number);
                room.count(face) + if is_scarce(table, face) { room.wilds } else { 0 }
            })
        };
        let choices = Number::all().map(|number| groups::all(most(number))).collect();
        let runs = Runs::new(table.profile().run_wrap, usize::from(room.wilds));
        Self { room, scarce, choices, runs, halves: FxHashMap::default() }
    }

    /// The most natural tiles any aim keeps, which is not more than `most`; what such aims miss; and
    /// some of them.
    pub(super) fn best(&mut self, held: &Material, most: u8) -> (Best, Vec<Example>) {
        let lines = ByColour::from_fn(|colour| Line {
            colour,
            held: held.naturals[colour],
            room: self.room.naturals[colour],
            scarce: self.scarce[colour],
        });
        let bounds = Bounds::new(&self.choices, held);
        let nothing = Chosen { lines, size: 0, strain: 0, best: Best::new(0, Faces::default()) };
        // Too high a wish is soon refuted, and the right one leaves few choices. Any aim keeps nothing or more.
        let wishes = (0..=most.cast_signed()).rev();
        let mut found = wishes.filter_map(|wish| {
            let (groups, examples) = (Vec::new(), Vec::new());
            let mut search = Search { aims: self, bounds: &bounds, wish, groups, found: None, examples };
            search.from(None, &nothing);
            Some((search.found?, search.examples))
        });
        found.next().unwrap_or((nothing.best, Vec::new()))
    }

    /// The colours of the groups of a choice.
    pub(super) fn groups(&self, number: Number, choice: usize) -> &[Vec<Colour>] {
        &self.choices[number.index()][choice].colours
    }

    /// The table of a line.
    pub(super) fn table(&mut self, line: &Line) -> &BestBySize {
        let number = self.runs.of(line);
        self.runs.table(number)
    }

    /// Whether a 1 may follow 13.
    pub(super) const fn wraps(&self) -> bool {
        self.runs.wrap
    }

    fn wilds(&self) -> usize {
        usize::from(self.room.wilds)
    }

    /// What runs of these lines can keep, two colours in each half.
    fn halves(&mut self, lines: &ByColour<Line>) -> [Rc<Half>; 2] {
        let wilds = self.wilds();
        let tables = ByColour::from_fn(|colour| self.runs.of(&lines[colour]));
        [(Colour::Black, Colour::Red), (Colour::Blue, Colour::Yellow)].map(|(one, other)| {
            let (one, other) = (tables[one], tables[other]);
            let half = || Rc::new(Half::new(self.runs.table(one).beside(self.runs.table(other), wilds)));
            Rc::clone(self.halves.entry((one, other)).or_insert_with(half))
        })
    }
}

/// The runs of two colours together.
#[derive(Debug)]
struct Half {
    best: BestBySize,
    most_kept: MostKept,
}

impl Half {
    fn new(best: BestBySize) -> Self {
        Self { most_kept: best.most_kept(), best }
    }
}

/// A choice of groups, and what is left for runs.
#[derive(Clone)]
struct Chosen {
    lines: ByColour<Line>,
    size: usize,
    strain: usize,
    best: Best,
}

impl Chosen {
    /// With more groups, if wilds suffice for what no tile is left for.
    fn with(&self, number: Number, groups: &Groups, wilds: usize) -> Option<Self> {
        let mut more = self.clone();
        more.size += groups.size;
        for colour in Colour::ALL {
            for _ in 0..groups.uses[colour] {
                let line = &mut more.lines[colour];
                more.strain += usize::from(line.room[number.index()] == 0);
                let missing = Faces::only(Face::new(colour, number));
                let taken = if line.take(number) { Best::new(1, Faces::default()) } else { Best::new(0, missing) };
                more.best = more.best.and(taken);
            }
        }
        (more.strain <= wilds).then_some(more)
    }
}

/// The search for aims that keep so many tiles.
struct Search<'a> {
    aims: &'a mut Aims,
    bounds: &'a Bounds,
    wish: i8,
    /// The groups chosen so far, by number and choice.
    groups: Vec<(Number, usize)>,
    found: Option<Best>,
    examples: Vec<Example>,
}

impl Search<'_> {
    /// Looks at a choice of groups up to a number, and at those with more groups above it.
    fn from(&mut self, number: Option<Number>, chosen: &Chosen) {
        let wilds = self.aims.wilds();
        let most_strain = wilds - chosen.strain;
        let [one, other] = self.aims.halves(&chosen.lines);
        let runs = one.most_kept.beside(&other.most_kept);
        let places = PLACES - chosen.size;
        let kept = chosen.best.kept().cast_signed();
        let aim =
            (kept + runs.0[places] >= self.wish).then(|| one.best.of_both(&other.best, places, most_strain)).flatten();
        let aim = aim.map(|runs| chosen.best.and(runs));
        if let Some(aim) = aim.filter(|aim| aim.kept().cast_signed() >= self.wish) {
            add(&mut self.found, aim);
            if self.examples.len() < EXAMPLES {
                let groups = self.groups.clone();
                let in_runs = aim.kept() - chosen.best.kept();
                self.examples.push(Example { groups, lines: chosen.lines, places, most_strain, in_runs });
            }
        }
        for next in Number::all().filter(|&next| number.is_none_or(|number| next > number)) {
            let held = ByColour::from_fn(|colour| chosen.lines[colour].held[next.index()]);
            let above = *self.bounds.above(next);
            // What groups above and runs could keep with so many places, worked out for the sizes that come up.
            let mut could: [Option<i8>; PLACES + 1] = [None; PLACES + 1];
            for choice in 0..self.aims.choices[next.index()].len() {
                let groups = &self.aims.choices[next.index()][choice];
                let Some(left) = places.checked_sub(groups.size) else { continue };
                let more = *could[left].get_or_insert_with(|| above.of_both(&runs, left));
                if kept + groups.keep(held).cast_signed() + more < self.wish {
                    continue;
                }
                if let Some(more) = chosen.with(next, groups, wilds) {
                    self.groups.push((next, choice));
                    self.from(Some(next), &more);
                    self.groups.pop();
                }
            }
        }
    }
}
