//! If `okey batch` cannot parse or answer a line, it writes an error line and continues with the next line.

use serde_json::{Value, json};

use super::{answered, counted, winning};
use crate::command::run_with;

/// Returns invalid lines, each with the expected error code and the expected id of the error line.
fn bad_lines() -> Vec<(Vec<u8>, &'static str, Value)> {
    let long = format!("{{\"id\":1,\"hand\":\"{}\"}}", "K1 ".repeat(30_000));
    let huge = vec![b'x'; 3_000_000];
    let deep = format!("{{\"id\":1,\"hand\":{}{}}}", "[".repeat(5000), "]".repeat(5000));
    let text = |line: &str| line.as_bytes().to_vec();
    vec![
        (text(""), "line-not-object", Value::Null),
        (text("  \t"), "line-not-object", Value::Null),
        (text("K1 K2 K3"), "line-not-object", Value::Null),
        (text("[1,\"R5\",\"K1-13 K1\"]"), "line-not-object", Value::Null),
        (text("[{\"id\":7,\"hand\":\"K1\"}]"), "line-not-object", Value::Null),
        (text("[7]"), "line-not-object", Value::Null),
        (text("null"), "line-not-object", Value::Null),
        (text("{\"id\":1,"), "line-not-json", Value::Null),
        (text("{\"id\":1} {\"id\":2}"), "line-not-json", Value::Null),
        (text("{\"id\":1,\"hand\":\"K1\",\"hand\":\"K2\"}"), "field-twice", json!(1)),
        (text("{\"id\":1,'hand':\"ğ\"}"), "line-not-json", Value::Null),
        (text(&deep), "line-not-json", json!(1)),
        (text(&long), "too-long", Value::Null),
        (huge, "too-long", Value::Null),
        (b"{\"id\":1,\"hand\":\"\xff\"}".to_vec(), "not-utf8", Value::Null),
        (b"\0\0\0".to_vec(), "line-not-object", Value::Null),
        (text("{\"id\":\"a\",\"hand\":5}"), "field-type", json!("a")),
        (text("{\"id\":\"a\",\"hand\":[\"K1\",5]}"), "field-type", json!("a")),
        (text("{\"id\":\"a\",\"hand\":{\"x\":[1]}}"), "field-type", json!("a")),
        (text("{\"id\":\"a\",\"hand\":\"K1\",\"indicator\":[\"R5\"]}"), "field-type", json!("a")),
        (text("{\"id\":\"a\",\"hand\":\"K1\",\"variant\":101}"), "field-type", json!("a")),
        (text("{\"id\":\"a\",\"hand\":\"K1\",\"limit\":-1}"), "field-type", json!("a")),
        (text("{\"id\":\"a\",\"hand\":\"K1\",\"draws\":1.5}"), "field-type", json!("a")),
        (text("{\"id\":\"a\",\"hand\":\"K1\",\"partial\":1}"), "field-type", json!("a")),
        (text("{\"id\":2,\"indicator\":\"R5\"}"), "no-tiles", json!(2)),
        (text("{\"id\":2,\"indicator\":\"R5\",\"hand\":[]}"), "no-tiles", json!(2)),
        (text("{\"id\":2,\"hand\":\"K1-13 K1\"}"), "indicator-missing", json!(2)),
        (text("{\"id\":2,\"indicator\":\"R5\",\"hand\":\"K1 Q7\"}"), "unknown-word", json!(2)),
        (text("{\"id\":2,\"indicator\":\"R5\",\"hand\":\"K1-13\"}"), "wrong-count", json!(2)),
        (text("{\"id\":2,\"variant\":\"okay\",\"hand\":\"K1-13\"}"), "unknown-variant", json!(2)),
        (text("{\"id\":2,\"variant\":\"cs102\",\"indicator\":\"R5\",\"hand\":\"K1\"}"), "indicator-unwanted", json!(2)),
    ]
}

#[test]
fn each_is_one_error_and_disturbs_no_other() {
    let bad = bad_lines();
    let mut input = Vec::new();
    for (line, ..) in &bad {
        input.extend([winning(0).as_bytes(), line, b"\n"].concat());
    }
    let answers = answered(&["check"], &input);
    assert_eq!(answers.len(), 2 * bad.len());
    for ((number, pair), (line, code, id)) in (1..).step_by(2).zip(answers.chunks(2)).zip(&bad) {
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]);
        assert_eq!(pair[0]["wins"], true, "before {shown}");
        assert_eq!(pair[1]["error"]["code"], *code, "{shown}");
        assert_eq!((&pair[1]["id"], &pair[1]["line"]), (id, &json!(number + 1)), "{shown}");
        assert_eq!(pair[1]["faults"][0], pair[1]["error"], "{shown}");
    }
    assert_eq!(run_with(&["batch", "check"], &input).status.code(), Some(1));
}

#[test]
fn spans_count_characters_of_their_input() {
    let lines = "{\"indicator\":\"R5\",\"hand\":[\"kırmızı7\",\"Q7\"]}\n{\"ı\":1,}\n";
    let answers = answered(&["check"], lines.as_bytes());
    assert_eq!((&answers[0]["error"]["input"], &answers[0]["error"]["span"]), (&json!("hand"), &json!([9, 11])));
    assert_eq!((&answers[1]["error"]["input"], &answers[1]["error"]["span"]), (&json!("line"), &json!([7, 8])));
}

#[test]
fn a_last_line_needs_no_line_feed_but_must_be_whole() {
    let whole = winning(0).trim_end().to_owned();
    assert_eq!(answered(&["check"], whole.as_bytes())[0]["wins"], true);
    for end in 1..whole.len() {
        let answers = answered(&["check"], &whole.as_bytes()[..end]);
        assert_eq!(answers.len(), 1, "{end}");
        assert_eq!(answers[0]["error"]["code"], "line-not-json", "{end}");
    }
}

#[test]
fn marks_of_other_systems_are_no_faults() {
    let lines = ["\u{feff}", &winning(0), &winning(1)].concat().replace('\n', "\r\n");
    let output = run_with(&["batch", "check"], lines.as_bytes());
    assert_eq!((output.status.code(), counted(&output.stdout)), (Some(0), 2));
}

#[test]
fn no_line_is_no_answer() {
    let output = run_with(&["batch", "check"], b"");
    assert_eq!((output.status.code(), output.stdout.len(), output.stderr.len()), (Some(0), 0, 0));
    assert_eq!(answered(&["check"], b"\n").len(), 1, "an empty line is a line");
}

#[test]
fn fail_fast_stops_after_the_first() {
    let lines = [winning(0), winning(1), "{\"id\":2}\n".to_owned(), winning(3), "{}\n".to_owned()].concat();
    let output = run_with(&["batch", "check", "--fail-fast", "--jobs", "3"], lines.repeat(500).as_bytes());
    assert_eq!((output.status.code(), counted(&output.stdout)), (Some(1), 3));
}
