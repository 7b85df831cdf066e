//! The most that melds of a hand come to, of all its tiles or fewer: their sum, or their number of tiles.
//!
//! Groups tie the colours together, so they are chosen number by number, as long as they can come to more than the best
//! found so far; what is left of each colour is known.

use super::Layouts;
use super::groups::{Adds, Taking, of_one_number, takings};
use super::line::{Digits, NUMBERS};
use super::packed::{ONES, Packed, lane};
use super::runs::{Most, Runs};
use super::worth::Worth;
use crate::tile::Number;

/// The highest number there is.
const HIGHEST: i16 = Number::COUNT as i16;

impl Layouts {
    /// The highest sum that can be laid of a hand, one tile staying behind (`open.keep-one`); 0 where there is none.
    #[must_use]
    pub fn highest_sum(self, hand: Packed) -> u32 {
        let naturals = self.with_runs(|runs| face_value(runs, hand));
        let sum = self.most(Adds::Number, hand, 0);
        // Whoever lays all natural tiles comes to their sum at least.
        let best = if sum >= naturals && self.complete(hand) { self.keeping_one(hand) } else { sum };
        u32::from(best.unsigned_abs())
    }

    /// Whether all tiles can be laid, one tile staying behind or, `whole`, none.
    #[must_use]
    pub fn lays(self, hand: Packed, whole: bool) -> bool {
        if whole { self.complete(hand) } else { self.but_one(hand) }
    }

    /// The highest sum of a hand that can be laid whole: of the hand without one tile.
    fn keeping_one(self, hand: Packed) -> i16 {
        hand.without_each().fold(0, |best, part| {
            let naturals = self.with_runs(|runs| face_value(runs, part));
            if naturals + self.most_of_wilds(part) <= best { best } else { self.most(Adds::Number, part, best) }
        })
    }

    /// The most that the wilds can be worth: one behind another after the highest number, or before a 1 that follows 13.
    fn most_of_wilds(self, hand: Packed) -> i16 {
        let number = if self.wrap && hand.some & ONES > 0 { HIGHEST } else { highest_number(hand) };
        (1..=i16::from(hand.wilds)).map(|more| (number + more).min(HIGHEST)).sum()
    }

    /// The most that melds come to, of all tiles or fewer.
    pub(crate) fn highest(self, adds: Adds, hand: Packed) -> u32 {
        u32::from(self.most(adds, hand, 0).unsigned_abs())
    }

    /// The same; `known` where it is no more.
    fn most(self, adds: Adds, hand: Packed, known: i16) -> i16 {
        self.with_runs(|runs| {
            let (two, four) = &mut runs.most[adds as usize];
            match hand.wilds {
                0 => Search::<1, 4>::of(two, adds, hand, known),
                1 => Search::<2, 4>::of(two, adds, hand, known),
                2 => Search::<3, 4>::of(two, adds, hand, known),
                3 => Search::<4, 6>::of(four, adds, hand, known),
                _ => Search::<5, 6>::of(four, adds, hand, known),
            }
        })
    }
}

/// The sum of all natural tiles.
fn face_value(runs: &mut Runs, hand: Packed) -> i16 {
    let digits = Digits::of(hand);
    let of_colours = Digits::indices(digits, hand).into_iter().zip(digits);
    of_colours.map(|(index, digits)| i16::from(runs.most[Adds::Number as usize].0.face_value(digits, index))).sum()
}

/// The highest number of a natural tile; 0 where there is none.
fn highest_number(hand: Packed) -> i16 {
    let numbers = [0, 1, 2, 3].iter().fold(0, |numbers, &colour| numbers | lane(hand.some, colour));
    64 - numbers.leading_zeros() as i16
}

/// A number of which tiles can lie in groups.
#[derive(Debug, Clone, Copy)]
struct Site<'a, const LEVELS: usize> {
    number: usize,
    takings: &'a [Taking],
    /// The most that groups of this number and of those after it come to.
    most: Worth<LEVELS>,
}

/// A search with one wild fewer than levels. What is known of runs has more places than a hand has levels.
struct Search<'a, const LEVELS: usize, const PLACES: usize> {
    runs: &'a mut Most<PLACES>,
    digits: [Digits; 4],
    best: i16,
}

impl<'a, const LEVELS: usize, const PLACES: usize> Search<'a, LEVELS, PLACES> {
    /// The most of a hand, or what is known.
    fn of(runs: &'a mut Most<PLACES>, adds: Adds, hand: Packed, known: i16) -> i16 {
        let digits = Digits::of(hand);
        let mut search = Self { runs, digits, best: known };
        let mut sites: [Site<'_, LEVELS>; NUMBERS] = [Site { number: 0, takings: &[], most: Worth::NOTHING }; NUMBERS];
        let mut first = NUMBERS;
        let mut most = Worth::NOTHING;
        // High numbers come first: they bring the most.
        let (two, three) = of_one_number(hand.some);
        let mut numbers = match hand.wilds {
            0 => lane(three, 0),
            1 => lane(two, 0),
            _ => (0..4).fold(0, |numbers, colour| numbers | lane(hand.some, colour)),
        };
        while numbers != 0 {
            let number = numbers.trailing_zeros() as usize;
            numbers &= numbers - 1;
            let takings = takings(adds, number, hand.holding(number));
            let with = takings.with(hand.wilds);
            if !with.is_empty() {
                most = most.or(most.beside(takings.most.levels()));
                first -= 1;
                sites[first] = Site { number, takings: with, most };
            }
        }
        search.go(&sites[first..], Digits::indices(digits, hand), Worth::NOTHING);
        search.best
    }

    /// Looks at the groups chosen, and at every choice of more at these numbers that could come to more than the best.
    fn go(&mut self, sites: &[Site<'_, LEVELS>], left: [u32; 4], groups: Worth<LEVELS>) {
        let [k, r, b, y] = std::array::from_fn(|colour| self.runs.worth(self.digits[colour], left[colour]));
        let laid = groups.beside(k.beside(r).beside(b.beside(y)));
        self.best = self.best.max(laid.highest());
        for (at, site) in sites.iter().enumerate() {
            // Runs of fewer tiles never come to more.
            if laid.highest_beside(site.most) <= self.best {
                return;
            }
            let others = &sites[at + 1..];
            let bound = others.first().map_or(laid, |other| laid.beside(other.most));
            for taking in site.takings {
                let worth = taking.worth.levels();
                if bound.highest_beside(worth) > self.best {
                    let left = std::array::from_fn(|colour| {
                        left[colour] - u32::from(taking.taken[colour]) * self.digits[colour].weight(site.number)
                    });
                    self.go(others, left, groups.beside(worth));
                }
            }
        }
    }
}
