//! One's own turn and the other side's best answer to each of the 21 rolls, judged by a few terms set by hand.

use super::held::worth;
use super::{Choice, Player};
use crate::hapis::board::{Board, CHECKERS};
use crate::hapis::dice::Roll;
use crate::hapis::rules::Rules;
use crate::hapis::side::Side;
use crate::hapis::turn::{Turn, turns_into};

/// How many of the turns that look best are played out.
const WIDTH: usize = 8;

pub(super) struct TwoPly;

impl Player for TwoPly {
    fn costs(&self, choice: Choice<'_>) -> Vec<f64> {
        looked_ahead(choice, value)
    }
}

/// What a board is worth, in points a game or so, to the side that sees it, the other side being on roll.
fn value(board: &Board) -> f64 {
    let race = f64::from(board.you.pips()) - f64::from(board.me.pips());
    let alone = |half: crate::hapis::Half| half.blots().map(|_| 1.0).sum::<f64>();
    race / 120.0 + 0.6 * (worth(board.you) - worth(board.me)) - 0.04 * alone(board.me) + 0.02 * alone(board.you)
}

/// What each turn costs when the other side answers every roll with the turn of the highest `value`; only the [`WIDTH`]
/// turns that look best are considered.
pub(super) fn looked_ahead(choice: Choice<'_>, value: impl Fn(&Board) -> f64) -> Vec<f64> {
    let after: Vec<Board> = choice.turns.iter().map(|turn| turn.leaves(choice.board)).collect();
    let worth =
        |board: &Board| end(board, choice.rules).unwrap_or_else(|| within_a_game(value(board), board, choice.rules));
    let mut order: Vec<(f64, usize)> = after.iter().map(&worth).zip(0..).collect();
    order.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut costs = vec![f64::INFINITY; after.len()];
    if let &[(_, only)] = order.as_slice() {
        costs[only] = 0.0;
        return costs;
    }
    let mut turns = Vec::new();
    for &(_, number) in order.iter().take(WIDTH) {
        costs[number] = answered(&after[number], choice.rules, &worth, &mut turns);
    }
    costs
}

/// Squeezes a guess into what the game can still bring either side, keeping the order of guesses about one board.
fn within_a_game(guess: f64, board: &Board, rules: Rules) -> f64 {
    let loser = if guess > 0.0 { board.you } else { board.me };
    // Two points are for a loser who has borne off none, or whose mother can be imprisoned.
    let two = loser.off() == 0 || rules.mother && loser.count(0) > 0;
    let most = if two { 2.0 } else { 1.0 };
    guess / (1.0 + (guess / most).powi(2)).sqrt()
}

/// What the other side, on roll, expects.
fn answered(board: &Board, rules: Rules, worth: &impl Fn(&Board) -> f64, turns: &mut Vec<Turn>) -> f64 {
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

/// The points of a game that is over, to the side that sees the board, which counts as White here.
fn end(board: &Board, rules: Rules) -> Option<f64> {
    let done = [board.me, board.you].iter().any(|half| half.off() == CHECKERS);
    if !done && !(rules.mother && (board.me.is_held(0) || board.you.is_held(0))) {
        return None;
    }
    let (winner, points) = board.outcome(Side::White, rules).won()?;
    Some(f64::from(if winner == Side::White { points } else { -points }))
}
