//! The rules of hapis are right at their limits, where an off-by-one error would change the answer.

use okey::hapis::{
    Board, Dice, HapisFault, HapisOutcome, HapisPlayerKind, HapisRng, HapisStep, Position, RuleSet, Rules, Side,
    TurnChoice, check, read_steps, turns,
};

use super::games::{asked, positions};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// A side that lands on a single enemy checker imprisons it (`hapis.imprison`). So a legal board has exactly one
/// prisoner on each point where both sides stand.
#[test]
fn boards_with_other_prisoners_are_not_legal() {
    let both = |held: &str| *position(&format!("111111111111115:5oooooooooooooo:{held}:-:W")).board();
    let (white, black) = (both("5/"), both("/5"));
    let legal = |me: &Board, you: &Board| Board { me: me.me, you: you.you }.is_legal();
    assert!(legal(&white, &white) && legal(&black, &black) && legal(&Board::START, &Board::START));
    assert!(!legal(&white, &black), "both are imprisoned");
    assert!(!legal(&black, &white), "no side is imprisoned");
    assert!(!legal(&white, &Board::START), "a prisoner without a captor");
    assert!(!legal(&Board::START, &black), "a prisoner without a captor");
    // Move a second white checker to the point of the white prisoner, which no legal turn does.
    let two = white.after(HapisStep { from: 0, to: 4 });
    assert!(!two.is_legal() && !two.flipped().is_legal(), "two prisoners on a point");
}

/// Both sides stand on two points, but only one of these points has a prisoner. The error names the other point.
#[test]
fn shared_points_without_a_prisoner() {
    for (held, label) in [("5/", 7), ("7/", 5), ("/5", 7), ("/7", 5)] {
        let text = format!("1111111111111157:57ooooooooooooo:{held}:-:W").replacen('1', "", 1);
        let faults = text.parse::<Position>().expect_err(&text);
        let kinds: Vec<_> = faults.iter().map(|fault| fault.kind.clone()).collect();
        assert_eq!(kinds, [HapisFault::NobodyUnderneath { label }], "{text}");
    }
}

/// The mother is a side's last checker on its own start point. A side that imprisons the enemy's mother wins only if
/// its own start point is already empty (`hapis.mother`).
#[test]
fn a_caught_mother_loses_to_a_side_that_has_left() {
    let white_caught = |black: &str| position(&format!("1kkkkkkkkkkkkkk:1{black}:1/:-:W"));
    let (stays, left) = (white_caught("nnnnnnnnnnnnno"), white_caught("nnnnnnnnnnnnnn"));
    let with_mother = Rules::of(RuleSet::Plakoto);
    for seen in [stays, stays.passed()] {
        assert_eq!(seen.outcome(with_mother), HapisOutcome::Running);
    }
    for seen in [left, left.passed()] {
        assert_eq!(seen.outcome(with_mother), HapisOutcome::Mother(Side::Black));
        assert_eq!(seen.outcome(Rules::of(RuleSet::Tapa)), HapisOutcome::Running);
    }
}

/// The label of a point is one or two digits, without a sign.
#[test]
fn labels_are_one_or_two_digits() {
    for text in ["5/7", "05/7", "5/07", "10-24"] {
        assert!(read_steps(text).is_ok(), "{text}");
    }
    for text in ["+5/7", "5/+7", "005/7", "5/007", "+05/7", "0/7", "5/25", "/7", "5/"] {
        assert!(read_steps(text).is_err(), "{text}");
    }
}

