//! Layouts of the fast engine: the same as those of the plain one, in the same order, for every discard of every sampled hand.

use std::ops::ControlFlow;
use std::thread;

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

impl Seen {
    fn plus(&self, other: &Self) -> Self {
        Self {
            hands: self.hands + other.hands,
            plain: self.plain + other.plain,
            laid: self.laid + other.laid,
            not_laid: self.not_laid + other.not_laid,
            layouts: self.layouts + other.layouts,
            listed: self.listed + other.listed,
            wilds: std::array::from_fn(|wilds| self.wilds[wilds] + other.wilds[wilds]),
        }
    }
}

/// Asserts that both engines lay the tiles that stay in the same ways. Long lists are compared up to `most`.
fn compare_one(
    case: &Case,
    analysis: &Analysis<'_>,
    layouts: &mut Layouts,
    (thrown, most): (Option<Tile>, usize),
    seen: &mut Seen,
) {
    let table = analysis.hand().table();
    let judge = Judge::new(table).expect("a game of melds");
    let packed = judge.pack(case.tiles.iter().copied()).expect("two of a face");
    let role: Option<Role> = thrown.map(|tile| table.roles().of(tile));
    let kept = thrown.map_or_else(|| case.tiles.clone(), |tile| case.without(tile));
    let wilds = case.problem(&kept).wilds;
    let kept: Tiles = kept.into_iter().collect();
    let count = layouts.count(packed, role);
    assert_eq!(count, analysis.count(thrown), "{case}, throwing {thrown:?}");
    let mut plain = analysis.decompositions(thrown).take(most);
    let mut listed = 0;
    let end = layouts.visit(packed, role, |layout| {
        let laid = Decomposition { discard: thrown, melds: lay(layout, &kept, table) };
        assert_eq!(plain.next(), Some(laid), "{case}, throwing {thrown:?}");
        listed += 1;
        if listed == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(plain.next(), None, "{case}, throwing {thrown:?}");
    assert_eq!(end.is_break(), listed == most, "{case}, throwing {thrown:?}");
    assert_eq!(listed as u64, count.min(most as u64), "{case}, throwing {thrown:?}");
    seen.laid += usize::from(count > 0);
    seen.not_laid += usize::from(count == 0);
    seen.layouts += count;
    seen.listed += listed;
    seen.wilds[usize::from(wilds)] += usize::from(count > 0);
}

fn compare(case: &Case, layouts: &mut Layouts, most: usize, seen: &mut Seen) {
    let table = case.table();
    let judge = Judge::new(&table).expect("a game of melds");
    seen.hands += 1;
    if judge.pack(case.tiles.iter().copied()).is_none() {
        assert_eq!(case.false_joker, FalseJoker::Indicator, "{case}");
        seen.plain += 1;
        return;
    }
    let hand = case.hand(&table);
    let analysis = Analysis::new(&hand);
    if case.on_turn() {
        for tile in case.distinct() {
            compare_one(case, &analysis, layouts, (Some(tile), most), seen);
        }
    } else {
        compare_one(case, &analysis, layouts, (None, most), seen);
    }
}

/// Compares so many hands under each rule of a game, each rule on a thread: one between turns for three on turn, each
/// third a near miss. Of each list the first `most` are compared.
fn sample(variant: Variant, first_seed: u64, count: usize, most: usize) -> Seen {
    let (sizes, sorts): ([usize; 2], &[Sort]) = if variant == Variant::Yuzbir {
        ([21, 22], &[Sort::Dealt, Sort::Made, Sort::Dense])
    } else {
        ([14, 15], &[Sort::Dealt, Sort::Made, Sort::Dense, Sort::Made, Sort::Dense, Sort::Dizi])
    };
    let under = |seed: u64, rule: (Variant, FalseJoker, bool)| {
        let mut sampler = Sampler::new(seed);
        let mut seen = Seen::default();
        let mut layouts = None;
        for at in 0..count {
            let size = sizes[usize::from(at % 4 > 0)];
            let case = sampler.case(rule, sorts[at % sorts.len()], size, at % 3 == 2);
            // One for all tables of a rule, as they come, so that what it remembers is put to the test.
            let layouts = layouts.get_or_insert_with(|| Layouts::new(&case.table()).expect("a game of melds"));
            compare(&case, layouts, most, &mut seen);
        }
        seen
    };
    let under = &under;
    let rules = (first_seed..).zip(RULES).filter(|(_, rule)| rule.0 == variant);
    thread::scope(|scope| {
        let asked: Vec<_> = rules.map(|(seed, rule)| scope.spawn(move || under(seed, rule))).collect();
        asked.into_iter().fold(Seen::default(), |seen, asked| seen.plus(&asked.join().expect("no difference")))
    })
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
    assert_enough(&sample(Variant::Okey, 900, 1_200, 10_000), 6_000);
}

#[test]
fn sampled_racks() {
    assert_enough(&sample(Variant::Yuzbir, 910, 100, 1_000), 300);
}

#[test]
#[ignore = "minutes: the plain engine is slow"]
fn many_hands() {
    assert_enough(&sample(Variant::Okey, 920, 45_000, 10_000), 225_000);
}

#[test]
#[ignore = "minutes: the plain engine is slow"]
fn many_racks() {
    assert_enough(&sample(Variant::Yuzbir, 930, 1_000, 1_000), 3_000);
}
