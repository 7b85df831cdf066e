//! The answer of `okey melds`.

use schemars::JsonSchema;
use serde::Serialize;

use super::Head;
use super::listing::Listing;
use super::meld::{MeldReport, melds};
use crate::hand::Hand;
use crate::ruling::Ruling;
use crate::tile::Tile;
use crate::winning::Decomposition;

/// Every decomposition of a hand, written as it is found.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MeldsReport<'a> {
    /// The common fields.
    #[serde(flatten)]
    pub head: Head,
    /// The one discard that was asked about; null where all were.
    pub discard: Option<String>,
    /// How many decompositions there are, also where fewer are listed.
    pub total: u64,
    /// The decompositions.
    #[schemars(with = "Vec<DecompositionReport>")]
    pub decompositions: Listing<'a, DecompositionReport>,
}

/// One decomposition.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DecompositionReport {
    /// The tile thrown; null between turns.
    pub discard: Option<String>,
    /// The melds of the others.
    pub melds: Vec<MeldReport>,
}

impl From<Decomposition> for DecompositionReport {
    fn from(decomposition: Decomposition) -> Self {
        Self { discard: decomposition.discard.map(|tile| tile.to_string()), melds: melds(&decomposition.melds) }
    }
}

impl<'a> MeldsReport<'a> {
    /// The answer for a hand, the ruling on it, the one discard asked about, and the decompositions to list.
    pub fn new(
        hand: &Hand<'_>,
        ruling: &Ruling<u64>,
        discard: Option<Tile>,
        decompositions: impl Iterator<Item = Decomposition> + 'a,
    ) -> Self {
        Self {
            head: Head::new("okey.melds/1", hand, &ruling.clauses),
            discard: discard.map(|tile| tile.to_string()),
            total: ruling.verdict,
            decompositions: Listing::new(decompositions.map(DecompositionReport::from)),
        }
    }
}
