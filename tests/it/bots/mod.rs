//! Programs as computer players, for example `okey simulate --players "./bot --fast,nearest"`. Most of them are scripts
//! in `tests/data/bots`.

mod examples;
mod failing;
mod labels;
mod views;

use std::io::Write;
use std::process::Stdio;

use serde_json::Value;

use crate::command::{clean_command, json_of, run, text_of};

/// Returns true if `python3` can be started. Otherwise prints that the test is skipped.
pub(crate) fn has_python() -> bool {
    let python = clean_command("python3").args(["-c", "pass"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let there = python.is_ok_and(|status| status.success());
    if !there {
        let _ = writeln!(std::io::stderr(), "skipped: there is no python3");
    }
    there
}

pub(crate) fn script(call: &str) -> String {
    format!("python3 tests/data/bots/{call}")
}

/// Simulates `games` hands and returns the JSON answer of `okey simulate`.
pub(crate) fn simulated(variant: &str, players: &str, games: &str, more: &[&str]) -> Value {
    let call = ["simulate", "--variant", variant, "--players", players, "--games", games, "--json"];
    let output = run(&[&call[..], more].concat());
    assert_eq!(output.status.code(), Some(0), "{players}: {}", text_of(output.stderr));
    json_of(&output.stdout)
}

/// Returns how many hands the player with the index `kind` lost by failing, for each cause that occurred.
fn lost(answer: &Value, kind: usize) -> Vec<(String, u64)> {
    let causes = answer["kinds"][kind]["lost"].as_object().expect("the causes");
    let causes = causes.iter().map(|(cause, count)| (cause.clone(), count.as_u64().expect("a count")));
    causes.filter(|(_, count)| *count > 0).collect()
}
