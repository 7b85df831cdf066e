//! A tally that stores the highest rank of the melds that can still be laid after each frontier, a node in the graph of
//! openings. A rank is a sum of points and a number of tiles.

use super::tally::{FrontierTally, Limits, ROWS, row, rows_over};
use crate::layouts::figures::Figures;

/// For each row of a tally, the highest rank (sum of points, then number of tiles) of the melds that can still be laid.
/// A row stands for a number of wilds (see [`row`]).
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct HighestSums {
    /// For each row, the highest rank plus one, or 0 if no opening continues with the row's number of wilds.
    ranks: [u16; ROWS],
}

impl HighestSums {
    /// Returns the highest rank in a row, or `None` if no opening continues with the row's number of wilds.
    pub(super) fn rank(&self, row: usize) -> Option<u16> {
        self.ranks[row].checked_sub(1)
    }
}

impl FrontierTally for HighestSums {
    type Builder = Self;

    fn new_builder(_: Limits) -> Self {
        Self::default()
    }

    fn add_empty(builder: &mut Self) {
        builder.ranks[row(0, false)] = 1;
    }

    fn add(limits: Limits, builder: &mut Self, after: &Self, step: Figures, _: u64) {
        for (from, to) in rows_over(limits, step).filter(|&(from, _)| after.ranks[from] > 0) {
            builder.ranks[to] = builder.ranks[to].max(after.ranks[from] + step.rank());
        }
    }

    fn finish(_: Limits, builder: &mut Self, _: u16) -> Self {
        std::mem::take(builder)
    }
}
