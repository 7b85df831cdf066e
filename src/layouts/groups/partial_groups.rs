//! Groups that a hand can begin with tiles of one number, and their places.

use std::sync::LazyLock;

use super::{HOLDINGS, HoldingTable, best_grouping, counts, empty_table, sub_holdings};
use crate::meld::SMALLEST_GROUP;

/// Some tiles of one number in groups that hold at least two of them each. Other places of the groups may be open.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PartialGroups {
    /// The tiles, as a holding.
    pub(crate) taken: usize,
    /// The number of tiles of each colour.
    pub(crate) colours: [u8; 4],
    /// The number of tiles.
    pub(crate) keeps: u8,
    /// The lowest number of places of such groups.
    pub(crate) places: usize,
}

/// Returns all that `holding` can begin.
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

/// Returns the lowest number of places of groups that hold all tiles of `taken`; `None` if some group would hold one
/// tile only.
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
