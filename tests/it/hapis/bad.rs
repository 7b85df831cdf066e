//! The commands of hapis refuse every kind of invalid input: they exit with code 2 and write nothing to standard
//! output.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::command::{called, json_of, run, run_with};

const START: &str = "111111111111111:ooooooooooooooo:-:-:W";

/// Every kind of invalid input: the code of the error, and a command line that must be refused with this code.
const CALLS: &[(&str, &str)] = &[
    ("hapis-not-a-position", "show 111:ooo"),
    ("hapis-not-a-position", "show AACA"),
    ("hapis-not-a-point", "show 01111111111111:ooooooooooooooo:-:-:W"),
    ("hapis-not-a-point", "show p11111111111111:ooooooooooooooo:-:-:W"),
    ("hapis-too-many", "show 1111111111111111:ooooooooooooooo:-:-:W"),
    ("hapis-too-many", "show 111111111111111:oooooooooooooooo:-:-:W"),
    ("hapis-no-prisoner", "show 111111111111111:ooooooooooooooo:/e:-:W"),
    ("hapis-no-captor", "show 111111111111111:1oooooooooooooe:/e1:-:W"),
    ("hapis-two-prisoners", "show 111111111111111:1oooooooooooooo:1/:-:W"),
    ("hapis-prisoner-twice", "show 111111111111115:5oooooooooooooo:55/:-:W"),
    ("hapis-both-prisoners", "show 111111111111115:5oooooooooooooo:5/5:-:W"),
    ("hapis-nobody-underneath", "show 111111111111115:5oooooooooooooo:-:-:W"),
    ("hapis-not-prisoners", "show 111111111111115:5oooooooooooooo:5:-:W"),
    ("hapis-not-prisoners", "show 111111111111115:5oooooooooooooo:/:-:W"),
    ("hapis-not-dice", "show 111111111111111:ooooooooooooooo:-:07:W"),
    ("hapis-not-dice", "moves 111111111111111:ooooooooooooooo:-:-:W 7"),
    ("hapis-not-a-side", "show 111111111111111:ooooooooooooooo:-:-:X"),
    ("hapis-no-dice", "moves 111111111111111:ooooooooooooooo:-:-:W"),
    ("hapis-not-base64", "show AACA/z8AAMD/Hw=A"),
    ("hapis-compact-bits", "show AACA/z8AAMD/HwCA"),
    ("hapis-compact-bits", "show AAAAAAAAAAAAAAA/"),
    ("hapis-not-a-step", "moves 111111111111111:ooooooooooooooo:-:-:W 65 --play 16"),
    ("hapis-not-forward", "moves 111111111111111:ooooooooooooooo:-:-:B 65 --play 18/24"),
    ("hapis-no-such-die", "moves 111111111111111:ooooooooooooooo:-:-:W 65 --play 1/5"),
    ("hapis-nobody-there", "moves 111111111111111:ooooooooooooooo:-:-:W 65 --play 2/8"),
    ("hapis-prisoner", "moves 111114444799abe:eggggiiiiikkkkk:/e:23:B --play 14/12"),
    ("hapis-closed", "risk 111114444799abb:eggggiiiiikkkkk:-:23:B --after 14-11"),
    ("hapis-not-all-home", "moves 11111111111111k:ooooooooooooooo:-:65:W --play 20/off"),
    ("hapis-prisoner-at-home", "moves jkkkllllmmmmnno:11122233344455j:j/:-:W 65 --play 20/off"),
    ("hapis-not-hindmost", "moves jjjkkklllmmmnno:111222333444556:-:65:W --play '19/off 21/off'"),
    ("hapis-must-play-on", "moves 111111111111111:ooooooooooooooo:-:-:W 65 --play 1/7"),
    ("hapis-both-dice", "moves 55555555588iijj:egooooooooooooo:-:65:B --play 16/11"),
    ("hapis-larger-die", "moves 66666666666iijj:hoooooooooooooo:-:65:B --play 17/12"),
    ("hapis-imprisons-nothing", "moves 111111111111111:ooooooooooooooo:-:-:W 65 --play 1/7*"),
    ("hapis-imprisons-nothing", "moves jjjkkklllmmmnno:111222333444556:-:65:W --play '19/off* 20/off'"),
    ("hapis-unknown-player", "arena hold thesis"),
    ("hapis-unknown-rules", "show 111111111111111:ooooooooooooooo:-:-:W --rules plakotto"),
    ("hapis-setting-shape", "show 111111111111111:ooooooooooooooo:-:-:W --set mother"),
    ("hapis-unknown-setting", "show 111111111111111:ooooooooooooooo:-:-:W --set mothers=true"),
    ("hapis-bad-setting", "show 111111111111111:ooooooooooooooo:-:-:W --set mother=yes"),
    ("hapis-switch-twice", "show 111111111111111:ooooooooooooooo:-:-:W --set mother=true --set mother=false"),
    ("hapis-odd-games", "arena held thesis --games 3"),
];

