//! If a program fails in a simulation, it loses the hand and the simulation goes on.

use std::time::{Duration, Instant};

use super::{has_python, lost, script, simulated};
use crate::command::{flowing, json_of, run, text_of};

/// If a program fails, for example by a crash or an illegal action, it loses the hand and pays points. The other
/// players pay nothing. The answer of `okey simulate` counts the failures by cause.
#[test]
fn a_program_that_fails_loses_the_hand() {
    if !has_python() {
        return;
    }
    for (call, cause) in [
        ("crash_at_once.py", "died"),
        ("first_legal.py 0 crash", "died"),
        ("first_legal.py 4 crash", "died"),
        ("first_legal.py 4 close", "died"),
        ("first_legal.py 4 stall", "late"),
        ("first_legal.py 0 stall", "late"),
        ("first_legal.py 4 flood", "flooded"),
        ("first_legal.py 4 garbage", "illegal"),
        ("first_legal.py 4 unreadable", "illegal"),
        ("first_legal.py 4 elsewhere", "illegal"),
        ("first_legal.py 4 foresee", "illegal"),
        ("ignore_input.py", "illegal"),
    ] {
        let limit = if cause == "late" { "0.2" } else { "20" };
        // Showing the second tile with the indicator's face costs 0 points here, so players pay points only for
        // failures.
        let more = ["--bot-seconds", limit, "--set", "points.indicator=0"];
        let answer = simulated("okey", &format!("{},random", script(call)), "2", &more);
        assert_eq!(lost(&answer, 0), [(cause.to_owned(), 2)], "{call}");
        assert_eq!((lost(&answer, 1), &answer["endings"]["lost"]), (Vec::new(), &2.into()), "{call}");
        // The mean points of a player are those of its two seats. In each hand the program failed at one seat and paid
        // 4 points there, so its mean is -2.
        assert_eq!((&answer["kinds"][0]["points"], &answer["kinds"][1]["points"]), (&(-2.0).into(), &0.0.into()));
        assert_eq!(answer["fouls"], 0, "{call}");
    }
}

/// If a program repeats two legal actions that undo each other, the simulation stops the turn, and the program loses
/// the hand.
#[test]
fn a_turn_ends() {
    if !has_python() {
        return;
    }
    let answer = simulated("okey", &format!("{},random", script("loop.py")), "2", &[]);
    assert_eq!(lost(&answer, 0), [("illegal".to_owned(), 2)]);
}

/// A hand ends even if four programs always take and throw the same tile: after 200 turns, no player may take a
/// discard.
#[test]
fn a_hand_ends() {
    if !has_python() {
        return;
    }
    for variant in ["okey", "okey-pot"] {
        let answer = simulated(variant, &script("take.py"), "1", &[]);
        assert_eq!((lost(&answer, 0), &answer["endings"]["exhausted"]), (Vec::new(), &1.into()), "{variant}");
        assert!(answer["turns"].as_f64().is_some_and(|turns| turns > 200.0), "{variant}: {answer}");
    }
    let answer = simulated("okey", &script("take.py always"), "1", &[]);
    assert_eq!(lost(&answer, 0), [("illegal".to_owned(), 1)]);
}

/// The points that a failing program pays depend on the game:
/// - `okey`: the price of a false win.
/// - 101: the price of a foul and, because the program has not opened, the penalty for not opening.
/// - `okey-pot`: one stake to each other player.
/// - `cs102`: nothing.
#[test]
fn the_price_is_that_of_the_variant() {
    if !has_python() {
        return;
    }
    let players = format!("{},random,random,random", script("first_legal.py 0 garbage"));
    for (variant, more, own, others) in [
        ("okey", &["--set", "points.indicator=0"][..], -4.0, 0.0),
        ("okey-house", &["--set", "points.false_win=7", "--set", "points.indicator=0"], -7.0, 0.0),
        ("okey", &["--set", "points.moves=winner", "--set", "points.indicator=0"], 4.0, 0.0),
        ("101", &[], 303.0, 0.0),
        ("101-team", &["--set", "fouls.points=50"], 252.0, 0.0),
        ("okey-pot", &[], -3.0, 1.0),
        ("cs102", &[], 0.0, 0.0),
    ] {
        let answer = simulated(variant, &players, "4", more);
        assert_eq!(lost(&answer, 0), [("illegal".to_owned(), 4)], "{variant}");
        let points = |kind: usize| answer["kinds"][kind]["points"].as_f64();
        assert_eq!((points(0), points(1)), (Some(own), Some(others)), "{variant} {more:?}");
    }
}

