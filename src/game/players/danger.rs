//! The visible danger that a discard helps the next player.

use crate::game::View;
use crate::tiles::{Face, Tile};

/// Returns the danger of throwing a tile to the next player, measured in one's own useful tiles.
///
/// A tile is dangerous if it fits a tile they took: the same number in another colour, or the same colour within two
/// numbers. It is safe if they have thrown the same tile.
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
