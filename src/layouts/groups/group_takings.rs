//! The groups worth laying: which tiles of one number can lie in groups, and what they are worth.

use std::cmp::Reverse;

use super::{HoldingTable, counts, in_groups, parts, unknown};
use crate::layouts::line::NUMBERS;
use crate::layouts::worth::{IMPOSSIBLE, LEVELS, WorthByWilds};
use crate::meld::is_group_size;

/// Some tiles of one number in groups.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GroupTaking {
    pub(crate) taken: [u8; 4],
    pub(crate) worth: WorthByWilds<LEVELS>,
}

/// All that can be taken of one holding of a number.
#[derive(Debug)]
pub(crate) struct GroupTakings {
    /// Those with the fewest wilds first, and of these those with the most tiles.
    all: Vec<GroupTaking>,
    /// How many there are with no wild, with at most one, and so on.
    ends: [usize; LEVELS],
    /// The most that one of them is worth.
    pub(crate) most: WorthByWilds<LEVELS>,
}

impl GroupTakings {
    /// Those with at most `wilds` wilds.
    pub(crate) fn with(&self, wilds: u8) -> &[GroupTaking] {
        &self.all[..self.ends[usize::from(wilds)]]
    }
}

/// What a tile in a meld counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Objective {
    /// Its number, and 1 in the lower bits: the figures of several tiles add up to their [`rank`](rank_of).
    Rank,
    /// One.
    Tile,
}

/// How many low bits of a rank hold the number of tiles.
const TILES: u32 = 5;

/// A sum, and in the lower bits the number of its tiles: the better of two melded hands has the higher rank.
const fn rank_of(sum: u16, tiles: u16) -> u16 {
    sum << TILES | tiles
}

/// The highest rank of a lower sum.
pub(in crate::layouts) fn rank_below(sum: u32) -> i16 {
    i16::try_from(sum.saturating_mul(1 << TILES)).map_or(i16::MAX, |rank| rank - 1)
}

/// The sum of a rank.
pub(crate) const fn sum_of(rank: u16) -> u16 {
    rank >> TILES
}

impl Objective {
    /// What a tile in the place of `number`, counted from 0, adds.
    #[inline]
    pub(crate) const fn value_of(self, number: usize) -> u16 {
        match self {
            Self::Rank => rank_of(number as u16 + 1, 1),
            Self::Tile => 1,
        }
    }
}

/// What can be taken of a holding of `number`, counted from 0.
pub(crate) fn takings(objective: Objective, number: usize, holding: usize) -> &'static GroupTakings {
    static ALL: [[HoldingTable<GroupTakings>; NUMBERS]; 2] = [const { [const { unknown() }; NUMBERS] }; 2];
    ALL[objective as usize][number][holding].get_or_init(|| GroupTakings::new(objective, number, holding))
}

impl GroupTakings {
    fn new(objective: Objective, number: usize, holding: usize) -> Self {
        let fewest = |taking: &GroupTaking| taking.worth.0.iter().take_while(|&&sum| sum < 0).count();
        let taking = |taken| GroupTaking { taken: counts(taken), worth: worth(objective, number, taken) };
        let mut all: Vec<GroupTaking> = parts(holding).map(taking).filter(|taking| fewest(taking) < LEVELS).collect();
        all.sort_by_key(|taking| (fewest(taking), Reverse(taking.taken.iter().sum::<u8>())));
        Self {
            ends: [0, 1, 2, 3, 4].map(|wilds| all.iter().take_while(|taking| fewest(taking) <= wilds).count()),
            most: all.iter().fold(WorthByWilds::NOTHING, |most, taking| most.or(taking.worth)),
            all,
        }
    }
}

/// What all tiles of a holding are worth in groups of one number.
fn worth(objective: Objective, number: usize, holding: usize) -> WorthByWilds<LEVELS> {
    static KNOWN: [[HoldingTable<WorthByWilds<LEVELS>>; NUMBERS]; 2] = [const { [const { unknown() }; NUMBERS] }; 2];
    in_groups(
        &KNOWN[objective as usize][number],
        holding,
        (WorthByWilds::NOTHING, WorthByWilds([IMPOSSIBLE; LEVELS])),
        &|best: WorthByWilds<LEVELS>, others, naturals| {
            best.or(others.joined(group(objective, number, naturals as usize)))
        },
    )
}

/// What a group with `naturals` natural tiles is worth (`group.shape`, `meld.wilds`).
fn group(objective: Objective, number: usize, naturals: usize) -> WorthByWilds<LEVELS> {
    let mut best = IMPOSSIBLE;
    WorthByWilds([0, 1, 2, 3, 4].map(|wilds| {
        let size = naturals + wilds;
        let last = (number + size - 1).min(NUMBERS - 1);
        let run: u16 = (last + 1 - size..=last).map(|number| objective.value_of(number)).sum();
        let group = objective.value_of(number) * size as u16;
        // With one natural tile, a run of as many wilds often does as well.
        if is_group_size(size) && (naturals > 1 || group > run) {
            best = best.max(group.cast_signed());
        }
        best
    }))
}
