//! Estimates how much a discard helps the next player, from the tiles that this player took and threw.

use crate::game::View;
use crate::tiles::{Face, Tile};

/// Returns how much `tile` helps the next player. A danger of 4 outweighs four useful tiles on the thrower's rack.
///
/// A tile is dangerous if it fits a tile that the next player took: the same number in another colour, or the same
/// colour at most two numbers away. The danger is 0 if the next player has thrown a copy of the tile.
pub(super) fn danger(view: &View<'_>, tile: Tile) -> usize {
    let next = view.next();
    if view.table().is_okey(tile) {
        return 50;
    }
    let Tile::Numbered(face) = tile else { return 1 };
    let threw = view.discards().iter().any(|discard| discard.by == next && discard.tile == tile);
    if threw {
        return 0;
    }
    view.taken_by(next).map(|taken| beside(face, taken)).max().unwrap_or(0)
}

fn beside(face: Face, taken: Tile) -> usize {
    let Tile::Numbered(taken) = taken else { return 0 };
    let apart = face.number.get().abs_diff(taken.number.get());
    match (face.colour == taken.colour, apart) {
        (true, 1) | (false, 0) => 4,
        (true, 2) => 2,
        _ => 0,
    }
}
