//! The aims of a hand: the complete hands in runs and groups that keep the most of its tiles.
//!
//! Groups tie the colours together, runs do not. So groups are chosen number by number, and what is left of each colour
//! is looked up in a table of its best runs. What runs alone could keep bounds what more groups can add.

use rustc_hash::FxHashMap;

use super::best::{Best, BestBySize, Faces, PLACES, add};
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
    pairs: FxHashMap<(usize, usize), BestBySize>,
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
        Self { room, scarce, choices, runs, pairs: FxHashMap::default() }
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
        let keeps = |number, groups: &Groups| {
            let held = held.of_number(number);
            Colour::ALL.into_iter().map(|colour| groups.uses[colour].min(held[colour])).sum()
        };
        let bounds = Bounds::new(&self.choices, keeps);
        let nothing = Chosen { lines, size: 0, strain: 0, best: Best::new(0, Faces::default()) };
        // Too high a wish is soon refuted, and the right one leaves few choices. Any aim keeps nothing or more.
        let wishes = (0..=most).rev();
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
        &self.choices[number.index()][choice].groups
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

    /// What runs alone can keep of these lines, by size.
    fn runs_of(&mut self, lines: &ByColour<Line>, most_strain: usize) -> [Option<Best>; PLACES + 1] {
        let tables = ByColour::from_fn(|colour| self.runs.of(&lines[colour]));
        let wilds = self.wilds();
        let halves = [(Colour::Black, Colour::Red), (Colour::Blue, Colour::Yellow)].map(|(one, other)| {
            let key = (tables[one], tables[other]);
            let beside = || self.runs.table(key.0).beside(self.runs.table(key.1), wilds);
            self.pairs.entry(key).or_insert_with(beside);
            key
        });
        self.pairs[&halves[0]].beside(&self.pairs[&halves[1]], most_strain).within(most_strain)
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
    wish: u8,
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
        let runs = self.aims.runs_of(&chosen.lines, most_strain);
        let places = PLACES - chosen.size;
        if let Some(aim) = runs[places].map(|runs| chosen.best.and(runs)).filter(|aim| aim.kept() >= self.wish) {
            add(&mut self.found, aim);
            if self.examples.len() < EXAMPLES {
                let groups = self.groups.clone();
                let in_runs = aim.kept() - chosen.best.kept();
                self.examples.push(Example { groups, lines: chosen.lines, places, most_strain, in_runs });
            }
        }
        for next in Number::all().filter(|&next| number.is_none_or(|number| next > number)) {
            let above = *self.bounds.above(next);
            for choice in 0..self.aims.choices[next.index()].len() {
                let groups = &self.aims.choices[next.index()][choice];
                let Some(left) = places.checked_sub(groups.size) else { continue };
                let could = (0..=left).filter_map(|size| Some(above[size]? + runs[left - size]?.kept())).max();
                let Some((could, more)) = could.zip(chosen.with(next, groups, wilds)) else { continue };
                if more.best.kept() + could >= self.wish {
                    self.groups.push((next, choice));
                    self.from(Some(next), &more);
                    self.groups.pop();
                }
            }
        }
    }
}
