//! Rates discards and racks for the computer players.
//!
//! The file has three parts:
//!
//! - Neighbours: counts the tiles on a rack that could share a meld with a given tile. If several discards are equally
//!   good, a computer player throws the one with the fewest neighbours.
//! - Danger: estimates how much a discard helps the next player, from the tiles that this player took and threw. The
//!   player `thinker` has a fitted estimate instead (`danger.rs`).
//! - Promise: rates a rack of 101 before its opening, by averaging over the possible draws. The player `careful`
//!   chooses its throws by this rating.
//!
//! A player who never opens pays 202 at the end, and a player draws only five or six times in a hand of 101. As each
//! draw matters, `promise` tries every tile that the player may draw next. A draw after which the rack can open has the
//! full value. Otherwise the value is multiplied by 15/17 for each missing point of the sum. An opening with pairs has
//! half of the full value, because it allows fewer layoffs and doubles the penalty. Each missing pair divides this half
//! by four.
//!
//! In trials over 300 hands with factors from 4/5 to 29/30, factors near 15/17 were best: `careful` then gains 22
//! points per hand over the player `nearest`. The factor for pairs matters little.

use super::analyzer::{HiddenTiles, RackAnalyzer};
use crate::game::View;
use crate::opening::Bars;
use crate::table::Game;
use crate::tiles::{Face, Tile, Tiles};

/// Returns how many tiles of the rack could share a meld with `tile`. An okey gets the highest count, because it fits
/// everywhere.
pub(super) fn count_neighbours(view: &View<'_>, tiles: &Tiles, tile: Tile) -> u32 {
    let roles = view.table().roles();
    let Some(own) = roles.of(tile).face() else { return u32::MAX / 2 };
    let chains = view.table().game() == Game::Chains;
    // In the game `cs102` the only meld has one tile of each colour, so a second copy of a tile is useless.
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
    // The sum also counts the tile itself as its own neighbour, so subtract it.
    let itself = beside(own);
    faces.map(beside).sum::<u32>() - itself
}

/// Returns how much `tile` helps the next player. In the games without openings, a danger of 1 is as bad as having one
/// useful tile less. In 101 the danger only breaks ties.
///
/// A tile is dangerous if it fits a tile that the next player took: the same number in another colour, or the same
/// colour one or two numbers away. The danger is 0 if the next player has thrown a copy of the tile. Exceptions: an
/// okey always has the danger 50, and a false joker always has the danger 1.
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

/// The value of a rack before its opening, indexed by the number of points that are missing: the bar minus the highest
/// sum of the rack's melds. It is [`OPENS`] if no point is missing. If 128 points or more are missing, the value is 0.
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

/// Returns the mean value of the rack over all tiles that the player can draw next, on a scale from 0 to `whole`. It is
/// `whole` if the rack reaches the sum for an opening with each of these tiles.
pub(super) fn promised(analyzer: &RackAnalyzer<'_>, bars: Bars, kept: &Tiles, unseen: &HiddenTiles, whole: u64) -> u64 {
    let tiles = unseen.iter().count().max(1) as u64;
    let each = promise(analyzer, bars, kept, unseen) / tiles;
    each * whole / OPENS
}
