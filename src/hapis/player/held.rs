//! A computer player that uses the score of the engine printed in the thesis, and also values the enemies that it has
//! imprisoned.

use super::thesis::number;
use super::{HapisPlayer, TurnChoice};
use crate::hapis::board::{Half, left};

/// A player that starts from the score of the engine printed in the thesis. The cost of a turn is this score minus
/// twice the value of the imprisoned enemies.
pub(super) struct HeldPlayer;

impl HapisPlayer for HeldPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        let boards = choice.turns.iter().map(|turn| turn.leaves(choice.board));
        boards.map(|board| number(&board) - 2.0 * worth(board.you)).collect()
    }
}

/// Returns the value of the prisoners of the side `held` for the other side. Each prisoner counts 0.5, plus 1/24 for
/// each pip that it still needs to be borne off.
pub(super) fn worth(held: Half) -> f64 {
    held.held().map(|place| 0.5 + f64::from(left(place)) / 24.0).sum()
}
