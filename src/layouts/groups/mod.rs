//! Answers questions about groups of one number, such as "which groups can these tiles form?".
//!
//! A *holding* is the count of tiles of one number in each colour: 0 to 3, two bits per colour, black in the lowest.
//! Example: a hand with `K5 K5 R5 Y5` has the holding `01_00_01_10` of the number 5 (yellow, blue, red, black). There
//! are only 256 holdings, so each question has a table with 256 answers, filled lazily.
//!
//! This file answers the two questions below. Each other file of this folder answers one more question.
//!
//! - Which tiles can groups use, and with how many wilds?
//! - Which tiles can begin groups, and how large are these groups once they are complete? Example: `K5 R5` begin a
//!   group of three.

mod group_takings;
mod laid_groups;
mod target_groups;

use crate::sort;
use std::cmp::Reverse;
use std::sync::{LazyLock, OnceLock};

use super::choose::WildCounts;
use super::packed::{ONES, bit_index, lane};
use super::places::{KeptByPlaces, PLACES};
use crate::meld::SMALLEST_GROUP;
use crate::tiles::ByColour;

pub(super) use group_takings::{GroupTaking, rank_below, tiles_of};
pub(crate) use group_takings::{Objective, sum_of, takings};
pub(crate) use laid_groups::{LaidGroups, TakenTiles, laid_groups, merged_groups};
pub(super) use target_groups::{TargetGroups, TargetGroupsCache, TargetKind};

pub(super) const HOLDINGS: usize = 256;

/// For each colour, the amount by which one of its tiles increases a holding: black 1, red 4, blue 16, yellow 64.
pub(super) const COLOUR_UNIT: [usize; 4] = [1, 4, 16, 64];

/// Returns the number of tiles of each colour in a holding.
pub(super) const fn counts(holding: usize) -> [u8; 4] {
    [(holding & 3) as u8, (holding >> 2 & 3) as u8, (holding >> 4 & 3) as u8, (holding >> 6 & 3) as u8]
}

pub(crate) fn holding_of(counts: ByColour<u8>) -> usize {
    counts.iter().map(|(colour, &count)| usize::from(count) * COLOUR_UNIT[colour as usize]).sum()
}

/// Returns every nonempty holding that is part of `holding`.
fn sub_holdings(holding: usize) -> impl Iterator<Item = usize> {
    (1..=holding).filter(move |&part| is_sub_holding(part, holding))
}

/// Returns true if no colour has more tiles in `part` than in `holding`. If a colour had more, subtracting `part` would
/// borrow from the next colour.
const fn is_sub_holding(part: usize, holding: usize) -> bool {
    const BORROWED: usize = (COLOUR_UNIT[0] + COLOUR_UNIT[1] + COLOUR_UNIT[2] + COLOUR_UNIT[3]) << 2;
    (holding.wrapping_sub(part) ^ holding ^ part) & BORROWED == 0
}

/// Returns the colours that have at least `least` tiles in `holding`, as bits: black is the bit of the face `K1`, red
/// of `R1`, blue of `B1`, and yellow of `Y1`.
pub(super) fn colours_with(holding: usize, least: u8) -> u64 {
    let held = counts(holding);
    (0..4).filter(|&colour| held[colour] >= least).fold(0, |bits, colour| bits | 1 << bit_index(colour, 0))
}

/// A lazily filled table with one value for each holding.
type HoldingTable<T> = [OnceLock<T>; HOLDINGS];

const fn empty_table<T>() -> HoldingTable<T> {
    [const { OnceLock::new() }; HOLDINGS]
}

/// Computes the best value of groups that use all tiles in `holding`, for example their highest number of points.
/// `empty` is the value of no tiles, and `impossible` the value if groups cannot use all tiles.
///
/// Tries every group that contains a tile of the lowest colour. For each, calls `group` with the best value so far, the
/// best value of the remaining tiles, and the number of tiles in the group. `group` returns the new best value.
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
        // Take one tile of each colour that `holding` contains: a group has at most one tile of each colour.
        let held = (holding | holding >> 1) & COLOUR_UNIT.iter().sum::<usize>();
        let groups = sub_holdings(held).filter(|&tiles| tiles & held & held.wrapping_neg() > 0);
        groups.fold(impossible, |best, tiles| {
            group(best, best_grouping(table, holding - tiles, (empty, impossible), group), tiles.count_ones())
        })
    })
}

/// The numbers that a hand holds in several colours. Each field has all four faces of its numbers, as bits.
///
/// Example: with `K5 R5 B5 Y6 K6`, `in_two_colours` has the faces of 5 and 6, `in_three_colours` only those of 5.
#[derive(Clone, Copy)]
pub(super) struct SharedNumbers {
    pub(super) in_two_colours: u64,
    pub(super) in_three_colours: u64,
}

/// Returns the shared numbers of a hand that holds the faces `once`.
pub(super) fn shared_numbers(once: u64) -> SharedNumbers {
    let [k, r, b, y] = [0, 1, 2, 3].map(|colour| lane(once, colour));
    let two = k & r | b & y | (k | r) & (b | y);
    let three = k & r & (b | y) | b & y & (k | r);
    // The product repeats the 16 bits of one colour for all four colours.
    SharedNumbers { in_two_colours: two * ONES, in_three_colours: three * ONES }
}

