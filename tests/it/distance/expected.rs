//! The distances and useful tiles of a hand, computed by slow reference searches.

use okey::{Game, Tile};

use crate::engine::case::{Case, game};
use crate::engine::sampler::{bag, unseen_tiles};
use crate::reference::distance::{PLACES, Supply, index, to_chains, to_dizi, to_melds, to_pairs};
use crate::reference::is_dizi;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    pub(crate) melds: Option<u8>,
    pub(crate) pairs: Option<u8>,
    pub(crate) dizi: Option<u8>,
    pub(crate) chains: Option<u8>,
}

impl Expected {
    pub(crate) fn least(self) -> Option<u8> {
        [self.melds, self.pairs, self.dizi, self.chains].into_iter().flatten().min()
    }
}

/// Returns the tiles of the game without the indicator: the natural tiles of each face, and the number of wilds.
pub(crate) fn supply(case: &Case) -> Supply {
    let mut supply = Supply { copies: [0; 52], wilds: 0, wrap: case.wrap };
    for tile in bag(case) {
        match case.plays(tile) {
            Some(face) => supply.copies[index(face)] += 1,
            None => supply.wilds += 1,
        }
    }
    supply
}

/// Returns the distances of fourteen or fifteen tiles by the slow reference search. To save time, the distance from a
/// win with runs and groups is `None` if it is `limit` or more.
fn within(case: &Case, supply: &Supply, tiles: &[Tile], limit: u8) -> Expected {
    let hand = case.problem(tiles);
    match game(case.variant) {
        Game::Classic => Expected {
            melds: to_melds(&hand, supply, limit),
            pairs: to_pairs(&hand, supply),
            dizi: to_dizi(&hand, supply),
            chains: None,
        },
        Game::Chains => Expected { melds: None, pairs: None, dizi: None, chains: to_chains(&hand, 7) },
        _ => panic!("{case}: racks of 101 have no distance"),
    }
}

pub(crate) fn expected(case: &Case) -> Expected {
    let expected = within(case, &supply(case), &case.tiles, PLACES + 1);
    if case.tiles.len() == usize::from(PLACES) && game(case.variant) == Game::Classic {
        assert_eq!(expected.dizi == Some(0), is_dizi(&case.problem(&case.tiles)), "{case}");
    }
    expected
}

/// Returns the tiles of the game except the hand and the indicator, without duplicates, in canonical order.
pub(crate) fn unseen(case: &Case) -> Vec<Tile> {
    let mut rest = unseen_tiles(case);
    rest.sort_unstable();
    rest.dedup();
    rest
}

/// Returns the unseen tiles whose draw makes the distance of the hand smaller than `least`.
pub(super) fn useful(case: &Case, least: u8) -> Vec<Tile> {
    let supply = supply(case);
    let nearer = |&tile: &Tile| {
        let drawn = case.with(tile);
        within(case, &supply, &drawn.tiles, least).least().is_some_and(|drawn| drawn < least)
    };
    unseen(case).into_iter().filter(nearer).collect()
}
