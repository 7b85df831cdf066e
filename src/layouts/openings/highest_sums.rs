//! The highest sum that can be laid, and with it the most tiles.

use super::tally::{FrontierTally, Limits, ROWS, row, rows_over};
use crate::layouts::figures::Figures;

/// For each row, the best there is.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct HighestSums {
    /// One more than the highest rank; 0 where nothing can be laid.
    ranks: [u16; ROWS],
}

impl HighestSums {
    /// The highest rank in a row.
    pub(super) fn rank(&self, row: usize) -> Option<u16> {
        self.ranks[row].checked_sub(1)
    }
}

impl FrontierTally for HighestSums {
    type Builder = Self;

    fn start(_: Limits) -> Self {
        Self::default()
    }

    fn nothing(sum: &mut Self) {
        sum.ranks[row(0, false)] = 1;
    }

    fn add(limits: Limits, sum: &mut Self, after: &Self, step: Figures, _: u64) {
        for (from, to) in rows_over(limits, step).filter(|&(from, _)| after.ranks[from] > 0) {
            sum.ranks[to] = sum.ranks[to].max(after.ranks[from] + step.rank());
        }
    }

    fn finish(_: Limits, sum: &mut Self, _: u16) -> Self {
        std::mem::take(sum)
    }
}
