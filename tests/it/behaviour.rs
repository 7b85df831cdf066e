//! The program works with pipes, invalid bytes, different locales and Turkish command names.

use std::io::{BufRead, BufReader};

use crate::command::{json_of, not_utf8, okey, run, run_with, spawned, text_of};

pub(crate) const WINS: &str = "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6";

pub(crate) fn code_of(output: &std::process::Output) -> String {
    let error: serde_json::Value = serde_json::from_slice(&output.stderr).expect("an error as JSON");
    error["error"]["code"].as_str().expect("a code").to_owned()
}

#[test]
fn the_example_of_the_contract() {
    let output = run(&["check", "-i", "R5", WINS, "--json"]);
    assert_eq!(output.status.code(), Some(0));
    let answer = json_of(&output.stdout);
    assert_eq!(answer["schema"], "okey.check/2");
    assert_eq!(answer["okey"], "R6");
    assert_eq!(answer["wins"], true);
    let discards = answer["discards"].as_array().expect("a list");
    assert_eq!(discards.len(), 1);
    assert_eq!(discards[0]["tile"], "K6");
    assert_eq!(discards[0]["decompositions"], 5);
    assert_eq!(discards[0]["okey_finish"], false);

    let elsewhere = run(&["check", "-i", "R5", "--variant", "okey", "--set", "run_wrap=false", WINS]);
    assert_eq!(elsewhere.status.code(), Some(1));
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = spawned(&["melds", "-i", "K1", "--variant", "101", "--json", "KRBY4-8 O*x2"]);
    let mut reader = BufReader::with_capacity(64, child.stdout.take().expect("a pipe"));
    assert!(!reader.fill_buf().expect("some output").is_empty());
    drop(reader);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let bad = not_utf8(b"K1 ", b" K2");
    let output = okey().args(["check", "-i", "R5", "--json"]).arg(&bad).output().expect("the program starts");
    assert_eq!((output.status.code(), code_of(&output).as_str()), (Some(2), "not-utf8"));
    assert!(output.stdout.is_empty());

    let output = run_with(&["check", "-i", "R5", "--json", "-"], b"K1 \xff K2");
    assert_eq!((output.status.code(), code_of(&output).as_str()), (Some(2), "not-utf8"));

    let output = okey().args(["check", "--json", "-i"]).arg(bad).arg("K1").output().expect("the program starts");
    assert_eq!((output.status.code(), code_of(&output).as_str()), (Some(2), "argument-not-utf8"));
}

#[test]
fn many_faults_do_not_flood() {
    let output = run_with(&["check", "-i", "R5", "-"], "Q ".repeat(30_000).as_bytes());
    assert_eq!(output.status.code(), Some(2));
    let printed = text_of(output.stderr);
    assert!(printed.contains("(30000 places)"), "one cause is one error, with the count: {printed}");
    let widest = printed.lines().map(|line| line.chars().count()).max();
    assert!(printed.lines().count() < 200 && widest < Some(200), "lines are cut: {widest:?}");

    let letters = || 'a'..='t';
    let words: Vec<String> =
        letters().flat_map(|one| letters().map(move |other| format!("K1 q{one}{other}"))).collect();
    let output = run_with(&["check", "-i", "R5", "-"], words.join(" ").as_bytes());
    let printed = text_of(output.stderr);
    assert!(printed.contains("and 381 more"), "the rest is counted");
    let widest = printed.lines().map(|line| line.chars().count()).max();
    assert!(printed.lines().count() < 200 && widest < Some(200), "lines are cut: {widest:?}");
}

#[test]
fn turkish_names_are_the_same_commands() {
    let hand = ["-i", "R5", "--lang", "tr", WINS];
    for (name, alias) in [("check", "kontrol"), ("melds", "perler"), ("pairs", "cift")] {
        let one = run(&[&[name], hand.as_slice()].concat());
        let other = run(&[&[alias], hand.as_slice()].concat());
        assert!(!one.stdout.is_empty());
        assert_eq!(one, other);
    }
    assert_eq!(run(&["rules", "run.wrap"]), run(&["kurallar", "run.wrap"]));
    let one = run(&["open", "-i", "K1", "--variant", "101", "--lang", "tr", "KRBY4-8 O*x2"]);
    assert!(!one.stdout.is_empty());
    assert_eq!(one, run(&["ac", "-i", "K1", "--variant", "yuzbir", "--lang", "tr", "KRBY4-8 O*x2"]));
    let sheet = ["tests/data/evening.jsonl", "--lang", "tr"];
    assert_eq!(run(&[&["score"], sheet.as_slice()].concat()), run(&[&["puan"], sheet.as_slice()].concat()));
    let one = run(&["deal", "--seed", "3", "--variant", "101"]);
    assert_eq!(one, run(&["dagit", "--seed", "3", "--variant", "yuzbir"]));
}

#[test]
fn help_can_be_asked_for_by_name() {
    assert_eq!(run(&["help", "check"]), run(&["check", "--help"]));
    assert_eq!(run(&["help"]), run(&["--help"]));
    assert!(run(&["help"]).status.success());
}

