//! Judges a claim again at tables where one rule is different.

use crate::engine::Engine;
use crate::table::{Profile, Switch, Table, Value, Variant};

use super::{Claim, Fact, Ruling, ruling};

/// A different ruling on a claim at another table. The rules of the tables differ in one switch or in the variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Elsewhere {
    /// The key of the switch that differs, or [`VARIANT`] if the tables have different variants.
    pub switch: &'static str,
    /// The value of the switch at the table with the changed rule. If the tables have different variants: the variant's
    /// name.
    pub value: Value,
    /// The table with the changed rule, at which the claim was judged again.
    pub table: Table,
    /// The ruling on the claim at the table with the changed rule.
    pub ruling: Ruling,
}

/// The value of [`Elsewhere::switch`] if the changed rule is the variant, for example `101-team` instead of `101`. Some
/// rules, for example whether there are partners, differ only between variants.
pub const VARIANT: &str = "variant";

/// Returns every change of the table's rules that leads to a different ruling on a claim. A change sets one switch of
/// the rules to another value, or chooses another variant of the same game.
///
/// A switch whose value is a number is set to these values:
///
/// - the numbers that the variants of this game use, and numbers that some tables are known to use;
/// - a word such as `none`, if the switch accepts one;
/// - the number at which the ruling can change, such as the sum of the melds;
/// - if none of these numbers changes the ruling: 0 and, if 0 does not change it, 1 more than the highest cost in the
///   ruling.
pub fn elsewhere(engine: &Engine, table: &Table, claim: &Claim) -> Vec<Elsewhere> {
    elsewhere_and_at(engine, table, None, claim)
}

/// Does the same as [`elsewhere`], but first judges the claim at `other`, a table of another game, if there is one. The
/// claim's question must exist in that game.
pub(crate) fn elsewhere_and_at(engine: &Engine, table: &Table, other: Option<&Table>, claim: &Claim) -> Vec<Elsewhere> {
    let here = ruling(engine, table, claim);
    let probe = |switch, value, other| turned(engine, &here, claim, (switch, value), other);
    let set = |switch: &Switch, value: Value| {
        let other = table.with_value(switch, value).filter(|other| other != table)?;
        probe(switch.key, value, other)
    };
    let tipping: Vec<(&str, Value)> = here.facts().filter_map(tipping).chain(indicator_floors(claim)).collect();
    let costs = here.cost.iter().flat_map(|cost| &cost.parts).filter_map(|part| u32::try_from(part.points.abs()).ok());
    let numbers: Vec<u32> = [0].into_iter().chain(costs.max().map(|most| most + 1)).collect();
    let game = table.game();
    let of_variant = |other: Table| probe(VARIANT, Value::Word(other.profile().variant.name()), other);
    let mut all: Vec<Elsewhere> = other.cloned().and_then(of_variant).into_iter().collect();
    for switch in Switch::ALL.iter().filter(|switch| switch.clause.entry().scope.is_of(game)) {
        let values = values(switch, table.profile(), &tipping);
        let changes: Vec<Elsewhere> = values.into_iter().filter_map(|value| set(switch, value)).collect();
        let has_number = changes.iter().any(|other| matches!(other.value, Value::Count(_)));
        all.extend(changes);
        if switch.takes_numbers() && !has_number {
            all.extend(numbers.iter().find_map(|&number| set(switch, Value::Count(number))));
        }
    }
    for variant in Variant::ALL {
        if variant != table.profile().variant && Profile::new(variant).game == game {
            all.extend(of_variant(table.played_as(variant)));
        }
    }
    all
}

/// Returns the ruling at the table `other`, if it differs from the ruling `here`. Returns `None` if both are equal, or
/// if the claim lacks a fact that the rules of `other` need.
fn turned(
    engine: &Engine,
    here: &Ruling,
    claim: &Claim,
    (switch, value): (&'static str, Value),
    other: Table,
) -> Option<Elsewhere> {
    if matches!(claim, Claim::Left(left) if left.lacks_tiles(&other)) {
        return None;
    }
    let ruling = ruling(engine, &other, claim);
    (ruling.outcome() != here.outcome()).then_some(Elsewhere { switch, value, table: other, ruling })
}

/// Returns the switch whose number a fact depends on, and the nearest value of this switch that would change the fact.
/// Returns `None` if the fact depends on no such number. Example: for a sum of 95 points where 101 are needed, the
/// result is `open.sum` with the value 95.
fn tipping(fact: &Fact) -> Option<(&'static str, Value)> {
    let bar = |key, reached: u32, bar: u32| (key, Value::Count(if reached < bar { reached } else { reached + 1 }));
    let limit = |tiles: usize, within: bool| {
        let tiles = u32::try_from(tiles).ok()?;
        Some(("layoff.pairs_limit", Value::Count(if within { tiles.checked_sub(1)? } else { tiles })))
    };
    match *fact {
        Fact::Sum { sum, bar: least, .. } => Some(bar("open.sum", sum, least)),
        Fact::PairCount { pairs, bar: least } => Some(bar("open.pairs", pairs, least)),
        Fact::TooMany { tiles, .. } => limit(tiles, false),
        Fact::WithinLimit { tiles, .. } | Fact::NoLimit { tiles } => limit(tiles, true),
        _ => None,
    }
}

/// Returns two values to try for `points.indicator_floor`: the points that the claim gives for another player, and 1
/// more. A player with fewer points than this floor does not pay for a shown tile. Returns no values if the claim gives
/// no points.
fn indicator_floors(claim: &Claim) -> Vec<(&'static str, Value)> {
    let balance = match claim {
        Claim::Indicator { balance, .. } => *balance,
        _ => None,
    };
    let floor = |least: u32| ("points.indicator_floor", Value::Count(least));
    balance.into_iter().flat_map(|points| [points, points.saturating_add(1)]).map(floor).collect()
}

/// Values of switches that some tables use, although no variant has them.
const PLAYED: &[(&str, &[u32])] = &[
    ("fouls.put_back", &[0]),
    ("fouls.okey", &[0]),
    ("fouls.okey_taken", &[101]),
    ("layoff.pairs_limit", &[0, 1]),
    ("penalty.okey_unopened", &[101]),
    ("penalty.announced", &[404]),
    ("penalty.unopened_cap", &[404]),
];

fn values(switch: &'static Switch, here: &Profile, tipping: &[(&str, Value)]) -> Vec<Value> {
    let profiles = Variant::ALL.map(Profile::new);
    let set = profiles.iter().filter(|profile| profile.game == here.game).map(|profile| switch.get(profile));
    let played = PLAYED.iter().filter(|(key, _)| *key == switch.key).flat_map(|(_, values)| *values);
    let played = played.map(|&count| Value::Count(count));
    let mut values: Vec<Value> = Vec::new();
    let tipping = tipping.iter().filter(|(key, _)| *key == switch.key).map(|&(_, value)| value);
    for value in switch.names().into_iter().chain(set).chain(played).chain(tipping) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}
