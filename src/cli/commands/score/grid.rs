//! Arranges a sheet as a grid with a row for each hand and a column for each side. Every output format uses it.

use crate::cli::paint::own_words;
use crate::score::{Sheet, SheetHand, Standing, Total, team_name};
use crate::words::Language;

use super::short_ending;

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
        (!hand.score.void).then_some((points, side.balance))
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
