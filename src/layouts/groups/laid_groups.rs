//! Every multiset of groups of one number.

use std::sync::OnceLock;

use super::{COLOUR, HOLDINGS, Objective, colours_with, counts};
use crate::layouts::shape::GroupShape;
use crate::layouts::worth::LEVELS;
use crate::tiles::{ByColour, Number};

/// Groups of one number and the tiles they leave.
#[derive(Debug, Clone)]
pub(crate) struct LaidGroups {
    /// The groups, sorted, as groups of 1s; empty where this stands for several multisets.
    groups: Vec<GroupShape>,
    pub(crate) taken: TakenTiles,
    /// How many multisets of groups this stands for: 1, or all that take these tiles.
    pub(crate) ways: u64,
    /// The natural tiles of each colour that are left.
    pub(crate) left: [u8; 4],
    /// The colours of which one tile or more is left, two or more, and three, as bits at number 1.
    pub(crate) planes: [u64; 3],
}

/// Natural tiles taken from each colour for groups of one number, and wilds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TakenTiles {
    pub(crate) wilds: u8,
    pub(crate) naturals: ByColour<u8>,
}

impl LaidGroups {
    /// The rank of the groups, of this number counted from 0.
    pub(crate) fn rank(&self, number: usize) -> u16 {
        let tiles = self.taken.naturals.iter().map(|(_, &count)| count).sum::<u8>() + self.taken.wilds;
        u16::from(tiles) * Objective::Rank.value_of(number)
    }

    /// The groups, of this number counted from 0.
    pub(crate) fn groups(&self, number: usize) -> impl ExactSizeIterator<Item = GroupShape> + '_ {
        let number = Number::new(number as u8 + 1).unwrap_or(Number::ONE);
        self.groups.iter().map(move |group| group.of_number(number))
    }
}

/// What is known of each holding, by wilds; filled on demand.
type ByHolding = [[OnceLock<Vec<LaidGroups>>; LEVELS]; HOLDINGS];

/// All that can be laid of a holding with up to `wilds` wilds, no group at all first.
pub(crate) fn laid_groups(holding: usize, wilds: u8) -> &'static [LaidGroups] {
    static LAID_GROUPS: ByHolding = [const { [const { OnceLock::new() }; LEVELS] }; HOLDINGS];
    LAID_GROUPS[holding][usize::from(wilds)].get_or_init(|| {
        let kinds: Vec<(GroupShape, usize)> = GroupShape::all(Number::ONE).map(|group| (group, tiles(group))).collect();
        let mut found = Vec::new();
        extend(&kinds, &mut Vec::new(), (holding, holding), (wilds, wilds), &mut found);
        found
    })
}

/// What can be taken of a holding for groups with up to `wilds` wilds, nothing at all first, each with the number of
/// ways to lay it.
pub(crate) fn merged_groups(holding: usize, wilds: u8) -> &'static [LaidGroups] {
    static TAKES: ByHolding = [const { [const { OnceLock::new() }; LEVELS] }; HOLDINGS];
    TAKES[holding][usize::from(wilds)].get_or_init(|| {
        let nameless = |laid: &LaidGroups| LaidGroups { groups: Vec::new(), ..laid.clone() };
        let mut merged_groups: Vec<LaidGroups> = laid_groups(holding, wilds).iter().map(nameless).collect();
        merged_groups.sort_unstable_by_key(|laid| laid.taken);
        merged_groups.dedup_by(|next, kept| {
            let alike = next.taken == kept.taken;
            kept.ways += if alike { next.ways } else { 0 };
            alike
        });
        merged_groups
    })
}

/// The natural tiles of a group, as a holding.
fn tiles(group: GroupShape) -> usize {
    group.colours().map(|colour| COLOUR[colour as usize]).sum()
}

/// Adds the groups laid, and every multiset that adds groups of these kinds to them. `tiles` and `wilds` are each what
/// there was at first and what is left.
fn extend(
    kinds: &[(GroupShape, usize)],
    laid: &mut Vec<GroupShape>,
    tiles: (usize, usize),
    wilds: (u8, u8),
    found: &mut Vec<LaidGroups>,
) {
    let mut groups = laid.clone();
    groups.sort_unstable();
    found.push(LaidGroups {
        groups,
        taken: TakenTiles { wilds: wilds.0 - wilds.1, naturals: ByColour::from_array(counts(tiles.0 - tiles.1)) },
        ways: 1,
        left: counts(tiles.1),
        planes: [1, 2, 3].map(|least| colours_with(tiles.1, least)),
    });
    for (at, &(group, in_group)) in kinds.iter().enumerate() {
        if group.wilds <= wilds.1 && super::fits(in_group, tiles.1) {
            laid.push(group);
            extend(&kinds[at..], laid, (tiles.0, tiles.1 - in_group), (wilds.0, wilds.1 - group.wilds), found);
            laid.pop();
        }
    }
}
