//! The JSON schemas accept the input lines that the program accepts and the answers that it gives.

pub(crate) mod validate;

use serde_json::{Value, json};

use crate::batch::{answered, dealt};
use crate::caller::run_quickly_with;
use crate::command::{json_of, run, run_with, text_of};
use crate::record::grammar::cases;
use crate::snapshots::CASES;
use validate::validate;

const VARIANTS: [&str; 6] = ["okey", "okey-house", "okey-pot", "101", "101-team", "cs102"];
const QUESTIONS: [&str; 6] = ["check", "melds", "pairs", "waits", "advise", "open"];

fn schema(topic: &str) -> Value {
    json_of(&run(&["schema", topic]).stdout)
}

fn hands() -> String {
    std::fs::read_to_string("tests/data/hands.jsonl").expect("the lines")
}

#[test]
fn dealt_hands_are_valid_lines_of_a_stream() {
    let (asked, deal) = (schema("batch-line"), schema("deal"));
    for variant in VARIANTS {
        for line in dealt(variant, 5, &[]).lines() {
            let line = json_of(line);
            validate(&asked, &line).unwrap_or_else(|why| panic!("{line}: {why}"));
            validate(&deal, &line).unwrap_or_else(|why| panic!("{line}: {why}"));
        }
    }
}

/// The schema accepts a value for a field of an input line if and only if `batch` accepts it.
#[test]
fn a_line_is_read_as_its_schema_says() {
    let asked = schema("batch-line");
    let values = [
        Value::Null,
        json!(true),
        json!(3),
        json!(1_000_001),
        json!(-1),
        json!(1.5),
        json!("1"),
        json!("pairs"),
        json!([]),
        json!(["K1", "K2"]),
        json!(["K1", 2]),
        json!({ "a": [] }),
    ];
    let names: Vec<&String> = asked["properties"].as_object().expect("fields").keys().collect();
    assert!(
        ["ask", "hand", "indicator", "same-turn", "clause"].iter().all(|known| names.iter().any(|name| name == known))
    );
    for name in names.into_iter().map(String::as_str).chain(["other"]) {
        // The program checks a field only if it belongs to the question.
        let questions: &[&str] = match name {
            "ask" => continue,
            "clause" | "query" | "profile" | "diff" | "disputes" | "words" => &["rules"],
            "claim" | "from" | "finish" => &["judge"],
            "sheet" | "as" | "hands" | "tournament" => &["score"],
            "rules" | "set" | "letters" => &["melds", "judge", "score"],
            name if is_of_hands(name) => &["melds"],
            _ => &["judge"],
        };
        for (question, value) in
            questions.iter().flat_map(|question| values.iter().map(move |value| (*question, value)))
        {
            let mut line =
                if ["rules", "score"].contains(&question) { json!({}) } else { json!({ "indicator": "R5" }) };
            match question {
                "melds" => line["hand"] = "K1-13 K1".into(),
                "judge" => line["question"] = "meld".into(),
                _ => {}
            }
            line[name] = value.clone();
            let answer = json_of(&run_quickly_with(&["batch", question], &line.to_string()).stdout);
            // The schema accepts an object in the field `finish`, because the question `score` takes one. The question
            // `judge` accepts only a text.
            let read = answer["error"]["code"] != "field-type" || name == "finish" && value.is_object();
            assert_eq!(validate(&asked, &line).is_ok(), read, "{question} {line}: {answer}");
        }
    }
    for no_line in [json!([]), json!("K1")] {
        let answer = &answered(&["melds"], no_line.to_string().as_bytes())[0];
        assert!(validate(&asked, &no_line).is_err() && answer.get("error").is_some(), "{no_line}");
    }
}

fn is_of_hands(name: &str) -> bool {
    let options = [
        "id",
        "hand",
        "indicator",
        "variant",
        "seen",
        "discard",
        "draws",
        "simulate",
        "seed",
        "limit",
        "count",
        "all",
        "partial",
        "opened",
        "bar",
        "pairs-bar",
        "taken",
        "lang",
        "say",
        "fields",
        "carry",
        "rules",
        "set",
        "letters",
        "other",
    ];
    options.contains(&name)
}

#[test]
fn turkish_values_are_in_the_schema_of_a_line() {
    let line = json!({ "ask": "tavsiye", "hand": "K1-13 K1 Y9", "indicator": "R5", "opened": "seri" });
    validate(&schema("batch-line"), &line).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(answered(&[], line.to_string().as_bytes())[0]["error"]["code"], "no-opening-in-game");
}

