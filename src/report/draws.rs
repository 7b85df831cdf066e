//! Tiles that may come, and the chances that they do.

use std::sync::OnceLock;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

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

/// The same in a list. Advice lists hundreds, so each is put into JSON once for all.
#[derive(Debug, Clone)]
pub(super) struct UsefulReport(LeftReport);

impl From<UnseenTile> for UsefulReport {
    fn from(left: UnseenTile) -> Self {
        Self(left.into())
    }
}

impl Serialize for UsefulReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        /// By the tile and its copies; no game has more than four.
        static WRITTEN: [[OnceLock<Option<Box<RawValue>>>; 5]; Tile::KINDS] =
            [const { [const { OnceLock::new() }; 5] }; Tile::KINDS];
        let once = WRITTEN[self.0.tile.index()].get(self.0.left);
        match once.and_then(|once| once.get_or_init(|| to_raw_value(&self.0).ok()).as_deref()) {
            Some(written) => written.serialize(serializer),
            None => self.0.serialize(serializer),
        }
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
