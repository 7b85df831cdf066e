//! An adapter through which all tests of distances call the engine.

use okey::distance::{Distances, Finder};
use okey::layouts::RoleSet;
use okey::{Table, Tile, Tiles, Way};

/// The engine's answer about a hand: its distance for each way to win (melds, seven pairs, dizi), and the tiles that
/// are useful to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) melds: Option<u8>,
    pub(super) pairs: Option<u8>,
    pub(super) dizi: Option<u8>,
    pub(super) chains: Option<u8>,
    pub(super) least: Option<u8>,
    /// The tiles that lower the least distance if drawn, in canonical order.
    pub(super) useful: Vec<Tile>,
}

/// The engine under test, set up for the rules and the indicator of one table.
pub(super) struct Engine(Finder);

impl Engine {
    pub(super) fn new(table: &Table) -> Self {
        Self(Finder::new(table))
    }

    pub(super) fn measure(&self, tiles: &[Tile]) -> Answer {
        let tiles: Tiles = tiles.iter().copied().collect();
        let distances = self.0.distances(&tiles);
        let small = |distance: usize| u8::try_from(distance).expect("at most 14");
        let of = |way| distances.of(way).map(small);
        Answer {
            melds: of(Way::Melds),
            pairs: of(Way::Pairs),
            dizi: of(Way::Dizi),
            chains: of(Way::Chains),
            least: distances.least().map(small),
            useful: self.0.useful(&tiles, distances),
        }
    }

    /// Returns the distances and useful roles after each discard, computed twice: by one search for all discards, and by
    /// one search per discard.
    pub(super) fn after_each(&self, tiles: &[Tile]) -> [Vec<(Tile, Distances, RoleSet)>; 2] {
        let tiles: Tiles = tiles.iter().copied().collect();
        let alone = |tile| {
            let rest = tiles.without(tile);
            let distances = self.0.distances(&rest);
            (tile, distances, self.0.useful_roles(&rest, distances))
        };
        let after = self.0.after_each(&tiles);
        let useful = self.0.useful_after(&tiles, &after);
        let at_once = after.into_iter().zip(useful).map(|((tile, distances), useful)| (tile, distances, useful));
        [at_once.collect(), tiles.distinct().map(alone).collect()]
    }

    pub(super) fn melds(&self, tiles: &[Tile]) -> Option<u8> {
        let distances = self.0.distances(&tiles.iter().copied().collect::<Tiles>());
        distances.of(Way::Melds).map(|distance| u8::try_from(distance).expect("at most 14"))
    }
}
