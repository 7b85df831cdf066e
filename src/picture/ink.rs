//! The colours of a picture, chosen so that every text is readable on its background.

use crate::tiles::Colour;

/// The colour of the table, the background of the picture.
pub(super) const GROUND: &str = "#1f5c4a";
/// The colour of a tile in a meld, and of drawings on the table.
pub(super) const IVORY: &str = "#fdf8e8";
/// The colour of a tile that is in no meld.
pub(super) const DULL: &str = "#ece6d4";
/// The background of the label that shows which face a tile represents.
pub(super) const LABEL: &str = "#ffffff";
/// The colour of the name of a false joker.
pub(super) const VIOLET: &str = "#5b2a86";

/// Returns the colour in which the number of a tile is drawn.
pub(super) const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#23262b",
        Colour::Red => "#c01f28",
        Colour::Blue => "#1a56bd",
        // Yellow itself would be hard to read on ivory.
        Colour::Yellow => "#8d5d00",
    }
}
