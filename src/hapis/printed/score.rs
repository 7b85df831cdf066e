//! The score of a step (EK-4, EK-8).

use std::iter::Sum;
use std::ops::Add;

use super::desk::Desk;
use crate::hapis::board::POINTS;

/// The number of ways in which checkers can be imprisoned: by one die, by two dice, by a double.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Score {
    /// Ways with one die (`tekZar`).
    pub tek: u32,
    /// Ways with the sum of two different dice (`ikiZarınToplamı`).
    pub iki: u32,
    /// Ways with a double (`çifZar`).
    pub cif: u32,
}

impl Score {
    /// Returns the exact score in 36ths.
    pub const fn n(self) -> u32 {
        6 * self.tek + 2 * self.iki + self.cif
    }

    /// Returns the score as the thesis computes and compares it (`zarToplamı`).
    ///
    /// Rounding errors decide some ties, so the terms must be added in the listing's order and must not be simplified.
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

/// The board before a step, as sets of places on the engine's path. Bit `i` is place `i`.
///
/// The listings do not look at the board after the step. A block that the step breaks still counts, and an enemy that
/// the step imprisons still threatens.
#[derive(Debug, Clone, Copy)]
struct ThreatSets {
    /// The places with a free checker of the user.
    attackers: u32,
    /// The places where the user may land with the first die: no stack of the engine, and no blot of the engine over a
    /// single enemy.
    lets_in: u32,
    /// The places without a stack of the engine.
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

    /// Returns the score of a lone checker of the engine on `place` (EK-4).
    ///
    /// `tek` counts the user's points that reach it with one die. `iki` counts those that reach it with two different
    /// dice, in both orders, without a check of the second landing. `cif` counts those that reach it with one to four
    /// equal dice, where a single die counts again. The listing walks forward from every checker of the user. This
    /// function walks back from the place, with the same result.
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
            // The walk goes back from landing to landing. Of these, only the first landing of the user must also avoid
            // a captor.
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

    /// Returns the attackers one to six places behind, the nearest in the lowest bit.
    const fn in_reach(self, place: usize) -> u32 {
        self.attackers >> (place + 1) & 0b11_1111
    }
}

/// Returns true if the place is on the board and in the set. The place may be up to six beyond the board.
const fn has(set: u32, place: usize) -> bool {
    place < POINTS && set >> place & 1 == 1
}

/// Returns the score of the desk `after` a step (EK-8). It sums the threats to every free lone checker of the engine
/// that holds no enemy.
///
/// The desk `before` the step decides which enemies are held.
pub fn score(before: &Desk, after: &Desk) -> Score {
    let sight = ThreatSets::of(before);
    let exposed = |place: &usize| after.mine[*place].is_blot() && before.against(*place).count != 1;
    (0..POINTS).filter(exposed).map(|place| sight.threats(place)).sum()
}
