//! Rates a rack of 101 before its opening, by averaging over the possible draws. The player `careful` chooses its
//! throws by this rating.
//!
//! A player who never opens pays 202 at the end, and each player draws only five or six times in a hand of 101. So it
//! is worth trying every possible draw. A draw with which the rack can open has the full value. For any other draw,
//! each missing point of the sum lowers the value by two seventeenths. Pairs start at half the value, because a player
//! who opens with pairs lays off less and pays double. Each missing pair divides that half by four.
//!
//! The two seventeenths come from trials over 300 hands each: of all reductions from one fifth to one thirtieth, about
//! one eighth was best. It gains 22 points per hand over the player `nearest`; the extremes gain 18. The factor for
//! pairs matters little.

use super::analyzer::{HiddenTiles, RackAnalyzer};
use crate::opening::Bars;
use crate::tiles::Tiles;

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
pub(super) fn promise(analyzer: &RackAnalyzer, bars: Bars, kept: &Tiles, unseen: &HiddenTiles) -> u64 {
    let of = |sum: u32, pairs: u32| {
        let series = usize::try_from(bars.sum.saturating_sub(sum)).ok().and_then(|lacks| LACKING.get(lacks));
        let pairs = bars.pairs.saturating_sub(pairs).min(20);
        series.copied().unwrap_or(0).max((OPENS / 2) >> (2 * pairs))
    };
    analyzer.after_draws(kept, unseen).map(|(count, best)| count * of(best.sum, best.pairs)).sum()
}

/// Returns the mean value of the rack after one draw. The result is `whole` if every draw lets the rack open.
pub(super) fn promised(analyzer: &RackAnalyzer, bars: Bars, kept: &Tiles, unseen: &HiddenTiles, whole: u64) -> u64 {
    let tiles = unseen.iter().count().max(1) as u64;
    let each = promise(analyzer, bars, kept, unseen) / tiles;
    each * whole / OPENS
}
