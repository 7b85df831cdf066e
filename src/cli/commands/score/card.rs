//! Formats a sheet of hands as a score card: a line for each hand, a column for each side.

use super::grid::{Cell, Grid, grids};
use super::{seated, setting, standing};
use crate::cli::table::{ledger, paragraph};
use crate::cli::text::ScoreWords;
use crate::score::{Scoring, Sheet};
use crate::table::{Profile, SEATS};
use crate::words::Language;

pub(super) fn table(profile: &Profile, sheet: &Sheet, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let players = sheet.hands.first().map_or(SEATS, |hand| hand.score.players.len());
    let sentences = standing(sheet, language).into_iter().chain(seated(players, language));
    let sentences: Vec<String> = sentences.map(|sentence| paragraph(&sentence)).collect();
    let legend = if sheet.scoring == Scoring::Ladder { labels.legend_ladder } else { labels.legend };
    let setting = setting(profile, None, language);
    let notes = [legend, labels.ask_parts].map(paragraph).concat();
    format!("{}\n{setting}\n{}\n{notes}", sentences.concat(), cards(sheet, language))
}

/// Returns only the score cards of a sheet, one for each match.
pub(in crate::cli::commands) fn cards(sheet: &Sheet, language: Language) -> String {
    let several = sheet.form.is_tournament();
    let cards = grids(sheet, language).into_iter().enumerate().map(|(at, grid)| {
        let title = if several { format!("{}\n", language.match_number(at + 1)) } else { String::new() };
        format!("{title}{}", card(&grid, language))
    });
    cards.collect::<Vec<_>>().join("\n")
}

fn card(grid: &Grid, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let widths: Vec<[usize; 2]> = (0..grid.sides.len()).map(|side| widths(grid, side)).collect();
    let header =
        [labels.hand, labels.finish].into_iter().map(str::to_owned).chain(grid.sides.iter().cloned()).collect();
    let mut rows = Vec::new();
    for line in &grid.lines {
        let cells = line.cells.iter().zip(&widths).map(|(cell, widths)| shown(*cell, *widths));
        rows.push([line.number.to_string(), line.ending.clone()].into_iter().chain(cells).collect());
    }
    let footer = |title: &str, figures: Vec<String>| {
        [String::new(), title.to_owned()].into_iter().chain(figures).collect::<Vec<String>>()
    };
    let totals = vec![
        footer(labels.total, grid.totals.iter().map(|side| side.balance.to_string()).collect()),
        footer(labels.place, grid.totals.iter().map(|side| format!("{}.", side.place)).collect()),
    ];
    ledger(header, rows, totals, 2)
}

/// Returns two widths for the column of a side: for the numbers of single hands, and for the running totals.
fn widths(grid: &Grid, side: usize) -> [usize; 2] {
    let cells = || grid.lines.iter().filter_map(move |line| line.cells[side]);
    let added = cells().map(|(added, _)| format!("{added:+}").len()).max().unwrap_or(0);
    let left = cells().map(|(_, left)| left.to_string().len()).max().unwrap_or(0);
    [added, left]
}

fn shown(cell: Cell, [added, left]: [usize; 2]) -> String {
    match cell {
        Some((points, balance)) => format!("{:>added$}  {balance:>left$}", signed(points)),
        None => "–".to_owned(),
    }
}

/// Returns a number with its sign. Zero has no sign.
fn signed(points: i64) -> String {
    if points == 0 { "0".to_owned() } else { format!("{points:+}") }
}
