//! Finds where a tile can be added to a laid meld as a layoff (`layoff.run`, `layoff.group`).

use super::{Meld, MeldKind, Placed};
use crate::table::Table;
use crate::tiles::{Face, Tile};

/// Returns every way to add a tile to a meld: the tile with the face as which it then counts, and the longer meld. The
/// result is empty if the meld is a pair.
pub(crate) fn fits(table: &Table, meld: &Meld, tile: Tile) -> Vec<(Placed, Meld)> {
    let faces = table.roles().of(tile).face().map_or_else(|| Face::all().collect(), |face| vec![face]);
    faces.into_iter().flat_map(|stands_for| placed_on(table, meld, Placed { tile, stands_for })).collect()
}

/// Returns every way to add `placed.tile` to a meld so that it counts as the face `placed.stands_for`.
fn placed_on(table: &Table, meld: &Meld, placed: Placed) -> Vec<(Placed, Meld)> {
    // A player cannot add tiles to a pair or to an illegal meld.
    if meld.kind == MeldKind::Pair || !meld.is_legal(table) {
        return Vec::new();
    }
    let behind = meld.places.iter().copied().chain([placed]).collect();
    let before = std::iter::once(placed).chain(meld.places.iter().copied()).collect();
    let grown = [behind, before].map(|places| Meld { kind: meld.kind, places });
    let ways = if meld.kind == MeldKind::Run { 2 } else { 1 };
    let legal = grown.into_iter().take(ways).filter(|grown| grown.is_legal(table));
    legal.map(|grown| (placed, grown)).collect()
}
