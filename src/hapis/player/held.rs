//! A player that adds the value of prisoners to the thesis's number.

use super::thesis::number;
use super::{HapisPlayer, TurnChoice};
use crate::hapis::board::{Half, left};

/// Ranks turns by the thesis's number minus twice the value of the imprisoned enemies.
pub(super) struct HeldPlayer;

impl HapisPlayer for HeldPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        let boards = choice.turns.iter().map(|turn| turn.leaves(choice.board));
        boards.map(|board| number(&board) - 2.0 * worth(board.you)).collect()
    }
}

/// Returns the value of a side's imprisoned checkers to the enemy: for each, 0.5 plus 1/24 for every pip it must still
/// play.
pub(super) fn worth(held: Half) -> f64 {
    held.held().map(|place| 0.5 + f64::from(left(place)) / 24.0).sum()
}
