//! Which of the tiles held can lie in groups, and with how many wilds.

use super::{HoldingTable, colours_with, counts, in_groups, parts, unknown};
use crate::layouts::wilds::WildCounts;

/// Some tiles of one number in groups.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GroupedTiles {
    /// How many of each colour lie in groups.
    pub(crate) taken: [u8; 4],
    /// The numbers of wilds with which they do.
    pub(crate) wilds: WildCounts,
    /// The colours of which a tile is left, as bits at number 1.
    pub(crate) left: u64,
}

/// Every choice of tiles that lie in groups with at most `wilds` wilds, the fewest wilds first.
pub(crate) fn grouped_tiles(holding: usize, wilds: u8) -> &'static [GroupedTiles] {
    static CHOICES: HoldingTable<Vec<GroupedTiles>> = unknown();
    let all = CHOICES[holding].get_or_init(|| {
        let choice = |taken: usize| GroupedTiles {
            taken: counts(taken),
            wilds: laid(taken),
            left: colours_with(holding - taken, 1),
        };
        let mut grouped_tiles: Vec<GroupedTiles> = parts(holding).map(choice).collect();
        grouped_tiles.retain(|choice| !choice.wilds.is_empty());
        grouped_tiles.sort_by_key(|choice| choice.wilds.fewest());
        grouped_tiles
    });
    &all[..all.iter().take_while(|choice| choice.wilds.fewest() <= u32::from(wilds)).count()]
}

/// The numbers of wilds with which the tiles of a holding lie in groups of two natural tiles or more. Groups of one
/// natural tile are left out: a run with as many wilds does as well.
fn laid(holding: usize) -> WildCounts {
    static LAID: HoldingTable<WildCounts> = unknown();
    in_groups(&LAID, holding, (WildCounts::ZERO, WildCounts::EMPTY), &|best, others, naturals| {
        let wilds = match naturals {
            2 => WildCounts(0b110),
            3 => WildCounts(0b11),
            4 => WildCounts(0b1),
            _ => return best,
        };
        best.or(others.plus(wilds))
    })
}
