//! If a question does not name the game, or the tile that an okey stands for, the judge states what it assumed. It
//! refuses a devam (a finish with two okeys) at a table without devam.

use okey::{Oracle, Profile, Table, Variant};
use serde_json::{Value, json};

use super::disputes::{self, answer};
use crate::command::{called, json_of, run, text_of};

fn ruling_text(call: &str, language: &str) -> String {
    let output = called(call, &["--lang", language]);
    let bytes = if output.stdout.is_empty() { output.stderr } else { output.stdout };
    text_of(bytes).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the ruling for the game (classic or 101) that the judge did not assume. An answer has it only if the
/// question named no game and the two games rule differently.
fn of_other_game(answer: &Value) -> Option<&Value> {
    let other = answer["elsewhere"].as_array()?.first()?;
    (other["switch"] == "variant" && ["101", "okey"].contains(&other["value"].as_str()?)).then_some(other)
}

/// If a question exists in the classic game and in 101 and names no game, the answer names the assumed game. If the
/// other game rules differently, the answer adds that ruling.
#[test]
fn a_question_without_a_game_names_the_one_assumed() {
    for (call, assumed, allowed, other) in [
        ("judge take Y7 -i K4", "okey", Some(true), Some(None)),
        ("judge discard K7 -i K4", "okey", Some(true), Some(None)),
        ("judge finish 'K1-13 / R1-5 / K7 R7 B7' --throw B5 -i Y13", "okey", Some(false), Some(Some(true))),
        ("judge finish 'K1-4 / R7-9 / B10-13 / Y1-3' --throw K9 -i Y13", "okey", Some(true), Some(Some(false))),
        ("judge left", "okey", None, Some(None)),
        ("judge left R5 -i Y13", "101", None, Some(None)),
        ("judge look all", "101", Some(false), Some(None)),
        ("judge take Y7 --kept -i K4", "101", Some(false), Some(Some(true))),
        ("judge meld 'R12 R13 R1' -i Y13", "okey", Some(true), Some(Some(false))),
        ("judge meld 'R11 R12 R13' -i Y13", "okey", Some(true), None),
        ("judge indicator R5 -i R5", "okey", Some(true), Some(Some(false))),
        ("judge irregular count", "okey", None, None),
    ] {
        let answer = answer(call);
        assert_eq!(answer["assumed"], assumed, "{call}");
        assert_eq!((answer["variant"].as_str(), answer["allowed"].as_bool()), (Some(assumed), allowed), "{call}");
        let ruled = of_other_game(&answer).map(|other| other["allowed"].as_bool());
        assert_eq!(ruled, other, "{call}: {}", answer["elsewhere"]);
        let reported = ruling_text(call, "en");
        assert!(reported.contains("You named no game (--variant), so this ruling follows the rules of"), "{reported}");
        assert_eq!(
            reported.contains("In 101 (yüzbir): ") || reported.contains("In okey (klasik): "),
            other.is_some(),
            "{reported}"
        );
        assert!(ruling_text(call, "tr").contains("Oyunu yazmadınız (--variant)"), "{call}");
        let named = format!("{call} --variant {assumed}");
        // No player of the classic game holds the 22 tiles of the finish in 101.
        if call.contains("K1-13") {
            assert_eq!(called(&named, &[]).status.code(), Some(2), "{named}");
            continue;
        }
        let named: Value = disputes::answer(&named);
        assert_eq!((&named["assumed"], &named["allowed"]), (&Value::Null, &answer["allowed"]), "{call}");
        assert_eq!(of_other_game(&named), None, "{call}");
    }
    // A question or option that exists only in 101 determines the game, so the judge assumes nothing.
    for call in ["judge take Y7 --kept --opened series -i K4", "judge opening 'K10-13' -i Y13"] {
        let answer = answer(call);
        assert_eq!((&answer["assumed"], answer["variant"].as_str()), (&Value::Null, Some("101")), "{call}");
    }
}

/// A rule that the user sets holds in every other game and variant, even if it is the usual rule of the assumed game.
#[test]
fn a_rule_that_the_user_sets_holds_in_every_game() {
    let finish = "judge finish 'Y7-11 / B12 B13 B1 / R9-11 / R10-12' --throw Y9 -i K6";
    let wraps = |more: &str| {
        let other = answer(&format!("{finish} {more}"));
        let other = of_other_game(&other).expect("a ruling for 101").to_string();
        !other.contains("1 does not follow 13")
    };
    assert_eq!((wraps(""), wraps("--set run_wrap=true")), (false, true));
    let left = "judge left 'Y12 B2' --exhausted -i R8 --set points.exhausted";
    let costs = |points: u8| {
        let other = answer(&format!("{left}={points}"));
        of_other_game(&other).map(|other| other["cost"]["points"].clone())
    };
    assert_eq!((costs(0), costs(2)), (Some(0.into()), Some((-2).into())));
    let team = |profile: Profile| Table::unturned(profile).played_as(Variant::YuzbirTeam).profile().value("devam");
    let set = Profile::new(Variant::Yuzbir).with("devam", "false").expect("a switch");
    assert_eq!(team(Profile::new(Variant::Yuzbir)).map(|on| on.to_string()).as_deref(), Some("true"));
    assert_eq!(team(set).map(|on| on.to_string()).as_deref(), Some("false"));
}

/// In a group of three such as `K7 R7 O*`, an undeclared okey may stand for either missing colour. The pictures and the
/// reasons do not choose between them.
#[test]
fn an_undeclared_okey_is_shown_as_undeclared_everywhere() {
    for call in [
        "judge swap K7 --from 'K7 R7 O*' -i Y13 --opened series",
        "judge swap 'B7 Y7' --from 'K7 R7 O*' -i Y13 --opened series",
        "judge discard B7 --table 'K7 R7 O*' -i Y13 --variant 101",
        "judge discard K9 --table 'K7 R7 O*' -i Y13 --variant 101",
        "judge layoff R9 --onto 'K7 R7 O*' -i Y13 --opened series",
        "judge opening 'K10-13 / R10-12 / K9 R9 O*' -i Y13 --variant 101",
        "judge finish 'K1-13 / R1-5 / K7 R7 O*' --throw B5 -i Y13 --variant 101",
    ] {
        let answer = answer(call);
        let open = answer["undeclared"].as_array().expect("a list");
        assert_eq!(open.len(), 1, "{call}: {answer}");
        assert_eq!(open[0]["may"].as_array().map(Vec::len), Some(2), "{call}");
        for (language, undeclared) in [("en", "colour not declared"), ("tr", "rengi belirtilmemiş")] {
            let reported = ruling_text(call, language);
            assert!(reported.contains(undeclared), "{reported}");
            assert!(!reported.contains("=B7") && !reported.contains("=Y7") && !reported.contains("=B9"), "{reported}");
        }
    }
    // The layoff of B7 leaves only Y7 for the okey, so the answer shows it as Y7.
    let fits = ruling_text("judge layoff B7 --onto 'K7 R7 O*' -i Y13 --opened series", "en");
    assert!(fits.contains("B7 fits and makes K7 R7 O*=Y7 B7"), "{fits}");
    // If the order of the tiles or a declaration decides the face of an okey, the answer does not list it as
    // undeclared.
    for call in ["judge meld 'R10 R11 O*' -i Y13 --variant 101", "judge meld 'K7 R7 O*=B7' -i Y13 --variant 101"] {
        assert_eq!(answer(call)["undeclared"], Value::Array(Vec::new()), "{call}");
    }
    // In `O* O* R7` the okeys allow both a run and a group, so the picture shows them without a face.
    let several = ruling_text("judge meld 'O* O* R7' -i Y13 --variant 101", "en");
    assert!(several.contains("│O*│O*│R7│"), "{several}");
}

/// `O* O*` next to R10 may be a run or a group. A reason for the whole claim names no face for these okeys, and a
/// reason for one reading names the faces of this reading.
#[test]
fn reasons_name_the_faces_of_a_reading_only() {
    let mut asked = 0;
    for table in ["R10 O* O*", "R6 O* R7", "O* O* R7"] {
        for tiles in ["K10", "R5", "R9", "R11", "R10 K10", "R11 K9", "O*"] {
            let first = tiles.split(' ').next().expect("a tile");
            for call in [
                format!("judge swap '{tiles}' --from '{table}' --opened series -i Y13"),
                format!("judge layoff '{tiles}' --onto '{table}' --opened series -i Y13"),
                format!("judge take {first} --onto '{table}' --opened series -i Y13"),
                format!("judge discard {first} --table '{table}' -i Y13 --variant 101"),
            ] {
                let output = called(&call, &["--json"]);
                // The game has only two okeys, so the program refuses a claim with three.
                if output.status.code() == Some(2) {
                    continue;
                }
                let answer = json_of(&output.stdout);
                for reason in disputes::reasons(&answer).iter().filter(|reason| !reason.contains(" fits and makes ")) {
                    assert!(!reason.contains("O*=") && !reason.contains("stands for R"), "{call}: {reason}");
                }
                for reading in answer["readings"].as_array().expect("a list") {
                    let reasons = disputes::reasons(reading);
                    assert!(!reasons.iter().any(|reason| reason.contains("declared)")), "{call}: {reasons:?}");
                }
                asked += 1;
            }
        }
    }
    assert!(asked > 60, "{asked} claims");
    for call in [
        "judge swap K10 --from 'R10 O* O*' --opened series -i Y13",
        "judge finish --swapped K10 --throw B5 --table 'R10 O* O*' --opened series -i Y13",
    ] {
        let reason = "K10 cannot be exchanged for an okey in R10 O* O* (not declared).";
        assert!(disputes::reasons(&answer(call)).iter().any(|text| text == reason), "{call}");
    }
}

/// An undeclared okey of a group is shown with the first missing colour in the order K R B Y. The tile of the claim
/// does not change this.
#[test]
fn an_undeclared_okey_has_the_first_missing_colour() {
    for (table, faces) in [("R10 B10 O*", ["R10", "B10", "K10"]), ("K10 O* R10", ["K10", "B10", "R10"])] {
        for tile in ["K10", "Y10", "B10", "K9", "O*"] {
            for call in [
                format!("judge discard '{tile}' --table '{table}' -i Y13 --variant 101"),
                format!("judge layoff '{tile}' --onto '{table}' --opened series -i Y13"),
                format!("judge swap '{tile}' --from '{table}' --opened series -i Y13"),
                format!("judge take '{tile}' --onto '{table}' --opened series -i Y13"),
            ] {
                let answer = answer(&call);
                assert_eq!(answer["melds"][0]["as"], json!(faces), "{call}");
            }
        }
    }
}

/// At a table without devam (a finish with two okeys), `judge` refuses it with the same sentence as `score`.
#[test]
fn a_devam_is_refused_where_it_is_not_played() {
    let finish = "judge finish 'K1-13 / R1-7' --laid-off O --onto B1-3 --throw O -i Y13 --devam";
    for (call, language) in [
        ("judge left R5 -i Y3 --finish devam", "en"),
        ("judge foul other --finish 'elden devam'", "tr"),
        (finish, "en"),
        (&format!("{finish} --variant 101-team --set devam=false"), "tr"),
    ] {
        let output = called(call, &["--lang", language]);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{call}");
        let score = [
            "score",
            "--variant",
            "101",
            "-i",
            "R5",
            "--finish",
            "Ali: devam",
            "-p",
            "Ali",
            "-p",
            "B",
            "-p",
            "C",
            "-p",
            "D",
            "--lang",
            language,
        ];
        let scored = text_of(run(&score).stderr);
        let first = |text: &str| text.lines().next().expect("a line").to_owned();
        assert_eq!(first(&text_of(output.stderr)), first(&scored));
    }
    let line = json!({
        "ask": "judge", "question": "finish", "claim": "K1-13 / R1-8", "throw": "O*", "indicator": "Y13", "devam": true
    });
    let refused = json_of(&Oracle::default().ask(&line.to_string()));
    assert_eq!(
        (&refused["error"]["code"], &refused["error"]["clause"]),
        (&"devam-off".into(), &"finish.multiplier".into())
    );
    let played = answer("judge left R5 -i Y3 --finish devam --variant 101-team");
    assert_eq!(played["cost"]["points"], 808);
    let played = answer(&format!("{} --opened series --variant 101-team", finish.replace("B1-3", "R8-10")));
    assert_eq!(played["cost"]["points"], -404);
}

/// A finish that the game does not have, such as elden in the classic game, is refused as in `score`. If the question
/// names no game, the ruling leaves out the game without this finish.
#[test]
fn a_finish_of_another_game_is_refused() {
    for claim in ["left K1", "foul false-win"] {
        for how in ["elden", "devam"] {
            let output = called(&format!("judge {claim} -i R5 --variant okey --finish {how}"), &["--json"]);
            assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{claim} {how}");
            let error = json_of(&output.stderr)["error"].clone();
            let score = format!("score --variant okey -f 'Ali: {how}' -p Ali -p B -p C -p D");
            let scored = json_of(&called(&score, &["--json"]).stderr)["error"].clone();
            for field in ["code", "clause", "message", "hint"] {
                assert_eq!(error[field], scored[field], "{claim} {how}");
            }
        }
    }
    let verdict = |how: &str| {
        let output = called(&format!("judge left K1 -i R5 --finish {how}"), &["--lang", "en"]);
        assert_eq!(output.status.code(), Some(0), "{how}");
        text_of(output.stdout)
    };
    assert!(verdict("okey").contains("In okey (klasik)") && !verdict("elden").contains("In okey (klasik)"));
}

/// `judge foul` accepts the first word of a foul's name, such as `playable` for `playable-discard`, if no other foul
/// starts with it. If the user writes a foul in place of a question, the error suggests `judge foul`.
///
/// The name of a question may also be the verb that a record uses for it, such as `take` or `aç` (open).
#[test]
fn words_that_can_mean_one_thing_are_understood() {
    let foul = |name: &str| answer(&format!("judge foul {name} --variant 101"))["cost"]["points"].as_i64();
    for name in ["işlek", "ISLEK", "playable", "besleme:7 --set fouls.feeding=number", "playable-discard"] {
        assert!(foul(name).is_some(), "{name}");
    }
    assert_eq!(called("judge foul okey --variant 101", &[]).status.code(), Some(2));
    assert!(ruling_text("judge playable-discard", "en").contains("did you mean foul playable-discard?"));
    assert!(ruling_text("judge işlek-atma", "tr").contains("ceza işlek-atma"));
    assert!(ruling_text("judge exposed", "en").contains("did you mean irregular exposed?"));
    let asked = |call: &str| json_of(&called(call, &["--json"]).stdout)["question"].as_str().map(str::to_owned);
    for (call, question) in [
        ("judge işlek R9 --table 'R10-12' -i Y13", "discard"),
        ("judge aç 'K10-13' -i Y13", "opening"),
        ("judge işle R9 --onto 'R10-12' -i Y13", "layoff"),
        ("judge al R9 -i Y13", "take"),
        ("judge Take R9 -i Y13", "take"),
    ] {
        assert_eq!(asked(call).as_deref(), Some(question), "{call}");
    }
}
