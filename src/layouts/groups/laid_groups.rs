//! Every multiset of groups that tiles of one number can form.
//!
//! Example: without wilds, there are six choices for `K5 R5 B5 Y5`: no group, the group of all four tiles, or one of
//! the four groups of three tiles.

use crate::sort;
use std::sync::OnceLock;

use super::{COLOUR_UNIT, HOLDINGS, Objective, colours_with, counts};
use crate::layouts::figures::{LEVELS, WaysByWilds};
use crate::layouts::shape::GroupShape;
use crate::meld::SMALLEST_GROUP;
use crate::tiles::{ByColour, Colour, Number};

/// A multiset of groups of one number, and the tiles that it leaves outside groups.
#[derive(Debug, Clone)]
pub(crate) struct LaidGroups {
    /// The groups, sorted. All have the number 1 as a placeholder. In a result of [`merged_groups`], the list is empty.
    groups: Vec<GroupShape>,
    /// The tiles that the groups use. If [`merged_groups`] has merged several multisets, `wilds` is the lowest number
    /// that any of them uses.
    pub(crate) taken: TakenTiles,
    /// The number of multisets that [`merged_groups`] has merged into this one. Index `n` counts those with `n` wilds.
    /// In a result of [`laid_groups`], there is only one multiset.
    pub(crate) ways: WaysByWilds,
    /// The number of natural tiles outside the groups, for each colour.
    pub(crate) ungrouped: [u8; 4],
    /// Index `n` holds the colours with more than `n` tiles outside the groups, as the bits of `K1`, `R1`, `B1` and
    /// `Y1`.
    ungrouped_colours: [u64; 3],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TakenTiles {
    pub(crate) wilds: u8,
    pub(crate) naturals: ByColour<u8>,
}

impl LaidGroups {
    /// Returns true if a further tile of this colour certainly fits one of the groups: a group of three natural tiles,
    /// all of other colours. A group of three with a wild does not count: its wild can stand for the tile of this
    /// colour, and then no further tile of this colour fits.
    pub(crate) fn accept(&self, colour: Colour) -> bool {
        let accepts = |group: &GroupShape| {
            group.wilds == 0
                && group.colours().count() == SMALLEST_GROUP
                && group.colours().all(|other| other != colour)
        };
        self.groups.iter().any(accepts)
    }

    /// Returns the rank of the groups: their sum of points in the high bits, their number of tiles in the low bits.
    /// `number` counts from 0: 0 means groups of 1s.
    pub(crate) fn rank(&self, number: usize) -> u16 {
        let tiles = self.taken.naturals.iter().map(|(_, &count)| count).sum::<u8>() + self.taken.wilds;
        u16::from(tiles) * Objective::Rank.value_of(number)
    }

    /// Returns three sets of faces as bits: those with at least one, at least two and three tiles outside the groups.
    /// `number` counts from 0: 0 means the number 1.
    ///
    /// Example: if `K5 K5 R5` stay outside groups, the sets are {`K5`, `R5`}, {`K5`} and {}.
    #[inline]
    pub(crate) fn ungrouped_faces(&self, number: usize) -> [u64; 3] {
        self.ungrouped_colours.map(|colours| colours << number)
    }

    /// Returns the groups, with the number `number` instead of the placeholder. `number` counts from 0: 0 means groups
    /// of 1s.
    pub(crate) fn groups(&self, number: usize) -> impl ExactSizeIterator<Item = GroupShape> + '_ {
        let number = Number::from_index(number);
        self.groups.iter().map(move |group| group.of_number(number))
    }
}

/// A lazily filled table of multisets of groups. The first index is a holding. The second index is the most wilds that
/// the groups may use.
type LaidGroupsTable = [[OnceLock<Vec<LaidGroups>>; LEVELS]; HOLDINGS];

/// Returns every multiset of groups that the tiles in `holding` can form with at most `wilds` wilds. The empty multiset
/// comes first.
pub(crate) fn laid_groups(holding: usize, wilds: u8) -> &'static [LaidGroups] {
    static LAID_GROUPS: LaidGroupsTable = [const { [const { OnceLock::new() }; LEVELS] }; HOLDINGS];
    LAID_GROUPS[holding][usize::from(wilds)].get_or_init(|| {
        let kinds: Vec<(GroupShape, usize)> =
            GroupShape::all(Number::ONE).map(|group| (group, holding_of_group(group))).collect();
        let held = GroupTiles { holding, wilds };
        let mut results = Vec::new();
        add_extensions(&kinds, &mut Vec::new(), held, held, &mut results);
        results
    })
}

/// Returns the same multisets of groups as [`laid_groups`], but merges those that use the same natural tiles into one
/// entry.
pub(crate) fn merged_groups(holding: usize, wilds: u8) -> &'static [LaidGroups] {
    static MERGED_GROUPS: LaidGroupsTable = [const { [const { OnceLock::new() }; LEVELS] }; HOLDINGS];
    MERGED_GROUPS[holding][usize::from(wilds)].get_or_init(|| {
        let without_shapes = |laid: &LaidGroups| LaidGroups { groups: Vec::new(), ..laid.clone() };
        let mut merged: Vec<LaidGroups> = laid_groups(holding, wilds).iter().map(without_shapes).collect();
        sort::by_key(&mut merged, |laid| (laid.taken.naturals, laid.taken.wilds));
        merged.dedup_by(|next, kept| {
            let has_same_tiles = next.taken.naturals == kept.taken.naturals;
            if has_same_tiles {
                kept.ways[usize::from(next.taken.wilds)] += 1;
            }
            has_same_tiles
        });
        merged
    })
}

fn holding_of_group(group: GroupShape) -> usize {
    group.colours().map(|colour| COLOUR_UNIT[colour as usize]).sum()
}

#[derive(Clone, Copy)]
struct GroupTiles {
    holding: usize,
    wilds: u8,
}

/// Adds to `results` the multiset `laid` and every larger one that adds groups of `kinds` to it. `held` has the tiles
/// that groups can use; `ungrouped` has those in no group of `laid`. Each item of `kinds` is a group and the holding of
/// its natural tiles.
fn add_extensions(
    kinds: &[(GroupShape, usize)],
    laid: &mut Vec<GroupShape>,
    held: GroupTiles,
    ungrouped: GroupTiles,
    results: &mut Vec<LaidGroups>,
) {
    let mut groups = laid.clone();
    sort::ascending(&mut groups);
    let wilds = held.wilds - ungrouped.wilds;
    let mut ways = WaysByWilds::default();
    ways[usize::from(wilds)] = 1;
    results.push(LaidGroups {
        groups,
        taken: TakenTiles { wilds, naturals: ByColour::from_array(counts(held.holding - ungrouped.holding)) },
        ways,
        ungrouped: counts(ungrouped.holding),
        ungrouped_colours: [1, 2, 3].map(|least| colours_with(ungrouped.holding, least)),
    });
    for (kind, &(group, naturals)) in kinds.iter().enumerate() {
        if group.wilds <= ungrouped.wilds && super::is_sub_holding(naturals, ungrouped.holding) {
            laid.push(group);
            let rest = GroupTiles { holding: ungrouped.holding - naturals, wilds: ungrouped.wilds - group.wilds };
            add_extensions(&kinds[kind..], laid, held, rest, results);
            laid.pop();
        }
    }
}
