//! The best runs of one colour.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::best::{self, Best, BestBySize, Faces, PLACES};
use crate::partition::RunShape;
use crate::tile::{Colour, Face, Number};

const NUMBERS: usize = Number::COUNT as usize;

/// The most runs that can be open at one place: four runs fill a hand.
const MOST_OPEN: u8 = 4;

/// One colour as its runs find it once groups have taken their tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Line {
    pub(super) colour: Colour,
    /// Held tiles of each number.
    pub(super) held: [u8; NUMBERS],
    /// Natural tiles of each number that exist, held or not.
    pub(super) room: [u8; NUMBERS],
    /// The numbers at which there may be more runs than room, wilds lying in them; the lowest bit is for 1.
    pub(super) scarce: u16,
}

impl Line {
    /// Takes a natural tile for a group, or strains the supply where there is none. Whether the tile is held.
    pub(super) fn take(&mut self, number: Number) -> bool {
        let at = number.index();
        let kept = self.held[at] > 0;
        self.held[at] = self.held[at].saturating_sub(1);
        if self.is_scarce(number) {
            self.room[at] = self.room[at].saturating_sub(1);
        }
        kept
    }

    pub(super) const fn is_scarce(&self, number: Number) -> bool {
        self.scarce >> number.index() & 1 == 1
    }
}

/// Open runs by how many tiles they have: one, two, or enough to stop.
#[derive(Debug, Clone, Copy, Default)]
struct Open {
    one: u8,
    two: u8,
    enough: u8,
}

impl Open {
    const fn all(self) -> u8 {
        self.one + self.two + self.enough
    }

    /// Over the next place, `on` of those that may stop going on and `new` runs starting.
    const fn over(self, on: u8, new: u8) -> Self {
        Self { one: new, two: self.one, enough: self.two + on }
    }

    const fn may_stop(self) -> bool {
        self.one == 0 && self.two == 0
    }
}

/// What runs of one colour can keep, and the tables worked out so far.
#[derive(Debug)]
pub(super) struct Runs {
    pub(super) wrap: bool,
    /// The most wilds there are.
    wilds: usize,
    tables: Vec<Rc<BestBySize>>,
    known: FxHashMap<Line, usize>,
}

/// A line, whether a 1 may follow 13, and the most strain.
type Key = (Line, bool, usize);

thread_local! {
    /// The tables of lines met at any table, by this thread.
    static LEARNED: RefCell<FxHashMap<Key, Rc<BestBySize>>> = RefCell::default();
}

/// So many tables are remembered before all are forgotten: a few megabytes.
const MOST_LEARNED: usize = 1 << 14;

impl Runs {
    pub(super) fn new(wrap: bool, wilds: usize) -> Self {
        Self { wrap, wilds, tables: Vec::new(), known: FxHashMap::default() }
    }

    /// The number of the table for a line.
    pub(super) fn of(&mut self, line: &Line) -> usize {
        if let Some(&known) = self.known.get(line) {
            return known;
        }
        self.tables.push(self.learned(line));
        self.known.insert(*line, self.tables.len() - 1);
        self.tables.len() - 1
    }

    fn learned(&self, line: &Line) -> Rc<BestBySize> {
        let most_strain = if line.scarce == 0 { 0 } else { self.wilds };
        LEARNED.with_borrow_mut(|learned| {
            if learned.len() >= MOST_LEARNED {
                learned.clear();
            }
            let table = || Rc::new(Passing::new(line, self.wrap, most_strain).table());
            Rc::clone(learned.entry((*line, self.wrap, most_strain)).or_insert_with(table))
        })
    }

    pub(super) fn table(&self, number: usize) -> &BestBySize {
        &self.tables[number]
    }
}

/// What the runs up to some place are: those open, the strain, the size all of them have at least.
#[derive(Debug, Clone, Copy)]
struct State {
    open: Open,
    strain: usize,
    size: usize,
}

/// The best of every state.
#[derive(Debug)]
struct States {
    best: Vec<Option<Best>>,
    reached: Vec<State>,
}

impl States {
    const SIZES: usize = PLACES + 1;
    const OPEN: usize = MOST_OPEN as usize + 1;

