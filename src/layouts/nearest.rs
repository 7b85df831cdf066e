//! Some of the complete hands that keep the most tiles of a hand, meld by meld.
//!
//! Groups are chosen number by number, now those too that keep one tile or none, as long as the most can still be kept. The
//! places left are shared out among the colours, and runs are laid that keep what runs of a colour can in its share.

use super::Layouts;
use super::groups::{Groups, counts, multisets};
use super::line::{Digits, NUMBERS};
use super::packed::{Packed, at};
use super::places::PLACES;
use super::runs::Runs;
use super::shape::RunShape;
use crate::meld::MeldKind;
use crate::tiles::{Colour, Face, Number};

/// A meld that is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aimed {
    /// A run from a place on.
    Run { colour: Colour, first: u8, length: u8 },
    /// A group of these colours, as a holding.
    Group { number: Number, colours: usize },
}

impl Aimed {
    pub(crate) const fn kind(self) -> MeldKind {
        match self {
            Self::Run { .. } => MeldKind::Run,
            Self::Group { .. } => MeldKind::Group,
        }
    }

    /// The faces it wants, in order.
    pub(crate) fn faces(self) -> impl Iterator<Item = Face> {
        let length = match self {
            Self::Run { length, .. } => length,
            Self::Group { .. } => 4,
        };
        (0..length).filter_map(move |at| match self {
            Self::Run { colour, first, .. } => Some(Face::new(colour, RunShape::number(first + at)?)),
            Self::Group { number, colours } => {
                let held = counts(colours)[usize::from(at)] > 0;
                held.then(|| Face::new(Colour::ALL[usize::from(at)], number))
            }
        })
    }
}

/// The melds of a complete hand.
pub(crate) type Aim = Vec<Aimed>;

/// How many choices of groups are looked at, how many ways of laying runs beside each, and of those of one colour.
const LOOKED_AT: usize = 24;

/// The tiles there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Copies {
    /// The natural tiles of each number, by colour.
    pub(crate) naturals: [[u8; NUMBERS]; 4],
    /// The faces that melds may want more often than there are natural tiles, wilds filling the places.
    pub(crate) scarce: u64,
    pub(crate) wilds: u8,
}

impl Copies {
    pub(super) const fn of(&self, colour: usize, number: usize) -> u8 {
        self.naturals[colour][number]
    }

    /// How many natural tiles of a face there are.
    pub(crate) fn count(&self, face: Face) -> u8 {
        self.of(face.colour as usize, face.number.index())
    }

    pub(super) const fn is_scarce(&self, colour: usize, number: usize) -> bool {
        self.scarce >> at(colour, number) & 1 == 1
    }
}

/// The most tiles that can be kept in exactly so many places; below zero where there are no such melds.
type InPlaces = [i8; PLACES + 1];

/// Far below zero, also beside all that a hand keeps.
const NEVER: i8 = i8::MIN / 2;

impl Layouts {
    /// Some of the complete hands that keep `most` natural tiles of a hand, which is the most there is; where natural tiles
    /// run out they want no more wilds than there are.
    pub(crate) fn nearest(self, hand: Packed, most: u8, copies: &Copies) -> Vec<Aim> {
        self.aims(hand, most, copies, LOOKED_AT, LOOKED_AT)
    }

    /// Whether there is such a complete hand at all. All are looked at until one is found.
    pub(crate) fn keeps(self, hand: Packed, most: u8, copies: &Copies) -> bool {
        !self.aims(hand, most, copies, usize::MAX, 1).is_empty()
    }

