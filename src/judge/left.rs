//! What the tiles left at the end of a hand cost (`penalty.*`, `score.exhausted`).

use crate::opening::cost;
use crate::score::{FinishKind, Multiplied, Opened, cap, exhausted, unopened_clause};
use crate::table::{ExhaustedPenalty, FourPairs, Game, OkeyNumber, Table};
use crate::tiles::Tile;
use crate::words::Clause;

use super::cost::{Account, multiplied};
use super::{Cost, Fact, LeftClaim, ReadingRuling};

/// Says what the tiles cost their owner.
pub(super) fn rule(table: &Table, claim: &LeftClaim) -> ReadingRuling {
    let profile = table.profile();
    let mut ruled = ReadingRuling::default();
    if profile.game != Game::Yuzbir {
        if claim.exhausted {
            ruled.holds(Clause::ScoreExhausted, Fact::Exhausted);
            ruled.cost = Some(Cost::of(Clause::ScoreExhausted, exhausted(&profile.points)));
        } else {
            ruled.holds(Clause::WinShape, Fact::LeftIsFree);
        }
        return ruled;
    }
    if claim.all_pairs && profile.four_pairs == FourPairs::Void {
        ruled.holds(Clause::PenaltyAllPairs, Fact::Void);
        ruled.cost = Some(Cost::of(Clause::PenaltyAllPairs, 0));
        return ruled;
    }
    // Where nobody finished, nothing is multiplied.
    let how = if claim.exhausted { &[][..] } else { &claim.how };
    let Multiplied { by, factor } = multiplied(profile, how);
    if claim.exhausted {
        ruled.holds(Clause::PenaltyExhausted, Fact::Exhausted);
    }
    ruled.cost = Some(match claim.opened {
        None if claim.exhausted && profile.penalty.exhausted == ExhaustedPenalty::Tiles => {
            ruled.holds(Clause::PenaltyExhausted, Fact::TilesForAll);
            opened(&mut ruled, table, claim, Opened::Series, factor)
        }
        None => unopened(&mut ruled, table, claim, factor),
        Some(with) => opened(&mut ruled, table, claim, with, factor),
    });
    if !claim.exhausted {
        ruled.holds(Clause::FinishMultiplier, Fact::Multiplied { by, factor });
    }
    ruled
}

fn unopened(ruled: &mut ReadingRuling, table: &Table, claim: &LeftClaim, factor: i64) -> Cost {
    let elden = !claim.exhausted && claim.how.contains(&FinishKind::Hand);
    let clause = unopened_clause(table.profile(), elden);
    let (points, cap) = unopened_points(table, factor);
    ruled.holds(clause, Fact::Unopened);
    if let Some(cap) = cap {
        ruled.holds(clause, Fact::Capped { cap });
    }
    let cost = Cost::of(clause, points);
    let each = table.profile().penalty.okey_unopened;
    let count = claim.tiles.iter().filter(|&tile| table.is_okey(tile)).count();
    if each == 0 || count == 0 {
        return cost;
    }
    ruled.holds(Clause::PenaltyOkey, Fact::OkeysLeft { count, each });
    cost.and(Clause::PenaltyOkey, whole(each, count), Account::Player)
}

/// So many times these points.
fn whole(each: u32, count: usize) -> i64 {
    i64::from(each) * i64::try_from(count).unwrap_or(i64::MAX)
}

/// What a player who has not opened is charged, and the most that is, where it stops there (`penalty.unopened`).
pub(super) fn unopened_points(table: &Table, factor: i64) -> (i64, Option<i64>) {
    let whole = i64::from(table.profile().penalty.unopened) * factor;
    let cap = cap(table.profile(), whole);
    (cap.unwrap_or(whole), cap)
}

fn opened(ruled: &mut ReadingRuling, table: &Table, claim: &LeftClaim, with: Opened, factor: i64) -> Cost {
    let twice = with == Opened::Pairs;
    let each = table.profile().penalty.okey;
    let (okeys, others): (Vec<Tile>, Vec<Tile>) = claim.tiles.iter().partition(|&tile| table.is_okey(tile));
    let added = table.profile().penalty.okey_number == OkeyNumber::Added;
    let numbers = table.okey().filter(|_| added).map_or(0, |okey| u32::from(okey.number.get()) * count_of(&okeys));
    let sum: u32 = others.iter().map(|&tile| cost(tile, table)).sum::<u32>() + numbers;
    let clause = if twice { Clause::PenaltyPairs } else { Clause::PenaltyOpened };
    ruled.holds(clause, Fact::Counted { sum, twice });
    if others.contains(&Tile::FalseJoker) {
        ruled.holds(Clause::PenaltyFalseJoker, Fact::FalseJokerCounts { each: cost(Tile::FalseJoker, table) });
    }
    let points = i64::from(sum) * factor * if twice { 2 } else { 1 };
    let tiles = Cost::of(clause, points);
    if okeys.is_empty() {
        return tiles;
    }
    let count = okeys.len();
    ruled.holds(Clause::PenaltyOkey, Fact::OkeysLeft { count, each });
    if added {
        ruled.holds(Clause::PenaltyOkey, Fact::OkeyNumberToo);
    }
    tiles.and(Clause::PenaltyOkey, whole(each, count), Account::Player)
}

fn count_of(tiles: &[Tile]) -> u32 {
    u32::try_from(tiles.len()).unwrap_or(u32::MAX)
}
