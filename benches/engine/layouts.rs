//! Measures how fast the layouts of winning hands are listed and counted.

use std::hint::black_box;

use okey::Engine;
use okey::within;
use okey::within::{Layouts, Packed, Packer};

use crate::hands::Set;
use crate::{CHECKED, RUNS, clock, count, report};

/// Returns the number of layouts of a hand.
type Work = fn(Layouts<'_>, Packed) -> u64;

fn counted(layouts: Layouts<'_>, hand: Packed) -> u64 {
    layouts.count(hand)
}

fn listed(layouts: Layouts<'_>, hand: Packed) -> u64 {
    let mut list = layouts.list(hand);
    let mut count = 0;
    while let Some(layout) = list.next_borrowed() {
        count += u64::from(!black_box(layout).is_empty());
    }
    count
}

/// Calls `work` for every `step`-th hand and each of its winning discards, with the tiles left after the discard.
fn every(sets: &[Set], step: usize, mut work: impl FnMut(Layouts<'_>, Packed)) {
    let engine = Engine::default();
    for set in sets {
        let (layouts, packer) = (within::layouts(&engine, set.table.profile().run_wrap()), Packer::new(&set.table));
        for tiles in set.hands.iter().step_by(step) {
            let hand = packer.pack(black_box(tiles).iter());
            layouts.discards(hand).iter().filter_map(|role| hand.without(role)).for_each(|kept| work(layouts, kept));
        }
    }
}

/// Checks that as many layouts are listed as counted, then prints how fast both are.
pub(crate) fn layouts(name: &str, sets: &[Set]) {
    every(sets, CHECKED, |layouts, kept| assert_eq!(listed(layouts, kept), counted(layouts, kept), "{kept:?}"));
    for (what, work) in [("listed", listed as Work), ("counted", counted)] {
        let mut total = 0;
        let time = clock::best(RUNS, || {
            total = 0;
            every(sets, 1, |layouts, kept| total += work(layouts, kept));
        });
        report(&format!("{name} {what} ({total})"), count(sets), time);
    }
}
