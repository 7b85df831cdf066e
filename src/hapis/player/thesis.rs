//! Two players that use the engine printed in a thesis about this game. One plays the steps that the engine chooses.
//! The other uses the engine's score to compare whole turns.

use super::{HapisPlayer, HapisRng, TurnChoice};
use crate::hapis::board::Board;
use crate::hapis::printed::{Desk, Engine, score};
use crate::hapis::turn::HapisTurn;

/// A player that plays the turn chosen by the engine printed in the thesis.
pub(super) struct ThesisPlayer {
    pub(super) as_printed: bool,
}

/// The result of checking the turn that the engine printed in the thesis chose: the rules allow it or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListingVerdict {
    /// The rules allow the turn. It is played.
    Whole,
    /// The turn leaves a die unplayed that the side could play. The turn is accepted, because the thesis allows this.
    LeavesDie,
    /// The rules forbid this turn, which the engine chose. The legal turn with the lowest score is played instead.
    Refused(HapisTurn),
}

impl ListingVerdict {
    /// Checks `own`, a turn chosen by the engine printed in the thesis. Returns the turn to play, and the result of the
    /// check.
    pub fn at_table(own: HapisTurn, choice: TurnChoice<'_>) -> (HapisTurn, Self) {
        if choice.turns.is_empty() || choice.turns.iter().any(|legal| legal.men == own.men) {
            (own, Self::Whole)
        } else if choice.rules.are_of_listings() && !own.steps.is_empty() {
            (own, Self::LeavesDie)
        } else {
            (choice.turns[super::least(&ThesisTurnPlayer.costs(choice))], Self::Refused(own))
        }
    }

    /// Lets the engine printed in the thesis choose a turn, and checks it. Returns the turn to play, and the result of
    /// the check.
    pub fn play(choice: TurnChoice<'_>, as_printed: bool) -> (HapisTurn, Self) {
        Self::at_table(Engine::new(choice.board, choice.dice, as_printed).turn().0, choice)
    }
}

impl HapisPlayer for ThesisPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        match ListingVerdict::play(choice, self.as_printed) {
            (_, ListingVerdict::Refused(_)) => ThesisTurnPlayer.costs(choice),
            (turn, _) => {
                let cost = |legal: &HapisTurn| if legal.men == turn.men { 0.0 } else { f64::INFINITY };
                choice.turns.iter().map(cost).collect()
            }
        }
    }

    fn choose(&self, choice: TurnChoice<'_>, _chance: &mut HapisRng) -> HapisTurn {
        ListingVerdict::play(choice, self.as_printed).0
    }
}

/// A player that compares whole turns. The cost of a turn is the score that the engine printed in the thesis gives to
/// the board after the turn.
pub(super) struct ThesisTurnPlayer;

impl HapisPlayer for ThesisTurnPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        choice.turns.iter().map(|turn| number(&turn.leaves(choice.board))).collect()
    }
}

/// Returns the score that the engine printed in the thesis gives to a board, including the engine's rounding errors.
///
/// The engine computes the score of a step from the boards before and after the step. This function uses the given
/// board for both.
pub(super) fn number(board: &Board) -> f64 {
    let desk = Desk::of(board);
    score(&desk, &desk).printed()
}
