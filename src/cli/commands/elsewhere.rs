//! What the answer would be at other tables.

use crate::cli::table::listed;
use crate::cli::text::Words;
use crate::hand::Rack;
use crate::table::{Game, Switch, Table, Value};
use crate::text::verdict::would;
use crate::tiles::Tile;
use crate::words::{Clause, Language};

/// The settings that would turn the answer, whether the hand wins or opens; nothing where there is none.
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

/// The tables that differ from this one in a single switch on which layouts depend, each with its setting.
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
        // More runs never take a yes away, fewer never give one.
        .filter(move |(switch, value)| switch.clause != Clause::RunWrap || *value == Value::Bool(!yes))
        .filter_map(|(switch, value)| {
            let table = here.with_value(switch, value)?;
            (table != *here).then(|| (format!("{} = {value}", switch.key), table))
        })
}
