//! A player that plays a random legal turn.

use super::{HapisPlayer, HapisRng, TurnChoice};
use crate::hapis::turn::HapisTurn;

pub(super) struct RandomPlayer;

impl HapisPlayer for RandomPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        vec![0.0; choice.turns.len()]
    }

    fn choose(&self, choice: TurnChoice<'_>, chance: &mut HapisRng) -> HapisTurn {
        choice.turns[chance.one_of(choice.turns.len())]
    }
}
