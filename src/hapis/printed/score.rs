//! The score that the computer player described in a thesis on hapis gives to a step (listings EK-4 and EK-8). It
//! measures the danger to that player's checkers after the step, so a lower score is better.

use std::iter::Sum;
use std::ops::Add;

use super::Desk;
use crate::hapis::board::POINTS;

/// The score that the computer player described in a thesis on hapis gives to a step; a low score is good. It counts
/// the ways in which the opponent could then imprison one of that player's checkers. Ways with one die, with two
/// different dice and with a double are counted separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub(crate) struct Score {
    /// The number of ways in which the opponent can imprison a checker with one die (`tekZar`, "single die", in the
    /// thesis on hapis).
    pub(crate) tek: u32,
    /// The number of ways in which the opponent can imprison a checker with the sum of two different dice
    /// (`ikiZarınToplamı`, "sum of two dice", in the thesis).
    pub(crate) iki: u32,
    /// The number of ways in which the opponent can imprison a checker with a double (`çifZar`, "double", in the
    /// thesis).
    pub(crate) cif: u32,
}

impl Score {
    /// Returns the weighted sum of the three counts, multiplied by 36 so that it is a whole number.
    pub(crate) const fn n(self) -> u32 {
        6 * self.tek + 2 * self.iki + self.cif
    }

    /// Returns the weighted sum of the three counts, computed in floating point like `zarToplamı` ("sum of the dice")
    /// in the thesis on hapis.
    ///
    /// The computer player of the thesis plays the step with the lowest result. If two scores have the same exact sum,
    /// a rounding error can make one result lower. So the order of the terms must be as in the thesis.
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

/// The board before a step, as bit sets of points. Bit `i` stands for the point at place `i` on the path of the side
/// that the thesis program plays (the computer player described in a thesis on hapis).
///
/// To compute the danger after a step, the thesis program uses the checkers as they stood before the step. So two
/// checkers that the step separates still block the opponent, and an enemy checker that the step imprisons is still a
/// threat.
#[derive(Debug, Clone, Copy)]
struct ThreatSets {
    /// The bit set of the points where the thesis program's opponent has free checkers.
    attackers: u32,
    /// The bit set of the points where the opponent may land with the first die: the thesis program has fewer than two
    /// checkers there, and no lone checker that holds a prisoner.
    lets_in: u32,
    /// The bit set of the points where the thesis program has fewer than two checkers.
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

    /// Counts the ways in which the opponent can imprison a lone checker of the thesis program on `place` (listing EK-4
    /// of the thesis on hapis). Several enemy checkers on one point count only once.
    ///
    /// * `tek` counts the ways with one die.
    /// * `iki` counts the ways with two different dice; each order of the dice is one way. The listing does not check
    ///   that the checker may land on `place` with the second die.
    /// * `cif` counts the ways with one to four equal dice.
    ///
    /// The listing searches forward from every checker of the opponent; this function searches back from `place`.
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
            // Walk back from `place` in steps of `die` pips, to find free checkers of the opponent that can reach it.
            // These checkers may land only where the thesis program has fewer than two checkers. On the point of their
            // first landing, `last`, the program may also have no lone checker that holds a prisoner.
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

    /// Returns six bits. Bit `i` is set if a free checker of the opponent has to move `i + 1` pips to reach `place`.
    const fn in_reach(self, place: usize) -> u32 {
        self.attackers >> (place + 1) & 0b11_1111
    }
}

/// Returns true if `place` is on the board and in the set. `place` may be up to six pips beyond the board.
const fn has(set: u32, place: usize) -> bool {
    place < POINTS && set >> place & 1 == 1
}

/// Returns the score that the program in the thesis on hapis gives to a step (listing EK-8). It says how easily the
/// opponent could then imprison one of the program's lone free checkers. A lone checker that holds a prisoner does not
/// count. `before` and `after` are the boards before and after the step. The threats are the opponent's checkers that
/// are free in `before`, even if the step imprisons one of them.
pub(crate) fn score(before: &Desk, after: &Desk) -> Score {
    let sight = ThreatSets::of(before);
    let exposed = |place: &usize| after.mine[*place].is_blot() && before.against(*place).count != 1;
    (0..POINTS).filter(exposed).map(|place| sight.threats(place)).sum()
}
