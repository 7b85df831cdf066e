//! Applies the rules on laying off tiles and on taking them back (`layoff.*`).

use crate::meld::{Breach, Meld, MeldKind, Placed};
use crate::notation::LaidTile;
use crate::score::Opened;
use crate::table::Table;
use crate::tiles::Tile;
use crate::words::Clause;

use super::laid_off::{LaidOff, LayOffStep, OwnPairs, ToLay};
use super::readings::tile_of;
use super::{Cost, Fact, Finding, LayoffClaim, Reading};

pub(super) fn rule(table: &Table, claim: &LayoffClaim, melds: &[Meld]) -> Reading {
    let mut ruled = Reading::default();
    let laid: Vec<LaidTile> = claim.tiles.0.concat();
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
    let Some(with) = claim.opened else {
        ruled.breaks(Clause::LayoffWho, Fact::NotOpened);
        ruled.holds(Clause::FoulList, Fact::GoesBack);
        return ruled.closed(None);
    };
    part(table, &tiles, melds, LayOffTurn { with, same: claim.same_turn, table_known: true })
}

#[derive(Clone, Copy)]
pub(super) struct LayOffTurn {
    pub(super) with: Opened,
    pub(super) same: bool,
    /// True if the claim lists all melds on the table.
    pub(super) table_known: bool,
}

impl LayOffTurn {
    /// Returns how the player may lay new pairs, two equal tiles as a meld of their own (`layoff.pair`). If the claim
    /// lists the melds on the table and none of the melds is a pair, a tile that fits one of them is meant for it.
    fn own_pairs(self, melds: &[Meld]) -> OwnPairs {
        match melds.iter().any(Meld::is_pair) {
            true => OwnPairs::OfAnyTiles,
            // A player who opened with pairs has laid pairs on the table, even if the claim does not list them.
            false if self.with == Opened::Pairs && self.table_known => OwnPairs::OfTilesThatFitNowhere,
            false if self.with == Opened::Pairs => OwnPairs::OfAnyTiles,
            false => OwnPairs::Forbidden,
        }
    }

    /// Lays off as many tiles as possible.
    pub(super) fn lay_off(self, table: &Table, tiles: &[ToLay], melds: &[Meld]) -> LaidOff {
        LaidOff::most(table, tiles, melds, self.own_pairs(melds))
    }
}

/// Judges the layoffs of a player who has opened. The layoffs may also be part of another claim, such as a finish.
pub(super) fn part(table: &Table, tiles: &[ToLay], melds: &[Meld], turn: LayOffTurn) -> Reading {
    let mut ruled = Reading::default();
    ruled.holds(Clause::LayoffWho, Fact::HasOpened { with: turn.with });
    // A tile that is not wild may not be declared as another face. Report such tiles and lay off only the others.
    let (tiles, strange): (Vec<ToLay>, Vec<ToLay>) = tiles.iter().partition(|&&tile| misplaced(table, tile).is_none());
    for (meld, breach) in strange.into_iter().filter_map(|tile| misplaced(table, tile)) {
        ruled.breaks(breach.clause, Fact::WrongMeld { meld, breach });
    }
    let onto = goes(&mut ruled, table, &tiles, melds, turn);
    // At some tables, a player may not lay off onto melds in the turn of the opening. Laying two equal tiles as a new
    // pair is allowed even then.
    if turn.same && onto > 0 {
        let waits = waits(table, turn.same);
        ruled.note(Clause::LayoffWhen, if waits { Fact::LaidOffAtOnce } else { Fact::SameTurn }, waits);
    }
    if turn.with == Opened::Pairs && onto > 0 {
        limit(&mut ruled, table, onto);
    }
    if !ruled.stands() {
        // Attempting an illegal layoff is no foul: the tiles go back to the rack.
        ruled.holds(Clause::FoulList, Fact::GoesBack);
    }
    ruled.closed(None)
}

/// Returns the reason why a player may not lay off this number of tiles in this turn (`layoff.who`, `layoff.when`,
/// `layoff.pairs-limit`). Returns `None` if the player may.
pub(crate) fn barred(table: &Table, opened: Option<Opened>, same_turn: bool, tiles: usize) -> Option<(Clause, Fact)> {
    let Some(with) = opened else { return Some((Clause::LayoffWho, Fact::NotOpened)) };
    if waits(table, same_turn) {
        return Some((Clause::LayoffWhen, Fact::LaidOffAtOnce));
    }
    let limit = beyond(table, with, tiles)?;
    Some((Clause::LayoffPairsLimit, Fact::TooMany { tiles, limit }))
}

/// Returns true if the player opened in this turn and must wait for the next one (`layoff.when`).
fn waits(table: &Table, same_turn: bool) -> bool {
    same_turn && !table.profile().layoff_same_turn
}

/// Returns the table's limit on layoffs per turn if the player exceeds it. Only a player who opened with pairs has a
/// limit (`layoff.pairs-limit`).
fn beyond(table: &Table, with: Opened, tiles: usize) -> Option<u32> {
    let limit = table.profile().layoff_pairs_limit.filter(|_| with == Opened::Pairs)?;
    u32::try_from(tiles).is_ok_and(|tiles| tiles > limit).then_some(limit)
}

/// Adds a finding that says whether a player who opened with pairs exceeds the limit on layoffs
/// (`layoff.pairs-limit`). `tiles` is the number of tiles to lay off onto melds, without those laid as new pairs.
fn limit(ruled: &mut Reading, table: &Table, tiles: usize) {
    let clause = Clause::LayoffPairsLimit;
    match (table.profile().layoff_pairs_limit, beyond(table, Opened::Pairs, tiles)) {
        (_, Some(limit)) => ruled.breaks(clause, Fact::TooMany { tiles, limit }),
        (Some(limit), None) => ruled.holds(clause, Fact::WithinLimit { tiles, limit }),
        (None, None) => ruled.holds(clause, Fact::NoLimit { tiles }),
    }
}

