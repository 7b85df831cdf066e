//! Rates discards and racks for the computer players.
//!
//! The file has four parts:
//!
//! - Neighbours: counts the tiles on a rack that could share a meld with a given tile. If several discards are equally
//!   good, a computer player throws the one with the fewest neighbours.
//! - Danger: estimates how much a discard helps the next player, from the tiles that this player took and threw.
//! - Samples: invents racks that the next player may hold. A rack gets a high weight if it explains what that player
//!   threw and took.
//! - Promise: rates a rack of 101 before its opening, by averaging over the possible draws. The player `careful`
//!   chooses its throws by this rating.
//!
//! A player who never opens pays 202 at the end, and each player draws only five or six times in a hand of 101. So for
//! the promise it is worth trying every possible draw. A draw after which the rack can open has the full value.
//! Otherwise the value is multiplied by 15/17 for each missing point of the sum. An opening with pairs has half of the
//! full value, because a player who opens with pairs lays off less and pays double. Each missing pair divides this half
//! by four.
//!
//! The factor 15/17 comes from trials over 300 hands each, with factors from 4/5 to 29/30. About 7/8 was best: it gains
//! 22 points per hand over the player `nearest`, and the factors at both ends gain 18. The factor for pairs matters
//! little.

use super::Chance;
use super::analyzer::{HiddenTiles, RackAnalyzer};
use crate::game::View;
use crate::opening::Bars;
use crate::sort;
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

/// Returns how much `tile` helps the next player. A danger of 4 weighs as much as four useful tiles on the thrower's
/// rack.
///
/// A tile is dangerous if it fits a tile that the next player took: the same number in another colour, or the same
/// colour at most two numbers away. The danger is 0 if the next player has thrown a copy of the tile.
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

/// What the player on turn knows about the next player.
#[derive(Debug)]
pub struct NextPlayer {
    /// The number of tiles on the next player's rack.
    pub held: usize,
    /// The discards that the next player took and still holds.
    pub taken: Vec<Tile>,
    /// The tiles that the next player did not want: those the next player threw, and the discards that the next player
    /// left.
    refused: Vec<Tile>,
    thrown: usize,
    /// The tiles that the estimating player has not seen. Some of them are on the next player's rack.
    pub unseen: Vec<Tile>,
}

/// The largest number of extra tiles in a sampled rack. A sample begins as a rack with extra tiles and then throws its
/// worst tiles, because the real player also threw tiles during the hand.
const TRIED: usize = 7;

/// A sampled rack has weight 2^WEIGHT if the real player would have thrown and taken the same tiles with it. The
/// exponent drops by DOUBT for each tile that would help the sampled rack, but that the real player threw or did not
/// take.
const WEIGHT: usize = 12;
const DOUBT: usize = 2;

impl NextPlayer {
    /// Collects what the player on turn knows about the next player.
    pub fn of(view: &View<'_>, analyzer: &RackAnalyzer<'_>) -> Self {
        let next = view.next();
        let mut taken: Vec<Tile> = Vec::new();
        let mut refused: Vec<Tile> = Vec::new();
        let mut thrown = 0;
        for discard in view.discards() {
            if discard.by == next {
                thrown += 1;
                refused.push(discard.tile);
                if let Some(at) = taken.iter().position(|&tile| tile == discard.tile) {
                    taken.swap_remove(at);
                }
            } else if discard.by == view.seat() {
                if discard.taken { taken.push(discard.tile) } else { refused.push(discard.tile) }
            }
        }
        let mut unseen: Vec<Tile> = analyzer.unseen(view).iter().collect();
        for &tile in &taken {
            if let Some(at) = unseen.iter().position(|&other| other == tile) {
                unseen.swap_remove(at);
            }
        }
        Self { held: view.tiles_of(next), taken, refused: sort::distinct(refused), thrown, unseen }
    }

    /// Makes up a random rack that the next player may hold. Returns its weight: the more tiles the player refused
    /// although they would help this rack, the lower the weight. Also returns a function that says whether a given tile
    /// would bring the rack nearer to a win.
    pub(super) fn imagined(
        &self,
        view: &View<'_>,
        analyzer: &RackAnalyzer<'_>,
        chance: &mut Chance,
    ) -> (i64, impl Fn(Tile) -> bool + use<>) {
        let mut rest = self.unseen.clone();
        let many = (self.held + self.thrown.min(TRIED)).saturating_sub(self.taken.len()).min(rest.len());
        let dealt = (0..many).map(|_| rest.swap_remove(chance.below(rest.len())));
        let mut rack: Tiles = dealt.chain(self.taken.iter().copied()).collect();
        while rack.len() > self.held {
            let Some(worst) = worst(view, analyzer, &rack) else { break };
            rack = rack.without(worst);
        }
        let wants = analyzer.wants(&rack);
        let doubts = self.refused.iter().filter(|&&tile| wants(tile)).count();
        (1 << WEIGHT.saturating_sub(doubts * DOUBT), wants)
    }
}

/// Returns the tile to throw so that the rack is nearest to a win. Among equal tiles, returns the one with the fewest
/// neighbours on the rack.
fn worst(view: &View<'_>, analyzer: &RackAnalyzer<'_>, rack: &Tiles) -> Option<Tile> {
    let near = analyzer.after_each(rack);
    let least = near.iter().filter_map(|(_, after)| after.least()).min();
    let spare = near.into_iter().filter(|(_, after)| after.least() == least).map(|(tile, _)| tile);
    spare.min_by_key(|&tile| count_neighbours(view, rack, tile))
}

const OPENS: u64 = 1 << 40;

/// The value of a rack whose sum is too low for an opening. The index is the number of missing points. If 128 points
/// or more are missing, the value is 0.
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

/// Adds up the values of the rack after each possible draw. `kept` is the rack before the draw.
pub(super) fn promise(analyzer: &RackAnalyzer<'_>, bars: Bars, kept: &Tiles, unseen: &HiddenTiles) -> u64 {
    let of = |sum: u32, pairs: u32| {
        let series = usize::try_from(bars.sum.saturating_sub(sum)).ok().and_then(|lacks| LACKING.get(lacks));
        let pairs = bars.pairs.saturating_sub(pairs).min(20);
        series.copied().unwrap_or(0).max((OPENS / 2) >> (2 * pairs))
    };
    analyzer.after_draws(kept, unseen).map(|(count, best)| count * of(best.sum, best.pairs)).sum()
}

/// Returns the mean value of the rack after one draw. The result is `whole` if every draw lets the rack open.
pub(super) fn promised(analyzer: &RackAnalyzer<'_>, bars: Bars, kept: &Tiles, unseen: &HiddenTiles, whole: u64) -> u64 {
    let tiles = unseen.iter().count().max(1) as u64;
    let each = promise(analyzer, bars, kept, unseen) / tiles;
    each * whole / OPENS
}
