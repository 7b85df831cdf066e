//! The players that look only at the board after their own turn. `random` plays any legal turn. `exact` plays the turn
//! after which the enemy has the fewest throws to imprison (land on) a lone checker. Three players use a program in
//! a thesis on hapis: `thesis` plays the steps that this program chooses; `thesis-turn` and `held` use its score to
//! compare whole turns. A low score means little danger.

use super::{HapisPlayerKind, TurnChoice};
use crate::hapis::board::{Board, Half, left};
use crate::hapis::printed::{Desk, PrintedEngine, score};
use crate::hapis::turn::HapisTurn;

/// The result of checking a turn against the rules of the table. The program in the thesis on hapis chose the turn, and
/// it does not know all of these rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub(crate) enum ListingVerdict {
    /// The rules allow the turn, so it is played. Also the result if there is no legal turn.
    Whole,
    /// The turn leaves a die unplayed that the side could play. The table has the rules of the thesis on hapis, which
    /// allow this, so the turn is played.
    LeavesDie,
    /// The rules forbid the turn that the program in the thesis on hapis chose (stored here). The best legal turn is
    /// played instead: the one with the lowest score, because a low score means little danger.
    Refused(HapisTurn),
}

impl ListingVerdict {
    /// Checks the turn `own` against the rules of the table. The program in the thesis on hapis chose this turn.
    /// Returns the turn to play, and the result of the check. The program does not know the rule about mothers, so the
    /// steps after the end of the game are left out first.
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

    /// Lets the program in the thesis on hapis choose a turn, and checks it with [`Self::at_table`]. If `as_printed` is
    /// true, the program keeps an error of the thesis: a prisoner stays imprisoned when the program's checkers have
    /// left its point (see [`PrintedEngine::at`]).
    pub(crate) fn play(choice: TurnChoice<'_>, as_printed: bool) -> (HapisTurn, Self) {
        Self::at_table(PrintedEngine::new(choice.board, choice.dice, as_printed).turn().0, choice)
    }
}

/// Returns cost 0 for the turn that the player `thesis` plays, and infinite cost for the other turns. If the rules
/// forbid the turn that the program in the thesis on hapis chose, returns the costs of the player `thesis-turn`.
pub(super) fn thesis_costs(choice: TurnChoice<'_>) -> Vec<f64> {
    match ListingVerdict::play(choice, false) {
        (_, ListingVerdict::Refused(_)) => HapisPlayerKind::ThesisTurn.costs(choice),
        (turn, _) => {
            let cost = |legal: &HapisTurn| if legal.men == turn.men { 0.0 } else { f64::INFINITY };
            choice.turns.iter().map(cost).collect()
        }
    }
}

/// Returns the score that the program in the thesis on hapis gives to a board, including its rounding errors. A lower
/// score is better.
///
/// The program scores a step from the boards before and after it. Here, the given board is used as both.
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
