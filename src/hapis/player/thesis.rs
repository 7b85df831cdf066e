//! The engine of the thesis, for single steps and for whole turns.

use super::{HapisPlayer, HapisRng, TurnChoice};
use crate::hapis::board::Board;
use crate::hapis::printed::{Desk, Engine, score};
use crate::hapis::turn::HapisTurn;

/// The printed engine.
pub(super) struct ThesisPlayer {
    pub(super) as_printed: bool,
}

/// The verdict of a table on the turn that the listings choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListingVerdict {
    /// The turn is legal and is played.
    Whole,
    /// The turn leaves a usable die unplayed. It is played because the rules of the listings allow that.
    LeavesDie,
    /// The table does not allow this turn. The legal turn with the lowest number is played instead.
    Refused(HapisTurn),
}

impl ListingVerdict {
    /// Returns the turn that the engine plays at a table if its listings choose `own`, and the verdict on `own`.
    pub fn at_table(own: HapisTurn, choice: TurnChoice<'_>) -> (HapisTurn, Self) {
        if choice.turns.is_empty() || choice.turns.iter().any(|legal| legal.men == own.men) {
            (own, Self::Whole)
        } else if choice.rules.are_of_listings() && !own.steps.is_empty() {
            (own, Self::LeavesDie)
        } else {
            (choice.turns[super::least(&ThesisTurnPlayer.costs(choice))], Self::Refused(own))
        }
    }

    /// Runs the listings on the board, and returns the turn that the engine plays and the verdict on it.
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

/// Ranks whole legal turns by the thesis's number.
pub(super) struct ThesisTurnPlayer;

impl HapisPlayer for ThesisTurnPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        choice.turns.iter().map(|turn| number(&turn.leaves(choice.board))).collect()
    }
}

/// Returns the thesis's number of the board after a whole turn, as a rounded double. The board before the turn is not
/// used.
pub(super) fn number(board: &Board) -> f64 {
    let desk = Desk::of(board);
    score(&desk, &desk).printed()
}
