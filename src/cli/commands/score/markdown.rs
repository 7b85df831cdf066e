//! Formats scores as Markdown tables.

use super::grid::{Card, Cell, grids, part_titles, rows};
use super::{ending, standing};
use crate::cli::commands::parts;
use crate::cli::page::escaped;
use crate::cli::text::{ScoreWords, Words};
use crate::score::{Sheet, SheetHand};
use crate::table::Profile;
use crate::text::score;
use crate::words::Language;

/// Returns the row that names the club's rules file, or nothing if there is no such file.
fn club(profile: &Profile, language: Language) -> impl Iterator<Item = String> {
    let club = parts::club(profile, Words::of(language));
    club.into_iter().flat_map(|[label, file]| [format!("{label}: {}", escaped(&file)), String::new()])
}

pub(super) fn hand(profile: &Profile, hand: &SheetHand, language: Language) -> String {
    let mut lines = vec![escaped(&ending(&hand.score, language)), String::new()];
    lines.extend(club(profile, language));
    lines.extend(parts_of(hand, language));
    lines.join("\n") + "\n"
}

/// Returns the table with the parts of every player's points, such as penalties.
fn parts_of(hand: &SheetHand, language: Language) -> Vec<String> {
    let mut lines = vec![row(part_titles(language))];
    lines.push("| --- | ---: | ---: | --- | --- |".to_owned());
    for player in &hand.score.players {
        let mut rows = rows(player, Some(player.points()), language);
        rows.iter_mut().flatten().for_each(|cell| *cell = escaped(cell));
        rows[0][1] = format!("**{}**", rows[0][1]);
        lines.extend(rows.into_iter().map(row));
    }
    lines
}

pub(super) fn sheet(profile: &Profile, sheet: &Sheet, with_parts: bool, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let several = sheet.form.is_tournament();
    let mut lines: Vec<String> =
        standing(profile, sheet, language).iter().flat_map(|sentence| [escaped(sentence), String::new()]).collect();
    lines.extend([format!("{}: {}", Words::of(language).table_label, profile.variant), String::new()]);
    lines.extend(club(profile, language));
    for (at, grid) in grids(sheet, language).into_iter().enumerate() {
        if several {
            lines.extend([format!("## {}", score::match_number(at + 1, language)), String::new()]);
        }
        let Card { titles, rows, footer: [totals, places] } = grid.card(language, |_, cell| shown(cell));
        let bold = |text: &String| if text.is_empty() { String::new() } else { format!("**{text}**") };
        lines.push(row(titles.iter().map(|title| escaped(title))));
        lines.push(format!("| ---: | --- |{}", " ---: |".repeat(grid.sides.len())));
        lines.extend(rows.iter().map(|cells| row(cells.iter().map(|cell| escaped(cell)))));
        lines.push(row(totals.iter().map(bold)));
        lines.push(row(places.iter().enumerate().map(|(at, cell)| if at == 1 { bold(cell) } else { cell.clone() })));
        lines.push(String::new());
    }
    for hand in sheet.hands.iter().filter(|_| with_parts) {
        let title = format!("{} {}: {}", labels.hand, hand.number, ending(&hand.score, language));
        lines.extend([format!("### {}", escaped(&title)), String::new()]);
        lines.extend(parts_of(hand, language));
        lines.push(String::new());
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines.join("\n") + "\n"
}

fn shown(cell: Cell) -> String {
    cell.map_or_else(|| "–".to_owned(), |(points, balance)| format!("{points} ({balance})"))
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<String> = cells.into_iter().collect();
    format!("| {} |", cells.join(" | "))
}
