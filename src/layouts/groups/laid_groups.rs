//! Every multiset of groups that tiles of one number can form.
//!
//! Example: without wilds, `K5 R5 B5 Y5` have six choices: no group, the group of all four tiles, or the group of any
//! three of them.

use crate::sort;
use std::sync::OnceLock;

use super::{COLOUR_UNIT, HOLDINGS, Objective, colours_with, counts};
use crate::layouts::figures::LEVELS;
use crate::layouts::shape::GroupShape;
use crate::tiles::{ByColour, Number};

/// A multiset of groups of one number, and the tiles that it leaves outside groups.
#[derive(Debug, Clone)]
pub(crate) struct LaidGroups {
    /// The groups, sorted, all with the number 1 as a placeholder. The list is empty if it comes from
    /// [`merged_groups`].
    groups: Vec<GroupShape>,
    pub(crate) taken: TakenTiles,
    /// The number of multisets that [`merged_groups`] has merged into this one; 1 in [`laid_groups`].
    pub(crate) ways: u64,
    /// The number of natural tiles outside the groups, for each colour.
    pub(crate) left: [u8; 4],
    /// Index `n` holds the colours that have more than `n` tiles outside the groups, as the bits of the faces `K1`,
    /// `R1`, `B1` and `Y1`. If the tiles have a number above 1, the caller shifts the bits.
    pub(crate) planes: [u64; 3],
}

/// The tiles that some groups of one number use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TakenTiles {
    pub(crate) wilds: u8,
    pub(crate) naturals: ByColour<u8>,
}

impl LaidGroups {
    /// Returns the rank of the groups: their sum of points in the high bits, their number of tiles in the low bits.
    /// `number` is the number on their tiles minus 1.
    pub(crate) fn rank(&self, number: usize) -> u16 {
        let tiles = self.taken.naturals.iter().map(|(_, &count)| count).sum::<u8>() + self.taken.wilds;
        u16::from(tiles) * Objective::Rank.value_of(number)
    }

    /// Returns the groups with their real number in place of the placeholder. `number` is that number minus 1.
    pub(crate) fn groups(&self, number: usize) -> impl ExactSizeIterator<Item = GroupShape> + '_ {
        let number = Number::from_index(number);
        self.groups.iter().map(move |group| group.of_number(number))
    }
}

/// A lazily filled table of multisets of groups. The first index is the holding: the count of tiles of one number in
/// each colour. The second index is the most wilds that the groups may use.
type LaidGroupsTable = [[OnceLock<Vec<LaidGroups>>; LEVELS]; HOLDINGS];

/// Returns every multiset of groups that tiles of `holding` can form with at most `wilds` wilds. The empty multiset
/// comes first. A holding is the count of tiles of one number in each colour.
pub(crate) fn laid_groups(holding: usize, wilds: u8) -> &'static [LaidGroups] {
    static LAID_GROUPS: LaidGroupsTable = [const { [const { OnceLock::new() }; LEVELS] }; HOLDINGS];
    LAID_GROUPS[holding][usize::from(wilds)].get_or_init(|| {
        let kinds: Vec<(GroupShape, usize)> =
            GroupShape::all(Number::ONE).map(|group| (group, holding_of_group(group))).collect();
        let mut results = Vec::new();
        add_extensions(&kinds, &mut Vec::new(), (holding, holding), (wilds, wilds), &mut results);
        results
    })
}

/// Returns the multisets of [`laid_groups`], with those that use the same tiles merged into one.
pub(crate) fn merged_groups(holding: usize, wilds: u8) -> &'static [LaidGroups] {
    static MERGED_GROUPS: LaidGroupsTable = [const { [const { OnceLock::new() }; LEVELS] }; HOLDINGS];
    MERGED_GROUPS[holding][usize::from(wilds)].get_or_init(|| {
        let without_shapes = |laid: &LaidGroups| LaidGroups { groups: Vec::new(), ..laid.clone() };
        let mut merged: Vec<LaidGroups> = laid_groups(holding, wilds).iter().map(without_shapes).collect();
        sort::by_key(&mut merged, |laid| laid.taken);
        merged.dedup_by(|next, kept| {
            let has_same_tiles = next.taken == kept.taken;
            kept.ways += if has_same_tiles { next.ways } else { 0 };
            has_same_tiles
        });
        merged
    })
}

/// Returns the natural tiles of a group as a holding: the count of tiles in each colour, two bits per colour.
fn holding_of_group(group: GroupShape) -> usize {
    group.colours().map(|colour| COLOUR_UNIT[colour as usize]).sum()
}

/// Adds `laid` to `results`, and every multiset that extends `laid` with groups of `kinds`. `tiles` and `wilds` are
/// pairs: the first value counts everything that the player holds, the second what is still outside groups.
fn add_extensions(
    kinds: &[(GroupShape, usize)],
    laid: &mut Vec<GroupShape>,
    tiles: (usize, usize),
    wilds: (u8, u8),
    results: &mut Vec<LaidGroups>,
) {
    let mut groups = laid.clone();
    sort::ascending(&mut groups);
    results.push(LaidGroups {
        groups,
        taken: TakenTiles { wilds: wilds.0 - wilds.1, naturals: ByColour::from_array(counts(tiles.0 - tiles.1)) },
        ways: 1,
        left: counts(tiles.1),
        planes: [1, 2, 3].map(|least| colours_with(tiles.1, least)),
    });
    for (at, &(group, in_group)) in kinds.iter().enumerate() {
        if group.wilds <= wilds.1 && super::is_sub_holding(in_group, tiles.1) {
            laid.push(group);
            add_extensions(
                &kinds[at..],
                laid,
                (tiles.0, tiles.1 - in_group),
                (wilds.0, wilds.1 - group.wilds),
                results,
            );
            laid.pop();
        }
    }
}
