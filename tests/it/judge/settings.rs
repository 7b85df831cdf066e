//! If some setting of the table changes the ruling on a listed dispute, the answer names this setting.

use okey::judge::{Claim, Cost, VARIANT, elsewhere, judge};
use okey::within::claim;
use okey::{Profile, Switch, Table, Value, Variant};

use super::disputes::corpus;
use crate::command::words;
use crate::engine::case::engine;

/// Returns the decision on the claim (allowed or not) and its cost, first for the whole ruling, then for each reading
/// of the undeclared okeys.
fn outcome(table: &Table, claim: &Claim) -> Vec<(Option<bool>, Option<Cost>)> {
    let ruling = judge(&engine(), table, claim);
    let readings = ruling.readings.into_iter().map(|reading| (reading.allowed, reading.cost));
    [(ruling.allowed, ruling.cost)].into_iter().chain(readings).collect()
}

/// Returns the numbers to try for a switch, including all numbers of the variants.
fn numbers() -> impl Iterator<Item = u32> {
    (0..=30).chain((31..120).step_by(7)).chain([50, 100, 101, 102, 103, 201, 202, 203, 303, 404, 505, 808, 809, 1616])
}

#[test]
fn settings_that_turn_a_ruling_are_named() {
    assert_named(3);
}

#[test]
#[ignore = "takes 2 seconds"]
fn every_setting_that_turns_a_ruling_is_named() {
    assert_named(1);
}

/// Asserts for each `step`-th dispute that the answer names the settings that turn the ruling.
fn assert_named(step: usize) {
    let (mut turned, mut unnamed) = (0, Vec::new());
    for case in corpus().into_iter().step_by(step) {
        let call = &case.call;
        let (table, claim) = claim(&words(call)[1..]).unwrap_or_else(|| panic!("okey {call}"));
        let here = outcome(&table, &claim);
        let named = elsewhere(&engine(), &table, &claim);
        let is_named = |key: &str, value: Value| named.iter().any(|other| other.switch == key && other.value == value);
        for other in &named {
            let there = match other.value {
                Value::Word(name) if other.switch == VARIANT => table.played_as(name.parse().expect("a variant")),
                value => table.with(other.switch, &value.to_string()).expect("a setting"),
            };
            assert_ne!(outcome(&there, &claim), here, "okey {call}: {} = {} turns it", other.switch, other.value);
        }
        for switch in Switch::ALL {
            let turns = |value| outcome(&table.with_value(switch, value).expect("a setting"), &claim) != here;
            for value in switch.names().into_iter().filter(|&value| turns(value)) {
                if !is_named(switch.key, value) {
                    unnamed.push(format!("okey {call}: {} = {value}", switch.key));
                }
                turned += 1;
            }
            let number = numbers().filter(|_| switch.takes_numbers()).find(|&number| turns(Value::Count(number)));
            if let Some(number) = number {
                let some =
                    named.iter().any(|other| other.switch == switch.key && matches!(other.value, Value::Count(_)));
                if !some {
                    unnamed.push(format!("okey {call}: {} = {number}", switch.key));
                }
                turned += 1;
            }
        }
        for &variant in Variant::ALL.iter().filter(|&&variant| Profile::new(variant).game() == table.game()) {
            if outcome(&table.played_as(variant), &claim) != here {
                if !is_named(VARIANT, Value::Word(variant.name())) {
                    unnamed.push(format!("okey {call}: {variant}"));
                }
                turned += 1;
            }
        }
    }
    assert!(unnamed.is_empty(), "these turn a ruling:\n{}", unnamed.join("\n"));
    assert!(turned > 250 / step, "{turned} settings turn a ruling");
}
