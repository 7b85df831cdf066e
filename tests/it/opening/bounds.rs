//! Openings, advice and the elden finish (all tiles are laid in one opening) are right at the limits of a rule.

use serde_json::Value;

use crate::command::{json_of, run};

fn open(hand: &str, taken: &str) -> Value {
    let output = run(&["open", "-i", "Y13", "--variant", "101", hand, "--taken", taken, "--json"]);
    json_of(&output.stdout)
}

/// A player who takes a discard and finishes in the same turn must lay the taken tile. The player may throw the second
/// tile of the same face.
#[test]
fn the_tile_taken_must_be_laid() {
    assert_eq!(open("K1-13 R1-8 B11", "B11")["elden"], false);
    assert_eq!(open("K1-13 R1-8 B11", "K5")["elden"], true);
    assert_eq!(open("K1-13 R1-8 R6", "R6")["elden"], true);
}

/// If a player takes a discard to open with pairs, one of the pairs must contain it.
#[test]
fn the_tile_taken_lies_in_a_pair() {
    let hand = "K1x2 K3x2 R5x2 R7x2 B9x2 R1 R3 R9 R12 B1 B3 B5 B12 Y3 Y5 Y7 Y11";
    assert_eq!(open(hand, "K3")["pairs"]["opens"], true);
    assert_eq!(open(hand, "B12")["pairs"]["opens"], false);
}

/// Of several wilds, an opening first lays a taken one, then those that would cost the most on the rack. At this table
/// okeys and false jokers are both wild.
#[test]
fn one_wild_tile_that_was_taken_is_laid() {
    let call = ["open", "--set", "false_joker=wild", "--json", "-i"];
    let aims = |more: &[&str]| -> Value { json_of(&run(&[&call, more].concat()).stdout) };
    let cheap = aims(&["R2", "--set", "open.sum=15", "--taken", "J*", "R4 R5 R6 J* O*"]);
    assert_eq!(cheap["fewest_left"]["left"], serde_json::json!(["J*"]));
    let rack = "K3 R3 Y4 Y8 J* R5 R6 Y3 Y5 Y2 Y5 Y7 B4 Y4 R13 R3 Y7 Y6 R4 B4 B3 Y3";
    let okey = aims(&["B3", "--taken", "O*", rack]);
    assert!(okey["keeps_okey"]["left"].as_array().is_some_and(|left| left.contains(&"B4".into())), "{okey}");
}

/// The advice sorts discards by the points that the score would give.
/// - If the rack can open and finish in one turn, throwing the okey comes first, because it doubles what the other
///   players pay.
/// - For a player who opened with pairs, the tiles left cost twice their numbers.
#[test]
fn advice_counts_as_the_score_does() {
    let advise = |args: &[&str]| -> Value {
        let output = run(&[&["advise", "--variant", "101", "--json"], args].concat());
        json_of(&output.stdout)
    };
    assert_eq!(advise(&["-i", "K1", "KRBY4-8 Ox2"])["discards"][0]["tile"], "K2");
    let pairs = advise(&["-i", "K9", "--opened", "pairs", "R5 R6 R7 O* K3 K3 J* K5"]);
    let best = &pairs["discards"][0];
    assert_eq!(best["costs"].as_u64(), best["laying"]["left_sum"].as_u64().map(|sum| 2 * sum), "{best}");
    assert!(pairs["clauses"].as_array().is_some_and(|clauses| clauses.contains(&"penalty.pairs".into())));
    // If the player throws R13, the okey costs its penalty of 120, which is not doubled. Throwing the okey is a foul
    // and costs more.
    let dear = advise(&["-i", "K9", "--opened", "pairs", "--set", "penalty.okey=120", "O* R13"]);
    assert_eq!((dear["discards"][0]["tile"].as_str(), dear["discards"][0]["costs"].as_u64()), (Some("R13"), Some(120)));
}

/// The advice lists an elden finish, which lays all tiles in melds. Neither the sum nor the pairs of this rack reach
/// the bar.
#[test]
fn elden_is_advised_where_nothing_opens() {
    let call = ["advise", "--variant", "101", "-i", "Y12", "--set", "open.sum=300", "--set", "open.pairs=11", "--json"];
    let output = run(&[&call[..], &["R1-7 B1-7 K1-7 Y9"]].concat());
    let answer = json_of(&output.stdout);
    assert_eq!(answer["discards"][0]["tile"], "Y9", "{answer}");
    assert_eq!(run(&[&call[..], &["R1-7 B1-7 K1-6 Y9 Y11"]].concat()).status.code(), Some(2));
}

/// At a table with a rising bar (`open.rising`), a bar above the lowest one means that a player has opened. A finish
/// can then not be elden (`finish.hand`). The hand cannot open, because its sum is too low: an elden finish is no way
/// to open, and does not change the exit code.
#[test]
fn a_raised_bar_rules_out_elden() {
    for (rising, bar, elden) in [
        ("all", &[][..], true),
        ("all", &["--bar", "101"], true),
        ("all", &["--bar", "102"], false),
        ("all", &["--pairs-bar", "6"], false),
        ("opponents", &["--bar", "102"], false),
        ("off", &["--bar", "102"], true),
    ] {
        let rising = format!("open.rising={rising}");
        let hand = "K1-5 R1-5 B1-5 Y2-7 O*";
        let call = [&["open", hand, "-i", "Y13", "--variant", "101", "--set", &rising, "--json"], bar].concat();
        let output = run(&call);
        let answer = json_of(&output.stdout);
        assert_eq!((&answer["elden"], &answer["opens"]), (&elden.into(), &false.into()), "{call:?}: {answer}");
        assert_eq!((&answer["by"], output.status.code()), (&serde_json::json!([]), Some(1)), "{call:?}");
    }
}
