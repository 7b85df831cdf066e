//! The board as the listings hold it: two arrays of piles, each pile a count and a flag.

use crate::hapis::board::{Board, CHECKERS, OFF, POINTS};
use crate::hapis::step::Step;

/// The checkers of one side on one point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pile {
    /// How many.
    pub count: u8,
    /// The listings' second column: false for a prisoner, and for a point left empty.
    pub free: bool,
}

impl Pile {
    /// Whether one checker that can move stands here alone.
    pub(super) const fn is_blot(self) -> bool {
        self.count == 1 && self.free
    }
}

/// Both sides' piles, each array along its owner's path: my place `i` is the user's `23 - i`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Desk {
    /// The engine's own checkers (`bilgisayarTaslari`).
    pub mine: [Pile; POINTS],
    /// The other side's (`kullaniciTaslari`).
    pub yours: [Pile; POINTS],
}

impl Desk {
    /// The board in the listings' form.
    pub fn of(board: &Board) -> Self {
        let piles = |half: crate::hapis::Half| {
            std::array::from_fn(|place| {
                let count = half.count(place);
                Pile { count, free: count > 0 && !half.is_held(place) }
            })
        };
        Self { mine: piles(board.me), yours: piles(board.you) }
    }

    /// The user's pile on my place.
    pub(in crate::hapis) const fn against(&self, place: usize) -> Pile {
        self.yours[POINTS - 1 - place]
    }

    pub(super) const fn against_mut(&mut self, place: usize) -> &mut Pile {
        &mut self.yours[POINTS - 1 - place]
    }

    /// Whether a die may land there: nobody, my own prisoner, or a lone free checker where none of mine lies.
    pub(super) const fn is_open(&self, place: usize) -> bool {
        let there = self.against(place);
        there.count == 0 || there.count == 1 && (!there.free || self.mine[place].count == 0)
    }

    /// Takes a checker of mine away; `frees` lets go whom it leaves alone.
    pub(super) fn lift(&mut self, place: usize, frees: bool) {
        self.mine[place].count -= 1;
        if self.mine[place].count == 0 {
            self.mine[place].free = false;
            if frees && self.against(place).count == 1 {
                self.against_mut(place).free = true;
            }
        }
    }

    /// Puts a checker of mine down, and imprisons who stands there alone (EK-2).
    pub(super) fn land(&mut self, place: usize) {
        self.mine[place] = Pile { count: self.mine[place].count + 1, free: true };
        if self.against(place).count == 1 {
            self.against_mut(place).free = false;
        }
    }

    /// Steps of mine, whoever chose them; bearing off always lets go (EK-10).
    pub(in crate::hapis) fn play(&mut self, steps: &[Step], frees: bool) {
        for step in steps {
            let (from, to) = (usize::from(step.from), usize::from(step.to));
            self.lift(from, frees || to == OFF);
            if to < POINTS {
                self.land(to);
            }
        }
    }

    /// My checkers as a [`Board`] counts them.
    pub(super) fn men(&self) -> u128 {
        let on = |place: usize| u128::from(self.mine[place].count) << (4 * place);
        let board: u128 = self.mine.iter().map(|pile| u128::from(pile.count)).sum();
        (0..POINTS).map(on).sum::<u128>() + ((u128::from(CHECKERS) - board) << (4 * OFF))
    }
}