/// Codes of faults in a recorded game. The program replays such a game and exits with code 1.
const OF_RECORDS: [&str; 5] =
    ["hapis-other-turn", "hapis-out-of-turn", "hapis-other-total", "hapis-other-board", "hapis-game-over"];

fn refused(call: &str, more: &[&str]) -> Value {
    let output = called(&format!("hapis {call}"), more);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{call}");
    serde_json::from_slice(&output.stderr).unwrap_or_else(|error| panic!("{call}: {error}"))
}

#[test]
fn bad_input_is_refused_with_its_reason() {
    for (code, call) in CALLS {
        let reported = ["en", "tr"].map(|language| {
            let error = refused(call, &["--json", "--lang", language]);
            let codes: Vec<&str> =
                error["faults"].as_array().expect("faults").iter().filter_map(|fault| fault["code"].as_str()).collect();
            assert!(codes.contains(code), "{call}: {codes:?}");
            error["error"]["message"].as_str().expect("a message").to_owned()
        });
        assert_ne!(reported[0], reported[1], "{call} is told in both languages");
    }
}

#[test]
fn every_kind_of_fault_has_its_call() {
    let named: BTreeSet<&str> = okey::hapis::HapisFault::CODES.iter().copied().collect();
    let mut shown: BTreeSet<&str> = CALLS.iter().map(|(code, _)| *code).chain(OF_RECORDS).collect();
    // Other tests show these faults, because they need a record. Only `play --resume` finds an invalid seed (see
    // `played.rs`).
    shown.extend(["hapis-not-a-line", "hapis-record-empty", "hapis-late-line", "hapis-line-twice", "hapis-not-a-seed"]);
    assert_eq!(named, shown);
}

#[test]
fn all_faults_of_a_position_are_reported() {
    let error = refused("show 1111144447799abb:eggggiiiiikkkkp:/3:07:X", &["--json"]);
    let spans: Vec<(&str, &Value)> = error["faults"]
        .as_array()
        .expect("faults")
        .iter()
        .map(|fault| (fault["code"].as_str().expect("a code"), &fault["span"]))
        .collect();
    let wanted = [
        ("hapis-too-many", [0, 16]),
        ("hapis-not-a-point", [31, 32]),
        ("hapis-not-dice", [36, 38]),
        ("hapis-not-a-side", [39, 40]),
    ];
    assert_eq!(spans.len(), wanted.len());
    for ((code, span), (wanted_code, wanted_span)) in spans.iter().zip(wanted) {
        assert_eq!(*code, wanted_code);
        assert_eq!(**span, serde_json::json!(wanted_span));
    }
}

/// The caret points at the faulty argument, even if an earlier argument has the same text.
#[test]
fn carets_stand_under_the_right_argument() {
    let place = |call: &str| {
        let error = refused(call, &["--json"]);
        let faults = error["faults"].as_array().expect("faults").clone();
        let place = |fault: &Value| (fault["input"].as_str().expect("an input").to_owned(), fault["span"].clone());
        faults.iter().map(place).collect::<Vec<_>>()
    };
    let at = |input: &str, span: [usize; 2]| (input.to_owned(), serde_json::json!(span));
    let show = format!("show {START}");
    assert_eq!(place(&format!("{show} --set mother=true --set both_dice=perhaps")), [at("set", [22, 29])]);
    assert_eq!(
        place(&format!("{show} --set x=1 --set mother=1 --set tapa")),
        [at("set", [0, 1]), at("set", [11, 12]), at("set", [13, 17])]
    );
    assert_eq!(place("arena foo quux"), [at("player", [0, 3]), at("other", [0, 4])]);
    assert_eq!(place("arena held quux"), [at("other", [0, 4])]);
    let reported = run(&["hapis", "arena", "foo", "bar"]).stderr;
    assert!(String::from_utf8_lossy(&reported).contains("1 | bar"), "{}", String::from_utf8_lossy(&reported));
}

/// If a name is unknown, the hint lists the computer players or the commands of hapis.
#[test]
fn wrong_names_are_helped() {
    for language in ["en", "tr"] {
        for call in ["arena foo held", "choose 111111111111111:ooooooooooooooo:-:-:W 42 --player foo"] {
            let hint = refused(call, &["--json", "--lang", language])["error"]["hint"].to_string();
            assert!(["random", "held", "warden"].iter().all(|name| hint.contains(name)), "{hint}");
        }
    }
    let hint = |args: &[&str]| {
        let error = json_of(&run(&[args, &["--json"]].concat()).stderr);
        error["error"]["hint"].as_str().expect("a hint").to_owned()
    };
    assert!(hint(&["hapis", "shwo"]).contains("show"));
    assert!(hint(&["chek"]).contains("check"));
    assert!(hint(&["shwo"]) != hint(&["hapis", "shwo"]), "no command of this name outside");
}

