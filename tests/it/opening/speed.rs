//! The racks for which the search for openings takes longest get the right answer within a time limit.

use std::time::{Duration, Instant};

use okey::opening::Bars;
use okey::{FalseJoker, Tiles, Variant};

use crate::command::thread_time;
use crate::engine::case::{Case, engine};
use crate::harness::MOST_TIME;

/// A rack with indicator Y12: what a false joker plays as, whether a 1 may follow 13, the hand, the highest sum, and
/// the number of openings with a sum of 101 or more.
type Rack = (FalseJoker, bool, &'static str, u32, u64);

const RACKS: &[Rack] = &[
    (FalseJoker::Okey, false, "KRBY4-8 O O", 135, 1_528_524),
    (FalseJoker::Okey, false, "KRBY8-12 O O", 218, 4_464_137),
    (FalseJoker::Okey, false, "KRBY6-9 KRB10 R11 O O", 180, 2_101_359),
    (FalseJoker::Okey, false, "KRB5-10 Y6 Y7 O O", 165, 1_090_167),
    (FalseJoker::Okey, false, "KRB7-9x2 K10 K11 O O", 183, 68_741),
    (FalseJoker::Okey, true, "K1-10 K1-10 O O", 134, 327_117),
    (FalseJoker::Wild, false, "KRBY4-7 KR8 O O J J", 142, 11_085_135),
    (FalseJoker::Wild, true, "K1-9 K1-9 O O J J", 138, 2_722_092),
];

/// The time limit for one rack. Even a slow machine needs a small fraction of it, unless the search fails to prune.
const BOUND: Duration = Duration::from_secs(5);

#[test]
fn the_hardest_racks_take_no_time() {
    for &(false_joker, wrap, hand, sum, openings) in RACKS {
        let case = Case { false_joker, wrap, ..Case::read(Variant::Yuzbir, "Y12", hand) };
        let table = case.table();
        let hand = case.hand(&table);
        let start = Instant::now();
        let engine = engine();
        let found = engine.openings(&hand, Bars { sum: 101, pairs: 5 }, None).expect("101");
        let listed: Vec<u32> = engine.list_openings(&found).take(20).map(|laying| laying.sum).collect();
        let needed = start.elapsed();
        assert_eq!((found.best.sum, found.openings), (sum, openings), "{case}");
        assert!(listed.len() == 20 && listed[0] == sum && listed.is_sorted_by(|a, b| a >= b), "{case}: {listed:?}");
        assert!(needed < BOUND, "{case}: {needed:?}");
    }
}

#[test]
#[ignore = "minutes: millions of openings"]
fn the_hardest_racks_listed_whole() {
    for &(false_joker, wrap, hand, _, openings) in &RACKS[..5] {
        let case = Case { false_joker, wrap, ..Case::read(Variant::Yuzbir, "Y12", hand) };
        let table = case.table();
        let hand = case.hand(&table);
        let engine = engine();
        let found = engine.openings(&hand, Bars { sum: 101, pairs: 5 }, None).expect("101");
        assert_eq!(engine.list_openings(&found).count() as u64, openings, "{case}");
    }
}

/// Melds can use all tiles of these racks in hundreds of thousands of ways. The sum of each rack is below the bar, so
/// the advice must not try them.
#[test]
fn complete_racks_below_the_bar_take_no_time() {
    for hand in ["K1-6 R1-6 B1-6 O O J J", "KRBY1-4 KR5 O O J J"] {
        let case = Case { false_joker: FalseJoker::Wild, ..Case::read(Variant::Yuzbir, "Y12", hand) };
        let hand = case.hand(&case.table());
        let engine = engine();
        let start = thread_time();
        let advice = engine.advise(&hand, &Tiles::default()).expect("a rack on turn");
        let needed = thread_time().saturating_sub(start);
        let best = advice.discards[0].laid.as_ref().expect("it finishes elden");
        assert!(best.only_elden && best.laying.left.is_empty(), "{case}");
        assert!(needed < MOST_TIME, "{case}: {needed:?}");
    }
}
