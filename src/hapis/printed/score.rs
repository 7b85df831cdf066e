//! The score that the thesis program (see [`super`]) gives to a step (listings EK-4 and EK-8): the danger to its
//! checkers afterwards.

use std::iter::Sum;
use std::ops::Add;

use super::Desk;
use crate::hapis::board::POINTS;

/// The score of a step: the number of ways in which the opponent could then imprison a checker of the thesis program. A
/// lower score is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub(crate) struct Score {
    /// Ways with one die (`tekZar` in the thesis).
    pub(crate) tek: u32,
    /// Ways with the sum of two different dice (`ikiZarınToplamı` in the thesis).
    pub(crate) iki: u32,
    /// Ways with a double (`çifZar` in the thesis).
    pub(crate) cif: u32,
}

impl Score {
    /// Returns 36 times the weighted sum of the three counts, a whole number.
    pub(crate) const fn n(self) -> u32 {
        6 * self.tek + 2 * self.iki + self.cif
    }

    /// Returns the weighted sum of the three counts in floating point (`zarToplamı` in the thesis). The terms are in
    /// the order of the thesis, because a rounding error can decide between scores with the same exact sum.
    pub(crate) fn printed(self) -> f64 {
        f64::from(self.tek) * (1.0 / 6.0) + f64::from(self.iki) * (1.0 / 18.0) + f64::from(self.cif) * (1.0 / 36.0)
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { tek: self.tek + other.tek, iki: self.iki + other.iki, cif: self.cif + other.cif }
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Self>>(scores: I) -> Self {
        scores.fold(Self::default(), Add::add)
    }
}

/// The board before a step, as bit sets of places on the path of the thesis program.
///
/// The thesis program computes the danger after a step from the checkers as they stood before it. So two checkers that
/// the step separates still block the opponent, and an enemy checker that the step imprisons is still a threat.
#[derive(Debug, Clone, Copy)]
struct ThreatSets {
    /// Where the opponent has free checkers.
    attackers: u32,
    /// Where the opponent may land with the first die: the program has fewer than two checkers there, and no lone
    /// checker that holds a prisoner.
    lets_in: u32,
    /// Where the program has fewer than two checkers.
    unstacked: u32,
}

impl ThreatSets {
    fn of(desk: &Desk) -> Self {
        let mut sight = Self { attackers: 0, lets_in: 0, unstacked: 0 };
        for place in 0..POINTS {
            let (mine, yours) = (desk.mine[place], desk.against(place));
            let is_captor = mine.is_blot() && yours.count == 1;
            sight.attackers |= u32::from(yours.count > 0 && yours.free) << place;
            sight.lets_in |= u32::from(mine.count < 2 && !is_captor) << place;
            sight.unstacked |= u32::from(mine.count < 2) << place;
        }
        sight
    }

    /// Counts the ways in which the opponent can imprison a lone checker on `place` (listing EK-4). Several enemy
    /// checkers on one point count once. The listing searches forward from every enemy checker; this function searches
    /// back from `place`.
    ///
    /// * `tek` counts the ways with one die.
    /// * `iki` counts the ways with two different dice; each order of the dice is one way. The listing does not check
    ///   that the second die may land on `place`.
    /// * `cif` counts the ways with one to four equal dice.
    const fn threats(self, place: usize) -> Score {
        let mut score = Score { tek: 0, iki: 0, cif: 0 };
        if has(self.lets_in, place) {
            score.tek = self.in_reach(place).count_ones();
        }
        let mut die = 1;
        while die <= 6 {
            let landing = place + die;
            if has(self.lets_in, landing) {
                score.iki += (self.in_reach(landing) & !(1 << (die - 1))).count_ones();
            }
            // Walk back from `place` in steps of `die` pips to free enemy checkers. They may land only where the
            // program has fewer than two checkers. On their first landing point, `last`, the program may also have no
            // lone checker that holds a prisoner.
            let (mut last, mut times) = (place, 1);
            while times <= 4 && has(self.unstacked, last) {
                let start = last + die;
                score.cif += (has(self.attackers, start) && has(self.lets_in, last)) as u32;
                (last, times) = (start, times + 1);
            }
            die += 1;
        }
        score
    }

    /// Returns six bits. Bit `i` is set if a free enemy checker is `i + 1` pips from `place`.
    const fn in_reach(self, place: usize) -> u32 {
        self.attackers >> (place + 1) & 0b11_1111
    }
}

/// `place` may be up to six pips beyond the board.
const fn has(set: u32, place: usize) -> bool {
    place < POINTS && set >> place & 1 == 1
}

/// Returns the score of a step (listing EK-8) from the boards before and after it. Lone checkers of the program that
/// hold a prisoner are not in danger. Enemy checkers are threats if they are free in `before`, even if the step
/// imprisons them.
pub(crate) fn score(before: &Desk, after: &Desk) -> Score {
    let sight = ThreatSets::of(before);
    let exposed = |place: &usize| after.mine[*place].is_blot() && before.against(*place).count != 1;
    (0..POINTS).filter(exposed).map(|place| sight.threats(place)).sum()
}
