//! Score sheets have the right running totals, ends of games, ties, teams and tournaments.

use okey::Profile;
use proptest::prelude::*;

use super::{Sheet, profile};
use crate::command::generated;

const FOUR: [&str; 4] = ["A", "B", "C", "D"];

/// Returns a hand of 101 that this player finishes. The other three players have not opened.
fn won_by(name: &str) -> String {
    let players: Vec<String> = FOUR.iter().map(|name| format!(r#"{{"name": "{name}"}}"#)).collect();
    format!(r#"{{"finish": {{"by": "{name}"}}, "players": [{}]}}"#, players.join(", "))
}

/// Scores a sheet that is one game of the usual number of hands.
fn settle_sheet(profile: &Profile, lines: &str) -> Result<Sheet, Vec<String>> {
    Sheet::settled(profile, lines, &[])
}

fn balances(sheet: &Sheet) -> Vec<i64> {
    sheet.totals("balance")
}

#[test]
fn the_highest_ladder_ends_the_game_at_once() {
    let hand = r#"{"finish": {"by": "A", "dizi": true, "okey": true}, "players": [{"name": "A"}, {"name": "B"}]}"#;
    let sheet = settle_sheet(&profile("okey", &[]), hand).expect("a sheet");
    assert_eq!(balances(&sheet), [20, 0]);
    assert!(sheet.is_over());
    assert_eq!(sheet.leaders(), ["A"]);
    let faults = settle_sheet(&profile("okey", &[]), &format!("{hand}\n{hand}")).expect_err("too many");
    assert_eq!(faults, ["hand-after-end"]);
}

#[test]
fn the_twin_spares_those_with_few_points() {
    let players = |shown: &str| format!(r#"[{{"name": "A"{shown}}}, {{"name": "B"}}, {{"name": "C"}}]"#);
    let pairs = format!(r#"{{"finish": {{"by": "A", "pairs": true}}, "players": {}}}"#, players(""));
    let normal = format!(r#"{{"finish": {{"by": "C"}}, "players": {}}}"#, players(r#", "shown_indicator": true"#));
    // B loses 8 points in each of the first two hands and has 4 left. In the other two hands A shows the second tile
    // with the indicator's face. Each opponent with at least 3 points pays 1 for it.
    // - Third hand: B pays 1 and loses 2 for the hand.
    // - Fourth hand: B has 1 point and does not pay. C has 3 points and pays.
    let text = [pairs.clone(), pairs, normal.clone()].join("\n");
    let sheet = settle_sheet(&profile("okey", &[]), &text).expect("a sheet");
    assert_eq!(balances(&sheet), [18, 1, 3]);
    let text = format!("{text}\n{normal}");
    let sheet = settle_sheet(&profile("okey", &[]), &text).expect("a sheet");
    assert_eq!(balances(&sheet), [16, -1, 2]);
    assert!(sheet.is_over());
}

/// Two spellings of a name match if they look the same, such as `ş` as one character or with a combining mark.
#[test]
fn a_name_is_compared_as_it_reads() {
    let text = ["Ay\u{15f}e", "Ays\u{327}e"].map(|name| won_by("B").replace("\"A\"", &format!("\"{name}\"")));
    let sheet = settle_sheet(&profile("101", &[]), &text.join("\n")).expect("a sheet");
    assert_eq!(balances(&sheet), [404, -202, 404, 404]);
}

#[test]
fn a_game_of_101_ends_by_its_hands_and_ties_share() {
    let rules = profile("101", &[]);
    let three = &["--hands", "3"];
    let text = ["A", "B", "C"].map(won_by).join("\n");
    let sheet = Sheet::settled(&rules, &text, three).expect("a sheet");
    assert!(sheet.is_over());
    assert_eq!(balances(&sheet), [303, 303, 303, 606]);
    assert_eq!(sheet.leaders(), ["A", "B", "C"]);
    assert_eq!(sheet.totals("place"), [1, 1, 1, 4]);
    let faults = Sheet::settled(&rules, &format!("{text}\n{}", won_by("D")), three).expect_err("too many");
    assert_eq!(faults, ["hand-after-end"]);
    assert!(!settle_sheet(&rules, &text).expect("a sheet").is_over());
    let eleven = vec![won_by("A"); 11].join("\n");
    assert!(settle_sheet(&rules, &eleven).expect("a sheet").is_over());
    assert!(Sheet::settled(&rules, &text, &["--hands", "0"]).is_err(), "a game has hands");
    for hands in [1, 2, 4, 10, 12, 13] {
        let form = &["--hands", &hands.to_string()];
        let reported = |hands: u64| vec![won_by("A"); usize::try_from(hands).expect("few")].join("\n");
        assert!(Sheet::settled(&rules, &reported(hands), form).expect("a sheet").is_over(), "{hands}");
        let faults = Sheet::settled(&rules, &reported(hands + 1), form).expect_err("too many");
        assert_eq!(faults, ["hand-after-end"], "{hands}");
    }
}

#[test]
fn a_void_hand_counts_for_nothing() {
    let rules = profile("101", &[]);
    let void: Vec<String> = FOUR.iter().map(|name| format!(r#"{{"name": "{name}", "opened": "pairs"}}"#)).collect();
    let void = format!(r#"{{"finish": null, "players": [{}]}}"#, void.join(", "));
    let three = &["--hands", "3"];
    let text = [won_by("A"), void, won_by("A"), won_by("A")].join("\n");
    let sheet = Sheet::settled(&rules, &text, three).expect("a sheet");
    assert_eq!(sheet.0["matches"][0]["hands"], 3);
    assert_eq!(balances(&sheet), [-303, 606, 606, 606]);
}

#[test]
fn a_tournament_is_won_by_two_matches_of_three() {
    let rules = profile("101", &[]);
    let form = &["--hands", "3", "--tournament"];
    let hands = |winners: &str| winners.chars().map(|name| won_by(&name.to_string())).collect::<Vec<_>>().join("\n");
    let sheet = |winners| Sheet::settled(&rules, &hands(winners), form).expect("a sheet");
    assert!(!sheet("AAABBB").is_over());
    assert_eq!(sheet("AAABBB").leaders(), ["A", "B"]);
    assert!(sheet("AAAAAA").is_over());
    assert_eq!(sheet("AAABBBAAB").leaders(), ["A"]);
    // A tied match has no winner. A third match may be played even if the first two decide the tournament.
    assert_eq!(sheet("ABCAAA").leaders(), ["A"]);
    assert_eq!(sheet("ABCDABCDA").leaders().len(), 0, "no side has won a match");
    assert!(sheet("ABCDABCDA").is_over());
    assert_eq!(sheet("AAAAAABBB").0["matches"].as_array().map(Vec::len), Some(3));
    assert_eq!(sheet("AAAB").0["matches"][1]["totals"][0]["points"], 202, "each match starts anew");
    let faults = Sheet::settled(&rules, &hands("AAABBBCCCD"), form).expect_err("too many");
    assert_eq!(faults, ["hand-after-end"]);
    let eleven = Sheet::settled(&rules, &hands("A"), &["--tournament"]).expect("a sheet");
    assert_eq!(eleven.0["game_hands"], 11);
}

#[test]
fn the_pot_keeps_the_stakes_of_hands_without_a_winner() {
    let hand = |finish: &str, stake: &str| {
        format!(r#"{{"finish": {finish}, "players": [{{"name": "A"}}, {{"name": "B"}}]{stake}}}"#)
    };
    let text = [
        hand("null", r#", "stake": 5"#),
        hand("null", r#", "stake": 10"#),
        hand(r#"{"by": "A", "okey": true}"#, ""),
        hand(r#"{"by": "B"}"#, r#", "stake": 1"#),
    ];
    let sheet = settle_sheet(&profile("okey-pot", &[]), &text.join("\n")).expect("a sheet");
    // Each player has paid 25 points into the pot (5, 10 and again 10). A wins it by throwing an okey, so B pays the 25
    // a second time, and A gains the 50 points of B. In the next hand A loses a stake of 1.
    assert_eq!(balances(&sheet), [50 - 1, -50 + 1]);
}

#[test]
fn faults_that_concern_all_hands_are_reported_once() {
    let first = r#"{"finish": {"by": "A"}, "players": [{"name": "A", "team": "x"}, {"name": "B", "team": "y"},
        {"name": "C", "team": "x"}, {"name": "D", "team": "y"}]}"#;
    let rules = profile("101-team", &[]);
    let sheet = settle_sheet(&rules, &format!("{first}\n{}", won_by("B"))).expect("a sheet");
    let sides = sheet.0["teams"].as_array().expect("teams").iter().filter_map(|side| side["points"].as_i64());
    assert_eq!(sides.collect::<Vec<_>>(), [-101 + 404, 404 - 101]);
    assert_eq!(sheet.leaders(), ["x", "y"]);
    let turned = first
        .replace(r#""A", "team": "x""#, r#""A", "team": "y""#)
        .replace(r#""B", "team": "y""#, r#""B", "team": "x""#);
    let faults = settle_sheet(&rules, &format!("{first}\n{turned}")).expect_err("changed teams");
    assert_eq!(faults, ["sheet-teams", "sheet-teams"]);
}

fn a_hand() -> impl Strategy<Value = String> {
    let state = prop_oneof![
        Just(String::new()),
        (1..13_u8).prop_map(|number| format!(r#", "opened": "series", "left": "K{number}""#)),
        (1..13_u8).prop_map(|number| format!(r#", "opened": "pairs", "left": "B{number}", "fouls": ["other"]"#)),
    ];
    let states = proptest::collection::vec(state, 4);
    let order = Just(FOUR.to_vec()).prop_shuffle();
    (0..5_usize, any::<bool>(), states, order).prop_filter_map("two of one tile", |(finisher, okey, states, order)| {
        let by = FOUR.get(finisher);
        let player = |name: &&str| {
            let state = &states[FOUR.iter().position(|each| each == name)?];
            let state = if Some(name) == by { "" } else { state };
            Some(format!(r#"{{"name": "{name}"{state}}}"#))
        };
        let players: Option<Vec<String>> = order.iter().map(player).collect();
        let finish = by.map_or("null".to_owned(), |name| format!(r#"{{"by": "{name}", "okey": {okey}}}"#));
        let json = format!(r#"{{"indicator": "R5", "finish": {finish}, "players": [{}]}}"#, players?.join(", "));
        super::settle(&profile("101", &[]), &json).is_ok().then_some(json)
    })
}

proptest! {
    #![proptest_config(generated(64))]

    #[test]
    fn totals_are_the_sums_of_the_hands(hands in proptest::collection::vec(a_hand(), 1..=11)) {
        let rules = profile("101", &[]);
        let sheet = settle_sheet(&rules, &hands.join("\n")).expect("a sheet");
        let mut sums = [0; 4];
        for (hand, running) in hands.iter().zip(sheet.0["hands"].as_array().expect("hands").iter().skip(1)) {
            let alone = super::settle(&rules, hand).expect("a hand");
            for total in running["totals"].as_array().expect("totals") {
                let player = alone.players.iter().find(|player| total["name"] == player.name).expect("a player");
                let at = FOUR.iter().position(|name| *name == player.name).expect("a player");
                sums[at] += player.points();
                prop_assert_eq!(total["points"].as_i64(), Some(sums[at]));
            }
        }
        let mut last = sheet.totals("points");
        last.sort_unstable();
        sums.sort_unstable();
        prop_assert_eq!(last, sums);
    }
}
