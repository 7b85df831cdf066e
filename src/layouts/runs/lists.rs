//! The runs of one colour: every multiset of them that uses some tiles and wilds, or how many there are.

use std::ops::ControlFlow;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::Runs;
use super::grow::{self, Held};
use crate::layouts::line::Digits;
use crate::layouts::shape::RunShape;
use crate::layouts::worth::LEVELS;

/// Ways, by the number of wilds used.
pub(crate) type Ways = [u64; LEVELS];

/// Multisets of black runs, each sorted, in the order in which layouts are listed.
#[derive(Debug)]
pub(crate) struct List {
    runs: Vec<RunShape>,
    ends: Vec<u32>,
}

impl List {
    /// The multiset at a place; `None` past the last.
    pub(crate) fn get(&self, at: usize) -> Option<&[RunShape]> {
        let end = *self.ends.get(at)? as usize;
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        Some(&self.runs[start..end])
    }
}

/// The tiles of one colour, and the wilds: exactly that many for a list, at most that many for ways.
type Key = (Digits, u32, u8);

/// What is remembered from hand to hand.
#[derive(Debug, Default)]
pub(crate) struct Lists {
    known: FxHashMap<Key, Rc<List>>,
    /// How many runs all lists have.
    size: usize,
    ways: FxHashMap<Key, Ways>,
}

/// How many runs are remembered before all lists are forgotten: some megabytes.
const MOST_LISTED: usize = 1 << 20;
const MOST_COUNTED: usize = 1 << 16;

impl Runs {
    /// Every multiset of runs that uses these tiles and exactly `wilds` wilds.
    pub(crate) fn list(&mut self, digits: Digits, held: Held, wilds: u8) -> Rc<List> {
        let key = (digits, digits.index(held.once, held.twice, held.thrice), wilds);
        if let Some(known) = self.lists.known.get(&key) {
            return Rc::clone(known);
        }
        let mut list = List { runs: Vec::new(), ends: Vec::new() };
        self.multisets(digits, held, wilds, None, &mut Vec::new(), &mut list);
        let list = Rc::new(list);
        if self.lists.size >= MOST_LISTED {
            self.lists.known.clear();
            self.lists.size = 0;
        }
        self.lists.size += 1 + list.runs.len();
        self.lists.known.insert(key, Rc::clone(&list));
        list
    }

    /// Adds every multiset that has these runs. Of two runs that hold the lowest number the lesser comes first, so that
    /// no multiset comes twice.
    fn multisets(
        &mut self,
        digits: Digits,
        held: Held,
        wilds: u8,
        least: Option<RunShape>,
        laid: &mut Vec<RunShape>,
        list: &mut List,
    ) {
        if held.is_empty() {
            let from = list.runs.len();
            list.runs.extend(laid.iter());
            list.runs[from..].sort_unstable();
            list.ends.push(list.runs.len() as u32);
            return;
        }
        let _ = grow::runs(held, wilds, self.wrap, |run, left, wilds| {
            if least <= Some(run) && self.all_of(digits, left).contains(wilds) {
                let least = left.holds(held.lowest()).then_some(run);
                laid.push(run);
                self.multisets(digits, left, wilds, least, laid, list);
                laid.pop();
            }
            ControlFlow::Continue(())
        });
    }

    /// How many multisets of runs use these tiles, by the number of wilds, at most `most`.
    pub(crate) fn ways(&mut self, digits: Digits, held: Held, most: u8) -> Ways {
        let key = (digits, digits.index(held.once, held.twice, held.thrice), most);
        if let Some(&known) = self.lists.ways.get(&key) {
            return known;
        }
        let ways = self.counted(digits, held, most, None);
        if self.lists.ways.len() >= MOST_COUNTED {
            self.lists.ways.clear();
        }
        self.lists.ways.insert(key, ways);
        ways
    }

    /// How many of them have no run with the lowest number before `least`.
    fn counted(&mut self, digits: Digits, held: Held, most: u8, least: Option<RunShape>) -> Ways {
        let mut ways = Ways::default();
        if held.is_empty() {
            ways[0] = 1;
            return ways;
        }
        let _ = grow::runs(held, most, self.wrap, |run, left, more| {
            if least <= Some(run) && !self.all_of(digits, left).up_to(more).is_never() {
                let beside = if left.holds(held.lowest()) {
                    self.counted(digits, left, more, Some(run))
                } else {
                    self.ways(digits, left, more)
                };
                for (ways, beside) in ways[usize::from(run.wilds())..].iter_mut().zip(beside) {
                    *ways += beside;
                }
            }
            ControlFlow::Continue(())
        });
        ways
    }
}
