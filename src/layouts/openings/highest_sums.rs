//! The tally of the highest rank that can be laid.

use super::tally::{FrontierTally, Limits, ROWS, row, rows_over};
use crate::layouts::figures::Figures;

/// For each row, the highest rank.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct HighestSums {
    /// One more than the rank; 0 if nothing can be laid.
    ranks: [u16; ROWS],
}

impl HighestSums {
    /// Returns the highest rank in a row.
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
