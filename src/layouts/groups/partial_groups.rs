//! Groups that a hand can begin with tiles of one number, and the places that those groups need.

use std::sync::LazyLock;

use super::{HOLDINGS, HoldingTable, best_grouping, counts, empty_table, sub_holdings};
use crate::meld::SMALLEST_GROUP;

/// Some tiles of one number in groups, with at least two of the tiles in each group. Places of the groups may be empty.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PartialGroups {
    /// The tiles in the groups as a holding, with two bits per colour.
    pub(crate) taken: usize,
    /// The number of tiles in the groups, for each colour.
    pub(crate) colours: [u8; 4],
    /// The total number of tiles in the groups.
    pub(crate) keeps: u8,
    /// The fewest places that such groups can have together.
    pub(crate) places: usize,
}

/// Returns every choice of tiles from `holding` that can begin groups. A holding is the count of tiles of one number in
/// each colour.
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

/// Returns the fewest places of groups that hold all tiles of `taken`. Each group must hold at least two of them.
/// Returns `None` if this is impossible.
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
