//! Tiles: colours, numbers, faces, and multisets of physical tiles.

mod multiset;
mod tile;

pub use multiset::Tiles;
pub use tile::{ByColour, Colour, Face, NotATile, Number, Tile};
