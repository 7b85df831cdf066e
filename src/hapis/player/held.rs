//! The thesis's number, and what a prisoner is worth.

use super::thesis::number;
use super::{Choice, Player};
use crate::hapis::board::{Half, left};

/// Ranks turns by the thesis's number less twice what the imprisoned enemies are worth.
pub(super) struct Held;

impl Player for Held {
    fn costs(&self, choice: Choice<'_>) -> Vec<f64> {
        let boards = choice.turns.iter().map(|turn| turn.leaves(choice.board));
        boards.map(|board| number(&board) - 2.0 * worth(board.you)).collect()
    }
}

/// What a side's imprisoned checkers are worth to the enemy: half a point each, and a 24th for every pip still to go.
pub(super) fn worth(held: Half) -> f64 {
    held.held().map(|place| 0.5 + f64::from(left(place)) / 24.0).sum()
}
