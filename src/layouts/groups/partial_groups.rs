//! Groups that a hand has begun with tiles of one number, and their sizes once they are complete. Example: `K5 R5`
//! begin a group of three.

use std::sync::LazyLock;

use super::{HOLDINGS, HoldingTable, best_grouping, counts, empty_table, sub_holdings};
use crate::meld::SMALLEST_GROUP;

/// Some tiles of one number, arranged in groups that may be incomplete. Each group has at least two of the tiles.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PartialGroups {
    /// The tiles in the groups as a holding: the count of tiles in each colour, two bits per colour.
    pub(crate) taken: usize,
    /// The number of tiles in the groups, for each colour.
    pub(crate) colours: [u8; 4],
    /// The number of tiles in the groups, over all colours.
    pub(crate) keeps: u8,
    /// The fewest tiles that the groups have together once they are complete. Example: 3 for `K5 R5`.
    pub(crate) places: usize,
}

/// Returns every choice of tiles from `holding` that can begin groups, at least two tiles in each group. A holding is
/// the count of tiles of one number in each colour.
pub(crate) fn partial_groups(holding: usize) -> &'static [PartialGroups] {
    static TABLE: HoldingTable<Vec<PartialGroups>> = empty_table();
    TABLE[holding].get_or_init(|| {
        let groups_of = |taken| {
            let colours = counts(taken);
            Some(PartialGroups { taken, colours, keeps: colours.iter().sum(), places: places(taken)? })
        };
        sub_holdings(holding).filter_map(groups_of).collect()
    })
}

/// Returns how many tiles the groups have in all once they are complete, or `None` if the tiles cannot begin groups.
/// `taken` are the tiles that the hand holds; each group must have at least two of them. Example: `K5 R5` begin a group
/// of 3.
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
