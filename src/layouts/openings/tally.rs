//! Tallies. A frontier is a node in the graph of openings: the open runs between two numbers. Its tally summarises
//! every way to lay the remaining numbers. Tallies are computed from the last frontier to the first.

use crate::hand::RoleCounts;
use crate::layouts::figures::Figures;
use crate::layouts::worth::LEVELS;

/// The parameters that are the same for all tallies of one question.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// The bar: the sum of points that an opening must reach.
    pub(super) bar: u16,
    /// The number of wilds in the hand.
    pub(super) wilds: u8,
    /// True if a tally counts openings that leave natural tiles outside melds separately from those that leave none.
    pub(super) tracks_left: bool,
}

impl Limits {
    /// Returns the number of rows of a tally that are used.
    pub(super) const fn rows(self) -> usize {
        if self.tracks_left { ROWS } else { self.wilds as usize + 1 }
    }
}

/// A summary of all ways to continue an opening after a frontier (the open runs between two numbers). There is one row
/// for each number of wilds that a way uses. Ways that leave natural tiles outside melds have separate rows (see
/// [`row`]).
pub(super) trait FrontierTally: Sized {
    /// The buffer in which a tally is built.
    type Builder;

    /// Returns an empty builder.
    fn new_builder(limits: Limits) -> Self::Builder;
    /// Adds one way to the builder: to lay no more tiles.
    fn add_empty(builder: &mut Self::Builder);
    /// Adds all ways that begin with one edge of the graph. `after` is the tally at the end of the edge. `step` holds
    /// the points, tiles and wilds that the edge lays, and `ways` is the number of ways to lay them.
    fn add(limits: Limits, builder: &mut Self::Builder, after: &Self, step: Figures, ways: u64);
    /// Returns the finished tally of a frontier and resets the builder. `highest_before` is the highest sum of points
    /// on a path to the frontier. The tally may leave out ways that have too few points even after this path.
    fn finish(limits: Limits, builder: &mut Self::Builder, highest_before: u16) -> Self;
}

/// The tallies of all frontiers of a graph.
#[derive(Debug)]
pub(super) struct Tallies<T: FrontierTally> {
    /// The tallies in reverse order: the last frontier comes first.
    pub(super) backwards: Vec<T>,
    /// The builder. Some tallies store only indices into the builder, so it must stay alive.
    pub(super) builder: T::Builder,
}

impl<T: FrontierTally> Tallies<T> {
    /// Returns the tally of the first frontier. It summarises all openings of the hand.
    pub(super) fn whole(&self) -> &T {
        self.after(0)
    }

    /// Returns the tally of the frontier with the index `frontier`: a summary of all ways after it.
    pub(super) fn after(&self, frontier: usize) -> &T {
        &self.backwards[self.backwards.len() - 1 - frontier]
    }
}

/// The number of rows of a tally. For each number of wilds, there is one row for openings that leave a natural tile
/// outside melds, and one for openings that leave none.
pub(super) const ROWS: usize = 2 * LEVELS;

/// Returns the row for openings that use `wilds` more wilds. If `leaves` is true, returns the row for openings that
/// leave a natural tile outside melds.
pub(super) const fn row(wilds: u8, leaves: bool) -> usize {
    leaves as usize * LEVELS + wilds as usize
}

/// Returns pairs of rows `(from, to)`. If a way to continue is in row `from` of the tally after `step`, then `step`
/// followed by this way is in row `to` of the tally before `step`.
pub(super) fn rows_over(limits: Limits, step: Figures) -> impl Iterator<Item = (usize, usize)> {
    let from = (0..=RoleCounts::MAX_WILDS).take_while(move |wilds| wilds + step.wilds() <= limits.wilds);
    from.flat_map(move |wilds| {
        let leaves = [false, true].into_iter().take(1 + usize::from(limits.tracks_left));
        leaves.map(move |leaves| (row(wilds, leaves), row(wilds + step.wilds(), leaves || step.leaves())))
    })
}
