//! Finds melds that were written as one because the separator `/` between them is missing.

use super::readings::{of_meld, tile_of};
use super::ruled::shape;
use super::{Claim, Fact, ReadingRuling};
use crate::notation::{LaidMelds, LaidTile};
use crate::table::Table;

/// The most tiles to split. No rack has more, and the time of a search grows with the number of tiles.
const MOST_TILES: usize = 22;

/// Returns an undecided ruling if a meld of the claim is illegal, but its tiles, in their order, are several legal
/// melds: in `R7 R8 R9 K5 R5 B5` a `/` is probably missing. Returns `None` for any other claim. Also returns `None` if
/// the question is whether some tiles are one meld.
pub(super) fn ruling(table: &Table, claim: &Claim) -> Option<ReadingRuling> {
    if matches!(claim, Claim::Meld(_)) {
        return None;
    }
    let lists = [claim.melds(), claim.melds_on_table()];
    let apart = lists.into_iter().flatten().find_map(|laid| separated(table, laid))?;
    let first = of_meld(table, apart.0.first()?).first;
    let mut ruled = ReadingRuling::default();
    ruled.holds(shape(table, &first), Fact::NotSeparated { pairs: first.is_pair(), apart });
    Some(ruled.closed(None))
}

/// Returns the list with every such meld split, or `None` if it has none.
fn separated(table: &Table, laid: &LaidMelds) -> Option<LaidMelds> {
    let split: Vec<_> = laid.0.iter().map(|meld| split(table, meld)).collect();
    split.iter().any(Option::is_some).then(|| {
        let melds = laid.0.iter().zip(split).flat_map(|(meld, parts)| parts.unwrap_or_else(|| vec![meld.clone()]));
        LaidMelds(melds.collect())
    })
}

/// Splits an illegal meld into legal melds without changing the order of its tiles: only pairs, or else as few runs
/// and groups as possible. A run must lie upwards or downwards. Returns `None` if this is impossible or if the meld is
/// legal.
fn split(table: &Table, laid: &[LaidTile]) -> Option<Vec<Vec<LaidTile>>> {
    if laid.len() > MOST_TILES || of_meld(table, laid).first.is_legal(table) {
        return None;
    }
    let legal = |part: &[LaidTile]| {
        let meld = of_meld(table, part).first;
        let tiles = || part.iter().filter_map(|laid| tile_of(table, laid));
        meld.is_legal(table) && (tiles().eq(meld.tiles()) || tiles().eq(meld.tiles().rev()))
    };
    let pairs = laid.chunks(2).all(|part| of_meld(table, part).first.is_pair());
    if pairs {
        return Some(laid.chunks(2).map(<[LaidTile]>::to_vec).collect());
    }
    // `shortest[end]` is the shortest list of melds for the tiles before `end`.
    let mut shortest: Vec<Option<Vec<Vec<LaidTile>>>> = vec![Some(Vec::new())];
    for end in 1..=laid.len() {
        let ways = (0..end).filter_map(|start| {
            let part = laid.get(start..end).filter(|part| part.len() > 2 && legal(part))?;
            let before = shortest.get(start)?.as_ref()?;
            Some(before.iter().cloned().chain([part.to_vec()]).collect::<Vec<_>>())
        });
        let best = ways.min_by_key(Vec::len);
        shortest.push(best);
    }
    shortest.pop().flatten()
}
