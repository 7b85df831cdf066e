//! The conformance suite in the folder `conformance/`: test questions about the game, with the answers that every Okey
//! program must give. The answers come from the slow reference programs of the tests and from the definitions and
//! examples of the rulebook, never from the engine. A test then asks the engine every question.
//!
//! The group and the number of a case determine its content. So a test can generate a few cases of each group again and
//! compare them with the files. To write the files:
//!
//! ```sh
//! cargo test --locked conformance::write -- --ignored
//! CONFORMANCE=hapis,sheets cargo test --locked conformance::write -- --ignored
//! ```
//!
//! The second command writes only these groups.

pub(crate) mod boards;
mod coverage;
mod hands;
mod hapis;
mod melds;
mod rulebook;
mod sheets;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use okey::Oracle;
use serde_json::{Value, json};

use crate::command::{root, run_here};

/// A question, the fields that its answer must have, and the ids of the clauses that decide it.
struct Expectation {
    clauses: Vec<&'static str>,
    ask: Value,
    answer: Value,
}

/// Cases about one subject, stored in one file of the suite.
struct Group {
    name: &'static str,
    /// The number of cases.
    size: usize,
    /// Makes the case with this index. Returns `None` if the case cannot occur in a game or cannot be asked in one line
    /// of JSON.
    make: fn(usize) -> Option<Expectation>,
}

const GROUPS: [Group; 15] = [
    Group { name: "clauses", size: 400, make: rulebook::clause },
    Group { name: "wins-14", size: 2_400, make: |at| Some(hands::win(at, 14)) },
    Group { name: "wins-15", size: 4_000, make: |at| Some(hands::win(at, 15)) },
    Group { name: "chains", size: 800, make: |at| Some(hands::chains(at)) },
    Group { name: "decompositions", size: 2_400, make: |at| Some(hands::decompositions(at)) },
    Group { name: "distances", size: 1_200, make: |at| Some(hands::distances(at)) },
    Group { name: "waits", size: 1_200, make: |at| Some(hands::waits(at)) },
    Group { name: "pairs", size: 1_200, make: |at| Some(hands::pairs(at)) },
    Group { name: "melds", size: 3_200, make: |at| Some(melds::meld(at)) },
    Group { name: "layoffs", size: 1_600, make: |at| Some(melds::layoff(at)) },
    Group { name: "openings", size: 1_200, make: |at| Some(hands::opening(at)) },
    Group { name: "scores-101", size: 1_800, make: sheets::score },
    Group { name: "sheets", size: sheets::SIZE, make: |at| Some(sheets::sheet(at)) },
    Group { name: "rulings", size: rulebook::MOST_RULINGS, make: rulebook::ruling },
    Group { name: "hapis", size: hapis::OF_CHOSEN + 360, make: hapis::case },
];

/// Returns the case with the index `at` as a line of the group's file, or `None` if there is no such case.
fn line(group: &Group, at: usize) -> Option<String> {
    let Expectation { clauses, ask, answer } = (group.make)(at)?;
    let id = format!("{}-{at:04}", group.name);
    Some(json!({ "id": id, "clauses": clauses, "ask": ask, "answer": answer }).to_string())
}

fn file(group: &Group) -> PathBuf {
    root().join(format!("conformance/cases/{}.jsonl", group.name))
}

#[test]
#[ignore = "writes the files of the suite, which takes minutes"]
fn write() {
    let chosen = std::env::var("CONFORMANCE").ok();
    let is_chosen = |name: &str| chosen.as_ref().is_none_or(|names| names.split(',').any(|other| other == name));
    for group in GROUPS.iter().filter(|group| is_chosen(group.name)) {
        let mut text = String::new();
        for line in (0..group.size).filter_map(|at| line(group, at)) {
            writeln!(text, "{line}").expect("a string takes all");
        }
        fs::write(file(group), text).expect("the file can be written");
    }
}

