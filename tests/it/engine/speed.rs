//! The engine gives the right answer within a time limit even for the slowest known racks.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use okey::{FalseJoker, Variant, Verdict};

use super::case::{Case, engine};
use super::compare::{Seen, assert_laid, compare};
use super::sampler::Sampler;
use crate::reference::Layout;

/// A rack with indicator Y12: the variant, what a false joker plays as, whether a 1 may follow 13, the hand, and the
/// number of its decompositions.
type Rack = (Variant, FalseJoker, bool, &'static str, u64);

/// Slow racks. Some were built to have very many layouts. The others were found by replacing random tiles and keeping a
/// replacement if it made the engine slower.
const RACKS: &[Rack] = &[
    (Variant::Yuzbir, FalseJoker::Okey, false, "KRBY4-8 O O", 55_232),
    (Variant::Yuzbir, FalseJoker::Okey, false, "K3-12 R3-12 O O", 61_608),
    (Variant::Yuzbir, FalseJoker::Okey, false, "KRB3-8 Y3 Y8 O O", 30_176),
    (Variant::Yuzbir, FalseJoker::Okey, true, "K1-10 K1-10 O O", 25_530),
    (Variant::Yuzbir, FalseJoker::Wild, false, "KRBY4-7 KR8 O O J J", 490_904),
    (Variant::Yuzbir, FalseJoker::Wild, false, "KRBY4-6 KRB7 KRB8 O O J J", 494_385),
    (Variant::Yuzbir, FalseJoker::Wild, true, "K1-9 K1-9 O O J J", 493_556),
    (Variant::Yuzbir, FalseJoker::Wild, true, "K3-11 R3-11 O O J J", 1_302_254),
    (Variant::Yuzbir, FalseJoker::Wild, false, "K1-13 R1 R4 B1 B13x2 O O J J", 1_443),
    (Variant::Yuzbir, FalseJoker::Wild, true, "K1 K6-8 R6-8 R10x2 R13 B6-8 B11 Y6-8 Y10 O O J J", 0),
    (Variant::Yuzbir, FalseJoker::Wild, false, "K1-3 K3-5 K4-7 K7-11 B13x2 Y8 O O J J", 64),
    (Variant::Yuzbir, FalseJoker::Okey, false, "K1-4 K7 R1-4 R7 B1-4 B11 Y1-4 Y12 O O", 0),
    (Variant::Yuzbir, FalseJoker::Wild, true, "K1-3 K3-5 K5-8 K6-9 R4 R7 B3 B13 O O J J", 164),
    (Variant::Yuzbir, FalseJoker::Wild, false, "K3-6 R3-6 R8 R12 B3-5 B11 Y3-5 Y9 O O J J", 0),
    (Variant::Yuzbir, FalseJoker::Okey, false, "K3-6 K13 R3-6 B3-6 B11 Y3-6 Y10 Y11 O O", 0),
    (Variant::Okey, FalseJoker::Wild, true, "B1 B3-7 B7-8 B8-9 B9 O O J J", 7_867),
];

fn case(&(variant, false_joker, wrap, hand, _): &Rack) -> Case {
    Case { false_joker, wrap, ..Case::read(variant, "Y12", hand) }
}

/// Returns the time for the verdict, the time for the first twenty decompositions, and the number of decompositions.
fn ask(case: &Case) -> (Duration, Duration, u64) {
    let table = case.table();
    let hand = case.hand(&table);
    let start = Instant::now();
    let engine = engine();
    let verdict = engine.verdict(&hand);
    let judged = start.elapsed();
    let total = match verdict {
        Verdict::OnTurn(discards) => discards.iter().map(|discard| discard.completion.decompositions).sum(),
        Verdict::Between(completion) => completion.decompositions,
    };
    let listed = engine.decompositions(&hand, None).take(20).count() as u64;
    assert_eq!(listed, total.min(20), "{case}");
    (judged, start.elapsed().saturating_sub(judged), total)
}

/// The time limit for one rack. It is far above the normal time on a slow machine, and far below that of an exponential
/// search.
const BOUND: Duration = Duration::from_secs(5);

#[test]
fn the_hardest_racks_take_no_time() {
    for rack in RACKS {
        let case = case(rack);
        let (judged, listed, total) = ask(&case);
        assert_eq!(total, rack.4, "{case}");
        assert!(judged < BOUND, "{case}: judged in {judged:?}");
        assert!(listed < BOUND, "{case}: twenty listed in {listed:?}");
    }
}

#[test]
#[ignore = "minutes: millions of decompositions"]
fn the_hardest_racks_listed_whole() {
    for rack in RACKS {
        let case = case(rack);
        let table = case.table();
        let hand = case.hand(&table);
        let engine = engine();
        let mut total = 0;
        for discard in case.distinct() {
            let mut found = BTreeSet::new();
            for decomposition in engine.decompositions(&hand, Some(discard)) {
                assert_laid(&case, &hand, &decomposition);
                let mut layout: Layout = decomposition.melds.iter().map(|meld| case.as_reference(meld)).collect();
                layout.sort();
                assert!(found.insert(layout), "{case}: listed twice");
            }
            assert_eq!(found.len() as u64, engine.count(&hand, Some(discard)), "{case}");
            total += found.len() as u64;
        }
        assert_eq!(total, rack.4, "{case}");
    }
}

#[test]
#[ignore = "minutes: the reference is slow"]
fn hard_racks_against_the_reference() {
    for rack in RACKS.iter().filter(|rack| rack.1 == FalseJoker::Okey) {
        let mut seen = Seen::default();
        compare(&case(rack), &mut seen);
        assert_eq!(seen.decompositions, rack.4, "{}", rack.3);
    }
}

/// Replacing random tiles of a slow rack does not make it much slower. A replacement is kept if the engine then takes
/// longer.
#[test]
#[ignore = "minutes, and it depends on the machine"]
fn no_exchange_makes_a_hard_rack_much_harder() {
    let mut sampler = Sampler::new(60);
    let slowness = |case: &Case| {
        let (judged, listed, _) = ask(case);
        judged + listed
    };
    for rack in RACKS {
        let mut slowest = case(rack);
        let mut time = slowness(&slowest);
        for _ in 0..150 {
            let next = sampler.exchanged(&slowest);
            let needed = slowness(&next);
            if needed > time {
                (slowest, time) = (next, needed);
            }
        }
        assert!(time < 2 * BOUND, "{slowest}: {time:?}");
    }
}
