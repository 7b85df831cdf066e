//! The conformance suite in the folder `conformance/`: test questions about the game, with the answers that every Okey
//! program must give. The answers come from the slow reference programs of the tests and from the definitions and
//! examples of the rulebook, never from the engine. A test then asks the engine every question.
//!
//! The group and the number of a case determine its content. So a test can generate a few cases of each group again and
//! compare them with the files. The command that writes the files:
//!
//! ```sh
//! cargo test --locked conformance::write -- --ignored
//! ```

pub(crate) mod boards;
mod coverage;
mod edition;
mod hands;
mod hapis;
mod melds;
mod rulebook;
mod sheets;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use okey::Oracle;
use serde_json::{Value, json};

use crate::caller::run_quickly;
use crate::command::root;
use crate::samples::some_of;

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
    Group { name: "rulings", size: rulebook::MOST_RULINGS, make: rulebook::ruling },
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
    Group { name: "scores-101", size: sheets::SCORES, make: sheets::score },
    Group { name: "sheets", size: sheets::SIZE, make: |at| Some(sheets::sheet(at)) },
    Group { name: "hapis", size: hapis::OF_CHOSEN + 360, make: hapis::case },
];

/// Cases whose question is not the one that edition 2 asks under the same number. Their ids end with a `b`, so that an
/// id means the same question in every edition.
const ASKED_ANEW: [&str; 22] = [
    "rulings-0107",
    "rulings-0118",
    "rulings-0119",
    "rulings-0173",
    "rulings-0241",
    "rulings-0251",
    "rulings-0253",
    "rulings-0257",
    "rulings-0291",
    "rulings-0321",
    "rulings-0325",
    "rulings-0357",
    "sheets-0044",
    "sheets-0050",
    "sheets-0313",
    "sheets-0369",
    "sheets-0384",
    "sheets-0390",
    "sheets-0425",
    "sheets-0450",
    "sheets-0479",
    "sheets-0485",
];

/// Makes the cases of all groups, or only every nth case of a group, where n is `step(group)`. Each question occurs
/// once: if two cases have the same question, the first one gets the clauses and the answer of both.
fn make(step: fn(&Group) -> usize) -> Vec<Vec<Value>> {
    let mut groups: Vec<Vec<Value>> = vec![Vec::new(); GROUPS.len()];
    let mut places: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (own, group) in GROUPS.iter().enumerate() {
        for at in (0..group.size).step_by(step(group)) {
            let Some(Expectation { clauses, ask, answer }) = (group.make)(at) else { continue };
            let question = ask.to_string();
            if let Some(&(first, place)) = places.get(&question) {
                let case = &mut groups[first][place];
                add_clauses(&mut case["clauses"], &clauses);
                add_answer(&mut case["answer"], answer);
                continue;
            }
            places.insert(question, (own, groups[own].len()));
            let number = format!("{}-{at:04}", group.name);
            let id = if ASKED_ANEW.contains(&number.as_str()) { number + "b" } else { number };
            groups[own].push(json!({ "id": id, "clauses": clauses, "ask": ask, "answer": answer }));
        }
    }
    groups
}

fn add_clauses(list: &mut Value, more: &[&str]) {
    let list = list.as_array_mut().expect("a list of clauses");
    for clause in more {
        if !list.iter().any(|other| other == clause) {
            list.push((*clause).into());
        }
    }
}

/// Adds the fields of a second answer to the same question. Where the first answer has `{}` for a player, it gets what
/// the second answer says about this player.
fn add_answer(answer: &mut Value, more: Value) {
    match (answer, more) {
        (Value::Object(fields), Value::Object(more)) => {
            for (name, value) in more {
                add_answer(fields.entry(name).or_insert_with(|| value.clone()), value);
            }
        }
        (Value::Array(items), Value::Array(more)) if more.iter().any(Value::is_object) => {
            for item in more.into_iter().filter(|item| *item != json!({})) {
                if !items.contains(&item) {
                    let free = items.iter_mut().find(|item| **item == json!({})).expect("a place in the list");
                    *free = item;
                }
            }
        }
        (answer, more) => assert_eq!(*answer, more, "two answers to one question"),
    }
}

fn file(group: &str) -> PathBuf {
    root().join(format!("conformance/cases/{group}.jsonl"))
}

