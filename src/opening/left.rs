//! What a tile left behind costs.

use crate::table::{OkeyNumber, Table};
use crate::tiles::Tile;

/// What a tile counts that is left with a player who has opened, at a finish that doubles nothing: its number
/// (`penalty.opened`); an okey what the table says (`penalty.okey`); a false joker the number it plays as, and the
/// okey's where it plays as any (`penalty.false-joker`).
///
/// ```
/// use okey::opening::cost;
/// use okey::{Profile, Symbol, Table, Variant};
///
/// let table = Table::new(Profile::new(Variant::Yuzbir), Some(Symbol::Tile("R5".parse()?))).expect("a table");
/// let costs = ["K9", "R6", "J*"].map(|tile| cost(tile.parse().expect("a tile"), &table));
/// assert_eq!(costs, [9, 101, 6]);
/// # Ok::<(), okey::NotATile>(())
/// ```
#[must_use]
pub fn cost(tile: Tile, table: &Table) -> u32 {
    let number = table.number_of(tile).map_or(0, |number| u32::from(number.get()));
    let penalty = &table.profile().penalty;
    match penalty.okey_number {
        _ if !table.is_okey(tile) => number,
        OkeyNumber::Dropped => penalty.okey,
        OkeyNumber::Added => penalty.okey + number,
    }
}
