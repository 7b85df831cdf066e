//! Values an unopened rack of 101 by averaging over the possible draws. `careful` uses this value to choose its throws.
//!
//! A player who never opens pays 202 at the end, and each player draws only five or six times in a hand of 101. So
//! every possible draw is tried. If the rack opens with the drawn tile, the draw has full value. If it does not, each
//! missing point of the sum lowers the value by two seventeenths, and each missing pair divides it by four. An opening
//! with pairs has half the value, because that player lays off less and pays double. These figures come from trials
//! over 300 hands each. Of the rates between one in five points and one in thirty, one in eight was best: 22 points per
//! hand better than `nearest`, against 18 at either end. The factor for pairs matters little.

use super::analyzer::{HiddenTiles, RackAnalyzer};
use crate::opening::Bars;
use crate::tiles::Tiles;

/// The value of a draw with which the rack opens.
const OPENS: u64 = 1 << 40;

/// The value of a rack, indexed by the number of points missing for an opening; 0 beyond the end.
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

/// Returns the value of a rack after one more draw, summed over all unseen tiles.
pub(super) fn promise(analyzer: &RackAnalyzer, bars: Bars, kept: &Tiles, unseen: &HiddenTiles) -> u64 {
    let of = |sum: u32, pairs: u32| {
        let series = usize::try_from(bars.sum.saturating_sub(sum)).ok().and_then(|lacks| LACKING.get(lacks));
        let pairs = bars.pairs.saturating_sub(pairs).min(20);
        series.copied().unwrap_or(0).max((OPENS / 2) >> (2 * pairs))
    };
    analyzer.after_draws(kept, unseen).map(|(count, best)| count * of(best.sum, best.pairs)).sum()
}

/// Returns [`promise`] as an average per draw, scaled so that a rack that opens with every draw has the value `whole`.
pub(super) fn promised(analyzer: &RackAnalyzer, bars: Bars, kept: &Tiles, unseen: &HiddenTiles, whole: u64) -> u64 {
    let tiles = unseen.iter().count().max(1) as u64;
    let each = promise(analyzer, bars, kept, unseen) / tiles;
    each * whole / OPENS
}
