//! Applies the rules on throwing a tile (`discard.*`). Throwing an okey can be a foul. Throwing a playable (işlek) tile
//! can be one too. A tile is playable if it could be laid off onto a meld on the table.

use crate::meld::{Meld, fits};
use crate::score::{Foul, FoulKind};
use crate::table::{Game, Playable, Table};
use crate::words::Clause;

use super::{Cost, DiscardClaim, Fact, Finding, PlayableCall, ReadingRuling, Visibility};

pub(super) fn rule(table: &Table, claim: &DiscardClaim, melds: &[Meld]) -> ReadingRuling {
    let mut ruled = ReadingRuling::default();
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

fn playable(ruled: &mut ReadingRuling, table: &Table, claim: &DiscardClaim, melds: &[Meld]) {
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

/// Adds a finding to the ruling if an opponent claimed that the discard was playable. At some tables only a claimed
/// discard is a foul.
fn called(ruled: &mut ReadingRuling, called: Option<PlayableCall>, playable: bool) {
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

/// Returns the reason why an opponent's claim that a discard was playable is not valid, for example because it came too
/// late. If the claim is valid, returns the fact that the discard was claimed.
pub(super) const fn void_claim(called: PlayableCall) -> Fact {
    match called {
        PlayableCall::InTime => Fact::Claimed,
        PlayableCall::Late => Fact::CalledLate,
        PlayableCall::Unnamed => Fact::CalledUnnamed,
        PlayableCall::Noticed => Fact::ThrowerNoticed,
    }
}
