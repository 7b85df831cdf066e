//! The engine finds as many pairs as a slow reference search, and pairs an okey with the highest single tile.

use std::collections::BTreeMap;

use okey::{FalseJoker, MeldKind, Named as _, Tiles, Variant};

use super::case::{Case, engine, profile};
use super::compare::written;
use super::sampler::{Sampler, Sort};
use crate::reference::{self, Problem};
use crate::samples::cases;

/// Asserts that the engine's pairs are valid and that the hand cannot form more. Returns true if the hand has at least
/// `needed` pairs.
fn compare(case: &Case, needed: usize) -> bool {
    let table = case.table();
    let hand = case.hand(&table);
    let pairing = engine().pairs(&hand).unwrap_or_else(|why| panic!("{case}: {why}"));
    let problem = case.problem(&case.tiles);
    let text = written(&pairing.pairs);
    assert_eq!(pairing.made, natural_pairs(&problem), "{case}: {text}");
    assert_eq!(pairing.with_okeys, reference::most_pairs(&problem), "{case}: {text}");
    assert_eq!(pairing.pairs.len(), pairing.with_okeys, "{case}: {text}");
    assert_eq!(pairing.needed, needed, "{case}");
    assert_eq!(pairing.eligible, pairing.with_okeys >= needed, "{case}: {text}");
    for (at, pair) in pairing.pairs.iter().enumerate() {
        assert_eq!(pair.kind, MeldKind::Pair, "{case}: {text}");
        assert_eq!(pair.breaches(&table), [], "{case}: {text}");
        let natural = pair.places.iter().all(|placed| case.plays(placed.tile).is_some());
        assert_eq!(natural, at < pairing.made, "{case}: natural pairs come first: {text}");
    }
    let paired = pairing.pairs.iter().flat_map(|pair| pair.places.iter().map(|placed| placed.tile));
    let all: Tiles = paired.chain(pairing.singles.iter()).collect();
    assert_eq!(&all, hand.tiles(), "{case}: {text}");
    if case.variant == Variant::Okey {
        let whole = |tiles: &[okey::Tile]| reference::seven_pairs(&case.problem(tiles));
        let seven = whole(&case.tiles) || case.distinct().into_iter().any(|tile| whole(&case.without(tile)));
        assert_eq!(pairing.eligible, seven, "{case}: {text}");
    }
    pairing.eligible
}

fn hand_of(tiles: &str) -> okey::Hand {
    let case = Case::read(Variant::Yuzbir, "R5", tiles);
    case.hand(&case.table())
}

fn natural_pairs(problem: &Problem) -> usize {
    let mut counts = BTreeMap::new();
    for face in &problem.naturals {
        *counts.entry(face).or_insert(0) += 1;
    }
    counts.into_values().map(|count: usize| count / 2).sum()
}

#[test]
fn sampled_hands() {
    let mut sampler = Sampler::new(40);
    for (variant, sizes, needed) in [(Variant::Okey, [14, 15], 7), (Variant::Yuzbir, [21, 22], 5)] {
        for &false_joker in FalseJoker::ALL {
            let mut eligible = 0;
            for at in 0..cases(800) {
                let sort = if at % 2 == 0 { Sort::Pairs } else { Sort::Dealt };
                // 21 tiles cannot all be in pairs, so the sampler makes one tile random.
                let size = sizes[usize::from(at % 3 > 0)];
                let case = sampler.case((variant, false_joker, true), sort, size, at % 4 == 2);
                eligible += usize::from(compare(&case, needed));
            }
            assert!((cases(150)..cases(700)).contains(&eligible), "{variant}, {false_joker}: {eligible}");
        }
    }
}

/// A rack of ten tiles in five pairs may not open with them, because one tile must stay for the throw.
#[test]
fn a_rack_that_is_pairs_alone() {
    for (hand, eligible) in
        [("K1x2 K2x2 K3x2 K4x2 K6x2", false), ("K1x2 K2x2 K3x2 K4x2 K6x2 K9", true), ("K1-12", false)]
    {
        assert_eq!(engine().pairs(&hand_of(hand)).expect("pairs").eligible, eligible, "{hand}");
    }
    assert!(engine().pairs(&hand_of("K1x2 K2x2 K3x2 K4x2 K6x2 K9x2")).expect("pairs").eligible);
}

/// The switch `open.pairs` sets how many pairs a rack of 101 needs to open.
#[test]
fn the_pairs_to_open_with() {
    let case = Case::read(Variant::Yuzbir, "R5", "K1x2 K2x2 K3x2 K4x2 B1 B2 B4 B5 B7 B8 B10 B11 Y1 Y2 Y4 Y5 J O");
    for (bar, eligible) in [("5", true), ("6", false)] {
        let indicator = okey::Symbol::Tile("R5".parse().expect("a tile"));
        let table = okey::Table::new(profile("101", &[("open.pairs", bar)]), Some(indicator)).expect("a table");
        let pairing = engine().pairs(&case.hand(&table)).expect("pairs");
        assert_eq!((pairing.made, pairing.with_okeys, pairing.eligible), (4, 5, eligible), "{case}");
    }
}

#[test]
fn an_okey_goes_to_the_highest_single() {
    let case = Case::read(Variant::Okey, "R5", "K1x2 K2x2 K3x2 K4x2 B1 B9 B13 B5 Y1 O");
    let table = case.table();
    let pairing = engine().pairs(&case.hand(&table)).expect("pairs");
    assert_eq!(written(&pairing.pairs), "K1 K1 / K2 K2 / K3 K3 / K4 K4 / B13 R6=B13", "{case}");
    assert_eq!(pairing.singles.to_string(), "B1 B5 B9 Y1", "{case}");
}
