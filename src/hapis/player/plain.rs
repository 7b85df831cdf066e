//! The players that look only at the board after their own turn. `random` plays any legal turn. `exact` plays the turn
//! after which the enemy has the fewest throws to imprison (land on) a lone checker. Three players use the computer
//! player that a thesis on hapis describes, called the thesis program here. `thesis` plays the steps that the thesis
//! program chooses; `thesis-turn` and `held` use its score to compare whole turns. A low score means little danger.

use super::{HapisPlayerKind, TurnChoice};
use crate::hapis::board::{Board, Half, left};
use crate::hapis::printed::{Desk, PrintedEngine, score};
use crate::hapis::turn::HapisTurn;

/// The result of checking a turn against the rules of the table. The thesis program (the computer player that a thesis
/// on hapis describes) chose the turn. It does not know all rules of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub(crate) enum ListingVerdict {
    /// The rules allow the turn, so it is played. This is also the result if no turn is legal.
    Whole,
    /// The turn leaves a die unplayed that the side could play. The table has the rules of the thesis on hapis, which
    /// allow such turns, so the turn is played.
    LeavesDie,
    /// The rules forbid the turn that the thesis program chose (stored here). The best legal turn is played instead:
    /// the one with the lowest score, because a low score means little danger.
    Refused(HapisTurn),
}

impl ListingVerdict {
    /// Checks the turn `own`, which the thesis program chose, against the rules of the table. Returns the turn to play,
    /// and the result of the check. First removes the steps after the end of the game from `own`: the thesis program
    /// does not know the rule about mothers, so it may play on.
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

    /// Lets the thesis program (the computer player that a thesis on hapis describes) choose a turn, and checks it with
    /// [`Self::at_table`]. If `as_printed` is true, the thesis program plays with an error that its printed listing
    /// has: a prisoner stays imprisoned after the program's checkers have left its point (see [`PrintedEngine::at`]).
    pub(crate) fn play(choice: TurnChoice<'_>, as_printed: bool) -> (HapisTurn, Self) {
        Self::at_table(PrintedEngine::new(choice.board, choice.dice, as_printed).turn().0, choice)
    }
}

/// Returns cost 0 for the turn that the player `thesis` plays, and infinite cost for the other turns. If the rules
/// forbid the turn that the thesis program chose, returns the costs of the player `thesis-turn`.
pub(super) fn thesis_costs(choice: TurnChoice<'_>) -> Vec<f64> {
    match ListingVerdict::play(choice, false) {
        (_, ListingVerdict::Refused(_)) => HapisPlayerKind::ThesisTurn.costs(choice),
        (turn, _) => {
            let cost = |legal: &HapisTurn| if legal.men == turn.men { 0.0 } else { f64::INFINITY };
            choice.turns.iter().map(cost).collect()
        }
    }
}

/// Returns the score that the thesis program (the computer player that a thesis on hapis describes) gives to a board,
/// including its rounding errors. A lower score is better.
///
/// The thesis program scores a step from the boards before and after it. Here, `board` is used as both.
pub(super) fn thesis_score(board: &Board) -> f64 {
    let desk = Desk::of(board);
    score(&desk, &desk).printed()
}

/// Returns the [`thesis_score`] of a board, minus twice the [`worth`] of the imprisoned enemies.
pub(super) fn held_score(board: &Board) -> f64 {
    thesis_score(board) - 2.0 * worth(board.you)
}

/// Returns how much it is worth to have imprisoned checkers of the side `held`: 0.5 for each of these checkers, plus
/// 1/24 for each pip that the checker still has to move to be borne off.
pub(super) fn worth(held: Half) -> f64 {
    held.held().map(|place| 0.5 + f64::from(left(place)) / 24.0).sum()
}
