//! Tallies: for each node of the graph of openings, a summary of all ways to continue an opening with later numbers.
//!
//! Tallies are computed from the last node to the first. There are three kinds:
//!
//! - [`OpeningTotals`] has every sum of points that later melds can add. For each sum it has the number of ways to lay
//!   such melds, and the highest [thrift](Figures::thrift) of these ways. The higher the thrift, the fewer points stay
//!   in hand.
//! - [`ReachableSums`] has every rank (sum of points, then number of tiles) that later melds can have.
//! - [`HighestSums`] has the highest of these ranks.

use std::ops::Range;

use crate::hand::RoleCounts;
use crate::layouts::figures::{Figures, LEVELS};

/// The parameters of all tallies that answer one question about a hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// The sum of points that an opening needs.
    pub(super) bar: u16,
    pub(super) wilds: u8,
    /// True if a tally has separate rows for openings that leave natural tiles outside melds.
    pub(super) tracks_left: bool,
    /// True if the caller needs only the openings with the highest [thrift](Figures::thrift), not the number of
    /// openings.
    pub(super) only_thriftiest: bool,
}

impl Limits {
    /// Returns the number of rows in a tally: one for each number of wilds, or [`ROWS`] if `tracks_left` is true.
    pub(super) const fn rows(self) -> usize {
        if self.tracks_left { ROWS } else { self.wilds as usize + 1 }
    }
}

/// A summary of all ways to continue an opening from a node of the graph. It has one row for each number of wilds that
/// these ways use (see [`row`]).
pub(super) trait FrontierTally: Sized {
    /// The buffer in which the tally of one node of the graph is built.
    type Builder;

    fn new_builder(limits: Limits) -> Self::Builder;
    /// Adds the way to continue that lays no more tiles.
    fn add_empty(builder: &mut Self::Builder);
    /// Adds all ways that begin with one edge of the graph. `after` is the tally at the end of the edge. `step` holds
    /// the points, tiles and wilds that the edge lays, and `ways` is the number of ways to lay them.
    fn add(limits: Limits, builder: &mut Self::Builder, after: &Self, step: Figures, ways: u64);
    /// Returns the finished tally of a node and resets the builder. `highest_before` is the highest sum of points on a
    /// path to the node. The tally may omit ways whose points, added to `highest_before`, are below the required sum.
    fn finish(limits: Limits, builder: &mut Self::Builder, highest_before: u16) -> Self;
}

/// The tallies of all nodes in the graph of openings.
#[derive(Debug)]
pub(super) struct Tallies<T: FrontierTally> {
    /// The tallies in reverse order of the nodes: the tally of the last node comes first.
    pub(super) backwards: Vec<T>,
    /// The buffer in which the tallies were built. Some tallies only store indices into it.
    pub(super) builder: T::Builder,
}

impl<T: FrontierTally> Tallies<T> {
    /// Returns the tally of the first node, which summarises all openings of the hand.
    pub(super) fn whole(&self) -> &T {
        self.after(0)
    }

    /// Returns the tally of the node with the index `frontier`.
    pub(super) fn after(&self, frontier: usize) -> &T {
        &self.backwards[self.backwards.len() - 1 - frontier]
    }
}

/// The maximum number of rows in a tally: for each number of wilds, one row for ways that leave a natural tile outside
/// melds, and one for ways that leave none.
const ROWS: usize = 2 * LEVELS;

/// Returns the index of the row for ways that use exactly `wilds` wilds. `leaves` is true for ways that also leave a
/// natural tile outside melds.
pub(super) const fn row(wilds: u8, leaves: bool) -> usize {
    leaves as usize * LEVELS + wilds as usize
}

/// Returns pairs of row indices `(from, to)`. If a way to lay the later tiles is in row `from`, then `step` followed by
/// this way is in row `to`.
fn rows_over(limits: Limits, step: Figures) -> impl Iterator<Item = (usize, usize)> {
    let from = (0..=RoleCounts::MAX_WILDS).take_while(move |wilds| wilds + step.wilds() <= limits.wilds);
    from.flat_map(move |wilds| {
        let leaves = [false, true].into_iter().take(1 + usize::from(limits.tracks_left));
        leaves.map(move |leaves| (row(wilds, leaves), row(wilds + step.wilds(), leaves || step.leaves())))
    })
}

/// The sentinel thrift for "no opening". It stays below the [thrift](Figures::thrift) of every real opening, even if
/// the thrift of more tiles is added to it.
const NO_THRIFT: i32 = i32::MIN / 2;

