//! `okey batch` answers every line in order, for every kind of input and output.

mod answers;
mod bad_lines;
mod damaged;
mod outputs;
pub(crate) mod packed;
mod pieces;
mod progress;
pub(crate) mod streams;
pub(crate) mod unseen;

use serde_json::Value;

use crate::command::{flowing, json_of, run, run_with, text_of};

/// Returns `count` dealt hands as input lines. `more` has further arguments for `okey deal`.
pub(crate) fn dealt(variant: &str, count: u32, more: &[&str]) -> String {
    let count = count.to_string();
    let args = [&["deal", "--json", "--seed", "11", "--variant", variant, "--count", &count], more].concat();
    text_of(run(&args).stdout)
}

pub(super) fn answered(args: &[&str], input: &[u8]) -> Vec<Value> {
    let output = run_with(&[&["batch"], args].concat(), input);
    let text = text_of(output.stdout);
    assert!(text.is_empty() || text.ends_with('\n'), "whole lines: {text}");
    text.lines().map(json_of).collect()
}

pub(crate) fn winning(id: usize) -> String {
    format!("{{\"id\":{id},\"indicator\":\"R5\",\"hand\":\"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6\"}}\n")
}

/// Returns `count` input lines with winning hands. The ids count up from 0.
pub(crate) fn winning_lines(count: usize) -> String {
    (0..count).map(winning).collect()
}

/// Returns standard error as one line, to ignore line breaks.
pub(crate) fn stderr_text(error: &[u8]) -> String {
    flowing(&text_of(error.to_vec()))
}

/// Returns the number of output lines. Asserts that every line is complete and that the ids count up from 0.
pub(crate) fn counted(text: &[u8]) -> usize {
    assert!(text.is_empty() || text.ends_with(b"\n"), "whole lines");
    let text = std::str::from_utf8(text).expect("UTF-8");
    for (id, line) in text.lines().enumerate() {
        assert!(line.starts_with(&format!("{{\"id\":{id},")) && line.ends_with('}'), "{id}: {line}");
    }
    text.lines().count()
}
