//! For each listed dispute, `okey judge` gives the expected ruling. If a switch would change the ruling, the answer
//! names this switch.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;

use crate::caller::{Printed, run_quickly};
use crate::command::{cites, json_of, root, words};

#[derive(Deserialize)]
struct Corpus {
    case: Vec<Case>,
}

/// A dispute from `tests/data/disputes.toml`.
#[derive(Deserialize)]
pub(crate) struct Case {
    pub(super) about: String,
    /// The command line that asks about the dispute, without `okey`.
    pub(crate) call: String,
    /// The expected ruling.
    #[serde(flatten)]
    pub(crate) here: Outcome,
    pub(crate) clause: String,
    /// A setting that changes the ruling, and the changed ruling. `None` if no setting changes it.
    pub(crate) turned: Option<Turned>,
}

#[derive(Deserialize, PartialEq, Debug)]
pub(crate) struct Outcome {
    /// `yes`, `no` or `open`. It is `open` if the ruling depends on an undeclared okey, or if the question has no
    /// answer of yes or no.
    pub(crate) ruling: String,
    pub(crate) points: Option<i64>,
}

#[derive(Deserialize)]
pub(crate) struct Turned {
    pub(crate) by: String,
    #[serde(flatten)]
    pub(crate) to: Outcome,
}

pub(super) static ANSWERED: LazyLock<Vec<(Case, Value)>> = LazyLock::new(|| {
    let answered = |case: Case| {
        let answer = answer(&case.call);
        (case, answer)
    };
    corpus().into_iter().map(answered).collect()
});

pub(crate) fn corpus() -> Vec<Case> {
    let text = std::fs::read_to_string(root().join("tests/data/disputes.toml")).expect("the corpus");
    toml::from_str::<Corpus>(&text).expect("the corpus is TOML").case
}

pub(super) fn answer(call: &str) -> Value {
    json_of(&printed(call, &["--json"]))
}

/// Returns what the program prints for the words of `call`, followed by the arguments `more`.
pub(super) fn printed(call: &str, more: &[&str]) -> String {
    let words = words(call);
    let args: Vec<&str> = words.iter().map(String::as_str).chain(more.iter().copied()).collect();
    let Printed { code, stdout, stderr } = run_quickly(&args);
    assert_eq!(code, 0, "okey {call}\n{stderr}");
    stdout
}

pub(super) fn reasons(answer: &Value) -> Vec<String> {
    let reasons = answer["reasons"].as_array().expect("reasons").iter();
    reasons.map(|reason| reason["text"].as_str().expect("a text").to_owned()).collect()
}

fn outcome(answer: &Value) -> Outcome {
    let ruling = match answer["allowed"].as_bool() {
        Some(true) => "yes",
        Some(false) => "no",
        None => "open",
    };
    Outcome { ruling: ruling.to_owned(), points: answer["cost"]["points"].as_i64() }
}

#[test]
fn every_dispute_is_settled() {
    assert!(ANSWERED.len() >= 110, "the disputes people have: {}", ANSWERED.len());
    for (Case { about, call, here, clause, turned }, answer) in &*ANSWERED {
        assert_eq!(outcome(answer), *here, "{about}: okey {call}\n{answer}");
        assert!(cites(answer, clause), "{about}: okey {call} cites {clause}\n{answer}");
        let elsewhere = answer["elsewhere"].as_array().expect("other tables");
        let Some(Turned { by, to }) = turned else {
            let named = elsewhere.iter().filter(|other| other["allowed"] != answer["allowed"]).count();
            assert_eq!(named, 0, "{about}: no switch turns okey {call}\n{answer}");
            continue;
        };
        assert_ne!(here, to, "{about}: the switch turns it");
        let (key, value) = by.split_once('=').expect("a setting");
        let call = at(call, key, value);
        assert_eq!(outcome(&self::answer(&call)), *to, "{about}: okey {call}");
        let named = elsewhere.iter().any(|other| {
            let set = other["value"].as_str().map_or_else(|| other["value"].to_string(), str::to_owned);
            other["switch"] == key && set == value
        });
        // The judge does not try every number, so the answer need not list a number. It need not list `none` and
        // `normal` either, which some switches accept in place of a number.
        assert!(
            named || value.parse::<u32>().is_ok() || value == "none" || value == "normal",
            "{about}: {by} is named"
        );
    }
}

/// Returns the command line with one switch, or the variant, set to another value.
pub(crate) fn at(call: &str, key: &str, value: &str) -> String {
    let mut words: Vec<&str> = call.split(' ').collect();
    let (option, setting) =
        if key == "variant" { ("--variant", value.to_owned()) } else { ("--set", format!("{key}={value}")) };
    let sets = |pair: &[&str]| pair[0] == option && (key == "variant" || pair[1].starts_with(&format!("{key}=")));
    if let Some(at) = words.windows(2).position(sets) {
        words.drain(at..at + 2);
    }
    format!("{} {option} {setting}", words.join(" "))
}

#[test]
fn rulings_elsewhere_match_the_other_table() {
    for (Case { call, .. }, here) in &*ANSWERED {
        for other in here["elsewhere"].as_array().expect("other tables") {
            let value = other["value"].as_str().map_or_else(|| other["value"].to_string(), str::to_owned);
            let key = other["switch"].as_str().expect("a switch");
            // A table without devam (a finish with two okeys) refuses the option `--devam`.
            let without = key == "devam" && value == "false" || key == "variant" && value == "101";
            let call = if without { &call.replace(" --devam", "") } else { call };
            let there = answer(&at(call, key, &value));
            assert_eq!(
                (&there["allowed"], &there["cost"]),
                (&other["allowed"], &other["cost"]),
                "{call}: {key}={value}"
            );
        }
    }
}

#[test]
fn reasons_and_ruling_agree() {
    for (Case { call, .. }, answer) in &*ANSWERED {
        let reasons = answer["reasons"].as_array().expect("reasons");
        let against = reasons.iter().any(|reason| reason["against"] == true);
        match answer["allowed"].as_bool() {
            Some(allowed) => assert_eq!(against, !allowed, "{call}\n{answer}"),
            None => assert!(!against, "{call}\n{answer}"),
        }
        let clauses = answer["clauses"].as_array().expect("clauses");
        assert!(reasons.iter().all(|reason| clauses.contains(&reason["clause"])), "{call}");
        let readings = answer["readings"].as_array().expect("readings");
        let differ =
            readings.windows(2).any(|two| two[0]["allowed"] != two[1]["allowed"] || two[0]["cost"] != two[1]["cost"]);
        assert!(readings.is_empty() || differ, "{call}: readings are shown where they differ");
    }
}
