//! Tallies summarise every way to continue after each frontier. They are computed from the last frontier to the first.

use crate::hand::RoleCounts;
use crate::layouts::figures::Figures;
use crate::layouts::worth::LEVELS;

/// The limits of a question.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// The sum to reach.
    pub(super) bar: u16,
    /// The wilds of the hand.
    pub(super) wilds: u8,
    /// True if the tally distinguishes whether natural tiles were left.
    pub(super) tracks_left: bool,
}

impl Limits {
    /// Returns the number of rows in use.
    pub(super) const fn rows(self) -> usize {
        if self.tracks_left { ROWS } else { self.wilds as usize + 1 }
    }
}

/// A value that summarises all ways to continue after a frontier. It has one row for each number of wilds, and separate
/// rows for ways that leave natural tiles (see [`row`]).
pub(super) trait FrontierTally: Sized {
    /// A tally under construction.
    type Builder;

    /// Returns a builder without any way.
    fn new_builder(limits: Limits) -> Self::Builder;
    /// Adds the one way to lay no tile.
    fn add_empty(builder: &mut Self::Builder);
    /// Adds all ways that start with a step and continue as in `after`. The step stands for `ways` ways.
    fn add(limits: Limits, builder: &mut Self::Builder, after: &Self, step: Figures, ways: u64);
    /// Returns the finished tally of a frontier and resets the builder. `highest_before` is the highest sum laid before
    /// the frontier.
    fn finish(limits: Limits, builder: &mut Self::Builder, highest_before: u16) -> Self;
}

/// The tallies of all frontiers.
#[derive(Debug)]
pub(super) struct Tallies<T: FrontierTally> {
    /// The tallies, the last frontier first.
    pub(super) backwards: Vec<T>,
    /// The builder; some tallies keep their data in it.
    pub(super) builder: T::Builder,
}

impl<T: FrontierTally> Tallies<T> {
    /// Returns the tally of the whole hand.
    pub(super) fn whole(&self) -> &T {
        self.after(0)
    }

    /// Returns the tally of what can still be laid after the frontier at this index.
    pub(super) fn after(&self, frontier: usize) -> &T {
        &self.backwards[self.backwards.len() - 1 - frontier]
    }
}

/// The number of rows.
pub(super) const ROWS: usize = 2 * LEVELS;

/// Returns the row of ways that use `wilds` wilds and leave natural tiles or not.
pub(super) const fn row(wilds: u8, leaves: bool) -> usize {
    leaves as usize * LEVELS + wilds as usize
}

/// Returns each row of a later tally, with the row it becomes after a step before it.
pub(super) fn rows_over(limits: Limits, step: Figures) -> impl Iterator<Item = (usize, usize)> {
    let from = (0..=RoleCounts::MAX_WILDS).take_while(move |wilds| wilds + step.wilds() <= limits.wilds);
    from.flat_map(move |wilds| {
        let leaves = [false, true].into_iter().take(1 + usize::from(limits.tracks_left));
        leaves.map(move |leaves| (row(wilds, leaves), row(wilds + step.wilds(), leaves || step.leaves())))
    })
}
