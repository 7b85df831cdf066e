//! Which sums can be laid, and with how many tiles.

use super::tally::{FrontierTally, Limits, ROWS, row, rows_over};
use crate::layouts::figures::Figures;

/// A set of ranks.
#[derive(Debug, Clone, Default)]
struct Ranks {
    /// The first word kept.
    low: usize,
    words: Vec<u64>,
}

/// For each row, the ranks of all that can be laid.
#[derive(Debug, Clone, Default)]
pub(super) struct ReachableSums([Ranks; ROWS]);

impl ReachableSums {
    /// Whether `rank` can be laid in a row.
    pub(super) fn has(&self, row: usize, rank: u16) -> bool {
        let Ranks { low, words } = &self.0[row];
        let word = (usize::from(rank) / 64).checked_sub(*low).and_then(|at| words.get(at));
        word.is_some_and(|word| word >> (rank % 64) & 1 == 1)
    }
}

impl FrontierTally for ReachableSums {
    type Builder = [Vec<u64>; ROWS];

    fn start(_: Limits) -> Self::Builder {
        Self::Builder::default()
    }

    fn nothing(sum: &mut Self::Builder) {
        sum[row(0, false)].push(1);
    }

    fn add(limits: Limits, sum: &mut Self::Builder, after: &Self, step: Figures, _: u64) {
        let (over, by) = (usize::from(step.rank() / 64), u32::from(step.rank() % 64));
        for (from, to) in rows_over(limits, step).filter(|&(from, _)| !after.0[from].words.is_empty()) {
            let Ranks { low, words } = &after.0[from];
            let into = &mut sum[to];
            into.resize(into.len().max(low + over + words.len() + 1), 0);
            for (at, &word) in (low + over..).zip(words) {
                into[at] |= word << by;
                // Nothing moves over where nothing is shifted.
                into[at + 1] |= word.checked_shr(64 - by).unwrap_or(0);
            }
        }
    }

    fn finish(limits: Limits, sum: &mut Self::Builder, before: u16) -> Self {
        let enough = usize::from(limits.bar.saturating_sub(before)) * 32 / 64;
        Self(std::mem::take(sum).map(|words| {
            let low = (enough..words.len()).find(|&at| words[at] > 0).unwrap_or(words.len());
            let end = words.iter().rposition(|&word| word > 0).map_or(low, |last| (last + 1).max(low));
            Ranks { low, words: words[low..end].to_vec() }
        }))
    }
}
