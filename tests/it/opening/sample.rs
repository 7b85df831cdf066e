//! For random racks, the engine finds the same openings as a slow reference search.

use okey::{FalseJoker, Variant};

use super::compare::{Asked, Seen, compare};
use crate::engine::case::Case;
use crate::engine::sampler::{Sampler, Sort};
use crate::samples::{cases, enough, some_of};

/// Returns the rack with two okeys, which replace other tiles if necessary.
pub(crate) fn with_both_okeys(mut case: Case) -> Case {
    let okey = case.okey();
    for _ in case.tiles.iter().filter(|&&tile| case.is_okey(tile)).count()..2 {
        let at = case.tiles.iter().position(|&tile| tile != okey).expect("another tile");
        case.tiles[at] = okey;
    }
    case
}

/// Compares the engine with the slow search for racks of 22 tiles and a few of 21. Every second rack has both okeys.
/// For half of the racks, one tile was taken from the discards.
fn sample(rules: (FalseJoker, bool), sorts: &[(Sort, usize)], seeded: u64) -> Seen {
    let (false_joker, wrap) = rules;
    let mut sampler = Sampler::new(seeded);
    let mut seen = Seen::default();
    for &(sort, racks) in sorts {
        for at in 0..racks {
            let size = if at % 20 == 19 { 21 } else { 22 };
            let mut case = sampler.case((Variant::Yuzbir, false_joker, wrap), sort, size, at % 3 == 2);
            if at % 2 == 0 {
                case = with_both_okeys(case);
            }
            let bar = sampler.pick(&[101, 101, 101, 0, 60, 140]);
            let taken = (size == 22 && at % 4 < 2).then(|| sampler.pick(&case.tiles));
            compare(&Asked { case, bar, taken }, &mut seen);
        }
    }
    seen
}

fn assert_seen(seen: &Seen, racks: u64) {
    assert_eq!(seen.racks, racks);
    assert!(seen.both_okeys * 2 >= seen.racks, "{seen:?}");
    assert!(seen.opening * 5 > racks && seen.opening < racks, "{seen:?}");
    assert!(
        seen.elden > 0 && seen.by_pairs > 0 && seen.other_aims > enough(10) as u64 && seen.listed > enough(1000) as u64,
        "{seen:?}"
    );
}

#[test]
fn racks_where_a_false_joker_plays_the_okey() {
    assert_seen(
        &sample((FalseJoker::Okey, false), &[(Sort::Dealt, cases(120)), (Sort::Made, cases(20))], 200),
        cases(140) as u64,
    );
    assert_seen(
        &sample((FalseJoker::Okey, true), &[(Sort::Dealt, cases(60)), (Sort::Made, cases(10))], 201),
        cases(70) as u64,
    );
}

#[test]
fn racks_where_a_false_joker_plays_the_indicator() {
    assert_seen(
        &sample((FalseJoker::Indicator, false), &[(Sort::Dealt, cases(60)), (Sort::Made, cases(10))], 202),
        cases(70) as u64,
    );
}

/// The engine finds the same openings as the slow search if false jokers are wild. The slow search takes a long time on
/// each of these racks, so only a few are compared.
#[test]
fn racks_where_a_false_joker_is_wild() {
    let seen = sample((FalseJoker::Wild, false), &[(Sort::Dealt, cases(24))], 203);
    assert!(seen.opening > 0 && seen.openings > 2_500, "{seen:?}");
}

/// The engine and the slow search agree on racks of 1 to 20 tiles. A player who has opened has fewer than 21 tiles, and
/// a question may be about a few tiles.
#[test]
fn racks_of_any_size_below_a_whole_one() {
    let mut sampler = Sampler::new(204);
    let mut seen = Seen::default();
    for size in 1..=20 {
        for at in some_of(0..12, size) {
            let sort = if size > 2 && at % 3 > 0 {
                [Sort::Made, Sort::Dense, Sort::Pairs][at % 2 + at / 6]
            } else {
                Sort::Dealt
            };
            let false_joker = if size < 12 && at % 5 == 0 {
                FalseJoker::Wild
            } else {
                [FalseJoker::Okey, FalseJoker::Indicator][at % 2]
            };
            let mut case = sampler.case((Variant::Yuzbir, false_joker, at % 4 == 0), sort, size, false);
            case.tiles.truncate(size);
            let bar = sampler.pick(&[101, 60, 30, 0]);
            let taken = (at % 6 == 0).then(|| sampler.pick(&case.tiles));
            compare(&Asked { case, bar, taken }, &mut seen);
        }
    }
    assert_eq!((seen.racks, seen.elden), (cases(240) as u64, 0));
    assert!(
        seen.opening > enough(75) as u64
            && seen.by_pairs > enough(10) as u64
            && seen.listed > enough(500) as u64
            && seen.other_aims > enough(5) as u64,
        "{seen:?}"
    );
}

#[test]
#[ignore = "minutes: two thousand racks and more"]
fn many_racks() {
    let sorts = [(Sort::Dealt, 700), (Sort::Made, 140), (Sort::Pairs, 40)];
    for (rules, seeded, opening, openings) in [
        ((FalseJoker::Okey, false), 210, 563, 9_292_407),
        ((FalseJoker::Okey, true), 211, 546, 6_936_239),
        ((FalseJoker::Indicator, false), 212, 533, 9_091_758),
    ] {
        let seen = sample(rules, &sorts, seeded);
        assert_seen(&seen, 880);
        assert_eq!((seen.opening, seen.openings), (opening, openings), "{rules:?}");
    }
}