/// The error for an illegal step gives the right reason:
/// - If dice of the roll add up to the step, a point on the way is blocked, and the error names it.
/// - If no dice add up to the step, or if it does not go forward, the error says so.
#[test]
fn a_closed_point_is_the_reason_if_the_dice_add_up() {
    let fault = |black: &str, dice: [u8; 2], step: &str| {
        let board = position(&format!("111111111111111:{black}:-:-:W"));
        let dice = Dice::new(dice[0], dice[1]).expect("dice");
        let steps = read_steps(step).expect("a step");
        check(&board, dice, Rules::default(), &steps, 0..step.len()).expect_err(step).kind
    };
    let closed = |label: usize| HapisFault::Closed { label, enemies: 2 };
    let no_die = |pips: usize, left: &[u8]| HapisFault::NoSuchDie { pips, left: left.to_vec() };
    let both = "6677ooooooooooo";
    assert_eq!(fault(both, [6, 5], "1/12"), closed(7));
    assert_eq!(fault(both, [6, 5], "1/14"), no_die(13, &[6, 5]));
    assert_eq!(fault("66ooooooooooooo", [6, 5], "1/11"), no_die(10, &[6, 5]));
    let third = "33ooooooooooooo";
    assert_eq!(fault(third, [2, 2], "1/5"), closed(3));
    assert_eq!(fault(third, [2, 2], "1/9"), closed(3));
    assert_eq!(fault(third, [2, 2], "1/6"), no_die(5, &[2, 2, 2, 2]));
    assert_eq!(fault(third, [2, 2], "1/11"), no_die(10, &[2, 2, 2, 2]));
    assert_eq!(fault(third, [2, 1], "1/1"), HapisFault::NotForward);
    let nothing = read_steps("1-1").expect("a step");
    let start = position("111111111111111:ooooooooooooooo:-:-:W");
    let kind =
        check(&start, Dice::new(6, 5).expect("dice"), Rules::default(), &nothing, 0..3).expect_err("a fault").kind;
    assert_eq!(kind, HapisFault::NotForward);
}

/// `changes` lists the switches whose values differ from those of the rule set.
#[test]
fn the_switches_that_were_changed() {
    let names = |rules: Rules| rules.changes().map(|(switch, on)| format!("{}={on}", switch.key)).collect::<Vec<_>>();
    for set in [RuleSet::Plakoto, RuleSet::Thesis, RuleSet::Tapa] {
        assert_eq!(names(Rules::of(set)), <[String; 0]>::default());
    }
    assert_eq!(names(Rules { mother: false, ..Rules::of(RuleSet::Plakoto) }), ["mother=false"]);
    assert_eq!(names(Rules { mother: true, ..Rules::of(RuleSet::Tapa) }), ["mother=true"]);
}

/// The points of a match are the points that the first player wins minus those that it loses.
#[test]
fn the_points_of_a_match_are_those_of_its_games() {
    for (one, other) in [("held", "random"), ("random", "held")] {
        let answer = asked(&["arena", one, other, "--games", "24", "--seed", "5", "--jobs", "1"]);
        let games = |key: &str| [0, 1].map(|at| answer[key][at].as_f64().expect("a number of games"));
        let points = |[one, two]: [f64; 2]| one + 2.0 * two;
        let (won, lost) = (games("won"), games("lost"));
        let per_game = answer["points"].as_f64().expect("points");
        assert!((per_game - (points(won) - points(lost)) / 24.0).abs() < 1e-9, "{answer}");
        let (better, worse) = if one == "held" { (won, lost) } else { (lost, won) };
        assert!(better[0] > 0.0 && better[1] > 0.0 && points(better) > points(worse), "{answer}");
    }
}

/// A computer player gives each turn a cost and plays the first of the cheapest turns.
///
/// `thesis` gives a finite cost only to the turn that the program in the thesis on hapis chooses. If the rules forbid
/// this turn, all legal turns get a finite cost.
#[test]
fn players_play_the_first_cheapest_turn() {
    let (mut tied, mut single) = (0, 0);
    for (rules, board, dice) in positions(40, 21) {
        let turns = turns(&board, dice, rules);
        if turns.is_empty() {
            continue;
        }
        let choice = TurnChoice { board: &board, dice, rules, turns: &turns };
        for kind in [HapisPlayerKind::Held, HapisPlayerKind::ThesisTurn, HapisPlayerKind::Thesis] {
            let costs = kind.costs(choice);
            let plays = kind.choose(choice, &mut HapisRng::new(1, 0, 1));
            let least = costs.iter().copied().fold(f64::INFINITY, f64::min);
            let first = costs.iter().position(|cost| cost.total_cmp(&least).is_eq()).expect("a turn");
            tied += usize::from(costs.iter().filter(|cost| cost.total_cmp(&least).is_eq()).count() > 1);
            let legal = turns.iter().any(|turn| turn.leaves(&board) == plays.leaves(&board));
            if legal {
                assert_eq!(turns[first].leaves(&board), plays.leaves(&board), "{kind}");
            }
            if kind == HapisPlayerKind::Thesis && costs.iter().filter(|cost| cost.is_finite()).count() == 1 {
                single += usize::from(turns.len() > 1);
            }
        }
    }
    assert!(tied > 5 && single > 20, "{tied} {single}");
}
