//! Where a tile can be laid off (`layoff.run`, `layoff.group`).

use super::{Meld, MeldKind, Placed};
use crate::table::Table;
use crate::tiles::{Face, Tile};

/// Returns every way to lay a tile off on a meld: the tile in place, and the grown meld. None on a pair.
pub(crate) fn fits(table: &Table, meld: &Meld, tile: Tile) -> Vec<(Placed, Meld)> {
    let faces = table.roles().of(tile).face().map_or_else(|| Face::all().collect(), |face| vec![face]);
    faces.into_iter().flat_map(|stands_for| placed_on(table, meld, Placed { tile, stands_for })).collect()
}

/// Returns every way to lay a tile off on a meld as the declared face.
fn placed_on(table: &Table, meld: &Meld, placed: Placed) -> Vec<(Placed, Meld)> {
    // Tiles that form no meld take no layoff.
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
