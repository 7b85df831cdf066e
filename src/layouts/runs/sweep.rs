//! Answers two questions about the tiles of one colour. With which numbers of wilds can runs use all of them? With
//! which numbers of wilds can runs use all of them except one? An automaton computes the answers, and a table stores
//! them. Example: runs can use all of `R1 R3 R5` with 2, 3 or 4 wilds, as in `R1 . R3 . R5`, where a dot is a wild.
//!
//! The automaton reads the tiles from number 1 to 13. There are many ways to put the tiles read so far into runs. For
//! each way, it remembers only what matters for later numbers:
//!
//! - how many open runs have one tile, two tiles, and three or more;
//! - how many 1s are put aside for the place after 13;
//! - how many wilds are used.
//!
//! Two sets of tiles share a state if the automaton remembers the same facts after reading them. States are created
//! lazily.
//!
//! Example: after `R1 R2` without wilds there is one open run with two tiles. If the hand has `R3`, the run becomes
//! legal and may end. Otherwise a wild must fill the place of `R3`.

use rustc_hash::FxHashMap;

use crate::hand::RoleCounts;
use crate::layouts::choose::WildCounts;
use crate::layouts::line::{ColourTable, DigitOrder, NUMBERS};
use crate::layouts::packed::set_bits;
use crate::layouts::shape::RunShape;

/// A state of the automaton that scans one colour for runs: the index of its node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct SweepState(u32);

/// The most natural tiles of one face in a hand: three, if false jokers play as the indicator.
const MOST_COPIES: u8 = 3;

/// The facts that the automaton remembers about one way to put the tiles read so far into runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct OpenCounts {
    /// The number of 1s that are put aside to follow a 13, as in `R12 R13 R1`.
    ones: u8,
    /// The number of open runs (runs that the next number can continue) with one tile.
    one_tile: u8,
    two_tiles: u8,
    wilds: u8,
    /// The number of open runs with three or more tiles. These may end, so a higher number is never worse.
    three_or_more: u8,
}

impl OpenCounts {
    const START: Self = Self { ones: 0, one_tile: 0, two_tiles: 0, wilds: 0, three_or_more: 0 };

    /// Packs all fields except `three_or_more` into one integer.
    fn key(self) -> usize {
        let bits = [(self.ones, 2), (self.one_tile, 2), (self.two_tiles, 3), (self.wilds, 3)];
        bits.into_iter().fold(0, |key, (count, width)| key << width | usize::from(count))
    }

    /// Unpacks the fields from their [`key`](Self::key).
    fn of(key: usize, three_or_more: u8) -> Self {
        let bits = |low: u32, width: u32| (key >> low & ((1 << width) - 1)) as u8;
        Self { ones: bits(8, 2), one_tile: bits(6, 2), two_tiles: bits(3, 3), wilds: bits(0, 3), three_or_more }
    }
}

/// The number of different results of [`OpenCounts::key`].
const KEYS: usize = 1 << 10;

/// The data of one state of the automaton.
#[derive(Debug)]
struct SweepNode {
    /// The ways to put the tiles read so far into runs. Ways with the same counts are stored once.
    ways: Vec<OpenCounts>,
    /// The last number that was read: 1 to 13, or 0 before the first one.
    place: u8,
    /// The lowest number of wilds that any of `ways` uses. If `ways` is empty, it is five, more than any hand has.
    fewest_wilds: u8,
    /// The state after the next number, indexed by the count of natural tiles with this number; computed lazily.
    next: [Option<SweepState>; MOST_COPIES as usize + 1],
    /// The state after number 13 if the hand has no tile with a number above `place`; computed lazily.
    last: Option<SweepState>,
    /// The result of [`Sweep::end`] for a state after number 13; computed lazily.
    end: Option<WildCounts>,
}

/// The automaton that reads the tiles of one colour, with all its states created so far.
#[derive(Debug)]
pub(crate) struct Sweep {
    wrap: bool,
    nodes: Vec<SweepNode>,
    /// The state of each place and its ways (see [`SweepNode`]).
    by_ways: FxHashMap<(u8, Vec<OpenCounts>), SweepState>,
}

impl Sweep {
    /// The state of the automaton before it reads the first number.
    pub(crate) const START: SweepState = SweepState(0);

    /// Returns an automaton that has only the start state. With `wrap`, a 1 may follow 13 (`run.wrap`).
    pub(crate) fn new(wrap: bool) -> Self {
        let mut sweep = Self { wrap, nodes: Vec::new(), by_ways: FxHashMap::default() };
        sweep.intern(0, vec![OpenCounts::START]);
        sweep
    }

