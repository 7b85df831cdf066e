//! The runs of one colour: every multiset of them that uses some tiles and wilds, or how many there are.

use std::ops::ControlFlow;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::Runs;
use super::grow::{self, ColourTiles};
use crate::layouts::line::Digits;
use crate::layouts::shape::RunShape;
use crate::layouts::worth::LEVELS;

/// Ways, by the number of wilds used.
pub(crate) type WaysByWilds = [u64; LEVELS];

/// Multisets of black runs, each sorted, in the order in which layouts are listed.
#[derive(Debug)]
pub(crate) struct RunList {
    runs: Vec<RunShape>,
    ends: Vec<u32>,
}

impl RunList {
    /// The multiset at a place; `None` past the last.
    pub(crate) fn get(&self, at: usize) -> Option<&[RunShape]> {
        let end = *self.ends.get(at)? as usize;
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        Some(&self.runs[start..end])
    }
}

/// The tiles of one colour, and the wilds: exactly that many for a list, at most that many for ways.
type RunListKey = (Digits, u32, u8);

/// What is remembered from hand to hand.
#[derive(Debug, Default)]
pub(crate) struct RunLists {
    known: FxHashMap<RunListKey, Rc<RunList>>,
    /// How many runs all lists have.
    size: usize,
    ways: FxHashMap<RunListKey, WaysByWilds>,
}

/// How many runs are remembered before all lists are forgotten: some megabytes.
const MOST_CACHED_RUNS: usize = 1 << 20;
const MOST_CACHED_COUNTS: usize = 1 << 16;

impl Runs {
    /// Every multiset of runs that uses these tiles and exactly `wilds` wilds.
    pub(crate) fn list(&mut self, digits: Digits, held: ColourTiles, wilds: u8) -> Rc<RunList> {
        let key = (digits, digits.index(held.once, held.twice, held.thrice), wilds);
        if let Some(known) = self.lists.known.get(&key) {
            return Rc::clone(known);
        }
        let mut list = RunList { runs: Vec::new(), ends: Vec::new() };
        self.add_multisets(digits, held, wilds, None, &mut Vec::new(), &mut list);
        let list = Rc::new(list);
        if self.lists.size >= MOST_CACHED_RUNS {
            self.lists.known.clear();
            self.lists.size = 0;
        }
        self.lists.size += 1 + list.runs.len();
        self.lists.known.insert(key, Rc::clone(&list));
        list
    }

    /// Adds every multiset that has these runs. Of two runs that hold the lowest number the lesser comes first, so that
    /// no multiset comes twice.
    fn add_multisets(
        &mut self,
        digits: Digits,
        held: ColourTiles,
        wilds: u8,
        first_allowed: Option<RunShape>,
        laid: &mut Vec<RunShape>,
        list: &mut RunList,
    ) {
        if held.is_empty() {
            let from = list.runs.len();
            list.runs.extend(laid.iter());
            list.runs[from..].sort_unstable();
            list.ends.push(list.runs.len() as u32);
            return;
        }
        let _ = grow::runs(held, wilds, self.wrap, |run, left, wilds| {
            if first_allowed <= Some(run) && self.wilds_for(digits, left).contains(wilds) {
                let first_allowed = left.holds(held.lowest()).then_some(run);
                laid.push(run);
                self.add_multisets(digits, left, wilds, first_allowed, laid, list);
                laid.pop();
            }
            ControlFlow::Continue(())
        });
    }

    /// How many multisets of runs use these tiles, by the number of wilds, at most `most`.
    pub(crate) fn ways(&mut self, digits: Digits, held: ColourTiles, most: u8) -> WaysByWilds {
        let key = (digits, digits.index(held.once, held.twice, held.thrice), most);
        if let Some(&known) = self.lists.ways.get(&key) {
            return known;
        }
        let ways = self.count_multisets(digits, held, most, None);
        if self.lists.ways.len() >= MOST_CACHED_COUNTS {
            self.lists.ways.clear();
        }
        self.lists.ways.insert(key, ways);
        ways
    }

    /// How many of them have no run with the lowest number before `least`.
    fn count_multisets(
        &mut self,
        digits: Digits,
        held: ColourTiles,
        most: u8,
        first_allowed: Option<RunShape>,
    ) -> WaysByWilds {
        let mut ways = WaysByWilds::default();
        if held.is_empty() {
            ways[0] = 1;
            return ways;
        }
        let _ = grow::runs(held, most, self.wrap, |run, left, more| {
            if first_allowed <= Some(run) && !self.wilds_for(digits, left).up_to(more).is_empty() {
                let rest = if left.holds(held.lowest()) {
                    self.count_multisets(digits, left, more, Some(run))
                } else {
                    self.ways(digits, left, more)
                };
                for (ways, rest) in ways[usize::from(run.wilds())..].iter_mut().zip(rest) {
                    *ways += rest;
                }
            }
            ControlFlow::Continue(())
        });
        ways
    }
}
