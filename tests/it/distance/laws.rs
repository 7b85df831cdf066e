//! Laws of distances that hold under any rules, without a reference search. The engine's `Verdict` decides if a hand is
//! complete.

use std::thread;

use okey::{FalseJoker, Named, Tile, Variant, Verdict, Way};

use super::engine::{Answer, Engine};
use super::expected::unseen;
use super::hands::{RULES, hands};
use crate::engine::case::{Case, engine, face, okey_of, plain};
use crate::engine::laws::relabelled;
use crate::engine::sampler::{Sampler, Sort};
use crate::reference;
use crate::samples::{cases, enough, some_of};

fn measure(case: &Case) -> Answer {
    Engine::new(&case.table()).measure(&case.tiles)
}

/// Returns the distances to runs and groups, to seven pairs, and to a dizi (1 to 13 of one colour and its second 1).
fn distances(answer: &Answer) -> [u8; 3] {
    [answer.melds, answer.pairs, answer.dizi].map(|distance| distance.expect("a distance in each way"))
}

fn without(case: &Case, tile: Tile) -> Case {
    Case { tiles: case.without(tile), ..case.clone() }
}

/// Returns the ways in which the hand wins: melds, seven pairs or a dizi. A hand of fifteen tiles wins if it wins after
/// some discard.
fn ways(case: &Case) -> Vec<Way> {
    let table = case.table();
    let hand = case.hand(&table);
    match engine().verdict(&hand) {
        Verdict::Between(completion) => completion.ways,
        Verdict::OnTurn(discards) => discards.into_iter().flat_map(|discard| discard.completion.ways).collect(),
    }
}

#[test]
fn a_hand_is_complete_when_its_distance_is_0() {
    let mut complete = [0; 3];
    for rule in RULES {
        for case in hands(400, rule, 14, cases(400)).chain(hands(401, rule, 15, cases(400))) {
            let ways = ways(&case);
            let distances = distances(&measure(&case));
            for (at, way) in [Way::Melds, Way::Pairs, Way::Dizi].into_iter().enumerate() {
                assert_eq!(distances[at] == 0, ways.contains(&way), "{case}: {way:?}");
                complete[at] += usize::from(distances[at] == 0);
            }
        }
    }
    assert!(complete.iter().all(|&hands| hands > enough(50)), "{complete:?}");
}

/// One search for all discards gives the same distances and useful tiles as one search per discard.
#[test]
fn all_discards_at_once_are_those_one_by_one() {
    for rule in RULES {
        for case in hands(402, rule, 15, cases(150)) {
            let [at_once, one_by_one] = Engine::new(&case.table()).after_each(&case.tiles);
            assert_eq!(at_once, one_by_one, "{case}");
        }
    }
}

/// In 101, one search for all discards gives the same distances as one search per discard, for several bars. After a
/// discard, exactly the unseen tiles that lower the distance are useful.
#[test]
fn all_discards_of_101_at_once_are_those_one_by_one() {
    let mut sampler = Sampler::new(404);
    let mut met = [0; 4];
    for round in 0..cases(240) {
        let false_joker = FalseJoker::ALL[round % FalseJoker::ALL.len()];
        let sort = [Sort::Made, Sort::Dealt, Sort::Dense, Sort::Dealt][round / 3 % 4];
        let mut case = sampler.case((Variant::Yuzbir, false_joker, round % 2 == 0), sort, 22, false);
        for _ in 0..sampler.below(20) {
            case = sampler.exchanged(&case);
        }
        let bar = ["101", "51", "121", "81"][round / 12 % 4];
        let table = case.table().with("open.sum", bar).expect("a switch");
        let engine = Engine::new(&table);
        let [at_once, one_by_one] = engine.after_each(&case.tiles);
        assert_eq!(at_once, one_by_one, "{case}, bar {bar}");
        for (tile, distances, useful) in some_of(at_once, round) {
            let least = distances.least().expect("this bar can be reached");
            let rest = without(&case, tile);
            let is_nearer = |tile: &Tile| engine.measure(&rest.with(*tile).tiles).least.map(usize::from) < Some(least);
            let expected: Vec<Tile> = unseen(&rest).into_iter().filter(is_nearer).collect();
            assert_eq!(useful, expected, "{rest}, bar {bar}");
            met[least.min(3)] += 1;
        }
    }
    assert!(met.iter().all(|&met| met > enough(60)), "{met:?}");
}

/// A wait is a tile with which a hand of 14 tiles wins: the player draws it and throws a tile. A hand has waits if and
/// only if its distance is 0 or 1. At distance 1 the waits are the useful tiles.
#[test]
fn waits() {
    let mut met = [0; 3];
    for rule in RULES {
        for case in hands(410, rule, 14, cases(200)) {
            let answer = measure(&case);
            let least = answer.least.expect("a distance");
            let waits: Vec<Tile> =
                unseen(&case).into_iter().filter(|&tile| !ways(&case.with(tile)).is_empty()).collect();
            assert_eq!(least <= 1, !waits.is_empty(), "{case}: {least}");
            match least {
                0 => assert!(answer.useful.is_empty(), "{case}"),
                1 => assert_eq!(answer.useful, waits, "{case}"),
                _ => assert!(!answer.useful.is_empty(), "{case}: some tile always helps"),
            }
            met[usize::from(least.min(2))] += 1;
        }
    }
    assert!(met.iter().all(|&hands| hands > enough(50)), "{met:?}");
}

