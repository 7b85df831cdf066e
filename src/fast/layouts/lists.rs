//! The runs of one colour: every multiset of them, remembered where there are few.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;

use super::Tables;
use super::grow::{self, Held};
use crate::partition::RunShape;

/// Multisets of black runs, each sorted, in the order in which [`crate::partition`] lists them: some of [`Lists`].
#[derive(Debug, Clone, Copy)]
pub(super) struct List {
    first: u32,
    pub(super) len: u32,
}

/// More multisets are too many to remember.
const MANY: usize = 64;

/// The lists met so far.
#[derive(Debug)]
pub(super) struct Lists {
    /// None where a list would be too long.
    known: FxHashMap<(u32, u8), Option<List>>,
    /// The runs of all multisets, and where each begins; behind the last, where the next will.
    runs: Vec<RunShape>,
    begins: Vec<u32>,
}

impl Lists {
    pub(super) fn new() -> Self {
        Self { known: FxHashMap::default(), runs: Vec::new(), begins: vec![0] }
    }

    /// How much is remembered.
    pub(super) fn len(&self) -> usize {
        self.known.len() + self.begins.len()
    }

    /// The list of tiles that lie in runs with just so many wilds; `None` where it would be too long.
    pub(super) fn of(&mut self, tables: &Tables, held: Held, wilds: u8) -> Option<List> {
        let key = (tables.runs.index(held.some, held.both), wilds);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let first = self.begins.len() - 1;
        let all = multisets(tables, held, wilds, None, &mut Vec::new(), &mut |runs| {
            self.runs.extend(sorted(runs));
            self.begins.push(self.runs.len() as u32);
            if self.begins.len() - 1 - first > MANY { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let list =
            all.is_continue().then_some(List { first: first as u32, len: (self.begins.len() - 1 - first) as u32 });
        if list.is_none() {
            self.begins.truncate(first + 1);
            self.runs.truncate(self.begins[first] as usize);
        }
        self.known.insert(key, list);
        list
    }

    pub(super) fn multisets(&self, list: List) -> impl Iterator<Item = &[RunShape]> {
        self.begins[list.first as usize..=(list.first + list.len) as usize]
            .windows(2)
            .map(|ends| &self.runs[ends[0] as usize..ends[1] as usize])
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
