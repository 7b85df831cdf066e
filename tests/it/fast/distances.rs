//! Distances and useful tiles of the fast engine.

use okey::distance::Finder;
use okey::fast::Gauge;
use okey::{FalseJoker, Tile, Tiles, Way};

use crate::distance::hands::{RULES, hands};
use crate::engine::case::Case;
use crate::engine::sampler::{bag, unseen_tiles};

/// What came up, so that a test can tell it has seen enough of everything.
#[derive(Debug, Default)]
struct Seen {
    hands: usize,
    distances: [usize; 15],
    useful: usize,
    wilds: [usize; 5],
}

/// Asserts that both engines say the same of a hand.
fn compare(case: &Case, seen: &mut Seen) {
    let table = case.table();
    let gauge = Gauge::new(&table).expect("a game with distances");
    let tiles: Tiles = case.tiles.iter().copied().collect();
    let hand = gauge.pack(tiles.iter()).expect("two of a face");
    let measure = gauge.measure(hand);
    let plain = Finder::new(&table).measure(&tiles);
    let fast = [(Way::Melds, measure.melds), (Way::Pairs, measure.pairs), (Way::Dizi, measure.dizi)];
    for (way, distance) in fast {
        assert_eq!(Some(usize::from(distance)), plain.distances.of(way), "{case}, {way}");
    }
    let roles = gauge.useful(hand, measure);
    let mut kinds = bag(case);
    kinds.sort_unstable();
    kinds.dedup();
    let left = unseen_tiles(case);
    let useful: Vec<Tile> =
        kinds.into_iter().filter(|&tile| roles.contains(table.roles().of(tile)) && left.contains(&tile)).collect();
    assert_eq!(useful, plain.useful, "{case}, {measure:?}");
    seen.hands += 1;
    seen.distances[usize::from(measure.least())] += 1;
    seen.useful += useful.len();
    seen.wilds[usize::from(case.problem(&case.tiles).wilds)] += 1;
}

/// Compares so many hands under each rule that the fast engine measures.
fn sample(first_seed: u64, count: usize) -> Seen {
    let mut seen = Seen::default();
    for (seed, rule) in (first_seed..).zip(RULES).filter(|(_, rule)| rule.0 != FalseJoker::Indicator) {
        for (seed, size) in [(seed, 14), (seed + 10, 15)] {
            hands(seed, rule, size, count).for_each(|case| compare(&case, &mut seen));
        }
    }
    seen
}

fn assert_enough(seen: &Seen, hands: usize) {
    assert_eq!(seen.hands, hands);
    assert!(seen.distances[..5].iter().all(|&each| each > hands / 50) && seen.distances[5] > 0, "{seen:?}");
    assert!(seen.wilds.iter().all(|&each| each > hands / 500), "{seen:?}");
    assert!(seen.useful > hands, "{seen:?}");
}

#[test]
fn sampled_hands() {
    assert_enough(&sample(700, 400), 3_200);
}

#[test]
#[ignore = "minutes: the plain engine is slow"]
fn many_hands() {
    assert_enough(&sample(800, 12_500), 100_000);
}

#[test]
fn where_three_tiles_of_a_face_exist_there_is_no_gauge() {
    let case = Case { false_joker: FalseJoker::Indicator, ..Case::read(okey::Variant::Okey, "K5", "K1-13 K1") };
    assert!(Gauge::new(&case.table()).is_none());
    assert!(Gauge::new(&Case::read(okey::Variant::Yuzbir, "K5", "K1-13 K1").table()).is_none());
}
