//! Regression tests for answers that were wrong, and for errors that pointed at the wrong position.

use crate::command::{called, json_of, run, run_with, text_of};

fn printed(args: &[&str]) -> String {
    let output = run(args);
    let bytes = if output.stdout.is_empty() { output.stderr } else { output.stdout };
    text_of(bytes)
}

/// Returns the printed text as one line.
fn flowing(args: &[&str]) -> String {
    printed(args).replace('\n', " ")
}

/// Returns the tiles in the field `discards` of the JSON answer, in order.
fn discards(args: &[&str]) -> Vec<String> {
    let answer = json_of(&printed(args));
    let tiles = answer["discards"].as_array().expect("discards").iter();
    tiles.map(|discard| discard["tile"].as_str().expect("a tile").to_owned()).collect()
}

#[test]
fn english_verbs_agree_with_the_number_one() {
    let of_101 = |args: &[&str]| flowing(&[args, &["--variant", "101", "-i", "R5", "--lang", "en"]].concat());
    let one_pair = of_101(&["pairs", "--set", "open.pairs=1", "K1 K2 R8 B9"]);
    assert!(one_pair.starts_with("No. 0 pairs, and 1 is needed: 1 short."), "{one_pair}");
    let whole = of_101(&["pairs", "--set", "open.pairs=1", "K1 K1"]);
    assert!(whole.starts_with("No. 1 pair, and 1 is needed, but no tile would be left to throw."), "{whole}");
    let opens = of_101(&["open", "--set", "open.pairs=1", "K1 K1 R8 B9"]);
    assert!(opens.starts_with("Yes, with pairs: there is 1, and 1 is needed."), "{opens}");
    let rack = "K1 K2 K3 K4 Y6 Y7 Y8 Y9 B9 B10 B11 R12 R13 Y1 B3";
    let options = ["--set", "run_wrap=false", "--seen", "R11 R6 R6"];
    let advice = flowing(&[&["advise", "-i", "R5", rack, "--lang", "en"], &options[..]].concat());
    assert!(advice.contains("1 of 87 unseen tiles completes it."), "{advice}");
    let kept = rack.strip_suffix(" B3").expect("the last tile");
    let waits = [&["waits", "-i", "R5", kept, "--draws", "2", "--lang", "en"], &options[..]].concat();
    let waits = flowing(&waits);
    assert!(waits.contains("unseen tiles helps, if your hand does not change"), "{waits}");
}

#[test]
fn advice_never_prefers_throwing_the_okey() {
    let opened = discards(&["advise", "--opened", "series", "--variant", "101", "-i", "Y5", "Y6 K1 R9", "--json"]);
    assert_eq!(opened, ["R9", "K1", "Y6"]);
    let reported = flowing(&["advise", "--opened", "series", "--variant", "101", "-i", "R5", "R6 K1", "--lang", "en"]);
    assert!(reported.contains("│ R6    ┆       ┆ K1   ┆ 1 + 101 │") && reported.contains("discard.okey"), "{reported}");
    // With this rack the player can open and then throw any tile. Fouls are listed last.
    let rack = "R5 Y9 R3 Y5 Y5 R10 R9 R5 B5 R12 R7 B7 R11 R10 K5 R11 J* K5 K1 K7 R1 R8";
    let opens = json_of(&printed(&["advise", "--variant", "101", "-i", "K13", rack, "--json"]));
    let throws = opens["discards"].as_array().expect("a list");
    let clean = throws.iter().take_while(|throw| throw["foul"] == 0).count();
    assert!(clean > 5 && throws[clean..].iter().all(|throw| throw["foul"] == 101), "{opens}");
    assert!(throws[clean..].iter().any(|throw| throw["tile"] == "K1"), "{opens}");
    // Throwing the only tile, an okey, ends the hand, so it is no foul.
    assert_eq!(discards(&["advise", "--opened", "series", "--variant", "101", "-i", "Y5", "Y6", "--json"]), ["Y6"]);
}

#[test]
fn waits_name_tiles_that_open_only_by_elden() {
    let waits = |hand: &str| flowing(&["waits", "--variant", "101", "-i", "Y5", hand, "--lang", "en"]);
    let all = waits("K1-7 R1-7 B1-6 B13");
    assert!(all.contains("This is an elden finish, which is possible only if no player opens first."), "{all}");
    let any = waits("K1-7 R1-7 B1-7");
    assert!(any.starts_with("This hand finishes elden on the next turn with any tile, if no player opens first."));
    let none = waits("K10-13 R10-13 B10-13 K1 R1 B3 Y4 Y7 Y9 R3 B6 K6");
    assert!(!none.contains("elden"), "{none}");
}

