//! Counting layouts without listing them.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use super::Layouts;
use super::choose::{Leaf, Rest};
use super::grow::{self, Held};
use super::groups::Laid;
use crate::tile::Colour;

/// Ways, by the number of wilds used.
type Ways = [u64; 5];

const NO_TILES: Ways = [1, 0, 0, 0, 0];

/// As many tiles of one colour are laid again and again, so it is worth remembering in how many ways.
const MANY: u32 = 8;

/// Adds up the layouts of choices of groups.
pub(super) struct Counter<'a> {
    layouts: &'a Layouts,
    /// The most wilds there are.
    wilds: u8,
    pub(super) total: u64,
    /// In how many ways many tiles of one colour lie in runs, by their index.
    known: FxHashMap<u32, Ways>,
}

impl<'a> Counter<'a> {
    pub(super) fn new(layouts: &'a Layouts, wilds: u8) -> Self {
        Self { layouts, wilds, total: 0, known: FxHashMap::default() }
    }

    /// The ways to lay these tiles of one colour in runs, with each number of wilds up to `most`, perhaps with more.
    ///
    /// Some run holds a tile of the lowest number; whatever it leaves is laid in as many ways. Where that number is held
    /// twice and two runs share its tiles, each two are met in both orders, but those alike only once.
    fn ways(&mut self, held: Held, most: u8) -> Ways {
        if held.is_empty() {
            return NO_TILES;
        }
        if held.len() < MANY {
            return self.worked_out(held, most);
        }
        let index = self.layouts.runs.index(held.some, held.both);
        if let Some(&known) = self.known.get(&index) {
            return known;
        }
        let ways = self.worked_out(held, self.wilds);
        self.known.insert(index, ways);
        ways
    }

    fn worked_out(&mut self, held: Held, most: u8) -> Ways {
        let (wrap, runs) = (self.layouts.wrap, self.layouts.runs);
        let lowest = held.some.trailing_zeros();
        let twice = held.has_lowest_twice();
        let [mut ways, mut ordered] = [Ways::default(); 2];
        let is_laid = |held: Held, most: u8| u32::from(most) >= runs.get(runs.index(held.some, held.both)).all().fewest();
        let _ = grow::runs(Colour::Black, held, most, wrap, |run, left, more| {
            let wilds = usize::from(run.wilds());
            if is_laid(left, more) {
                let one_of_two = left.some >> lowest & 1 == 1;
                let sum = if one_of_two { &mut ordered } else { &mut ways };
                add(sum, &self.ways(left, more), wilds);
            }
            let twin = more.checked_sub(run.wilds()).filter(|_| twice);
            if let Some((left, more)) = left.without_run(run).zip(twin).filter(|&(left, more)| is_laid(left, more)) {
                add(&mut ordered, &self.ways(left, more), 2 * wilds);
            }
            ControlFlow::Continue(())
        });
        for (ways, ordered) in ways.iter_mut().zip(ordered) {
            *ways += ordered / 2;
        }
        ways
    }
}

impl Leaf for Counter<'_> {
    fn enter(&mut self, _: usize, _: &Laid) {}

    fn leave(&mut self, _: &Laid) {}

    fn meet(&mut self, rest: &Rest) -> ControlFlow<()> {
        let mut all = NO_TILES;
        let needed = rest.ends.iter().map(|end| end.fewest() as u8).sum::<u8>();
        for (held, end) in rest.held.into_iter().zip(rest.ends).filter(|(held, _)| !held.is_empty()) {
            let here = self.ways(held, rest.wilds - needed + end.fewest() as u8);
            let mut both = Ways::default();
            for (wilds, &count) in here.iter().enumerate().filter(|&(_, &count)| count > 0) {
                for (sum, before) in both[wilds..].iter_mut().zip(all) {
                    *sum += count * before;
                }
            }
            all = both;
        }
        self.total += all[usize::from(rest.wilds)];
        ControlFlow::Continue(())
    }
}

/// Adds ways that use so many wilds more.
fn add(sum: &mut Ways, ways: &Ways, wilds: usize) {
    for (sum, ways) in sum.iter_mut().skip(wilds).zip(ways) {
        *sum += ways;
    }
}
