//! A player that plays a random legal turn.

use super::{Chance, Choice, Player};
use crate::hapis::turn::Turn;

pub(super) struct Random;

impl Player for Random {
    fn costs(&self, choice: Choice<'_>) -> Vec<f64> {
        vec![0.0; choice.turns.len()]
    }

    fn choose(&self, choice: Choice<'_>, chance: &mut Chance) -> Turn {
        choice.turns[chance.one_of(choice.turns.len())]
    }
}
