//! The players that look only at the board after their own turn.
//!
//! - `random` plays any legal turn.
//! - `exact` plays the turn after which the enemy has the fewest throws that imprison a lone checker.
//! - `thesis` plays the steps of the thesis program: the computer player that a thesis on hapis describes.
//! - `thesis-turn` and `held` compare whole turns by the score of the thesis program. A low score means little danger.

use super::{HapisPlayerKind, TurnChoice};
use crate::hapis::board::{Board, Half, left};
use crate::hapis::printed::{Desk, PrintedEngine, score};
use crate::hapis::turn::HapisTurn;

/// The result of checking a turn of the thesis program against the rules of the table, which it does not fully know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub(crate) enum ListingVerdict {
    /// The turn is legal, or no turn is legal. It is played.
    Whole,
    /// The turn leaves a die unplayed that the side could play. The rules of the thesis allow this, so it is played.
    LeavesDie,
    /// The rules forbid the turn of the thesis program (stored here). The legal turn with the lowest score is played
    /// instead.
    Refused(HapisTurn),
}

impl ListingVerdict {
    /// Checks the turn `own` of the thesis program. Returns the turn to play, and the result of the check. Steps after
    /// the end of the game are removed first: the thesis program does not know the rule about mothers, so it may play
    /// on.
    pub(crate) fn at_table(own: HapisTurn, choice: TurnChoice<'_>) -> (HapisTurn, Self) {
        let own = own.until_end(choice.board, choice.rules);
        if choice.turns.is_empty() || choice.turns.iter().any(|legal| legal.men == own.men) {
            (own, Self::Whole)
        } else if choice.rules.are_of_listings() && !own.steps.is_empty() {
            (own, Self::LeavesDie)
        } else {
            (choice.turns[super::least(&HapisPlayerKind::ThesisTurn.costs(choice))], Self::Refused(own))
        }
    }

    /// Returns the turn of the thesis program, checked with [`Self::at_table`]. If `as_printed` is true, the program
    /// plays with the error of its listing (see [`PrintedEngine::at`]).
    pub(crate) fn play(choice: TurnChoice<'_>, as_printed: bool) -> (HapisTurn, Self) {
        Self::at_table(PrintedEngine::new(choice.board, choice.dice, as_printed).turn().0, choice)
    }
}

/// Returns cost 0 for the turn of the player `thesis`, and infinite cost for the others. If the rules forbid the turn
/// of the thesis program, returns the costs of `thesis-turn`.
pub(super) fn thesis_costs(choice: TurnChoice<'_>) -> Vec<f64> {
    match ListingVerdict::play(choice, false) {
        (_, ListingVerdict::Refused(_)) => HapisPlayerKind::ThesisTurn.costs(choice),
        (turn, _) => {
            let cost = |legal: &HapisTurn| if legal.men == turn.men { 0.0 } else { f64::INFINITY };
            choice.turns.iter().map(cost).collect()
        }
    }
}

/// Returns the score of a board by the thesis program, including its rounding errors. A lower score is better.
///
/// The thesis program scores a step from the boards before and after it; here both are `board`.
pub(super) fn thesis_score(board: &Board) -> f64 {
    let desk = Desk::of(board);
    score(&desk, &desk).printed()
}

pub(super) fn held_score(board: &Board) -> f64 {
    thesis_score(board) - 2.0 * worth(board.you)
}

/// Returns the value of the imprisoned checkers of the side `held`: for each one 0.5, plus 1/24 for each pip that it
/// needs to be borne off.
pub(super) fn worth(held: Half) -> f64 {
    held.held().map(|place| 0.5 + f64::from(left(place)) / 24.0).sum()
}
