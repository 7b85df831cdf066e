//! Counting layouts without listing them.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use super::Tables;
use super::choose::{Leaf, Rest};
use super::groups::Laid;
use super::grow::{self, Held};
use super::lists::Lists;
use crate::fast::wilds::WildCounts;

/// Ways, by the number of wilds used.
type Ways = [u64; WildCounts::BITS as usize];

const NO_TILES: Ways = [1, 0, 0, 0, 0];

/// Adds up the layouts of choices of groups.
pub(super) struct Counter<'a> {
    tables: &'a Tables,
    lists: &'a mut Lists,
    /// The most wilds there are.
    most: u8,
    pub(super) total: u64,
    known: &'a mut Known,
}

/// In how many ways those tiles of one colour lie in runs that have no list, by their index and the most wilds there are.
pub(super) type Known = FxHashMap<(u32, u8), Ways>;

impl<'a> Counter<'a> {
    pub(super) fn new(tables: &'a Tables, lists: &'a mut Lists, known: &'a mut Known, most: u8) -> Self {
        Self { tables, lists, most, total: 0, known }
    }

    /// In how many ways these tiles of one colour lie in runs, with each number of wilds up to `most`.
    fn ways(&mut self, held: Held, most: u8) -> Ways {
        let in_runs = self.tables.in_runs(held);
        let mut ways = Ways::default();
        for (here, ways) in (0..=most).zip(&mut ways).filter(|&(here, _)| in_runs.contains(here)) {
            let Some(list) = self.lists.of(self.tables, held, here) else { return self.of_many(held) };
            *ways = list.len.into();
        }
        ways
    }

    /// The same of many tiles, up to the most wilds there are.
    ///
    /// Some run holds a tile of the lowest number; whatever it leaves is laid in as many ways. Where that number is held
    /// twice and two runs share its tiles, each two are met in both orders, but those alike only once.
    fn of_many(&mut self, held: Held) -> Ways {
        let key = (self.tables.runs.index(held.some, held.both), self.most);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let [mut ways, mut ordered] = [Ways::default(); 2];
        let _ = grow::runs(held, self.most, self.tables.wrap, |run, left, more| {
            let sum = if left.holds(held.lowest()) { &mut ordered } else { &mut ways };
            add(sum, &self.ways(left, more), run.wilds());
            if held.has_lowest_twice()
                && let Some((left, more)) = left.without_run(run).zip(more.checked_sub(run.wilds()))
            {
                add(&mut ordered, &self.ways(left, more), 2 * run.wilds());
            }
            ControlFlow::Continue(())
        });
        for (ways, ordered) in ways.iter_mut().zip(ordered) {
            *ways += ordered / 2;
        }
        self.known.insert(key, ways);
        ways
    }
}

impl Leaf for Counter<'_> {
    fn enter(&mut self, _: usize, _: &Laid) {}

    fn leave(&mut self, _: &Laid) {}

    fn meet(&mut self, rest: &Rest) -> ControlFlow<()> {
        let spare = rest.wilds - rest.ends.iter().map(|end| end.fewest() as u8).sum::<u8>();
        let mut all = NO_TILES;
        for (&held, end) in rest.held.iter().zip(rest.ends).filter(|(held, _)| !held.is_empty()) {
            let here = self.ways(held, spare + end.fewest() as u8);
            let mut both = Ways::default();
            for (wilds, &count) in (0..).zip(&here).filter(|&(_, &count)| count > 0) {
                add(&mut both, &all.map(|before| before * count), wilds);
            }
            all = both;
        }
        self.total += all[usize::from(rest.wilds)];
        ControlFlow::Continue(())
    }
}

/// Adds ways that use so many wilds more.
fn add(sum: &mut Ways, ways: &Ways, wilds: u8) {
    for (sum, ways) in sum.iter_mut().skip(wilds.into()).zip(ways) {
        *sum += ways;
    }
}
