//! Finds the settings of the table that would change an answer.

use crate::cli::table::listed;
use crate::cli::text::Words;
use crate::hand::Rack;
use crate::table::{Game, Switch, Table, Value};
use crate::text::verdict::would;
use crate::tiles::Tile;
use crate::words::{Clause, Language};

/// Returns the settings that would change whether the hand wins or opens. The text is empty if there are none.
pub(super) fn other_tables(
    table: &Table,
    rack: &Rack,
    yes: bool,
    opening: bool,
    turns: impl Fn(&Table) -> bool,
    language: Language,
) -> String {
    let turned = settings(table, rack, yes).filter(|(_, table)| turns(table));
    let lines: Vec<[String; 2]> =
        turned.map(|(setting, _)| [String::new(), would(&setting, opening, !yes, language)]).collect();
    if lines.is_empty() { String::new() } else { format!("\n{}\n{}", Words::of(language).elsewhere, listed(lines)) }
}

/// Returns the tables that differ from `here` in one switch about melds. The text is the setting: `run_wrap = false`.
fn settings(here: &Table, rack: &Rack, yes: bool) -> impl Iterator<Item = (String, Table)> {
    let jokers = rack.symbols().any(|symbol| symbol.tile(None) == Some(Tile::FalseJoker));
    let matters = move |switch: &&Switch| match switch.clause {
        Clause::FalseJokerValue => jokers,
        _ => switch.shapes_layouts(),
    };
    let has_layouts = here.profile().game != Game::Chains;
    Switch::ALL
        .iter()
        .filter(move |switch| has_layouts && matters(switch))
        .flat_map(|switch| switch.values().into_iter().map(move |value| (switch, value)))
        // `run_wrap` only adds runs. So only `true` can turn a no into a yes, and only `false` a yes into a no.
        .filter(move |(switch, value)| switch.clause != Clause::RunWrap || *value == Value::Bool(!yes))
        .filter_map(|(switch, value)| {
            let table = here.with_value(switch, value)?;
            (table != *here).then(|| (format!("{} = {value}", switch.key), table))
        })
}
