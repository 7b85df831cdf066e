//! What is kept of all that can be laid: figures that add up step by step.

use crate::hand::RoleCounts;
use crate::layouts::figures::Figures;
use crate::layouts::worth::LEVELS;

/// The bounds of a question.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// The sum that is asked for.
    pub(super) bar: u16,
    /// The wilds there are.
    pub(super) wilds: u8,
    /// Whether it matters that a natural tile stays behind.
    pub(super) keeps: bool,
}

impl Limits {
    /// How many rows are asked for.
    pub(super) const fn rows(self) -> usize {
        if self.keeps { ROWS } else { self.wilds as usize + 1 }
    }
}

/// Something about all that can be laid from a frontier on, in rows by the number of wilds laid and by whether a
/// natural tile stays behind ([`row`]).
pub(super) trait FrontierTally: Sized {
    /// A tally while it is added up.
    type Builder;

    /// The tally of nothing at all.
    fn start(limits: Limits) -> Self::Builder;
    /// Adds the one way to lay no tile.
    fn nothing(sum: &mut Self::Builder);
    /// Adds what `after` counts, reached by a step that can be taken in `ways` ways.
    fn add(limits: Limits, sum: &mut Self::Builder, after: &Self, step: Figures, ways: u64);
    /// The finished tally of a frontier that is reached with `before` as the highest sum. `sum` becomes that of nothing
    /// again.
    fn finish(limits: Limits, sum: &mut Self::Builder, before: u16) -> Self;
}

/// The tallies of all frontiers.
#[derive(Debug)]
pub(super) struct Tallies<T: FrontierTally> {
    /// The last frontier's first.
    pub(super) backwards: Vec<T>,
    /// What they were made with, where they keep their figures.
    pub(super) sum: T::Builder,
}

impl<T: FrontierTally> Tallies<T> {
    /// The tally of everything.
    pub(super) fn all(&self) -> &T {
        self.of(0)
    }

    /// The tally of what can still be laid after the frontier at that index.
    pub(super) fn of(&self, frontier: usize) -> &T {
        &self.backwards[self.backwards.len() - 1 - frontier]
    }
}

/// How many rows there are.
pub(super) const ROWS: usize = 2 * LEVELS;

/// The row of what uses `wilds` wilds and leaves natural tiles behind, or none.
pub(super) const fn row(wilds: u8, leaves: bool) -> usize {
    leaves as usize * LEVELS + wilds as usize
}

/// Every row that a step leads from, with the row it leads to.
pub(super) fn rows_over(limits: Limits, step: Figures) -> impl Iterator<Item = (usize, usize)> {
    let from = (0..=RoleCounts::MAX_WILDS).take_while(move |wilds| wilds + step.wilds() <= limits.wilds);
    from.flat_map(move |wilds| {
        let leaves = [false, true].into_iter().take(1 + usize::from(limits.keeps));
        leaves.map(move |leaves| (row(wilds, leaves), row(wilds + step.wilds(), leaves || step.leaves())))
    })
}
