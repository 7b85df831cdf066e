//! The tiles of one number that can lie in groups, and what those groups are worth.

use std::cmp::Reverse;

use super::{HoldingTable, best_grouping, counts, empty_table, sub_holdings};
use crate::layouts::line::NUMBERS;
use crate::layouts::worth::{IMPOSSIBLE, LEVELS, WorthByWilds};
use crate::meld::is_group_size;

/// A taking: some tiles of one number, all laid in groups.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GroupTaking {
    /// The number of tiles of each colour.
    pub(crate) taken: [u8; 4],
    /// The highest worth of such groups.
    pub(crate) worth: WorthByWilds<LEVELS>,
}

/// All takings of one holding of one number.
#[derive(Debug)]
pub(crate) struct GroupTakings {
    /// The takings that need fewer wilds come first; among those, the ones with more tiles.
    all: Vec<GroupTaking>,
    /// The number of takings that need no wild, at most one wild, and so on.
    ends: [usize; LEVELS],
    /// The highest worth of any taking.
    pub(crate) most: WorthByWilds<LEVELS>,
}

impl GroupTakings {
    /// Returns the takings that need at most `wilds` wilds.
    pub(crate) fn with(&self, wilds: u8) -> &[GroupTaking] {
        &self.all[..self.ends[usize::from(wilds)]]
    }
}

/// The objective to maximise: points, or number of tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Objective {
    /// A tile is worth its number, and 1 in the low bits. The values of several tiles add up to their [rank](rank_of).
    Rank,
    /// Every tile is worth 1.
    Tile,
}

/// The number of low bits of a rank that hold the number of tiles.
const TILE_BITS: u32 = 5;

/// Returns the rank of some melds: their sum in the high bits, their number of tiles in the low bits. A higher sum has
/// the higher rank; with equal sums, more tiles have the higher rank.
const fn rank_of(sum: u16, tiles: u16) -> u16 {
    sum << TILE_BITS | tiles
}

/// Returns the highest rank of a sum below `sum`; `i16::MAX` if no rank reaches `sum`.
pub(in crate::layouts) fn rank_below(sum: u32) -> i16 {
    i16::try_from(sum.saturating_mul(1 << TILE_BITS)).map_or(i16::MAX, |rank| rank - 1)
}

/// Returns the sum in a rank.
pub(crate) const fn sum_of(rank: u16) -> u16 {
    rank >> TILE_BITS
}

impl Objective {
    /// Returns the value of a tile at the place of `number`, which counts from 0.
    #[inline]
    pub(crate) const fn value_of(self, number: usize) -> u16 {
        match self {
            Self::Rank => rank_of(number as u16 + 1, 1),
            Self::Tile => 1,
        }
    }
}

/// Returns the takings of a holding of `number`, which counts from 0.
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
        all.sort_by_key(|taking| (fewest(taking), Reverse(taking.taken.iter().sum::<u8>())));
        Self {
            ends: [0, 1, 2, 3, 4].map(|wilds| all.iter().take_while(|taking| fewest(taking) <= wilds).count()),
            most: all.iter().fold(WorthByWilds::NOTHING, |most, taking| most.or(taking.worth)),
            all,
        }
    }
}

/// Returns the highest worth of groups that hold all tiles of a holding.
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

/// Returns the worth of one group with `naturals` natural tiles, by wilds (`group.shape`, `meld.wilds`).
fn group_worth(objective: Objective, number: usize, naturals: usize) -> WorthByWilds<LEVELS> {
    let mut best = IMPOSSIBLE;
    WorthByWilds([0, 1, 2, 3, 4].map(|wilds| {
        let size = naturals + wilds;
        let last = (number + size - 1).min(NUMBERS - 1);
        let run: u16 = (last + 1 - size..=last).map(|number| objective.value_of(number)).sum();
        let group = objective.value_of(number) * size as u16;
        // A run with the same natural tile and wilds is often worth as much. Then the group is not needed.
        if is_group_size(size) && (naturals > 1 || group > run) {
            best = best.max(group.cast_signed());
        }
        best
    }))
}
