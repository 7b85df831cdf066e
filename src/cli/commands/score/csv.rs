//! Scores as CSV, for spreadsheets: the head is the same in every language.

use super::{say, short_ending};
use crate::cli::escape::visible;
use crate::cli::text::Text;
use crate::score::{HandScore, PlayerScore, Sheet, SheetHand};

/// One line for each part.
pub(super) fn hand(score: &HandScore, text: &dyn Text) -> String {
    let mut lines = vec![line(["player", "team", "points", "clause", "part", "base", "factor", "note"])];
    for player in &score.players {
        let who = [name(&player.name), name(player.team.as_deref().unwrap_or_default())];
        let points = player.points().to_string();
        let parts = player.parts.iter().map(|part| {
            let figures = [part.points(), part.base, part.factor].map(|figure| figure.to_string());
            [vec![part.clause.to_string()], figures.to_vec(), vec![say(part, text)]].concat()
        });
        let parts: Vec<Vec<String>> = parts.collect();
        let parts = if parts.is_empty() { vec![vec![String::new(); 5]] } else { parts };
        lines.extend(parts.into_iter().map(|part| line([&who[..], std::slice::from_ref(&points), &part].concat())));
    }
    lines.concat()
}

/// One line for each hand: what it adds for each player, then the running totals of players and teams.
pub(super) fn sheet(sheet: &Sheet, text: &dyn Text) -> String {
    let Some(first) = sheet.hands.first() else { return String::new() };
    let standing = &first.standing;
    let teams = if standing.sides.len() < standing.players.len() { &standing.sides[..] } else { &[] };
    let mut head: Vec<String> = ["match", "hand", "finish"].map(str::to_owned).to_vec();
    head.extend(standing.players.iter().map(|player| name(&player.name)));
    head.extend(standing.players.iter().chain(teams).map(|total| format!("{} total", name(&total.name))));
    let mut lines = vec![line(head)];
    lines.extend(sheet.hands.iter().map(|hand| line(sheet_line(hand, teams.len(), text))));
    lines.concat()
}

fn sheet_line(hand: &SheetHand, teams: usize, text: &dyn Text) -> Vec<String> {
    let mut fields = vec![hand.game.to_string(), hand.number.to_string(), cell(short_ending(&hand.score, text))];
    let standing = &hand.standing;
    fields.extend(standing.players.iter().map(|total| {
        let player = hand.score.players.iter().find(|player| player.name == total.name);
        player.map_or(0, PlayerScore::points).to_string()
    }));
    fields.extend(standing.players.iter().chain(&standing.sides[..teams]).map(|total| total.balance.to_string()));
    fields
}

fn line(fields: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let fields: Vec<String> = fields.into_iter().map(|field| quoted(field.as_ref())).collect();
    format!("{}\n", fields.join(","))
}

fn name(name: &str) -> String {
    cell(visible(name))
}

/// Text that a spreadsheet would take for a formula, marked as text.
fn cell(text: String) -> String {
    if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text }
}

/// Quoted where a comma, a quote or a blank at an end would be misread.
fn quoted(field: &str) -> String {
    let plain = !field.contains([',', '"', ';', '\n', '\r']) && field.trim() == field;
    if plain { field.to_owned() } else { format!("\"{}\"", field.replace('"', "\"\"")) }
}
