//! How many ways there are to lay each sum, and what they leave behind.

use super::laid::Laid;
use super::tally::{Limits, ROWS, Tally, rows_over};

/// The thrift of what cannot be laid; it stays below all others, whatever is added to it.
const NONE: i32 = i32::MIN / 2;

/// What there is of some consecutive sums in a row: where its cells lie, and the lowest sum.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    start: usize,
    end: usize,
    low: usize,
}

/// For each row and each sum, the ways and the best of them; sums at the bar and above count as the bar.
///
/// The ways fit: 22 tiles fall into blocks of three or more and a rest in fewer than 3 * 10^14 ways, and blocks with four
/// wilds among them make at most 3^4 times as many melds.
#[derive(Debug, Clone, Default)]
pub(super) struct Totals {
    rows: [Row; ROWS],
    /// The ways to lay each sum, row behind row.
    ways: Vec<u64>,
    /// The highest thrift among them.
    thrift: Vec<i32>,
}

impl Totals {
    /// The ways to reach the bar in a row.
    pub(super) fn ways_at(&self, row: usize, bar: usize) -> u64 {
        self.cells(row).filter(|&(sum, ..)| sum >= bar).map(|(_, ways, _)| ways).sum()
    }

    /// Every sum of a row that can be laid, with the ways and the highest thrift.
    pub(super) fn cells(&self, row: usize) -> impl Iterator<Item = (usize, u64, u32)> + '_ {
        let Row { start, end, low } = self.rows[row];
        let cells = self.ways[start..end].iter().zip(&self.thrift[start..end]).zip(low..);
        cells.map(|((&ways, &thrift), sum)| (sum, ways, thrift.cast_unsigned())).filter(|&(_, ways, _)| ways > 0)
    }
}

/// Totals on their way: every sum up to the bar, row by row.
#[derive(Debug)]
pub(super) struct Sum {
    ways: Vec<u64>,
    thrift: Vec<i32>,
    /// The cells of each row that something was added to: from the first one to the one behind the last.
    added: [(usize, usize); ROWS],
}

impl Sum {
    fn adds(&mut self, row: usize, first: usize, end: usize) {
        let (from, to) = &mut self.added[row];
        (*from, *to) = ((*from).min(first), (*to).max(end));
    }
}

/// No cell.
const NO_CELLS: (usize, usize) = (usize::MAX, 0);

/// Where a row starts.
fn start_of(row: usize, limits: Limits) -> usize {
    row * (usize::from(limits.bar) + 1)
}

impl Tally for Totals {
    type Sum = Sum;

    fn start(limits: Limits) -> Sum {
        let cells = start_of(ROWS, limits);
        Sum { ways: vec![0; cells], thrift: vec![NONE; cells], added: [NO_CELLS; ROWS] }
    }

    fn nothing(sum: &mut Sum) {
        sum.ways[0] = 1;
        sum.thrift[0] = 0;
        sum.adds(0, 0, 1);
    }

    fn add(limits: Limits, sum: &mut Sum, after: &Self, step: Laid, ways: u64) {
        let more = step.thrift().cast_signed();
        for (from, to) in rows_over(limits, step) {
            let Row { start, end, low } = after.rows[from];
            if start == end {
                continue;
            }
            let (counts, thrift) = (&after.ways[start..end], &after.thrift[start..end]);
            let bar = start_of(to + 1, limits) - 1;
            let first = (start_of(to, limits) + low + usize::from(step.sum())).min(bar);
            sum.adds(to, first, (first + counts.len()).min(bar + 1));
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

    fn finish(limits: Limits, sum: &mut Sum, before: u16) -> Self {
        let mut totals = Self::default();
        let added = std::mem::replace(&mut sum.added, [NO_CELLS; ROWS]);
        let enough = usize::from(limits.bar.saturating_sub(before));
        let kept = |row: usize, (from, to): (usize, usize)| from.max(start_of(row, limits) + enough)..to;
        let cells: usize = (0..).zip(added).map(|(row, added)| kept(row, added).len()).sum();
        totals.ways.reserve_exact(cells);
        totals.thrift.reserve_exact(cells);
        for ((at, row), (from, to)) in (0..).zip(&mut totals.rows).zip(added).filter(|&(_, (from, to))| from < to) {
            let kept = kept(at, (from, to));
            if !kept.is_empty() {
                let start = totals.ways.len();
                *row = Row { start, end: start + kept.len(), low: kept.start - start_of(at, limits) };
                totals.ways.extend_from_slice(&sum.ways[kept.clone()]);
                totals.thrift.extend_from_slice(&sum.thrift[kept]);
            }
            sum.ways[from..to].fill(0);
            sum.thrift[from..to].fill(NONE);
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