#[test]
fn a_dizi_is_drawn_as_one_row_at_every_table() {
    let drawn = printed(&["check", "-i", "R5", "--set", "run_wrap=false", "K1-13 K1 Y5", "--lang", "en"]);
    assert!(drawn.contains("│K1│K2│K3│K4│K5│K6│K7│K8│K9│K10│K11│K12│K13│K1│"), "{drawn}");
    assert!(!drawn.contains("Pairs"), "{drawn}");
}

#[test]
fn a_fault_of_the_melds_on_the_table_points_at_them() {
    let table = printed(&[
        "judge",
        "opening",
        "K10-13 / R10-13 / B10-13",
        "--table",
        "K10-12 / K11-13",
        "-i",
        "Y13",
        "--variant",
        "101",
        "--lang",
        "en",
    ]);
    assert!(table.contains("--> melds on the table:1:10") && table.contains("K10-12 / K11-13\n"), "{table}");
}

#[test]
fn devam_needs_an_okey_laid_off() {
    let finish = |laid_off: &str| {
        printed(&[
            "judge",
            "finish",
            "K1-3",
            "--laid-off",
            laid_off,
            "--onto",
            "R7-9",
            "--throw",
            "O*",
            "--devam",
            "--opened",
            "series",
            "-i",
            "Y13",
            "--variant",
            "101-team",
            "--lang",
            "en",
        ])
    };
    assert!(finish("R10").contains("Devam needs okeys as the last two tiles"), "{}", finish("R10"));
    assert!(finish("O*").contains("Multiplied by 4: devam"), "{}", finish("O*"));
    // A devam is a finish that lays off one okey and then throws the other. It does not count if the other okey is in a
    // meld of the player, or if an okey was swapped out of a meld on the table.
    let play = "-i Y13 --variant 101-team --devam --lang en";
    for call in [
        "judge finish 'K1-13 / R1-7 O*' --throw O*",
        "judge finish 'K1-3 O*' --throw O* --opened series",
        "judge finish 'K1-3 O*' --swapped R8 --table 'R7 O* R9' --throw O* --opened series",
    ] {
        let finish = text_of(called(&format!("{call} {play}"), &[]).stdout);
        assert!(finish.contains("Devam needs okeys as the last two tiles"), "{finish}");
    }
}

#[test]
fn turkish_errors_are_turkish() {
    let output = run_with(&["batch", "check", "--lang", "tr"], b"{\"hand\":\n{\"id\":1,\"id\":2}\n{\"id\" 1}\n");
    let printed = text_of(output.stdout);
    for message in ["satır JSON değil: yarıda kesiliyor", "\\\"id\\\" iki kez verilmiş", "yazımı bozuk"] {
        assert!(printed.contains(message), "{message}: {printed}");
    }
}

#[test]
fn sources_are_cited_with_their_sections() {
    let page = printed(&["judge", "meld", "R1-3", "--format", "markdown", "--lang", "en"]);
    assert!(page.contains("(section 4, "), "{page}");
}

/// `score` counts a dizi (1 to 13 of one colour and its second 1) as an ordinary win if that is worth more points.
#[test]
fn a_dizi_counts_as_an_ordinary_win_if_that_is_worth_more() {
    let points = |set: &str| {
        let answer = printed(&["score", "--set", set, "-f", "Ali: dizi", "-p", "Ali", "-p", "Veli", "--json"]);
        let answer = json_of(&answer);
        (answer["players"][1]["points"].as_i64(), answer["players"][1]["parts"][0]["clause"].clone())
    };
    assert_eq!(points("points.dizi=0"), (Some(-2), "score.normal".into()));
    assert_eq!(points("points.dizi=9"), (Some(-9), "score.dizi".into()));
    assert_eq!(points("points.dizi=2"), (Some(-2), "score.dizi".into()));
}

#[test]
fn pairs_that_are_the_whole_rack_open_nothing_and_say_why() {
    let whole = flowing(&["open", "-i", "R5", "--variant", "101", "K1x2 R2x2 B3x2 Y4x2 J*x2", "--lang", "en"]);
    assert!(whole.starts_with("No. No run or group can be laid. The 5 pairs would leave no tile to throw."), "{whole}");
}

