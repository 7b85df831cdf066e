//! The groups worth laying: which tiles of one number can lie in groups, and what they are worth.

use std::cmp::Reverse;

use super::{OfHoldings, counts, in_groups, parts, unknown};
use crate::layouts::line::NUMBERS;
use crate::layouts::worth::{LEVELS, NEVER, Worth};
use crate::meld::is_group_size;

/// Some tiles of one number in groups.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taking {
    pub(crate) taken: [u8; 4],
    pub(crate) worth: Worth<LEVELS>,
}

/// All that can be taken of one holding of a number.
#[derive(Debug)]
pub(crate) struct Takings {
    /// Those with the fewest wilds first, and of these those with the most tiles.
    all: Vec<Taking>,
    /// How many there are with no wild, with at most one, and so on.
    ends: [usize; LEVELS],
    /// The most that one of them is worth.
    pub(crate) most: Worth<LEVELS>,
}

impl Takings {
    /// Those with at most `wilds` wilds.
    pub(crate) fn with(&self, wilds: u8) -> &[Taking] {
        &self.all[..self.ends[usize::from(wilds)]]
    }
}

/// What a tile in a meld counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Adds {
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

impl Adds {
    /// What a tile in the place of `number`, counted from 0, adds.
    #[inline]
    pub(crate) const fn of(self, number: usize) -> u16 {
        match self {
            Self::Rank => rank_of(number as u16 + 1, 1),
            Self::Tile => 1,
        }
    }
}

/// What can be taken of a holding of `number`, counted from 0.
pub(crate) fn takings(adds: Adds, number: usize, holding: usize) -> &'static Takings {
    static ALL: [[OfHoldings<Takings>; NUMBERS]; 2] = [const { [const { unknown() }; NUMBERS] }; 2];
    ALL[adds as usize][number][holding].get_or_init(|| Takings::new(adds, number, holding))
}

impl Takings {
    fn new(adds: Adds, number: usize, holding: usize) -> Self {
        let fewest = |taking: &Taking| taking.worth.0.iter().take_while(|&&sum| sum < 0).count();
        let taking = |taken| Taking { taken: counts(taken), worth: worth(adds, number, taken) };
        let mut all: Vec<Taking> = parts(holding).map(taking).filter(|taking| fewest(taking) < LEVELS).collect();
        all.sort_by_key(|taking| (fewest(taking), Reverse(taking.taken.iter().sum::<u8>())));
        Self {
            ends: [0, 1, 2, 3, 4].map(|wilds| all.iter().take_while(|taking| fewest(taking) <= wilds).count()),
            most: all.iter().fold(Worth::NOTHING, |most, taking| most.or(taking.worth)),
            all,
        }
    }
}

/// What all tiles of a holding are worth in groups of one number.
fn worth(adds: Adds, number: usize, holding: usize) -> Worth<LEVELS> {
    static KNOWN: [[OfHoldings<Worth<LEVELS>>; NUMBERS]; 2] = [const { [const { unknown() }; NUMBERS] }; 2];
    in_groups(
        &KNOWN[adds as usize][number],
        holding,
        (Worth::NOTHING, Worth([NEVER; LEVELS])),
        &|best: Worth<LEVELS>, others, naturals| best.or(others.joined(group(adds, number, naturals as usize))),
    )
}

/// What a group with `naturals` natural tiles is worth (`group.shape`, `meld.wilds`).
fn group(adds: Adds, number: usize, naturals: usize) -> Worth<LEVELS> {
    let mut best = NEVER;
    Worth([0, 1, 2, 3, 4].map(|wilds| {
        let size = naturals + wilds;
        let last = (number + size - 1).min(NUMBERS - 1);
        let run: u16 = (last + 1 - size..=last).map(|number| adds.of(number)).sum();
        let group = adds.of(number) * size as u16;
        // With one natural tile, a run of as many wilds often does as well.
        if is_group_size(size) && (naturals > 1 || group > run) {
            best = best.max(group.cast_signed());
        }
        best
    }))
}
