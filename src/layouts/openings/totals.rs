//! The tally of the number of ways for each sum, and of the ways that leave the least.

use std::ops::Range;

use super::tally::{FrontierTally, Limits, ROWS, Tallies, rows_over};
use crate::layouts::figures::Figures;

/// Sentinel for "no way": lower than every thrift, even after adding to it.
const NO_THRIFT: i32 = i32::MIN / 2;

/// The range of a row's entries.
#[derive(Debug, Clone, Copy, Default)]
struct SumRange {
    start: u32,
    end: u32,
}

impl SumRange {
    const fn indices(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The number of ways to lay a sum, and their highest thrift.
#[derive(Debug, Clone, Copy)]
struct SumCell {
    ways: u64,
    thrift: i32,
}

/// A sum that can be laid.
#[derive(Debug, Clone, Copy)]
struct SumEntry {
    cell: SumCell,
    sum: u16,
}

impl SumCell {
    const NOTHING: Self = Self { ways: 0, thrift: NO_THRIFT };

    /// Adds every way of `other`, preceded by one of `ways` steps that raise the thrift by `more`.
    #[inline]
    fn add(&mut self, other: Self, ways: u64, more: i32) {
        self.ways += other.ways * ways;
        self.thrift = self.thrift.max(other.thrift + more);
    }
}

/// For each row, the sums that can be laid in ascending order, with the number of ways and the highest thrift. Sums
/// above the bar count as the bar.
///
/// The counts fit into 64 bits: 22 tiles have fewer than 3 * 10^14 partitions into blocks of three or more and a rest,
/// and blocks with four wilds form at most 3^4 times as many melds.
#[derive(Debug, Clone, Default)]
pub(super) struct OpeningTotals([SumRange; ROWS]);

impl Tallies<OpeningTotals> {
    /// Returns the number of ways to lay `bar` or more from the whole hand, in one row.
    pub(super) fn ways_at(&self, row: usize, bar: u16) -> u64 {
        self.sums(self.whole(), row).filter(|&(sum, ..)| sum >= bar).map(|(_, ways, _)| ways).sum()
    }

    /// Returns every sum of a row with its number of ways and highest thrift.
    pub(super) fn sums(&self, of: &OpeningTotals, row: usize) -> impl Iterator<Item = (u16, u64, u32)> + '_ {
        let entries = &self.builder.entries[of.0[row].indices()];
        entries.iter().map(|&SumEntry { cell, sum }| (sum, cell.ways, cell.thrift.cast_unsigned()))
    }
}

/// The sums of most racks fit in this capacity.
const ROOM: usize = 1024;

/// Totals under construction.
#[derive(Debug)]
pub(super) struct TotalsBuilder {
    /// For each row, one cell for every sum up to the bar.
    cells: Vec<SumCell>,
    /// The entries of all finished totals.
    entries: Vec<SumEntry>,
    /// For each row, the range of cells that have been written.
    touched: [(usize, usize); ROWS],
}

/// An empty range.
const NO_CELLS: (usize, usize) = (usize::MAX, 0);

/// Returns the index of a row's first cell.
fn start_of(row: usize, limits: Limits) -> usize {
    row * (usize::from(limits.bar) + 1)
}

impl FrontierTally for OpeningTotals {
    type Builder = TotalsBuilder;

    fn new_builder(limits: Limits) -> TotalsBuilder {
        TotalsBuilder {
            cells: vec![SumCell::NOTHING; start_of(limits.rows(), limits)],
            entries: Vec::with_capacity(ROOM),
            touched: [NO_CELLS; ROWS],
        }
    }

    fn add_empty(builder: &mut TotalsBuilder) {
        builder.cells[0] = SumCell { ways: 1, thrift: 0 };
        builder.touched[0] = (0, 1);
    }

    fn add(limits: Limits, builder: &mut TotalsBuilder, after: &Self, step: Figures, ways: u64) {
        let more = step.thrift().cast_signed();
        let TotalsBuilder { cells, entries, touched } = builder;
        for (from, to) in rows_over(limits, step) {
            let entries = &entries[after.0[from].indices()];
            let (Some(first), Some(last)) = (entries.first(), entries.last()) else { continue };
            let start = start_of(to, limits);
            let cell_of = |entry: &SumEntry| start + usize::from((entry.sum + step.sum()).min(limits.bar));
            let (from, end) = &mut touched[to];
            (*from, *end) = ((*from).min(cell_of(first)), (*end).max(cell_of(last) + 1));
            for entry in entries {
                cells[cell_of(entry)].add(entry.cell, ways, more);
            }
        }
    }

    fn finish(limits: Limits, builder: &mut TotalsBuilder, highest_before: u16) -> Self {
        let mut totals = Self::default();
        let TotalsBuilder { cells, entries, touched } = builder;
        let enough = usize::from(limits.bar.saturating_sub(highest_before));
        let place = |at: usize| u32::try_from(at).expect("a hand has few sums");
        for (row, (touched, totals)) in touched.iter_mut().zip(&mut totals.0).take(limits.rows()).enumerate() {
            let (from, to) = std::mem::replace(touched, NO_CELLS);
            let (start, first) = (start_of(row, limits), entries.len());
            for (cell, sum) in cells[from.min(to)..to].iter_mut().zip(from.saturating_sub(start)..) {
                let cell = std::mem::replace(cell, SumCell::NOTHING);
                if cell.ways > 0 && sum >= enough {
                    entries.push(SumEntry { cell, sum: u16::try_from(sum).expect("sums end at the bar") });
                }
            }
            *totals = SumRange { start: place(first), end: place(entries.len()) };
        }
        totals
    }
}
