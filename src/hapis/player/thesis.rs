//! The engine of the thesis, step by step and turn by turn.

use super::{Chance, Choice, Player};
use crate::hapis::board::Board;
use crate::hapis::printed::{Desk, Engine, score};
use crate::hapis::rules::RuleSet;
use crate::hapis::turn::Turn;

/// The printed engine.
pub(super) struct Thesis {
    pub(super) as_printed: bool,
}

impl Thesis {
    /// The turn of the listings, where this table allows it.
    ///
    /// Under the rules of the thesis the listings are the rules: a die they forget to play stays unplayed. Elsewhere
    /// the engine must play a legal turn, and plays the one of the least number where its own is none.
    fn turn(&self, choice: Choice<'_>) -> Option<Turn> {
        let (turn, _) = Engine::new(choice.board, choice.dice, self.as_printed).turn();
        let legal = choice.turns.iter().find(|legal| legal.men == turn.men);
        let own_rules = choice.rules.set == RuleSet::Thesis;
        legal.map(|_| turn).or_else(|| own_rules.then_some(turn).filter(|turn| !turn.steps.is_empty()))
    }
}

impl Player for Thesis {
    fn costs(&self, choice: Choice<'_>) -> Vec<f64> {
        match self.turn(choice) {
            Some(turn) => {
                let cost = |legal: &Turn| if legal.men == turn.men { 0.0 } else { f64::INFINITY };
                choice.turns.iter().map(cost).collect()
            }
            None => ThesisTurn.costs(choice),
        }
    }

    fn choose(&self, choice: Choice<'_>, chance: &mut Chance) -> Turn {
        self.turn(choice).unwrap_or_else(|| ThesisTurn.choose(choice, chance))
    }
}

/// Whole legal turns by the same number.
pub(super) struct ThesisTurn;

impl Player for ThesisTurn {
    fn costs(&self, choice: Choice<'_>) -> Vec<f64> {
        choice.turns.iter().map(|turn| number(&turn.leaves(choice.board))).collect()
    }
}

/// The thesis's number of the board a whole turn leaves, as the thesis compares it: nothing of the board before is left
/// to look at.
pub(super) fn number(board: &Board) -> f64 {
    let desk = Desk::of(board);
    score(&desk, &desk).printed()
}
