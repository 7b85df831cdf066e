//! A computer player that minimises the exact risk of an imprisoned checker.

use super::{HapisPlayer, TurnChoice};
use crate::hapis::risk::trap;

/// A player whose cost for a turn is the number of throws, out of 36, with which the enemy could then imprison a
/// checker.
pub(super) struct ExactPlayer;

impl HapisPlayer for ExactPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        let rolls = choice.turns.iter().map(|turn| trap(&turn.leaves(choice.board).flipped(), choice.rules).rolls);
        rolls.map(f64::from).collect()
    }
}
