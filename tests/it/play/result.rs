//! The result of a finished hand in `okey play`, and the width of its lines.

use super::{Dealt, output_text};
use crate::command::{flowing, run_with};

/// From the last turn of a hand to the next hand, the program prints at most 20 lines. The last of them says who
/// finished.
#[test]
fn the_result_of_a_hand_fits_the_screen() {
    let mut with_melds = 0;
    for (variant, seeds) in [("okey", 1..4), ("okey-pot", 5..6), ("101", 1..6), ("101-team", 5..6), ("cs102", 1..3)] {
        for seed in seeds {
            for (language, next, finished) in [("en", "\nHand 2 ", "finished."), ("tr", "\n2. el ", "")] {
                let seed = seed.to_string();
                let call = ["play", "--variant", variant, "--seed", &seed, "--hands", "2", "--lang", language];
                let text = output_text(&run_with(&call, "!\n".repeat(200).as_bytes()));
                let hand = text.split(next).next().expect("a hand");
                let result = &hand[hand.rfind("\n> ").expect("a prompt")..];
                // Skip the turns that are printed after the last prompt, up to the first blank line.
                let result = result.split_once("\n\n").map_or(result, |(_, result)| result);
                assert!(result.lines().count() <= 20, "{variant} {seed}:\n{result}");
                let last = result.trim_end().lines().last().expect("a line");
                let words = if language == "en" {
                    last.ends_with(finished)
                } else {
                    last.contains("bit") || last.contains("Bit")
                };
                assert!(words || last.contains("tie") || last.contains("berabere"), "{variant} {seed}:\n{result}");
                with_melds += usize::from(result.contains(" / ") && result.contains('→'));
            }
        }
    }
    assert!(with_melds > 6, "{with_melds}");
}

/// The points of a hand and the list of fouls name each reason in words.
#[test]
fn fouls_are_named_in_words() {
    let rack = "K10 K11 K12 K13 Y10 Y11 Y12 R9 R10 R11 R6 B1 B2 K1 K4 K7 B5 B8 Y2 Y6 R7";
    let lines = ["Can: throw K9", "Ali: draw Y9, open K10-13 / Y10-12 / R9-11, throw R6"];
    let racks = [rack, "Y13", "R13", "K9 B11"];
    let hand = Dealt { variant: "101", set: "", racks, starter: 3, stock: "Y9 B13", lines: &lines };
    let (text, _) = hand.played("fouls", "!\nscore\nq\n", &["--lang", "en"]);
    assert!(flowing(&text).contains("Ali: an okey thrown [discard.okey]"), "{text}");
    let (text, _) =
        hand.played("fouls", &("score\n".to_owned() + &"!\n".repeat(200)), &["--lang", "tr", "--hands", "1"]);
    let text = flowing(&text);
    assert!(text.contains("Ali: okey atma [discard.okey]"), "{text}");
    assert!(text.contains("ceza: okey atma [discard.okey]"), "{text}");
}

/// The result lists equal fouls of a player once, with their number. It has at most 20 lines even if every player has
/// fouls of many kinds.
#[test]
fn the_result_of_a_hand_with_many_fouls_fits_the_screen() {
    const KINDS: [&str; 7] = [
        "open.series",
        "take.must-open",
        "take.put-back",
        "discard.playable",
        "discard.okey",
        "layoff.undo",
        "swap.okey",
    ];
    let rack = "K10 K11 K12 K13 Y10 Y11 Y12 R9 R10 R11 R6 B1 B2 K1 K4 K7 B5 B8 Y2 Y6 R7";
    let result = |fouls: &[String], language: &str| {
        let opening = ["Can: throw K9", "Ali: draw Y9, open K10-13 / Y10-12 / R9-11, throw R7"];
        let lines: Vec<&str> = opening.into_iter().chain(fouls.iter().map(String::as_str)).collect();
        let racks = [rack, "Y13", "R13", "K9 B11"];
        let hand = Dealt { variant: "101", set: "", racks, starter: 3, stock: "Y9 B13", lines: &lines };
        let (text, _) = hand.played("many", &"!\n".repeat(200), &["--hands", "2", "--lang", language]);
        let next = if language == "en" { "\nHand 2 " } else { "\n2. el " };
        let hand = text.split(next).next().expect("a hand");
        let turns = &hand[hand.rfind("\n> ").expect("a prompt")..];
        turns.split_once("\n\n").expect("a result").1.to_owned()
    };
    let of_all = |kind: &&str| super::NAMES.map(|name| format!("foul {name} {kind}"));
    let many: Vec<String> = KINDS.iter().flat_map(of_all).collect();
    for (language, brief) in [("en", "+707 7 fouls"), ("tr", "+707 7 ceza")] {
        let text = result(&many, language);
        assert!(text.lines().count() <= 20, "{text}");
        assert_eq!(flowing(&text).matches(brief).count(), 4, "{text}");
    }
    let same = vec!["foul Can layoff.undo".to_owned(); 3];
    let text = result(&same, "en");
    assert!(flowing(&text).contains("3 × +101 foul: taking layoffs back [layoff.undo]"), "{text}");
}

