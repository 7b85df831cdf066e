//! The JSON answer of `okey melds`.

use super::head::Head;
use super::listing::Listing;
use super::made::report;
use super::meld::{MeldReport, melds};
use crate::hand::Hand;
use crate::report::Cited;
use crate::tiles::Tile;
use crate::winning::PartialLayout;

report! {
    /// The decompositions of a hand into melds. Each is written as soon as it is found.
    pub MeldsReport<'a> "The answer for a hand, from its verdict, the one discard asked about, the number of \
        tiles that stay outside where some may, and the decompositions to list" (
        hand: &Hand,
        cited: &Cited<u64>,
        discard: Option<Tile>,
        outside: Option<usize>,
        decompositions: impl Iterator<Item = DecompositionReport> + 'a,
    ) {
        #[serde(flatten)]
        head "The common fields": Head = Head::new("okey.melds/1", hand, &cited.clauses),
        discard "The discard in question; null for all discards": Option<Tile>,
        total "The number of decompositions, even if fewer are listed": u64 = cited.verdict,
        outside "With `--partial`: the minimum number of tiles left outside; otherwise null": Option<usize>,
        #[schemars(with = "Vec<DecompositionReport>")]
        decompositions "The decompositions": Listing<'a, DecompositionReport> = Listing::new(decompositions),
    }
}

report! {
    /// A decomposition: one way to arrange the tiles in melds.
    pub DecompositionReport "A layout, which may leave tiles outside, with one tile thrown or none" (
        discard: Option<Tile>,
        layout: &PartialLayout,
    ) {
        discard "The tile thrown; null between turns": Option<Tile>,
        melds "The melds of the others": Vec<MeldReport> = melds(&layout.melds),
        outside "The tiles in no meld, without the one thrown": Vec<Tile> = layout.outside.iter().collect(),
    }
}
