//! The runs of one colour: every multiset of them, remembered where there are few tiles.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use super::Tables;
use super::grow::{self, Held};
use crate::partition::RunShape;

/// Multisets of black runs, each sorted, in the order in which [`crate::partition`] lists them.
pub(super) type List = Vec<Vec<RunShape>>;

/// So many tiles of one colour lie in runs in too many ways to remember.
const MANY: u32 = 8;

/// The lists met so far.
#[derive(Debug, Default)]
pub(super) struct Lists {
    known: FxHashMap<(u32, u8), usize>,
    lists: Vec<List>,
}

impl Lists {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.lists.len()
    }

    /// The number of the list of tiles that lie in runs with just so many wilds; `None` where there are too many tiles.
    pub(super) fn of(&mut self, tables: &Tables, held: Held, wilds: u8) -> Option<usize> {
        if held.len() >= MANY {
            return None;
        }
        let key = (tables.runs.index(held.some, held.both), wilds);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let mut list = List::new();
        let _ = multisets(tables, held, wilds, None, &mut Vec::new(), &mut |runs| {
            list.push(sorted(runs));
            ControlFlow::Continue(())
        });
        self.lists.push(list);
        self.known.insert(key, self.lists.len() - 1);
        Some(self.lists.len() - 1)
    }

    pub(super) fn get(&self, number: usize) -> &List {
        &self.lists[number]
    }
}

pub(super) fn sorted(runs: &[RunShape]) -> Vec<RunShape> {
    let mut runs = runs.to_vec();
    runs.sort_unstable();
    runs
}

/// Goes through every multiset of black runs that uses these tiles and just so many wilds. Of two runs that hold the lowest
/// number the lesser comes first, so that no multiset comes twice.
pub(super) fn multisets(
    tables: &Tables,
    held: Held,
    wilds: u8,
    least: Option<RunShape>,
    laid: &mut Vec<RunShape>,
    each: &mut dyn FnMut(&[RunShape]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if held.is_empty() {
        return each(laid);
    }
    grow::runs(held, wilds, tables.wrap, |run, left, wilds| {
        if least <= Some(run) && tables.in_runs(left).contains(wilds) {
            let least = left.holds(held.lowest()).then_some(run);
            laid.push(run);
            multisets(tables, left, wilds, least, laid, each)?;
            laid.pop();
        }
        ControlFlow::Continue(())
    })
}
