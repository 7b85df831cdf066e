//! Counts the multisets of runs that use all tiles of one colour, without listing them.
//!
//! The search scans the numbers from 1 to 13. After each number, it merges the ways that leave open runs of the same
//! lengths, because the next number can continue them in the same ways.

use rustc_hash::FxHashMap;

use super::grow::ColourTiles;
use super::open_runs::Barrier;
use super::track::{OpenKinds, PlaceInput, StepCache};
use crate::layouts::figures::{ONE_WAY, WaysByWilds};
use crate::layouts::line::DigitOrder;
use crate::layouts::shape::RunShape;

/// The key of the cache: whether a 1 may follow 13, a set of tiles of one colour (digit order and index), and the most
/// wilds that runs may use.
pub(super) type WaysKey = (bool, DigitOrder, u32, u8);

/// The cache is cleared when it has this many entries.
const MOST_CACHED: usize = 1 << 16;

impl StepCache {
    /// Returns how many multisets of runs use all tiles of `held`. Index `n` is the count with exactly `n` wilds, for
    /// `n` up to `max_wilds`. With `wrap`, a 1 may follow 13 (`run.wrap`).
    pub(crate) fn ways(&mut self, wrap: bool, digits: DigitOrder, held: ColourTiles, max_wilds: u8) -> WaysByWilds {
        if held.is_empty() {
            return ONE_WAY;
        }
        let key = (wrap, digits, digits.index(held.once, held.twice, held.thrice), max_wilds);
        if let Some(&cached) = self.ways.get(&key) {
            return cached;
        }
        let ways = self.count_multisets(wrap, held, max_wilds);
        if self.ways.len() >= MOST_CACHED {
            self.ways.clear();
        }
        self.ways.insert(key, ways);
        ways
    }

    fn count_multisets(&mut self, wrap: bool, held: ColourTiles, max_wilds: u8) -> WaysByWilds {
        // `before` has each summary of the open runs before the number `place`, with the number of ways that lead to
        // it. `after` has the same for the open runs after `place`. `ids` has the index in `after` of each summary.
        let mut before = vec![(OpenKinds::NONE, ONE_WAY)];
        let (mut after, mut ids) = (Vec::new(), FxHashMap::default());
        for place in 1..=RunShape::last_place(wrap) {
            let naturals = held.count(place - 1);
            for (kinds, ways) in before.drain(..) {
                let spent = ways.iter().position(|&ways| ways > 0).unwrap_or_default() as u8;
                let (wilds, may_reserve) = (max_wilds - spent, wrap && place == 1);
                let input = PlaceInput { place, naturals, wilds, may_reserve, barrier: Barrier::default() };
                for step in self.steps(kinds, input).iter().filter(|step| step.outside_runs == 0) {
                    let id = *ids.entry(step.next).or_insert(after.len());
                    if id == after.len() {
                        after.push((step.next, WaysByWilds::default()));
                    }
                    let levels = usize::from(step.laid.wilds())..=usize::from(max_wilds);
                    for (sum, ways) in after[id].1[levels].iter_mut().zip(ways) {
                        *sum += step.ways * ways;
                    }
                }
            }
            std::mem::swap(&mut before, &mut after);
            ids.clear();
        }
        let mut total = WaysByWilds::default();
        for (_, ways) in before.iter().filter(|(kinds, _)| kinds.is_done()) {
            for (total, ways) in total.iter_mut().zip(ways) {
                *total += ways;
            }
        }
        total
    }
}
