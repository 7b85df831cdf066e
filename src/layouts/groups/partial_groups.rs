//! The groups that can be begun with tiles of one number, and the places they need.

use std::sync::LazyLock;

use super::{HOLDINGS, HoldingTable, counts, in_groups, parts, unknown};
use crate::meld::SMALLEST_GROUP;

/// Some tiles of one number in groups that hold two of them or more.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PartialGroups {
    /// The tiles, as a holding.
    pub(crate) taken: usize,
    pub(crate) colours: [u8; 4],
    pub(crate) keeps: u8,
    pub(crate) places: usize,
}

/// All that can be begun with a holding.
pub(crate) fn partial_groups(holding: usize) -> &'static [PartialGroups] {
    static PARTIAL: HoldingTable<Vec<PartialGroups>> = unknown();
    PARTIAL[holding].get_or_init(|| {
        let begun = |taken| {
            let colours = counts(taken);
            Some(PartialGroups { taken, colours, keeps: colours.iter().sum(), places: places(taken)? })
        };
        parts(holding).filter_map(begun).collect()
    })
}

/// The fewest places that keep these tiles; `None` where some group would hold a single one of them.
pub(crate) fn places(taken: usize) -> Option<usize> {
    static PLACES: LazyLock<[Option<usize>; HOLDINGS]> = LazyLock::new(|| {
        let known = unknown();
        let group = |best, others: Option<usize>, naturals| {
            let size = SMALLEST_GROUP.max(naturals as usize);
            let with = others.filter(|_| naturals >= 2).map(|places| places + size);
            [best, with].into_iter().flatten().min()
        };
        std::array::from_fn(|taken| in_groups(&known, taken, (Some(0), None), &group))
    });
    PLACES[taken]
}
