//! Every layout of hands built to win, for every discard that wins: listed, and counted without listing.

use std::hint::black_box;
use std::ops::ControlFlow;

use okey::fast::{Judge, Layouts, Packed};
use okey::{Analysis, Hand, Role, Tiles};

use crate::hands::Set;
use crate::{CHECKED, RUNS, clock, count, rack, told};

/// Finds the layouts of a hand that uses all tiles but one of these; says how many there are.
type Work = fn(&mut Layouts, Packed, Role) -> u64;

fn counted(layouts: &mut Layouts, hand: Packed, thrown: Role) -> u64 {
    layouts.count(hand, Some(thrown))
}

fn listed(layouts: &mut Layouts, hand: Packed, thrown: Role) -> u64 {
    let mut count = 0;
    let _ = layouts.visit(hand, Some(thrown), |layout| {
        count += u64::from(!black_box(layout).is_empty());
        ControlFlow::Continue(())
    });
    count
}

/// Times the listing, the counting, and both of the plain engine.
pub(crate) fn layouts(name: &str, sets: &[Set]) {
    let judged: Vec<(Judge, &Set)> =
        sets.iter().map(|set| (Judge::new(&set.table).expect("a game of melds"), set)).collect();
    // All tables have the same rule of the 1 after 13.
    let mut layouts = Layouts::new(&sets[0].table).expect("a game of melds");
    let checked = check(&judged, &mut layouts);
    for (what, work) in [("listed", listed as Work), ("counted", counted)] {
        let mut total = 0;
        let time = clock::best(RUNS, || {
            total = 0;
            for (judge, set) in &judged {
                for tiles in &set.hands {
                    let hand = judge.pack(black_box(tiles).iter()).expect("two of a face");
                    total += judge.discards(hand).melds.iter().map(|role| work(&mut layouts, hand, role)).sum::<u64>();
                }
            }
        });
        told(&format!("{name} {what} ({total})"), count(sets), time);
    }
    let time = clock::best(1, || every(sets, |tiles, set| plain(tiles, set, true)));
    told("  listed by the plain engine", checked, time);
    let time = clock::best(1, || every(sets, |tiles, set| plain(tiles, set, false)));
    told("  counted by the plain engine", checked, time);
}

fn every(sets: &[Set], mut work: impl FnMut(&Tiles, &Set)) {
    for set in sets {
        set.hands.iter().step_by(CHECKED).for_each(|tiles| work(tiles, set));
    }
}

fn plain(tiles: &Tiles, set: &Set, list: bool) {
    let hand = Hand::new(&set.table, &rack(tiles)).expect("a hand");
    let analysis = Analysis::new(&hand);
    if list {
        black_box(analysis.decompositions(None).count());
    } else {
        black_box(analysis.verdict());
    }
}

/// Asks the plain engine for the layouts of one hand in so many; says of how many.
fn check(judged: &[(Judge, &Set)], layouts: &mut Layouts) -> usize {
    let mut checked = 0;
    for (judge, set) in judged {
        for tiles in set.hands.iter().step_by(CHECKED) {
            let hand = Hand::new(&set.table, &rack(tiles)).expect("a hand");
            let analysis = Analysis::new(&hand);
            let packed = judge.pack(tiles.iter()).expect("two of a face");
            for tile in tiles.distinct() {
                let role = set.table.roles().of(tile);
                let plain = analysis.decompositions(Some(tile)).count() as u64;
                assert_eq!(listed(layouts, packed, role), plain, "{tiles}, throwing {tile}");
                assert_eq!(counted(layouts, packed, role), plain, "{tiles}, throwing {tile}");
            }
            checked += 1;
        }
    }
    checked
}
