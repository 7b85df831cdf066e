//! Finds melds that were written as one because the separator `/` between them is missing.

use super::readings::{breaks_house_rules_only, of_meld, tile_of};
use super::ruled::shape;
use super::{Claim, Fact, Finding, Reading, each_reading};
use crate::engine::Engine;
use crate::layouts::RunShape;
use crate::notation::{LaidMelds, LaidTile};
use crate::table::Table;

/// Detects a missing `/` in a claim. If one is probably missing, returns an undecided ruling and the claim with the `/`
/// added. It is probably missing if a meld is illegal but its tiles, in their order, are several legal melds: `R7 R8 R9
/// K5 R5 B5`.
///
/// Returns `None` if no `/` is missing, and if the question is whether some tiles are one meld. Also returns `None` if
/// a `/` is missing only in melds on the table and makes no difference to the ruling.
pub(super) fn ruling(engine: &Engine, table: &Table, claim: &Claim) -> Option<(Reading, Claim)> {
    let mut separated = claim.clone();
    let (laid, on_table) = separated.lists_mut();
    let laid = laid.and_then(|melds| separate(table, melds));
    let on_table = on_table.and_then(|melds| separate(table, melds));
    let outcomes = |claim: &Claim| -> Vec<_> {
        each_reading(engine, table, claim).iter().map(|reading| (reading.allowed, reading.cost.clone())).collect()
    };
    let finding = match laid {
        Some(finding) => finding,
        None => on_table.filter(|_| outcomes(claim) != outcomes(&separated))?,
    };
    let ruled = Reading { findings: vec![finding], ..Reading::default() };
    Some((ruled.closed(None), separated))
}

/// Adds the missing `/` to the melds that a player lays. Returns the melds and a finding that advises to write the `/`;
/// `None` if no `/` is missing.
pub(crate) fn separated(table: &Table, laid: &LaidMelds) -> Option<(LaidMelds, Finding)> {
    let mut melds = laid.clone();
    let finding = separate(table, &mut melds)?;
    Some((melds, finding))
}

/// Splits every meld of the list that lacks a separator. Returns a finding that advises to write the `/`, under the
/// clause about the first part of the first meld that was split; `None` if no meld lacks a separator.
fn separate(table: &Table, laid: &mut LaidMelds) -> Option<Finding> {
    let split: Vec<_> = laid.0.iter().map(|meld| split(table, meld)).collect();
    let first = split.iter().flatten().find_map(|parts| parts.first())?;
    let first = of_meld(table, first).first;
    let melds = laid.0.iter().zip(split).flat_map(|(meld, parts)| parts.unwrap_or_else(|| vec![meld.clone()]));
    *laid = LaidMelds(melds.collect());
    let fact = Fact::NotSeparated { pairs: first.is_pair(), apart: laid.clone() };
    Some(Finding::of(shape(table, &first), fact, false))
}

/// A split of the first tiles of a list into melds: the number of these melds, and the index at which the last one
/// starts.
#[derive(Clone, Copy)]
struct Split {
    melds: usize,
    last: usize,
}

/// Splits an illegal meld into legal melds without changing the order of its tiles. Splits it into pairs only or, if
/// that is impossible, into as few runs and groups as possible. The numbers of a run must rise or fall. Returns `None`
/// if there is no such split. Also returns `None` if the meld is legal or breaks only house rules.
fn split(table: &Table, laid: &[LaidTile]) -> Option<Vec<Vec<LaidTile>>> {
    let whole = of_meld(table, laid).first;
    if whole.is_legal(table) || breaks_house_rules_only(&whole, table) {
        return None;
    }
    if laid.chunks(2).all(|part| of_meld(table, part).first.is_pair()) {
        return Some(laid.chunks(2).map(<[LaidTile]>::to_vec).collect());
    }
    let is_legal = |part: &[LaidTile]| {
        let meld = of_meld(table, part).first;
        let tiles = || part.iter().filter_map(|laid| tile_of(table, laid));
        meld.is_legal(table) && (tiles().eq(meld.tiles()) || tiles().eq(meld.tiles().rev()))
    };
    // `shortest[end]` is the split of the tiles before `end` into the fewest melds.
    let mut shortest = vec![Some(Split { melds: 0, last: 0 })];
    for end in 1..=laid.len() {
        let from = end.saturating_sub(RunShape::AFTER_13.into());
        let ways = (from..end).filter_map(|last| {
            let Split { melds, .. } = (*shortest.get(last)?)?;
            laid.get(last..end).filter(|part| part.len() > 2 && is_legal(part))?;
            Some(Split { melds: melds + 1, last })
        });
        let best = ways.min_by_key(|split| split.melds);
        shortest.push(best);
    }
    let mut parts = Vec::new();
    let mut end = laid.len();
    while end > 0 {
        let Split { last, .. } = (*shortest.get(end)?)?;
        parts.push(laid.get(last..end)?.to_vec());
        end = last;
    }
    parts.reverse();
    Some(parts)
}