    /// Returns the state that remembers `ways` after the number `place`. `ways` must be all ways to put the tiles read
    /// so far into runs. Creates the state if it does not exist yet.
    fn intern(&mut self, place: u8, ways: Vec<OpenCounts>) -> SweepState {
        let Self { nodes, by_ways, .. } = self;
        *by_ways.entry((place, ways)).or_insert_with_key(|(_, ways)| {
            let fewest_wilds = ways.iter().map(|counts| counts.wilds).min().unwrap_or(RoleCounts::MAX_WILDS + 1);
            nodes.push(SweepNode {
                ways: ways.clone(),
                place,
                fewest_wilds,
                next: [None; MOST_COPIES as usize + 1],
                last: None,
                end: None,
            });
            SweepState(nodes.len() as u32 - 1)
        })
    }

    const fn index_of(state: SweepState) -> usize {
        state.0 as usize
    }

    /// Returns the state that follows `from` when the automaton reads `naturals` tiles of the next number. Runs must
    /// use all these tiles.
    #[inline]
    pub(crate) fn step(&mut self, from: SweepState, naturals: u8) -> SweepState {
        match self.nodes[Self::index_of(from)].next[usize::from(naturals)] {
            Some(next) => next,
            None => self.compute_step(from, naturals),
        }
    }

    #[cold]
    fn compute_step(&mut self, from: SweepState, naturals: u8) -> SweepState {
        let SweepNode { ways, place, .. } = &self.nodes[Self::index_of(from)];
        let place = place + 1;
        let max_ones = if place == 1 && self.wrap { naturals } else { 0 };
        let ways = (0..=max_ones)
            .flat_map(|ones| ways.iter().map(move |&counts| OpenCounts { ones: counts.ones + ones, ..counts }));
        let after = extend_over_place(ways, place, |counts| naturals - if place == 1 { counts.ones } else { 0 });
        let next = self.intern(place, after);
        self.nodes[Self::index_of(from)].next[usize::from(naturals)] = Some(next);
        next
    }

    /// Returns the state after number 13 if the hand has no tiles with higher numbers than those read up to `from`.
    pub(crate) fn last(&mut self, from: SweepState) -> SweepState {
        let SweepNode { last, place, .. } = self.nodes[Self::index_of(from)];
        if let Some(last) = last {
            return last;
        }
        let last = (usize::from(place)..NUMBERS).fold(from, |state, _| self.step(state, 0));
        self.nodes[Self::index_of(from)].last = Some(last);
        last
    }

    /// Returns the lowest number of wilds that runs need to use all tiles read up to this state. If runs cannot use
    /// them all, returns five, more than any hand has.
    #[inline]
    pub(crate) fn fewest(&self, state: SweepState) -> u8 {
        self.nodes[Self::index_of(state)].fewest_wilds
    }

    /// Returns the numbers of wilds with which all tiles read so far can be placed in runs, such as {2, 3, 4} for
    /// `R1 R3 R5`. `state` must be a state after number 13.
    pub(crate) fn end(&mut self, state: SweepState) -> WildCounts {
        let SweepNode { end, ways, .. } = &self.nodes[Self::index_of(state)];
        if let Some(end) = *end {
            return end;
        }
        let after = if self.wrap {
            extend_over_place(ways.iter().copied(), RunShape::AFTER_13, |counts| counts.ones)
        } else {
            ways.clone()
        };
        let closed = after.iter().filter(|counts| (counts.one_tile, counts.two_tiles) == (0, 0));
        let end = closed.fold(WildCounts::EMPTY, |wilds, counts| wilds.or(WildCounts::only(counts.wilds)));
        self.nodes[Self::index_of(state)].end = Some(end);
        end
    }

    /// Returns every number of wilds with which runs can use all these tiles. `tiles` holds the count of each number.
    pub(crate) fn wilds_for_all(&mut self, tiles: [u8; NUMBERS]) -> WildCounts {
        let last = tiles.into_iter().fold(Self::START, |state, naturals| self.step(state, naturals));
        self.end(last)
    }
}