/// A set of tiles of one number that groups can use, such as `K5 R5 B5`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GroupedTiles {
    /// The number of tiles in groups, for each colour.
    pub(crate) taken: [u8; 4],
    /// Every number of wilds with which groups can use all these tiles.
    pub(crate) wilds: WildCounts,
    /// The colours that have a tile outside the groups, as the bits of the faces `K1`, `R1`, `B1` and `Y1`.
    ungrouped_colours: u64,
}

impl GroupedTiles {
    /// Returns the faces that have a tile outside the groups, as bits. `number` counts from 0: 0 means the number 1.
    ///
    /// Example: if the hand has `K5 K5 R5 B5`, and `K5 R5 B5` are in groups, the result is the bit of `K5`.
    #[inline]
    pub(crate) const fn ungrouped_faces(&self, number: usize) -> u64 {
        self.ungrouped_colours << number
    }
}

/// Returns every set of tiles from `holding` that groups can use with at most `wilds` wilds. Sets that need fewer wilds
/// come first.
pub(crate) fn grouped_tiles(holding: usize, wilds: u8) -> &'static [GroupedTiles] {
    static CHOICES: HoldingTable<Vec<GroupedTiles>> = empty_table();
    let all = CHOICES[holding].get_or_init(|| {
        let choice = |taken: usize| GroupedTiles {
            taken: counts(taken),
            wilds: wilds_to_group(taken),
            ungrouped_colours: colours_with(holding - taken, 1),
        };
        let mut choices: Vec<GroupedTiles> = sub_holdings(holding).map(choice).collect();
        choices.retain(|choice| !choice.wilds.is_empty());
        sort::by_key(&mut choices, |choice| choice.wilds.fewest());
        choices
    });
    &all[..all.iter().take_while(|choice| choice.wilds.fewest() <= u32::from(wilds)).count()]
}

/// Returns every number of wilds with which groups can use all tiles in `holding`. Ignores groups with only one natural
/// tile, because a run with the same number of wilds can hold that tile instead.
fn wilds_to_group(holding: usize) -> WildCounts {
    static WILDS: HoldingTable<WildCounts> = empty_table();
    best_grouping(&WILDS, holding, (WildCounts::ZERO, WildCounts::EMPTY), &|wilds_so_far, rest, naturals| {
        let wilds = match naturals {
            2 => WildCounts(0b110),
            3 => WildCounts(0b11),
            4 => WildCounts(0b1),
            _ => return wilds_so_far,
        };
        wilds_so_far.or(rest.plus(wilds))
    })
}

/// Some tiles of one number, arranged in groups that may be incomplete. Each group has at least two of the tiles.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PartialGroups {
    /// The holding of the tiles in the groups.
    pub(crate) taken: usize,
    /// The number of tiles of the hand in the groups, for each colour.
    pub(crate) colours: [u8; 4],
    /// The number of tiles of the hand in the groups, over all colours.
    pub(crate) keeps: u8,
    /// The smallest number of tiles that these groups can have in all once they are complete. Example: 3 for `K5 R5`.
    pub(crate) places: usize,
}

/// Every set of tiles of one number that can begin groups.
#[derive(Debug)]
pub(crate) struct PartialGroupsTable {
    pub(crate) all: Vec<PartialGroups>,
    /// Entry `n` is the size of the largest set whose complete groups have at most `n` tiles in all.
    pub(crate) kept: KeptByPlaces,
}

/// Returns every set of tiles from `holding` that can begin groups of one number, such as `K5 R5`. Each group has at
/// least two of the tiles; other tiles may complete it.
pub(crate) fn partial_groups(holding: usize) -> &'static PartialGroupsTable {
    static TABLE: HoldingTable<PartialGroupsTable> = empty_table();
    TABLE[holding].get_or_init(|| {
        let groups_of = |taken| {
            let colours = counts(taken);
            let places = places(taken).filter(|&places| places <= PLACES)?;
            Some(PartialGroups { taken, colours, keeps: colours.iter().sum(), places })
        };
        // Put sets with many tiles first. A search then finds a good result early, and can skip more of the later sets.
        let mut all: Vec<PartialGroups> = sub_holdings(holding).filter_map(groups_of).collect();
        sort::by_key(&mut all, |groups| Reverse(groups.keeps));
        let mut kept = KeptByPlaces::NOTHING;
        for groups in &all {
            kept.raise(&KeptByPlaces::NOTHING, groups.places, groups.keeps);
        }
        PartialGroupsTable { all, kept }
    })
}

/// Returns the smallest total size of complete groups that contain the tiles in the holding `taken`, at least two in
/// each group. Example: 3 for `K5 R5`, which a third tile completes. Returns `None` if `taken` cannot be divided into
/// such groups.
pub(crate) fn places(taken: usize) -> Option<usize> {
    static TABLE: LazyLock<[Option<usize>; HOLDINGS]> = LazyLock::new(|| {
        let table = empty_table();
        let group = |best, rest: Option<usize>, naturals| {
            let size = SMALLEST_GROUP.max(naturals as usize);
            let with_group = rest.filter(|_| naturals >= 2).map(|places| places + size);
            [best, with_group].into_iter().flatten().min()
        };
        std::array::from_fn(|taken| best_grouping(&table, taken, (Some(0), None), &group))
    });
    TABLE[taken]
}
