//! `okey play` and `okey simulate` work with piped input and can play a game to its end.

use std::fs;

use super::{file, output_text};
use crate::command::{run, run_with, text_of};

#[test]
fn four_computer_players_play_to_the_end() {
    let output = run(&["play", "--variant", "cs102", "--watch", "--open-hands", "--seed", "1"]);
    assert_eq!(output.status.code(), Some(0));
    let text = output_text(&output);
    assert!(text.ends_with("\nThe game is over after 1 hand: Veli wins with 1.\n"), "{text}");
    let turns = text.matches(": draw").count() + text.matches(": take").count();
    assert!(turns > 8 && text.matches("\n Can ").count() >= turns, "{text}");
}

/// If the input of a game stops, the record has every action up to then. Resumed with the program's advice, the game
/// ends like one that was not interrupted.
#[test]
fn a_game_cut_off_resumes_to_the_same_end() {
    for variant in ["okey", "101", "cs102"] {
        let name = |what: &str| file(&format!("{variant}-{what}")).to_string_lossy().into_owned();
        let advised = b"!\n".repeat(3000);
        let (whole, cut) = (name("whole"), name("cut"));
        let game = ["play", "--variant", variant, "--seed", "3", "--hands", "1"];
        let output = run_with(&[&game[..], &["--record", &whole]].concat(), &advised);
        assert_eq!(output.status.code(), Some(0), "{}", output_text(&output));
        let expected = fs::read_to_string(&whole).expect("a record");
        for lines in [0, 1, 4, 7] {
            let _ = fs::remove_file(&cut);
            let left = run_with(&[&game[..], &["--record", &cut]].concat(), &b"!\n".repeat(lines));
            assert_eq!(left.status.code(), Some(1), "{variant} {lines}");
            assert_eq!(run(&["replay", &cut]).status.code(), Some(0));
            let resumed = run_with(&["play", "--resume", &cut], &advised);
            assert_eq!(resumed.status.code(), Some(0), "{}", output_text(&resumed));
            // An interrupted turn is recorded in two lines. Join them before comparing the records.
            let joined = |text: &str| text.replace("\nYou:", ",").replace(['\n', ' '], "");
            assert_eq!(joined(&fs::read_to_string(&cut).expect("a record")), joined(&expected), "{variant} {lines}");
        }
        assert_eq!(run(&["replay", &whole]).status.code(), Some(0), "{expected}");
    }
}

/// The discard that the advice names in a sentence is also the first in its table of discards.
#[test]
fn advice_lists_first_the_discard_it_names() {
    let mut thrown = 0;
    for seed in 1..=12_u32 {
        let text = output_text(&run_with(&["play", "--seed", &seed.to_string()], b"?\nq\n"));
        let mut lines = text.lines().skip_while(|line| !line.trim_start_matches(['>', ' ']).starts_with("Advice"));
        let mut throw = || lines.next()?.split_once("throw ")?.1.split_whitespace().next();
        // Skip a game in which the advice is to show the second tile with the indicator's face.
        let Some(advised) = throw() else { continue };
        assert_eq!(throw(), Some(advised), "{seed}:\n{text}");
        thrown += 1;
    }
    assert!(thrown > 8, "{thrown}");
}

