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
    pub PairsReport "Creates the answer for a hand" (hand: &Hand, cited: &Cited<Pairing>) where
        let pairing = &cited.verdict;
    {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head = Head::new("okey.pairs/2", hand, &cited.clauses),
        made "The number of pairs without okeys and without false jokers that are wild": usize = pairing.made,
        with_okeys "The number of pairs if okeys complete pairs too": usize = pairing.with_okeys,
        needed "The number of pairs that is needed to win or, in 101, to open": usize = pairing.needed,
        missing "The number of pairs that are still missing": usize = pairing.needed.saturating_sub(pairing.with_okeys),
        eligible "True if there are enough pairs": bool = pairing.eligible,
        pairs "The pairs": Vec<MeldReport> = melds(&pairing.pairs),
        singles "The tiles that are in no pair": Vec<Tile> = pairing.singles.iter().collect(),
    }
}