/// Exchanging one tile changes each distance by at most one. Exchanging a tile for an okey raises no distance.
#[test]
fn exchanges() {
    let mut sampler = Sampler::new(420);
    let (mut changed, mut okeys) = (0, 0);
    for rule in RULES {
        for case in hands(421, rule, 14, cases(300)).chain(hands(422, rule, 15, cases(100))) {
            let here = distances(&measure(&case));
            let other = sampler.exchanged(&case);
            let there = distances(&measure(&other));
            assert!(here.iter().zip(there).all(|(here, there)| here.abs_diff(there) <= 1), "{case} -> {other}");
            changed += usize::from(here != there);

            let okey = case.okey();
            if unseen(&case).contains(&okey) {
                let thrown = sampler.pick(&case.tiles);
                let richer = without(&case, thrown).with(okey);
                let there = distances(&measure(&richer));
                assert!(here.iter().zip(there).all(|(&here, there)| there <= here), "{case} -> {richer}");
                okeys += 1;
            }
        }
    }
    assert!(changed > enough(500) && okeys > enough(500), "{changed} and {okeys}");
}

/// For each way to win, the distance of fifteen tiles is the lowest distance after one discard.
#[test]
fn discards() {
    for rule in RULES {
        for case in hands(430, rule, 15, cases(60)) {
            let table = case.table();
            let engine = Engine::new(&table);
            let of = |tiles: &[Tile]| distances(&engine.measure(tiles));
            let left = case.distinct().into_iter().map(|tile| of(&case.without(tile)));
            let best = left.reduce(|one, other| std::array::from_fn(|way| one[way].min(other[way])));
            assert_eq!(Some(of(&case.tiles)), best, "{case}");
        }
    }
}

#[test]
fn useful_tiles() {
    for rule in RULES {
        for case in hands(440, rule, 14, cases(40)) {
            let table = case.table();
            let engine = Engine::new(&table);
            let answer = engine.measure(&case.tiles);
            let nearer = |tile: &Tile| engine.measure(&case.with(*tile).tiles).least < answer.least;
            let expected: Vec<Tile> = unseen(&case).into_iter().filter(nearer).collect();
            assert_eq!(answer.useful, expected, "{case}");
        }
    }
}

#[test]
fn caches_change_no_answer() {
    for rule in RULES {
        for case in hands(450, rule, 14, cases(20)) {
            let engine = Engine::new(&case.table());
            for other in unseen(&case) {
                engine.measure(&case.with(other).tiles);
            }
            let used = engine.measure(&case.tiles);
            let fresh = thread::scope(|scope| scope.spawn(|| measure(&case)).join().expect("an answer"));
            assert_eq!(used, fresh, "{case}");
        }
    }
}

#[test]
fn colours_and_order() {
    let mut sampler = Sampler::new(460);
    for rule in RULES {
        for case in hands(461, rule, 14, 100).chain(hands(462, rule, 15, 50)) {
            let answer = measure(&case);
            let mut shuffled = case.clone();
            sampler.shuffle(&mut shuffled.tiles);
            assert_eq!(measure(&shuffled), answer, "{case}");

            let mut colours = [0, 1, 2, 3];
            sampler.shuffle(&mut colours);
            let useful = Case { tiles: answer.useful.clone(), ..case.clone() };
            let mut expected = Answer { useful: relabelled(&useful, colours).tiles, ..answer };
            expected.useful.sort_unstable();
            assert_eq!(measure(&relabelled(&case, colours)), expected, "{case}, colours {colours:?}");
        }
    }
}

/// Mirroring a hand (each number `n` becomes `14 - n`) changes no distance to melds or pairs if no 1 may follow 13. The
/// distance to a dizi can change, because a dizi has two 1s and one 13.
#[test]
fn mirrored_hands() {
    for case in hands(470, (FalseJoker::Okey, false), 14, 600) {
        let mirror = |(colour, number): reference::Tile| face(colour, 14 - number);
        let indicator = mirror(plain(case.indicator.expect("the game has one")));
        let okey = okey_of(indicator);
        let tile = |&tile: &Tile| match case.plays(tile).map(mirror) {
            None => okey.into(),
            Some(face) if face == okey => Tile::FalseJoker,
            Some(face) => face.into(),
        };
        let mirrored =
            Case { indicator: Some(indicator), tiles: case.tiles.iter().map(tile).collect(), ..case.clone() };
        let [melds, pairs, _] = distances(&measure(&case));
        let [melds_there, pairs_there, _] = distances(&measure(&mirrored));
        assert_eq!((melds_there, pairs_there), (melds, pairs), "{case} -> {mirrored}");
    }
}