/// The table and the actions print an okey as `O*=` and the tile that it stands for.
#[test]
fn an_okey_on_the_table_has_one_notation() {
    let text = output_text(&run_with(
        &["play", "--variant", "101", "--seed", "5", "--hands", "1", "--lang", "en"],
        "!\n".repeat(200).as_bytes(),
    ));
    // With this seed the okey is K9.
    assert!(text.contains("open Y7 Y8 O*=Y9 Y10 / ") && text.contains("1 You: Y7 Y8 O*=Y9 Y10"), "{text}");
    assert!(!text.contains("K9="), "{text}");
}

/// No line is wider than the terminal, and no tile is split between two lines.
#[test]
fn lines_break_between_words() {
    use std::process::Stdio;

    for width in ["40", "60", "80"] {
        for variant in ["okey", "101", "101-team", "cs102"] {
            let mut command = crate::command::okey();
            command.args(["play", "--variant", variant, "--seed", "5", "--hands", "1", "--lang", "tr"]);
            let mut child = command
                .env("COLUMNS", width)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program starts");
            let typed = "?\nyardım\n!\n".repeat(40) + "q\n";
            let mut input = child.stdin.take().expect("a pipe");
            let writer = std::thread::spawn(move || {
                let _ = std::io::Write::write_all(&mut input, typed.as_bytes());
            });
            let text = output_text(&child.wait_with_output().expect("an end"));
            writer.join().expect("no panic");
            let most: usize = width.parse().expect("a number");
            // On a terminal, Enter ends the line of the prompt. Here the input is a pipe, so the answer follows the
            // prompt `> ` in the same line.
            let wide = text.lines().map(|line| line.strip_prefix("> ").unwrap_or(line));
            let wide: Vec<&str> = wide.filter(|line| line.chars().count() > most).collect();
            assert!(wide.is_empty(), "{variant} {width}: {wide:#?}");
        }
    }
}

/// On a terminal the last hand and the score card are two screens: the game waits for Enter between them.
#[cfg(target_os = "linux")]
#[test]
fn the_last_result_waits_for_enter() {
    use std::process::Stdio;

    let line = format!("stty rows 24 cols 80 -echo; {} play --seed 5 --hands 2 --lang en", env!("CARGO_BIN_EXE_okey"));
    let mut command = std::process::Command::new("script");
    command.args(["-qec", &line, "/dev/null"]).env("TERM", "xterm").env("NO_COLOR", "1");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("script starts");
    let hand = "!\n".repeat(100) + "\n";
    let mut input = child.stdin.take().expect("a pipe");
    std::io::Write::write_all(&mut input, hand.repeat(2).as_bytes()).expect("script reads");
    drop(input);
    let text = output_text(&child.wait_with_output().expect("an end"));
    let (before, after) = text.rsplit_once("Press Enter for the result of the game. ").expect("a prompt");
    assert!(before.contains("The game is over: press Enter for its result."), "{text}");
    assert!(after.contains("The game is over after 2 hands"), "{text}");
    assert!(!before.contains("The game is over after 2 hands"), "{text}");
}
