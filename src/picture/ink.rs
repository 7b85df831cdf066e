//! The colours that something is read in, each with what it stands on.

use crate::tiles::Colour;

/// The table.
pub(super) const GROUND: &str = "#1f5c4a";
/// A tile in a meld, and what is drawn upon the ground.
pub(super) const IVORY: &str = "#fdf8e8";
/// A tile in no meld.
pub(super) const DULL: &str = "#ece6d4";
/// The label that says what a tile stands for.
pub(super) const LABEL: &str = "#ffffff";
/// The name of a false joker.
pub(super) const VIOLET: &str = "#5b2a86";

/// The colour that a tile's number is drawn in.
pub(super) const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#23262b",
        Colour::Red => "#c01f28",
        Colour::Blue => "#1a56bd",
        // As dark as yellow must be to be read on ivory.
        Colour::Yellow => "#8d5d00",
    }
}
