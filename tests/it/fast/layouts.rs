//! Layouts of the fast engine: the same as those of the plain one, in the same order, for every discard of every sampled hand.

use std::ops::ControlFlow;

use okey::fast::{Judge, Layouts};
use okey::{Analysis, Decomposition, FalseJoker, Role, Tile, Tiles, Variant, lay};

use super::wins::RULES;
use crate::engine::case::Case;
use crate::engine::sampler::{Sampler, Sort};

/// What came up, so that a test can tell it has seen enough of everything.
#[derive(Debug, Default)]
struct Seen {
    hands: usize,
    /// Hands with a face held three times, which have to go to the plain engine.
    plain: usize,
    /// Discards, and whole hands, that leave a layout, and those that do not.
    laid: usize,
    not_laid: usize,
    layouts: u64,
    /// Layouts listed, not only counted.
    listed: usize,
    /// Wilds that stay in hands that can be laid.
    wilds: [usize; 5],
}

/// Asserts that both engines lay the tiles that stay in the same ways. Long lists are compared up to `most`.
fn compare_one(
    case: &Case,
    judge: &Judge,
    layouts: &mut Layouts,
    thrown: Option<Tile>,
    most: usize,
    seen: &mut Seen,
) {
    let table = case.table();
    let hand = case.hand(&table);
    let analysis = Analysis::new(&hand);
    let packed = judge.pack(hand.tiles().iter()).expect("two of a face");
    let role: Option<Role> = thrown.map(|tile| table.roles().of(tile));
    let kept = thrown.map_or_else(|| case.tiles.clone(), |tile| case.without(tile));
    let kept: Tiles = kept.into_iter().collect();
    let count = layouts.count(packed, role);
    assert_eq!(count, analysis.count(thrown), "{case}, throwing {thrown:?}");
    let mut listed = Vec::new();
    let end = layouts.visit(packed, role, |layout| {
        listed.push(Decomposition { discard: thrown, melds: lay(layout, &kept, &table) });
        if listed.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(end.is_break(), count >= most as u64, "{case}, throwing {thrown:?}");
    assert!(analysis.decompositions(thrown).take(most).eq(listed.iter().cloned()), "{case}, throwing {thrown:?}");
    assert_eq!(listed.len() as u64, count.min(most as u64), "{case}, throwing {thrown:?}");
    seen.laid += usize::from(count > 0);
    seen.not_laid += usize::from(count == 0);
    seen.layouts += count;
    seen.listed += listed.len();
    seen.wilds[usize::from(case.problem(&kept.iter().collect::<Vec<_>>()).wilds)] += usize::from(count > 0);
}

fn compare(case: &Case, most: usize, seen: &mut Seen) {
    let table = case.table();
    let judge = Judge::new(&table).expect("a game of melds");
    let layouts = &mut Layouts::new(&table).expect("a game of melds");
    seen.hands += 1;
    if judge.pack(case.tiles.iter().copied()).is_none() {
        assert_eq!(case.false_joker, FalseJoker::Indicator, "{case}");
        seen.plain += 1;
    } else if case.on_turn() {
        for tile in case.distinct() {
            compare_one(case, &judge, layouts, Some(tile), most, seen);
        }
    } else {
        compare_one(case, &judge, layouts, None, most, seen);
    }
}

/// Compares so many hands under each rule: one of fourteen for three of fifteen, each third a near miss.
fn sample(first_seed: u64, count: usize) -> Seen {
    let mut seen = Seen::default();
    for (seed, rule) in (first_seed..).zip(RULES).filter(|(_, rule)| rule.0 == Variant::Okey) {
        let sorts = [Sort::Dealt, Sort::Made, Sort::Dense, Sort::Made, Sort::Dense, Sort::Dizi];
        let mut sampler = Sampler::new(seed);
        for at in 0..count {
            let size = if at % 4 == 0 { 14 } else { 15 };
            compare(&sampler.case(rule, sorts[at % sorts.len()], size, at % 3 == 2), 10_000, &mut seen);
        }
    }
    seen
}

/// Compares so many racks of 101 under each rule; of each list the first thousand.
fn racks(first_seed: u64, count: usize) -> Seen {
    let mut seen = Seen::default();
    for (seed, rule) in (first_seed..).zip(RULES).filter(|(_, rule)| rule.0 == Variant::Yuzbir) {
        let sorts = [Sort::Dealt, Sort::Made, Sort::Dense];
        let mut sampler = Sampler::new(seed);
        for at in 0..count {
            let size = if at % 4 == 0 { 21 } else { 22 };
            compare(&sampler.case(rule, sorts[at % sorts.len()], size, at % 3 == 2), 1_000, &mut seen);
        }
    }
    seen
}

fn assert_enough(seen: &Seen, hands: usize) {
    assert_eq!(seen.hands, hands);
    assert!(seen.laid > hands / 2 && seen.not_laid > hands, "{seen:?}");
    assert!(seen.layouts > 10 * hands as u64 && seen.listed > 10 * hands, "{seen:?}");
    assert!(seen.wilds[..3].iter().all(|&each| each > hands / 20), "{seen:?}");
    assert!(seen.wilds[3] > hands / 200 && seen.wilds[4] > hands / 2_000, "{seen:?}");
    assert!(seen.plain > 0, "{seen:?}");
}

#[test]
fn sampled_hands() {
    assert_enough(&sample(900, 1_200), 6_000);
}

#[test]
fn sampled_racks() {
    assert_enough(&racks(910, 100), 300);
}

#[test]
#[ignore = "minutes: the plain engine is slow"]
fn many_hands() {
    let seen = sample(920, 50_000);
    println!("{seen:?}");
    assert_enough(&seen, 250_000);
}

#[test]
#[ignore = "minutes: the plain engine is slow"]
fn many_racks() {
    let seen = racks(930, 2_000);
    println!("{seen:?}");
    assert_enough(&seen, 6_000);
}
