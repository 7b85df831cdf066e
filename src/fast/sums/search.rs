//! The choice of groups that leaves the highest sum.

use super::groups::{Groups, Taking};
use super::runs::RunSums;
use super::worth::Worth;
use crate::fast::packed::Packed;
use crate::fast::runs::WEIGHT;

const NUMBERS: usize = WEIGHT.len();

/// A number of which tiles can lie in groups.
#[derive(Debug, Clone, Copy)]
struct Site<'a, const LEVELS: usize> {
    takings: &'a [Taking],
    /// The most that groups of this number and of those after it come to.
    most: Worth<LEVELS>,
}

/// A search with one wild fewer than levels. A table of run sums has more places than a hand has levels.
#[derive(Debug)]
pub(super) struct Search<'a, const LEVELS: usize, const PLACES: usize> {
    runs: &'a RunSums<PLACES>,
    best: i16,
}

impl<'a, const LEVELS: usize, const PLACES: usize> Search<'a, LEVELS, PLACES> {
    /// A search for more than what is known.
    pub(super) const fn new(runs: &'a RunSums<PLACES>, known: i16) -> Self {
        Self { runs, best: known }
    }

    /// The highest sum of a hand, of which each colour has an index.
    pub(super) fn highest(mut self, groups: &Groups, hand: Packed, index: [u32; 4]) -> i16 {
        let mut sites: [Site<'_, LEVELS>; NUMBERS] = [Site { takings: &[], most: Worth::NOTHING }; NUMBERS];
        let mut first = NUMBERS;
        let mut most = Worth::NOTHING;
        // High numbers come first: they bring the most.
        let mut numbers = groups.numbers(hand);
        while numbers != 0 {
            let number = numbers.trailing_zeros() as usize;
            numbers &= numbers - 1;
            let takings = groups.of(hand, number);
            most = most.or(most.beside(takings.most.levels()));
            first -= 1;
            sites[first] = Site { takings: takings.with(hand.wilds), most };
        }
        self.go(&sites[first..], index, Worth::NOTHING);
        self.best
    }

    /// Looks at the groups chosen, and at every choice of more at these numbers that could come to more than the best.
    fn go(&mut self, sites: &[Site<'_, LEVELS>], left: [u32; 4], groups: Worth<LEVELS>) {
        let [k, r, b, y] = left.map(|index| self.runs.worth(index));
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
                    let mut left = left;
                    for (index, weight) in left.iter_mut().zip(taking.weights) {
                        *index -= weight;
                    }
                    self.go(others, left, groups.beside(worth));
                }
            }
        }
    }
}
