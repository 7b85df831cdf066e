//! The engine leaves as few tiles outside melds as possible. A slow search tries every choice of tiles to leave out.

use std::collections::BTreeSet;

use okey::{FalseJoker, Meld, Named as _, Tile, Tiles, Variant};

use crate::distance::{RULES, hands};
use crate::engine::case::{Case, engine};
use crate::engine::sampler::{Sampler, Sort};
use crate::reference::layouts;

/// Returns the lowest possible number of tiles outside melds, and the number of layouts with this number. Several
/// choices that keep the same faces and wilds count once.
fn by_leaving_out(case: &Case) -> (usize, u64) {
    for outside in 0..=case.tiles.len() {
        let mut seen = BTreeSet::new();
        let total = leave(case, &case.tiles, outside, 0, &mut seen);
        if total > 0 {
            return (outside, total);
        }
    }
    unreachable!("nothing left lies in no melds")
}

fn leave(case: &Case, tiles: &[Tile], more: usize, from: usize, seen: &mut BTreeSet<Vec<Option<(u8, u8)>>>) -> u64 {
    if more == 0 {
        let mut plays: Vec<_> = tiles.iter().map(|&tile| case.plays(tile)).collect();
        plays.sort_unstable();
        return if seen.insert(plays) { layouts(&case.problem(tiles)).len() as u64 } else { 0 };
    }
    (from..tiles.len())
        .map(|at| {
            let mut rest = tiles.to_vec();
            rest.remove(at);
            leave(case, &rest, more - 1, at, seen)
        })
        .sum()
}

#[test]
fn the_fewest_outside_are_found_and_counted() {
    let mut left = 0;
    for rule in RULES {
        for case in hands(41, rule, 14, 24) {
            let table = case.table();
            let hand = case.hand(&table);
            let engine = engine();
            let partial = engine.partial(&hand, None);
            if partial.outside() > 6 {
                continue;
            }
            assert_eq!((partial.outside(), partial.count()), by_leaving_out(&case), "{case}");
            left += usize::from(partial.outside() > 0);
        }
    }
    assert!(left > 30, "{left} hands leave some outside");
}

/// The engine also leaves as few tiles as possible outside melds for racks of 1 to 13 tiles. A player of 101 has such a
/// rack after laying tiles.
#[test]
fn smaller_racks_of_101_leave_as_few() {
    let mut sampler = Sampler::new(43);
    let mut left = 0;
    for size in 1..=13 {
        for at in 0..16 {
            let false_joker = FalseJoker::ALL[at % 3];
            let sort = if size > 2 && at % 2 == 0 { Sort::Made } else { Sort::Dealt };
            let mut case =
                sampler.case((Variant::Yuzbir, false_joker, at % 4 == 0), sort, size, size > 3 && at % 8 > 3);
            case.tiles.truncate(size);
            let table = case.table();
            let hand = case.hand(&table);
            let engine = engine();
            let partial = engine.partial(&hand, None);
            if partial.outside() > 6 && size > 8 {
                continue;
            }
            assert_eq!((partial.outside(), partial.count()), by_leaving_out(&case), "{case}");
            left += usize::from(partial.outside() > 0);
            assert_eq!(engine.partial_layouts(&partial).count() as u64, partial.count(), "{case}");
        }
    }
    assert!(left > 60, "{left} racks leave some outside");
}

#[test]
fn listed_layouts_equal_the_count() {
    let racks = ["K3-9 R3-9 B3-8 Y1 O*", "KRBY5 KRBY6 K7-9 R1x2 B11 Y13 Y12 O* K2 B1 B9 R12", "K1-13 R2-9"];
    let racks = racks.map(|hand| Case::read(Variant::Yuzbir, "Y8", hand));
    let dealt = RULES.into_iter().flat_map(|rule| hands(42, rule, 15, 20));
    for case in dealt.chain(racks) {
        let table = case.table();
        let hand = case.hand(&table);
        let engine = engine();
        let partial = engine.partial(&hand, None);
        let mut reported = BTreeSet::new();
        for layout in engine.partial_layouts(&partial) {
            assert!(layout.melds.iter().all(|meld: &Meld| meld.breaches(&table).is_empty()), "{case}");
            let laid = layout.melds.iter().flat_map(|meld| &meld.places).map(|placed| placed.tile);
            let all: Tiles = laid.chain(layout.outside.iter()).collect();
            assert_eq!(&all, hand.tiles(), "{case}");
            assert_eq!(layout.outside.len(), partial.outside(), "{case}");
            let mut melds: Vec<_> = layout.melds.iter().map(|meld| case.as_reference(meld)).collect();
            melds.sort();
            let mut outside: Vec<_> = layout.outside.iter().map(|tile| case.plays(tile)).collect();
            outside.sort_unstable();
            assert!(reported.insert((melds, outside)), "{case}: {layout:?} comes twice");
        }
        assert_eq!(reported.len() as u64, partial.count(), "{case}");
    }
}

#[test]
fn a_hand_that_lies_in_melds_leaves_nothing() {
    let case = Case::read(Variant::Okey, "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* O*");
    let table = case.table();
    let hand = case.hand(&table);
    let engine = engine();
    assert_eq!(engine.partial(&hand, None).outside(), 0);
    assert_eq!(engine.partial(&hand, None).count(), engine.count(&hand, None));
}
