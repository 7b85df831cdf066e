//! May this tile be thrown: playable (işlek), an okey, or clean (`discard.*`).

use crate::meld::Meld;
use crate::profile::{Game, Playable};
use crate::rules::Clause;
use crate::table::Table;

use super::fit::fits;
use super::{Cost, DiscardClaim, Fact, Finding, Ruled};

/// Rules on a tile thrown.
pub(super) fn rule(table: &Table, claim: &DiscardClaim, melds: &[Meld]) -> Ruled {
    let mut ruled = Ruled::default();
    let profile = table.profile();
    let tile = claim.tile;
    if profile.game != Game::Yuzbir {
        ruled.holds(Clause::TilesDirection, Fact::FreeThrow);
        return ruled.closed(None);
    }
    if table.is_okey(tile) {
        let clause = Clause::DiscardOkey;
        if claim.last {
            ruled.holds(clause, Fact::LastTile);
        } else {
            ruled.breaks(clause, Fact::OkeyThrown);
            ruled.holds(clause, Fact::OpenedOrNot);
        }
        return ruled.closed(Some(Cost::of(clause, profile.fouls.points)));
    }
    let clause = Clause::DiscardPlayable;
    let free = claim.last
        || match profile.fouls.playable {
            Playable::Auto => false,
            Playable::Claim => !claim.claimed,
            Playable::Off => true,
        };
    let mut playable = false;
    for (at, meld) in melds.iter().enumerate() {
        if !fits(table, meld, tile).is_empty() {
            let fact = Fact::Playable { tile, meld: meld.clone() };
            ruled.findings.push(Finding { clause, fact, against: !free, meld: Some(at), place: None });
            playable = true;
        }
    }
    match profile.fouls.playable {
        _ if !playable => ruled.holds(clause, Fact::Clean { tile }),
        _ if claim.last => ruled.holds(clause, Fact::LastTile),
        Playable::Auto => ruled.holds(clause, Fact::OpenedOrNot),
        Playable::Claim => {
            let fact = if claim.claimed { Fact::Claimed } else { Fact::NotClaimed };
            ruled.note(Clause::DiscardClaim, fact, claim.claimed);
        }
        Playable::Off => ruled.holds(clause, Fact::PlayableFree),
    }
    ruled.closed(Some(Cost::of(clause, profile.fouls.points)))
}
