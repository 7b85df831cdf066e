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
        let Pairs { made, melds: pairs, .. } = Pairs::with(hand.tiles(), hand.table(), taken);
        let needed = usize::try_from(needed).unwrap_or(usize::MAX);
        let can_be_laid = pairs.len().min((hand.tiles().len() - 1) / 2);
        let holds = |tile| pairs.iter().flat_map(|pair| &pair.places).any(|placed| placed.tile == tile);
        // No pairs at all are no opening.
        let opens = can_be_laid >= needed.max(1) && taken.is_none_or(holds);
        Self { made, with_okeys: pairs.len(), needed, opens, pairs }
    }
}
