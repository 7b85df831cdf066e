//! At the end of a hand and of a game, the program prints the right totals and winners.

use super::{Dealt, output_text};
use crate::command::{flowing, run, run_with};

fn watched(call: &[&str]) -> String {
    let seed: &[&str] = if call.contains(&"--seed") { &[] } else { &["--seed", "5"] };
    let output = run(&[&["play", "--watch"], seed, call].concat());
    assert_eq!(output.status.code(), Some(0));
    output_text(&output)
}

/// In the classic game the printed totals are the points that each player has left.
#[test]
fn classic_totals_are_the_points_left() {
    let text = watched(&["--hands", "2"]);
    let second = text.split("Hand 2 ").nth(1).expect("a second hand");
    let running = second.lines().find_map(|line| line.strip_prefix("Totals: ")).expect("running totals");
    let first = text.split("Hand 2 ").next().expect("a first hand");
    let after = first.lines().rev().find_map(|line| line.strip_prefix("Totals: ")).expect("totals");
    assert_eq!(running, after);
    let listed: Vec<&str> = after.split(", ").collect();
    let points = |line: &str| line.rsplit(' ').next().and_then(|figure| figure.parse::<i64>().ok()).expect("a figure");
    assert!(listed.iter().all(|line| (0..=20).contains(&points(line))) && listed.iter().any(|line| points(line) == 20));
    assert!(text.contains("The game is over after 2 hands: "), "{text}");
}

#[test]
fn the_winner_is_named() {
    for (call, sentence) in [
        (&["--variant", "cs102"][..], "The game is over after 1 hand: "),
        (&["--variant", "okey-pot"], "The game is over after 1 hand: "),
        (&["--variant", "101"], "The game is over after 3 hands: "),
        (&["--variant", "101-team", "--hands", "2"], "The game is over after 2 hands: "),
        (&["--variant", "okey"], "The game is over after "),
    ] {
        let text = watched(call);
        let last = text.trim_end().rsplit("\n\n").next().expect("a last part");
        assert!(last.contains(sentence), "{call:?}: {last}");
    }
}

/// Void hands do not count towards `--hands`. A classic game ends before its last hand if a player's points run out.
#[test]
fn void_hands_do_not_use_up_the_number_of_hands() {
    for seed in ["5", "6"] {
        let call = ["play", "--watch", "--seed", seed, "--variant", "101", "--hands", "2"];
        let text = output_text(&run(&[&call[..], &["--set", "open.pairs=3", "--set", "open.sum=150"]].concat()));
        assert!(text.contains("void, replayed"), "seed {seed} has a hand that does not count");
        assert!(text.contains("The game is over after 2 hands: "), "{text}");
    }
    let text = watched(&["--variant", "okey", "--hands", "30"]);
    assert!(text.contains("The game is over after ") && !text.contains("Hand 30"), "{text}");
    assert_eq!(text.matches("(left -").count(), 0, "{text}");
}

/// At the end of a tournament the program prints who won each match, and how many matches each team won.
#[test]
fn a_tournament_tells_its_matches() {
    let text = watched(&["--variant", "101-team", "--players", "nearest"]);
    for part in ["Match 1: The game is over after 11 hands: ", "The tournament is over", "Matches won: "] {
        assert!(text.contains(part), "{part}");
    }
    assert!(text.contains("Ali + Veli") && text.contains("Match 2\n"));
    assert!(!text.contains("Ali + Veli: "), "a team called by its players needs them no second time");
}

/// If the stock of `cs102` runs out, the program prints that the hand is a tie and cites the clause.
#[test]
fn a_tie_is_called_one() {
    let tie = (1..40).find_map(|seed| {
        let output =
            run(&["play", "--watch", "--variant", "cs102", "--players", "random", "--seed", &seed.to_string()]);
        let text = output_text(&output);
        text.contains("[cs102.tie]").then_some((seed, text))
    });
    let (seed, text) = tie.expect("a tie");
    assert!(
        text.contains("The stock ran out and no player has won: a tie. [cs102.tie]") && !text.contains("wins with"),
        "{text}"
    );
    assert!(text.trim_end().ends_with("The game is over."), "{text}");
    let seed = seed.to_string();
    let call = ["play", "--watch", "--variant", "cs102", "--players", "random", "--seed", &seed, "--lang", "tr"];
    assert!(output_text(&run(&call)).contains("berabere. [cs102.tie]"));
}

/// At the end of a game the text addresses the person at the terminal as "you" ("siz" in Turkish).
#[test]
fn the_person_is_spoken_to() {
    let rack = "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 R5";
    let dealt = Dealt { variant: "okey", set: "", racks: [rack, "", "", ""], starter: 0, stock: "", lines: &[] };
    for (you, language, finished, won, reasons) in [
        (
            "You",
            "en",
            "You finished.",
            "you win with 20.",
            ["you showed the indicator's twin [score.indicator]", "because you finished [score.normal]"],
        ),
        (
            "Siz",
            "tr",
            "Bitirdiniz.",
            "siz kazandınız, puanınız 20.",
            ["göstergenin eşini siz gösterdiniz [score.indicator]", "siz bitirdiğiniz için [score.normal]"],
        ),
    ] {
        let text = dealt.record().replace("Ali", you);
        let path = super::file("spoken");
        std::fs::write(&path, text).expect("a record");
        let path = path.to_string_lossy().into_owned();
        let output =
            run_with(&["play", "--resume", &path, "--hands", "1", "--lang", language], b"show R5, finish R5\n");
        let text = output_text(&output);
        let rows = flowing(&text);
        assert!(reasons.iter().all(|reason| rows.matches(reason).count() == 3), "{text}");
        assert!(text.contains(finished) && text.contains(won), "{text}");
        assert!(!text.contains("Siz bitti") && !text.contains("You wins"), "{text}");
        assert_eq!(output.status.code(), Some(0));
        let replayed = output_text(&run(&["replay", &path, "--lang", language]));
        assert!(replayed.contains(finished), "{replayed}");
    }
}

