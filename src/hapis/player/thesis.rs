//! The engine printed in the thesis, as a player of single steps and as a player of whole turns.

use super::{HapisPlayer, HapisRng, TurnChoice};
use crate::hapis::board::Board;
use crate::hapis::printed::{Desk, Engine, score};
use crate::hapis::turn::HapisTurn;

/// A player that plays the turn which the printed engine chooses.
pub(super) struct ThesisPlayer {
    pub(super) as_printed: bool,
}

/// The answer to the question whether the rules allow the turn that the printed engine chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListingVerdict {
    /// The rules allow the turn. It is played.
    Whole,
    /// The turn leaves a usable die unplayed. It is played, because the rules of the thesis allow this.
    LeavesDie,
    /// The rules forbid the turn that is held here. The legal turn with the lowest score is played instead.
    Refused(HapisTurn),
}

impl ListingVerdict {
    /// Returns the turn to play if the printed engine chooses `own`, and the verdict on `own`.
    pub fn at_table(own: HapisTurn, choice: TurnChoice<'_>) -> (HapisTurn, Self) {
        if choice.turns.is_empty() || choice.turns.iter().any(|legal| legal.men == own.men) {
            (own, Self::Whole)
        } else if choice.rules.are_of_listings() && !own.steps.is_empty() {
            (own, Self::LeavesDie)
        } else {
            (choice.turns[super::least(&ThesisTurnPlayer.costs(choice))], Self::Refused(own))
        }
    }

    /// Runs the printed engine on the board. Returns the turn to play and the verdict on the engine's choice.
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

/// A player whose cost for a whole legal turn is the printed engine's score of the board after it.
pub(super) struct ThesisTurnPlayer;

impl HapisPlayer for ThesisTurnPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        choice.turns.iter().map(|turn| number(&turn.leaves(choice.board))).collect()
    }
}

/// Returns the printed engine's score of a board. The score is a double, rounding errors included.
///
/// The engine scores a step from the boards before and after it. Here the board after the turn serves as both.
pub(super) fn number(board: &Board) -> f64 {
    let desk = Desk::of(board);
    score(&desk, &desk).printed()
}
