//! May the left neighbour's discard be taken so (`take.*`, `tiles.direction`).

use crate::meld::Meld;
use crate::table::{Game, LastDiscard, Table};
use crate::words::Clause;

use super::opening::{later, must_lie, of_pairs, opens};
use super::{Cost, Fact, Neighbour, OpeningClaim, ReadingRuling, TakeClaim, Taken, layoff};

/// Rules on a discard taken.
pub(super) fn rule(table: &Table, claim: &TakeClaim, melds: &[Meld]) -> ReadingRuling {
    let mut ruled = ReadingRuling::default();
    match claim.from {
        Neighbour::Left => ruled.holds(Clause::TilesDirection, Fact::FromLeft),
        Neighbour::Right => {
            ruled.breaks(Clause::TilesDirection, Fact::FromRight);
            return ruled.closed(None);
        }
    }
    if claim.last_discard {
        match (table.profile().last_discard, &claim.then) {
            (LastDiscard::Closed, _) => ruled.breaks(Clause::TakeLastDiscard, Fact::LastDiscardClosed),
            (LastDiscard::Finish, Taken::Kept | Taken::PutBack) => {
                ruled.breaks(Clause::TakeLastDiscard, Fact::LastDiscardKept);
            }
            (LastDiscard::Finish, _) => ruled.holds(Clause::StockLast, Fact::LastDiscardToFinish),
        }
        return ruled.closed(None);
    }
    if claim.pairs_goer {
        ruled.holds(Clause::DiscardPairsGoer, Fact::PairsGoerToo);
    }
    let put_back = claim.then == Taken::PutBack;
    if table.game() != Game::Yuzbir {
        if put_back {
            ruled.holds(Clause::TakePutBack, Fact::PutBackSilent);
        }
        return ruled.closed(None);
    }
    let foul = Cost::of(Clause::FoulList, table.profile().fouls.points);
    if claim.opened.is_none() && !table.profile().may_take_unopened() {
        ruled.breaks(Clause::TakeMustOpen, Fact::TakingForbidden);
        return ruled.closed(Some(foul));
    }
    if put_back {
        let cost = table.profile().fouls.put_back;
        let free = cost == 0;
        ruled.note(Clause::TakePutBack, Fact::PutBack { free }, !free);
        return ruled.closed(Some(Cost::of(Clause::TakePutBack, cost)));
    }
    laid(&mut ruled, table, claim, melds);
    ruled.closed(Some(foul))
}

/// Whether the tile was laid as it must be in the same turn: by a player who has opened, in a meld or laid off
/// (`take.opened`); by one who has not, only in an opening (`take.must-open`).
fn laid(ruled: &mut ReadingRuling, table: &Table, claim: &TakeClaim, melds: &[Meld]) {
    let (tile, opened) = (claim.tile, claim.opened.is_some());
    let clause = must_lie(opened, false);
    let not_laid = Fact::TakenNotLaid { tile, opened };
    match (&claim.then, claim.opened) {
        (Taken::Untold, _) => ruled.holds(clause, Fact::TakenUntold { tile, opened }),
        (Taken::Kept | Taken::PutBack, _) => ruled.breaks(clause, not_laid),
        (Taken::Onto(_), Some(with)) => {
            let turn = layoff::Turn { with, same: false, told: true };
            let layoff = layoff::part(table, &[(tile, None)], melds, turn);
            // Unlike a tile of the player's own, one that was taken cannot go back.
            ruled.findings.extend(layoff.findings.into_iter().filter(|finding| finding.fact != Fact::GoesBack));
            if ruled.stands() {
                ruled.holds(clause, Fact::TakenLaidOff { tile });
            } else {
                ruled.breaks(clause, not_laid);
            }
        }
        (Taken::Onto(_), None) => {
            ruled.breaks(clause, not_laid);
            ruled.breaks(Clause::LayoffWho, Fact::NotOpened);
        }
        (Taken::Opens(_), Some(with)) => {
            let laid = OpeningClaim { taken: Some(tile), on_table: claim.on_table.clone(), ..OpeningClaim::default() };
            later(ruled, table, &laid, melds, with);
        }
        (Taken::Opens(_), None) => {
            let (highest, on_table) = (claim.highest, claim.on_table.clone());
            let opening = OpeningClaim { taken: Some(tile), highest, on_table, ..OpeningClaim::default() };
            opens(ruled, table, &opening, melds, false);
            if !ruled.stands() {
                // Where it lies does not matter any more.
                let place = |fact: &Fact| matches!(fact, Fact::TakenLies { .. } | Fact::TakenMissing { .. });
                ruled.findings.retain(|finding| !place(&finding.fact));
                ruled.breaks(must_lie(false, of_pairs(melds)), not_laid);
            }
        }
    }
}
