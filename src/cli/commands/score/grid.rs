//! Arranges a sheet as a grid with a row for each hand and a column for each side. Every output format uses it.
//!
//! Formats a sheet of hands as a score card: a line for each hand, a column for each side.
//!
//! Formats one hand as a table: every player, every part of the points, and the clause of each part.

use super::{ending, seated, setting, short_ending, standing, what_for};
use crate::cli::commands::parts;
use crate::cli::paint::own_words;
use crate::cli::table::{ledger, listed, paragraph};
use crate::cli::text::ScoreWords;
use crate::score::{Part, PlayerScore, Scoring, Sheet, SheetHand, Standing, Total, team_name};
use crate::table::{Profile, SEATS};
use crate::words::Language;

/// The points of a side for one hand, and its total after that hand. `None` if the hand is void.
pub(super) type Cell = Option<(i64, i64)>;

/// A row of the grid: one hand.
pub(super) struct GridRow {
    pub(super) number: usize,
    pub(super) ending: String,
    pub(super) cells: Vec<Cell>,
}

/// A grid with the hands of one match, or of the whole sheet if it is not a tournament.
pub(super) struct Grid {
    /// The name of each side. The name of a team includes the names of both partners.
    pub(super) sides: Vec<String>,
    pub(super) lines: Vec<GridRow>,
    pub(super) totals: Vec<Total>,
}

/// Returns the grids of a sheet, one for each match.
pub(super) fn grids(sheet: &Sheet, language: Language) -> Vec<Grid> {
    let lines = |game: usize| sheet.hands.iter().filter(move |hand| hand.game == game).map(|hand| line(hand, language));
    let matches = sheet.matches.iter().enumerate();
    matches
        .map(|(at, game)| Grid {
            sides: game.standing.sides.iter().map(|side| side_name(sheet, side)).collect(),
            lines: lines(at + 1).collect(),
            totals: game.standing.sides.clone(),
        })
        .collect()
}

fn line(hand: &SheetHand, language: Language) -> GridRow {
    let added = hand.score.sides();
    let Standing { sides, .. } = &hand.standing;
    let cell = |side: &Total| {
        let points = added.iter().find(|other| other.name == side.name).map_or(0, |other| other.points);
        (!hand.score.void || points != 0).then_some((points, side.balance))
    };
    GridRow {
        number: hand.number,
        ending: short_ending(&hand.score, language),
        cells: sides.iter().map(cell).collect(),
    }
}

/// Returns the name of a player, or the name of a team with its players.
fn side_name(sheet: &Sheet, side: &Total) -> String {
    let first = sheet.hands.first().map(|hand| &hand.score.players);
    let members = first.into_iter().flatten().filter(|player| player.team.as_ref() == Some(&side.name));
    let members: Vec<&str> = members.map(|player| player.name.as_str()).collect();
    let name = own_words(&side.name);
    if members.is_empty() || side.name == team_name(&members) {
        name
    } else {
        format!("{name}: {}", own_words(&members.join(", ")))
    }
}

/// Returns the sheet as a table. If `with_parts` is true, the parts of every hand follow.
pub(super) fn sheet_table(profile: &Profile, sheet: &Sheet, with_parts: bool, language: Language) -> String {
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

pub(super) fn hand_table(profile: &Profile, hand: &SheetHand, language: Language) -> String {
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
