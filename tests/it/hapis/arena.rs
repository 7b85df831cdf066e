//! Matches between computer players of hapis give plausible points: a player wins nothing against itself, and the
//! results agree with an independent program.

use std::time::Instant;

use okey::hapis::{HapisPlayerKind, HapisRng, TurnChoice, turns};

use super::games::{asked, positions};

#[derive(Debug, PartialEq)]
struct Match {
    points: f64,
    error: f64,
    drawn_and_throws: [f64; 2],
}

fn play(one: &str, other: &str, set: &str, games: u32, jobs: u32) -> Match {
    let [games, jobs] = [games, jobs].map(|number| number.to_string());
    let answer = asked(&["arena", one, other, "--rules", set, "--games", &games, "--jobs", &jobs]);
    let number = |key: &str| answer[key].as_f64().expect("a number");
    Match { points: number("points"), error: number("error"), drawn_and_throws: ["drawn", "throws"].map(number) }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    assert_eq!(play("held", "random", "plakoto", 24, 1), play("held", "random", "plakoto", 24, 3));
    let [there, back] = [("held", "random"), ("random", "held")].map(|(one, two)| play(one, two, "plakoto", 24, 2));
    assert!(there.points > 0.0 && back.points < 0.0);
}

/// A player gets 0 points against itself: every game is played twice with the same dice and the sides exchanged.
#[test]
fn a_player_is_as_good_as_itself() {
    let result = play("held", "held", "plakoto", 40, 2);
    assert!(result.points.abs() < 1e-12 && result.error.abs() < 1e-12, "{result:?}");
}

#[test]
fn prisoners_are_worth_a_point_a_game() {
    let result = play("held", "thesis", "thesis", 120, 2);
    assert!(result.points > 0.8, "{result:?}");
}

/// The results of an independent program: two players, the expected points per game of the first one, and the standard
/// error.
const MEASURED: [(&str, &str, f64, f64); 4] = [
    ("thesis", "random", 0.88, 0.03),
    ("held", "thesis", 1.22, 0.03),
    ("held", "thesis-turn", 0.52, 0.03),
    ("exact", "thesis-turn", 0.01, 0.02),
];

#[test]
#[ignore = "minutes"]
fn figures_are_those_of_an_independent_program() {
    for (one, other, points, error) in MEASURED {
        let result = play(one, other, "thesis", if one == "exact" { 1200 } else { 6000 }, 2);
        println!("{one} over {other}: {:+.3} ± {:.3}, measured {points:+.2} ± {error:.2}", result.points, result.error);
        assert!((result.points - points).abs() <= 3.0 * error.hypot(result.error), "{one} over {other}");
    }
    for strong in ["held", "two-ply"] {
        let result = play(strong, "thesis", "thesis", 1000, 2);
        println!("{strong} over thesis: {:+.3} ± {:.3}", result.points, result.error);
        assert!(result.points >= 1.0);
    }
}

#[test]
#[ignore = "minutes"]
fn warden_beats_two_ply() {
    for set in ["plakoto", "thesis"] {
        let result = play("warden", "two-ply", set, 2000, 2);
        println!("warden over two-ply, {set}: {:+.3} ± {:.3} ({result:?})", result.points, result.error);
        assert!(result.points >= 0.28, "{set}");
    }
}

/// Measures how fast one core lists turns and plays games. Run it alone and in a release build.
#[test]
#[ignore = "a measurement"]
fn speed() {
    let positions = positions(2_000, 12);
    let (mut lists, start) = (0, Instant::now());
    for _ in 0..20 {
        for (rules, board, dice) in positions.iter().filter(|(.., dice)| !dice.is_double()) {
            lists += u32::from(!turns(board, *dice, *rules).is_empty());
        }
    }
    println!("moves {:?} a list", start.elapsed() / lists);
    let start = Instant::now();
    let result = play("held", "thesis", "thesis", 1000, 1);
    let games = 1000.0 / start.elapsed().as_secs_f64();
    println!("held against thesis {games:.0} games a second ({:+.3})", result.points);
    for name in [HapisPlayerKind::Exact, HapisPlayerKind::TwoPly, HapisPlayerKind::Warden] {
        let mut chance = HapisRng::new(1, 1, 1);
        let (start, mut chosen) = (Instant::now(), 0);
        for (rules, board, dice) in positions.iter().step_by(6) {
            let turns = turns(board, *dice, *rules);
            if !turns.is_empty() {
                let _ = name.choose(TurnChoice { board, dice: *dice, rules: *rules, turns: &turns }, &mut chance);
                chosen += 1;
            }
        }
        println!("{name} {:?} a turn", start.elapsed() / chosen);
    }
}
