//! Arranges a sheet as a grid, with a row for each hand and a column for each player or team. Also arranges the points
//! of one hand as rows, one for each part such as a penalty.

use super::{short_ending, what_for};
use crate::cli::paint::own_words;
use crate::cli::table::Ledger;
use crate::cli::text::ScoreWords;
use crate::score::{Match, Part, PlayerScore, Sheet, SheetHand, Standing, Total, team_name};
use crate::words::Language;

/// The points of a side (a player or a team) for one hand, and its total after that hand. `None` if the hand is void
/// and the side gets no points.
pub(super) type Cell = Option<(i64, i64)>;

pub(super) struct GridRow {
    pub(super) number: u32,
    pub(super) ending: String,
    pub(super) cells: Vec<Cell>,
}

/// The hands of one match or, if the sheet is not a tournament, all hands.
pub(super) struct Grid {
    /// The name of each side. The name of a team includes the names of both partners.
    pub(super) sides: Vec<String>,
    /// The totals before the first hand, if the players carry points over.
    pub(super) carried: Option<Vec<i64>>,
    pub(super) lines: Vec<GridRow>,
    pub(super) totals: Vec<Total>,
}

impl Grid {
    /// Returns the grid as a table, with two more rows for the totals and the ranks. `shown` formats a cell; its first
    /// argument is the index of the side.
    pub(super) fn card(&self, language: Language, shown: impl Fn(usize, Cell) -> String) -> Ledger {
        let labels = ScoreWords::of(language);
        let row = |line: &GridRow| {
            let cells = line.cells.iter().enumerate().map(|(side, cell)| shown(side, *cell));
            [line.number.to_string(), line.ending.clone()].into_iter().chain(cells).collect()
        };
        let footer = |title: &str, figure: &dyn Fn(&Total) -> String| {
            [String::new(), title.to_owned()].into_iter().chain(self.totals.iter().map(figure)).collect()
        };
        let carried = self.carried.iter().map(|totals| {
            let totals = totals.iter().map(i64::to_string);
            [String::new(), labels.carried.to_owned()].into_iter().chain(totals).collect()
        });
        Ledger {
            titles: [labels.hand, labels.finish].map(str::to_owned).into_iter().chain(self.sides.clone()).collect(),
            rows: carried.chain(self.lines.iter().map(row)).collect(),
            footer: vec![
                footer(labels.total, &|side| side.balance.to_string()),
                footer(labels.place, &|side| format!("{}.", side.place)),
            ],
            figures: 2,
        }
    }
}

/// Returns one grid for each match of a tournament, otherwise one grid with all hands.
pub(super) fn grids(sheet: &Sheet, language: Language) -> Vec<Grid> {
    let lines = |game: usize| sheet.hands.iter().filter(move |hand| hand.game == game).map(|hand| line(hand, language));
    let matches = sheet.matches.iter().enumerate();
    matches
        .map(|(at, game)| Grid {
            sides: game.standing.sides.iter().map(|side| side_name(sheet, side)).collect(),
            carried: carried(game),
            lines: lines(at + 1).collect(),
            totals: game.standing.sides.clone(),
        })
        .collect()
}

/// Returns the totals before the first hand of a match, if a player carries points over.
fn carried(game: &Match) -> Option<Vec<i64>> {
    let Standing { players, sides } = &game.before;
    let carries = players.iter().any(|player| player.points != 0);
    carries.then(|| sides.iter().map(|side| side.balance).collect())
}

fn line(hand: &SheetHand, language: Language) -> GridRow {
    let added = hand.score.sides();
    let Standing { sides, .. } = &hand.standing;
    let cell = |side: &Total| {
        let points = added.iter().find(|(name, _)| *name == side.name).map_or(0, |&(_, points)| points);
        (!hand.score.void || points != 0).then_some((points, side.balance))
    };
    GridRow {
        number: hand.number,
        ending: short_ending(&hand.score, language),
        cells: sides.iter().map(cell).collect(),
    }
}

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

/// Returns the column titles for [`rows`].
pub(super) fn part_titles(language: Language) -> [String; 5] {
    let labels = ScoreWords::of(language);
    [labels.player, labels.points, labels.part, labels.clause, labels.what_for].map(str::to_owned)
}

/// Returns a row for each part of a player's points, such as a penalty. The first row starts with the player's name and
/// points.
pub(super) fn rows(player: &PlayerScore, points: Option<i64>, language: Language) -> Vec<Vec<String>> {
    let row = |part: &Part| {
        let clause = part.basis().map_or_else(|| "–".to_owned(), |clause| clause.to_string());
        vec![String::new(), String::new(), part.points().to_string(), clause, what_for(part, language)]
    };
    let mut rows: Vec<Vec<String>> = player.parts.iter().filter(|_| points.is_some()).map(row).collect();
    if rows.is_empty() {
        rows.push(vec![String::new(); 5]);
    }
    rows[0][0] = own_words(&player.name);
    rows[0][1] = points.map_or_else(|| "–".to_owned(), |points| points.to_string());
    rows
}
