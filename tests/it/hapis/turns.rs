//! The legal turns and the risks are the same as those of a slow move generator.

use std::collections::BTreeSet;

use okey::hapis::{
    Board, Dice, HapisOutcome, HapisPlayerKind, HapisRng, Position, RuleSet, Rules, Side, TurnChoice, turns,
};
use serde_json::json;

use super::games::{positions, rolls, trap};
use super::slow;
use crate::samples::{enough, slow_cases};

/// Compares the program with the slow move generator on `each` positions per rule set. Returns the number of positions,
/// and of those with prisoners.
fn compare(each: usize, seed: u64) -> (usize, usize) {
    let positions = positions(each, seed);
    let mut prisoners = 0;
    for (rules, board, dice) in &positions {
        let fast = turns(board, *dice, *rules);
        let found: BTreeSet<slow::Mine> = fast.iter().map(|turn| slow::mine(&turn.leaves(board))).collect();
        let position = Position::new(*board, Side::White, Some(*dice));
        assert_eq!(found, slow::turns(board, *dice, *rules), "{position} {rules:?}");
        assert_eq!(found.len(), fast.len(), "each position once: {position}");
        prisoners += usize::from(board.me.prisoners() + board.you.prisoners() > 0);
        for turn in &fast {
            let stepped = board.after_all(turn.steps.as_slice());
            assert_eq!(stepped, turn.leaves(board), "the steps lead there: {position}");
        }
    }
    (positions.len(), prisoners)
}

#[test]
fn turns_are_those_of_a_slow_program() {
    let (positions, prisoners) = compare(350, 3);
    assert_eq!(positions, 1050);
    assert!(2 * prisoners > positions, "{prisoners} of {positions} have prisoners");
}

/// White wins by imprisoning Black's mother (the last checker on Black's start point) only if White's own start point
/// is empty. Such a turn ends immediately.
///
/// In these positions White has left its own start point, can leave it with this roll, or cannot leave it.
#[test]
fn a_mother_that_falls_ends_the_turn() {
    let mut state = 11_u64;
    let mut below = |end: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((state >> 33) % end).expect("small")
    };
    let digit = |label: usize| char::from_digit(u32::try_from(label).expect("small"), 25).expect("a label");
    let (mut boards, mut short) = (0, 0);
    while boards < slow_cases(60) {
        let behind = below(3);
        let mut white: Vec<usize> = (0..15).map(|at| if at < behind { 1 } else { 12 + below(12) }).collect();
        let off = below(8);
        let mut black: Vec<usize> = (0..14 - off).map(|_| 1 + below(16)).chain([24]).collect();
        let caught = behind == 1 && black.contains(&1);
        black.retain(|label| !white.contains(label) || *label == 1 && caught);
        white.sort_unstable();
        black.sort_unstable();
        let written = |labels: &[usize]| labels.iter().map(|&label| digit(label)).collect::<String>();
        let prisoners = if caught { "1/" } else { "-" };
        let position = format!("{}:{}:{prisoners}:-:W", written(&white), written(&black));
        let Ok(position) = position.parse::<Position>() else { continue };
        boards += 1;
        for (dice, _) in rolls() {
            let board = position.board();
            let rules = Rules::default();
            let fast = turns(board, dice, rules);
            let found: BTreeSet<slow::Mine> = fast.iter().map(|turn| slow::mine(&turn.leaves(board))).collect();
            assert_eq!(found, slow::turns(board, dice, rules), "{position} {dice:?}");
            assert_eq!(found.len(), fast.len(), "each position once: {position} {dice:?}");
            players_stop_at_the_end(board, dice);
            let over =
                |men: &&okey::hapis::HapisTurn| men.leaves(board).outcome(Side::White, rules) != HapisOutcome::Running;
            let dice = if dice.is_double() { 4 } else { 2 };
            for turn in &fast {
                let after = turn.leaves(board).outcome(Side::White, rules);
                assert_eq!(turn.ends(&position, rules).unwrap_or(HapisOutcome::Running), after, "{position}");
            }
            short += fast.iter().filter(over).filter(|turn| turn.steps.len() < dice).count();
        }
    }
    assert!(short > enough(60), "{short} turns end the game with a die left");
}

