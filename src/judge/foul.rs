//! Finds the price of a foul, for a claim that names nothing but the foul (`foul.flat`, `foul.list`).
//!
//! Also judges whether a player may look at discards (`discard.looking`), and rules on irregularities (`irregular.*`),
//! which no source of the rules covers.

use super::discard::void_claim;
use super::{Cost, Fact, Irregularity, Pile, PlayableCall, Reading};
use crate::score::{FinishKind, Foul, FoulKind, Multiplied, Opened, Scoring, false_win};
use crate::table::{Game, Playable, Table};
use crate::words::Clause;

pub(super) fn rule(table: &Table, foul: Foul, how: &[FinishKind], called: Option<PlayableCall>) -> Reading {
    let mut ruled = Reading::default();
    let profile = table.profile();
    if foul.kind == FoulKind::PutBack && profile.game != Game::Yuzbir {
        ruled.holds(Clause::TakePutBack, Fact::PutBackSilent);
        return ruled.closed(None);
    }
    if foul.is_switched_off(profile) || foul.kind.scoring() != Scoring::of(profile) {
        // In 101, declaring a finish too early is not a foul and costs nothing.
        let early = foul.kind == FoulKind::FalseWin && profile.game == Game::Yuzbir;
        ruled.holds(if early { Clause::FinishLastTile } else { foul.clause }, Fact::NoFoulHere);
        return ruled.closed(None);
    }
    if foul.lacks_tile(profile) {
        ruled.holds(foul.clause, Fact::FedTileUnknown);
        return ruled.closed(None);
    }
    if foul.kind == FoulKind::PlayableDiscard && profile.fouls.playable == Playable::Claim {
        match called {
            None => {
                ruled.holds(Clause::DiscardClaim, Fact::ClaimUnknown);
                return ruled.closed(None);
            }
            Some(PlayableCall::InTime) => ruled.holds(Clause::DiscardClaim, Fact::Claimed),
            Some(void) => {
                ruled.holds(Clause::DiscardClaim, void_claim(void));
                return ruled.closed(None);
            }
        }
    }
    let clause = foul.priced_by(profile);
    let points = if profile.game == Game::Yuzbir {
        let price = i64::from(foul.price(profile));
        let multiplied = Multiplied::of_fouls(profile, how);
        let points = price * multiplied.factor;
        // A price of 0 makes two actions legal: putting back a taken tile (`take.put-back`) and throwing an okey
        // (`okey.burnt`). Every other foul stays forbidden.
        let free = points == 0 && matches!(clause, Clause::TakePutBack | Clause::OkeyBurnt);
        ruled.note(clause, Fact::FoulCalled { foul, points }, !free);
        if !foul.is_named() {
            ruled.holds(Clause::FoulList, Fact::Unlisted);
        }
        if foul.kind == FoulKind::GatheredUp {
            ruled.holds(Clause::FoulList, Fact::TilesComeBack);
        }
        if foul.is_flat(profile) || multiplied.factor > 1 {
            ruled.holds(Clause::FoulFlat, Fact::Multiplied { by: multiplied.by, factor: multiplied.factor });
        }
        points
    } else {
        let points = false_win(&profile.points);
        ruled.breaks(clause, Fact::FoulCalled { foul, points });
        points
    };
    ruled.closed(Some(Cost::of(clause, points)))
}

/// Decides whether the player may look at the discards. A forbidden look costs nothing: no rule lists it as a foul.
pub(super) fn looking_rule(table: &Table, pile: Pile, opened: Option<Opened>, thrown: bool) -> Reading {
    let mut ruled = Reading::default();
    if table.game() != Game::Yuzbir {
        ruled.holds(Clause::DiscardLooking, Fact::LookSilent);
        return ruled.closed(None);
    }
    let (fact, may) = match (opened, pile) {
        (None, _) => (Fact::LooksUnopened, false),
        (Some(Opened::Pairs), _) => (Fact::LooksWithPairs, true),
        (Some(Opened::Series), Pile::All) => (Fact::LooksAtOthers, false),
        (Some(Opened::Series), Pile::Own) => (Fact::LooksAtOwn { thrown }, thrown),
    };
    ruled.note(Clause::DiscardLooking, fact, !may);
    ruled.closed(None)
}

pub(super) fn irregular_rule(what: Irregularity) -> Reading {
    let mut ruled = Reading::default();
    let clause = match what {
        Irregularity::Count => Clause::IrregularCount,
        Irregularity::Turn => Clause::IrregularTurn,
        Irregularity::Exposed => Clause::IrregularExposed,
    };
    ruled.holds(clause, Fact::Silent { what });
    ruled.holds(clause, Fact::ToAgree { what });
    ruled.closed(None)
}
