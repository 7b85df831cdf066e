//! Checks laws that every opening must satisfy. These tests do not compare with a reference search.

use okey::opening::Bars;
use okey::within::layouts;
use okey::{FalseJoker, Role, Tile, Variant};

use crate::engine::case::{Case, engine, packed};
use crate::engine::sampler::{Sampler, Sort};
use crate::samples::{cases, enough};

fn highest(case: &Case) -> u32 {
    let table = case.table();
    let hand = case.hand(&table);
    engine().openings(&hand, Bars { sum: 101, pairs: 5 }, None).expect("101").best.sum
}

#[test]
fn a_tile_more_never_lowers_the_sum() {
    let mut sampler = Sampler::new(220);
    for at in 0..cases(400) {
        let sort = [Sort::Dealt, Sort::Made, Sort::Dense][at % 3];
        let false_joker = sampler.pick(&[FalseJoker::Okey, FalseJoker::Indicator]);
        let case = sampler.case((Variant::Yuzbir, false_joker, at % 2 == 0), sort, 22, false);
        let whole = highest(&case);
        let thrown = sampler.pick(&case.tiles);
        assert!(highest(&Case { tiles: case.without(thrown), ..case.clone() }) <= whole, "{case} without {thrown}");
    }
}

#[test]
fn an_okey_for_a_natural_tile_never_lowers_the_sum() {
    let mut sampler = Sampler::new(221);
    let mut swapped = 0;
    while swapped < cases(400) {
        let sort = [Sort::Dealt, Sort::Made, Sort::Dense][swapped % 3];
        let case = sampler.case((Variant::Yuzbir, FalseJoker::Okey, swapped % 2 == 0), sort, 22, false);
        let okey = case.okey();
        let thrown = sampler.pick(&case.tiles);
        if case.tiles.iter().filter(|&&tile| tile == okey).count() == 2 || case.is_okey(thrown) {
            continue;
        }
        let mut tiles = case.without(thrown);
        tiles.push(okey);
        assert!(highest(&Case { tiles, ..case.clone() }) >= highest(&case), "{case}: an okey for {thrown}");
        swapped += 1;
    }
}

/// Returns the highest number of pairs that the tiles can form, by trying every combination.
fn most_pairs(case: &Case, tiles: &[Tile]) -> usize {
    let Some((&first, others)) = tiles.split_first() else { return 0 };
    let paired = partners(case, first, others).map(|rest| 1 + most_pairs(case, &rest));
    paired.max().unwrap_or(0).max(most_pairs(case, others))
}

/// Returns, for each possible partner of `tile` in `others`, the tiles of `others` without this partner.
fn partners(case: &Case, tile: Tile, others: &[Tile]) -> impl Iterator<Item = Vec<Tile>> {
    let alike = move |other: Tile| match (case.plays(tile), case.plays(other)) {
        (Some(one), Some(two)) => one == two,
        _ => true,
    };
    (0..others.len()).filter(move |&at| alike(others[at])).map(|at| [&others[..at], &others[at + 1..]].concat())
}

/// A rack opens with pairs if and only if it can lay enough pairs, with one tile left to throw. One of the pairs must
/// contain the taken tile.
#[test]
fn pairs_with_the_tile_taken_are_found_where_there_are_any() {
    let mut sampler = Sampler::new(222);
    let mut opened = [0; 2];
    for at in 0..cases(3000) {
        let false_joker = sampler.pick(&[FalseJoker::Okey, FalseJoker::Wild]);
        let sort = [Sort::Pairs, Sort::Dealt][at % 2];
        let mut case = sampler.case((Variant::Yuzbir, false_joker, true), sort, 22, false);
        let wild = |&tile: &Tile| case.plays(tile).is_none();
        let size = 5 + sampler.below(6);
        let (mut few, mut rest): (Vec<Tile>, Vec<Tile>) = case.tiles.iter().partition(|tile| wild(tile));
        sampler.shuffle(&mut few);
        few.truncate(sampler.below(4));
        rest.sort_unstable();
        few.extend(rest.iter().skip(sampler.below(4)).take(size - few.len()));
        case.tiles = few;
        let taken = sampler.pick(&case.tiles);
        let pairs = 2 + sampler.below(4);
        let table = case.table();
        let bars = Bars { sum: 200, pairs: u32::try_from(pairs).expect("few") };
        let found = engine().openings(&case.hand(&table), bars, Some(taken)).expect("101").pairs;
        let most = partners(&case, taken, &case.without(taken)).map(|rest| 1 + most_pairs(&case, &rest)).max();
        let expected = most.is_some_and(|most| most.min((case.tiles.len() - 1) / 2) >= pairs);
        assert_eq!(found.eligible, expected, "{case}, taken {taken}, of {pairs}");
        opened[usize::from(expected)] += 1;
    }
    assert!(opened.iter().all(|&racks| racks > enough(500)), "{opened:?}");
}

/// Returns the number of openings of a hand, computed by the engine and by adding up layouts.
///
/// Every opening is a layout of some of the tiles. So the second number is the sum of the layouts of every subset of
/// the hand, except the empty subset and the whole hand.
fn openings_by_what_they_use(hand: &str) -> (u64, u64) {
    let case = Case::read(Variant::Yuzbir, "Y12", hand);
    let table = case.table();
    let hand = case.hand(&table);
    let engine = engine();
    let layouts = layouts(&engine, case.wrap);
    let whole = hand.role_counts();
    let mut parts = vec![whole];
    let faces: Vec<_> = whole.faces().map(|(face, _)| Role::Natural(face)).chain([Role::Wild]).collect();
    for role in faces {
        let mut at = 0;
        while at < parts.len() {
            let held = match role {
                Role::Natural(face) => parts[at].count(face),
                Role::Wild => parts[at].wilds,
            };
            // `parts` grows until it has every subset of the hand. A subset with all tiles of this role adds the
            // subsets that leave out one, two or more of them. These are not split again, so each subset is added once.
            let all = match role {
                Role::Natural(face) => whole.count(face),
                Role::Wild => whole.wilds,
            };
            if held == all {
                let mut part = parts[at];
                for _ in 0..all {
                    part = part.without(role);
                    parts.push(part);
                }
            }
            at += 1;
        }
    }
    let all: u64 = parts.iter().map(|part| layouts.count(packed(part))).sum();
    let found = engine.openings(&hand, Bars { sum: 0, pairs: 5 }, None).expect("101").openings;
    (found, all - 1 - layouts.count(packed(&whole)))
}

#[test]
fn openings_are_the_layouts_of_all_subsets() {
    let (found, expected) = openings_by_what_they_use("KRB7-9x2 K10 K12 O O");
    assert_eq!(found, expected);
    assert!(found > 50_000);
}

#[test]
#[ignore = "minutes: three million parts of each rack"]
fn openings_of_hard_racks_are_the_layouts_of_all_subsets() {
    for (hand, openings) in HARD {
        let (found, expected) = openings_by_what_they_use(hand);
        assert_eq!((found, found), (expected, *openings), "{hand}");
    }
}

/// Racks, each with the number of its openings if the bar is 0.
const HARD: &[(&str, u64)] =
    &[("KRBY4-8 O O", 4_677_237), ("K3-12 R3-12 O O", 3_600_179), ("KRBY8-11 KRB12 K13 O O", 2_473_427)];
