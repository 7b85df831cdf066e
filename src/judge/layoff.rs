//! May these tiles be laid off, or taken back (`layoff.*`).

use crate::meld::{Meld, MeldKind};
use crate::notation::Laid;
use crate::rules::Clause;
use crate::score::Opened;
use crate::table::Table;

use super::laying::{Laying, Step, ToLay};
use super::readings::tile_of;
use super::{Cost, Fact, Finding, LayoffClaim, Ruled};

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
    let Some(limit) = table.profile().layoff_pairs_limit else {
        ruled.holds(Clause::LayoffPairsLimit, Fact::NoLimit { tiles });
        return;
    };
    if u32::try_from(tiles).is_ok_and(|tiles| tiles <= limit) {
        ruled.holds(Clause::LayoffPairsLimit, Fact::WithinLimit { tiles, limit });
    } else {
        ruled.breaks(Clause::LayoffPairsLimit, Fact::TooMany { tiles, limit });
    }
}

/// Where the tiles go, or why they do not.
pub(super) fn goes(ruled: &mut Ruled, table: &Table, tiles: &[ToLay], melds: &[Meld]) {
    let Laying { steps, melds, left } = Laying::most(table, tiles, melds);
    if steps.iter().any(|step| matches!(step, Step::OwnPair)) {
        ruled.holds(Clause::LayoffPair, Fact::OwnPair);
    }
    for step in steps {
        if let Step::Onto(at, placed, meld) = step {
            let clause = clause(&meld);
            let fact = Fact::Fits { placed, meld };
            ruled.findings.push(Finding { clause, fact, against: false, meld: Some(at), place: None });
        }
    }
    if let Some(&(tile, _)) = left.first().filter(|_| melds.is_empty()) {
        ruled.breaks(Clause::LayoffWho, Fact::Clean { tile });
    }
    let pair = melds.iter().position(|meld| meld.kind == MeldKind::Pair);
    if let Some(at) = pair.filter(|_| !left.is_empty()) {
        let clause = Clause::LayoffPair;
        ruled.findings.push(Finding { clause, fact: Fact::PairGrows, against: true, meld: Some(at), place: None });
    }
    for (tile, _) in left {
        for (at, meld) in melds.iter().enumerate().filter(|(_, meld)| meld.kind != MeldKind::Pair) {
            let fact = Fact::NoFit { tile, meld: meld.clone() };
            ruled.findings.push(Finding { clause: clause(meld), fact, against: true, meld: Some(at), place: None });
        }
    }
}

const fn clause(meld: &Meld) -> Clause {
    match meld.kind {
        MeldKind::Run | MeldKind::Chain => Clause::LayoffRun,
        MeldKind::Group => Clause::LayoffGroup,
        MeldKind::Pair => Clause::LayoffPair,
    }
}
