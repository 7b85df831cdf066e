//! Opening with pairs (`open.pairs`, `take.pairs`).

use crate::hand::Hand;
use crate::meld::Meld;
use crate::tiles::Tile;
use crate::winning::Pairs;

/// The pairs a hand can open with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairsOpening {
    /// Pairs of natural tiles.
    pub made: usize,
    /// Pairs in all, the okeys used as well as they can be.
    pub with_okeys: usize,
    /// Pairs that open.
    pub needed: usize,
    /// Whether there are pairs enough, one tile staying behind, a tile taken from the left in one of them.
    pub opens: bool,
    /// The pairs.
    pub pairs: Vec<Meld>,
}

impl PairsOpening {
    pub(super) fn of(hand: &Hand, needed: u32, taken: Option<Tile>) -> Self {
        let pairs = Pairs::with(hand.tiles(), hand.table(), taken);
        let needed = usize::try_from(needed).unwrap_or(usize::MAX);
        let holds = |tile| pairs.melds.iter().flat_map(|pair| &pair.places).any(|placed| placed.tile == tile);
        let opens = pairs.open(needed) && taken.is_none_or(holds);
        let Pairs { made, melds, .. } = pairs;
        Self { made, with_okeys: melds.len(), needed, opens, pairs: melds }
    }
}
