//! One hand as a table: every player, every part, its clause.

use super::{ending, setting, what_for};
use crate::cli::commands::parts;
use crate::cli::paint::own_words;
use crate::cli::table::{ledger, listed, paragraph};
use crate::cli::text::Text;
use crate::score::{Part, PlayerScore, SheetHand};
use crate::table::Profile;

pub(super) fn table(profile: &Profile, hand: &SheetHand, text: Text) -> String {
    let said = text.score_words();
    let setting = setting(profile, hand.indicator, text);
    let parts = ledger_of_parts(hand.score.players.iter().map(|player| (player, Some(player.points()))), text);
    let teams = if profile.teams {
        let sides = hand.score.sides();
        let rows =
            sides.iter().map(|side| [format!("{} {}", said.team, own_words(&side.name)), side.points.to_string()]);
        format!("\n{}", listed(rows.collect()))
    } else {
        String::new()
    };
    let clauses = parts::clauses(&hand.score.clauses, text);
    format!("{}\n{setting}\n{parts}{teams}{clauses}", paragraph(&ending(&hand.score, text)))
}

/// What every player is given and for what: those whose points are not known have no parts either.
pub(in crate::cli::commands) fn ledger_of_parts<'a>(
    players: impl Iterator<Item = (&'a PlayerScore, Option<i64>)>,
    text: Text,
) -> String {
    let said = text.score_words();
    let header = [said.player, said.points, said.part, said.clause, said.what_for].map(str::to_owned).to_vec();
    ledger(header, players.flat_map(|(player, points)| rows(player, points, text)).collect(), Vec::new(), 1)
}

/// A line for each part, the first with the player's name and points.
pub(super) fn rows(player: &PlayerScore, points: Option<i64>, text: Text) -> Vec<Vec<String>> {
    let row = |part: &Part| {
        vec![String::new(), String::new(), part.points().to_string(), part.clause.to_string(), what_for(part, text)]
    };
    let mut rows: Vec<Vec<String>> = player.parts.iter().filter(|_| points.is_some()).map(row).collect();
    if rows.is_empty() {
        rows.push(vec![String::new(); 5]);
    }
    rows[0][0] = own_words(&player.name);
    rows[0][1] = points.map_or_else(|| "–".to_owned(), |points| points.to_string());
    rows
}
