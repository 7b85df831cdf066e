//! The most tiles that can be laid off together, in whatever order.

use std::collections::HashSet;

use crate::indicator::Role;
use crate::meld::{Meld, MeldKind, Placed};
use crate::table::Table;
use crate::tile::{Face, Tile};

use super::fit::{fits, placed};

/// A tile to lay off, with the face it was declared to stand for.
pub(super) type ToLay = (Tile, Option<Face>);

/// One step of laying off.
#[derive(Debug, Clone)]
pub(super) enum Step {
    /// A tile goes to the meld at this place, which it makes this one.
    Onto(usize, Placed, Meld),
    /// Two tiles lie as a pair beside the pairs on the table.
    OwnPair,
}

/// How tiles can be laid off.
#[derive(Debug, Clone)]
pub(super) struct Laying {
    pub(super) steps: Vec<Step>,
    /// The melds afterwards.
    pub(super) melds: Vec<Meld>,
    /// The tiles that go nowhere.
    pub(super) left: Vec<ToLay>,
}

struct Search<'t> {
    table: &'t Table,
    /// Whether pairs lie on the table, so that own pairs may be laid beside them.
    pairs: bool,
    best: Laying,
    /// What was looked at: orders that come to the same are followed once.
    known: HashSet<(Vec<ToLay>, Vec<Meld>)>,
}

impl Laying {
    /// The laying that leaves the fewest of these tiles.
    pub(super) fn most(table: &Table, tiles: &[ToLay], melds: &[Meld]) -> Self {
        let start = Self { steps: Vec::new(), melds: melds.to_vec(), left: tiles.to_vec() };
        let pairs = melds.iter().any(|meld| meld.kind == MeldKind::Pair);
        let mut search = Search { table, pairs, best: start.clone(), known: HashSet::new() };
        search.follow(&start);
        search.best
    }

    fn without(&self, gone: &[usize]) -> Vec<ToLay> {
        let left = self.left.iter().enumerate().filter(|(at, _)| !gone.contains(at));
        left.map(|(_, &tile)| tile).collect()
    }

    fn then(&self, step: Step, gone: &[usize]) -> Self {
        let mut next = Self { steps: self.steps.clone(), melds: self.melds.clone(), left: self.without(gone) };
        if let Step::Onto(at, _, grown) = &step {
            next.melds[*at] = grown.clone();
        }
        next.steps.push(step);
        next
    }
}

impl Search<'_> {
    fn follow(&mut self, now: &Laying) {
        if now.left.len() < self.best.left.len() {
            self.best = now.clone();
        }
        if self.best.left.is_empty() || !self.known.insert((now.left.clone(), now.melds.clone())) {
            return;
        }
        for (which, &(tile, declared)) in now.left.iter().enumerate() {
            for at in 0..now.melds.len() {
                let ways = match declared {
                    Some(stands_for) => placed(self.table, &now.melds[at], Placed { tile, stands_for }),
                    None => fits(self.table, &now.melds[at], tile),
                };
                for (placed, grown) in ways {
                    self.follow(&now.then(Step::Onto(at, placed, grown), &[which]));
                }
            }
            if self.pairs {
                for other in which + 1..now.left.len() {
                    if self.alike(tile, now.left[other].0) {
                        self.follow(&now.then(Step::OwnPair, &[which, other]));
                    }
                }
            }
        }
    }

    /// Whether two tiles are a pair (`pair.shape`).
    fn alike(&self, one: Tile, other: Tile) -> bool {
        let roles = self.table.roles();
        let (one, other) = (roles.of(one), roles.of(other));
        one == other || one == Role::Wild || other == Role::Wild
    }
}
