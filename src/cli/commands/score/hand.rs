//! Formats one hand as a table: every player, every part of the points, and the clause of each part.

use super::{ending, seated, setting, what_for};
use crate::cli::commands::parts;
use crate::cli::paint::own_words;
use crate::cli::table::{ledger, listed, paragraph};
use crate::cli::text::ScoreWords;
use crate::score::{Part, PlayerScore, SheetHand};
use crate::table::Profile;
use crate::words::Language;

pub(super) fn table(profile: &Profile, hand: &SheetHand, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let setting = setting(profile, hand.indicator, language);
    let parts = ledger_of_parts(hand.score.players.iter().map(|player| (player, Some(player.points()))), language);
    let teams = if profile.has_partners() {
        let sides = hand.score.sides();
        let rows =
            sides.iter().map(|side| [format!("{} {}", labels.team, own_words(&side.name)), side.points.to_string()]);
        format!("\n{}", listed(rows.collect()))
    } else {
        String::new()
    };
    let clauses = parts::clauses(&hand.score.clauses, language);
    let seated = seated(hand.score.players.len(), language);
    let sentences = [ending(&hand.score, language)].into_iter().chain(seated);
    let sentences: String = sentences.map(|sentence| paragraph(&sentence)).collect();
    format!("{sentences}\n{setting}\n{parts}{teams}{clauses}")
}

/// Returns a row for each part of each player's points. If a player's points are unknown, the rows say so.
pub(in crate::cli::commands) fn ledger_of_parts<'a>(
    players: impl Iterator<Item = (&'a PlayerScore, Option<i64>)>,
    language: Language,
) -> String {
    let labels = ScoreWords::of(language);
    let header =
        [labels.player, labels.points, labels.part, labels.clause, labels.what_for].map(str::to_owned).to_vec();
    ledger(header, players.flat_map(|(player, points)| rows(player, points, language)).collect(), Vec::new(), 1)
}

/// Returns a row for each part of one player's points. The first row starts with the player's name and the sum.
pub(super) fn rows(player: &PlayerScore, points: Option<i64>, language: Language) -> Vec<Vec<String>> {
    let row = |part: &Part| {
        vec![String::new(), String::new(), part.points().to_string(), part.clause.to_string(), what_for(part, language)]
    };
    let mut rows: Vec<Vec<String>> = player.parts.iter().filter(|_| points.is_some()).map(row).collect();
    if rows.is_empty() {
        rows.push(vec![String::new(); 5]);
    }
    rows[0][0] = own_words(&player.name);
    rows[0][1] = points.map_or_else(|| "–".to_owned(), |points| points.to_string());
    rows
}
