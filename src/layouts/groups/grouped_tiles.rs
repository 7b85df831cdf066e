//! Finds the tiles of one number that groups can use up, and the numbers of wilds that these groups can have.

use super::{HoldingTable, best_grouping, colours_with, counts, empty_table, sub_holdings};
use crate::layouts::wilds::WildCounts;

/// Some tiles of one number, such as `K5 R5 B5`, that groups can use up.
#[derive(Debug, Clone, Copy)]
pub(crate) struct GroupedTiles {
    /// The number of tiles in groups, for each colour.
    pub(crate) taken: [u8; 4],
    /// The numbers of wilds with which groups can use up these tiles.
    pub(crate) wilds: WildCounts,
    /// The colours that have a tile outside the groups, as the bits of `K1`, `R1`, `B1` and `Y1`. For a number other
    /// than 1, the caller shifts the bits.
    pub(crate) left: u64,
}

/// Returns every choice of tiles from `holding` that groups can use up with at most `wilds` wilds. Choices that need
/// fewer wilds come first. A holding is the count of tiles of one number in each colour.
pub(crate) fn grouped_tiles(holding: usize, wilds: u8) -> &'static [GroupedTiles] {
    static CHOICES: HoldingTable<Vec<GroupedTiles>> = empty_table();
    let all = CHOICES[holding].get_or_init(|| {
        let choice = |taken: usize| GroupedTiles {
            taken: counts(taken),
            wilds: wilds_to_group(taken),
            left: colours_with(holding - taken, 1),
        };
        let mut choices: Vec<GroupedTiles> = sub_holdings(holding).map(choice).collect();
        choices.retain(|choice| !choice.wilds.is_empty());
        choices.sort_by_key(|choice| choice.wilds.fewest());
        choices
    });
    &all[..all.iter().take_while(|choice| choice.wilds.fewest() <= u32::from(wilds)).count()]
}

/// Returns the numbers of wilds with which groups can use up all tiles of a holding. Groups with only one natural tile
/// are left out, because a run with as many wilds can hold that tile instead.
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
