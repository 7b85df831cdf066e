//! A meld in an answer.

use schemars::JsonSchema;
use serde::Serialize;

use crate::meld::Meld;
use crate::tiles::{Face, Tile};

/// A meld.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct MeldReport {
    /// `run`, `group`, `pair` or `chain`.
    kind: &'static str,
    /// The physical tiles in place.
    tiles: Vec<Tile>,
    /// The tile each of them stands for.
    #[serde(rename = "as")]
    stands_for: Vec<Face>,
    /// The sum at face value; the 1 after 13 counts 1.
    sum: u32,
}

impl From<&Meld> for MeldReport {
    fn from(meld: &Meld) -> Self {
        Self {
            kind: meld.kind.name(),
            tiles: meld.tiles().collect(),
            stands_for: meld.faces().collect(),
            sum: meld.sum(),
        }
    }
}

pub(super) fn melds(melds: &[Meld]) -> Vec<MeldReport> {
    melds.iter().map(MeldReport::from).collect()
}
