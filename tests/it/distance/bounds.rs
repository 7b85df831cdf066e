//! Distances, waits and advice are correct at the limits of a rule, where an off-by-one error would show. A distance is
//! the number of tiles that a hand must exchange to win.

use std::cmp::Reverse;

use okey::{Face, Hand, NoAnswer, Profile, Table, Tile, Tiles, Variant};
use serde_json::Value;

use super::{RULES, hands};
use crate::command::{json_of, run, text_of};
use crate::engine::case::{Case, engine};
use crate::engine::sampler::unseen_tiles;

fn answer(args: &[&str]) -> Value {
    json_of(&run(&[args, &["--json"]].concat()).stdout)
}

/// Returns the discards that `okey advise` lists, best first.
fn throws(args: &[&str]) -> Vec<String> {
    let advice = answer(&[&["advise"], args].concat());
    let throws = advice["discards"].as_array().expect("a list").iter();
    throws.map(|throw| throw["tile"].as_str().expect("a tile").to_owned()).collect()
}

/// The advice first lists the win that earns more: seven pairs earn eight points, and throwing the okey earns four. If
/// the table pays less for pairs, the order is reversed.
#[test]
fn pairs_are_won_before_an_okey_is_thrown() {
    let hand = "K1x2 K2x2 K3x2 B1x2 B2x2 B3x2 K4 B4 O";
    assert_eq!(throws(&["-i", "R5", hand])[..2], ["K4", "B4"]);
    assert_eq!(throws(&["-i", "R5", "--set", "points.pairs=3", hand])[0], "R6");
}

/// Discarding the okey (here K2) is not a foul if it wins the hand. If several winning discards earn the same points,
/// the advice first lists the tile that would cost the most points on the rack.
#[test]
fn an_okey_that_wins_is_no_foul() {
    let hand = "K3-5x2 R6-8x2 B9-11x2 Y1-3 O";
    let call = ["--variant", "101", "-i", "K1", "--set", "multiplier=none", hand];
    assert_eq!(throws(&call)[..2], ["K2", "B11"]);
}

/// The advice sorts discards that do not win by three criteria:
/// 1. The distance of the remaining hand.
/// 2. The number of unseen tiles that would then be useful.
/// 3. The number of different useful tiles: two unseen copies of R7 count as one.
#[test]
fn advice_keeps_its_order() {
    let (mut alike, mut gone) = (0, 0);
    for rule in RULES {
        for case in hands(510, rule, 15, 60) {
            let table = case.table();
            let hand = case.hand(&table);
            let seen: Tiles = unseen_tiles(&case).into_iter().step_by(2).collect();
            let advice = engine().advise(&hand, &seen).expect("a game with distances");
            let key = |throw: &okey::AdvisedDiscard| {
                let kinds = throw.useful.iter().filter(|useful| useful.left > 0).count();
                let nearest = throw.distances.nearest().count();
                let nearness = (throw.distance(), Reverse(throw.useful_left()));
                (nearness, (Reverse(kinds), Reverse(nearest), throw.distances.sum(), throw.tile))
            };
            let far: Vec<_> = advice.discards.iter().filter(|throw| throw.win.is_none()).collect();
            gone += far.iter().filter(|throw| throw.useful.iter().any(|useful| useful.left == 0)).count();
            for two in far.windows(2) {
                assert!(key(two[0]) < key(two[1]), "{case}: {} before {}", two[0].tile, two[1].tile);
                alike += usize::from(key(two[0]).0 == key(two[1]).0);
            }
        }
    }
    assert!(alike > 100 && gone > 100, "{alike} and {gone}");
}

