//! For every discard of random hands, the verdict lists the right ways to win: melds, seven pairs or a dizi (1 to 13 of
//! one colour and its second 1). They are compared with the number of layouts and with a slow reference search.

use okey::within::layouts;

use okey::{FalseJoker, Game, Profile, Role, Tile, Variant, Verdict, Way};

use super::case::{Case, engine, packed};
use super::sampler::{Sampler, Sort};
use crate::reference::{is_dizi, seven_pairs};
use crate::samples::cases;

/// The number of compared hands of each kind. A test requires a minimum of each.
#[derive(Debug, Default)]
struct Seen {
    hands: usize,
    /// Hands with three tiles of one face. At least one of these tiles is a false joker.
    thrice: usize,
    winning: usize,
    ways: [usize; 3],
    wilds: [usize; 5],
}

/// Returns the ways in which the tiles win. Melds win if the engine counts at least one layout, which the verdict under
/// test does not use.
fn ways(case: &Case, tiles: &[Tile], thrown: Option<Role>) -> Vec<Way> {
    let table = case.table();
    let whole = case.hand(&table).role_counts();
    let kept = thrown.map_or(whole, |role| whole.without(role));
    let problem = case.problem(tiles);
    let classic = table.game() == Game::Classic;
    let complete = [
        (Way::Melds, layouts(&engine(), case.wrap).count(packed(&kept)) > 0),
        (Way::Pairs, classic && seven_pairs(&problem)),
        (Way::Dizi, classic && is_dizi(&problem)),
    ];
    complete.into_iter().filter(|(_, complete)| *complete).map(|(way, _)| way).collect()
}

fn compare(case: &Case, seen: &mut Seen) {
    let table = case.table();
    let hand = case.hand(&table);
    seen.hands += 1;
    seen.thrice += usize::from(hand.role_counts().faces().any(|(_, count)| count > 2));
    let verdict = engine().verdict(&hand);
    match &verdict {
        Verdict::OnTurn(winning) => {
            for tile in hand.tiles().distinct() {
                let found = winning.iter().find(|each| each.tile == tile).map(|each| each.completion.ways.clone());
                let expected = ways(case, &case.without(tile), Some(table.roles().of(tile)));
                assert_eq!(found.unwrap_or_default(), expected, "{case}, throwing {tile}");
                for way in expected {
                    seen.ways[way as usize] += 1;
                }
            }
        }
        Verdict::Between(completion) => {
            assert_eq!(completion.ways, ways(case, &case.tiles, None), "{case}");
        }
    }
    let wins = |way| match &verdict {
        Verdict::OnTurn(winning) => winning.iter().any(|each| each.completion.ways.contains(&way)),
        Verdict::Between(completion) => completion.ways.contains(&way),
    };
    assert_eq!(engine().witness(&hand, None).is_some(), wins(Way::Melds), "{case}");
    assert_eq!(engine().dizi(&hand, None).is_some(), wins(Way::Dizi), "{case}");
    seen.winning += usize::from(verdict.wins());
    seen.wilds[usize::from(case.problem(&case.tiles).wilds)] += 1;
}

const RULES: [(Variant, FalseJoker, bool); 8] = [
    (Variant::Okey, FalseJoker::Okey, true),
    (Variant::Okey, FalseJoker::Okey, false),
    (Variant::Okey, FalseJoker::Indicator, true),
    (Variant::Okey, FalseJoker::Wild, true),
    (Variant::Okey, FalseJoker::Wild, false),
    (Variant::Yuzbir, FalseJoker::Okey, false),
    (Variant::Yuzbir, FalseJoker::Indicator, true),
    (Variant::Yuzbir, FalseJoker::Wild, false),
];

/// Compares `count` hands under each rule of `RULES`. In three of four hands the player is on turn. In every third hand
/// one tile is replaced by a random one.
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
    assert!(seen.thrice > hands / 1000, "{seen:?}");
}

#[test]
fn every_profile_plays_by_one_of_these_rules() {
    for variant in Variant::ALL {
        let profile = Profile::new(variant);
        let is_same_rule = |&(other, false_joker, wrap): &(Variant, FalseJoker, bool)| {
            (Profile::new(other).game(), false_joker, wrap)
                == (profile.game(), profile.false_joker(), profile.run_wrap())
        };
        assert!(RULES.iter().any(is_same_rule) || profile.game() == Game::Chains, "{variant}");
    }
}

#[test]
fn sampled_hands() {
    let count = cases(2_500);
    assert_enough(&sample(500, count), 8 * count);
}

#[test]
#[ignore = "half an hour: every discard is counted"]
fn ten_million_hands() {
    assert_enough(&sample(650, 1_250_000), 10_000_000);
}
