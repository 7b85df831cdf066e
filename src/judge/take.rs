//! Applies the rules on taking a neighbour's discard (`take.*`, `tiles.direction`).

use crate::meld::Meld;
use crate::score::Opened;
use crate::table::{Game, LastDiscard, Table};
use crate::words::Clause;

use super::opening::{later, must_lie, of_pairs, opens};
use super::swap::{Exchanges, owner_pays};
use super::{Cost, Fact, Neighbour, OpeningClaim, ReadingRuling, TakeClaim, Taken, layoff};

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
    if claim.opened_before().is_none() && !table.profile().may_take_unopened() {
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

/// Adds a finding that says whether the player used the tile as required in the same turn. A player who had opened must
/// lay it in a meld or lay it off (`take.opened`). A player who had not opened must lay it in the opening
/// (`take.must-open`).
fn laid(ruled: &mut ReadingRuling, table: &Table, claim: &TakeClaim, melds: &[Meld]) {
    let (tile, before) = (claim.tile, claim.opened_before());
    let opened = before.is_some();
    let clause = must_lie(opened, !opened && claim.opened == Some(Opened::Pairs));
    let not_laid = Fact::TakenNotLaid { tile, opened };
    match (&claim.then, before) {
        (Taken::Unspecified, _) => ruled.holds(clause, Fact::TakenUnknown { tile, opened }),
        (Taken::Kept | Taken::PutBack, _) => ruled.breaks(clause, not_laid),
        (Taken::Onto(onto), Some(with)) => {
            let turn = layoff::LayOffTurn { with, same: false, table_known: true };
            let layoff = layoff::part(table, &[(tile, None)], melds, turn);
            let exchange = Exchanges::new(table, &[tile], &onto.0, melds);
            if !layoff.stands() && exchange.stand {
                ruled.findings.extend(exchange.findings.iter().cloned());
                ruled.holds(clause, Fact::TakenSwapped { tile });
                return owner_pays(ruled, table, exchange.okeys());
            }
            // Leave out the finding that the tile goes back to the rack: a tile taken from the discards must be laid.
            ruled.findings.extend(layoff.findings.into_iter().filter(|finding| finding.fact != Fact::GoesBack));
            if ruled.stands() {
                ruled.holds(clause, Fact::TakenLaidOff { tile });
            } else {
                ruled.breaks(clause, not_laid);
            }
        }
        (Taken::Onto(_), None) => {
            ruled.breaks(clause, not_laid);
            if claim.opened.is_none() {
                ruled.breaks(Clause::LayoffWho, Fact::NotOpened);
            }
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
                // The opening failed, so remove the findings that say whether its melds contain the taken tile.
                let place = |fact: &Fact| matches!(fact, Fact::TakenLies { .. } | Fact::TakenMissing { .. });
                ruled.findings.retain(|finding| !place(&finding.fact));
                ruled.breaks(must_lie(false, of_pairs(melds)), not_laid);
            }
        }
    }
}
