//! Simulated games and their positions.

use okey::hapis::{Board, Dice, HapisOutcome, HapisPlayerKind, HapisRng, Position, RuleSet, Rules, Side, TurnChoice};
use serde_json::Value;

use crate::caller::run_quickly;
use crate::command::json_of;

pub(super) const SETS: [RuleSet; 3] = [RuleSet::Plakoto, RuleSet::Thesis, RuleSet::Tapa];

/// Returns all 21 rolls, each with its frequency in 36 throws.
pub(super) fn rolls() -> impl Iterator<Item = (Dice, u32)> {
    let roll = |larger, smaller| (Dice::new(larger, smaller).expect("dice"), if larger == smaller { 1 } else { 2 });
    (1..=6).flat_map(move |larger| (1..=larger).map(move |smaller| roll(larger, smaller)))
}

/// Returns the JSON answer of `okey hapis`.
pub(super) fn asked(args: &[&str]) -> Value {
    json_of(&run_quickly(&[&["hapis"], args, &["--json"]].concat()).stdout)
}

/// Returns the JSON answer of `okey hapis trap` for the side on roll.
pub(super) fn trap(board: &Board, rules: Rules) -> Value {
    asked(&["trap", &Position::new(*board, Side::White, None).to_string(), "--rules", rules.set.name()])
}

/// Plays a game between two computer players and calls `watch` before every turn. The first one plays White; returns
/// its points. The dice depend only on `seed` and `number`.
pub(super) fn game(
    seats: [HapisPlayerKind; 2],
    rules: Rules,
    seed: u64,
    number: u64,
    watch: &mut impl FnMut(&Board, Dice),
) -> i32 {
    let mut dice = HapisRng::new(seed, number, 0);
    let mut chances = [1, 2].map(|part| HapisRng::new(seed, number, part));
    let mut position = Position::START;
    while position.outcome(rules) == HapisOutcome::Running {
        let thrown = dice.throw();
        watch(position.board(), thrown);
        let turns = position.turns(thrown, rules);
        let seat = position.turn() as usize;
        position = if turns.is_empty() {
            position.passed()
        } else {
            let choice = TurnChoice { board: position.board(), dice: thrown, rules, turns: &turns };
            position.after(&seats[seat].choose(choice, &mut chances[seat]))
        };
    }
    let points = |(winner, points): (_, i32)| if winner == Side::White { points } else { -points };
    position.outcome(rules).won().map_or(0, points)
}

/// Returns at least `each` positions with dice for each rule set, from simulated games.
///
/// One player or both try to keep enemy checkers imprisoned, so most positions have prisoners.
pub(super) fn positions(each: usize, seed: u64) -> Vec<(Rules, Board, Dice)> {
    let mut found = Vec::new();
    for set in SETS {
        let rules = Rules::of(set);
        let pairings = [
            (HapisPlayerKind::Held, HapisPlayerKind::Random),
            (HapisPlayerKind::Held, HapisPlayerKind::Held),
            (HapisPlayerKind::Thesis, HapisPlayerKind::Held),
        ];
        let mut of_set = Vec::new();
        for number in 0.. {
            let (one, other) = pairings[usize::try_from(number).expect("small") % pairings.len()];
            let seats = [one, other];
            let mut watch = |board: &Board, dice| of_set.push((rules, *board, dice));
            game(seats, rules, seed, number, &mut watch);
            if of_set.len() >= each {
                break;
            }
        }
        found.extend(of_set.into_iter().take(each));
    }
    found
}
