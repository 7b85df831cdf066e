//! A port of the thesis program: the computer player printed in a thesis on hapis tavlası (listings EK-1 to EK-13). It
//! keeps the errors of the listings. One error is optional (`as_printed`): when the program's checkers leave a point on
//! which they hold a prisoner, the prisoner does not become free.
//!
//! 1. The program bears off all checkers that it can (EK-9, EK-10).
//! 2. It lists every step (EK-3) and computes its score: how easily the enemy could then imprison a lone checker (EK-4,
//!    EK-8).
//! 3. It plays the step with the lowest score (EK-5 to EK-7), and repeats.
//!
//! The thesis calls the two sides computer and user. In this module, `mine` are the computer's checkers and `yours` the
//! user's.

mod engine;
pub(crate) mod example;
mod score;

pub(crate) use engine::{PrintedEngine, Ranked};
pub(crate) use score::{Score, score};

use crate::hapis::board::{Board, CHECKERS, Half, OFF, POINTS};
use crate::hapis::step::HapisStep;

/// The checkers of one side on one point of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct DeskPile {
    /// The number of checkers.
    pub(crate) count: u8,
    /// False for a prisoner and for an empty point.
    pub(crate) free: bool,
}

impl DeskPile {
    const fn is_blot(self) -> bool {
        self.count == 1 && self.free
    }
}

/// The board as the thesis program stores it. Each side's array is numbered along its own path: index `i` of `mine` is
/// the same point as index `23 - i` of `yours`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Desk {
    /// The program's own checkers (`bilgisayarTaslari` in the thesis).
    pub(crate) mine: [DeskPile; POINTS],
    /// The checkers of the user, its opponent (`kullaniciTaslari` in the thesis).
    pub(crate) yours: [DeskPile; POINTS],
}

impl Desk {
    pub(crate) fn of(board: &Board) -> Self {
        let piles = |half: Half| {
            std::array::from_fn(|place| {
                let count = half.count(place);
                DeskPile { count, free: count > 0 && !half.is_held(place) }
            })
        };
        Self { mine: piles(board.me), yours: piles(board.you) }
    }

    /// Returns the user's checkers on a place of the program's path.
    pub(super) const fn against(&self, place: usize) -> DeskPile {
        self.yours[POINTS - 1 - place]
    }

    const fn against_mut(&mut self, place: usize) -> &mut DeskPile {
        &mut self.yours[POINTS - 1 - place]
    }

    /// Returns true if the program may land on the place: the user has no checker there, or one that is imprisoned or
    /// holds no prisoner.
    const fn is_open(&self, place: usize) -> bool {
        let there = self.against(place);
        there.count == 0 || there.count == 1 && (!there.free || self.mine[place].count == 0)
    }

    /// Removes one checker of the program. If it was the last one on the place and `frees` is true, a prisoner there
    /// becomes free.
    fn lift(&mut self, place: usize, frees: bool) {
        self.mine[place].count -= 1;
        if self.mine[place].count == 0 {
            self.mine[place].free = false;
            if frees && self.against(place).count == 1 {
                self.against_mut(place).free = true;
            }
        }
    }

    /// Puts one of the program's checkers on a place, and imprisons a lone checker of the user there (listing EK-2).
    fn land(&mut self, place: usize) {
        self.mine[place] = DeskPile { count: self.mine[place].count + 1, free: true };
        if self.against(place).count == 1 {
            self.against_mut(place).free = false;
        }
    }

    /// Plays steps of the program. A prisoner on a point that the program leaves becomes free if `frees` is true, or if
    /// the step bears off a checker (listing EK-10).
    pub(super) fn play(&mut self, steps: &[HapisStep], frees: bool) {
        for step in steps {
            let (from, to) = (usize::from(step.from), usize::from(step.to));
            self.lift(from, frees || to == OFF);
            if to < POINTS {
                self.land(to);
            }
        }
    }

    /// Returns the program's checkers in the format of [`Board`].
    fn men(&self) -> u128 {
        let on = |place: usize| u128::from(self.mine[place].count) << (4 * place);
        let board: u128 = self.mine.iter().map(|pile| u128::from(pile.count)).sum();
        (0..POINTS).map(on).sum::<u128>() + ((u128::from(CHECKERS) - board) << (4 * OFF))
    }
}
