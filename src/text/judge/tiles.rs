//! Tiles and melds within sentences.

use crate::meld::{Meld, MeldKind, Placed};
use crate::table::{Role, Table};
use crate::tiles::Tile;
use crate::words::Language;

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

/// The tiles of a meld, with undeclared okeys at these indices.
pub(crate) fn laid_meld(meld: &Meld, undeclared: &[usize], table: &Table, language: Language) -> String {
    let wild = |tile| if tile == Tile::FalseJoker { "J*".to_owned() } else { "O*".to_owned() };
    let place = |(at, each): (usize, &Placed)| {
        if undeclared.contains(&at) { wild(each.tile) } else { placed(*each, table) }
    };
    let tiles = meld.places.iter().enumerate().map(place).collect::<Vec<_>>().join(" ");
    let group = meld.kind == MeldKind::Group;
    match undeclared {
        [] => tiles,
        _ if group => say!(language; "{tiles} (colour not declared)" / "{tiles} (rengi belirtilmemiş)"),
        _ => say!(language; "{tiles} (not declared)" / "{tiles} (neyin yerine geçtiği belirtilmemiş)"),
    }
}

/// A tile; the okey as `O*`.
pub(crate) fn tile(tile: Tile, table: &Table) -> String {
    if table.is_okey(tile) { format!("O* ({tile})") } else { tile.to_string() }
}