/// Returns the cases in the file of a group.
fn read(group: &str) -> Vec<Value> {
    let text = fs::read_to_string(file(group)).expect("a file");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
#[ignore = "writes the files of the suite, which takes minutes, and raises the edition if a case changed"]
fn write() {
    for (group, cases) in GROUPS.iter().zip(make(|_| 1)) {
        let lines: Vec<String> = cases.iter().map(Value::to_string).collect();
        fs::write(file(group.name), lines.join("\n") + "\n").expect("the file can be written");
    }
    edition::renew();
}

/// The slow reference programs make some cases of each group again, and all cases that were written by hand.
#[test]
fn the_files_are_what_the_references_make() {
    assert_made(|group| match group.name {
        "rulings" | "clauses" => 1,
        "hapis" => 13,
        _ => 31,
    });
}

#[test]
#[ignore = "takes 20 seconds"]
fn every_case_is_what_the_references_make() {
    assert_made(|_| 1);
}

/// Makes every nth case of a group, where n is `step(group)`, and compares the cases with the files. If not all cases
/// are made, a case in the file may have more clauses and fields, from another case with the same question.
fn assert_made(step: fn(&Group) -> usize) {
    let files: Vec<Value> = GROUPS.iter().flat_map(|group| read(group.name)).collect();
    let by_question: BTreeMap<String, &Value> = files.iter().map(|case| (case["ask"].to_string(), case)).collect();
    assert_eq!(by_question.len(), files.len(), "a question occurs twice");
    let ids: BTreeSet<&str> = files.iter().filter_map(|case| case["id"].as_str()).collect();
    for (group, cases) in GROUPS.iter().zip(make(step)) {
        assert!(cases.len() > 8, "{}: only {} cases", group.name, cases.len());
        if step(group) == 1 {
            assert!(cases == read(group.name), "{}: the file has other cases; write the files anew", group.name);
            continue;
        }
        for case in cases {
            let found = by_question.get(&case["ask"].to_string());
            let found = found.unwrap_or_else(|| panic!("{case}\nis not in the file; write the files anew"));
            let clauses = found["clauses"].as_array().expect("clauses");
            let has_clauses = case["clauses"].as_array().expect("clauses").iter().all(|id| clauses.contains(id));
            assert!(has_clauses && agrees(&case["answer"], &found["answer"]), "{case}\nthe file has {found}");
            let has_own = case["id"].as_str().is_some_and(|id| ids.contains(id));
            assert!(found["id"] == case["id"] || !has_own, "{case}\nthe file has {found}");
        }
    }
}

/// The engine gives the expected answers: all of a small group, and a sample of a large group. There are at least 20,000
/// cases, and every group has at least two different answers.
#[test]
fn the_engine_gives_every_answer() {
    let mut oracle = Oracle::default();
    let mut cases = 0;
    for (round, group) in GROUPS.iter().enumerate() {
        let mut outcomes = BTreeSet::new();
        let all = read(group.name);
        cases += all.len();
        let is_large = all.len() > 700;
        let (every, some) = if is_large { (Vec::new(), all) } else { (all, Vec::new()) };
        for case in every.into_iter().chain(some_of(some, round)) {
            let answer = asked(&mut oracle, &case["ask"], &case["answer"]);
            assert!(agrees(&case["answer"], &answer), "{case}\nthe answer is {answer}");
            outcomes.insert(case["answer"].to_string());
        }
        assert!(outcomes.len() > 1, "{}: every answer is the same", group.name);
    }
    assert!(cases >= 20_000, "{cases} cases");
}

/// Returns the program's answer to a question of the suite, with at least the fields of the expected answer. A question
/// about hapis tavlası runs `okey hapis`; the oracle answers all others.
fn asked(oracle: &mut Oracle, ask: &Value, expected: &Value) -> Value {
    let answer = if ask["ask"] == "hapis" {
        let text = |field: &str| ask[field].as_str();
        let mut call = vec!["hapis", text("question").expect("a question"), text("position").expect("a position")];
        call.extend(text("dice"));
        call.extend(text("rules").into_iter().flat_map(|rules| ["--rules", rules]));
        call.extend(
            ask["set"].as_array().into_iter().flatten().filter_map(Value::as_str).flat_map(|set| ["--set", set]),
        );
        call.push("--json");
        run_quickly(&call).stdout
    } else {
        // The oracle answers sooner if the question names the fields.
        let names: Vec<&String> = expected.as_object().expect("an object").keys().collect();
        let mut ask = ask.clone();
        if !names.iter().any(|name| *name == "error") {
            ask["fields"] = json!(names);
        }
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
