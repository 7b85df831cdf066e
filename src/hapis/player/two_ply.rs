//! A computer player that values a turn by the enemy's best answer to each of the 21 rolls. Its weights were set by
//! hand.

use super::TurnChoice;
use super::plain::worth;
use crate::hapis::board::{Board, CHECKERS, Side};
use crate::hapis::position::HapisOutcome;
use crate::hapis::rules::Rules;
use crate::hapis::turn::{HapisTurn, Roll, turns_into};
use crate::sort;

/// The number of turns for which the player searches the enemy's answers: those with the highest estimates.
const WIDTH: usize = 8;

/// Estimates the value of a board for `me`, in points of one game. The other side moves next.
pub(super) fn value(board: &Board) -> f64 {
    let race = f64::from(board.you.pips()) - f64::from(board.me.pips());
    let alone = |half: crate::hapis::Half| half.blots().map(|_| 1.0).sum::<f64>();
    race / 120.0 + 0.6 * (worth(board.you) - worth(board.me)) - 0.04 * alone(board.me) + 0.02 * alone(board.you)
}

/// Returns the cost of each turn: the board's value for the enemy after its best answer, averaged over all rolls. Only
/// the [`WIDTH`] turns with the highest estimates are searched; the others have infinite cost. A single turn has cost
/// 0.
pub(super) fn look_ahead_costs(choice: TurnChoice<'_>, value: impl Fn(&Board) -> f64) -> Vec<f64> {
    let after: Vec<Board> = choice.turns.iter().map(|turn| turn.leaves(choice.board)).collect();
    let worth =
        |board: &Board| end(board, choice.rules).unwrap_or_else(|| clamp_to_game(value(board), board, choice.rules));
    let mut order: Vec<(f64, usize)> = after.iter().map(&worth).zip(0..).collect();
    sort::by(&mut order, |one, other| other.0.total_cmp(&one.0));
    let mut costs = vec![f64::INFINITY; after.len()];
    if let &[(_, only)] = order.as_slice() {
        costs[only] = 0.0;
        return costs;
    }
    let mut turns = Vec::new();
    for &(_, number) in order.iter().take(WIDTH) {
        costs[number] = expected_answer(&after[number], choice.rules, &worth, &mut turns);
    }
    costs
}

/// Limits an estimate to the points that can still be won or lost. Of two estimates for a board, the higher one stays
/// higher.
fn clamp_to_game(guess: f64, board: &Board, rules: Rules) -> f64 {
    let loser = if guess > 0.0 { board.you } else { board.me };
    // The loser can still lose 2 points if it has borne off no checker, or if its mother (the last checker on its start
    // point) can still be imprisoned.
    let two = loser.off() == 0 || rules.mother && loser.count(0) > 0;
    let most = if two { 2.0 } else { 1.0 };
    guess / (1.0 + (guess / most).powi(2)).sqrt()
}

/// Returns the average value of the board for the enemy after its best turn with each roll.
fn expected_answer(board: &Board, rules: Rules, worth: &impl Fn(&Board) -> f64, turns: &mut Vec<HapisTurn>) -> f64 {
    if let Some(points) = end(board, rules) {
        return -points;
    }
    let yours = board.flipped();
    let answers = Roll::ALL.map(|Roll { dice, ways }| {
        turns_into(turns, &yours, dice, rules);
        let best = turns.iter().map(|turn| worth(&turn.leaves(&yours))).reduce(f64::max);
        f64::from(ways) * best.unwrap_or_else(|| worth(&yours))
    });
    answers.iter().sum::<f64>() / 36.0
}

/// Returns the points of `me` if the game is over. To be fast, does not check for a draw in which no side can ever move
/// again.
fn end(board: &Board, rules: Rules) -> Option<f64> {
    let done = [board.me, board.you].iter().any(|half| half.off() == CHECKERS);
    if !done && !(rules.mother && (board.me.is_held(0) || board.you.is_held(0))) {
        return None;
    }
    let outcome = board.outcome(Side::White, rules);
    if outcome == HapisOutcome::Running {
        return None;
    }
    let points = outcome.won().map_or(0, |(winner, points)| if winner == Side::White { points } else { -points });
    Some(f64::from(points))
}