#[test]
fn a_step_too_many_and_a_field_too_many_are_reported() {
    let error = refused(&format!("moves {START} 11 --play '1/2(4) 1/2'"), &["--json"]);
    assert_eq!(error["error"]["message"], "no die is left");
    assert!(!error["error"]["hint"].as_str().expect("a hint").ends_with(' '));
    let error = refused("show 1:2:3:4:5:6", &["--json"]);
    assert_eq!(error["error"]["message"], "this is not a position: it has 6 fields, and should have five");
}

/// If a picture cannot be written, the error names its path.
#[test]
fn a_picture_that_cannot_be_written_is_named() {
    let error = refused(&format!("show {START} --svg no/such/folder/board.svg"), &["--json"])["error"].clone();
    assert_eq!(error["code"], "picture-unwritable");
    assert!(error["message"].as_str().is_some_and(|reported| reported.contains("no/such/folder/board.svg")), "{error}");
    assert!(error["hint"].is_string(), "{error}");
}

/// With `--as-printed` the computer player `thesis` plays exactly like the program printed in the thesis on hapis. For
/// any other player the option is refused.
#[test]
fn as_printed_is_of_the_thesis_alone() {
    for player in ["random", "thesis-turn", "held"] {
        let error = refused(&format!("choose {START} 31 --player {player} --as-printed"), &["--json"]);
        assert_eq!(error["error"]["code"], "conflict", "{player}");
    }
    assert_eq!(run(&["hapis", "choose", START, "31", "--player", "thesis", "--as-printed"]).status.code(), Some(0));
}

#[test]
fn bad_records_are_refused() {
    for (record, code) in [
        ("user 42 1-5 1-3\nnobody 66\n", "hapis-not-a-line"),
        ("user 47 1-5\n", "hapis-not-dice"),
        ("", "hapis-record-empty"),
        ("# nothing\n\n", "hapis-record-empty"),
        ("user 42 1-5 1-3\nrules thesis\n", "hapis-late-line"),
        ("user 42 1-5 1-3\nset mother=true\n", "hapis-late-line"),
        ("user 42 1-5 1-3\nabout player held\n", "hapis-late-line"),
        ("rules thesis\nrules plakoto\n", "hapis-line-twice"),
        ("set mother=true\nset both_dice=true\nset mother=false\n", "hapis-line-twice"),
        ("about player held\nabout player thesis\n", "hapis-line-twice"),
        ("about side W\nabout side B\n", "hapis-line-twice"),
        ("about seed 3\nuser 42 1-5 1-3\nabout seed 4\n", "hapis-line-twice"),
        ("total minus\n", "hapis-not-a-line"),
        ("total -1\n", "hapis-not-a-line"),
    ] {
        let output = run_with(&["hapis", "replay", "-", "--json"], record.as_bytes());
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        let error = json_of(&output.stderr);
        assert_eq!(error["error"]["code"], code);
    }
    let output = run_with(&["hapis", "replay", "-", "--json"], b"user 42 1-5 1-3\nuser 11 1-2\n");
    assert_eq!(output.status.code(), Some(1));
}

/// If a line `set` of a record or an option `--set` has an error, the caret points at the wrong value or key.
#[test]
fn a_wrong_setting_of_a_record_is_marked() {
    for (setting, marked) in
        [("mother=true false", "true false"), ("mothers=true", "mothers"), ("mother", "mother"), ("x = 1", "x ")]
    {
        let record = format!("rules thesis\nset {setting}\n");
        let output = run_with(&["hapis", "replay", "-", "--json"], record.as_bytes());
        let of_record = json_of(&output.stderr);
        let of_option = refused(&format!("show {START}"), &["--set", setting, "--json"]);
        for (error, text) in [(of_record, record.as_str()), (of_option, setting)] {
            let end =
                |at: usize| usize::try_from(error["faults"][0]["span"][at].as_u64().expect("a span")).expect("small");
            assert_eq!(&text[end(0)..end(1)], marked, "{setting}: {error}");
        }
    }
}

/// Each strange text gets an answer or an error, without a panic and without control characters on the terminal.
#[test]
fn nothing_panics() {
    let nasty = [
        "",
        ":",
        "::::",
        "\u{1b}[2J",
        "-:-:-:-:-",
        "ıııı:ığ:/:66:W",
        "AACA/z8AAMD/HwA\u{e9}",
        "-:-:-:-:W",
        "1:2:3:4:5:6",
    ];
    for position in nasty {
        for command in ["show", "score", "trap"] {
            let output = run(&["hapis", command, position]);
            assert!(matches!(output.status.code(), Some(0..=2)), "{command} {position:?}");
            let reported = [output.stdout, output.stderr].concat();
            assert!(!reported.contains(&0x1b), "{command} {position:?}");
        }
    }
    for steps in ["", "1/", "/", "1/99", "1/5(9)", "1/5(", "*", "1/5*(2)", "1/off", "\u{1b}[1m"] {
        let output = run(&["hapis", "moves", START, "65", "--play", steps]);
        assert!(matches!(output.status.code(), Some(0..=2)), "{steps:?}");
        assert!(!output.stderr.contains(&0x1b), "{steps:?}");
    }
}