/// Asserts that `thesis` plays no step after the end of the game. Also asserts that `exact` gives no turn that ends the
/// game a cost above 0. Tries two rule sets with the rule about mothers.
fn players_stop_at_the_end(board: &Board, dice: Dice) {
    for rules in [Rules::default(), Rules { mother: true, ..Rules::of(RuleSet::Thesis) }] {
        let turns = turns(board, dice, rules);
        if turns.is_empty() {
            continue;
        }
        let choice = TurnChoice { board, dice, rules, turns: &turns };
        let ends = |board: &Board| board.outcome(Side::White, rules) != HapisOutcome::Running;
        let plays = HapisPlayerKind::Thesis.choose(choice, &mut HapisRng::new(1, 0, 1));
        let steps = plays.steps.as_slice();
        assert!((0..steps.len()).all(|end| !ends(&board.after_all(&steps[..end]))), "{board:?} {dice} {rules:?}");
        assert_eq!(board.after_all(steps), plays.leaves(board));
        if turns.iter().any(|turn| ends(&turn.leaves(board))) {
            for (turn, cost) in turns.iter().zip(HapisPlayerKind::Exact.costs(choice)) {
                assert!(cost <= 0.0 || !ends(&turn.leaves(board)), "{board:?} {dice} {rules:?}");
            }
        }
    }
}

#[test]
#[ignore = "a minute"]
fn turns_of_20_000_positions() {
    let (positions, prisoners) = compare(6_700, 4);
    println!("{positions} positions, {prisoners} with prisoners");
    assert!(positions > 20_000 && 2 * prisoners > positions);
}

/// Returns for how many of the 36 throws the side on roll can imprison a checker: on any point, and on each single
/// point.
fn slow_trap(board: &okey::hapis::Board, rules: Rules) -> (u32, [u32; 24]) {
    let (mut any, mut places) = (0, [0; 24]);
    for (dice, ways) in rolls() {
        let mut hit = BTreeSet::new();
        for mine in slow::turns(board, dice, rules) {
            hit.extend(slow::caught(board, &mine));
        }
        any += if hit.is_empty() { 0 } else { ways };
        for place in hit {
            places[place] += ways;
        }
    }
    (any, places)
}

#[test]
fn risks_are_those_of_a_slow_program() {
    for (rules, board, _) in positions(300, 5).into_iter().step_by(50) {
        let (any, places) = slow_trap(&board, rules);
        let points = places.iter().zip(1..).filter(|(rolls, _)| **rolls > 0);
        let points: Vec<_> = points.map(|(rolls, point)| json!({"point": point, "rolls": rolls})).collect();
        let trap = trap(&board, rules);
        assert_eq!((&trap["rolls"], &trap["points"]), (&json!(any), &json!(points)));
    }
}

/// A lone checker stands in front of a stack of enemy checkers. The number of rolls that imprison it depends only on
/// the distance to the stack, because all other checkers are far away.
#[test]
fn the_row_of_one_stack_on_an_open_board() {
    let throws = |far: usize| {
        let label = char::from_digit(u32::try_from(1 + far).expect("small"), 36).expect("a digit");
        let text = format!("111111111111111:{label}oooooooooooooo:-:-:W");
        let position: Position = text.parse().expect("a position");
        trap(position.board(), Rules::default())["rolls"].as_u64().expect("a number")
    };
    let row: Vec<u64> = (1..=13).map(throws).collect();
    assert_eq!(row, [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0]);
    assert_eq!([15, 16, 18, 20].map(throws), [1; 4]);
    assert_eq!([14, 17, 19, 21, 22].map(throws), [0; 5]);
}
