//! Formats a score sheet or a hand for the terminal: a table with a line for each hand, and tables with the parts of
//! each player's points.

use super::grid::{Card, Cell, Grid, grids, part_titles, rows};
use super::{ending, seated, setting, standing};
use crate::cli::commands::parts;
use crate::cli::paint::own_words;
use crate::cli::table::{ledger, listed, paragraph};
use crate::cli::text::ScoreWords;
use crate::score::{PlayerScore, Scoring, Sheet, SheetHand};
use crate::table::{Profile, SEATS};
use crate::text::score;
use crate::words::Language;

/// Returns the sheet as a table. If `with_parts` is true, tables follow that list the parts of every player's points,
/// such as penalties.
pub(super) fn sheet(profile: &Profile, sheet: &Sheet, with_parts: bool, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let players = sheet.hands.first().map_or(SEATS, |hand| hand.score.players.len());
    let sentences = standing(profile, sheet, language).into_iter().chain(seated(players, language));
    let sentences: Vec<String> = sentences.map(|sentence| paragraph(&sentence)).collect();
    let legend = if sheet.scoring == Scoring::Ladder { labels.legend_ladder } else { labels.legend };
    let setting = setting(profile, None, language);
    let hint = if with_parts { "" } else { labels.ask_parts };
    let notes = [legend, hint].into_iter().filter(|note| !note.is_empty()).map(paragraph).collect::<String>();
    let hands = sheet.hands.iter().filter(|_| with_parts).map(|hand| {
        let title = paragraph(&format!("{} {}: {}", labels.hand, hand.number, ending(&hand.score, language)));
        format!("\n{title}{}", parts_of(hand, language))
    });
    let hands: String = hands.collect();
    format!("{}\n{setting}\n{}\n{notes}{hands}", sentences.concat(), cards(sheet, language))
}

/// Returns only the score cards of a sheet, one for each match.
pub(in crate::cli::commands) fn cards(sheet: &Sheet, language: Language) -> String {
    let several = sheet.form.is_tournament();
    let cards = grids(sheet, language).into_iter().enumerate().map(|(at, grid)| {
        let title = if several { format!("{}\n", score::match_number(at + 1, language)) } else { String::new() };
        format!("{title}{}", card(&grid, language))
    });
    cards.collect::<Vec<_>>().join("\n")
}

fn card(grid: &Grid, language: Language) -> String {
    let widths: Vec<[usize; 2]> = (0..grid.sides.len()).map(|side| widths(grid, side)).collect();
    let Card { titles, rows, footer } = grid.card(language, |side, cell| shown(cell, widths[side]));
    ledger(titles, rows, footer.into(), 2)
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

pub(super) fn hand(profile: &Profile, hand: &SheetHand, language: Language) -> String {
    let labels = ScoreWords::of(language);
    let setting = setting(profile, hand.indicator, language);
    let parts = parts_of(hand, language);
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

fn parts_of(hand: &SheetHand, language: Language) -> String {
    ledger_of_parts(hand.score.players.iter().map(|player| (player, Some(player.points()))), language)
}

/// Returns a row for each part of each player's points, such as a penalty. If a player's points are unknown, the rows
/// say so.
pub(in crate::cli::commands) fn ledger_of_parts<'a>(
    players: impl Iterator<Item = (&'a PlayerScore, Option<i64>)>,
    language: Language,
) -> String {
    ledger(
        part_titles(language).into(),
        players.flat_map(|(player, points)| rows(player, points, language)).collect(),
        Vec::new(),
        1,
    )
}
