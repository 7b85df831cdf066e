//! The answer of `okey melds`.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::Head;
use super::listing::Listing;
use super::meld::{MeldReport, melds};
use crate::hand::Hand;
use crate::report::Cited;
use crate::tiles::Tile;
use crate::winning::PartialLayout;

/// Every decomposition of a hand, written as it is found.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MeldsReport<'a> {
    /// The common fields.
    #[serde(flatten)]
    head: Head,
    /// The one discard that was asked about; null where all were.
    discard: Option<Tile>,
    /// How many decompositions there are, also where fewer are listed.
    total: u64,
    /// With `--partial`: how many tiles stay outside, as few as can; otherwise null.
    outside: Option<usize>,
    /// The decompositions.
    #[schemars(with = "Vec<DecompositionReport>")]
    decompositions: Listing<'a, DecompositionReport>,
}

/// One decomposition.
#[derive(Debug, Serialize, JsonSchema)]
pub struct DecompositionReport {
    /// The tile thrown; null between turns.
    discard: Option<Tile>,
    /// The melds of the others.
    melds: Vec<MeldReport>,
    /// The tiles in no meld, besides the one thrown.
    outside: Vec<Tile>,
}

impl DecompositionReport {
    /// A layout, which may leave tiles outside, with one tile thrown or none.
    #[must_use]
    pub fn new(discard: Option<Tile>, layout: &PartialLayout) -> Self {
        Self { discard, melds: melds(&layout.melds), outside: layout.outside.iter().collect() }
    }
}

impl<'a> MeldsReport<'a> {
    /// The answer for a hand, from its verdict, the one discard asked about, the number of tiles that stay outside
    /// where some may, and the decompositions to list.
    pub fn new(
        hand: &Hand,
        cited: &Cited<u64>,
        discard: Option<Tile>,
        outside: Option<usize>,
        decompositions: impl Iterator<Item = DecompositionReport> + 'a,
    ) -> Self {
        Self {
            head: Head::new("okey.melds/1", hand, &cited.clauses),
            discard,
            total: cited.verdict,
            outside,
            decompositions: Listing::new(decompositions),
        }
    }
}
