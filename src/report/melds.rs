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
    pub MeldsReport<'a> "Creates the answer for a hand. `discard` is the discard that the question is about, and \
        `decompositions` computes the layouts to list" (
        hand: &Hand,
        cited: &Cited<u64>,
        discard: Option<Tile>,
        outside: Option<usize>,
        decompositions: impl Iterator<Item = DecompositionReport> + 'a,
    ) {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head = Head::new("okey.melds/2", hand, &cited.clauses),
        discard "The discard that the question is about; null if it is about all discards": Option<Tile>,
        total "The number of decompositions, even if fewer are listed": u64 = cited.verdict,
        outside "With `--partial`: the minimum number of tiles in no meld; otherwise null": Option<usize>,
        #[schemars(with = "Vec<DecompositionReport>")]
        decompositions "The listed decompositions": Listing<'a, DecompositionReport> = Listing::new(decompositions),
    }
}

report! {
    /// A decomposition: one way to arrange the tiles in melds.
    pub DecompositionReport "Creates the report of a layout. `discard` is the discarded tile, if any" (
        discard: Option<Tile>,
        layout: &PartialLayout,
    ) {
        discard "The discarded tile; null between turns": Option<Tile>,
        melds "The melds of the remaining tiles": Vec<MeldReport> = melds(&layout.melds),
        outside "The tiles in no meld, without the discarded one": Vec<Tile> = layout.outside.iter().collect(),
    }
}
