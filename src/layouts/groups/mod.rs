//! Groups of one number: what can be done with the tiles of a number in the four colours.
//!
//! A *holding* says how many tiles of each colour there are, up to three, two bits each. What is asked of a holding is
//! worked out once, when it is first asked for.

mod group_takings;
mod grouped_tiles;
mod laid_groups;
mod partial_groups;
mod target_groups;

pub(super) use group_takings::GroupTaking;
pub(super) use group_takings::rank_below;
pub(crate) use group_takings::{Objective, sum_of, takings};
pub(super) use grouped_tiles::GroupedTiles;
pub(crate) use laid_groups::{LaidGroups, TakenTiles, laid_groups, merged_groups};
pub(super) use partial_groups::PartialGroups;
pub(super) use target_groups::{TargetGroups, target_groups};
pub(super) use {grouped_tiles::grouped_tiles, partial_groups::partial_groups, partial_groups::places};

use std::sync::OnceLock;

use super::packed::{ONES, bit_index, lane};
use crate::tiles::ByColour;

/// How many holdings there are.
pub(super) const HOLDINGS: usize = 256;

/// What a tile of each colour adds to a holding.
pub(super) const COLOUR: [usize; 4] = [1, 4, 16, 64];

/// How many tiles of each colour a holding has.
pub(super) const fn counts(holding: usize) -> [u8; 4] {
    [(holding & 3) as u8, (holding >> 2 & 3) as u8, (holding >> 4 & 3) as u8, (holding >> 6 & 3) as u8]
}

/// The holding with these `counts` of tiles of each colour.
pub(crate) fn holding_of(counts: ByColour<u8>) -> usize {
    counts.iter().map(|(colour, &count)| usize::from(count) * COLOUR[colour as usize]).sum()
}

/// Every part of a holding except the empty one.
fn parts(holding: usize) -> impl Iterator<Item = usize> {
    (1..=holding).filter(move |&part| fits(part, holding))
}

/// Whether a part has no more tiles of any colour than the holding: subtracted, no colour borrows from the next.
const fn fits(part: usize, holding: usize) -> bool {
    const BORROWED: usize = (COLOUR[0] + COLOUR[1] + COLOUR[2] + COLOUR[3]) << 2;
    (holding.wrapping_sub(part) ^ holding ^ part) & BORROWED == 0
}

/// The colours with at least that many tiles, as bits at number 1.
pub(super) fn colours_with(holding: usize, least: u8) -> u64 {
    let held = counts(holding);
    (0..4).filter(|&colour| held[colour] >= least).fold(0, |bits, colour| bits | 1 << bit_index(colour, 0))
}

/// What is known of each holding; filled on demand.
type HoldingTable<T> = [OnceLock<T>; HOLDINGS];

const fn unknown<T>() -> HoldingTable<T> {
    [const { OnceLock::new() }; HOLDINGS]
}

/// What all tiles of a holding are worth in groups: any group with the lowest colour, joined with the worth of the
/// rest.
///
/// `group` takes the best so far, the worth of the rest, and how many natural tiles the group has.
#[inline]
fn in_groups<T: Copy>(
    known: &HoldingTable<T>,
    holding: usize,
    (nothing, never): (T, T),
    group: &impl Fn(T, T, u32) -> T,
) -> T {
    *known[holding].get_or_init(|| {
        if holding == 0 {
            return nothing;
        }
        // A tile of each colour held.
        let held = (holding | holding >> 1) & COLOUR.iter().sum::<usize>();
        let groups = parts(held).filter(|&tiles| tiles & held & held.wrapping_neg() > 0);
        groups.fold(never, |best, tiles| {
            group(best, in_groups(known, holding - tiles, (nothing, never), group), tiles.count_ones())
        })
    })
}

/// The numbers held in two colours or more, and in three or more, as bits in the lane of every colour.
pub(super) fn shared_numbers(once: u64) -> (u64, u64) {
    let [k, r, b, y] = [0, 1, 2, 3].map(|colour| lane(once, colour));
    let two = k & r | b & y | (k | r) & (b | y);
    let three = k & r & (b | y) | b & y & (k | r);
    (two * ONES, three * ONES)
}