/// Each case that the slow reference programs generate equals a line in the file of its group.
#[test]
fn the_files_are_what_the_references_make() {
    for group in &GROUPS {
        let text = fs::read_to_string(file(group)).expect("a file");
        let lines: Vec<&str> = text.lines().collect();
        // Generate all cases of a small group, and some of a large group.
        let step = if group.size > 700 { 79 } else { 1 };
        let made: Vec<String> = (0..group.size).step_by(step).filter_map(|at| line(group, at)).collect();
        assert!(made.len() > 10, "{}: only {} cases", group.name, made.len());
        for line in &made {
            assert!(lines.contains(&line.as_str()), "{line}\nis not in the file; write the files anew");
        }
        assert!(step > 1 || made.len() == lines.len(), "{}: the file has other lines", group.name);
    }
}

/// The engine gives every expected answer. There are at least 20,000 cases, and every group has at least two different
/// answers.
#[test]
fn the_engine_gives_every_answer() {
    let mut oracle = Oracle::default();
    let mut cases = 0;
    for group in &GROUPS {
        let text = fs::read_to_string(file(group)).expect("a file");
        let mut outcomes = BTreeSet::new();
        for line in text.lines() {
            let case: Value = serde_json::from_str(line).expect("JSON");
            let answer = asked(&mut oracle, &case["ask"]);
            assert!(agrees(&case["answer"], &answer), "{line}\nthe answer is {answer}");
            outcomes.insert(case["answer"].to_string());
            cases += 1;
        }
        assert!(outcomes.len() > 1, "{}: every answer is the same", group.name);
    }
    assert!(cases >= 20_000, "{cases} cases");
}

/// Returns the program's answer to a question of the suite. A question about hapis tavlası runs `okey hapis`; the
/// oracle answers all others.
fn asked(oracle: &mut Oracle, ask: &Value) -> Value {
    let answer = if ask["ask"] == "hapis" {
        let text = |field: &str| ask[field].as_str();
        let mut call = vec!["hapis", text("question").expect("a question"), text("position").expect("a position")];
        call.extend(text("dice"));
        call.extend(text("rules").into_iter().flat_map(|rules| ["--rules", rules]));
        call.extend(
            ask["set"].as_array().into_iter().flatten().filter_map(Value::as_str).flat_map(|set| ["--set", set]),
        );
        call.push("--json");
        run_here(&call).1
    } else {
        oracle.ask(&ask.to_string())
    };
    serde_json::from_str(&answer).expect("JSON")
}

/// Returns true if `found` agrees with `expected`:
/// - An object has the expected fields, and may have others.
/// - A list of numbers or of lists has the expected items in the same order.
/// - Any other list has the expected items in any order.
/// - Any other value is equal.
fn agrees(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().all(|(name, value)| found.get(name).is_some_and(|found| agrees(value, found)))
        }
        (Value::Array(expected), Value::Array(found))
            if expected.iter().any(|item| item.is_number() || item.is_array()) =>
        {
            expected.len() == found.len() && expected.iter().zip(found).all(|(expected, found)| agrees(expected, found))
        }
        (Value::Array(expected), Value::Array(found)) => {
            let mut rest: Vec<&Value> = found.iter().collect();
            let mut take = |value: &Value| {
                let at = rest.iter().position(|found| agrees(value, found));
                at.map(|at| rest.remove(at)).is_some()
            };
            expected.len() == found.len() && expected.iter().all(&mut take)
        }
        _ => expected == found,
    }
}

#[test]
fn equality_of_answers() {
    let agree = |expected: &str, found: &str| {
        agrees(&serde_json::from_str(expected).expect("JSON"), &serde_json::from_str(found).expect("JSON"))
    };
    assert!(agree(r#"{"a":["1","2"]}"#, r#"{"b":0,"a":["2","1"]}"#));
    assert!(agree("[[],[14]]", "[[],[14]]") && !agree("[[],[14]]", "[[14],[]]"));
    assert!(agree("[0,2]", "[0,2]") && !agree("[0,2]", "[2,0]") && !agree("[0]", "[0,0]"));
    assert!(agree(r#"[{"t":"K1"},{"t":"K2"}]"#, r#"[{"t":"K2","left":1},{"t":"K1","left":2}]"#));
    assert!(!agree(r#"["1","1","2"]"#, r#"["1","2","2"]"#));
    assert!(!agree(r#"["1"]"#, r#"["1","2"]"#));
    assert!(!agree(r#"{"a":null}"#, "{}"));
    assert!(!agree("true", "1"));
}
