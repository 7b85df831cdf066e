//! What the fast engine says of openings.

use okey::fast::{Packed, Reckoner, Reckoning};
use okey::opening::{Bars, Opener};
use okey::partition::Partitioner;
use okey::{Face, FalseJoker, Hand, Material, Role, Variant};

use crate::engine::case::Case;
use crate::engine::sampler::{Sampler, Sort};
use crate::opening::sample::with_both_okeys;
use crate::reference::opening::{each, melds};

/// What came up, so that a test can tell it has seen enough of everything.
#[derive(Debug, Default)]
struct Seen {
    racks: usize,
    /// Racks with a face held three times, which have to go to the plain engine.
    plain: usize,
    opening: usize,
    /// Racks of which nothing can be laid.
    nothing: usize,
    elden: usize,
    /// Racks that could be laid whole if no tile had to stay.
    whole: usize,
    by_pairs: usize,
    wilds: [usize; 5],
}

/// A bar that no rack reaches.
const NO_BAR: u32 = u32::MAX;

/// The rack as the fast engine has it, which must be there unless a face is held three times.
fn packed(case: &Case, hand: &Hand<'_>, reckoner: &Reckoner) -> Option<Packed> {
    let packed = reckoner.pack(hand.tiles().iter());
    let roles = hand.table().roles();
    let thrice = |face| case.tiles.iter().filter(|&&tile| roles.of(tile) == Role::Natural(face)).count() > 2;
    assert_eq!(packed.is_none(), Face::all().any(thrice), "{case}");
    packed
}

/// Asserts that both engines say the same of a rack.
fn compare(case: &Case, sampler: &mut Sampler, seen: &mut Seen) {
    let table = case.table();
    let hand = case.hand(&table);
    let reckoner = Reckoner::new(&table).expect("a game of 101");
    seen.racks += 1;
    let Some(packed) = packed(case, &hand, &reckoner) else {
        seen.plain += 1;
        return;
    };
    let reckoning = reckoner.reckon(packed);
    let bars = Bars { sum: NO_BAR, pairs: sampler.pick(&[0, 3, 4, 5, 6, 7, 11]) };
    let plain = Opener::new(&hand, bars, None).openings();
    let pairs = (reckoning.made as usize, reckoning.with_okeys as usize, reckoning.pairs(bars));
    assert_eq!(reckoning.sum, plain.best.sum, "{case}");
    assert_eq!(Some(reckoning.elden), plain.elden, "{case}");
    assert_eq!(pairs, (plain.pairs.made, plain.pairs.with_okeys, plain.pairs.opens), "{case}");
    if sampler.below(8) == 0 {
        compare_bars(&hand, reckoning, sampler);
    }
    seen.opening += usize::from(reckoning.sum >= 101);
    seen.nothing += usize::from(reckoning.sum == 0);
    seen.elden += usize::from(reckoning.elden);
    let partitioner = || Partitioner::new(case.wrap, Material::MAX_WILDS);
    seen.whole += usize::from(reckoning.elden && partitioner().count(&hand.material()) > 0);
    seen.by_pairs += usize::from(plain.pairs.opens);
    seen.wilds[usize::from(case.problem(&case.tiles).wilds)] += 1;
}