/// Extends each way to build runs by the tiles of the number `place`, and returns the resulting ways. For each way, the
/// function `naturals` returns how many natural tiles of this number the runs must use.
fn extend_over_place(
    ways: impl Iterator<Item = OpenCounts>,
    place: u8,
    naturals: impl Fn(OpenCounts) -> u8,
) -> Vec<OpenCounts> {
    // A key packs the counts of a way, except the number of open runs with three or more tiles. `most[key]` is the
    // highest such number over all ways with this key. `keys` is a bit set of the keys found.
    let (mut most, mut keys) = ([0; KEYS], [0_u64; KEYS / 64]);
    for counts in ways {
        let naturals = naturals(counts);
        start_runs(
            0,
            naturals,
            place,
            OpenCounts { one_tile: 0, two_tiles: 0, three_or_more: 0, ..counts },
            &mut |started, unused| {
                for continuing in 0..=counts.three_or_more {
                    // Each run that continues gets an unused natural tile, or a wild if there is none left. No natural
                    // tile may stay unused.
                    let Some(new_wilds) = (counts.one_tile + counts.two_tiles + continuing).checked_sub(unused) else {
                        continue;
                    };
                    let wilds = started.wilds + new_wilds;
                    if wilds <= RoleCounts::MAX_WILDS {
                        let two_tiles = started.two_tiles + counts.one_tile;
                        let key = OpenCounts { two_tiles, wilds, ..started }.key();
                        let three_or_more = started.three_or_more + counts.two_tiles + continuing;
                        most[key] = three_or_more.max(most[key]);
                        keys[key / 64] |= 1 << (key % 64);
                    }
                }
            },
        );
    }
    let keys = keys.into_iter().enumerate().flat_map(|(at, bits)| set_bits(bits).map(move |bit| 64 * at + bit));
    keys.map(|key| OpenCounts::of(key, most[key])).collect()
}

/// Tries every way to start new runs with natural tiles of the number `place`. Each run begins with at least `lead`
/// wilds, followed by its natural tile. Calls `visit` with the new counts of runs, and with the number of natural tiles
/// that start no run.
fn start_runs(lead: u8, naturals: u8, place: u8, counts: OpenCounts, visit: &mut impl FnMut(OpenCounts, u8)) {
    visit(counts, naturals);
    if naturals == 0 {
        return;
    }
    for lead in lead..place {
        for runs in 1..=naturals {
            let mut started = counts;
            started.wilds += runs * lead;
            if started.wilds > RoleCounts::MAX_WILDS {
                return;
            }
            match lead {
                0 => started.one_tile += runs,
                1 => started.two_tiles += runs,
                _ => started.three_or_more += runs,
            }
            start_runs(lead + 1, naturals - runs, place, started, visit);
        }
        if lead == RoleCounts::MAX_WILDS {
            return;
        }
    }
}

/// A table with one `u16` for every set of tiles of one colour. Bit `n`, from 0 to 4, is set if runs can use all tiles
/// together with exactly `n` wilds. Bit `n + 5` is set if they can use all tiles except one together with exactly `n`
/// wilds.
#[derive(Debug)]
pub(crate) struct WildsTable(ColourTable<u16>);

/// This bit of a table entry is set if bits 0 to 4, the answers for all tiles, have been computed.
const ALL_KNOWN: u16 = 1 << 15;
/// This bit of a table entry is set if bits 5 to 9, the answers for all tiles except one, have been computed.
const ALL_BUT_ONE_KNOWN: u16 = 1 << 14;

impl WildsTable {
    pub(crate) const fn new() -> Self {
        Self(ColourTable::new(0))
    }

    /// Returns every number of wilds with which runs can use all tiles of one colour, such as {2, 3, 4} for `R1 R3 R5`.
    #[inline]
    pub(crate) fn for_all(&mut self, sweep: &mut Sweep, digits: DigitOrder, index: u32) -> WildCounts {
        let entry = self.0.entries(digits)[index as usize];
        if entry & ALL_KNOWN != 0 { WildCounts((entry & 0x1f) as u8) } else { self.compute_all(sweep, digits, index) }
    }

    #[cold]
    fn compute_all(&mut self, sweep: &mut Sweep, digits: DigitOrder, index: u32) -> WildCounts {
        let all = sweep.wilds_for_all(digits.counts(index));
        self.0.entries(digits)[index as usize] |= ALL_KNOWN | u16::from(all.0);
        all
    }

    /// Returns every number of wilds with which runs can use all tiles of one colour except one. This one may be any of
    /// the tiles.
    #[inline]
    pub(crate) fn for_all_but_one(&mut self, sweep: &mut Sweep, digits: DigitOrder, index: u32) -> WildCounts {
        let entry = self.0.entries(digits)[index as usize];
        if entry & ALL_BUT_ONE_KNOWN != 0 {
            WildCounts((entry >> WildCounts::BITS & 0x1f) as u8)
        } else {
            self.compute_all_but_one(sweep, digits, index)
        }
    }

    #[cold]
    fn compute_all_but_one(&mut self, sweep: &mut Sweep, digits: DigitOrder, index: u32) -> WildCounts {
        let counts = digits.counts(index);
        let held = (0..NUMBERS).filter(|&number| counts[number] > 0);
        let all_but_one = held.fold(WildCounts::EMPTY, |all_but_one, number| {
            all_but_one.or(self.for_all(sweep, digits, index - digits.weight(number)))
        });
        self.0.entries(digits)[index as usize] |= ALL_BUT_ONE_KNOWN | u16::from(all_but_one.0) << WildCounts::BITS;
        all_but_one
    }
}
