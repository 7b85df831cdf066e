//! Counting layouts without listing them.

use super::Layouts;
use super::choose::{GroupSelections, SelectionRest};
use super::groups::merged_groups;
use super::line::Digits;
use super::packed::Packed;
use super::runs::{Runs, WaysByWilds};

/// The one way to lay nothing.
const NO_TILES: WaysByWilds = [1, 0, 0, 0, 0];

impl Layouts {
    /// How many layouts use every tile exactly once; 0 where there is none, 1 for no tiles at all.
    pub fn count(self, hand: Packed) -> u64 {
        self.with_runs(|runs| {
            let mut selections = GroupSelections::new(hand, runs, merged_groups);
            let mut total = 0;
            while let Some(rest) = selections.next(runs) {
                total += rest.ways * ways(runs, selections.digits, &rest);
            }
            total
        })
    }
}

/// In how many ways what groups leave lies in runs.
fn ways(runs: &mut Runs, digits: [Digits; 4], rest: &SelectionRest) -> u64 {
    let spare = rest.wilds - rest.wilds_needed.iter().map(|end| end.fewest() as u8).sum::<u8>();
    let mut all = NO_TILES;
    for colour in (0..4).filter(|&colour| !rest.held[colour].is_empty()) {
        let most = spare + rest.wilds_needed[colour].fewest() as u8;
        let here = runs.ways(digits[colour], rest.held[colour], most);
        let mut both = WaysByWilds::default();
        for (wilds, &here) in here.iter().enumerate().filter(|&(_, &here)| here > 0) {
            for (sum, before) in both[wilds..].iter_mut().zip(all) {
                *sum += before * here;
            }
        }
        all = both;
    }
    all[usize::from(rest.wilds)]
}