    fn new(most_strain: usize) -> Self {
        let states = Self::OPEN.pow(3) * (most_strain + 1) * Self::SIZES;
        Self { best: vec![None; states], reached: Vec::new() }
    }

    fn at(state: State) -> usize {
        let Open { one, two, enough } = state.open;
        let open = [one, two, enough].into_iter().fold(0, |at, runs| at * Self::OPEN + usize::from(runs));
        (state.strain * Self::OPEN.pow(3) + open) * Self::SIZES + state.size
    }

    fn add(&mut self, state: State, best: Best) {
        let known = &mut self.best[Self::at(state)];
        if known.is_none() {
            self.reached.push(state);
        }
        best::add(known, best);
    }

    fn of(&self, state: State) -> Option<Best> {
        self.best[Self::at(state)]
    }

    fn clear(&mut self) {
        for state in self.reached.drain(..) {
            self.best[Self::at(state)] = None;
        }
    }
}

/// The way of all runs of a line over the places 1 to 14.
struct Passing<'a> {
    line: &'a Line,
    wrap: bool,
    most_strain: usize,
    states: States,
    after: States,
}

impl<'a> Passing<'a> {
    fn new(line: &'a Line, wrap: bool, most_strain: usize) -> Self {
        Self { line, wrap, most_strain, states: States::new(most_strain), after: States::new(most_strain) }
    }

    fn table(mut self) -> BestBySize {
        let mut table = BestBySize::new(self.most_strain);
        // How many runs begin at 1 is settled first: runs that end with a 1 after 13 want the same tiles.
        for ones in 0..=MOST_OPEN {
            if !self.begin(ones) {
                break;
            }
            for place in 2..=Number::COUNT {
                self.pass(place, 0);
            }
            if self.wrap {
                self.pass(RunShape::AFTER_13, ones);
            }
            for &state in self.states.reached.iter().filter(|state| state.open.may_stop()) {
                if let Some(best) = self.states.of(state) {
                    table.add(state.strain, state.size, best);
                }
            }
        }
        table
    }

    /// Begins that many runs at 1; false where there is no room for them.
    fn begin(&mut self, ones: u8) -> bool {
        self.states.clear();
        let size = usize::from(ones * RunShape::SHORTEST);
        let Some((strain, best)) = self.laid(1, 0, ones).filter(|_| size <= PLACES) else { return false };
        self.states.add(State { open: Open { one: ones, ..Open::default() }, strain, size }, best);
        true
    }

    /// What `runs` runs keep at a place whose tiles `before` runs have used already, and the strain they add; `None` where
    /// there is no room.
    fn laid(&self, place: u8, before: u8, runs: u8) -> Option<(usize, Best)> {
        let number = RunShape::number(place)?;
        let (held, room) = (self.line.held[number.index()], self.line.room[number.index()]);
        let all = before + runs;
        let strain = usize::from(all.saturating_sub(room) - before.saturating_sub(room));
        let kept = all.min(held) - before.min(held);
        let fits = strain == 0 || self.line.is_scarce(number) && strain <= self.most_strain;
        let missing = if all > held { Faces::only(Face::new(self.line.colour, number)) } else { Faces::default() };
        fits.then_some((strain, Best::new(kept, missing)))
    }

    /// Takes every state over a place. No run begins at the place after 13.
    fn pass(&mut self, place: u8, before: u8) {
        let laid: Vec<(usize, Best)> = (0..=MOST_OPEN).map_while(|runs| self.laid(place, before, runs)).collect();
        let most_new = if place == RunShape::AFTER_13 { 0 } else { MOST_OPEN };
        self.after.clear();
        for &State { open, strain, size } in &self.states.reached {
            let Some(best) = self.states.of(State { open, strain, size }) else { continue };
            for on in 0..=open.enough {
                for new in 0..=most_new {
                    let open = open.over(on, new);
                    let size = size + usize::from(on + new * RunShape::SHORTEST);
                    let Some(&(more, laid)) = laid.get(usize::from(open.all())).filter(|_| size <= PLACES) else {
                        break;
                    };
                    if strain + more <= self.most_strain {
                        self.after.add(State { open, strain: strain + more, size }, best.and(laid));
                    }
                }
            }
        }
        std::mem::swap(&mut self.states, &mut self.after);
    }
}