    /// Up to `enough` aims beside each of so many choices of groups.
    fn aims(self, hand: Packed, most: u8, copies: &Copies, looked_at: usize, enough: usize) -> Vec<Aim> {
        self.with_runs(|runs| {
            let digits = Digits::of(hand);
            let choices = std::array::from_fn(|number| multisets(counts(hand.holding(number)), number, copies, PLACES));
            let mut above = [[NEVER; PLACES + 1]; NUMBERS + 1];
            above[NUMBERS][0] = 0;
            for number in (0..NUMBERS).rev() {
                above[number] = above[number + 1];
                let choices: &Vec<Groups> = &choices[number];
                for groups in choices {
                    for size in groups.size..=PLACES {
                        above[number][size] =
                            above[number][size].max(above[number + 1][size - groups.size] + groups.keeps.cast_signed());
                    }
                }
            }
            let mut search = Search {
                runs,
                digits,
                wrap: self.wrap,
                choices: &choices,
                above: &above,
                most: most.cast_signed(),
                copies,
                chosen: Vec::new(),
                looked_at,
                enough,
                found: Vec::new(),
            };
            search.from(0, Digits::indices(digits, hand), PLACES, 0, 0);
            search.found
        })
    }
}

struct Search<'a> {
    runs: &'a mut Runs,
    digits: [Digits; 4],
    wrap: bool,
    choices: &'a [Vec<Groups>; NUMBERS],
    /// The most that groups of each number and of those above it keep.
    above: &'a [InPlaces; NUMBERS + 1],
    most: i8,
    copies: &'a Copies,
    /// The groups chosen so far.
    chosen: Vec<(usize, usize)>,
    /// How many choices of groups are still to be looked at, and how many aims of each are enough.
    looked_at: usize,
    enough: usize,
    found: Vec<Aim>,
}

impl Search<'_> {
    /// What runs of some tiles of a colour keep.
    fn line(&mut self, colour: usize, index: u32) -> InPlaces {
        let word = self.runs.kept(self.digits[colour], index);
        std::array::from_fn(|places| if matches!(places, 1 | 2) { NEVER } else { (word >> (4 * places) & 0xf) as i8 })
    }

    /// Looks at the groups chosen, and at those with more groups of numbers from one on.
    fn from(&mut self, number: usize, left: [u32; 4], places: usize, kept: i8, strain: u8) {
        let lines: [InPlaces; 4] = std::array::from_fn(|colour| self.line(colour, left[colour]));
        // What the colours from each one on keep together.
        let mut behind = [[NEVER; PLACES + 1]; 5];
        behind[4][0] = 0;
        for colour in (0..4).rev() {
            behind[colour] = beside(&lines[colour], &behind[colour + 1]);
        }
        if kept + behind[0][places] == self.most {
            self.looked_at -= 1;
            let before = self.found.len();
            let melds = self.groups();
            self.lay(0, (left, &lines, &behind), (places, self.most - kept), melds, before + self.enough);
        }
        for next in number..NUMBERS {
            if kept + in_places(&self.above[next], &behind[0], places) < self.most {
                return;
            }
            let mut could = [None; PLACES + 1];
            for (at, groups) in self.choices[next].iter().enumerate() {
                // One aim is enough where one is asked for.
                if self.looked_at == 0 || self.enough == 1 && !self.found.is_empty() {
                    return;
                }
                let Some(rest) = places.checked_sub(groups.size) else { continue };
                let more = *could[rest].get_or_insert_with(|| in_places(&self.above[next + 1], &behind[0], rest));
                let keeps = groups.keeps.cast_signed();
                if kept + keeps + more < self.most || strain + groups.strain > self.copies.wilds {
                    continue;
                }
                let left = std::array::from_fn(|colour| {
                    let digits = self.digits[colour];
                    let held = digits.count(left[colour], next);
                    left[colour] - u32::from(groups.uses[colour].min(held)) * digits.weight(next)
                });
                self.chosen.push((next, at));
                self.from(next + 1, left, rest, kept + keeps, strain + groups.strain);
                self.chosen.pop();
            }
        }
    }

    /// The groups chosen.
    fn groups(&self) -> Aim {
        self.chosen.iter().flat_map(|&(number, at)| self.choices[number][at].aimed(number)).collect()
    }

    /// Adds the runs of the colours from one on to melds, in every way that keeps what is wanted in just so many places,
    /// until so many are found.
    fn lay(
        &mut self,
        colour: usize,
        lines: ([u32; 4], &[InPlaces; 4], &[InPlaces; 5]),
        (places, kept): (usize, i8),
        melds: Aim,
        enough: usize,
    ) {
        let (left, kept_in, behind) = lines;
        if colour == 4 {
            if self.found.len() < enough && self.strain(&melds) <= self.copies.wilds {
                self.found.push(melds);
            }
            return;
        }
        for size in (0..=places).filter(|&size| kept_in[colour][size] >= 0) {
            let here = kept_in[colour][size];
            if here > kept || behind[colour + 1][places - size] != kept - here || self.found.len() >= enough {
                continue;
            }
            let mut found = Vec::new();
            let most = if self.enough == 1 { usize::MAX } else { LOOKED_AT };
            let line = Line { colour, wrap: self.wrap, digits: self.digits[colour], most };
            line.find(self.runs, left[colour], (size, here), 1, &mut Vec::new(), &mut found);
            for runs in found {
                let melds = melds.iter().copied().chain(runs).collect();
                self.lay(colour + 1, lines, (places - size, kept - here), melds, enough);
            }
        }
    }

    /// How many places of melds natural tiles cannot fill.
    fn strain(&self, melds: &Aim) -> u8 {
        let mut left = self.copies.naturals;
        let mut strain = 0;
        for face in melds.iter().flat_map(|meld| meld.faces()) {
            let left = &mut left[face.colour as usize][face.number.index()];
            // Of other faces there are always enough for as good melds.
            strain += u8::from(*left == 0 && self.copies.is_scarce(face.colour as usize, face.number.index()));
            *left = left.saturating_sub(1);
        }
        strain
    }
}

