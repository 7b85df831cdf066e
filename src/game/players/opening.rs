//! The value of a rack of 101 before opening, averaged over the possible draws. `careful` throws by it.
//!
//! An unopened player pays 202 at the end, and a hand of 101 has five or six draws for each player. So every tile that
//! may come is tried. A rack that then opens counts fully. Each missing point of the sum lowers the value by two
//! seventeenths, each missing pair to a quarter. Pairs count half, because a pairs opener lays off less and pays twice.
//! The figures come from trials over 300 hands each: of one in five points to one in thirty, eight was best (22 points
//! a hand over `nearest`, against 18 and 18); the factor for pairs matters little.

use super::analyzer::{HiddenTiles, RackAnalyzer};
use crate::opening::Bars;
use crate::tiles::Tiles;

/// The value of a rack that opens.
const OPENS: u64 = 1 << 40;

/// The value of a rack by missing points; 0 beyond the end.
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

/// Returns the value of a rack with one more tile, summed over all unseen tiles.
pub(super) fn promise(analyzer: &RackAnalyzer, bars: Bars, kept: &Tiles, unseen: &HiddenTiles) -> u64 {
    let of = |sum: u32, pairs: u32| {
        let series = usize::try_from(bars.sum.saturating_sub(sum)).ok().and_then(|lacks| LACKING.get(lacks));
        let pairs = bars.pairs.saturating_sub(pairs).min(20);
        series.copied().unwrap_or(0).max((OPENS / 2) >> (2 * pairs))
    };
    analyzer.after_draws(kept, unseen).map(|(count, best)| count * of(best.sum, best.pairs)).sum()
}

/// Returns [`promise`] as a share of `whole`, the value of a rack that opens with any tile.
pub(super) fn promised(analyzer: &RackAnalyzer, bars: Bars, kept: &Tiles, unseen: &HiddenTiles, whole: u64) -> u64 {
    let tiles = unseen.iter().count().max(1) as u64;
    let each = promise(analyzer, bars, kept, unseen) / tiles;
    each * whole / OPENS
}
