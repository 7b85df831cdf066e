//! `okey batch`: every line is answered in order, for every kind of stream and reader.

mod answers;
mod bad_lines;
mod damaged;
mod outputs;
pub(crate) mod packed;
mod pieces;
mod progress;
mod streams;
mod unseen;

use serde_json::Value;

use crate::command::{flowing, json_of, run, run_with, text_of};

/// Returns `count` dealt hands of a variant, as `okey deal --json` writes them.
pub(super) fn dealt(variant: &str, count: u32, more: &[&str]) -> String {
    let count = count.to_string();
    let args = [&["deal", "--json", "--seed", "11", "--variant", variant, "--count", &count], more].concat();
    text_of(run(&args).stdout)
}

/// Returns the lines that answer a stream.
pub(super) fn answered(args: &[&str], input: &[u8]) -> Vec<Value> {
    let output = run_with(&[&["batch"], args].concat(), input);
    let text = text_of(output.stdout);
    assert!(text.is_empty() || text.ends_with('\n'), "whole lines: {text}");
    text.lines().map(json_of).collect()
}

/// Returns a line with a winning hand and that id.
pub(super) fn winning(id: usize) -> String {
    format!("{{\"id\":{id},\"indicator\":\"R5\",\"hand\":\"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6\"}}\n")
}

/// Returns the text on standard error as one line, without the line breaks of messages.
pub(super) fn stderr_text(error: &[u8]) -> String {
    flowing(&text_of(error.to_vec()))
}

/// Returns the number of complete answers. Their ids must count up from 0, and the text must end with a line feed.
pub(super) fn counted(text: &[u8]) -> usize {
    assert!(text.is_empty() || text.ends_with(b"\n"), "whole lines");
    let text = std::str::from_utf8(text).expect("UTF-8");
    for (id, line) in text.lines().enumerate() {
        assert!(line.starts_with(&format!("{{\"id\":{id},")) && line.ends_with('}'), "{id}: {line}");
    }
    text.lines().count()
}
