//! `okey score` answers or refuses large inputs quickly, in a time that does not grow with the square of their size.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::command::{run, run_with};

/// The time limit for one input, far above the normal time and far below that of quadratic growth.
const SOON: Duration = Duration::from_secs(8);

/// Runs the program and asserts that it ends within the time limit. Returns the exit code and the code of the first
/// error.
fn soon(what: &str, args: &[&str], input: &str) -> (Option<i32>, Option<String>) {
    let start = Instant::now();
    let output = if input.is_empty() { run(args) } else { run_with(args, input.as_bytes()) };
    assert!(start.elapsed() < SOON, "{what}: {:?}", start.elapsed());
    let printed: Option<Value> = serde_json::from_slice(&output.stderr).ok();
    (output.status.code(), printed.and_then(|printed| Some(printed["error"]["code"].as_str()?.to_owned())))
}

fn refused(what: &str, input: &str, code: &str) {
    assert_eq!(soon(what, &["score", "--json", "-"], input), (Some(2), Some(code.to_owned())), "{what}");
}

/// Returns about a million bytes of items, separated by commas.
fn many(item: impl Fn(usize) -> String) -> String {
    let mut list = String::new();
    let mut at = 0;
    while list.len() < 1_000_000 {
        if at > 0 {
            list.push(',');
        }
        list.push_str(&item(at));
        at += 1;
    }
    list
}

#[test]
fn thousands_of_players() {
    let players = |name: fn(usize) -> String| many(|at| format!(r#"{{"name":"{}"}}"#, name(at)));
    for (what, list) in [("all alike", players(|_| "A".to_owned())), ("all different", players(|at| at.to_string()))] {
        let hand = |finish: &str| format!(r#"{{"finish":{finish},"players":[{list}]}}"#);
        refused(what, &hand("null"), "player-count");
        refused(what, &hand(r#"{"by":"B"}"#), "player-count");
    }
    // The limit on the number of players applies to all hands of a score sheet together.
    let half: Vec<String> = (0..40_000).map(|at| format!(r#"{{"name":"{at}"}}"#)).collect();
    let hand = format!(r#"{{"finish":null,"players":[{}]}}"#, half[..25_000].join(","));
    refused("two hands", &format!("{hand}\n{hand}"), "player-count");
    let names: Vec<String> = (0..20_000).map(|at| at.to_string()).collect();
    let options = names.iter().flat_map(|name| ["--player", name.as_str()]);
    let call: Vec<&str> = ["score", "--json", "--exhausted"].into_iter().chain(options).collect();
    assert_eq!(soon("options", &call, ""), (Some(2), Some("player-count".to_owned())));
}

#[test]
fn thousands_of_fields() {
    let unknown = many(|at| format!(r#""f{at}":1"#));
    refused("unknown fields", &format!("{{{unknown}}}"), "unknown-field");
    let mixed = many(|at| if at < 40_000 { format!(r#""f{at}":1"#) } else { r#""id":1"#.to_owned() });
    refused("known fields behind unknown ones", &format!("{{{mixed}}}"), "unknown-field");
}

#[test]
fn thousands_of_fouls_and_tiles() {
    let player =
        |rest: &str| format!(r#"{{"variant":"101","finish":null,"players":[{{"name":"A",{rest}}},{{"name":"B"}}]}}"#);
    let fouls = many(|_| r#""okey-discard""#.to_owned());
    let (code, _) = soon("fouls", &["score", "--json", "-"], &player(&format!(r#""fouls":[{fouls}]"#)));
    assert_eq!(code, Some(0), "a foul may be listed as often as it was called");
    let unknown = many(|at| format!(r#""sulking{at}""#));
    refused("unknown fouls", &player(&format!(r#""fouls":[{unknown}]"#)), "unknown-foul");
    let tiles = "K1 ".repeat(330_000);
    refused("tiles", &player(&format!(r#""left":"{tiles}""#)), "too-long");
    // Windows accepts at most 32,767 characters in a command line.
    let how = format!("A: {}", "dizi ".repeat(if cfg!(windows) { 6_000 } else { 20_000 }));
    let call = ["score", "--json", "--player", "A", "--player", "B", "--finish", &how, "--variant", "101"];
    assert_eq!(soon("finishes", &call, ""), (Some(2), Some("finish-unwanted".to_owned())));
}

#[test]
fn thousands_of_hands() {
    let hand = r#"{"finish":{"by":"A"},"stake":1,"players":[{"name":"A"},{"name":"B"}]}"#;
    let sheet = format!("{hand}\n").repeat(12_000);
    for format in ["json", "csv", "markdown", "table"] {
        let (code, _) = soon(format, &["score", "--variant", "okey-pot", "--format", format, "-"], &sheet);
        assert_eq!(code, Some(0), "{format}");
    }
}
