//! Tiles and melds within sentences.

use crate::meld::{Meld, Placed};
use crate::table::{Role, Table};
use crate::tiles::Tile;

/// Returns true for a false joker that plays as one face.
pub(super) fn is_plain_joker(placed: Placed, table: &Table) -> bool {
    placed.tile == Tile::FalseJoker && table.roles().of(placed.tile) == Role::Natural(placed.stands_for)
}

/// A tile in its place; a wild with the face it stands for.
pub(crate) fn placed(placed: Placed, table: &Table) -> String {
    match (table.roles().of(placed.tile), placed.tile) {
        (Role::Natural(_), tile) => tile.to_string(),
        (Role::Wild, Tile::Numbered(_)) => format!("O*={}", placed.stands_for),
        (Role::Wild, Tile::FalseJoker) => format!("J*={}", placed.stands_for),
    }
}

/// The tiles of a meld, in place.
pub(crate) fn meld(meld: &Meld, table: &Table) -> String {
    meld.places.iter().map(|&each| placed(each, table)).collect::<Vec<_>>().join(" ")
}

/// A tile; the okey as `O*`.
pub(crate) fn tile(tile: Tile, table: &Table) -> String {
    if table.is_okey(tile) { format!("O* ({tile})") } else { tile.to_string() }
}
