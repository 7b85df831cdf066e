//! Verdicts of the fast engine: every discard of every sampled hand, and in which ways it wins.

use okey::fast::Judge;
use okey::{Analysis, Face, FalseJoker, Game, Profile, Role, Variant, Verdict, Way};

use crate::engine::case::Case;
use crate::engine::sampler::{Sampler, Sort};

/// What came up, so that a test can tell it has seen enough of everything.
#[derive(Debug, Default)]
struct Seen {
    hands: usize,
    /// Hands with a face held three times, which have to go to the plain engine.
    plain: usize,
    winning: usize,
    ways: [usize; 3],
    wilds: [usize; 5],
}

/// Asserts that both engines say the same of a hand.
fn compare(case: &Case, seen: &mut Seen) {
    let table = case.table();
    let hand = case.hand(&table);
    let judge = Judge::new(&table).expect("a game of melds");
    seen.hands += 1;
    let Some(packed) = judge.pack(hand.tiles().iter()) else {
        let thrice =
            |face: Face| case.tiles.iter().filter(|&&tile| table.roles().of(tile) == Role::Natural(face)).count() > 2;
        assert!(case.false_joker == FalseJoker::Indicator && Face::all().any(thrice), "{case}");
        seen.plain += 1;
        return;
    };
    let verdict = Analysis::new(&hand).verdict();
    match &verdict {
        Verdict::OnTurn(winning) => {
            let discards = judge.discards(packed);
            for tile in hand.tiles().distinct() {
                let plain = winning.iter().find(|each| each.tile == tile).map(|each| each.completion.ways.clone());
                let fast: Vec<Way> = judge.ways(&discards, tile).collect();
                assert_eq!(fast, plain.unwrap_or_default(), "{case}, throwing {tile}");
                for way in fast {
                    seen.ways[way as usize] += 1;
                }
            }
            assert_eq!(discards.win(), verdict.wins(), "{case}");
        }
        Verdict::Between(completion) => {
            let fast: Vec<Way> = judge.complete(packed).collect();
            assert_eq!(fast, completion.ways, "{case}");
        }
    }
    seen.winning += usize::from(verdict.wins());
    seen.wilds[usize::from(case.problem(&case.tiles).wilds)] += 1;
}

pub(super) const RULES: [(Variant, FalseJoker, bool); 8] = [
    (Variant::Okey, FalseJoker::Okey, true),
    (Variant::Okey, FalseJoker::Okey, false),
    (Variant::Okey, FalseJoker::Indicator, true),
    (Variant::Okey, FalseJoker::Wild, true),
    (Variant::Okey, FalseJoker::Wild, false),
    (Variant::Yuzbir, FalseJoker::Okey, false),
    (Variant::Yuzbir, FalseJoker::Indicator, true),
    (Variant::Yuzbir, FalseJoker::Wild, false),
];

/// Compares so many hands under each rule: one of fourteen for three of fifteen, each third a near miss.
fn sample(first_seed: u64, count: usize) -> Seen {
    let mut seen = Seen::default();
    for (seed, rule) in (first_seed..).zip(RULES) {
        let yuzbir = rule.0 == Variant::Yuzbir;
        let (sizes, sorts): ([usize; 2], &[Sort]) = if yuzbir {
            ([21, 22], &[Sort::Dealt, Sort::Made, Sort::Dense])
        } else {
            ([14, 15], &[Sort::Dealt, Sort::Made, Sort::Dense, Sort::Pairs, Sort::Dizi])
        };
        let mut sampler = Sampler::new(seed);
        for at in 0..count {
            let size = sizes[usize::from(at % 4 > 0)];
            compare(&sampler.case(rule, sorts[at % sorts.len()], size, at % 3 == 2), &mut seen);
        }
    }
    seen
}

fn assert_enough(seen: &Seen, hands: usize) {
    assert_eq!(seen.hands, hands);
    assert!(seen.winning > hands / 4 && seen.winning < hands * 3 / 4, "{seen:?}");
    assert!(seen.wilds[..3].iter().all(|&each| each > hands / 10), "{seen:?}");
    assert!(seen.wilds[3] > hands / 100 && seen.wilds[4] > hands / 1000, "{seen:?}");
    assert!(seen.ways.iter().all(|&each| each > hands / 20), "{seen:?}");
    assert!(seen.plain > hands / 1000, "{seen:?}");
}

#[test]
fn every_profile_plays_by_one_of_these_rules() {
    for variant in Variant::ALL {
        let profile = Profile::new(variant);
        let alike = |&(other, false_joker, wrap): &(Variant, FalseJoker, bool)| {
            (Profile::new(other).game, false_joker, wrap) == (profile.game, profile.false_joker, profile.run_wrap)
        };
        assert!(RULES.iter().any(alike) || profile.game == Game::Chains, "{variant}");
    }
}

#[test]
fn sampled_hands() {
    assert_enough(&sample(500, 2_500), 20_000);
}

#[test]
#[ignore = "minutes: the plain engine is slow"]
fn a_million_hands() {
    assert_enough(&sample(600, 125_000), 1_000_000);
}

#[test]
#[ignore = "an hour or more: the plain engine is slow"]
fn ten_million_hands() {
    assert_enough(&sample(650, 1_250_000), 10_000_000);
}
