//! Tiles that may come, and the chances that they do.

use schemars::JsonSchema;
use serde::Serialize;

use crate::distance::{Probability, UnseenTile};
use crate::tiles::Tile;

/// A tile and its copies not yet seen.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(crate) struct LeftReport {
    /// The tile.
    tile: Tile,
    /// How many copies are unseen.
    left: usize,
}

impl From<UnseenTile> for LeftReport {
    fn from(left: UnseenTile) -> Self {
        Self { tile: left.tile, left: left.left }
    }
}

/// A probability.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub(crate) struct ChanceReport {
    /// How many own draws from the stock it speaks of.
    draws: usize,
    /// The exact value, a fraction in lowest terms.
    fraction: String,
    /// The nearest floating-point number, 0 to 1.
    probability: f64,
}

impl ChanceReport {
    pub(super) fn new(chance: Probability, draws: usize) -> Self {
        Self { draws, fraction: chance.to_string(), probability: chance.value() }
    }
}
