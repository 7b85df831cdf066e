//! Writes tiles and melds inside sentences.

use crate::meld::{Meld, MeldKind, Placed};
use crate::table::{Role, Table};
use crate::tiles::Tile;
use crate::words::Language;

/// Returns true if the tile is a false joker that is not wild: it always plays as the same face.
pub(super) fn is_plain_joker(placed: Placed, table: &Table) -> bool {
    placed.tile == Tile::FalseJoker && table.roles().of(placed.tile) == Role::Natural(placed.stands_for)
}

/// Returns the name of a tile in a meld. A wild tile is followed by the face it represents, as in `O*=R9`.
pub(crate) fn placed(placed: Placed, table: &Table) -> String {
    match (table.roles().of(placed.tile), placed.tile) {
        (Role::Natural(_), tile) => tile.to_string(),
        (Role::Wild, Tile::Numbered(_)) => format!("O*={}", placed.stands_for),
        (Role::Wild, Tile::FalseJoker) => format!("J*={}", placed.stands_for),
    }
}

/// Returns the names of the tiles of a meld, in order.
pub(crate) fn meld(meld: &Meld, table: &Table) -> String {
    meld.places.iter().map(|&each| placed(each, table)).collect::<Vec<_>>().join(" ")
}

/// Returns the names of the tiles of a meld. `undeclared` holds the indices of okeys that are written without a face,
/// because the player did not say which tile they stand for.
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

/// Returns the name of a tile. An okey is written as `O*`, followed by its face in parentheses.
pub(crate) fn tile(tile: Tile, table: &Table) -> String {
    if table.is_okey(tile) { format!("O* ({tile})") } else { tile.to_string() }
}