#[test]
fn the_locale_chooses_the_language() {
    let printed = |name: &str, locale: &str| {
        let output = okey().env_remove("LC_ALL").env(name, locale).args(["check", "-i", "R5", WINS]).output();
        text_of(output.expect("the program starts").stdout)
    };
    assert!(printed("LANG", "tr_TR.UTF-8").starts_with("Evet."));
    assert!(printed("LC_MESSAGES", "tr").starts_with("Evet."));
    assert!(printed("LANG", "de_DE.UTF-8").starts_with("Yes."));
    assert!(printed("LANG", "").starts_with("Yes."));
}

#[test]
fn colours_come_when_asked_for() {
    let plain = run(&["check", "-i", "R5", WINS]);
    assert!(!plain.stdout.contains(&0x1b), "no colours where there is no terminal");
    let coloured = run(&["check", "-i", "R5", WINS, "--color", "always"]);
    let text = text_of(coloured.stdout);
    assert!(text.contains('\u{1b}'));
    assert_eq!(anstream::adapter::strip_str(&text).to_string().as_bytes(), plain.stdout);
}

#[test]
fn tables_keep_to_80_columns() {
    let hands = [
        ["check", "-i", "K1", "--variant", "101", "KRBY4-8 O*x2"],
        ["melds", "-i", "K1", "--variant", "101", "KRBY4-8 O*x2"],
        ["open", "-i", "K1", "--variant", "101", "KRBY4-8 O*x2"],
        ["open", "-i", "Y12", "--variant", "101", "R1-13 K1-9"],
    ];
    for args in hands {
        for language in ["en", "tr"] {
            let output = run(&[args.as_slice(), &["--lang", language]].concat());
            let text = text_of(output.stdout);
            let wide: Vec<&str> = text.lines().filter(|line| line.chars().count() > 80).collect();
            assert!(wide.is_empty(), "{wide:#?}");
        }
    }
}

#[test]
fn the_same_seed_deals_the_same() {
    let dealt = |seed: &str, count: &str| run(&["deal", "--json", "--seed", seed, "--count", count]).stdout;
    assert_eq!(dealt("9", "20"), dealt("9", "20"));
    assert_ne!(dealt("9", "20"), dealt("10", "20"));
    assert!(dealt("9", "20").starts_with(&dealt("9", "5")), "more deals begin with the same ones");
}

#[test]
fn no_dealt_hand_is_refused() {
    for variant in ["okey", "101", "cs102"] {
        let lines = run(&["deal", "--json", "--seed", "4", "--count", "50", "--variant", variant]).stdout;
        for line in text_of(lines).lines() {
            let deal = json_of(line);
            let hand = deal["hand"].as_str().expect("a hand");
            let mut args = vec!["check", "--variant", variant, hand];
            args.extend(deal["indicator"].as_str().into_iter().flat_map(|indicator| ["-i", indicator]));
            let status = run(&args).status.code();
            assert!(matches!(status, Some(0 | 1)), "{line}: {status:?}");
        }
    }
}

/// With `--svg -` the program prints only the picture. The exit code still gives the answer.
#[test]
fn a_picture_takes_the_place_of_the_answer() {
    let calls: [(&[&str], i32); 8] = [
        (&["check", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6"], 0),
        (&["melds", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6"], 0),
        (&["melds", "--partial", "--variant", "101", "-i", "R5", "K1-3 R7"], 0),
        (&["pairs", "--variant", "101", "-i", "R5", "K1-3 R7"], 1),
        (&["waits", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* R6"], 0),
        (&["advise", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 B2"], 0),
        (&["open", "-i", "K1", "R9-13 K4"], 1),
        (&["judge", "opening", "R9-13 / B1-3", "-i", "Y13"], 0),
    ];
    for (call, code) in calls {
        for form in [&[][..], &["--json"], &["--lang", "tr", "--color", "always"]] {
            let output = run(&[call, form, &["--svg", "-"]].concat());
            let text = text_of(output.stdout);
            assert!(
                text.starts_with("<svg ") && text.ends_with("</svg>\n") && text.matches("<svg").count() == 1,
                "{call:?}"
            );
            assert!(text.contains("data-indicator") && text.contains("<text "), "{call:?}");
            assert_eq!((output.status.code(), output.stderr.len()), (Some(code), 0), "{call:?}");
        }
    }
}

/// The error for an unknown option suggests a similar option of the same command. If an option comes before its
/// command, the error says to write it after the command.
#[test]
fn an_unknown_option_names_the_one_that_was_meant() {
    let cases: [(&[&str], &str); 9] = [
        (&["check", "--indikator", "R5"], "did you mean -i/--indicator?"),
        (&["kontrol", "--gösterge", "R5"], "did you mean -i/--indicator?"),
        (&["kontrol", "--gosterge=R5"], "did you mean -i/--indicator?"),
        (&["melds", "--oyun", "101"], "did you mean --variant?"),
        (&["batch", "check", "--outptu", "x"], "did you mean -o/--output?"),
        (&["score", "--oyuncu", "Ada"], "did you mean -p/--player?"),
        (&["check", "--dil", "tr"], "did you mean --lang?"),
        (&["check", "--frobnicate"], "for more, try --help"),
        (&["--variant", "101", "check"], "write the options of a command after it"),
    ];
    for (call, hint) in cases {
        let output = run(call);
        let printed = text_of(output.stderr);
        assert!(output.status.code() == Some(2) && printed.contains(hint), "{call:?}: {printed}");
    }
}