/// Of two parts side by side.
fn beside(one: &InPlaces, other: &InPlaces) -> InPlaces {
    std::array::from_fn(|places| in_places(one, other, places))
}

/// Of two parts side by side in just so many places.
fn in_places(one: &InPlaces, other: &InPlaces, places: usize) -> i8 {
    one[..=places]
        .iter()
        .zip(other[..=places].iter().rev())
        .map(|(one, two)| (one + two).max(NEVER))
        .max()
        .unwrap_or(NEVER)
}

/// The runs of one colour, tried one after the other.
struct Line {
    colour: usize,
    wrap: bool,
    digits: Digits,
    /// How many multisets are looked at.
    most: usize,
}

impl Line {
    /// The longest run that need not be thought of as two.
    const LONGEST: u8 = 2 * RunShape::SHORTEST - 1;

    /// Every multiset of runs from a place on that keeps so many of these tiles in so many places.
    fn find(
        &self,
        runs: &mut Runs,
        index: u32,
        (size, kept): (usize, i8),
        from: u8,
        laid: &mut Aim,
        found: &mut Vec<Aim>,
    ) {
        if size == 0 {
            if kept == 0 && found.len() < self.most {
                found.push(laid.clone());
            }
            return;
        }
        let could = (runs.kept(self.digits, index) >> (4 * size) & 0xf) as i8;
        if kept > could || found.len() >= self.most {
            return;
        }
        let end = if self.wrap { RunShape::AFTER_13 } else { Number::COUNT };
        for first in from..=end {
            for length in (RunShape::SHORTEST..=Self::LONGEST).take_while(|length| first + length - 1 <= end) {
                let Some(rest) = size.checked_sub(length.into()) else { break };
                let (mut left, mut here) = (index, 0);
                for number in (first..first + length).filter_map(RunShape::number) {
                    if self.digits.count(left, number.index()) > 0 {
                        left -= self.digits.weight(number.index());
                        here += 1;
                    }
                }
                if here <= kept {
                    laid.push(Aimed::Run { colour: Colour::ALL[self.colour], first, length });
                    self.find(runs, left, (rest, kept - here), first, laid, found);
                    laid.pop();
                }
            }
        }
    }
}
