//! The conformance suite (`conformance/`) has a case for every clause, every switch value and every side of a contested
//! clause.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use okey::hapis::{RuleSet, Rules};
use okey::rules::{Scope, Status, entries};
use okey::{Accepts, Clause, Oracle, Profile, Switch, Variant};
use serde_json::{Value, json};

use super::{GROUPS, read};

/// Clauses that affect an answer but have no case, each with the reason.
const WITHOUT_CASE: [(Clause, &str); 1] =
    [(Clause::TurnOrder, "it rules on the turns of a record, and no question of the suite has a record with turns")];

/// Switch values without a case, each with the reason.
const WITHOUT_VALUE: [(&str, &str, &str); 0] = [];

/// The switches of hapis tavlası, each with its clause.
const HAPIS_SWITCHES: [(&str, Clause); 3] =
    [("both_dice", Clause::HapisBothDice), ("bear_off_free", Clause::HapisBearOff), ("mother", Clause::HapisMother)];

/// The rules of the table in a case.
enum CaseRules {
    Okey(Box<Profile>),
    /// The values of the switches, in the order of `HAPIS_SWITCHES`.
    Hapis([bool; 3]),
}

struct CoverageCase {
    clauses: Vec<Clause>,
    rules: CaseRules,
}

fn settings(list: &Value) -> Vec<(String, String)> {
    let texts = list.as_array().cloned().unwrap_or_else(|| vec![list.clone()]);
    let settings = texts.iter().filter_map(Value::as_str).filter_map(|text| text.split_once('='));
    settings.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

fn hapis_rules(ask: &Value) -> [bool; 3] {
    let set: RuleSet = ask["rules"].as_str().expect("rules").parse().expect("a rule set");
    let usual = Rules::of(set);
    let mut values = [usual.both_dice, usual.bear_off_free, usual.mother];
    for (key, value) in settings(&ask["set"]) {
        let at = HAPIS_SWITCHES.iter().position(|(other, _)| *other == key).expect("a switch");
        values[at] = value == "true";
    }
    values
}

/// Returns the rules in the question `ask`, or `None` if no table has these settings. If `ask` names no game, the
/// oracle says which game it assumes.
fn profile(oracle: &mut Oracle, ask: &Value) -> Option<Profile> {
    let mut named = ask["variant"].as_str().map(str::to_owned);
    let mut set = settings(&ask["set"]);
    for line in ask["sheet"].as_str().unwrap_or_default().lines() {
        match line.split_once(' ') {
            Some(("game" | "oyun", game)) => named = Some(game.to_owned()),
            Some(("set" | "ayar", text)) => set.extend(settings(&json!(text))),
            _ => {}
        }
    }
    let variant: Variant = if let Some(named) = named {
        named.parse().ok()?
    } else {
        let mut ask = ask.clone();
        ask["fields"] = json!("variant");
        let answer: Value = serde_json::from_str(&oracle.ask(&ask.to_string())).expect("JSON");
        answer["variant"].as_str()?.parse().ok()?
    };
    set.iter().try_fold(Profile::new(variant), |profile, (key, value)| profile.with(key, value).ok())
}

static CASES: LazyLock<Vec<CoverageCase>> = LazyLock::new(|| {
    let mut oracle = Oracle::default();
    let mut cases = Vec::new();
    for group in &GROUPS {
        for case in read(group.name) {
            let ids = case["clauses"].as_array().expect("clauses").iter().filter_map(Value::as_str);
            let clauses = ids.map(|id| id.parse().expect("a clause")).collect();
            let rules = if case["ask"]["ask"] == "hapis" {
                Some(CaseRules::Hapis(hapis_rules(&case["ask"])))
            } else {
                // Skip a question about an impossible table. The program must refuse it.
                profile(&mut oracle, &case["ask"]).map(|rules| CaseRules::Okey(Box::new(rules)))
            };
            cases.extend(rules.map(|rules| CoverageCase { clauses, rules }));
        }
    }
    cases
});

#[test]
fn every_clause_has_a_case() {
    let cited: BTreeSet<Clause> = CASES.iter().flat_map(|case| &case.clauses).copied().collect();
    for entry in entries() {
        let excepted = WITHOUT_CASE.iter().any(|(clause, _)| *clause == entry.clause);
        if cited.contains(&entry.clause) {
            assert!(!excepted, "{} has a case", entry.clause);
        } else {
            assert!(excepted || entry.examples.is_err(), "{} has no case", entry.clause);
        }
    }
}

/// For every named value of a switch, a case at a table with this value cites the clause of the switch.
/// - A switch that has only numbers needs cases for two numbers.
/// - A switch that has names and numbers needs a case for one number.
#[test]
fn every_value_of_every_switch_has_a_case() {
    let mut missing = Vec::new();
    for switch in Switch::ALL {
        let values: BTreeSet<String> = CASES
            .iter()
            .filter(|case| case.clauses.contains(&switch.clause))
            .filter_map(|case| match &case.rules {
                CaseRules::Okey(profile) => Some(switch.get(profile).to_string()),
                CaseRules::Hapis(_) => None,
            })
            .collect();
        let names = switch.names().into_iter().map(|value| value.to_string());
        missing.extend(names.filter(|name| !values.contains(name)).map(|name| (switch.key, name)));
        let numbers = values.iter().filter(|value| value.parse::<u32>().is_ok()).count();
        let needed = if matches!(switch.accepts, Accepts::Count) { 2 } else { usize::from(switch.takes_numbers()) };
        missing.extend((numbers < needed).then(|| (switch.key, format!("{numbers} of {needed} numbers"))));
    }
    for (at, (key, clause)) in HAPIS_SWITCHES.into_iter().enumerate() {
        for on in [true, false] {
            let shows = |case: &CoverageCase| {
                matches!(case.rules, CaseRules::Hapis(values) if values[at] == on) && case.clauses.contains(&clause)
            };
            missing.extend((!CASES.iter().any(shows)).then(|| (key, on.to_string())));
        }
    }
    let excepted: Vec<(&str, String)> =
        WITHOUT_VALUE.iter().map(|(key, value, _)| (*key, (*value).to_owned())).collect();
    assert_eq!(missing, excepted);
}

/// For each side of a contested clause, a case cites the clause at a table that follows this side.
/// - A side that no switch value selects needs no case.
/// - If no value selects any side of a clause, the first side still needs a case.
/// - Clauses of hapis tavlası are skipped, because the test of their switches covers them.
#[test]
fn every_side_of_a_contested_clause_has_a_case() {
    let mut missing = Vec::new();
    for entry in entries().filter(|entry| entry.status == Status::Contested && entry.scope != Scope::Hapis) {
        let Some(dispute) = entry.dispute.as_ref().filter(|_| entry.examples.is_ok()) else { continue };
        let followed: BTreeSet<*const okey::rules::DisputeSide> = CASES
            .iter()
            .filter(|case| case.clauses.contains(&entry.clause))
            .filter_map(|case| match &case.rules {
                CaseRules::Okey(profile) => dispute.followed(profile).map(std::ptr::from_ref),
                CaseRules::Hapis(_) => None,
            })
            .collect();
        let undecided = dispute.sides.iter().all(|side| side.at.is_empty());
        for (at, side) in dispute.sides.iter().enumerate() {
            let selected = !side.at.is_empty() || undecided && at == 0;
            if selected && !followed.contains(&std::ptr::from_ref(side)) {
                missing.push(format!("{}: {:?} {}", entry.clause, side.at, side.says.en));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
