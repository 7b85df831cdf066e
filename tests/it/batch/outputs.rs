//! `batch` ends without an error message if the reader of its output stops early. An answer has a maximum length and
//! contains no control characters.

use std::io::{Read, Write};
use std::thread;

use serde_json::{Value, json};

use super::answered;
use crate::command::{json_of, run_with, spawned, text_of};

#[test]
fn a_closed_output_has_the_exit_code_of_the_answers_read() {
    let refused = "{}\n".repeat(20_000);
    let mut child = spawned(&["batch", "check"]);
    let mut to = child.stdin.take().expect("a pipe");
    let feeding = thread::spawn(move || drop(to.write_all(refused.as_bytes())));
    let mut first = [0; 200];
    let mut from = child.stdout.take().expect("a pipe");
    from.read_exact(&mut first).expect("an answer");
    drop(from);
    let ended = child.wait_with_output().expect("the program ends");
    feeding.join().expect("no panic");
    assert_eq!((ended.status.code(), ended.stderr.len()), (Some(1), 0));
}

#[test]
fn answers_are_bounded_for_every_line() {
    let rack = "\"variant\":\"101\",\"indicator\":\"K1\",\"hand\":\"KRBY4-8 O*x2\"";
    let many = format!("{{\"id\":1,{rack},\"limit\":1000000000}}\n{{\"id\":2,{rack},\"limit\":2000}}\n");
    for question in ["melds", "open"] {
        let answers = answered(&[question], many.as_bytes());
        assert_eq!((&answers[0]["id"], &answers[0]["error"]["code"]), (&json!(1), &json!("answer-too-long")));
        assert_eq!(answers[0]["line"], 1);
        assert_eq!((&answers[1]["id"], &answers[1]["error"]), (&json!(2), &Value::Null), "{question}");
    }
}

#[test]
fn nothing_raw_gets_into_an_answer() {
    let ids = ["\"a\u{7f}b\u{9b}31m\u{202e}c\u{200b}\"", "[1,\r2]", "{\"\u{85}\":\t\"\u{2028}\"}"];
    let hands = ["K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6", "K1 \u{202e}\u{9b}Q7"];
    for id in ids {
        for hand in hands {
            let line =
                format!("{{\"id\":{id},\"indicator\":\"R5\",\"hand\":\"{hand}\"}}\n{{\"id\":{id},\"hand\":5}}\n");
            let output = run_with(&["batch", "check"], line.as_bytes());
            let text = text_of(output.stdout);
            assert_eq!(text.lines().count(), 2, "{text:?}");
            for answer in text.lines() {
                let raw = |c: char| c.is_control() || "\u{202e}\u{200b}\u{2028}".contains(c);
                assert!(!answer.contains(raw), "{answer:?}");
                let reported = json_of(answer);
                assert_eq!(reported["id"], json_of(id), "it means the same");
            }
        }
    }
}
