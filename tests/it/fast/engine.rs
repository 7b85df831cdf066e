//! Answers from tables against answers of the plain engine, as data, byte for byte.

use okey::fast::Engine;
use okey::report::{AdviseReport, CheckReport, DecompositionReport, MeldsReport, WaitsReport};
use okey::{FalseJoker, Ruling, Tiles, Variant, Verdict};
use serde::Serialize;

use crate::engine::case::Case;
use crate::engine::sampler::{Sampler, Sort};

/// What came up, so that a test can tell it has seen enough of everything.
#[derive(Debug, Default)]
struct Seen {
    hands: usize,
    winning: usize,
    waiting: usize,
    ready: usize,
    advised: usize,
}

/// So many decompositions of each hand are looked at.
const LISTED: usize = 50;

/// One hand on turn in so many is asked for advice, which the plain engine thinks over for long.
const ADVISED: usize = 8;

/// Every game and rule that changes how tiles play.
const RULES: [(Variant, FalseJoker, bool); 13] = [
    (Variant::Okey, FalseJoker::Okey, true),
    (Variant::Okey, FalseJoker::Okey, false),
    (Variant::Okey, FalseJoker::Indicator, true),
    (Variant::Okey, FalseJoker::Wild, true),
    (Variant::Okey, FalseJoker::Wild, false),
    (Variant::OkeyHouse, FalseJoker::Okey, true),
    (Variant::OkeyPot, FalseJoker::Okey, true),
    (Variant::OkeyPot, FalseJoker::Wild, false),
    (Variant::Yuzbir, FalseJoker::Okey, false),
    (Variant::Yuzbir, FalseJoker::Indicator, true),
    (Variant::Yuzbir, FalseJoker::Wild, true),
    (Variant::YuzbirTeam, FalseJoker::Okey, true),
    (Variant::Cs102, FalseJoker::Okey, false),
];

fn json(report: &impl Serialize) -> String {
    serde_json::to_string(report).expect("JSON")
}

fn compare(case: &Case, seen: &mut Seen) {
    let table = case.table();
    let hand = case.hand(&table);
    let (fast, plain) = (Engine::new(&table), Engine::plain(&table));
    let check = |engine: &Engine| {
        let ruling: Ruling<Verdict> = engine.winning(&hand);
        let wins = ruling.verdict.wins();
        (json(&CheckReport::new(&hand, &ruling, engine.distances(&hand))), wins)
    };
    let (said, wins) = check(&fast);
    assert_eq!(said, check(&plain).0, "{case}");
    seen.hands += 1;
    seen.winning += usize::from(wins);
    let melds = |engine: &Engine| {
        let listed = engine.decompositions(&hand, None, LISTED).into_iter().map(DecompositionReport::from);
        json(&MeldsReport::new(&hand, &engine.melds(&hand, None), None, None, listed))
    };
    assert_eq!(melds(&fast), melds(&plain), "{case}");
    let none = Tiles::default();
    if hand.on_turn() && seen.hands.is_multiple_of(ADVISED) {
        let advice = |engine: &Engine| {
            let ruling = engine.advice(&hand, &none);
            ruling.map(|ruling| json(&AdviseReport::new(&hand, &none, &ruling, 5)))
        };
        let said = advice(&fast);
        assert_eq!(said, advice(&plain), "{case}");
        seen.advised += usize::from(said.is_some());
    }
    if !hand.on_turn() {
        let waits = |engine: &Engine| {
            let ruling = engine.waits(&hand, &none);
            let waiting = (!ruling.verdict.waits.is_empty(), ruling.verdict.ready);
            (json(&WaitsReport::new(&hand, &none, &ruling, 5)), waiting)
        };
        let (said, (waiting, ready)) = waits(&fast);
        assert_eq!(said, waits(&plain).0, "{case}");
        seen.waiting += usize::from(waiting);
        seen.ready += usize::from(ready);
    }
}

/// Compares so many hands under each rule, half of them on turn, each third a near miss.
fn sample(first_seed: u64, count: usize) -> Seen {
    let mut seen = Seen::default();
    for (seed, rule) in (first_seed..).zip(RULES) {
        let (size, sorts): (usize, &[Sort]) = match rule.0 {
            Variant::Yuzbir | Variant::YuzbirTeam => (21, &[Sort::Dealt, Sort::Made, Sort::Dense]),
            Variant::Cs102 => (14, &[Sort::Dealt]),
            _ => (14, &[Sort::Dealt, Sort::Made, Sort::Dense, Sort::Pairs, Sort::Dizi]),
        };
        let mut sampler = Sampler::new(seed);
        for at in 0..count {
            compare(&sampler.case(rule, sorts[at % sorts.len()], size + at % 2, at % 3 == 2), &mut seen);
        }
    }
    seen
}

fn assert_enough(seen: &Seen, hands: usize) {
    assert_eq!(seen.hands, hands);
    assert!(seen.winning > hands / 4 && seen.winning < hands * 3 / 4, "{seen:?}");
    assert!(seen.waiting > hands / 10 && seen.ready > hands / 50, "{seen:?}");
    assert!(seen.advised > hands / (4 * ADVISED), "{seen:?}");
}

#[test]
fn sampled_hands() {
    assert_enough(&sample(900, 150), 1_950);
}

#[test]
#[ignore = "minutes: the plain engine is slow"]
fn many_hands() {
    assert_enough(&sample(950, 2_000), 26_000);
}
