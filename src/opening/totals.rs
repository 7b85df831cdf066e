//! How many ways there are to lay each sum, and what they leave behind.

use std::ops::Range;

use super::laid::Laid;
use super::tally::{Limits, ROWS, Tally, rows_over};

/// The thrift of what cannot be laid; it stays below all others, whatever is added to it.
const NONE: i32 = i32::MIN / 2;

/// What there is of some consecutive sums in a row: where its cells lie, and the lowest sum.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    start: u16,
    end: u16,
    low: u16,
}

impl Row {
    fn cells(self) -> Range<usize> {
        self.start.into()..self.end.into()
    }
}

/// The ways to lay a sum, and the highest thrift among them.
#[derive(Debug, Clone, Copy)]
struct Cell {
    ways: u64,
    thrift: i32,
}

impl Cell {
    const NOTHING: Self = Self { ways: 0, thrift: NONE };

    /// With so many ways more that lead to another cell, by a step of some thrift.
    #[inline]
    fn add(&mut self, other: Self, ways: u64, more: i32) {
        self.ways += other.ways * ways;
        self.thrift = self.thrift.max(other.thrift + more);
    }
}

/// For each row and each sum, the ways and the best of them; sums at the bar and above count as the bar.
///
/// The ways fit: 22 tiles fall into blocks of three or more and a rest in fewer than 3 * 10^14 ways, and blocks with four
/// wilds among them make at most 3^4 times as many melds.
#[derive(Debug, Clone, Default)]
pub(super) struct Totals {
    rows: [Row; ROWS],
    /// The cells of each sum, row behind row.
    cells: Box<[Cell]>,
}

impl Totals {
    /// The ways to reach the bar in a row.
    pub(super) fn ways_at(&self, row: usize, bar: usize) -> u64 {
        self.cells(row).filter(|&(sum, ..)| sum >= bar).map(|(_, ways, _)| ways).sum()
    }

    /// Every sum of a row that can be laid, with the ways and the highest thrift.
    pub(super) fn cells(&self, row: usize) -> impl Iterator<Item = (usize, u64, u32)> + '_ {
        let row = self.rows[row];
        let cells = self.cells[row.cells()].iter().zip(usize::from(row.low)..);
        cells.map(|(cell, sum)| (sum, cell.ways, cell.thrift.cast_unsigned())).filter(|&(_, ways, _)| ways > 0)
    }
}

/// Totals on their way: every sum up to the bar, row by row.
#[derive(Debug)]
pub(super) struct Sum {
    cells: Vec<Cell>,
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
        Sum { cells: vec![Cell::NOTHING; start_of(ROWS, limits)], added: [NO_CELLS; ROWS] }
    }

    fn nothing(sum: &mut Sum) {
        sum.cells[0] = Cell { ways: 1, thrift: 0 };
        sum.adds(0, 0, 1);
    }

    fn add(limits: Limits, sum: &mut Sum, after: &Self, step: Laid, ways: u64) {
        let more = step.thrift().cast_signed();
        for (from, to) in rows_over(limits, step) {
            let row = after.rows[from];
            let counts = &after.cells[row.cells()];
            if counts.is_empty() {
                continue;
            }
            let bar = start_of(to + 1, limits) - 1;
            let first = (start_of(to, limits) + usize::from(row.low) + usize::from(step.sum())).min(bar);
            sum.adds(to, first, (first + counts.len()).min(bar + 1));
            // What stays below the bar moves as it is, the rest gathers there.
            let (below, enough) = counts.split_at((bar - first).min(counts.len()));
            for (cell, &count) in sum.cells[first..bar].iter_mut().zip(below) {
                cell.add(count, ways, more);
            }
            for &count in enough {
                sum.cells[bar].add(count, ways, more);
            }
        }
    }

    fn finish(limits: Limits, sum: &mut Sum, before: u16) -> Self {
        let mut totals = Self::default();
        let added = std::mem::replace(&mut sum.added, [NO_CELLS; ROWS]);
        let enough = usize::from(limits.bar.saturating_sub(before));
        let kept = |row: usize, (from, to): (usize, usize)| from.max(start_of(row, limits) + enough)..to;
        let mut cells = Vec::with_capacity((0..).zip(added).map(|(row, added)| kept(row, added).len()).sum());
        let place = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
        for ((at, row), (from, to)) in (0..).zip(&mut totals.rows).zip(added).filter(|&(_, (from, to))| from < to) {
            let kept = kept(at, (from, to));
            if !kept.is_empty() {
                let start = place(cells.len());
                *row = Row { start, end: start + place(kept.len()), low: place(kept.start - start_of(at, limits)) };
                cells.extend_from_slice(&sum.cells[kept]);
            }
            sum.cells[from..to].fill(Cell::NOTHING);
        }
        totals.cells = cells.into();
        totals
    }
}
