//! A tally that stores every rank of the melds that can still be laid after each frontier, a node in the graph of
//! openings. A rank is a sum of points and a number of tiles.

use super::tally::{FrontierTally, Limits, ROWS, row, rows_over};
use crate::layouts::figures::Figures;

/// A set of ranks as bits. A rank is a sum of points and a number of tiles.
#[derive(Debug, Clone, Default)]
struct Ranks {
    /// The number of zero words that are left out before the first of `words`, to save memory.
    low: usize,
    words: Vec<u64>,
}

/// For each row of the tally, the ranks of the melds that can still be laid. A row stands for a number of wilds (see
/// [`row`]).
#[derive(Debug, Clone, Default)]
pub(super) struct ReachableSums([Ranks; ROWS]);

impl ReachableSums {
    /// Returns true if melds with exactly this rank can still be laid with the number of wilds that `row` stands for.
    pub(super) fn has(&self, row: usize, rank: u16) -> bool {
        let Ranks { low, words } = &self.0[row];
        let word = (usize::from(rank) / 64).checked_sub(*low).and_then(|at| words.get(at));
        word.is_some_and(|word| word >> (rank % 64) & 1 == 1)
    }
}

impl FrontierTally for ReachableSums {
    type Builder = [Vec<u64>; ROWS];

    fn new_builder(_: Limits) -> Self::Builder {
        Self::Builder::default()
    }

    fn add_empty(builder: &mut Self::Builder) {
        builder[row(0, false)].push(1);
    }

    fn add(limits: Limits, builder: &mut Self::Builder, after: &Self, step: Figures, _: u64) {
        let (over, by) = (usize::from(step.rank() / 64), u32::from(step.rank() % 64));
        for (from, to) in rows_over(limits, step).filter(|&(from, _)| !after.0[from].words.is_empty()) {
            let Ranks { low, words } = &after.0[from];
            let into = &mut builder[to];
            into.resize(into.len().max(low + over + words.len() + 1), 0);
            for (at, &word) in (low + over..).zip(words) {
                into[at] |= word << by;
                // If `by` is 0, no bit moves into the next word, and `checked_shr` returns `None`.
                into[at + 1] |= word.checked_shr(64 - by).unwrap_or(0);
            }
        }
    }

    fn finish(limits: Limits, builder: &mut Self::Builder, highest_before: u16) -> Self {
        let enough = usize::from(limits.bar.saturating_sub(highest_before)) * 32 / 64;
        Self(std::mem::take(builder).map(|words| {
            let low = (enough..words.len()).find(|&at| words[at] > 0).unwrap_or(words.len());
            let end = words.iter().rposition(|&word| word > 0).map_or(low, |last| (last + 1).max(low));
            Ranks { low, words: words[low..end].to_vec() }
        }))
    }
}
