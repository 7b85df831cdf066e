//! Applies the rules on the tiles left at the end of a hand (`penalty.*`, `score.exhausted`).

use super::ruled::Account;
use super::{Cost, Fact, LeftClaim, Reading};
use crate::score::{FinishKind, Multiplied, Note, Part, Scoring, TilesLeft, exhausted, tiles_count};
use crate::table::{Game, OkeyNumber, Symbol, Table};
use crate::words::Clause;

pub(super) fn rule(table: &Table, claim: &LeftClaim) -> Reading {
    let profile = table.profile();
    let mut ruled = Reading::default();
    if profile.game != Game::Yuzbir {
        if Scoring::of(profile) == Scoring::Pot {
            ruled.holds(Clause::ScorePot, Fact::LeftIsFree);
        } else if claim.exhausted {
            ruled.holds(Clause::ScoreExhausted, Fact::Exhausted);
            ruled.cost = Some(Cost::of(Clause::ScoreExhausted, exhausted(&profile.points)));
        } else {
            ruled.holds(Clause::WinShape, Fact::LeftIsFree);
        }
        return ruled;
    }
    if claim.all_pairs && profile.voids_four_pairs {
        ruled.holds(Clause::PenaltyAllPairs, Fact::Void);
        ruled.cost = Some(Cost::of(Clause::PenaltyAllPairs, 0));
        return ruled;
    }
    // Only a finish multiplies the cost. If the stock ran out, there was no finish, so ignore the kinds of finish.
    let how = if claim.exhausted { &[][..] } else { &claim.how };
    let multiplied = Multiplied::of_reported(profile, how);
    if claim.exhausted {
        ruled.holds(Clause::PenaltyExhausted, Fact::Exhausted);
        if claim.opened.is_none() && profile.penalty.exhausted_tiles {
            ruled.holds(Clause::PenaltyExhausted, Fact::TilesForAll);
        }
    }
    let counts = tiles_count(profile, claim.opened, claim.exhausted);
    let elden = how.contains(&FinishKind::Hand);
    let announced = claim.announced && profile.announces_pairs();
    let left = TilesLeft { announced, ..TilesLeft::of(table, claim.opened, claim.tiles.iter().map(Symbol::Tile)) };
    if claim.announced && claim.opened.is_none() {
        ruled.holds(Clause::PairsAnnounce, Fact::Announced { played: announced });
    }
    let parts = left.parts(table, claim.exhausted, elden, &multiplied);
    let clause = left.clause(table, claim.exhausted, elden);
    ruled.cost = Some(explained(&mut ruled, table, clause, counts, &parts));
    if !claim.exhausted {
        if profile.teams {
            ruled.holds(Clause::TeamMate, Fact::MateFree);
        }
        let Multiplied { by, factor } = multiplied;
        ruled.holds(Clause::FinishMultiplier, Fact::Multiplied { by, factor });
    }
    ruled
}

/// Converts `parts`, the points for the tiles left, to a cost. Adds a finding for each part that needs an explanation.
fn explained(ruled: &mut Reading, table: &Table, clause: Clause, counts: bool, parts: &[Part]) -> Cost {
    let is_okeys = |part: &&Part| part.clause == Clause::PenaltyOkey;
    let others = || parts.iter().filter(|part| !is_okeys(part));
    ruled.holds(
        clause,
        if counts {
            let sum = others().map(|part| part.base).sum();
            Fact::Counted { sum, twice: clause == Clause::PenaltyPairs }
        } else {
            Fact::Unopened
        },
    );
    for part in parts {
        match part.note {
            Note::Capped { cap } => ruled.holds(clause, Fact::Capped { cap }),
            Note::FalseJokers { each, .. } => ruled.holds(part.clause, Fact::FalseJokerCounts { each }),
            Note::Okeys { count, .. } => {
                ruled.holds(part.clause, Fact::OkeysLeft { count, each: part.base });
                if counts && table.profile().penalty.okey_number == OkeyNumber::Added {
                    ruled.holds(part.clause, Fact::OkeyNumberToo);
                }
            }
            _ => {}
        }
    }
    let cost = parts.iter().fold(Cost::default(), |cost, part| cost.and(part.clause, part.points(), Account::Player));
    if parts.is_empty() { Cost::of(clause, 0) } else { cost }
}
