//! Applies the rules on tiles that a player shows: a meld (`run.*`, `group.shape`, `pair.shape`, `meld.wilds`,
//! `cs102.chain`), and the tile with the indicator's face (`score.indicator`, `indicator.none`).

use super::finish::{is_dizi, losers};
use super::ruled::shape;
use super::{Cost, Fact, Finding, Reading};
use crate::meld::Meld;
use crate::score::Scoring;
use crate::table::{Game, Moves, Table};
use crate::tiles::Tile;
use crate::words::Clause;

pub(super) fn meld_rule(table: &Table, melds: &[Meld]) -> Reading {
    let mut ruled = Reading::default();
    for (at, meld) in melds.iter().enumerate() {
        if meld.is_legal(table) {
            let fact = Fact::IsMeld { meld: meld.clone() };
            ruled.findings.push(Finding::of(shape(table, meld), fact, false).in_meld(at));
        } else if is_dizi(table, &meld.tiles().collect::<Vec<_>>()) {
            ruled.findings.push(Finding::of(Clause::WinDizi, Fact::WinsAsDizi, false).in_meld(at));
        }
        ruled.wrong(table, at, meld);
    }
    if table.game().tiles().indicator && table.indicator().is_none() {
        ruled.holds(Clause::IndicatorOkey, Fact::NoIndicator);
    }
    ruled.closed(None)
}

const CLAUSE: Clause = Clause::ScoreIndicator;

/// Decides whether the player may show the tile. `late` is true if the player had already thrown a tile, `drawn` if the
/// player had already drawn one. `balance` is the number of points of another player, if known. That player pays
/// nothing if `balance` is below the table's `indicator_floor`.
pub(super) fn indicator_rule(table: &Table, tile: Tile, [late, drawn]: [bool; 2], balance: Option<u32>) -> Reading {
    let mut ruled = Reading::default();
    let points = &table.profile().points;
    if table.game() == Game::Yuzbir {
        ruled.breaks(Clause::IndicatorNone, Fact::NothingToShow);
        return ruled.closed(None);
    }
    if let Some(indicator) = table.indicator() {
        let twin = tile == indicator.face().into();
        let fact = if twin { Fact::Twin } else { Fact::NotTwin { indicator: indicator.face() } };
        ruled.note(CLAUSE, fact, !twin);
    }
    let before_draw = table.profile().must_show_before_draw;
    if drawn && !late {
        ruled.note(Clause::IndicatorWhen, Fact::ShownAfterDraw { late: before_draw }, before_draw);
    }
    match (late, before_draw) {
        (true, _) => ruled.breaks(CLAUSE, Fact::TooLate),
        (false, false) => ruled.holds(CLAUSE, Fact::InTime),
        (false, true) if drawn => {}
        (false, true) => ruled.holds(Clause::IndicatorWhen, Fact::ShownBeforeDraw),
    }
    let spared = points.indicator_floor.filter(|&floor| balance.is_some_and(|balance| balance < floor));
    if let Some(floor) = points.indicator_floor.filter(|_| points.moves == Moves::Others) {
        ruled.holds(CLAUSE, Fact::Spared { floor });
    }
    // In the pot game players have no points to lose.
    let pot = Scoring::of(table.profile()) == Scoring::Pot;
    if points.moves == Moves::Winner && !pot {
        ruled.holds(Clause::ScoreMoves, Fact::WinnerMoves);
        ruled.cost = Some(Cost::of(CLAUSE, -i64::from(points.indicator)));
        return ruled.closed(None);
    }
    let lost = if spared.is_some() || pot { 0 } else { points.indicator };
    if table.profile().has_partners() {
        ruled.holds(Clause::ClassicPartners, Fact::MateLosesNothing);
    }
    ruled.cost = Some(Cost::default().and(CLAUSE, -i64::from(lost), losers(table.profile())));
    ruled.closed(None)
}
