//! Judges the same claim at tables with other rules.

use crate::table::{Profile, Switch, Table, Value, Variant};

use super::{Claim, Fact, Ruling, ruling};

/// A changed setting, and the different ruling that results from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Elsewhere {
    /// The key of the changed switch, or [`VARIANT`].
    pub switch: &'static str,
    /// The value of the changed switch.
    pub value: Value,
    /// The table with the changed setting.
    pub table: Table,
    /// The ruling at that table.
    pub ruling: Ruling,
}

/// The key that stands for changing the whole preset. Some settings, such as playing with partners, only a preset can
/// change.
pub const VARIANT: &str = "variant";

/// Returns every change of a setting that changes the ruling on a claim. A change is one switch, or another preset of
/// the same game.
///
/// A switch with numbers is tried with several values: those of the other presets, those that some tables are known to
/// use, `none` if it is allowed, and the value at which the ruling changes. If none of these numbers changes the
/// ruling, 0 and a value above the present cost are tried.
pub fn elsewhere(table: &Table, claim: &Claim) -> Vec<Elsewhere> {
    let here = ruling(table, claim);
    let turned = |switch: &'static str, value: Value, other: Table| {
        // If the other table needs facts that the claim lacks, it cannot be ruled on there.
        if matches!(claim, Claim::Left(left) if left.lacks_tiles(&other)) {
            return None;
        }
        let ruling = ruling(&other, claim);
        (ruling.outcome() != here.outcome()).then_some(Elsewhere { switch, value, table: other, ruling })
    };
    let set = |switch: &Switch, value: Value| {
        let other = table.with_value(switch, value).filter(|other| other != table)?;
        turned(switch.key, value, other)
    };
    let tipping: Vec<(&str, Value)> = here.facts().filter_map(tipping).chain(sparing(claim)).collect();
    let costs = here.cost.iter().flat_map(|cost| &cost.parts).filter_map(|part| u32::try_from(part.points.abs()).ok());
    let probes: Vec<u32> = [0].into_iter().chain(costs.max().map(|most| most + 1)).collect();
    let of_switch = |switch: &'static Switch| {
        let values = values(switch, table.profile(), &tipping);
        let turned: Vec<Elsewhere> = values.into_iter().filter_map(|value| set(switch, value)).collect();
        let named = turned.iter().any(|other| matches!(other.value, Value::Count(_)));
        let further = probes.iter().filter(|_| switch.takes_numbers() && !named);
        let further = further.filter_map(|&number| set(switch, Value::Count(number))).take(1);
        turned.into_iter().chain(further.collect::<Vec<_>>())
    };
    let game = table.game();
    let presets = Variant::ALL.iter().filter(|&&variant| Profile::new(variant).game == game);
    let presets = presets.filter(|&&variant| variant != table.profile().variant);
    let presets = presets
        .filter_map(|&variant| turned(VARIANT, Value::Word(variant.name()), table.played_as(variant)))
        .collect::<Vec<_>>();
    let is_of_game = |switch: &&Switch| switch.clause.entry().is_some_and(|entry| entry.scope.is_of(game));
    Switch::ALL.iter().filter(is_of_game).flat_map(of_switch).chain(presets).collect()
}

/// Returns the ruling at a table with other rules; `None` if the result is the same, or if the claim lacks a fact that
/// the other table needs.
pub fn at_other_table(table: &Table, other: &Table, claim: &Claim) -> Option<Elsewhere> {
    let lacks = matches!(claim, Claim::Left(left) if left.lacks_tiles(other));
    if lacks || !claim.question().is_of(other.game()) {
        return None;
    }
    let (here, there) = (ruling(table, claim), ruling(other, claim));
    let value = Value::Word(other.profile().variant.name());
    (there.outcome() != here.outcome()).then(|| Elsewhere {
        switch: VARIANT,
        value,
        table: other.clone(),
        ruling: there,
    })
}

/// Returns the switch whose value the fact is compared with, and the nearest value at which the result changes.
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

/// Returns two values for the floor below which a player pays nothing for a shown indicator: the highest with which
/// this player pays, and the lowest with which the player does not.
fn sparing(claim: &Claim) -> Vec<(&'static str, Value)> {
    let balance = match claim {
        Claim::Indicator(claim) => claim.balance,
        _ => None,
    };
    let floor = |least: u32| ("points.indicator_floor", Value::Count(least));
    balance.into_iter().flat_map(|points| [points, points.saturating_add(1)]).map(floor).collect()
}

/// Values that some tables use although no preset does.
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
