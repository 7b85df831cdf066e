//! The answer of `okey pairs`.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::Head;
use super::meld::{MeldReport, melds};
use crate::hand::Hand;
use crate::report::Cited;
use crate::tiles::Tile;
use crate::winning::Pairing;

/// The pairs of a hand.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PairsReport {
    /// The common fields.
    #[serde(flatten)]
    head: Head,
    /// Pairs of natural tiles; false jokers that are wild count as okeys.
    made: usize,
    /// Pairs in all, with the okeys.
    with_okeys: usize,
    /// Pairs that win, or open in 101.
    needed: usize,
    /// Pairs still missing.
    missing: usize,
    /// Whether there are pairs enough.
    eligible: bool,
    /// The pairs.
    pairs: Vec<MeldReport>,
    /// The tiles in no pair.
    singles: Vec<Tile>,
}

impl PairsReport {
    /// The answer for a hand, from its verdict.
    #[must_use]
    pub fn new(hand: &Hand, cited: &Cited<Pairing>) -> Self {
        let pairing = &cited.verdict;
        Self {
            head: Head::new("okey.pairs/1", hand, &cited.clauses),
            made: pairing.made,
            with_okeys: pairing.with_okeys,
            needed: pairing.needed,
            missing: pairing.needed.saturating_sub(pairing.with_okeys),
            eligible: pairing.eligible,
            pairs: melds(&pairing.pairs),
            singles: pairing.singles.iter().collect(),
        }
    }
}
