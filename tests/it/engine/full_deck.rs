//! For random hands of the full deck, the engine and a slow reference search give the same answers.

use okey::{FalseJoker, Named as _, Variant};

use super::case::Case;
use super::compare::{Seen, compare};
use super::sampler::{Sampler, Sort};
use crate::samples::{cases, enough};

/// The ways in which the sampler builds hands, each with a number of hands. This number is compared twice: at tables
/// where a 1 may follow 13, and at tables where it may not.
type Sorts = &'static [(Sort, usize)];

const CLASSIC: Sorts =
    &[(Sort::Dealt, 500), (Sort::Made, 350), (Sort::Dense, 250), (Sort::Pairs, 500), (Sort::Dizi, 200)];
/// The classic hands to compare if false jokers are wild. Few are built from melds, because the slow search takes long
/// for hands with many wilds.
const CLASSIC_WILD: Sorts =
    &[(Sort::Dealt, 750), (Sort::Made, 200), (Sort::Dense, 125), (Sort::Pairs, 525), (Sort::Dizi, 200)];
const YUZBIR: Sorts = &[(Sort::Dealt, 60), (Sort::Made, 40), (Sort::Dense, 10)];
/// The racks of 101 to compare if false jokers are wild. The slow search takes a second or more for a rack of 22 tiles
/// with four wilds.
const YUZBIR_WILD: Sorts = &[(Sort::Dealt, 60), (Sort::Made, 8), (Sort::Dense, 2)];

/// Asserts that the engine and the slow search give the same answers about random hands under one rule for false
/// jokers. `count` scales the numbers in `sorts`, for example to a quarter.
fn sample(variant: Variant, false_joker: FalseJoker, sorts: Sorts, count: fn(usize) -> usize, seeded: u64) -> Seen {
    let sizes = if variant == Variant::Okey { [14, 15] } else { [21, 22] };
    let mut sampler = Sampler::new(seeded);
    let mut seen = Seen::default();
    for wrap in [true, false] {
        for &(sort, hands) in sorts {
            for at in 0..count(hands) {
                // In three of four hands the player is on turn. In every third hand one tile is replaced by a random
                // one.
                let size = sizes[usize::from(at % 4 > 0)];
                compare(&sampler.case((variant, false_joker, wrap), sort, size, at % 3 == 2), &mut seen);
            }
        }
    }
    seen
}

fn assert_classic(seen: &Seen) {
    assert!(seen.hands >= cases(3600), "{seen:?}");
    assert!(seen.wilds[..3].iter().all(|&hands| hands > enough(200)), "{seen:?}");
    assert!(seen.winning > enough(1250) && seen.hands - seen.winning > enough(1000), "{seen:?}");
    assert!(seen.melds > enough(2000) && seen.pairs > enough(500) && seen.dizi > enough(200), "{seen:?}");
    assert!(seen.several_ways > enough(50) && seen.okey_finishes > enough(75), "{seen:?}");
    assert!(seen.decompositions > enough(25_000) as u64, "{seen:?}");
}

#[test]
fn classic_hands_where_a_false_joker_plays_the_okey() {
    assert_classic(&sample(Variant::Okey, FalseJoker::Okey, CLASSIC, cases, 10));
}

#[test]
fn classic_hands_where_a_false_joker_plays_the_indicator() {
    assert_classic(&sample(Variant::Okey, FalseJoker::Indicator, CLASSIC, cases, 11));
}

#[test]
fn classic_hands_where_a_false_joker_is_wild() {
    let seen = sample(Variant::Okey, FalseJoker::Wild, CLASSIC_WILD, cases, 12);
    assert_classic(&seen);
    assert!(seen.wilds[3] > enough(150) && seen.wilds[4] > enough(25), "{seen:?}");
}

fn assert_yuzbir(seen: &Seen) {
    assert!(seen.wilds[1..3].iter().all(|&hands| hands > enough(20)), "{seen:?}");
    assert!(seen.winning > enough(10) && seen.hands - seen.winning > enough(50), "{seen:?}");
    assert!(seen.okey_finishes > 0 && seen.decompositions > enough(1000) as u64, "{seen:?}");
    assert_eq!(seen.pairs + seen.dizi, 0, "{seen:?}");
}

#[test]
fn yuzbir_racks_where_a_false_joker_plays_the_okey() {
    assert_yuzbir(&sample(Variant::Yuzbir, FalseJoker::Okey, YUZBIR, cases, 20));
}

#[test]
fn yuzbir_racks_where_a_false_joker_plays_the_indicator() {
    assert_yuzbir(&sample(Variant::Yuzbir, FalseJoker::Indicator, YUZBIR, cases, 21));
}

#[test]
fn yuzbir_racks_where_a_false_joker_is_wild() {
    let seen = sample(Variant::Yuzbir, FalseJoker::Wild, YUZBIR_WILD, cases, 22);
    assert_yuzbir(&seen);
    assert!(seen.wilds[3] > enough(5) && seen.wilds[4] > enough(1), "{seen:?}");
}

/// The engine and the slow search agree on special hands that a random sample may miss.
#[test]
fn chosen_hands() {
    for (indicator, hand) in [
        ("Y12", "K1-13 K1 Y9"),                                  // a run of fourteen tiles, also a dizi
        ("Y12", "K1-13 O Y9"),                                   // the okey is the first or last tile
        ("Y12", "K2-13 O O Y9"),                                 // okeys at both ends
        ("Y12", "KRBY5x2 K9-11 R9-11 Y9"),                       // eight tiles of one number
        ("Y12", "R4-6 R4-6 K4-6 K4-6 R8x2 B2"),                  // equal runs, and seven pairs
        ("R5", "J J R7 R7 R8 R8 K1-3 B1-3 Y1-3"),                // two false jokers, one in each of two runs
        ("R5", "J J R5 R3x2 R4x2 K5 B5 K8-12 Y9"),               // three tiles of one face
        ("Y12", "R12 R13 R1 R1 R2 R3 K12 K13 K1 K1 K2 K3 B6-8"), // a 1 before 2, and a 1 after 13
        ("Y12", "K12 K13 K1-3 R12 R13 R1-3 B1-3 Y1 Y2"),         // 13-1-2 is never a run
        ("Y12", "KRBY5 O O KRBY6 KRBY7 K8"),                     // five tiles are never a group
    ] {
        for &false_joker in FalseJoker::ALL {
            for wrap in [true, false] {
                let case = Case::read(Variant::Okey, indicator, hand);
                compare(&Case { false_joker, wrap, ..case }, &mut Seen::default());
            }
        }
    }
}

#[test]
#[ignore = "minutes: twenty times the sample, with other seeds"]
fn many_classic_hands() {
    for (seed, false_joker, sorts) in
        [(110, FalseJoker::Okey, CLASSIC), (111, FalseJoker::Indicator, CLASSIC), (112, FalseJoker::Wild, CLASSIC_WILD)]
    {
        assert_eq!(sample(Variant::Okey, false_joker, sorts, |hands| 20 * hands, seed).hands, 72_000);
    }
}

#[test]
#[ignore = "minutes: ten times the sample, with other seeds"]
fn many_yuzbir_racks() {
    for (seed, false_joker, sorts) in
        [(120, FalseJoker::Okey, YUZBIR), (121, FalseJoker::Indicator, YUZBIR), (122, FalseJoker::Wild, YUZBIR_WILD)]
    {
        assert!(sample(Variant::Yuzbir, false_joker, sorts, |hands| 10 * hands, seed).winning > 100);
    }
}
