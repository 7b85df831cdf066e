//! Cases written by hand: the examples of the rulebook, and the disputes in `tests/data/disputes.toml`.

use std::sync::LazyLock;

use okey::Clause;
use okey::rules::{Example, Shows, entries};
use serde_json::{Value, json};

use super::Expectation;
use crate::command::words;
use crate::judge::disputes::{Case, Outcome, at as set_to, corpus};
use crate::oracle::line_of;

/// Makes a case from an example of the rulebook, which states the answer.
pub(super) fn clause(at: usize) -> Option<Expectation> {
    let mut all = entries().flat_map(|entry| entry.examples.iter().flatten().map(move |example| (entry, example)));
    let (entry, example) = all.nth(at)?;
    let (question, ask) = question(example)?;
    let answer = match (example.shows, question.as_str()) {
        (Shows::Refused, _) => json!({ "error": {} }),
        (Shows::Allowed, _) => json!({ "allowed": true }),
        (Shows::Forbidden, _) => json!({ "allowed": false, "cost": null }),
        (Shows::Foul, _) => json!({ "allowed": false }),
        (Shows::Points(player, points), _) => {
            // The example states the points of one player. For the others expect an empty object, which agrees with any
            // object.
            let others = ask["players"].as_array()?.len() - 1;
            let players: Vec<Value> =
                [json!({ "name": player, "points": points })].into_iter().chain(vec![json!({}); others]).collect();
            json!({ "players": players })
        }
        (shows, "check") => json!({ "wins": shows == Shows::Yes }),
        (shows, "open") => json!({ "opens": shows == Shows::Yes }),
        (shows, "pairs") => json!({ "eligible": shows == Shows::Yes }),
        _ => return None,
    };
    Some(Expectation { clauses: vec![entry.clause.id()], ask, answer })
}

/// Returns the question of an example as a line of JSON. Returns `None` if it does not fit in one line, for example
/// because it reads several hands or a record.
fn question(example: &Example) -> Option<(String, Value)> {
    let words = words(example.call);
    if example.input.is_empty() {
        return line_of(&words.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let mut ask: Value = serde_json::from_str(example.input).ok()?;
    ask["ask"] = "score".into();
    let mut options = words.strip_prefix(&["score".to_owned(), "-".to_owned()])?.chunks_exact(2);
    let mut set = Vec::new();
    for option in &mut options {
        match option[0].as_str() {
            "--set" => set.push(option[1].clone()),
            "-i" => ask["indicator"] = option[1].clone().into(),
            "--variant" => ask["variant"] = option[1].clone().into(),
            _ => return None,
        }
    }
    if !set.is_empty() {
        ask["set"] = set.into();
    }
    options.remainder().is_empty().then(|| ("score".to_owned(), ask))
}

static DISPUTES: LazyLock<Vec<Case>> = LazyLock::new(corpus);

/// The number of cases reserved for disputes, two per dispute. The index of a case depends on the place of its dispute
/// in the file, so add new disputes at the end.
pub(super) const MOST_RULINGS: usize = 600;

/// Makes the case with the index `at` from the dispute with the index `at / 2`. An even `at` asks for the ruling; an
/// odd one asks for the ruling with another value of one switch.
///
/// Returns `None` if there is no such dispute or switch, or if the question does not fit in one line of JSON.
pub(super) fn ruling(at: usize) -> Option<Expectation> {
    let case = DISPUTES.get(at / 2)?;
    let (call, outcome) = match at % 2 {
        0 => (case.call.clone(), &case.here),
        _ => case.turned.as_ref().map(|turned| {
            let (key, value) = turned.by.split_once('=').expect("a setting");
            (set_to(&case.call, key, value), &turned.to)
        })?,
    };
    let words = words(&call);
    let (_, ask) = line_of(&words.iter().map(String::as_str).collect::<Vec<_>>())?;
    let clause: Clause = case.clause.parse().expect("a clause");
    let Outcome { ruling, points } = outcome;
    let allowed = match ruling.as_str() {
        "yes" => json!(true),
        "no" => json!(false),
        _ => Value::Null,
    };
    let cost = points.map_or(Value::Null, |points| json!({ "points": points }));
    Some(Expectation { clauses: vec![clause.id()], ask, answer: json!({ "allowed": allowed, "cost": cost }) })
}
