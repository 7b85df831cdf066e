//! Groups of one number: what can be done with the tiles of a number in the four colours.
//!
//! A *holding* says how many tiles of each colour there are, up to three, two bits each. What is asked of a holding is
//! worked out once, when it is first asked for.

mod choices;
mod laid_groups;
mod partial_groups;
mod takings;
mod wanted;

pub(super) use choices::Choice;
pub(crate) use laid_groups::{LaidGroups, Taken, laid_groups, takes};
pub(super) use partial_groups::PartialGroups;
pub(super) use takings::Taking;
pub(super) use takings::rank_below;
pub(crate) use takings::{Adds, sum_of, takings};
pub(super) use wanted::{Groups, multisets};
pub(super) use {choices::choices, partial_groups::partial_groups, partial_groups::places};

use super::packed::{ONES, at, lane};
use crate::tiles::ByColour;

/// How many holdings there are.
pub(super) const HOLDINGS: usize = 256;

/// What a tile of each colour adds to a holding.
pub(super) const COLOUR: [usize; 4] = [1, 4, 16, 64];

/// How many tiles of each colour a holding has.
pub(super) const fn counts(holding: usize) -> [u8; 4] {
    [(holding & 3) as u8, (holding >> 2 & 3) as u8, (holding >> 4 & 3) as u8, (holding >> 6 & 3) as u8]
}

/// The holding with so many tiles of each colour.
pub(crate) fn holding_of(counts: ByColour<u8>) -> usize {
    counts.iter().map(|(colour, &count)| usize::from(count) * COLOUR[colour as usize]).sum()
}

/// Every part of a holding but none at all.
fn parts(holding: usize) -> impl Iterator<Item = usize> {
    (1..=holding).filter(move |&part| fits(part, holding))
}

fn fits(part: usize, holding: usize) -> bool {
    (0..8).step_by(2).all(|colour| part >> colour & 3 <= holding >> colour & 3)
}

/// The colours of which a holding has so many tiles or more, as bits of the number 1.
fn of_so_many(holding: usize, least: u8) -> u64 {
    let held = counts(holding);
    (0..4).filter(|&colour| held[colour] >= least).fold(0, |bits, colour| bits | 1 << at(colour, 0))
}

/// What all tiles of every holding come to in groups: a group of each set of colours beside what the others come to.
///
/// `group` says how many natural tiles the group has, and what the others are known to come to.
fn in_groups<T: Copy>(nothing: T, never: T, mut group: impl FnMut(T, T, u32) -> T) -> Vec<T> {
    let mut known = vec![never; HOLDINGS];
    known[0] = nothing;
    // A tile of each colour of a set.
    let sets = parts(COLOUR.iter().sum()).collect::<Vec<_>>();
    for holding in 1..HOLDINGS {
        let held = holding | holding >> 1;
        for &tiles in sets.iter().filter(|&&tiles| tiles & held == tiles) {
            known[holding] = group(known[holding], known[holding - tiles], tiles.count_ones());
        }
    }
    known
}

/// The numbers held in two colours or more, and in three or more, for all colours.
pub(super) fn of_one_number(some: u64) -> (u64, u64) {
    let [k, r, b, y] = [0, 1, 2, 3].map(|colour| lane(some, colour));
    let two = k & r | b & y | (k | r) & (b | y);
    let three = k & r & (b | y) | b & y & (k | r);
    (two * ONES, three * ONES)
}
