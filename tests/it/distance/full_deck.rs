//! For random hands of the full deck, the engine finds the same distances and useful tiles as a slow reference search.

use super::engine::Engine;
use super::expected::{expected, useful};
use super::hands::{RULES, hands};
use crate::engine::case::Case;
use crate::engine::sampler::Sampler;
use crate::samples::{cases, enough, some_of};

/// Counts of compared hands, by which a test checks their variety.
#[derive(Clone, Debug, Default)]
struct Seen {
    hands: usize,
    distances: [usize; 15],
    wilds: [usize; 5],
    useful: usize,
    /// Hands that are nearer to seven pairs than to runs and groups.
    pairs: usize,
    /// Hands that are nearer to a dizi (1 to 13 of one colour and its second 1) than to runs and groups.
    dizi: usize,
}

/// Asserts that the engine and the slow search agree on the distances and, if `with_useful`, on the useful tiles.
fn compare(case: &Case, with_useful: bool, seen: &mut Seen) {
    let answer = Engine::new(&case.table()).measure(&case.tiles);
    let expected = expected(case);
    assert_eq!(
        (answer.melds, answer.pairs, answer.dizi, answer.chains, answer.least),
        (expected.melds, expected.pairs, expected.dizi, expected.chains, expected.least()),
        "{case}"
    );
    let least = expected.least().expect("a classic hand has a distance");
    if with_useful {
        assert_eq!(answer.useful, useful(case, least), "{case}");
        seen.useful += usize::from(!answer.useful.is_empty());
    }
    seen.hands += 1;
    seen.distances[usize::from(least)] += 1;
    seen.wilds[usize::from(case.problem(&case.tiles).wilds)] += 1;
    seen.pairs += usize::from(expected.pairs < expected.melds);
    seen.dizi += usize::from(expected.dizi < expected.melds);
}

/// Compares the distances of `count` hands of 14 and of 15 tiles under every rule. For some of the 14-tile hands, also
/// compares the useful tiles.
fn sample(first_seed: u64, count: usize) -> Seen {
    let mut seen = Seen::default();
    for (seed, rule) in (first_seed..).step_by(10).zip(RULES) {
        let mut sampler = Sampler::new(seed + 2);
        for (at, size) in [14, 15].into_iter().enumerate() {
            for case in hands(seed + at as u64, rule, size, count) {
                compare(&case, size == 14 && sampler.chance(0.25), &mut seen);
            }
        }
    }
    seen
}

fn assert_enough(seen: &Seen, hands: usize) {
    assert_eq!(seen.hands, hands);
    assert!(seen.distances[..5].iter().all(|&each| each > hands / 50), "{seen:?}");
    assert!(seen.wilds[..3].iter().all(|&each| each > hands / 20), "{seen:?}");
    assert!(seen.wilds[3] > hands / 100 && seen.wilds[4] > 0, "{seen:?}");
    assert!(seen.pairs > hands / 20 && seen.dizi > hands / 100, "{seen:?}");
    assert!(seen.useful > hands / 20, "{seen:?}");
}

#[test]
fn sampled_hands() {
    let count = cases(80);
    assert_enough(&sample(100, count), 12 * count);
}

#[test]
#[ignore = "minutes: the reference is slow"]
fn many_hands() {
    assert_enough(&sample(1000, 2_000), 24_000);
}

/// The engine and the slow search compute the same distances for special hands. In many of them the nearest win needs
/// three tiles of one face, or the last tile of the indicator's or the okey's face.
#[test]
fn chosen_hands() {
    let mut seen = Seen::default();
    let hands = [
        ("K1", "K1 J J R1x2 B1x2 Y1x2 K4 R4 B4 Y4 K9"), // if false jokers play as K1: no third R1, B1 or Y1 exists
        ("K5", "K5 J J R1-5 R5 B5x2 Y5x2 K9"),
        ("K13", "K13 J J R13x2 B13x2 Y13x2 K4 R4 B4 Y4 R9"),
        ("K12", "K12 J J R12x2 B12x2 Y12x2 R9-11 R13 B3"),
        // False jokers that play as the indicator: in the next four hands, a run through the okey's face then needs a
        // wild. Only two wilds exist, so the engine must not count a win by three such runs.
        ("R2", "K6 R1x2 R2 O O R4 R5 R6x2 Y5 Y6 J J"),
        ("R2", "K11 R1 R2 O O R4x2 R5 R6 R12 B12 Y12 J J"),
        ("K2", "K1x2 K2 O K4x2 K5 K13 B1 B2 B3 B10 J J"),
        ("Y2", "K3 K9 R3 B3 Y1x2 Y2 O Y4x2 Y5 Y10 J J"),
        ("Y12", "K5 R5 B5 K5 R5 B5 K6-9 Y1 Y3 B9 R9"), // a third K5 would help, but does not exist
        ("R5", "R3 R4 R7 R8 K6 B6 Y6 K1-3 B9-12"),     // a layout would need R6 twice, but R6 is the okey
        ("R5", "R3 R4 R6 R6 R7 R8 K5 B5 Y5 K1-3 B9 B10"),
        ("R13", "R11 R12 R13 R2 R3 K1 B1 Y1 K4-7 Y9 Y9"),
        ("R1", "R11-13 K1 R1 B1 Y1 R3-5 B7-9 Y9"),
        ("Y12", "O O K1 K4 K7 K10 R2 R5 R8 R11 B3 B6 B9 B12"), // no tiles fit together
        ("Y12", "K1-13 K1"),
        ("Y12", "K1-12 O O"),
        ("Y12", "O O J J K1-10"),
    ];
    for (round, (indicator, hand)) in hands.into_iter().enumerate() {
        let read = Case::read(okey::Variant::Okey, indicator, hand);
        for (false_joker, wrap) in some_of(RULES, round) {
            compare(&Case { false_joker, wrap, ..read.clone() }, true, &mut seen);
        }
    }
    assert!(seen.distances[1] > enough(10), "{seen:?}");
}
