//! The JSON answer of `okey pairs`.

use super::head::Head;
use super::made::report;
use super::meld::{MeldReport, melds};
use crate::hand::Hand;
use crate::report::Cited;
use crate::tiles::Tile;
use crate::winning::Pairing;

report! {
    /// The pairs of a hand.
    pub PairsReport "The answer for a hand, from its verdict" (hand: &Hand, cited: &Cited<Pairing>) where
        let pairing = &cited.verdict;
    {
        #[serde(flatten)]
        head "The common fields": Head = Head::new("okey.pairs/1", hand, &cited.clauses),
        made "Pairs of natural tiles; false jokers that are wild count as okeys": usize = pairing.made,
        with_okeys "Pairs in all, with the okeys": usize = pairing.with_okeys,
        needed "Pairs that win, or open in 101": usize = pairing.needed,
        missing "Pairs still missing": usize = pairing.needed.saturating_sub(pairing.with_okeys),
        eligible "Whether there are pairs enough": bool = pairing.eligible,
        pairs "The pairs": Vec<MeldReport> = melds(&pairing.pairs),
        singles "The tiles in no pair": Vec<Tile> = pairing.singles.iter().collect(),
    }
}
