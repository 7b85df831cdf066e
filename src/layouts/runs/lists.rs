//! Lists the multisets of runs that use all tiles of one colour.

use crate::sort;
use std::ops::ControlFlow;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::Runs;
use super::grow::{self, ColourTiles};
use crate::layouts::line::DigitOrder;
use crate::layouts::shape::RunShape;

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

/// The key of the cache: a set of tiles of one colour (digit order and index), the number of wilds to use, and the most
/// multisets to list.
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

    /// Adds to `list` every multiset that consists of the runs in `laid` and of more runs that use all tiles of `held`.
    /// Runs with the same lowest number are added in ascending order, starting at `first_allowed`, so that no multiset
    /// is found twice. Stops when the list has `most` multisets.
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
