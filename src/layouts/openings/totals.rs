//! A tally that stores every sum of points that melds can still add after a frontier, a node in the graph of openings.
//! Each sum has its number of ways and their highest thrift. The higher the thrift, the fewer points stay in the hand.

use std::ops::Range;

use super::tally::{FrontierTally, Limits, ROWS, Tallies, rows_over};
use crate::layouts::figures::Figures;

/// Sentinel for "no opening". It is lower than every real thrift, even after the thrift of a step is added to it.
const NO_THRIFT: i32 = i32::MIN / 2;

/// A range of indices in `TotalsBuilder::entries`: the sums of one row of a tally.
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

/// The number of ways to lay a sum of points, and the highest thrift (see [`Figures::thrift`]) among them.
#[derive(Debug, Clone, Copy)]
struct SumCell {
    ways: u64,
    thrift: i32,
}

/// A sum of points, and the number of ways to lay this sum.
#[derive(Debug, Clone, Copy)]
struct SumEntry {
    cell: SumCell,
    sum: u16,
}

impl SumCell {
    const NOTHING: Self = Self { ways: 0, thrift: NO_THRIFT };

    /// Adds the ways counted in `other`, each with one step before it. The step can be played in `ways` ways and has
    /// the thrift `more`.
    #[inline]
    fn add(&mut self, other: Self, ways: u64, more: i32) {
        self.ways += other.ways * ways;
        self.thrift = self.thrift.max(other.thrift + more);
    }
}

/// For each row of a tally, the sums of points that can still be laid, in ascending order. Each sum has the number of
/// ways to lay it, and their highest thrift. A sum above the bar is counted as the bar.
///
/// A number of ways fits into 64 bits. 22 tiles can be split into melds and a rest in fewer than 3 * 10^14 ways, and
/// four wilds in the melds multiply this by at most 3^4.
#[derive(Debug, Clone, Default)]
pub(super) struct OpeningTotals([SumRange; ROWS]);

impl Tallies<OpeningTotals> {
    /// Returns how many openings lay `bar` points or more. `row` stands for the number of wilds that they use.
    pub(super) fn ways_at(&self, row: usize, bar: u16) -> u64 {
        self.sums(self.whole(), row).filter(|&(sum, ..)| sum >= bar).map(|(_, ways, _)| ways).sum()
    }

    /// Returns every sum of points in a row, with the number of ways to lay it and their highest thrift.
    pub(super) fn sums(&self, of: &OpeningTotals, row: usize) -> impl Iterator<Item = (u16, u64, u32)> + '_ {
        let entries = &self.builder.entries[of.0[row].indices()];
        entries.iter().map(|&SumEntry { cell, sum }| (sum, cell.ways, cell.thrift.cast_unsigned()))
    }
}

/// The initial capacity. Most racks have at most this many sums.
const ROOM: usize = 1024;

/// The buffer in which totals are built.
#[derive(Debug)]
pub(super) struct TotalsBuilder {
    /// For each row of a tally, one cell for every sum up to the bar.
    cells: Vec<SumCell>,
    /// The sums of all finished tallies, one tally after another.
    entries: Vec<SumEntry>,
    /// For each row of a tally, the range of cells written so far. The end of the range is not written.
    touched: [(usize, usize); ROWS],
}

/// An empty range of cells: its start is above its end.
const NO_CELLS: (usize, usize) = (usize::MAX, 0);

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
