//! The engine of the thesis, step by step and turn by turn.

use super::{Chance, Choice, Player};
use crate::hapis::board::Board;
use crate::hapis::printed::{Desk, Engine, score};
use crate::hapis::turn::Turn;

/// The printed engine.
pub(super) struct Thesis {
    pub(super) as_printed: bool,
}

/// What a table makes of the listings' turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Listed {
    /// It is a legal turn, and played.
    Whole,
    /// It is played although it leaves a usable die over, as the rules of the listings allow.
    LeavesDie,
    /// The table does not allow it: the legal turn with the least number is played instead.
    Refused(Turn),
}

impl Listed {
    /// The turn the engine plays at a table where its listings choose `own`, and what the table made of that.
    pub fn at_table(own: Turn, choice: Choice<'_>) -> (Turn, Self) {
        if choice.turns.is_empty() || choice.turns.iter().any(|legal| legal.men == own.men) {
            (own, Self::Whole)
        } else if choice.rules.are_of_listings() && !own.steps.is_empty() {
            (own, Self::LeavesDie)
        } else {
            (choice.turns[super::least(&ThesisTurn.costs(choice))], Self::Refused(own))
        }
    }

    /// The same for the listings' own turn on the board.
    pub fn play(choice: Choice<'_>, as_printed: bool) -> (Turn, Self) {
        Self::at_table(Engine::new(choice.board, choice.dice, as_printed).turn().0, choice)
    }
}

impl Player for Thesis {
    fn costs(&self, choice: Choice<'_>) -> Vec<f64> {
        match Listed::play(choice, self.as_printed) {
            (_, Listed::Refused(_)) => ThesisTurn.costs(choice),
            (turn, _) => {
                let cost = |legal: &Turn| if legal.men == turn.men { 0.0 } else { f64::INFINITY };
                choice.turns.iter().map(cost).collect()
            }
        }
    }

    fn choose(&self, choice: Choice<'_>, _chance: &mut Chance) -> Turn {
        Listed::play(choice, self.as_printed).0
    }
}

/// Whole legal turns by the same number.
pub(super) struct ThesisTurn;

impl Player for ThesisTurn {
    fn costs(&self, choice: Choice<'_>) -> Vec<f64> {
        choice.turns.iter().map(|turn| number(&turn.leaves(choice.board))).collect()
    }
}

/// The thesis's number, as it is compared, of the board that a whole turn leaves. The board before the turn does not
/// count.
pub(super) fn number(board: &Board) -> f64 {
    let desk = Desk::of(board);
    score(&desk, &desk).printed()
}