#[test]
fn illegal_actions_are_explained_and_asked_again() {
    let lines = "draw\nthrow K99\nK14\nfrob\nopen K1-3\nfinish K1\n?\n\nq\n";
    let text = output_text(&run_with(&["play", "--seed", "1"], lines.as_bytes()));
    for part in [
        "[turn.order]",
        "no tile has the number 14",
        "frob",
        "This game has no such action",
        "Advice",
        "The game was left",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    let text = output_text(&run_with(&["oyna", "--seed", "1", "--lang", "tr"], "çek\n?\nq\n".as_bytes()));
    for part in ["kural dışı [turn.order]", "Öneri", "Oyun sonuna gelmeden bırakıldı."] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    // In 101 throwing an okey is a foul. The first time that the player enters the throw, the game only warns.
    let fouls = |times: usize| {
        let file = file("foul").to_string_lossy().into_owned();
        let dealt = output_text(&run(&["deal", "--record", "--variant", "101", "--seed", "5"]));
        let mut dealt = dealt.replace("about seed 5\n", "about seed 5\nabout seats person,random,random,random\n");
        let indicator = dealt.lines().find_map(|line| line.strip_prefix("indicator ")).expect("one").to_owned();
        let number: u8 = indicator[1..].parse().expect("a number");
        let okey = format!("{}{}", &indicator[..1], number % 13 + 1);
        // Put an okey on the first player's rack in place of its first tile.
        let rack = dealt.lines().find(|line| line.starts_with("rack P1")).expect("a rack").to_owned();
        if !rack.contains(&format!(" {okey}")) {
            let first = rack.split(' ').nth(2).expect("a tile").to_owned();
            dealt = dealt.replacen(&format!(" {okey}"), " @", 1).replacen(
                &format!("rack P1 {first}"),
                &format!("rack P1 {okey}"),
                1,
            );
            dealt = dealt.replacen(" @", &format!(" {first}"), 1);
        }
        fs::write(&file, dealt).expect("a record");
        let lines = format!("throw {okey}\n").repeat(times) + "q\n";
        output_text(&run_with(&["play", "--resume", &file], lines.as_bytes()))
    };
    assert!(fouls(1).contains("foul +101 [discard.okey]") && !fouls(1).contains("P1: throw"), "{}", fouls(1));
    assert!(fouls(2).contains("P1: throw"), "{}", fouls(2));
}

#[test]
fn simulations_are_the_same_on_any_number_of_threads() {
    let simulated = |jobs: &str| {
        let output = run(&[
            "simulate",
            "--players",
            "nearest,careful",
            "--games",
            "30",
            "--seed",
            "4",
            "--jobs",
            jobs,
            "--json",
        ]);
        assert_eq!(output.status.code(), Some(0));
        output_text(&output)
    };
    assert_eq!(simulated("1"), simulated("3"));
    assert_eq!(simulated("1"), simulated("0"));
    let folder = file("records").to_string_lossy().into_owned();
    let output =
        run(&["simulate", "--variant", "cs102", "--players", "cs102,random", "--games", "4", "--records", &folder]);
    assert_eq!(output.status.code(), Some(0));
    for entry in fs::read_dir(&folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        assert_eq!(run(&["replay", &path.to_string_lossy()]).status.code(), Some(0), "{}", path.display());
    }
}

/// Numbers in a report of `simulate` have the decimal separator of the language: `.` in English, `,` in Turkish.
#[test]
fn the_figures_of_a_simulation_are_those_of_the_language() {
    let call = ["simulate", "--variant", "cs102", "--players", "cs102,random", "--games", "4", "--lang"];
    let [english, turkish] = ["en", "tr"].map(|language| output_text(&run(&[&call[..], &[language]].concat())));
    let has = |text: &str, mark: u8| {
        let between = |three: &[u8]| three[1] == mark && three[0].is_ascii_digit() && three[2].is_ascii_digit();
        text.as_bytes().windows(3).any(between)
    };
    assert!(has(&english, b'.') && !has(&english, b','), "{english}");
    assert!(has(&turkish, b',') && !has(&turkish, b'.'), "{turkish}");
}

/// The error names the path of a record that cannot be written, and no game starts.
#[test]
fn an_unwritable_place_is_named() {
    let plain = file("plain").to_string_lossy().into_owned();
    fs::write(&plain, "").expect("a file");
    let within = format!("{plain}/game.okey");
    for call in [
        &["play", "--watch", "--variant", "cs102", "--record", &within][..],
        &["simulate", "--games", "2", "--records", &within],
    ] {
        let output = run(call);
        assert_eq!(output.status.code(), Some(2));
        let reported = text_of(output.stderr);
        assert!(reported.contains(&within), "{reported}");
    }
}