#[test]
fn the_summary_of_a_stream_is_as_its_schema_says() {
    let output = run_with(&["batch", "check", "--summary", "--json"], b"{\"hand\":\"K1\"}\n");
    validate(&schema("summary"), &json_of(&output.stderr)).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn answers_of_a_stream_are_as_their_schema_says() {
    let batch = schema("batch");
    let lines = VARIANTS.map(|variant| dealt(variant, 3, &[])).concat() + &hands();
    for question in QUESTIONS {
        for mut answer in answered(&[question], lines.as_bytes()) {
            validate(&batch, &answer).unwrap_or_else(|why| panic!("{question}: {answer}: {why}"));
            answer.as_object_mut().expect("an object").remove("id");
            assert!(validate(&batch, &answer).is_err(), "an id is wanted");
        }
    }
}

#[test]
fn a_sheet_in_another_form_is_as_its_schema_says() {
    let line = json!({ "id": 1, "sheet": "game okey\nplayers A B C D\nhand\nfinished A\n", "as": "json" });
    let answer = &answered(&["score"], line.to_string().as_bytes())[0];
    for name in ["converted", "batch"] {
        validate(&schema(name), answer).unwrap_or_else(|why| panic!("{answer}: {why}"));
    }
}

#[test]
fn answers_about_hapis_are_as_their_schemas_say() {
    let example = "111114444799abb:eggggiiiiikkkkk:-:23:B";
    let wastes = "11111114678ijln:2338loooooooooo:8/l:34:B";
    let over = "1jjjjjjjjjjjjjj:155555555555555:1/:31:W";
    let record = "tests/data/hapis-game.txt";
    for call in [
        &["show", example][..],
        &["show", over],
        &["moves", example],
        &["moves", over],
        &["risk", example, "--exact"],
        &["risk", example, "--after", "16-14"],
        &["choose", example, "--player", "warden"],
        &["choose", wastes, "--player", "thesis"],
        &["choose", over, "--player", "held"],
        &["trap", example],
        &["score", over],
        &["replay", record],
        &["replay", "-"],
        &["arena", "random", "random", "--games", "2"],
        &["thesis"],
    ] {
        let output =
            run_with(&[&["hapis"], call, &["--json"]].concat(), b"user 42 1-5 1-3\ntotal 11\ncomputer 66 24-18\n");
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{call:?}: {error}"));
        validate(&schema(&format!("hapis-{}", call[0])), &answer).unwrap_or_else(|error| panic!("{call:?}: {error}"));
    }
}

/// Every answer of `score` in a snapshot and every hand of a score sheet match their schemas.
#[test]
fn sheets_and_their_answers_are_as_their_schemas_say() {
    let (hand, score, sheet) = (schema("score-line"), schema("score"), schema("sheet"));
    let (mut answers, mut hands) = (0, 0);
    for case in
        CASES.iter().filter(|case| case.args.first().is_some_and(|command| command == "score") && !case.is_error())
    {
        // Skip `--help`, which prints no JSON, and `--check` and `--as`, whose JSON has other schemas.
        if case.args.iter().any(|arg| ["--check", "--as", "--help"].contains(&arg.as_str())) {
            continue;
        }
        let format = case.args.iter().position(|arg| arg == "--format");
        let args: Vec<&str> = match format {
            Some(at) => [&case.args()[..at], &case.args()[at + 2..]].concat(),
            None => case.args(),
        };
        let answer = json_of(&run(&[&args[..], &["--json"]].concat()).stdout);
        let own =
            if answer["schema"].as_str().is_some_and(|name| name.starts_with("okey.sheet/")) { &sheet } else { &score };
        validate(own, &answer).unwrap_or_else(|why| panic!("{args:?}: {why}"));
        answers += 1;
    }
    let files = ["classic", "evening", "partners", "pot", "tied"].map(|name| format!("tests/data/{name}.jsonl"));
    let given = files.iter().map(|file| std::fs::read_to_string(file).expect("a sheet"));
    let records = cases("valid").into_iter().map(|(_, record, _)| record);
    let converted = records.map(|record| text_of(run_with(&["score", "-", "--as", "json"], record.as_bytes()).stdout));
    for text in given.chain(converted) {
        // This schema is only for hands recorded by their results. Skip header lines of records, and hands with turns.
        let lines = text.lines().map(json_of).filter(|line| line["players"][0].get("name").is_some());
        for line in lines {
            validate(&hand, &line).unwrap_or_else(|why| panic!("{line}: {why}"));
            hands += 1;
        }
    }
    assert!(answers > 10 && hands > 30, "{answers} answers, {hands} hands");
    let known = hand["properties"].as_object().expect("fields");
    assert!(["number", "lines", "totals", "about"].iter().all(|field| known.contains_key(*field)));
    let wrong = json!({ "finish": null, "players": [{ "name": "A" }], "number": -1 });
    assert!(validate(&hand, &wrong).is_err());
}
