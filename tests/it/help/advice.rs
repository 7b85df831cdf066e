//! `waits` and `advise` are right about each draw and each discard: the tests make the draw or the discard and examine
//! the resulting hand.

use okey::{Tile, Tiles, Verdict};

use crate::command::{json_of, run};
use crate::distance::{RULES, hands};
use crate::engine::case::{Case, engine, hand_of};
use crate::engine::sampler::unseen_tiles;

fn wins(case: &Case) -> bool {
    engine().verdict(&case.hand(&case.table())).wins()
}

#[test]
fn waits_are_the_tiles_that_complete_a_hand() {
    let mut some = 0;
    for rule in RULES {
        for case in hands(31, rule, 14, 60) {
            let table = case.table();
            let waits = engine().waits(&case.hand(&table), &Tiles::default()).expect("between turns");
            let unseen: Tiles = unseen_tiles(&case).into_iter().collect();
            let expected: Vec<(Tile, usize)> = unseen
                .distinct()
                .filter(|&tile| wins(&case.with(tile)))
                .map(|tile| (tile, unseen.count(tile)))
                .collect();
            let found: Vec<(Tile, usize)> = waits.waits.iter().map(|wait| (wait.tile.tile, wait.tile.left)).collect();
            assert_eq!(found, expected, "{case}");
            assert_eq!(waits.unseen, unseen.len(), "{case}");
            assert_eq!(waits.ready, engine().verdict(&case.hand(&table)).wins(), "{case}");
            for wait in &waits.waits {
                let drawn = case.with(wait.tile.tile);
                let Verdict::OnTurn(discards) = engine().verdict(&drawn.hand(&table)) else { panic!("{case}") };
                let by = |way| discards.iter().any(|discard| discard.completion.ways.contains(&way));
                assert!(wait.ways.iter().all(|&way| by(way)), "{case}");
                assert_eq!(wait.okey_finish, discards.iter().any(|discard| discard.okey_finish), "{case}");
            }
            some += usize::from(!found.is_empty());
        }
    }
    assert!(some > 50, "{some} hands wait");
}

#[test]
fn tiles_seen_on_the_table_come_no_more() {
    for case in hands(32, RULES[0], 14, 60) {
        let table = case.table();
        let hand = case.hand(&table);
        let free = engine().waits(&hand, &Tiles::default()).expect("between turns");
        let seen: Tiles = unseen_tiles(&case).into_iter().step_by(3).collect();
        let less = engine().waits(&hand, &seen).expect("between turns");
        assert_eq!(less.unseen, free.unseen - seen.len(), "{case}");
        assert_eq!(less.waits.len(), free.waits.len(), "{case}");
        for (less, free) in less.waits.iter().zip(&free.waits) {
            assert_eq!(less.tile.left, free.tile.left - seen.count(free.tile.tile), "{case}");
        }
    }
}

#[test]
fn advice_ranks_every_discard() {
    for rule in RULES {
        for case in hands(33, rule, 15, 40) {
            let table = case.table();
            let hand = case.hand(&table);
            let advice = engine().advise(&hand, &Tiles::default()).expect("a game with distances");
            let mut thrown: Vec<Tile> = advice.discards.iter().map(|throw| throw.tile).collect();
            let order: Vec<_> =
                advice.discards.iter().map(|throw| (throw.distance(), usize::MAX - throw.useful_left())).collect();
            assert!(order.is_sorted(), "{case}");
            thrown.sort_unstable();
            assert_eq!(thrown, case.distinct(), "{case}");
            let unseen: Tiles = unseen_tiles(&case).into_iter().collect();
            for throw in &advice.discards {
                let kept = hand.tiles().without(throw.tile);
                let kept = hand_of(&table, kept.iter());
                let distances = engine().distances(&kept);
                assert_eq!(throw.distances.least(), distances.least(), "{case}: {}", throw.tile);
                let left: usize = throw.useful.iter().map(|useful| unseen.count(useful.tile)).sum();
                assert_eq!(throw.useful_left(), left, "{case}: {}", throw.tile);
                let useful: Vec<Tile> = throw.useful.iter().map(|useful| useful.tile).collect();
                assert_eq!(useful, engine().useful(&kept), "{case}");
            }
        }
    }
}

fn first(hand: &str) -> Tile {
    let case = Case::read(okey::Variant::Okey, "R5", hand);
    let table = case.table();
    let advice = engine().advise(&case.hand(&table), &Tiles::default()).expect("a game with distances");
    advice.discards[0].tile
}

#[test]
fn of_wins_the_one_that_earns_most_comes_first() {
    let okey: Tile = "R6".parse().expect("a tile");
    assert_eq!(first("K1-4 R7-10 B11-13 Y1-3 O"), okey, "4 points, not 2");
    assert_eq!(first("K1x2 K2x2 R1x2 B3x2 Y4x2 Y7x2 K13x2 O"), okey, "12 points, not 8");
    assert_ne!(first("K1-4 R7-10 B11-13 Y1-2 O K9"), okey, "it would not win");
}

/// The pot game pays double for pairs and for throwing an okey, but not for a dizi (1 to 13 of one colour and its
/// second 1). So the advice prefers to win by throwing the okey.
#[test]
fn in_the_pot_the_okey_goes_before_a_dizi() {
    let advise = ["advise", "--variant", "okey-pot", "--set", "points.dizi=16", "-i", "K4", "R1-13 R7 K5", "--json"];
    let advised = json_of(&run(&advise).stdout);
    let tiles: Vec<&str> =
        advised["discards"].as_array().expect("a list").iter().filter_map(|each| each["tile"].as_str()).collect();
    assert_eq!(tiles[..2], ["K5", "R7"]);
}

#[test]
fn a_plan_wants_no_tiles_that_cannot_come() {
    let case = Case::read(okey::Variant::Okey, "R5", "K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J*");
    let table = case.table();
    let tiles: Tiles = case.tiles.iter().copied().collect();
    let gone = ["R10", "R10", "Y9", "Y9", "Y10", "Y10", "Y11", "Y11"];
    let gone: Tiles = gone.iter().map(|tile| tile.parse::<Tile>().expect("a tile")).collect();
    let plan = engine().plan(&hand_of(&table, tiles.iter()), &gone).expect("melds lie nearest");
    let wanted = plan.melds.iter().flat_map(|meld| &meld.spots).filter_map(|spot| match spot {
        okey::distance::PartialPlace::Missing(face) => Some(Tile::from(*face)),
        okey::distance::PartialPlace::Held(_) => None,
    });
    assert!(wanted.into_iter().all(|tile| gone.count(tile) == 0), "{plan:?}");
}

#[test]
fn a_plan_is_as_far_as_the_hand() {
    let mut planned = 0;
    for rule in RULES {
        for case in hands(34, rule, 14, 60) {
            let table = case.table();
            let tiles: Tiles = case.tiles.iter().copied().collect();
            let distance = engine().distances(&hand_of(&table, tiles.iter())).least().expect("a game with distances");
            let Some(plan) = engine().plan(&hand_of(&table, tiles.iter()), &Tiles::default()) else { continue };
            let missing: usize = plan.melds.iter().map(okey::distance::PartialMeld::missing).sum();
            let spots: usize = plan.melds.iter().map(|meld| meld.spots.len()).sum();
            assert_eq!((missing, spots), (distance, 14), "{case}: {plan:?}");
            assert_eq!(plan.loose.len(), distance, "{case}");
            planned += 1;
        }
    }
    assert!(planned > 200, "{planned} hands lie nearest in melds");
}