/// The standard error of a mean needs at least two deals. For a single deal, none is printed.
#[test]
fn one_deal_has_no_error() {
    let one = ["simulate", "--games", "1", "--players", "careful", "--seed", "1"];
    let json = json_of(&printed(&[&one[..], &["--json"]].concat()));
    assert!(json["kinds"][0]["error"].is_null() && json["kinds"][0]["difference"]["error"].is_null(), "{json}");
    assert!(json["seats"][3]["error"].is_null(), "{json}");
    let table = printed(&[&one[..], &["--lang", "en"]].concat());
    assert!(table.contains("1 (1 deal, seed 1)") && table.contains("┆ – ┆"), "{table}");
}

/// If a hand cannot lay any meld, it has no layout. An empty layout must not be listed.
#[test]
fn no_meld_is_no_layout() {
    for call in [
        &["--variant", "cs102", "K1-7 R1-7"][..],
        &["--variant", "101", "-i", "R5", "K1 R2 Y7"],
        &["--variant", "101", "-i", "R5", "--discard", "K1", "K1"],
    ] {
        let output = run(&[&["melds", "--partial", "--json"], call].concat());
        assert_eq!(output.status.code(), Some(1), "{call:?}");
        let json = json_of(&output.stdout);
        assert_eq!((&json["total"], &json["decompositions"]), (&0.into(), &serde_json::json!([])), "{call:?}");
        let table = printed(&[&["melds", "--partial", "--lang", "en"], call].concat());
        assert!(table.starts_with("No meld can be laid") && !table.contains('╭'), "{table}");
    }
    let line = br#"{"indicator":"R5","hand":"K1 R2 Y7","variant":"101","partial":true}"#;
    let answer = text_of(run_with(&["batch", "melds"], line).stdout);
    assert!(answer.contains(r#""total":0,"outside":3,"decompositions":[]"#), "{answer}");
}

/// For an impossible range, such as `R12-14`, the hint shows what to write instead, in the colour of the range. If the
/// range ends above 14, it only says which numbers exist.
#[test]
fn a_range_is_put_right_as_it_was_written() {
    for (written, hint) in [
        ("R12-14", "as a tile of its own: R12-13 R1"),
        ("R13-14", "as a tile of its own: R13 R1"),
        ("kırmızı 11-14", "as a tile of its own: R11-13 R1"),
        ("R1 12-14B", "as a tile of its own: B12-13 B1"),
        ("B13-15", "the numbers are 1 to 13"),
        ("R5-16", "the numbers are 1 to 13"),
        ("R12-1", "write R12-13 R1 for the run that continues after 13, or R1-12"),
        ("R9-1", "write the lower number first: R1-9"),
        ("R7-4", "write the lower number first: R4-7"),
    ] {
        let reported = flowing(&["melds", "--partial", "--variant", "101", "-i", "K5", written, "--lang", "en"]);
        assert!(reported.trim_end().ends_with(hint), "{reported}");
    }
}

/// In `K1 8 mavi` the 8 is read as K8, so the colour `mavi` (blue) has no number. The error says how the 8 was read and
/// what to write instead. After a comma, the 8 is blue.
#[test]
fn a_number_that_was_read_already_is_no_missing_one() {
    let reported = |hand| flowing(&["melds", "--partial", "--variant", "101", "-i", "K5", hand, "--lang", "en"]);
    let answer = reported("K1 8 mavi");
    assert!(answer.contains(r#"the 8 before it was read as K8; write "mavi 8" or "8mavi""#), "{answer}");
    assert!(reported("K1 mavi").contains("write the number of the tile after its colour"));
    assert!(reported("K1, 8 mavi").contains("K1 B8"));
}

#[test]
fn bounds_are_reported_as_they_are() {
    for (command, option, bounds) in [
        ("play", "--hands", "1–1000"),
        ("simulate", "--games", "1–100000000"),
        ("deal", "--count", "1–18446744073709551615"),
    ] {
        for value in ["-1", "0"] {
            let reported = printed(&[command, option, value, "--lang", "en"]);
            assert!(reported.contains(&format!("use {bounds}")), "{command}: {reported}");
        }
    }
    for (command, option) in [
        (&["open", "K1-13"][..], "--bar"),
        (&["open", "K1-13"], "--pairs-bar"),
        (&["judge", "opening", "K1-13"], "--bar"),
        (&["judge", "opening", "K1-13"], "--highest"),
        (&["judge", "indicator", "R5"], "--balance"),
    ] {
        let reported = printed(&[command, &[option, "1000001", "--lang", "en"]].concat());
        assert!(reported.contains("use 0–1000000"), "{option}: {reported}");
    }
    let tiles = printed(&["deal", "--variant", "101", "--tiles", "15", "--lang", "en"]);
    assert!(tiles.contains("in 101 a player holds 21 tiles, and 22 on turn"), "{tiles}");
}
