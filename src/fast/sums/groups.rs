//! The groups worth laying: which tiles of one number can lie in groups, and what they come to.

use std::cmp::Reverse;
use std::sync::LazyLock;

use super::worth::{NEVER, Worth};
use crate::fast::begun::{COLOUR, HOLDINGS, counts, holding};
use crate::fast::melds::of_one_number;
use crate::fast::packed::{Packed, lane};
use crate::fast::runs::WEIGHT;

const NUMBERS: u8 = WEIGHT.len() as u8;

/// From no wild to four.
const LEVELS: usize = 5;

/// Some tiles of one number in groups.
#[derive(Debug, Clone, Copy)]
pub(super) struct Taking {
    /// What the indices of the colours lose.
    pub(super) weights: [u32; 4],
    pub(super) worth: Worth<LEVELS>,
}

/// All that can be taken of one holding of a number.
#[derive(Debug)]
pub(super) struct Takings {
    /// Those with the fewest wilds first, and of these those with the most tiles.
    all: Vec<Taking>,
    /// How many there are with no wild, with at most one, and so on.
    ends: [usize; LEVELS],
    /// The most that one of them comes to.
    pub(super) most: Worth<LEVELS>,
}

impl Takings {
    /// With at most so many wilds.
    pub(super) fn with(&self, wilds: u8) -> &[Taking] {
        &self.all[..self.ends[usize::from(wilds)]]
    }
}

/// What can be taken of every holding of every number.
#[derive(Debug)]
pub(super) struct Groups {
    takings: Vec<Takings>,
    /// The numbers of which a group can hold a single natural tile, by the wilds there are.
    alone: [u64; LEVELS],
}

impl Groups {
    /// The groups, made on first use.
    pub(super) fn all() -> &'static Self {
        static GROUPS: LazyLock<Groups> = LazyLock::new(Groups::new);
        &GROUPS
    }

    fn new() -> Self {
        let takings = (1..=NUMBERS).flat_map(|number| {
            let worths = worths(number);
            (0..HOLDINGS).map(move |holding| takings(number, holding, &worths))
        });
        let takings: Vec<Takings> = takings.collect();
        let one_tile = || takings.iter().skip(COLOUR[0]).step_by(HOLDINGS);
        let alone = [0, 1, 2, 3, 4].map(|wilds| {
            let numbers = one_tile().enumerate().filter(|(_, takings)| !takings.with(wilds).is_empty());
            numbers.fold(0, |bits, (at, _)| bits | 1 << at)
        });
        Self { takings, alone }
    }

    /// What can be taken of one number of a hand, the number being a place among its bits.
    pub(super) fn of(&self, hand: Packed, number: usize) -> &Takings {
        &self.takings[number * HOLDINGS + holding(hand.some, hand.both, number)]
    }

    /// The numbers at which a hand can lay groups, the lowest bit for 1.
    pub(super) fn numbers(&self, hand: Packed) -> u64 {
        let (two, three) = of_one_number(hand.some);
        let enough = lane(if hand.wilds == 0 { three } else { two }, 0);
        match self.alone[usize::from(hand.wilds)] {
            0 => enough,
            alone => enough | alone & [0, 1, 2, 3].map(|colour| lane(hand.some, colour)).iter().fold(0, |a, b| a | b),
        }
    }
}

fn takings(number: u8, holding: usize, worths: &[Worth<LEVELS>; HOLDINGS]) -> Takings {
    let held = counts(holding);
    let fewest = |taken: usize| worths[taken].0.iter().take_while(|&&sum| sum < 0).count();
    let fits = |&taken: &usize| counts(taken).iter().zip(held).all(|(&taken, held)| taken <= held);
    let mut taken: Vec<usize> = (1..HOLDINGS).filter(fits).filter(|&taken| fewest(taken) < LEVELS).collect();
    taken.sort_by_key(|&taken| (fewest(taken), Reverse(counts(taken).iter().sum::<u8>())));
    let weight = WEIGHT[usize::from(number) - 1];
    let taking =
        |&taken: &usize| Taking { weights: counts(taken).map(|count| u32::from(count) * weight), worth: worths[taken] };
    Takings {
        all: taken.iter().map(taking).collect(),
        ends: std::array::from_fn(|wilds| taken.partition_point(|&taken| fewest(taken) <= wilds)),
        most: taken.iter().fold(Worth::NOTHING, |most, &taken| most.or(worths[taken])),
    }
}

/// What all tiles of each holding come to in groups of one number.
fn worths(number: u8) -> [Worth<LEVELS>; HOLDINGS] {
    let mut worths = [Worth([NEVER; LEVELS]); HOLDINGS];
    worths[0] = Worth::NOTHING;
    for holding in 1..HOLDINGS {
        let held = counts(holding);
        for colours in 1..16_usize {
            let in_group: Vec<usize> = (0..4).filter(|colour| colours >> colour & 1 == 1).collect();
            if in_group.iter().all(|&colour| held[colour] > 0) {
                let others: usize = holding - in_group.iter().map(|&colour| COLOUR[colour]).sum::<usize>();
                let with = worths[others].beside(group(number, in_group.len() as u8));
                worths[holding] = worths[holding].or(with);
            }
        }
    }
    worths
}

/// What a group of so many natural tiles comes to (`group.shape`, `meld.wilds`).
fn group(number: u8, naturals: u8) -> Worth<LEVELS> {
    let mut best = NEVER;
    Worth([0, 1, 2, 3, 4].map(|wilds| {
        let size = naturals + wilds;
        let last = (number + size - 1).min(NUMBERS);
        let run: u8 = (last + 1 - size..=last).sum();
        // With one natural tile, a run of as many wilds often does as well.
        if matches!(size, 3 | 4) && (naturals > 1 || number * size > run) {
            best = best.max(i16::from(number * size));
        }
        best
    }))
}
