//! Applies the rules on throwing a tile (`discard.*`), and on taking a neighbour's discard (`take.*`,
//! `tiles.direction`).
//!
//! A tile is playable (işlek) if it could be laid off onto a meld on the table. Throwing a playable tile can be a foul.

use super::opening::{later, must_lie, opens};
use super::swap::{Exchanges, owner_pays};
use super::{
    Cost, DiscardClaim, Fact, Finding, Neighbour, OpeningClaim, PlayableCall, Reading, TakeClaim, Taken, Visibility,
    layoff,
};
use crate::meld::{Meld, fits};
use crate::score::{Foul, FoulKind, Opened};
use crate::table::{Game, LastDiscard, Playable, Table};
use crate::words::Clause;

pub(super) fn rule(table: &Table, claim: &DiscardClaim, melds: &[Meld]) -> Reading {
    let mut ruled = Reading::default();
    let profile = table.profile();
    let tile = claim.tile;
    if profile.game != Game::Yuzbir {
        ruled.holds(Clause::TurnOrder, Fact::FreeThrow);
        return ruled.closed(None);
    }
    if let Some(visibility) = claim.withdrawn {
        ruled.note(Clause::DiscardFinal, Fact::Withdrawn { visibility }, visibility == Visibility::Seen);
        return ruled.closed(None);
    }
    if table.is_okey(tile) {
        let clause = Clause::DiscardOkey;
        let foul = Foul::from(FoulKind::OkeyDiscard);
        let (priced_by, price) = (foul.priced_by(profile), foul.price(profile));
        if claim.last {
            ruled.holds(clause, Fact::LastTile);
        } else if priced_by == Clause::OkeyBurnt {
            ruled.note(priced_by, Fact::OkeyBurnt { points: price }, price > 0);
        } else {
            ruled.breaks(clause, Fact::OkeyThrown);
            ruled.holds(clause, Fact::OpenedOrNot);
        }
        return ruled.closed(Some(Cost::of(priced_by, price)));
    }
    playable(&mut ruled, table, claim, melds);
    ruled.closed(Some(Cost::of(Clause::DiscardPlayable, profile.fouls.points)))
}

fn playable(ruled: &mut Reading, table: &Table, claim: &DiscardClaim, melds: &[Meld]) {
    let clause = Clause::DiscardPlayable;
    let tile = claim.tile;
    let rule = table.profile().fouls.playable;
    let free = claim.last
        || match rule {
            Playable::Auto => false,
            Playable::Claim => claim.called != Some(PlayableCall::InTime),
            Playable::Off => true,
        };
    let onto = melds.iter().enumerate().filter(|(_, meld)| !fits(table, meld, tile).is_empty());
    let playable = |(at, meld): (usize, &Meld)| {
        Finding::of(clause, Fact::Playable { tile, meld: meld.clone(), undeclared: Vec::new() }, !free).in_meld(at)
    };
    let playable_on: Vec<Finding> = onto.map(playable).collect();
    let clean = playable_on.is_empty();
    ruled.findings.extend(playable_on);
    if claim.last {
        return ruled.holds(clause, Fact::LastTile);
    }
    match rule {
        Playable::Off => return ruled.holds(clause, Fact::PlayableFree),
        Playable::Auto => {}
        Playable::Claim => called(ruled, claim.called, !clean),
    }
    if claim.on_table.is_none() && !free {
        ruled.holds(clause, Fact::NoMeldsTold { tile });
    } else if clean && claim.on_table.is_some() {
        ruled.holds(clause, Fact::Clean { tile });
    } else if rule == Playable::Auto {
        ruled.holds(clause, Fact::OpenedOrNot);
    }
}

/// Adds a finding that says whether an opponent claimed that the discard was playable.
fn called(ruled: &mut Reading, called: Option<PlayableCall>, playable: bool) {
    let clause = Clause::DiscardClaim;
    match called {
        None => ruled.holds(clause, Fact::NotClaimed),
        Some(PlayableCall::InTime) if playable => {
            ruled.breaks(clause, Fact::Claimed);
            ruled.holds(clause, Fact::MayBeTaken);
        }
        Some(called) => ruled.holds(clause, void_claim(called)),
    }
}

/// Returns the fact about an opponent's claim that a discard was playable: made in time, or void because of a mistake.
pub(super) const fn void_claim(called: PlayableCall) -> Fact {
    match called {
        PlayableCall::InTime => Fact::Claimed,
        PlayableCall::Late => Fact::CalledLate,
        PlayableCall::Unnamed => Fact::CalledUnnamed,
        PlayableCall::Noticed => Fact::ThrowerNoticed,
    }
}

pub(super) fn take_rule(table: &Table, claim: &TakeClaim, melds: &[Meld]) -> Reading {
    let mut ruled = Reading::default();
    match claim.from {
        Neighbour::Left => ruled.holds(Clause::TilesDirection, Fact::FromLeft),
        Neighbour::Right => {
            ruled.breaks(Clause::TilesDirection, Fact::FromRight);
            return ruled.closed(None);
        }
    }
    if claim.last_discard {
        match (table.profile().last_discard, &claim.then) {
            (LastDiscard::Closed, _) => {
                ruled.breaks(Clause::TakeLastDiscard, Fact::LastDiscardClosed);
                return ruled.closed(None);
            }
            (LastDiscard::Finish, Taken::Kept | Taken::PutBack) => {
                ruled.breaks(Clause::TakeLastDiscard, Fact::LastDiscardKept);
            }
            (LastDiscard::Finish, _) => ruled.holds(Clause::StockLast, Fact::LastDiscardToFinish),
        }
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
    // If the player opens with the tile, the opening can be a second foul. Judge it below.
    let opens = matches!(claim.then, Taken::Opens(_));
    if claim.opened_before().is_none() && !table.profile().takes_unopened && !opens {
        ruled.breaks(Clause::TakeMustOpen, Fact::TakingForbidden);
        return ruled.closed(Some(foul));
    }
    if put_back {
        let cost = table.profile().fouls.put_back;
        let free = cost == 0;
        ruled.note(Clause::TakePutBack, Fact::PutBack { free }, !free);
        return ruled.closed((!free).then(|| Cost::of(Clause::TakePutBack, cost)));
    }
    // The last discard may be taken only to finish. Keeping it breaks this rule but costs no points.
    if claim.last_discard && matches!(claim.then, Taken::Kept | Taken::Unspecified) {
        return ruled.closed(None);
    }
    let foul = laid(&mut ruled, table, claim, melds).unwrap_or(foul);
    ruled.closed(Some(foul))
}

/// Adds a finding that says whether the player used the taken discard as required. A player who had opened before must
/// lay the tile in a meld, lay it off or exchange it for an okey (`take.opened`). Any other player must open with the
/// tile (`take.must-open`). If the player lays melds with the tile, returns the cost of the fouls, if any. Otherwise
/// returns `None`.
fn laid(ruled: &mut Reading, table: &Table, claim: &TakeClaim, melds: &[Meld]) -> Option<Cost> {
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
                owner_pays(ruled, table, exchange.okeys(), 1);
                return None;
            }
            // Leave out the finding that the tile goes back to the rack: a taken discard must be laid.
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
            return later(ruled, table, &laid, melds, with);
        }
        (Taken::Opens(_), None) => {
            let (highest, on_table) = (claim.highest, claim.on_table.clone());
            let opening = OpeningClaim { taken: Some(tile), highest, on_table, ..OpeningClaim::default() };
            return opens(ruled, table, &opening, melds, false);
        }
    }
    None
}