/// The advice has a plan (a complete hand to aim for) only if the hand cannot win or open yet.
#[test]
fn plans_are_of_hands_that_are_not_there_yet() {
    let planned = |variant: Variant, indicator: &str, hand: &str| {
        let case = Case::read(variant, indicator, hand);
        let table = case.table();
        let advice = engine().advise(&case.hand(&table), &Tiles::default()).expect("advice");
        (advice.discards[0].distance(), advice.plan.is_some())
    };
    assert_eq!(planned(Variant::Okey, "R5", "K1-4 R7-10 B11-13 Y1 Y2 K9 K7"), (1, true));
    assert_eq!(planned(Variant::Okey, "R5", "K1-4 R7-10 B11-13 Y1-3 K9"), (0, false));
    let rest = "K1 K3 K5 K7 R2 R4 R6 R8 B1 B3 B5 B13";
    assert_eq!(planned(Variant::Yuzbir, "Y13", &format!("Y8-11 R10-12 B9-11 {rest}")), (0, false));
    assert_eq!(planned(Variant::Yuzbir, "Y13", &format!("Y2 Y9-11 R10-12 B9-11 {rest}")), (1, true));
}

/// A player of 101 lays at most ten pairs, because one of the 22 tiles must stay for the throw. If the table requires
/// eleven pairs, `okey waits` never offers an opening with pairs.
#[test]
fn more_pairs_than_a_rack_holds_are_never_there() {
    let rack = "K1x2 K2x2 K3x2 K4x2 K5x2 K6x2 R1x2 R2x2 R3x2 R4x2 B9";
    let ways = |pairs: &str| -> Vec<String> {
        let set = format!("open.pairs={pairs}");
        let waits = answer(&["waits", "--variant", "101", "-i", "Y13", "--set", &set, rack]);
        let each = waits["waits"].as_array().expect("a list").iter();
        each.flat_map(|wait| wait["ways"].as_array().expect("a list").clone()).map(|way| way.to_string()).collect()
    };
    assert!(ways("10").iter().any(|way| way == "\"pairs\""));
    assert!(ways("11").iter().all(|way| way != "\"pairs\""));
    // No rack reaches a sum of 300 or eleven pairs. So the rack has no distance and no waits, and does not open.
    let far = "K1 K3 K5 R7 R9 B1 B3 B5 Y2 Y4 Y6 Y8 K8 K10 R2 R4 R6 B7 B9 B11 Y10";
    let bars = ["--set", "open.sum=300", "--set", "open.pairs=11"];
    let waits = answer(&[&["waits", "--variant", "101", "-i", "Y13", far], &bars[..]].concat());
    assert_eq!((&waits["distance"], &waits["ready"]), (&Value::Null, &Value::Bool(false)));
    assert_eq!(waits["waits"].as_array().map(Vec::len), Some(0));
}

/// An opening may use all 21 tiles of a rack between turns, because the player draws a tile first. Of these 22 tiles
/// one must stay for the throw (`open.keep-one`).
#[test]
fn a_rack_between_turns_opens_with_all_its_tiles() {
    let distance = |sum: &str, rack: &str| {
        let set = format!("open.sum={sum}");
        answer(&["check", "--variant", "101", "-i", "Y13", "--set", &set, rack])["distance_series"].clone()
    };
    // The first rack sums to 28 + 28 + 49 = 105. The second sums to 28 + 28 + 36 = 92, but its K1 must stay.
    assert_eq!(distance("105", "R1-7 B1-7 K4-10"), 0);
    assert_eq!(distance("106", "R1-7 B1-7 K4-10"), 1);
    assert_eq!(distance("91", "R1-7 B1-7 K1-8"), 0);
    assert_eq!(distance("92", "R1-7 B1-7 K1-8"), 1);
    let high = "K10-13 R10-13 B10-13 Y10-12 K1 K3 K5 R1 R3 R5";
    assert_eq!((distance("171", high), distance("200", high)), (0.into(), 3.into()));
    assert!(distance("255", high).is_u64(), "{high}");
    // If an opening needs a sum above 255, the engine computes no distance.
    assert_eq!(distance("256", high), Value::Null);
}

/// `waits --draws` accepts as many draws as the stock has tiles, and rejects one more.
#[test]
fn draws_end_with_the_stock() {
    for (args, most) in [
        (["-i", "R5", "K1-4 R7-10 B11-13 Y1 Y2 K9"].as_slice(), 48),
        (&["--variant", "101", "-i", "Y13", "R1-7 B1-7 K4-10"], 20),
    ] {
        for (draws, code) in [(most, Some(0)), (most + 1, Some(2))] {
            let draws = draws.to_string();
            let call = [&["waits", "--draws", &draws], args].concat();
            assert_eq!(run(&call).status.code(), code, "{call:?}");
        }
    }
}

