//! A computer player for `okey simulate`. It reads one line of JSON for each decision and answers with one line.
//!
//! `cargo build --example bot && okey simulate --players "target/debug/examples/bot,nearest"`

use std::error::Error;
use std::io::{self, BufRead, Write};

use okey::{Engine, Face, Hand, Profile, Table, Tile, Tiles};
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn Error>> {
    let engine = Engine::default();
    for line in io::stdin().lock().lines() {
        let decision: Value = serde_json::from_str(&line?)?;
        if decision["result"].is_null() {
            let action = choose(&engine, &decision["view"], &decision["legal"]);
            writeln!(io::stdout(), "{}", json!({ "action": action }))?;
        }
    }
    Ok(())
}

/// Returns the first legal action that starts with one of the `verbs`, tried in order. If there is none, returns the
/// advised throw.
fn choose(engine: &Engine, view: &Value, legal: &Value) -> String {
    let legal: Vec<&str> = legal.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let first = |verb: &str| legal.iter().find(|action| action.starts_with(verb)).map(ToString::to_string);
    let verbs = ["finish", "show", "open", "lay", "add", "swap", "draw", "take"];
    if let Some(action) = verbs.into_iter().find_map(first) {
        return action;
    }
    let advised = advised_throw(engine, view).unwrap_or_default();
    let thrown = legal.iter().find(|action| **action == advised).or(legal.first());
    thrown.map(ToString::to_string).unwrap_or_default()
}

/// Returns the best throw as an action, or `None` if the engine has no advice, for example after an opening in 101.
fn advised_throw(engine: &Engine, view: &Value) -> Option<String> {
    let profile = Profile::new(view["variant"].as_str()?.parse().ok()?);
    let indicator: Option<Face> = view["indicator"].as_str().and_then(|face| face.parse().ok());
    let table = Table::new(profile, indicator.map(Into::into)).ok()?;
    let tiles = view["rack"].as_array()?.iter().filter_map(|tile| tile.as_str()?.parse().ok());
    let hand = Hand::from_tiles(&table, tiles.collect::<Vec<Tile>>()).ok()?;
    let advice = engine.advise(&hand, &Tiles::default()).ok()?;
    advice.discards.first().map(|discard| format!("throw {}", discard.tile))
}