/// One row of a tally, as a range of indices in `TotalsBuilder::entries`.
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

/// The number of ways to reach one sum of points, and the highest [thrift](Figures::thrift) of these ways.
#[derive(Debug, Clone, Copy)]
struct SumCell {
    ways: u64,
    thrift: i32,
}

#[derive(Debug, Clone, Copy)]
struct SumEntry {
    cell: SumCell,
    sum: u16,
}

impl SumCell {
    const NOTHING: Self = Self { ways: 0, thrift: NO_THRIFT };

    /// Extends every way of `other` by tiles of one more number, and adds the results to `self`. There are `ways` ways
    /// to lay these tiles, and they add `more` to the [thrift](Figures::thrift).
    #[inline]
    fn add(&mut self, other: Self, ways: u64, more: i32) {
        self.ways += other.ways * ways;
        self.thrift = self.thrift.max(other.thrift + more);
    }
}

/// A tally of the sums of points that later melds can add. The sums of each row are in descending order. Sums above the
/// required sum count as the required sum. With [`Limits::only_thriftiest`], a row omits a sum if a higher sum has at
/// least the same thrift.
///
/// The number of ways fits into 64 bits. There are fewer than 3 * 10^14 ways to split 22 tiles into sets of three or
/// more and unused tiles. A set with `n` wilds can form at most 3^n melds, and a hand has at most four wilds. So there
/// are fewer than 3^4 * 3 * 10^14 ways.
#[derive(Debug, Clone, Default)]
pub(super) struct OpeningTotals([SumRange; ROWS]);

/// One of the sums of points that later melds can add to an opening.
pub(super) struct SumTotal {
    pub(super) sum: u16,
    /// The number of ways to lay melds with this sum.
    ways: u64,
    /// The highest [thrift](Figures::thrift) of these ways.
    pub(super) thrift: u32,
}

impl Tallies<OpeningTotals> {
    /// Returns the number of openings in the row `row` that lay at least `bar` points.
    pub(super) fn ways_at(&self, row: usize, bar: u16) -> u64 {
        self.sums(self.whole(), row).filter(|total| total.sum >= bar).map(|total| total.ways).sum()
    }

    /// Returns the sums of points in the row `row` of the tally `of`.
    pub(super) fn sums(&self, of: &OpeningTotals, row: usize) -> impl Iterator<Item = SumTotal> + '_ {
        let entries = &self.builder.entries[of.0[row].indices()];
        entries.iter().map(|&SumEntry { cell, sum }| SumTotal {
            sum,
            ways: cell.ways,
            thrift: cell.thrift.cast_unsigned(),
        })
    }
}

/// The initial capacity of `TotalsBuilder::entries`. The tallies of most hands have at most this many sums together.
const INITIAL_CAPACITY: usize = 1024;

/// A builder of [`OpeningTotals`]. It stores the sums of all tallies built so far.
#[derive(Debug)]
pub(super) struct TotalsBuilder {
    /// The tally that is being built. Each row has one cell for every sum of points from 0 to the required sum.
    cells: Vec<SumCell>,
    /// The sums of points in all finished tallies, one tally after another.
    entries: Vec<SumEntry>,
    /// For each row of the tally that is being built, the range of cells in use.
    touched: [CellRange; ROWS],
}

/// A range of indices in `TotalsBuilder::cells`.
#[derive(Debug, Clone, Copy)]
struct CellRange {
    start: usize,
    end: usize,
}

impl CellRange {
    /// An empty range. Its start is above its end, so that extending it needs no special case.
    const EMPTY: Self = Self { start: usize::MAX, end: 0 };
}

/// Returns the index in `cells` of the first cell of a row, the cell for the sum 0.
fn start_of(row: usize, limits: Limits) -> usize {
    row * (usize::from(limits.bar) + 1)
}

impl FrontierTally for OpeningTotals {
    type Builder = TotalsBuilder;

    fn new_builder(limits: Limits) -> TotalsBuilder {
        TotalsBuilder {
            cells: vec![SumCell::NOTHING; start_of(limits.rows(), limits)],
            entries: Vec::with_capacity(INITIAL_CAPACITY),
            touched: [CellRange::EMPTY; ROWS],
        }
    }

    fn add_empty(builder: &mut TotalsBuilder) {
        builder.cells[0] = SumCell { ways: 1, thrift: 0 };
        builder.touched[0] = CellRange { start: 0, end: 1 };
    }

