//! The colours of a picture. Each text colour is chosen for its background.

use crate::tiles::Colour;

/// The table.
pub(super) const GROUND: &str = "#1f5c4a";
/// A tile in a meld, and drawings on the table.
pub(super) const IVORY: &str = "#fdf8e8";
/// A loose tile.
pub(super) const DULL: &str = "#ece6d4";
/// The label that shows what a tile stands for.
pub(super) const LABEL: &str = "#ffffff";
/// The name of a false joker.
pub(super) const VIOLET: &str = "#5b2a86";

/// Returns the colour of a tile's number.
pub(super) const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#23262b",
        Colour::Red => "#c01f28",
        Colour::Blue => "#1a56bd",
        // A lighter yellow would be hard to read on ivory.
        Colour::Yellow => "#8d5d00",
    }
}
