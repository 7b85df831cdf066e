//! Rates discards and racks for the computer players.
//!
//! - Neighbours: counts the tiles on a rack that could share a meld with a given tile. Of equally good discards, a
//!   computer player throws the one with the fewest neighbours.
//! - Danger: estimates how much a discard helps the next player, from the tiles that this player took and threw. The
//!   player `thinker` has a fitted estimate instead (`danger.rs`).
//! - Promise: rates a rack of 101 before its opening, by averaging over the possible draws. The player `careful`
//!   chooses its throws by this rating.
//!
//! A player draws only five or six times in a hand of 101, and pays 202 for not opening. So `promise` tries every tile
//! that the player may draw next, and values the rack after the draw:
//!
//! 1. If the rack can open with runs and groups, it has the full value.
//! 2. For each missing point of the sum, the value is multiplied by 15/17.
//! 3. Pairs that can open have half of the full value, because they allow fewer layoffs and double the penalty. Each
//!    missing pair divides it by four.
//!
//! Of the factors from 4/5 to 29/30, those near 15/17 were best in trials over 300 hands. The factor for pairs matters
//! little.

use super::analyzer::{HiddenTiles, RackAnalyzer};
use crate::game::View;
use crate::opening::Bars;
use crate::table::Game;
use crate::tiles::{Face, Tile, Tiles};

/// Returns how many tiles of the rack could share a meld with `tile`. An okey fits everywhere, so it has the highest
/// count.
pub(super) fn count_neighbours(view: &View<'_>, tiles: &Tiles, tile: Tile) -> u32 {
    let roles = view.table().roles();
    let Some(own) = roles.of(tile).face() else { return u32::MAX / 2 };
    let chains = view.table().game() == Game::Chains;
    // In `cs102` a meld has one tile of each colour, so a second copy is useless.
    if chains && tiles.count(tile) > 1 {
        return 0;
    }
    let beside = |other: Face| {
        if own.colour == other.colour {
            let run = !chains && own.number.get().abs_diff(other.number.get()) <= 2;
            u32::from(run) + u32::from(own == other)
        } else {
            u32::from(own.number == other.number)
        }
    };
    let faces = tiles.iter().filter_map(|other| roles.of(other).face());
    // The sum counts the tile as its own neighbour, so subtract it.
    let itself = beside(own);
    faces.map(beside).sum::<u32>() - itself
}

/// Returns how much `tile` helps the next player. In the games without openings, the unit is one useful tile. In 101
/// the danger only breaks ties.
///
/// A tile is dangerous if it fits a tile that the next player took: the same number in another colour, or the same
/// colour one or two numbers away. It is not dangerous if the next player has thrown a copy of it. An okey always has
/// danger 50, and a false joker 1.
pub(super) fn danger(view: &View<'_>, tile: Tile) -> usize {
    let next = view.next();
    if view.table().is_okey(tile) {
        return 50;
    }
    let Tile::Numbered(face) = tile else { return 1 };
    let threw = view.discards().iter().any(|discard| discard.by == next && discard.tile == tile);
    if threw {
        return 0;
    }
    view.taken_by(next).map(|taken| beside(face, taken)).max().unwrap_or(0)
}

fn beside(face: Face, taken: Tile) -> usize {
    let Tile::Numbered(taken) = taken else { return 0 };
    let apart = face.number.get().abs_diff(taken.number.get());
    match (face.colour == taken.colour, apart) {
        (true, 1) | (false, 0) => 4,
        (true, 2) => 2,
        _ => 0,
    }
}

const OPENS: u64 = 1 << 40;

/// The value of a rack, indexed by the number of points that it lacks for an opening; [`OPENS`] at index 0. For 128
/// points or more the value is 0.
const LACKING: [u64; 128] = {
    let mut worth = [0; 128];
    let mut rest: &mut [u64] = &mut worth;
    let mut here = OPENS;
    while let Some((first, behind)) = rest.split_first_mut() {
        *first = here;
        here = here * 15 / 17;
        rest = behind;
    }
    worth
};

/// Returns the sum of the values of the rack after each possible draw. `kept` is the rack before the draw.
pub(super) fn promise(analyzer: &RackAnalyzer<'_>, bars: Bars, kept: &Tiles, unseen: &HiddenTiles) -> u64 {
    let of = |sum: u32, pairs: u32| {
        let series = usize::try_from(bars.sum.saturating_sub(sum)).ok().and_then(|lacks| LACKING.get(lacks));
        let pairs = bars.pairs.saturating_sub(pairs).min(20);
        series.copied().unwrap_or(0).max((OPENS / 2) >> (2 * pairs))
    };
    analyzer.after_draws(kept, unseen).map(|(count, best)| count * of(best.sum, best.pairs)).sum()
}

/// Returns the mean value of the rack after the next draw, from 0 to `whole`. It is `whole` if every draw lets the rack
/// open with runs and groups.
pub(super) fn promised(analyzer: &RackAnalyzer<'_>, bars: Bars, kept: &Tiles, unseen: &HiddenTiles, whole: u64) -> u64 {
    let tiles = unseen.iter().count().max(1) as u64;
    let each = promise(analyzer, bars, kept, unseen) / tiles;
    each * whole / OPENS
}
