//! What the tiles left at the end of a hand cost (`penalty.*`, `score.exhausted`).

use crate::opening::cost;
use crate::profile::{FourPairs, Game};
use crate::rules::Clause;
use crate::score::{Multiplied, Opened, cap};
use crate::table::Table;
use crate::tile::Tile;

use super::cost::{Account, multiplied};
use super::{Cost, Fact, LeftClaim, Ruled};

/// Says what the tiles cost their owner.
pub(super) fn rule(table: &Table, claim: &LeftClaim) -> Ruled {
    let profile = table.profile();
    let mut ruled = Ruled::default();
    if profile.game != Game::Yuzbir {
        if claim.exhausted {
            ruled.holds(Clause::ScoreExhausted, Fact::Exhausted);
            ruled.cost = Some(Cost::of(Clause::ScoreExhausted, -i64::from(profile.points.exhausted)));
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
        None => unopened(&mut ruled, table, factor),
        Some(with) => opened(&mut ruled, table, claim, with, factor),
    });
    if !claim.exhausted {
        ruled.holds(Clause::FinishMultiplier, Fact::Multiplied { by, factor });
    }
    ruled
}

fn unopened(ruled: &mut Ruled, table: &Table, factor: i64) -> Cost {
    let clause = Clause::PenaltyUnopened;
    let (points, cap) = unopened_points(table, factor);
    ruled.holds(clause, Fact::Unopened);
    if let Some(cap) = cap {
        ruled.holds(clause, Fact::Capped { cap });
    }
    Cost::of(clause, points)
}

/// What a player who has not opened is charged, and the most that is, where it stops there (`penalty.unopened`).
pub(super) fn unopened_points(table: &Table, factor: i64) -> (i64, Option<i64>) {
    let whole = i64::from(table.profile().penalty.unopened) * factor;
    let cap = cap(table.profile(), whole);
    (cap.unwrap_or(whole), cap)
}

fn opened(ruled: &mut Ruled, table: &Table, claim: &LeftClaim, with: Opened, factor: i64) -> Cost {
    let twice = with == Opened::Pairs;
    let each = table.profile().penalty.okey;
    let (okeys, others): (Vec<Tile>, Vec<Tile>) = claim.tiles.iter().partition(|&tile| table.is_okey(tile));
    let sum: u32 = others.iter().map(|&tile| cost(tile, table)).sum();
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
    let points = i64::from(each) * i64::try_from(count).unwrap_or(i64::MAX);
    tiles.and(Clause::PenaltyOkey, points, Account::Player)
}
