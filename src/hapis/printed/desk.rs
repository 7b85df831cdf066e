//! The board in the data structure of the listings: two arrays of piles, each with a count and a flag.

use crate::hapis::board::{Board, CHECKERS, OFF, POINTS};
use crate::hapis::step::HapisStep;

/// The checkers of one side on one point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DeskPile {
    /// The number of checkers.
    pub count: u8,
    /// The second column of the listings. It is false for a prisoner and for an empty point.
    pub free: bool,
}

impl DeskPile {
    /// Returns true if the pile is a single free checker.
    pub(super) const fn is_blot(self) -> bool {
        self.count == 1 && self.free
    }
}

/// The piles of both sides, each array along its owner's path. Place `i` of `mine` is place `23 - i` of `yours`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Desk {
    /// The engine's own checkers (`bilgisayarTaslari`).
    pub mine: [DeskPile; POINTS],
    /// The user's checkers (`kullaniciTaslari`).
    pub yours: [DeskPile; POINTS],
}

impl Desk {
    /// Converts a board to the data structure of the listings.
    pub fn of(board: &Board) -> Self {
        let piles = |half: crate::hapis::Half| {
            std::array::from_fn(|place| {
                let count = half.count(place);
                DeskPile { count, free: count > 0 && !half.is_held(place) }
            })
        };
        Self { mine: piles(board.me), yours: piles(board.you) }
    }

    /// Returns the user's pile on a place of the engine's path.
    pub(in crate::hapis) const fn against(&self, place: usize) -> DeskPile {
        self.yours[POINTS - 1 - place]
    }

    pub(super) const fn against_mut(&mut self, place: usize) -> &mut DeskPile {
        &mut self.yours[POINTS - 1 - place]
    }

    /// Returns true if the engine may land on the place. The place must have no enemy, an enemy held there, or a single
    /// free enemy and no checker of the engine.
    pub(super) const fn is_open(&self, place: usize) -> bool {
        let there = self.against(place);
        there.count == 0 || there.count == 1 && (!there.free || self.mine[place].count == 0)
    }

    /// Removes one of the engine's checkers. If `frees` is true, an enemy checker that is left alone is freed.
    pub(super) fn lift(&mut self, place: usize, frees: bool) {
        self.mine[place].count -= 1;
        if self.mine[place].count == 0 {
            self.mine[place].free = false;
            if frees && self.against(place).count == 1 {
                self.against_mut(place).free = true;
            }
        }
    }

    /// Puts down one of the engine's checkers, and imprisons a single enemy there (EK-2).
    pub(super) fn land(&mut self, place: usize) {
        self.mine[place] = DeskPile { count: self.mine[place].count + 1, free: true };
        if self.against(place).count == 1 {
            self.against_mut(place).free = false;
        }
    }

    /// Plays the engine's steps, chosen by its listings or not. Bearing off always frees the enemy checker (EK-10).
    pub(in crate::hapis) fn play(&mut self, steps: &[HapisStep], frees: bool) {
        for step in steps {
            let (from, to) = (usize::from(step.from), usize::from(step.to));
            self.lift(from, frees || to == OFF);
            if to < POINTS {
                self.land(to);
            }
        }
    }

    /// Returns the engine's checkers in the form that [`Board`] uses.
    pub(super) fn men(&self) -> u128 {
        let on = |place: usize| u128::from(self.mine[place].count) << (4 * place);
        let board: u128 = self.mine.iter().map(|pile| u128::from(pile.count)).sum();
        (0..POINTS).map(on).sum::<u128>() + ((u128::from(CHECKERS) - board) << (4 * OFF))
    }
}
