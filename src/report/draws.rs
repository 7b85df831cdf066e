//! Tiles that may be drawn, and the chances to draw them.

use std::sync::OnceLock;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use super::made::report;
use crate::distance::{Probability, UnseenTile};
use crate::tiles::Tile;

report! {
    /// A tile, with the number of its copies that the player has not seen.
    #[derive(Clone)]
    pub(crate) LeftReport(left: UnseenTile) {
        tile "The tile": Tile = left.tile,
        left "The number of copies that the player has not seen": usize = left.left,
    }
}

/// A tile in a list, with the number of unseen copies. An answer lists hundreds of them, so their JSON is cached.
#[derive(Debug, Clone)]
pub(crate) struct UsefulReport(LeftReport);

impl From<UnseenTile> for UsefulReport {
    fn from(left: UnseenTile) -> Self {
        Self(LeftReport::new(left))
    }
}

impl Serialize for UsefulReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        /// The cached JSON, indexed by the tile and by the number of unseen copies, which is at most four.
        static WRITTEN: [[OnceLock<Option<Box<RawValue>>>; 5]; Tile::KINDS] =
            [const { [const { OnceLock::new() }; 5] }; Tile::KINDS];
        let once = WRITTEN[self.0.tile.index()].get(self.0.left);
        match once.and_then(|once| once.get_or_init(|| to_raw_value(&self.0).ok()).as_deref()) {
            Some(written) => written.serialize(serializer),
            None => self.0.serialize(serializer),
        }
    }
}

report! {
    /// A probability, exact and as a floating-point number.
    #[derive(Clone)]
    pub(crate) ChanceReport(chance: Probability, draws: usize) {
        draws "The number of own draws from the stock": usize,
        fraction "The exact probability as a fraction in lowest terms, such as `2/7`": String = chance.to_string(),
        probability "The probability as a floating-point number from 0 to 1": f64 = chance.value(),
    }
}
