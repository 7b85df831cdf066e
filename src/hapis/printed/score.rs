//! The score of a step in the printed engine (EK-4, EK-8). A lower score is better.

use std::iter::Sum;
use std::ops::Add;

use super::desk::Desk;
use crate::hapis::board::POINTS;

/// The number of ways in which the enemy can imprison a checker: with one die, with two different dice, with a double.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Score {
    /// The ways with one die (`tekZar` in the thesis).
    pub tek: u32,
    /// The ways with the sum of two different dice (`ikiZarınToplamı` in the thesis).
    pub iki: u32,
    /// The ways with a double (`çifZar` in the thesis).
    pub cif: u32,
}

impl Score {
    /// Returns the exact score, in units of 1/36.
    pub const fn n(self) -> u32 {
        6 * self.tek + 2 * self.iki + self.cif
    }

    /// Returns the score as a double, computed as in the thesis (`zarToplamı`).
    ///
    /// Rounding errors decide some ties. So the terms must be added in the order of the listing, without
    /// simplification.
    pub fn printed(self) -> f64 {
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

/// The board before a step, as sets of places on the engine's path. Bit `i` stands for place `i`.
///
/// The engine scores a step on the board before it. So a block of the engine that the step breaks still counts as a
/// block, and an enemy that the step imprisons still counts as a threat.
#[derive(Debug, Clone, Copy)]
struct ThreatSets {
    /// The places with free checkers of the user.
    attackers: u32,
    /// The places where the user may land with the first die: the engine has no stack there, and no lone checker that
    /// holds an enemy.
    lets_in: u32,
    /// The places where the engine has fewer than two checkers.
    unstacked: u32,
}

impl ThreatSets {
    /// Computes the sets from a desk.
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

    /// Returns the number of ways in which the user can imprison a lone engine checker on `place` (EK-4).
    ///
    /// - `tek` counts the user's points that are one die away.
    /// - `iki` counts the points that are two different dice away, once for each order of the dice. The second landing
    ///   place is not checked.
    /// - `cif` counts the points that are one to four equal dice away. A single die counts again here.
    ///
    /// The listing searches forward from every checker of the user. This function searches back from `place`, with the
    /// same result.
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
            // The loop walks back from `place`, one landing place at a time. Only the user's first landing place must
            // also be free of a lone checker that holds an enemy.
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

    /// Returns the places of user checkers one to six pips away. The lowest bit is one pip away.
    const fn in_reach(self, place: usize) -> u32 {
        self.attackers >> (place + 1) & 0b11_1111
    }
}

/// Returns true if `place` is on the board and in the set. `place` may lie up to six pips beyond the board.
const fn has(set: u32, place: usize) -> bool {
    place < POINTS && set >> place & 1 == 1
}

/// Returns the score of the desk `after` a step (EK-8): the sum of the threats to every lone free checker of the engine
/// that holds no enemy.
///
/// The desk `before` the step decides which enemies are held.
pub fn score(before: &Desk, after: &Desk) -> Score {
    let sight = ThreatSets::of(before);
    let exposed = |place: &usize| after.mine[*place].is_blot() && before.against(*place).count != 1;
    (0..POINTS).filter(exposed).map(|place| sight.threats(place)).sum()
}
