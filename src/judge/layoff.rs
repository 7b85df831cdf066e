//! May these tiles be laid off, or taken back (`layoff.*`).

use crate::meld::{Meld, MeldKind, Placed};
use crate::notation::Laid;
use crate::rules::Clause;
use crate::score::Opened;
use crate::table::Table;
use crate::tile::Tile;

use super::fit::{fits, placed};
use super::readings::tile_of;
use super::{Cost, Fact, Finding, LayoffClaim, Ruled};

/// A tile to lay off, with the face it was declared to stand for.
type ToLay = (Tile, Option<crate::tile::Face>);

/// Rules on tiles laid off.
pub(super) fn rule(table: &Table, claim: &LayoffClaim, melds: &[Meld]) -> Ruled {
    let mut ruled = Ruled::default();
    let laid: Vec<Laid> = claim.tiles.0.concat();
    let tiles: Vec<ToLay> = laid.iter().filter_map(|laid| Some((tile_of(table, laid)?, laid.declared))).collect();
    if claim.undo {
        let tiles = tiles.len();
        if tiles > 1 {
            ruled.breaks(Clause::LayoffUndo, Fact::AllTakenBack { tiles });
        } else {
            ruled.holds(Clause::LayoffUndo, Fact::TakenBack);
        }
        return ruled.closed(Some(Cost::of(Clause::LayoffUndo, table.profile().fouls.points)));
    }
    may(&mut ruled, claim.opened);
    if claim.opened == Some(Opened::Pairs) {
        limit(&mut ruled, table, tiles.len());
    }
    goes(&mut ruled, table, &tiles, melds);
    if !ruled.stands() {
        // The list of fouls does not name it: the tiles go back.
        ruled.holds(Clause::FoulList, Fact::GoesBack);
    }
    ruled.closed(None)
}

/// Only after opening (`layoff.who`).
pub(super) fn may(ruled: &mut Ruled, opened: Option<Opened>) {
    match opened {
        None => ruled.breaks(Clause::LayoffWho, Fact::NotOpened),
        Some(with) => ruled.holds(Clause::LayoffWho, Fact::HasOpened { with }),
    }
}

/// How many tiles a pairs opener lays off in a turn (`layoff.pairs-limit`).
pub(super) fn limit(ruled: &mut Ruled, table: &Table, tiles: usize) {
    let limit = table.profile().layoff_pairs_limit;
    if u32::try_from(tiles).is_ok_and(|tiles| tiles <= limit) {
        ruled.holds(Clause::LayoffPairsLimit, Fact::WithinLimit { tiles, limit });
    } else {
        ruled.breaks(Clause::LayoffPairsLimit, Fact::TooMany { tiles, limit });
    }
}

/// Where the tiles go, or why they do not.
pub(super) fn goes(ruled: &mut Ruled, table: &Table, tiles: &[ToLay], melds: &[Meld]) {
    if melds.iter().all(|meld| meld.kind == MeldKind::Pair) {
        return beside(ruled, table, tiles);
    }
    let mut best: Vec<(usize, Placed, Meld)> = Vec::new();
    let mut now = melds.to_vec();
    let mut path = Vec::new();
    lay(table, tiles, &mut now, &mut path, &mut best);
    for (at, placed, meld) in &best {
        let fact = Fact::Fits { placed: *placed, meld: meld.clone() };
        ruled.findings.push(Finding { clause: clause(meld), fact, against: false, meld: Some(*at), place: None });
    }
    let mut now = melds.to_vec();
    let mut left: Vec<ToLay> = tiles.to_vec();
    for (at, placed, meld) in best {
        if let Some(found) = left.iter().position(|&(tile, _)| tile == placed.tile) {
            left.remove(found);
        }
        now[at] = meld;
    }
    for (tile, _) in left {
        for (at, meld) in now.iter().enumerate() {
            let pair = meld.kind == MeldKind::Pair;
            let fact = if pair { Fact::PairGrows } else { Fact::NoFit { tile, meld: meld.clone() } };
            ruled.findings.push(Finding { clause: clause(meld), fact, against: true, meld: Some(at), place: None });
        }
    }
}

/// Lays as many tiles as can be, in whatever order.
fn lay(
    table: &Table,
    left: &[ToLay],
    melds: &mut Vec<Meld>,
    path: &mut Vec<(usize, Placed, Meld)>,
    best: &mut Vec<(usize, Placed, Meld)>,
) {
    if path.len() > best.len() {
        best.clone_from(path);
    }
    for (which, &(tile, declared)) in left.iter().enumerate() {
        for at in 0..melds.len() {
            let ways = match declared {
                Some(stands_for) => placed(table, &melds[at], Placed { tile, stands_for }),
                None => fits(table, &melds[at], tile),
            };
            for (placed, grown) in ways {
                let rest: Vec<ToLay> = [&left[..which], &left[which + 1..]].concat();
                let before = std::mem::replace(&mut melds[at], grown.clone());
                path.push((at, placed, grown));
                lay(table, &rest, melds, path, best);
                path.pop();
                melds[at] = before;
                if best.len() == path.len() + left.len() {
                    return;
                }
            }
        }
    }
}

/// Own pairs beside pairs on the table (`layoff.pair`).
fn beside(ruled: &mut Ruled, table: &Table, tiles: &[ToLay]) {
    let roles = table.roles();
    let like = |one: Tile, other: Tile| {
        use crate::indicator::Role::Wild;
        let (one, other) = (roles.of(one), roles.of(other));
        one == other || one == Wild || other == Wild
    };
    let of_pairs = tiles.len().is_multiple_of(2) && !tiles.is_empty();
    if of_pairs && tiles.chunks(2).all(|pair| like(pair[0].0, pair[1].0)) {
        ruled.holds(Clause::LayoffPair, Fact::OwnPair);
    } else {
        ruled.breaks(Clause::LayoffPair, Fact::PairGrows);
    }
}

const fn clause(meld: &Meld) -> Clause {
    match meld.kind {
        MeldKind::Run | MeldKind::Chain => Clause::LayoffRun,
        MeldKind::Group => Clause::LayoffGroup,
        MeldKind::Pair => Clause::LayoffPair,
    }
}
