//! Counts the layouts of a hand without listing them.

use super::Layouts;
use super::choose::{GroupSelections, SelectionRest};
use super::groups::merged_groups;
use super::line::DigitOrder;
use super::packed::Packed;
use super::runs::{Runs, WaysByWilds};

/// The number of ways to lay an empty set of tiles. Index `n` is for exactly `n` wilds: there is one way without wilds,
/// and no way that uses a wild.
const NO_TILES: WaysByWilds = [1, 0, 0, 0, 0];

impl Layouts {
    /// Returns the number of layouts that use every tile exactly once. A hand without tiles has one layout, the empty
    /// one.
    pub fn count(self, hand: Packed) -> u64 {
        self.with_runs(|runs| {
            let mut selections = GroupSelections::new(hand, runs, merged_groups);
            let mut count = 0;
            while let Some(rest) = selections.next(runs) {
                count += rest.ways * ways(runs, selections.digits, &rest);
            }
            count
        })
    }
}

/// Returns the number of ways in which runs use all tiles and all wilds of `rest`.
fn ways(runs: &mut Runs, digits: [DigitOrder; 4], rest: &SelectionRest) -> u64 {
    let spare = rest.wilds - rest.wilds_needed.iter().map(|wilds| wilds.fewest() as u8).sum::<u8>();
    let mut total = NO_TILES;
    for colour in (0..4).filter(|&colour| !rest.held[colour].is_empty()) {
        let most = spare + rest.wilds_needed[colour].fewest() as u8;
        let colour_ways = runs.ways(digits[colour], rest.held[colour], most);
        let mut combined = WaysByWilds::default();
        for (wilds, &colour_ways) in colour_ways.iter().enumerate().filter(|&(_, &colour_ways)| colour_ways > 0) {
            for (sum, other) in combined[wilds..].iter_mut().zip(total) {
                *sum += other * colour_ways;
            }
        }
        total = combined;
    }
    total[usize::from(rest.wilds)]
}
