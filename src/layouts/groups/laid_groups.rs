//! Every multiset of groups of one number.

use std::sync::OnceLock;

use super::{Adds, COLOUR, HOLDINGS, counts, of_so_many};
use crate::layouts::shape::GroupShape;
use crate::layouts::worth::LEVELS;
use crate::tiles::{ByColour, Number};

/// Groups of one number and the tiles they leave.
#[derive(Debug)]
pub(crate) struct LaidGroups {
    /// Sorted, with the number 1.
    groups: Vec<GroupShape>,
    pub(crate) wilds: u8,
    /// The natural tiles in the groups of each colour, and those left.
    taken: [u8; 4],
    pub(crate) left: [u8; 4],
    /// The colours of which a tile is left, two, and three, as bits of the number 1.
    pub(crate) planes: [u64; 3],
}

impl LaidGroups {
    /// The rank of the groups, of this number counted from 0.
    pub(crate) fn rank(&self, number: usize) -> u16 {
        let tiles = self.taken.iter().sum::<u8>() + self.wilds;
        u16::from(tiles) * Adds::Rank.of(number)
    }

    /// The groups, of this number counted from 0.
    pub(crate) fn groups(&self, number: usize) -> impl ExactSizeIterator<Item = GroupShape> + '_ {
        let number = Number::new(number as u8 + 1).unwrap_or(Number::ONE);
        self.groups.iter().map(move |group| group.of_number(number))
    }
}

/// All that can be laid of a holding with up to so many wilds, no group at all first.
pub(crate) fn laid_groups(holding: usize, wilds: u8) -> &'static [LaidGroups] {
    static LAID_GROUPS: [[OnceLock<Vec<LaidGroups>>; LEVELS]; HOLDINGS] =
        [const { [const { OnceLock::new() }; LEVELS] }; HOLDINGS];
    LAID_GROUPS[holding][usize::from(wilds)].get_or_init(|| {
        let kinds: Vec<(GroupShape, usize)> = GroupShape::all(Number::ONE).map(|group| (group, tiles(group))).collect();
        let mut found = Vec::new();
        extend(&kinds, &mut Vec::new(), (holding, holding), (wilds, wilds), &mut found);
        found
    })
}

/// Natural tiles taken from each colour for groups of one number, and wilds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Taken {
    pub(crate) wilds: u8,
    pub(crate) naturals: ByColour<u8>,
}

impl From<&LaidGroups> for Taken {
    fn from(laid: &LaidGroups) -> Self {
        Self { wilds: laid.wilds, naturals: ByColour::from_array(laid.taken) }
    }
}

/// Every choice of tiles of a holding that lie in groups with up to so many wilds, none at all included, with the
/// number of ways they do, by rising wilds.
pub(crate) fn takes(holding: usize, wilds: u8) -> &'static [(Taken, u64)] {
    type Takes = OnceLock<Vec<(Taken, u64)>>;
    static TAKES: [[Takes; LEVELS]; HOLDINGS] = [const { [const { OnceLock::new() }; LEVELS] }; HOLDINGS];
    TAKES[holding][usize::from(wilds)].get_or_init(|| {
        let mut taken: Vec<Taken> = laid_groups(holding, wilds).iter().map(Taken::from).collect();
        taken.sort_unstable();
        taken.chunk_by(|one, other| one == other).map(|alike| (alike[0], alike.len() as u64)).collect()
    })
}

/// The natural tiles of a group, as a holding.
fn tiles(group: GroupShape) -> usize {
    group.colours().map(|colour| COLOUR[colour as usize]).sum()
}

/// Adds the groups laid, and every multiset that has more groups of these kinds behind them. `tiles` and `wilds` are
/// what there was at first, and what is left.
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
        wilds: wilds.0 - wilds.1,
        taken: counts(tiles.0 - tiles.1),
        left: counts(tiles.1),
        planes: [1, 2, 3].map(|least| of_so_many(tiles.1, least)),
    });
    for (at, &(group, in_group)) in kinds.iter().enumerate() {
        if group.wilds <= wilds.1 && super::fits(in_group, tiles.1) {
            laid.push(group);
            extend(&kinds[at..], laid, (tiles.0, tiles.1 - in_group), (wilds.0, wilds.1 - group.wilds), found);
            laid.pop();
        }
    }
}
