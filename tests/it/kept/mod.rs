//! Score sheets as a record, as JSON Lines, and as options on the command line get the same points.

mod evenings;
pub(crate) mod files;
mod forms;
pub(crate) mod killed;
mod played;
pub(crate) mod slow;

use std::ffi::OsString;
use std::io::Cursor;

use okey::cli::{Streams, call};
use serde_json::Value;

use crate::command::Memory;

/// Runs `okey score` in this process. Returns the exit code, standard output and standard error.
fn scored(args: &[&str], input: &str) -> (u8, String, String) {
    let [out, err] = [Memory::default(), Memory::default()];
    let args = ["okey", "score"].iter().chain(args).map(OsString::from);
    let code = call(args, Streams::new(Cursor::new(input.to_owned()), out.clone(), err.clone()));
    (code, out.text(), err.text())
}

/// Returns the JSON answer to a command line that must succeed.
fn answer(args: &[&str], input: &str) -> Value {
    let args = [args, &["--json"]].concat();
    let (mut code, mut out, mut err) = scored(&args, input);
    // A process that another test starts shares the file locks of this process for a moment, so try again.
    while err.contains("file-in-use") {
        std::thread::yield_now();
        (code, out, err) = scored(&args, input);
    }
    assert_eq!(code, 0, "{args:?}\n{input}\n{err}");
    serde_json::from_str(&out).expect("JSON")
}

/// Returns the points of each player in each hand, and each player's total at the end, in the order of `names`.
fn figures(sheet: &Value, names: &[&str]) -> (Vec<Vec<i64>>, Vec<i64>) {
    let of = |list: &Value, field: &str, name: &str| {
        let entry = list.as_array().expect("a list").iter().find(|entry| entry["name"] == name);
        entry.unwrap_or_else(|| panic!("{name}: {list}"))[field].as_i64().expect("a number")
    };
    let hands = sheet["hands"].as_array().expect("hands").iter();
    let hands = hands.map(|hand| names.iter().map(|name| of(&hand["players"], "points", name)).collect());
    (hands.collect(), names.iter().map(|name| of(&sheet["totals"], "balance", name)).collect())
}
