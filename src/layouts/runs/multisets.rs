//! Counts and lists the multisets of runs that use all tiles of one colour.
//!
//! The count does not need the list. It scans the numbers from 1 to 13. After each number, it merges the ways that
//! leave open runs of the same lengths, because the next number can continue them in the same ways.

use std::ops::ControlFlow;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::Runs;
use super::grow::{self, ColourTiles};
use super::open_runs::Barrier;
use super::track::{OpenKinds, PlaceInput, StepCache};
use crate::layouts::figures::{ONE_WAY, WaysByWilds};
use crate::layouts::line::DigitOrder;
use crate::layouts::shape::RunShape;
use crate::sort;

/// The key of the cache of counts: whether a 1 may follow 13, a set of tiles of one colour (digit order and index), and
/// the most wilds that runs may use.
pub(super) type WaysKey = (bool, DigitOrder, u32, u8);

/// The cache of counts is cleared when it has this many entries.
const MOST_CACHED_COUNTS: usize = 1 << 16;

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
        if self.ways.len() >= MOST_CACHED_COUNTS {
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

/// A list of multisets of runs, in the order in which layouts are listed. All runs have the colour black as a
/// placeholder. Each multiset is sorted.
#[derive(Debug)]
pub(crate) struct RunList {
    /// The runs of all multisets, one after another.
    runs: Vec<RunShape>,
    /// For each multiset, the index in `runs` after its last run.
    ends: Vec<u32>,
}

impl RunList {
    /// Returns the multiset with the index `at`, or `None` past the last one.
    pub(crate) fn get(&self, at: usize) -> Option<&[RunShape]> {
        let end = *self.ends.get(at)? as usize;
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        Some(&self.runs[start..end])
    }
}

/// The key of the cache of lists: a set of tiles of one colour (digit order and index), the number of wilds to use, and
/// the most multisets to list.
type RunListKey = (DigitOrder, u32, u8, usize);

/// A cache of the results of [`Runs::list`].
#[derive(Debug, Default)]
pub(crate) struct RunLists {
    cached: FxHashMap<RunListKey, Arc<RunList>>,
    /// The number of runs in all lists of `cached`, plus one for each list.
    size: usize,
}

/// The cache of lists is cleared when its lists have this many runs in all, which take some megabytes.
const MOST_CACHED_RUNS: usize = 1 << 20;

impl Runs {
    /// Returns the first `most` multisets of runs that use all tiles of `held` and exactly `wilds` wilds.
    pub(crate) fn list(&mut self, digits: DigitOrder, held: ColourTiles, wilds: u8, most: usize) -> Arc<RunList> {
        let key = (digits, digits.index(held.once, held.twice, held.thrice), wilds, most);
        if let Some(cached) = self.lists.cached.get(&key) {
            return Arc::clone(cached);
        }
        let mut list = RunList { runs: Vec::new(), ends: Vec::new() };
        let _ = self.add_multisets(digits, (held, wilds), None, &mut Vec::new(), most, &mut list);
        let list = Arc::new(list);
        if self.lists.size >= MOST_CACHED_RUNS {
            self.lists.cached.clear();
            self.lists.size = 0;
        }
        self.lists.size += 1 + list.runs.len();
        self.lists.cached.insert(key, Arc::clone(&list));
        list
    }

    /// Adds to `list` every multiset that extends `laid` by runs that use all tiles of `held`. Runs with the same
    /// lowest number are added in ascending order, starting at `first_allowed`, so that no multiset is found twice.
    /// Stops when the list has `most` multisets.
    fn add_multisets(
        &mut self,
        digits: DigitOrder,
        (held, wilds): (ColourTiles, u8),
        first_allowed: Option<RunShape>,
        laid: &mut Vec<RunShape>,
        most: usize,
        list: &mut RunList,
    ) -> ControlFlow<()> {
        if held.is_empty() {
            let start = list.runs.len();
            list.runs.extend(laid.iter());
            sort::ascending(&mut list.runs[start..]);
            list.ends.push(list.runs.len() as u32);
            return if list.ends.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        }
        grow::visit_runs(held, wilds, self.wrap, |run, left, wilds| {
            if first_allowed <= Some(run) && self.wilds_for(digits, left).contains(wilds) {
                let first_allowed = left.holds(held.lowest()).then_some(run);
                laid.push(run);
                self.add_multisets(digits, (left, wilds), first_allowed, laid, most, list)?;
                laid.pop();
            }
            ControlFlow::Continue(())
        })
    }
}
