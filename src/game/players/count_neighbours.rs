//! Counts the tiles on a rack that could share a meld with a given tile. If several discards are equally good, a
//! computer player throws the one with the fewest such neighbours.

use crate::game::View;
use crate::table::Game;
use crate::tiles::{Face, Tile, Tiles};

/// Returns how many tiles of the rack could share a meld with `tile`. An okey gets the highest count, because it fits
/// everywhere.
pub(super) fn count_neighbours(view: &View<'_>, tiles: &Tiles, tile: Tile) -> u32 {
    let roles = view.table().roles();
    let Some(own) = roles.of(tile).face() else { return u32::MAX / 2 };
    let chains = view.table().game() == Game::Chains;
    // In the game `cs102` the only meld has one tile of each colour, so a second copy of a tile is useless.
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
    // The sum also counts the tile itself as its own neighbour, so subtract it.
    let itself = beside(own);
    faces.map(beside).sum::<u32>() - itself
}
