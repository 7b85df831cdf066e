//! The engine computes the highest sum of a rack's melds without listing openings. It equals the highest sum of the
//! listed openings, and that of a slow reference search.

use okey::opening::Bars;
use okey::within::Packer;
use okey::within::layouts;
use okey::{FalseJoker, Variant};

use super::sample::with_both_okeys;
use crate::engine::case::{Case, engine};
use crate::engine::sampler::{Sampler, Sort};
use crate::reference::opening::{each, melds};

/// The numbers of compared racks. A test requires a minimum of each.
#[derive(Debug, Default)]
struct Seen {
    racks: usize,
    /// Racks with three tiles of one face. At least one of them is a false joker that plays as this face.
    thrice: usize,
    opening: usize,
    /// Racks that cannot lay any meld.
    nothing: usize,
    elden: usize,
    /// Racks whose tiles can all be laid in melds.
    whole: usize,
    wilds: [usize; 5],
}

fn highest(case: &Case) -> u32 {
    layouts(&engine(), case.wrap).highest_sum(Packer::new(&case.table()).pack(case.tiles.iter().copied()))
}

fn compare(case: &Case, seen: &mut Seen) {
    let table = case.table();
    let hand = case.hand(&table);
    let engine = engine();
    let layouts = layouts(&engine, case.wrap);
    let packed = Packer::new(&table).pack(case.tiles.iter().copied());
    let openings = engine.openings(&hand, Bars { sum: u32::MAX, pairs: 5 }, None).expect("101");
    let sum = highest(case);
    // `openings` may lay all 21 tiles of a rack, because the next tile drawn can be the discard. `highest` always keeps
    // one tile.
    let lays_all = !case.on_turn() && layouts.is_complete(packed);
    assert!(if lays_all { sum <= openings.best.sum } else { sum == openings.best.sum }, "{case}");
    let elden = if case.on_turn() { layouts.can_complete_by_discard(packed) } else { layouts.is_complete(packed) };
    assert_eq!(Some(elden), openings.elden, "{case}");
    seen.racks += 1;
    seen.thrice += usize::from(hand.role_counts().faces().any(|(_, count)| count > 2));
    seen.opening += usize::from(sum >= 101);
    seen.nothing += usize::from(sum == 0);
    seen.elden += usize::from(elden);
    seen.whole += usize::from(elden && layouts.count(packed) > 0);
    seen.wilds[usize::from(case.problem(&case.tiles).wilds)] += 1;
}

const RULES: [(FalseJoker, bool); 6] = [
    (FalseJoker::Okey, false),
    (FalseJoker::Okey, true),
    (FalseJoker::Indicator, false),
    (FalseJoker::Indicator, true),
    (FalseJoker::Wild, false),
    (FalseJoker::Wild, true),
];

const SORTS: [Sort; 5] = [Sort::Dealt, Sort::Made, Sort::Dense, Sort::Dealt, Sort::Pairs];

/// Compares the engine's search for the highest sum with its search for openings, on `count` racks under one rule.
/// Every fourth rack has 21 tiles, the others have 22. In every third rack one random tile is replaced. Every second
/// rack has both okeys.
fn sample(seeded: u64, (false_joker, wrap): (FalseJoker, bool), count: usize, seen: &mut Seen) {
    let mut sampler = Sampler::new(seeded);
    for at in 0..count {
        let size = if at % 4 == 3 { 21 } else { 22 };
        let sort = SORTS[at % SORTS.len()];
        let case = sampler.case((Variant::Yuzbir, false_joker, wrap), sort, size, at % 3 == 2);
        let case = if at % 2 == 0 { with_both_okeys(case) } else { case };
        compare(&case, seen);
    }
}

fn assert_enough(seen: &Seen, racks: usize) {
    assert_eq!(seen.racks, racks);
    assert!(seen.opening > racks / 4 && seen.opening < racks * 3 / 4, "{seen:?}");
    assert!(seen.elden > racks / 20 && seen.elden < racks / 2 && seen.whole > racks / 100, "{seen:?}");
    assert!(seen.nothing > 0, "{seen:?}");
    assert!(seen.wilds[..3].iter().all(|&each| each > racks / 20), "{seen:?}");
    assert!(seen.wilds[3..].iter().all(|&each| each > racks / 100), "{seen:?}");
    assert!(seen.thrice > racks / 1000, "{seen:?}");
}

/// For random racks, the search for the highest sum and the search for openings find the same sum. Exception: the
/// openings of a rack of 21 may lay all tiles and thus reach a higher sum.
///
/// Fewer racks with three and four wilds are compared, because listing their openings is slow.
#[test]
fn sampled_racks() {
    let mut seen = Seen::default();
    for (seed, rule) in (900..).zip(RULES) {
        sample(seed, rule, if rule.0 == FalseJoker::Wild { 60 } else { 400 }, &mut seen);
    }
    assert_enough(&seen, 1_720);
}

#[test]
#[ignore = "minutes: a hundred thousand racks"]
fn many_racks() {
    let mut seen = Seen::default();
    for (seed, rule) in (910..).zip(RULES) {
        sample(seed, rule, if rule.0 == FalseJoker::Wild { 2_000 } else { 25_000 }, &mut seen);
    }
    assert_enough(&seen, 104_000);
}

/// For random racks, the engine's highest sum equals that of a slow reference search.
#[test]
fn sampled_racks_laid_in_every_way() {
    let mut sampler = Sampler::new(920);
    let mut wilds = [0; 5];
    let mut opening = 0;
    for at in 0..120 {
        let (false_joker, wrap) = RULES[at % RULES.len()];
        let case = sampler.case((Variant::Yuzbir, false_joker, wrap), Sort::Dealt, 21 + at % 2, false);
        let problem = case.problem(&case.tiles);
        let mut highest = 0;
        each(&problem, &melds(&problem), &mut |_, laid, _| highest = highest.max(laid.sum));
        assert_eq!(self::highest(&case), highest, "{case}");
        wilds[usize::from(problem.wilds)] += 1;
        opening += usize::from(highest >= 101);
    }
    assert!(wilds.iter().all(|&each| each > 0) && opening > 20 && opening < 100, "{wilds:?}, {opening}");
}

/// The engine computes the right highest sum for the racks with the most openings. Melds could lay every tile of these
/// racks, but the player must keep one for the discard.
#[test]
fn racks_with_many_openings() {
    for (hand, sum) in [
        ("KRBY4-8 O O", 135),
        ("KRBY8-12 O O", 218),
        ("KRBY6-9 KRB10 R11 O O", 180),
        ("KRB5-10 Y6 Y7 O O", 165),
        ("KRB7-9x2 K10 K11 O O", 183),
    ] {
        let case = Case::read(Variant::Yuzbir, "Y12", hand);
        let mut seen = Seen::default();
        compare(&case, &mut seen);
        assert_eq!((seen.opening, seen.elden, seen.whole), (1, 1, 1), "{case}");
        assert_eq!(highest(&case), sum, "{case}");
    }
}