/// A program that always ends without an answer loses every hand. Each thread starts it at most ten times, so that a
/// long simulation does not take long.
#[test]
fn a_program_that_ends_at_once_loses_every_hand() {
    if !has_python() {
        return;
    }
    let players = format!("nearest,{}", script("crash_at_once.py"));
    let call = ["simulate", "--players", &players, "--games", "400", "--jobs", "1", "--json"];
    let output = run(&call);
    assert_eq!(output.status.code(), Some(0));
    let answer = json_of(&output.stdout);
    assert_eq!((lost(&answer, 0), lost(&answer, 1)), (Vec::new(), vec![("died".to_owned(), 400)]));
    // The program's standard error is printed with escaped control characters.
    let error = text_of(output.stderr);
    let starts = error.matches("crash_at_once.py: no memory left \\u{1b}[31m\n").count();
    assert!((1..=10).contains(&starts) && !error.contains('\x1b'), "{starts}: {error}");
}

/// A program that cannot be started stops the simulation.
#[test]
fn a_program_that_cannot_be_started_is_an_error() {
    let error = |players: &str| {
        let started = Instant::now();
        let output = run(&["simulate", "--players", players, "--games", "40", "--json"]);
        assert!(started.elapsed() < Duration::from_secs(10), "{players}");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{players}");
        text_of(output.stderr)
    };
    for players in ["./missing,random", "tests/data/bots,random", "random,'no such program' -x"] {
        let error = error(players);
        assert!(error.contains("\"code\":\"program-unstartable\""), "{players}: {error}");
    }
    for (players, code) in [
        ("./a 'b,random", "players-quote"),
        ("randon", "bad-value"),
        ("'random'", "bad-value"),
        ("a b,c d,e f", "kinds-count"),
    ] {
        let error = error(players);
        assert!(error.contains(&format!("\"code\":\"{code}\"")), "{players}: {error}");
    }
    let message = run(&["simulate", "--players", "robot", "--games", "1"]);
    assert!(flowing(&text_of(message.stderr)).contains("./PROGRAM"));
}

/// A program that ends after each hand is started again and loses nothing.
#[test]
fn a_program_may_end_after_a_hand() {
    if has_python() {
        let answer = simulated("okey", &format!("{},random", script("one_hand.py")), "4", &["--jobs", "1"]);
        assert_eq!((lost(&answer, 0), &answer["endings"]["lost"]), (Vec::new(), &0.into()));
    }
}

/// The text output lists the programs that lost hands and the causes, in English and Turkish.
#[test]
fn the_table_names_the_program() {
    if !has_python() {
        return;
    }
    let players = format!("{},random", script("first_legal.py 2 garbage"));
    for (language, row) in [
        ("en", "Lost hands python3 tests/data/bots/first_legal.py 2 garbage: illegal 2"),
        ("tr", "Yitirilen el python3 tests/data/bots/first_legal.py 2 garbage: kural dışı 2"),
    ] {
        let output = run(&["simulate", "--players", &players, "--games", "2", "--lang", language]);
        let text = flowing(&text_of(output.stdout));
        assert!(text.contains(row), "{text}");
    }
    let sound = run(&["simulate", "--players", "random", "--games", "1"]);
    assert!(!text_of(sound.stdout).contains("Lost"));
}

/// `--bot-seconds` accepts fractions of a second and rejects values outside its bounds.
#[test]
fn seconds_have_bounds() {
    for (value, code) in
        [("0.01", 0), ("0,5", 0), ("3600", 0), ("0", 2), ("-1", 2), ("3601", 2), ("NaN", 2), ("x", 2), ("inf", 2)]
    {
        let output = run(&["simulate", "--players", "random", "--games", "1", &format!("--bot-seconds={value}")]);
        assert_eq!(output.status.code(), Some(code), "{value}");
        assert!(code == 0 || text_of(output.stderr).contains("0.01–3600"), "{value}");
    }
}

/// `okey play` does not accept a program as a player.
#[test]
fn programs_do_not_play_at_the_terminal() {
    let output = run(&["play", "--players", "./bot", "--json"]);
    assert_eq!(output.status.code(), Some(2));
    let output = run(&["play", "--players", "nearest,./bot"]);
    assert!(flowing(&text_of(output.stderr)).contains("a program cannot play here: ./bot"));
}