/// After `--resume`, the totals on the screen are those that `replay` computes from the record.
#[test]
fn a_resumed_game_has_the_totals_of_a_replay() {
    let head = "game 101\nplayers Ali Ayşe Veli Can\nabout seats person,nearest,nearest,nearest\nabout hands 1\nhand 1 starts Ali\n";
    let rack = "rack Ali K1 K2 K3 K5 K6 R10 R11 R12 R13 Y10 Y11 Y12 Y13 B10 B11 B12";
    let opens = "Ali: open R10-13 / Y10-13 / B10-12, throw K1\n";
    let (known, unknown) = (" Y1 Y1 Y2 Y2 R1 R1\n", " ?x6\n");
    for (tiles, lines, ali) in [
        (known, "Ayşe: draw ?, throw O*\nend\nfoul Veli layoff.undo\npardon Ayşe discard.okey\n", Some("24")),
        (unknown, "end\nleft Ali = 30\n", Some("30")),
        (unknown, "end\n", None),
    ] {
        let path = super::file("goes-on");
        std::fs::write(&path, format!("{head}indicator B7\n{rack}{tiles}{opens}{lines}")).expect("a record");
        let path = path.to_string_lossy().into_owned();
        let resumed = run_with(&["play", "--resume", &path], b"");
        if let Some(points) = ali {
            let replayed = output_text(&run(&["replay", &path]));
            assert!(replayed.contains(&format!(" Ali   {points}\n")), "{replayed}");
            let reported = output_text(&resumed);
            assert!(reported.contains(&format!("Ali wins with {points}")), "{reported}");
        } else {
            let reported = String::from_utf8_lossy(&resumed.stderr).into_owned();
            assert_eq!((resumed.status.code(), output_text(&resumed)), (Some(2), String::new()));
            assert!(reported.contains("the points of this hand are unknown"), "{reported}");
        }
    }
}

/// The error for an impossible number of computer players lists the possible numbers.
#[test]
fn an_impossible_number_of_players_is_refused() {
    for (call, numbers) in [
        (&["simulate", "--players", "nearest,careful,random"][..], "1, 2 or 4"),
        (&["simulate", "--players", "random,random,random,random,random"], "1, 2 or 4"),
        (&["play", "--players", "random,random,random,random"], "1, 2 or 3"),
        (&["play", "--watch", "--players", "random,random,random,random,random"], "1, 2, 3 or 4"),
    ] {
        let output = run(call);
        assert_eq!((output.status.code(), output_text(&output)), (Some(2), String::new()));
        assert!(super::error_text(&output).contains(numbers), "{}", super::error_text(&output));
    }
}

/// After the 200th turn of a hand, computer players take no more discards, so that every hand ends.
#[test]
fn a_hand_with_endless_takes_ends() {
    const ROUND: [&str; 4] =
        ["Ali: take R4, throw R4", "Ayşe: take R4, throw R4", "Veli: take R4, throw R4", "Can: take R4, throw R4"];
    const THROWS: [&str; 4] = ["Ali: throw R4", "Ayşe: throw R4", "Veli: throw R4", "Can: throw R4"];
    // The rack of Ayşe, who plays the next turn. With R4 it wins by throwing Y8.
    const WINS: &str = "R1 R2 R3 B1 B2 B3 Y1 Y2 Y3 K10 K11 K12 K13 Y8";
    for (turns, starter, next) in [(199, 2, "Ayşe: take R4, finish Y8"), (200, 1, "Ayşe: draw, throw ")] {
        let mut racks = ["", WINS, "", ""].map(str::to_owned);
        racks[starter] = format!("{} R4", racks[starter]);
        let racks = racks.each_ref().map(String::as_str);
        let others = ROUND.into_iter().cycle().skip(starter + 1);
        let lines: Vec<&str> = [THROWS[starter]].into_iter().chain(others).take(turns).collect();
        let dealt = Dealt { variant: "okey", set: "", racks, starter, stock: "K7", lines: &lines };
        let (text, _) = dealt.played("endless", "", &["--hands", "1", "--lang", "en"]);
        assert!(text.contains(next), "{turns}: {text}");
    }
}

/// The row of a player who finishes a hand of 101 shows the thrown tile.
#[test]
fn the_last_tile_is_shown() {
    let text = watched(&["--variant", "101", "--seed", "7"]);
    assert!(text.contains("finish R2") && text.contains(" Ayşe  → R2\n"), "{text}");
}

/// If the stock runs out, the result says so. It shows an okey on a rack as `O*`.
#[test]
fn an_exhausted_stock_is_named() {
    for (language, sentence, left) in [
        ("en", "The stock ran out; no player finished.", "an okey left [penalty.okey]"),
        ("tr", "Taş bitti; kimse bitmedi.", "elde okey [penalty.okey]"),
    ] {
        let call = ["play", "--variant", "101", "--seed", "21", "--hands", "1", "--lang", language];
        let text = output_text(&run_with(&call, "!\n".repeat(200).as_bytes()));
        assert!(text.contains(sentence), "{text}");
        assert!(text.contains(left) && text.contains(" Veli  K2 R2 R4 B2 Y1 Y3 O*\n"), "{text}");
    }
}
