//! Tiles that may come, and the chances that they do.

use std::sync::OnceLock;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use super::made::report;
use crate::distance::{Probability, UnseenTile};
use crate::tiles::Tile;

report! {
    /// A tile and its copies not yet seen.
    #[derive(Clone)]
    pub(crate) LeftReport(left: UnseenTile) {
        tile "The tile": Tile = left.tile,
        left "How many copies are unseen": usize = left.left,
    }
}

/// The same in a list. Advice lists hundreds, so each is put into JSON once for all.
#[derive(Debug, Clone)]
pub(crate) struct UsefulReport(LeftReport);

impl From<UnseenTile> for UsefulReport {
    fn from(left: UnseenTile) -> Self {
        Self(LeftReport::new(left))
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

report! {
    /// A probability.
    #[derive(Clone)]
    pub(crate) ChanceReport(chance: Probability, draws: usize) {
        draws "How many own draws from the stock it speaks of": usize,
        fraction "The exact value, a fraction in lowest terms": String = chance.to_string(),
        probability "The nearest floating-point number, 0 to 1": f64 = chance.value(),
    }
}