    fn add(limits: Limits, builder: &mut TotalsBuilder, after: &Self, step: Figures, ways: u64) {
        let more = step.thrift().cast_signed();
        let TotalsBuilder { cells, entries, touched } = builder;
        for (from, to) in rows_over(limits, step) {
            let entries = &entries[after.0[from].indices()];
            let (Some(last), Some(first)) = (entries.first(), entries.last()) else { continue };
            let row_start = start_of(to, limits);
            let cell_of = |entry: &SumEntry| row_start + usize::from((entry.sum + step.sum()).min(limits.bar));
            let CellRange { start, end } = touched[to];
            touched[to] = CellRange { start: start.min(cell_of(first)), end: end.max(cell_of(last) + 1) };
            for entry in entries {
                cells[cell_of(entry)].add(entry.cell, ways, more);
            }
        }
    }

    fn finish(limits: Limits, builder: &mut TotalsBuilder, highest_before: u16) -> Self {
        let mut totals = Self::default();
        let TotalsBuilder { cells, entries, touched } = builder;
        let enough = usize::from(limits.bar.saturating_sub(highest_before));
        let to_index = |length: usize| u32::try_from(length).expect("a hand has few sums");
        for (row, (touched, totals)) in touched.iter_mut().zip(&mut totals.0).take(limits.rows()).enumerate() {
            let CellRange { start, end } = std::mem::replace(touched, CellRange::EMPTY);
            let (row_start, first_entry) = (start_of(row, limits), entries.len());
            let mut highest_thrift = NO_THRIFT;
            for (at, cell) in (start..end).zip(&mut cells[start.min(end)..end]).rev() {
                let (cell, sum) = (std::mem::replace(cell, SumCell::NOTHING), at - row_start);
                let counts = !limits.only_thriftiest || cell.thrift > highest_thrift;
                if cell.ways > 0 && sum >= enough && counts {
                    highest_thrift = highest_thrift.max(cell.thrift);
                    entries.push(SumEntry { cell, sum: u16::try_from(sum).expect("sums end at the bar") });
                }
            }
            *totals = SumRange { start: to_index(first_entry), end: to_index(entries.len()) };
        }
        totals
    }
}

/// A set of ranks as bits. A rank is a sum of points and a number of tiles.
#[derive(Debug, Clone, Default)]
struct Ranks {
    /// The number of words that come before `words`. They are all zero, so they are not stored.
    skipped: usize,
    words: Vec<u64>,
}

/// For each row of a tally (see [`row`]), the ranks that later melds can have.
#[derive(Debug, Clone, Default)]
pub(super) struct ReachableSums([Ranks; ROWS]);

impl ReachableSums {
    /// Returns true if a way in the row `row` lays melds of exactly this rank.
    pub(super) fn has(&self, row: usize, rank: u16) -> bool {
        let Ranks { skipped, words } = &self.0[row];
        let word = (usize::from(rank) / 64).checked_sub(*skipped).and_then(|at| words.get(at));
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
        let (words_up, bits_up) = (usize::from(step.rank() / 64), u32::from(step.rank() % 64));
        for (from, to) in rows_over(limits, step).filter(|&(from, _)| !after.0[from].words.is_empty()) {
            let Ranks { skipped, words } = &after.0[from];
            let into = &mut builder[to];
            into.resize(into.len().max(skipped + words_up + words.len() + 1), 0);
            for (at, &word) in (skipped + words_up..).zip(words) {
                into[at] |= word << bits_up;
                // If `bits_up` is 0, `checked_shr(64)` returns `None`: no bit moves into the next word.
                into[at + 1] |= word.checked_shr(64 - bits_up).unwrap_or(0);
            }
        }
    }

    fn finish(limits: Limits, builder: &mut Self::Builder, highest_before: u16) -> Self {
        let enough = usize::from(limits.bar.saturating_sub(highest_before)) * 32 / 64;
        Self(std::mem::take(builder).map(|words| {
            let skipped = (enough..words.len()).find(|&at| words[at] > 0).unwrap_or(words.len());
            let end = words.iter().rposition(|&word| word > 0).map_or(skipped, |last| (last + 1).max(skipped));
            Ranks { skipped, words: words[skipped..end].to_vec() }
        }))
    }
}

/// For each row of a tally (see [`row`]), the highest rank that later melds can have.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct HighestSums {
    /// For each row, the highest rank plus one, or 0 if the row has no way to continue.
    ranks: [u16; ROWS],
}

impl HighestSums {
    /// Returns the highest rank of a way in the row `row`, or `None` if the row has no way.
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
