//! A computer player that leaves the enemy as few throws as possible with which it can imprison a checker.

use super::{HapisPlayer, TurnChoice};
use crate::hapis::risk::trap;

/// A player that counts, for each turn, the throws (out of 36) with which the enemy could then imprison a checker. This
/// number is the cost of the turn.
pub(super) struct ExactPlayer;

impl HapisPlayer for ExactPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        let rolls = choice.turns.iter().map(|turn| trap(&turn.leaves(choice.board).flipped(), choice.rules).rolls);
        rolls.map(f64::from).collect()
    }
}
