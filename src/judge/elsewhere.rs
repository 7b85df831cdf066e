//! The same claim at other tables.

use crate::profile::{Profile, Switch, Value, Variant};
use crate::table::Table;

use super::{Claim, Judgment, judge};

/// A switch that turns a ruling, and the ruling it gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Elsewhere {
    /// The switch's key.
    pub switch: &'static str,
    /// Its value there.
    pub value: Value,
    /// The ruling there.
    pub judgment: Judgment,
}

/// Every setting of a single switch under which the claim is ruled on otherwise.
///
/// Switches that take numbers are tried with the numbers that other profiles set, and a foul of its own with nothing.
#[must_use]
pub fn elsewhere(table: &Table, claim: &Claim) -> Vec<Elsewhere> {
    let here = judge(table, claim);
    let turned = |switch: &'static Switch, value: Value| {
        let other = table.with(switch.key, &value.to_string()).filter(|other| other != table)?;
        let judgment = judge(&other, claim);
        (judgment.outcome() != here.outcome()).then_some(Elsewhere { switch: switch.key, value, judgment })
    };
    Switch::ALL
        .iter()
        .flat_map(|switch| values(switch, table.profile()).into_iter().filter_map(move |value| turned(switch, value)))
        .collect()
}

fn values(switch: &'static Switch, here: &Profile) -> Vec<Value> {
    let profiles = Variant::ALL.map(Profile::new);
    let set = profiles.iter().filter(|profile| profile.game == here.game).map(|profile| switch.get(profile));
    let free = (switch.key == "fouls.put_back").then_some(Value::Count(0));
    let mut values: Vec<Value> = Vec::new();
    for value in switch.values().chain(set).chain(free) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}
