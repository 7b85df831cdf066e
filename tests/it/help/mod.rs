//! What is built on distances: waits, advice, chances; and layouts that leave tiles outside.

mod advice;
mod chances;
mod partial;

use okey::Tile;

use crate::engine::case::Case;
use crate::engine::sampler::bag;

/// Every tile that is neither in the hand nor the indicator.
fn unseen_tiles(case: &Case) -> Vec<Tile> {
    let mut rest = bag(case);
    for tile in &case.tiles {
        rest.swap_remove(rest.iter().position(|other| other == tile).expect("the hand is part of the set"));
    }
    rest
}
