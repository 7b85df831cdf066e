//! One hand as a table: every player, every part, its clause.

use super::{ending, what_for};
use crate::cli::commands::parts;
use crate::cli::paint::own_words;
use crate::cli::table::{ledger, listed, paragraph};
use crate::cli::text::Text;
use crate::score::{PlayerScore, SheetHand};
use crate::table::Profile;

pub(super) fn table(profile: &Profile, hand: &SheetHand, text: Text) -> String {
    let (words, said) = (text.words(), text.score_words());
    let mut facts = parts::game(profile, hand.indicator, words);
    facts.extend(parts::changes(profile));
    let setting = [[words.table_label.to_owned(), facts.join(", ")]].into_iter().chain(parts::club(profile, words));
    let setting = listed(setting.collect());
    let header = [said.player, said.points, said.part, said.clause, said.what_for].map(str::to_owned).to_vec();
    let rows = hand.score.players.iter().flat_map(|player| rows(player, text)).collect();
    let parts = ledger(header, rows, Vec::new(), 1);
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

/// A line for each part, the first with the player's name and sum.
fn rows(player: &PlayerScore, text: Text) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = player
        .parts
        .iter()
        .map(|part| {
            vec![String::new(), String::new(), part.points().to_string(), part.clause.to_string(), what_for(part, text)]
        })
        .collect();
    if rows.is_empty() {
        rows.push(vec![String::new(); 5]);
    }
    rows[0][0] = own_words(&player.name);
    rows[0][1] = player.points().to_string();
    rows
}
