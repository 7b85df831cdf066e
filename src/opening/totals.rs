//! How many ways there are to lay each sum, and what they leave behind.

use super::laid::Laid;
use super::tally::{Limits, ROWS, Tally, rows_over};

/// The thrift of what cannot be laid; it stays below all others, whatever is added to it.
const NONE: i32 = i32::MIN / 2;

/// What there is of some consecutive sums.
#[derive(Debug, Clone, Default)]
struct Row {
    /// The lowest sum.
    low: usize,
    /// The ways to lay each sum.
    ways: Vec<u64>,
    /// The highest thrift among them.
    thrift: Vec<i32>,
}

/// For each row and each sum, the ways and the best of them; sums at the bar and above count as the bar.
///
/// The ways fit: 22 tiles fall into blocks of three or more and a rest in fewer than 3 * 10^14 ways, and blocks with four
/// wilds among them make at most 3^4 times as many melds.
#[derive(Debug, Clone, Default)]
pub(super) struct Totals([Row; ROWS]);

impl Totals {
    /// The ways to reach the bar in a row.
    pub(super) fn ways_at(&self, row: usize, bar: usize) -> u64 {
        self.cells(row).filter(|&(sum, ..)| sum >= bar).map(|(_, ways, _)| ways).sum()
    }

    /// Every sum of a row that can be laid, with the ways and the highest thrift.
    pub(super) fn cells(&self, row: usize) -> impl Iterator<Item = (usize, u64, u32)> + '_ {
        let Row { low, ways, thrift } = &self.0[row];
        let cells = ways.iter().zip(thrift).zip(*low..);
        cells.map(|((&ways, &thrift), sum)| (sum, ways, thrift.cast_unsigned())).filter(|&(_, ways, _)| ways > 0)
    }
}

/// Totals on their way: every sum up to the bar, row by row.
#[derive(Debug)]
pub(super) struct Sum {
    ways: Vec<u64>,
    thrift: Vec<i32>,
}

/// Where a row starts.
fn start_of(row: usize, limits: Limits) -> usize {
    row * (usize::from(limits.bar) + 1)
}

impl Tally for Totals {
    type Sum = Sum;

    fn start(limits: Limits) -> Sum {
        let cells = start_of(ROWS, limits);
        Sum { ways: vec![0; cells], thrift: vec![NONE; cells] }
    }

    fn nothing(sum: &mut Sum) {
        sum.ways[0] = 1;
        sum.thrift[0] = 0;
    }

    fn add(limits: Limits, sum: &mut Sum, after: &Self, step: Laid, ways: u64) {
        let more = step.thrift().cast_signed();
        for (from, to) in rows_over(limits, step) {
            let Row { low, ways: counts, thrift } = &after.0[from];
            let bar = start_of(to + 1, limits) - 1;
            let first = (start_of(to, limits) + low + usize::from(step.sum())).min(bar);
            // What stays below the bar moves as it is, the rest gathers there.
            let below = (bar - first).min(counts.len());
            add_ways(&mut sum.ways[first..bar], &counts[..below], ways);
            for (best, thrift) in sum.thrift[first..bar].iter_mut().zip(&thrift[..below]) {
                *best = (*best).max(thrift + more);
            }
            sum.ways[bar] += counts[below..].iter().sum::<u64>() * ways;
            let best = thrift[below..].iter().max().map_or(NONE, |thrift| thrift + more);
            sum.thrift[bar] = sum.thrift[bar].max(best);
        }
    }

    fn finish(limits: Limits, sum: Sum, before: u16) -> Self {
        let mut totals = Self::default();
        let enough = usize::from(limits.bar.saturating_sub(before));
        for (at, row) in totals.0.iter_mut().enumerate() {
            let cells = start_of(at, limits)..start_of(at + 1, limits);
            let (ways, thrift) = (&sum.ways[cells.clone()], &sum.thrift[cells]);
            let Some(end) = ways.iter().rposition(|&ways| ways > 0).map(|last| last + 1) else { continue };
            let Some(low) = (enough..end).find(|&low| ways[low] > 0) else { continue };
            *row = Row { low, ways: ways[low..end].to_vec(), thrift: thrift[low..end].to_vec() };
        }
        totals
    }
}

/// Adds counts so many times. Nearly always that is once, which a processor does for several counts at a time.
fn add_ways(to: &mut [u64], counts: &[u64], ways: u64) {
    let cells = to.iter_mut().zip(counts);
    if ways == 1 {
        cells.for_each(|(to, count)| *to += count);
    } else {
        cells.for_each(|(to, count)| *to += count * ways);
    }
}