/// Returns the broken rule if a tile that is not wild was declared as another face (`okey.wild`, `false-joker.value`).
/// Also returns the tile as a meld of one tile, because every report on a broken rule shows a meld.
fn misplaced(table: &Table, (tile, declared): ToLay) -> Option<(Meld, Breach)> {
    let alone = Meld { kind: MeldKind::Run, places: vec![Placed { tile, stands_for: declared? }] };
    let breach = alone.misplaced(table).first().copied()?;
    Some((alone, breach))
}

/// Adds findings that say which meld each tile joins, or why it fits no meld. Returns the number of `tiles` without
/// those laid as new pairs. Tiles that fit no meld count too.
fn goes(ruled: &mut Reading, table: &Table, tiles: &[ToLay], melds: &[Meld], turn: LayOffTurn) -> usize {
    let pairs = turn.own_pairs(melds);
    let laying = LaidOff::most(table, tiles, melds, pairs);
    let own = laying.own_pairs();
    if own > 0 {
        ruled.holds(Clause::LayoffPair, Fact::OwnPair);
    }
    let LaidOff { steps, melds, left } = laying;
    for step in steps {
        if let LayOffStep::Onto(at, placed, meld) = step {
            ruled.findings.push(Finding::of(clause(&meld), Fact::Fits { placed, meld }, false).in_meld(at));
        }
    }
    if !left.is_empty() && !turn.table_known {
        ruled.holds(Clause::LayoffWho, Fact::LaidOffUnseen { tiles: left });
    } else if !left.is_empty() {
        stay(ruled, table, &left, &melds, pairs);
    }
    tiles.len() - 2 * own
}

/// Adds findings that say why the tiles `left` cannot be laid off.
fn stay(ruled: &mut Reading, table: &Table, left: &[Tile], melds: &[Meld], pairs: OwnPairs) {
    let jokers = melds.iter().flat_map(Meld::tiles).chain(left.iter().copied());
    if table.keeps_apart(jokers) {
        let tiles: Vec<ToLay> = left.iter().map(|&tile| (tile, None)).collect();
        let laying = LaidOff::most_together(table, &tiles, melds, pairs != OwnPairs::Forbidden);
        if beside(ruled, table, &laying) && laying.left.is_empty() {
            return;
        }
    }
    let is_twin = |tile: Tile| left.iter().filter(|other| **other == tile).count() > 1;
    let own_pair = pairs == OwnPairs::Forbidden && left.iter().any(|&tile| is_twin(tile));
    if own_pair {
        ruled.breaks(Clause::LayoffPair, Fact::NobodyWithPairs);
    }
    let alone = melds.iter().all(|meld| meld.kind == MeldKind::Pair);
    let meant = |meld: &Meld| alone || left.iter().any(|&tile| is_near(table, tile, meld));
    let pair = melds.iter().enumerate().find(|(_, meld)| meld.kind == MeldKind::Pair && meant(meld));
    if let Some((at, meld)) = pair {
        let finding = match meld.breaches(table).first() {
            Some(&breach) => Finding::of(breach.clause, Fact::WrongMeld { meld: meld.clone(), breach }, true),
            None => Finding::of(Clause::LayoffPair, Fact::PairGrows, true),
        };
        ruled.findings.push(finding.in_meld(at));
    }
    let others = || melds.iter().enumerate().filter(|(_, meld)| meld.kind != MeldKind::Pair);
    for (at, &tile) in left.iter().enumerate() {
        if left.iter().take(at).any(|before| *before == tile) {
            continue;
        }
        let near = others().filter(|(_, meld)| is_near(table, tile, meld)).collect::<Vec<_>>();
        let explained = own_pair && is_twin(tile);
        let named = if near.is_empty() && !explained { others().take(1).collect() } else { near };
        if named.is_empty() && pair.is_none() && !explained {
            ruled.breaks(Clause::LayoffWho, Fact::Clean { tile });
        }
        for (at, meld) in named {
            let fact = Fact::NoFit { tile, meld: meld.clone(), undeclared: Vec::new() };
            ruled.findings.push(Finding::of(clause(meld), fact, true).in_meld(at));
        }
    }
}

/// Adds a finding for each layoff that puts an okey next to a false joker, if the table forbids this
/// (`okey.beside-false`). Returns true if it added a finding.
fn beside(ruled: &mut Reading, table: &Table, laying: &LaidOff) -> bool {
    let before = ruled.findings.len();
    for step in &laying.steps {
        let meld = step.meld();
        if let Some(&breach) = meld.breaches(table).first() {
            let finding = Finding::of(breach.clause, Fact::WrongMeld { meld: meld.clone(), breach }, true);
            let at = if let LayOffStep::Onto(at, ..) = step { Some(*at) } else { None };
            ruled.findings.push(Finding { meld: at, ..finding });
        }
    }
    ruled.findings.len() > before
}

/// Returns true if the player may have thought that the tile fits this meld: the tile is wild, the meld is a run of the
/// tile's colour, or it is a group or pair of the tile's number.
fn is_near(table: &Table, tile: Tile, meld: &Meld) -> bool {
    let Some(face) = table.roles().of(tile).face() else { return true };
    meld.faces().any(|other| match meld.kind {
        MeldKind::Run => other.colour == face.colour,
        _ => other.number == face.number,
    })
}

const fn clause(meld: &Meld) -> Clause {
    match meld.kind {
        MeldKind::Run | MeldKind::Chain => Clause::LayoffRun,
        MeldKind::Group => Clause::LayoffGroup,
        MeldKind::Pair => Clause::LayoffPair,
    }
}