/// The sum at a bar, just under and just over it.
fn compare_bars(hand: &Hand<'_>, reckoning: Reckoning, sampler: &mut Sampler) {
    let sum = sampler.pick(&[0, reckoning.sum, reckoning.sum + 1, 101]);
    let bars = Bars { sum, pairs: NO_BAR };
    assert_eq!(reckoning.any(bars), Opener::new(hand, bars, None).opens(), "{} at {sum}", hand.tiles());
    assert_eq!(reckoning.series(bars), reckoning.sum >= sum.max(1), "{} at {sum}", hand.tiles());
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

/// Compares so many racks under a rule: one of 21 tiles for three of 22, each third a near miss, each second one with both
/// okeys.
fn sample(seeded: u64, (false_joker, wrap): (FalseJoker, bool), count: usize, seen: &mut Seen) {
    let mut sampler = Sampler::new(seeded);
    for at in 0..count {
        let size = if at % 4 == 3 { 21 } else { 22 };
        let sort = SORTS[at % SORTS.len()];
        let case = sampler.case((Variant::Yuzbir, false_joker, wrap), sort, size, at % 3 == 2);
        let case = if at % 2 == 0 { with_both_okeys(case) } else { case };
        compare(&case, &mut sampler, seen);
    }
}

fn assert_enough(seen: &Seen, racks: usize) {
    assert_eq!(seen.racks, racks);
    assert!(seen.opening > racks / 4 && seen.opening < racks * 3 / 4, "{seen:?}");
    assert!(seen.elden > racks / 20 && seen.elden < racks / 2 && seen.whole > racks / 100, "{seen:?}");
    assert!(seen.by_pairs > racks / 20 && seen.nothing > 0, "{seen:?}");
    assert!(seen.wilds[..3].iter().all(|&each| each > racks / 20), "{seen:?}");
    assert!(seen.wilds[3..].iter().all(|&each| each > racks / 100), "{seen:?}");
    assert!(seen.plain > racks / 1000, "{seen:?}");
}

/// The plain engine takes long over the racks with three and four wilds, so these are fewer.
#[test]
fn sampled_racks() {
    let mut seen = Seen::default();
    for (seed, rule) in (900..).zip(RULES) {
        sample(seed, rule, if rule.0 == FalseJoker::Wild { 60 } else { 400 }, &mut seen);
    }
    assert_enough(&seen, 1_720);
}

#[test]
#[ignore = "minutes: the plain engine is slow"]
fn many_racks() {
    let mut seen = Seen::default();
    for (seed, rule) in (910..).zip(RULES) {
        sample(seed, rule, if rule.0 == FalseJoker::Wild { 2_000 } else { 25_000 }, &mut seen);
    }
    assert_enough(&seen, 104_000);
}

/// Without the plain engine: the reference lays every multiset of melds.
#[test]
fn sampled_racks_laid_in_every_way() {
    let mut sampler = Sampler::new(920);
    let mut wilds = [0; 5];
    let mut opening = 0;
    for at in 0..120 {
        let (false_joker, wrap) = RULES[at % RULES.len()];
        let case = sampler.case((Variant::Yuzbir, false_joker, wrap), Sort::Dealt, 21 + at % 2, false);
        let table = case.table();
        let reckoner = Reckoner::new(&table).expect("a game of 101");
        let Some(packed) = packed(&case, &case.hand(&table), &reckoner) else { continue };
        let problem = case.problem(&case.tiles);
        let mut highest = 0;
        each(&problem, &melds(&problem), &mut |_, laid, _| highest = highest.max(laid.sum));
        assert_eq!(reckoner.reckon(packed).sum, highest, "{case}");
        wilds[usize::from(problem.wilds)] += 1;
        opening += usize::from(highest >= 101);
    }
    assert!(wilds.iter().all(|&each| each > 0) && opening > 20 && opening < 100, "{wilds:?}, {opening}");
}

/// The racks with the most openings, under indicator Y12: what can be laid whole has to keep one tile.
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
        compare(&case, &mut Sampler::new(930), &mut seen);
        assert_eq!((seen.opening, seen.elden, seen.whole), (1, 1, 1), "{case}");
        let reckoner = Reckoner::new(&case.table()).expect("a game of 101");
        let packed = reckoner.pack(case.tiles.iter().copied()).expect("two of a face");
        assert_eq!(reckoner.reckon(packed).sum, sum, "{case}");
    }
}

#[test]
fn other_games_have_no_openings() {
    assert!(Reckoner::new(&Case::read(Variant::Okey, "K5", "K1-13 K1").table()).is_none());
}