/// A tile is not useful if the hand already holds all its copies. The first hand holds both okeys, the second holds
/// one.
#[test]
fn tiles_that_are_all_held_are_not_useful() {
    for (hand, more) in
        [("O O K1-3 R7 R9 B4 B12 Y5 K12 Y12 B7 Y9", false), ("O K1-3 R7 R9 B4 B12 Y5 K12 Y12 B7 Y9 K7", true)]
    {
        let case = Case::read(Variant::Okey, "R5", hand);
        let useful = engine().useful(&case.hand(&case.table()));
        assert_eq!(useful.contains(&case.okey()), more, "{hand}");
    }
}

/// If a table forbids an okey next to a false joker in a meld, a hand with an okey or a false joker gets no waits and
/// no advice. The searches of the engine ignore this rule.
#[test]
fn hands_with_jokers_kept_apart_have_no_waits() {
    let profile = Profile::new(Variant::Okey).with("meld.okey_beside_false_joker", "forbidden").expect("a switch");
    let indicator: Face = "R5".parse().expect("a face");
    let table = Table::new(profile, Some(indicator.into())).expect("a table");
    for (joker, refused) in [("K9", false), ("J*", true), ("R6", true)] {
        let tiles = format!("K1 K2 K3 K4 R8 R9 R10 B11 B12 B13 Y1 Y2 Y7 {joker}");
        let tiles: Vec<Tile> = tiles.split(' ').map(|tile| tile.parse().expect("a tile")).collect();
        let between = Hand::from_tiles(&table, tiles.iter().copied()).expect("a hand");
        let on_turn =
            Hand::from_tiles(&table, tiles.into_iter().chain(["Y12".parse().expect("a tile")])).expect("a hand");
        let [waits, advice] =
            [engine().waits(&between, &Tiles::default()).err(), engine().advise(&on_turn, &Tiles::default()).err()];
        let apart = refused.then_some(NoAnswer::KeptApart { opens: false });
        assert_eq!((waits, advice), (apart, apart));
    }
}

/// If a table forbids an okey next to a false joker in a meld, `okey check` says whether a hand with one of them wins.
/// The distances are null, even if the question asks for them by name.
#[test]
fn a_hand_with_jokers_kept_apart_wins_without_a_distance() {
    let apart = ["--set", "meld.okey_beside_false_joker=forbidden", "-i", "Y2"];
    let check = |hand: &str, more: &[&str]| run(&[&["check", hand], &apart[..], more].concat());
    for (hand, wins) in
        [("Y4-7 KRBY9 K4 Y4 B4 Y10 K10 B10 J*", true), ("K1 K4 K9 R2 R6 R11 B3 B7 B12 Y1 Y5 Y8 Y13 K13 O*", false)]
    {
        let code = Some(i32::from(!wins));
        let whole = check(hand, &["--json"]);
        let answer = json_of(&whole.stdout);
        assert_eq!((whole.status.code(), &answer["wins"], &answer["distance"]), (code, &wins.into(), &Value::Null));
        assert_eq!(answer["discards"].as_array().is_some_and(|thrown| !thrown.is_empty()), wins, "{hand}");
        let only = check(hand, &["--json", "--fields", "wins"]);
        assert_eq!((only.status.code(), json_of(&only.stdout)), (code, serde_json::json!({ "wins": wins })));
        let asked = check(hand, &["--json", "--fields", "distance_pairs"]);
        assert_eq!(
            (asked.status.code(), json_of(&asked.stdout)),
            (code, serde_json::json!({ "distance_pairs": null }))
        );
        for (language, words) in [("en", "not computed at this table"), ("tr", "bu masada hesaplanmaz")] {
            let page = check(hand, &["--lang", language]);
            assert_eq!(page.status.code(), code);
            assert!(text_of(page.stdout).contains(words), "{language}");
        }
    }
}
