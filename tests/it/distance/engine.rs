//! The interface to the engine for the tests of distances.

use okey::distance::{AdvisedDiscard, Distances};
use okey::{Hand, Table, Tile, Tiles, Way};

use crate::engine::case::{engine, hand_of};

/// The engine's answer about a hand: its distance for each way to win (melds, seven pairs, a dizi, the chains of
/// `cs102`) and the lowest distance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) melds: Option<u8>,
    pub(super) pairs: Option<u8>,
    pub(super) dizi: Option<u8>,
    pub(super) chains: Option<u8>,
    pub(super) least: Option<u8>,
    /// The tiles that lower the distance `least` when drawn, in canonical order.
    pub(super) useful: Vec<Tile>,
}

/// The engine, set up for one table.
pub(super) struct Engine(Table);

impl Engine {
    pub(super) fn new(table: &Table) -> Self {
        Self(table.clone())
    }

    pub(super) fn measure(&self, tiles: &[Tile]) -> Answer {
        let hand = self.hand(tiles);
        let distances = engine().distances(&hand);
        let small = |distance: usize| u8::try_from(distance).expect("at most 14");
        let of = |way| distances.of(way).map(small);
        Answer {
            melds: of(Way::Melds),
            pairs: of(Way::Pairs),
            dizi: of(Way::Dizi),
            chains: of(Way::Chains),
            least: distances.least().map(small),
            useful: engine().useful(&hand),
        }
    }

    fn hand(&self, tiles: &[Tile]) -> Hand {
        hand_of(&self.0, tiles.iter().copied())
    }

    /// Returns the distances and useful tiles after each discard, computed by one search for all discards and by one
    /// search per discard.
    pub(super) fn after_each(&self, tiles: &[Tile]) -> [Vec<(Tile, Distances, Vec<Tile>)>; 2] {
        let hand = self.hand(tiles);
        let alone = |tile| {
            let rest = hand_of(&self.0, hand.tiles().without(tile).iter());
            (tile, engine().distances(&rest), engine().useful(&rest))
        };
        let advice = engine().advise(&hand, &Tiles::default()).expect("a hand with a discard");
        let useful = |discard: &AdvisedDiscard| discard.useful.iter().map(|useful| useful.tile).collect();
        let discards = advice.discards.iter();
        let mut at_once: Vec<_> = discards.map(|discard| (discard.tile, discard.distances, useful(discard))).collect();
        at_once.sort_by_key(|&(tile, ..)| tile);
        [at_once, hand.tiles().distinct().map(alone).collect()]
    }

    pub(super) fn melds(&self, tiles: &[Tile]) -> Option<u8> {
        engine().distances(&self.hand(tiles)).of(Way::Melds).map(|distance| u8::try_from(distance).expect("at most 14"))
    }
}
