//! Groups of one number.
//!
//! A *holding* is how many tiles of each colour a hand has of one number: up to three each, two bits per colour, black
//! in the lowest. There are only 256 holdings, so every question about a holding has a table with 256 entries, filled
//! lazily.
//!
//! Example: a hand with `K5 K5 R5 Y5` has the holding `01_00_01_10` of the number 5 (yellow, blue, red, black).

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

/// The number of holdings.
pub(super) const HOLDINGS: usize = 256;

/// The value that one tile of each colour adds to a holding.
pub(super) const COLOUR_UNIT: [usize; 4] = [1, 4, 16, 64];

/// Returns the number of tiles of each colour.
pub(super) const fn counts(holding: usize) -> [u8; 4] {
    [(holding & 3) as u8, (holding >> 2 & 3) as u8, (holding >> 4 & 3) as u8, (holding >> 6 & 3) as u8]
}

/// Returns the holding with these numbers of tiles.
pub(crate) fn holding_of(counts: ByColour<u8>) -> usize {
    counts.iter().map(|(colour, &count)| usize::from(count) * COLOUR_UNIT[colour as usize]).sum()
}

/// Returns every nonempty subset of a holding.
fn sub_holdings(holding: usize) -> impl Iterator<Item = usize> {
    (1..=holding).filter(move |&part| is_sub_holding(part, holding))
}

/// Returns true if `part` has no more tiles of any colour than `holding`, that is, if subtracting them borrows nothing
/// from the next colour.
const fn is_sub_holding(part: usize, holding: usize) -> bool {
    const BORROWED: usize = (COLOUR_UNIT[0] + COLOUR_UNIT[1] + COLOUR_UNIT[2] + COLOUR_UNIT[3]) << 2;
    (holding.wrapping_sub(part) ^ holding ^ part) & BORROWED == 0
}

/// Returns the colours with at least `least` tiles, as bits of the faces numbered 1.
pub(super) fn colours_with(holding: usize, least: u8) -> u64 {
    let held = counts(holding);
    (0..4).filter(|&colour| held[colour] >= least).fold(0, |bits, colour| bits | 1 << bit_index(colour, 0))
}

/// A table with one entry for each holding, filled lazily.
type HoldingTable<T> = [OnceLock<T>; HOLDINGS];

const fn empty_table<T>() -> HoldingTable<T> {
    [const { OnceLock::new() }; HOLDINGS]
}

/// Returns the best value of laying all tiles of a holding in groups. Recursive: some group holds the lowest colour;
/// try every such group and combine it with the value of the other tiles.
///
/// `group` takes the best value so far, the value of the other tiles, and the number of natural tiles in the group.
#[inline]
fn best_grouping<T: Copy>(
    table: &HoldingTable<T>,
    holding: usize,
    (empty, impossible): (T, T),
    group: &impl Fn(T, T, u32) -> T,
) -> T {
    *table[holding].get_or_init(|| {
        if holding == 0 {
            return empty;
        }
        // One tile of each colour held.
        let held = (holding | holding >> 1) & COLOUR_UNIT.iter().sum::<usize>();
        let groups = sub_holdings(held).filter(|&tiles| tiles & held & held.wrapping_neg() > 0);
        groups.fold(impossible, |best, tiles| {
            group(best, best_grouping(table, holding - tiles, (empty, impossible), group), tiles.count_ones())
        })
    })
}

/// Returns the numbers held in at least two colours and those held in at least three, as bits in every lane.
pub(super) fn shared_numbers(once: u64) -> (u64, u64) {
    let [k, r, b, y] = [0, 1, 2, 3].map(|colour| lane(once, colour));
    let two = k & r | b & y | (k | r) & (b | y);
    let three = k & r & (b | y) | b & y & (k | r);
    (two * ONES, three * ONES)
}
