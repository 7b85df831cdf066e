//! Finds takings and their worth. A taking is a set of tiles that groups of one number can use, such as `K5 R5 B5`. Its
//! worth is the most points or tiles that these groups can have.

use crate::sort;
use std::cmp::Reverse;

use super::{HoldingTable, best_grouping, counts, empty_table, sub_holdings};
use crate::layouts::figures::{IMPOSSIBLE, LEVELS, WorthByWilds};
use crate::layouts::line::NUMBERS;
use crate::meld::is_group_size;

/// A taking: tiles of one number that groups can use, such as `K5 R5 B5`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GroupTaking {
    /// The number of tiles taken from each colour.
    pub(crate) taken: [u8; 4],
    /// The highest worth of groups that use exactly these natural tiles. Index `n` is the worth with at most `n` wilds.
    pub(crate) worth: WorthByWilds<LEVELS>,
}

/// All takings from the tiles of one number.
#[derive(Debug)]
pub(crate) struct GroupTakings {
    /// The takings. Those whose groups need the fewest wilds come first. If two need equally many, the one with more
    /// tiles comes first.
    all: Vec<GroupTaking>,
    /// Index `n` is the number of takings whose groups need at most `n` wilds. They come first in `all`.
    ends: [usize; LEVELS],
    /// The highest worth of any taking. Index `n` is the worth with at most `n` wilds.
    pub(crate) most: WorthByWilds<LEVELS>,
}

impl GroupTakings {
    /// Returns the takings whose groups need at most `wilds` wilds.
    pub(crate) fn with(&self, wilds: u8) -> &[GroupTaking] {
        &self.all[..self.ends[usize::from(wilds)]]
    }
}

/// What a search maximises: the points of the laid tiles, or their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Objective {
    /// Maximise points, then tiles. A tile with the number 5 is worth 5 · 32 + 1. The values of several tiles add up to
    /// their [rank](rank_of).
    Rank,
    /// Maximise tiles. Every tile is worth 1.
    Tile,
}

/// The number of low bits of a rank that hold the number of tiles. The other bits hold the sum of points.
const TILE_BITS: u32 = 5;

/// Returns the rank of melds with this sum of points and this number of tiles: the sum in the high bits, the number in
/// the low bits. A higher sum gives a higher rank. If two sums are equal, more tiles give the higher rank.
const fn rank_of(sum: u16, tiles: u16) -> u16 {
    sum << TILE_BITS | tiles
}

/// Returns the number just below the lowest rank with the sum `sum`, so that every higher rank has at least this sum.
/// Returns `i16::MAX` if `sum` is too high for a rank.
pub(in crate::layouts) fn rank_below(sum: u32) -> i16 {
    i16::try_from(sum.saturating_mul(1 << TILE_BITS)).map_or(i16::MAX, |rank| rank - 1)
}

/// Returns the sum of points in a rank.
pub(crate) const fn sum_of(rank: u16) -> u16 {
    rank >> TILE_BITS
}

/// Returns the number of tiles in a rank.
pub(in crate::layouts) const fn tiles_of(rank: u16) -> usize {
    (rank & ((1 << TILE_BITS) - 1)) as usize
}

impl Objective {
    /// Returns the worth of one tile. `number` counts from 0: 0 means a tile with the number 1.
    #[inline]
    pub(crate) const fn value_of(self, number: usize) -> u16 {
        match self {
            Self::Rank => rank_of(number as u16 + 1, 1),
            Self::Tile => 1,
        }
    }
}

/// Returns every taking from the tiles in `holding`. `number` counts from 0: 0 means the number 1.
pub(crate) fn takings(objective: Objective, number: usize, holding: usize) -> &'static GroupTakings {
    static TABLE: [[HoldingTable<GroupTakings>; NUMBERS]; 2] = [const { [const { empty_table() }; NUMBERS] }; 2];
    TABLE[objective as usize][number][holding].get_or_init(|| GroupTakings::new(objective, number, holding))
}

impl GroupTakings {
    fn new(objective: Objective, number: usize, holding: usize) -> Self {
        let fewest = |taking: &GroupTaking| taking.worth.0.iter().take_while(|&&sum| sum < 0).count();
        let taking = |taken| GroupTaking { taken: counts(taken), worth: worth_in_groups(objective, number, taken) };
        let mut all: Vec<GroupTaking> =
            sub_holdings(holding).map(taking).filter(|taking| fewest(taking) < LEVELS).collect();
        sort::by_key(&mut all, |taking| (fewest(taking), Reverse(taking.taken.iter().sum::<u8>())));
        Self {
            ends: [0, 1, 2, 3, 4].map(|wilds| all.iter().take_while(|taking| fewest(taking) <= wilds).count()),
            most: all.iter().fold(WorthByWilds::NOTHING, |most, taking| most.or(taking.worth)),
            all,
        }
    }
}

/// Returns the highest worth of groups that use all tiles in `holding`. Index `n` of the result is the worth with at
/// most `n` wilds.
fn worth_in_groups(objective: Objective, number: usize, holding: usize) -> WorthByWilds<LEVELS> {
    static TABLE: [[HoldingTable<WorthByWilds<LEVELS>>; NUMBERS]; 2] =
        [const { [const { empty_table() }; NUMBERS] }; 2];
    best_grouping(
        &TABLE[objective as usize][number],
        holding,
        (WorthByWilds::NOTHING, WorthByWilds([IMPOSSIBLE; LEVELS])),
        &|best: WorthByWilds<LEVELS>, rest, naturals| {
            best.or(rest.joined(group_worth(objective, number, naturals as usize)))
        },
    )
}

/// Returns the highest worth of one group that has `naturals` natural tiles (`group.shape`, `meld.wilds`). Index `n` of
/// the result is the worth with at most `n` wilds. A group with only one natural tile is ignored if a run of this tile
/// and the same wilds is worth at least as much.
fn group_worth(objective: Objective, number: usize, naturals: usize) -> WorthByWilds<LEVELS> {
    let mut best = IMPOSSIBLE;
    WorthByWilds([0, 1, 2, 3, 4].map(|wilds| {
        let size = naturals + wilds;
        let last = (number + size - 1).min(NUMBERS - 1);
        let run: u16 = (last + 1 - size..=last).map(|number| objective.value_of(number)).sum();
        let group = objective.value_of(number) * size as u16;
        if is_group_size(size) && (naturals > 1 || group > run) {
            best = best.max(group.cast_signed());
        }
        best
    }))
}
