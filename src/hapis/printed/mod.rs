//! A port of the program printed in a thesis on hapis tavlası (listings EK-1 to EK-13). It keeps the errors of the
//! listings. Only one error is optional (`as_printed`): when the program's checkers leave a point on which they hold a
//! prisoner, the prisoner does not become free.
//!
//! The program plays one step at a time. It lists every step (EK-3). The score of a step says how easily the enemy
//! could then imprison a lone checker, so a low score is good (EK-4, EK-8). The program plays the step with the lowest
//! score (EK-5 to EK-7), then repeats. Before any step it bears off all checkers that it can (EK-9, EK-10).
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
    /// True if the checkers are free. False for a prisoner and for an empty point.
    pub(crate) free: bool,
}

impl DeskPile {
    /// Returns true if the pile is a single free checker.
    const fn is_blot(self) -> bool {
        self.count == 1 && self.free
    }
}

/// The board as the program in the thesis on hapis stores it: the program's own checkers (`mine`) and its opponent's
/// (`yours`). Each side's array is numbered along its own path: index `i` of `mine` is the same point as index `23 - i`
/// of `yours`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Desk {
    /// The program's own checkers (`bilgisayarTaslari`, "computer's checkers", in the thesis on hapis).
    pub(crate) mine: [DeskPile; POINTS],
    /// The checkers of the user, the program's opponent (`kullaniciTaslari`, "user's checkers", in the thesis on
    /// hapis).
    pub(crate) yours: [DeskPile; POINTS],
}

impl Desk {
    /// Converts a board to the data structure of the program in the thesis on hapis.
    pub(crate) fn of(board: &Board) -> Self {
        let piles = |half: Half| {
            std::array::from_fn(|place| {
                let count = half.count(place);
                DeskPile { count, free: count > 0 && !half.is_held(place) }
            })
        };
        Self { mine: piles(board.me), yours: piles(board.you) }
    }

    /// Returns the checkers of the program's opponent on a point. `place` is the number of the point on the path of the
    /// side that the program in the thesis plays.
    pub(super) const fn against(&self, place: usize) -> DeskPile {
        self.yours[POINTS - 1 - place]
    }

    const fn against_mut(&mut self, place: usize) -> &mut DeskPile {
        &mut self.yours[POINTS - 1 - place]
    }

    /// Returns true if a checker of the program in the thesis may land on the place. The user, its opponent, must have
    /// no checker there, or one checker that is imprisoned or holds no prisoner.
    const fn is_open(&self, place: usize) -> bool {
        let there = self.against(place);
        there.count == 0 || there.count == 1 && (!there.free || self.mine[place].count == 0)
    }

    /// Removes one checker of the program in the thesis from a place. If it was the last one there and `frees` is true,
    /// an imprisoned checker of its opponent on this place becomes free.
    fn lift(&mut self, place: usize, frees: bool) {
        self.mine[place].count -= 1;
        if self.mine[place].count == 0 {
            self.mine[place].free = false;
            if frees && self.against(place).count == 1 {
                self.against_mut(place).free = true;
            }
        }
    }

    /// Puts one of the program's checkers on a place. If a lone checker of its opponent is there, the program imprisons
    /// that checker (listing EK-2 of the thesis on hapis).
    fn land(&mut self, place: usize) {
        self.mine[place] = DeskPile { count: self.mine[place].count + 1, free: true };
        if self.against(place).count == 1 {
            self.against_mut(place).free = false;
        }
    }

    /// Plays steps for the program's side. A prisoner on a point that this side leaves becomes free if `frees` is true,
    /// or if the step bears off a checker (listing EK-10 of the thesis on hapis).
    pub(super) fn play(&mut self, steps: &[HapisStep], frees: bool) {
        for step in steps {
            let (from, to) = (usize::from(step.from), usize::from(step.to));
            self.lift(from, frees || to == OFF);
            if to < POINTS {
                self.land(to);
            }
        }
    }

    /// Returns the checkers of the program's side in the format of [`Board`]: four bits for each place.
    fn men(&self) -> u128 {
        let on = |place: usize| u128::from(self.mine[place].count) << (4 * place);
        let board: u128 = self.mine.iter().map(|pile| u128::from(pile.count)).sum();
        (0..POINTS).map(on).sum::<u128>() + ((u128::from(CHECKERS) - board) << (4 * OFF))
    }
}
