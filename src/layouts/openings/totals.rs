//! How many ways there are to lay each sum, and what they leave behind.

use std::ops::Range;

use super::tally::{FrontierTally, Limits, ROWS, Tallies, rows_over};
use crate::layouts::figures::Figures;

/// The thrift of what cannot be laid: lower than any other, whatever is added to it.
const NO_THRIFT: i32 = i32::MIN / 2;

/// Where the sums of a row lie.
#[derive(Debug, Clone, Copy, Default)]
struct SumRange {
    start: u32,
    end: u32,
}

impl SumRange {
    const fn kept(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The ways to lay a sum, and the highest thrift among them.
#[derive(Debug, Clone, Copy)]
struct SumCell {
    ways: u64,
    thrift: i32,
}

/// A sum that can be laid, with its cell.
#[derive(Debug, Clone, Copy)]
struct SumEntry {
    cell: SumCell,
    sum: u16,
}

impl SumCell {
    const NOTHING: Self = Self { ways: 0, thrift: NO_THRIFT };

    /// Adds `ways` ways to reach `other`, each by a step of thrift `more`.
    #[inline]
    fn add(&mut self, other: Self, ways: u64, more: i32) {
        self.ways += other.ways * ways;
        self.thrift = self.thrift.max(other.thrift + more);
    }
}

/// For each row the sums that can be laid, rising, with the number of ways and the highest thrift; sums at the bar and
/// above count as the bar.
///
/// The ways fit: 22 tiles fall into blocks of three or more and a rest in fewer than 3 * 10^14 ways, and blocks with
/// four wilds among them make at most 3^4 times as many melds.
#[derive(Debug, Clone, Default)]
pub(super) struct OpeningTotals([SumRange; ROWS]);

impl Tallies<OpeningTotals> {
    /// The number of ways to lay `bar` or more from all tiles, in one row.
    pub(super) fn ways_at(&self, row: usize, bar: u16) -> u64 {
        self.sums(self.all(), row).filter(|&(sum, ..)| sum >= bar).map(|(_, ways, _)| ways).sum()
    }

    /// Every sum of a row that can be laid, with the number of ways and the highest thrift.
    pub(super) fn sums(&self, of: &OpeningTotals, row: usize) -> impl Iterator<Item = (u16, u64, u32)> + '_ {
        let kept = &self.sum.kept[of.0[row].kept()];
        kept.iter().map(|&SumEntry { cell, sum }| (sum, cell.ways, cell.thrift.cast_unsigned()))
    }
}

/// Room for the sums of most racks.
const ROOM: usize = 1024;

/// Totals while they are added up: a cell for every sum up to the bar, row by row.
#[derive(Debug)]
pub(super) struct Builder {
    cells: Vec<SumCell>,
    /// The sums of the finished totals, row after row.
    kept: Vec<SumEntry>,
    /// The cells of each row that something was added to: the first, and the one past the last.
    added: [(usize, usize); ROWS],
}

/// No cell.
const NO_CELLS: (usize, usize) = (usize::MAX, 0);

/// Where a row starts.
fn start_of(row: usize, limits: Limits) -> usize {
    row * (usize::from(limits.bar) + 1)
}

impl FrontierTally for OpeningTotals {
    type Builder = Builder;

    fn start(limits: Limits) -> Builder {
        Builder {
            cells: vec![SumCell::NOTHING; start_of(limits.rows(), limits)],
            kept: Vec::with_capacity(ROOM),
            added: [NO_CELLS; ROWS],
        }
    }

    fn nothing(sum: &mut Builder) {
        sum.cells[0] = SumCell { ways: 1, thrift: 0 };
        sum.added[0] = (0, 1);
    }

    fn add(limits: Limits, sum: &mut Builder, after: &Self, step: Figures, ways: u64) {
        let more = step.thrift().cast_signed();
        let Builder { cells, kept, added } = sum;
        for (from, to) in rows_over(limits, step) {
            let kept = &kept[after.0[from].kept()];
            let (Some(first), Some(last)) = (kept.first(), kept.last()) else { continue };
            let start = start_of(to, limits);
            let cell_of = |kept: &SumEntry| start + usize::from((kept.sum + step.sum()).min(limits.bar));
            let (from, end) = &mut added[to];
            (*from, *end) = ((*from).min(cell_of(first)), (*end).max(cell_of(last) + 1));
            for kept in kept {
                cells[cell_of(kept)].add(kept.cell, ways, more);
            }
        }
    }

    fn finish(limits: Limits, sum: &mut Builder, before: u16) -> Self {
        let mut totals = Self::default();
        let Builder { cells, kept, added } = sum;
        let enough = usize::from(limits.bar.saturating_sub(before));
        let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        for (row, (added, totals)) in added.iter_mut().zip(&mut totals.0).take(limits.rows()).enumerate() {
            let (from, to) = std::mem::replace(added, NO_CELLS);
            let (start, first) = (start_of(row, limits), kept.len());
            for (cell, sum) in cells[from.min(to)..to].iter_mut().zip(from.saturating_sub(start)..) {
                let cell = std::mem::replace(cell, SumCell::NOTHING);
                if cell.ways > 0 && sum >= enough {
                    kept.push(SumEntry { cell, sum: u16::try_from(sum).unwrap_or(u16::MAX) });
                }
            }
            *totals = SumRange { start: place(first), end: place(kept.len()) };
        }
        totals
    }
}
