//! The players that look only at the board after their own turn. `random` plays any legal turn. `exact` plays the turn
//! after which the enemy has the fewest throws to imprison (land on) a lone checker. Three players use a program in
//! a thesis on hapis: `thesis` plays the steps that this program chooses; `thesis-turn` and `held` use its score to
//! compare whole turns. A low score means little danger.

use super::{HapisPlayer, HapisRng, TurnChoice};
use crate::hapis::board::{Board, Half, left};
use crate::hapis::printed::{Desk, PrintedEngine, score};
use crate::hapis::risk::trap;
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

/// A player that counts, for each turn, the throws (out of 36) with which the enemy could then imprison a checker. The
/// number of these throws is the cost of the turn.
pub(super) struct ExactPlayer;

impl HapisPlayer for ExactPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        let rolls = choice.turns.iter().map(|turn| trap(&turn.leaves(choice.board).flipped(), choice.rules).rolls);
        rolls.map(f64::from).collect()
    }
}

pub(super) struct ThesisPlayer {
    pub(super) as_printed: bool,
}

/// The result of checking a turn against the rules of the table. The program in the thesis on hapis chose the turn, and
/// it does not know all of these rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListingVerdict {
    /// The rules allow the turn, so it is played.
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
    /// Returns the turn to play, and the result of the check.
    pub fn at_table(own: HapisTurn, choice: TurnChoice<'_>) -> (HapisTurn, Self) {
        if choice.turns.is_empty() || choice.turns.iter().any(|legal| legal.men == own.men) {
            (own, Self::Whole)
        } else if choice.rules.are_of_listings() && !own.steps.is_empty() {
            (own, Self::LeavesDie)
        } else {
            (choice.turns[super::least(&ThesisTurnPlayer.costs(choice))], Self::Refused(own))
        }
    }

    /// Works like [`Self::at_table`], with the turn that the program in the thesis on hapis chooses.
    pub fn play(choice: TurnChoice<'_>, as_printed: bool) -> (HapisTurn, Self) {
        Self::at_table(PrintedEngine::new(choice.board, choice.dice, as_printed).turn().0, choice)
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

/// A player for which the cost of a turn is the [`thesis_score`] of the board after the turn.
pub(super) struct ThesisTurnPlayer;

impl HapisPlayer for ThesisTurnPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        choice.turns.iter().map(|turn| thesis_score(&turn.leaves(choice.board))).collect()
    }
}

/// Returns the score that the program in the thesis on hapis gives to a board, including its rounding errors. A lower
/// score is better.
///
/// The program scores a step from the boards before and after it. Here, the given board is used as both.
fn thesis_score(board: &Board) -> f64 {
    let desk = Desk::of(board);
    score(&desk, &desk).printed()
}

/// A player for which the cost of a turn is the [`thesis_score`] of the board after the turn, minus twice the [`worth`]
/// of the imprisoned enemies.
pub(super) struct HeldPlayer;

impl HapisPlayer for HeldPlayer {
    fn costs(&self, choice: TurnChoice<'_>) -> Vec<f64> {
        let boards = choice.turns.iter().map(|turn| turn.leaves(choice.board));
        boards.map(|board| thesis_score(&board) - 2.0 * worth(board.you)).collect()
    }
}

/// Returns how much the prisoners of the side `held` are worth for the other side: 0.5 for each prisoner, plus 1/24 for
/// each pip that it still needs to be borne off.
pub(super) fn worth(held: Half) -> f64 {
    held.held().map(|place| 0.5 + f64::from(left(place)) / 24.0).sum()
}
