//! The number a step is ranked by (EK-4, EK-8).

use std::iter::Sum;
use std::ops::Add;

use super::desk::Desk;
use crate::hapis::board::POINTS;

/// In how many ways checkers may be imprisoned: by one die, by two, by a double.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Score {
    /// By one die (`tekZar`).
    pub tek: u32,
    /// By the sum of two different dice (`ikiZarınToplamı`).
    pub iki: u32,
    /// By a double (`çifZar`).
    pub cif: u32,
}

impl Score {
    /// The number in 36ths, exactly.
    pub const fn n(self) -> u32 {
        6 * self.tek + 2 * self.iki + self.cif
    }

    /// The number as the thesis computes and compares it (`zarToplamı`).
    ///
    /// Its rounding decides some ties, so the terms are added in the listing's order and nothing is simplified.
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

/// The boards before a step, as sets of my places: bit `i` is place `i`.
///
/// The listings look at nothing later: a block that the step breaks still stands, and a checker that it imprisons still
/// threatens.
#[derive(Debug, Clone, Copy)]
struct Sight {
    /// Where a free checker of the user stands.
    attackers: u32,
    /// Where a user's first die may land: no stack of mine, and no captor of a single user.
    lets_in: u32,
    /// Where no stack of mine stands.
    unstacked: u32,
}

impl Sight {
    /// What a desk shows.
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

    /// What a lone checker of mine on `place` adds to the number (EK-4).
    ///
    /// In the listing's terms: `tek` wherever one die brings a user's checker there; `iki` wherever two different dice
    /// do, in both orders, without asking whether the second may land; `cif` wherever one to four equal dice do, a
    /// single one counted again. The listing walks forward from every user's checker; this walks back from the place.
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
            // The dice land one after another on the way back to the place; only the first looks for a captor.
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

    /// The attackers one to six before a place, the nearest in the lowest bit.
    const fn in_reach(self, place: usize) -> u32 {
        self.attackers >> (place + 1) & 0b11_1111
    }
}

/// Whether a place, on the board or up to six beyond, is in the set.
const fn has(set: u32, place: usize) -> bool {
    place < POINTS && set >> place & 1 == 1
}

/// The number of what `after` leaves alone (EK-8): every free lone checker of mine that holds none of yours.
///
/// Whom it holds is asked of the boards before the step.
pub fn score(before: &Desk, after: &Desk) -> Score {
    let sight = Sight::of(before);
    let exposed = |place: &usize| after.mine[*place].is_blot() && before.against(*place).count != 1;
    (0..POINTS).filter(exposed).map(|place| sight.threats(place)).sum()
}
