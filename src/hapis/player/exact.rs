//! A player that takes the least exact risk.

use super::{HapisPlayer, TurnChoice};
use crate::hapis::risk::trap;

/// Ranks turns by the number of throws out of 36 with which the other side can then imprison a checker.
pub(super) struct ExactPlayer;

impl HapisPlayer for ExactPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        let rolls = choice.turns.iter().map(|turn| trap(&turn.leaves(choice.board).flipped(), choice.rules).rolls);
        rolls.map(f64::from).collect()
    }
}
