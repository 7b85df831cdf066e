//! The number of neighbours of a tile on a rack. Of equally good discards, the one with the fewest is thrown.

use crate::game::View;
use crate::table::Game;
use crate::tiles::{Face, Tile, Tiles};

/// Returns how many tiles of the rack could be in a meld with this one. An okey has the most.
pub(super) fn count_neighbours(view: &View<'_>, tiles: &Tiles, tile: Tile) -> u32 {
    let roles = view.table().roles();
    let Some(own) = roles.of(tile).face() else { return u32::MAX / 2 };
    let chains = view.table().game() == Game::Chains;
    // A chain has no place for a second copy.
    if chains && tiles.count(tile) > 1 {
        return 0;
    }
    let beside = |other: Face| {
        if own.colour == other.colour {
            let run = !chains && own.number.get().abs_diff(other.number.get()) <= 2;
            u32::from(run) + u32::from(own == other)
        } else {
            u32::from(own.number == other.number)
        }
    };
    let faces = tiles.iter().filter_map(|other| roles.of(other).face());
    // The tile itself was counted twice: as a neighbour and as its own twin.
    let itself = beside(own);
    faces.map(beside).sum::<u32>() - itself
}
