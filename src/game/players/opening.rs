//! How good a rack of 101 is to open with, by the draws that are left: what `careful` throws by before it opens.
//!
//! Whoever has not opened pays 202 when the hand ends, and a hand of 101 has five draws or six for each player. So
//! every tile that may come is looked at, and what the rack would come to with it. A rack that opens then counts whole;
//! what lacks of the sum lowers that by two seventeenths a point, what lacks of the pairs to a quarter a pair, and
//! pairs count half, for their owner lays off less and pays twice. The figures were found by trial over 300 hands each:
//! from one in five points to one in thirty the best was eight (22 points a hand over `nearest`, against 18 and 18),
//! and what pairs count matters little.

use super::sense::{HiddenTiles, Sense};
use crate::opening::Bars;
use crate::tiles::Tiles;

/// What a rack that opens is worth.
const OPENS: u64 = 1 << 40;

/// What a rack lacking this many points is worth; nothing from some lack on.
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

/// What a rack is worth with one more tile, summed over all unseen tiles.
pub(super) fn promise(sense: &Sense, bars: Bars, kept: &Tiles, unseen: &HiddenTiles) -> u64 {
    let of = |sum: u32, pairs: u32| {
        let series = usize::try_from(bars.sum.saturating_sub(sum)).ok().and_then(|lacks| LACKING.get(lacks));
        let pairs = bars.pairs.saturating_sub(pairs).min(20);
        series.copied().unwrap_or(0).max((OPENS / 2) >> (2 * pairs))
    };
    sense.after_draws(kept, unseen).map(|(count, reckoning)| count * of(reckoning.sum, reckoning.pairs)).sum()
}

/// What [`promise`] says, as a share of `whole`, the worth of a rack that opens with any tile.
pub(super) fn promised(sense: &Sense, bars: Bars, kept: &Tiles, unseen: &HiddenTiles, whole: u64) -> u64 {
    let tiles = unseen.iter().count().max(1) as u64;
    let each = promise(sense, bars, kept, unseen) / tiles;
    each * whole / OPENS
}
