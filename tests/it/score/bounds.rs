//! `score` is right at the limits of what is possible. For example, a player who opened with runs and groups can have
//! 13 tiles left, but not 14.

use super::{codes, points, profile, settle};
use crate::command::{json_of, run};

const MANY: [&str; 22] = [
    "K1", "K2", "K3", "K4", "K5", "K7", "K8", "K9", "K10", "K11", "K12", "B1", "B2", "B3", "B4", "B5", "B7", "B8",
    "B9", "B10", "B11", "B12",
];

fn hand(other: &str) -> String {
    format!(r#"{{"indicator": "R5", "finish": {{"by": "A"}}, "players": [{{"name": "A"}}, {{"name": "B"{other}}}]}}"#)
}

type Switches<'a> = &'a [(&'a str, &'a str)];

/// Returns the codes of the faults of a hand of 101 with `other` as player B's fields.
fn faults(switches: Switches<'_>, other: &str) -> Vec<&'static str> {
    settle(&profile("101", switches), &hand(other)).map_or_else(|faults| codes(&faults), |_| Vec::new())
}

#[test]
fn a_rack_keeps_no_more_than_an_opening_leaves() {
    let cases: [(Switches<'_>, &str, usize); 8] = [
        (&[], "", 21),
        (&[], r#", "opened": "series""#, 13),
        (&[], r#", "opened": "pairs""#, 11),
        (&[("open.sum", "104")], r#", "opened": "series""#, 13),
        (&[("open.sum", "105")], r#", "opened": "series""#, 12),
        (&[("open.sum", "39")], r#", "opened": "series""#, 18),
        (&[("open.sum", "1")], r#", "opened": "series""#, 18),
        (&[("open.pairs", "7")], r#", "opened": "pairs""#, 7),
    ];
    for (switches, opened, most) in cases {
        let left = |count: usize| format!(r#"{opened}, "left": "{}""#, MANY[..count].join(" "));
        assert_eq!(faults(switches, &left(most)), [""; 0], "{opened} {most}");
        assert_eq!(faults(switches, &left(most + 1)), ["too-many-left"], "{opened} {}", most + 1);
    }
}

#[test]
fn names_players_and_stakes() {
    for (length, refused) in [(1, false), (60, false), (61, true)] {
        let json = hand("").replace(r#""B""#, &format!(r#""{}""#, "ş".repeat(length)));
        let found = settle(&profile("101", &[]), &json).map_or_else(|faults| codes(&faults), |_| Vec::new());
        assert_eq!(found == ["name-long"], refused, "{length}");
    }
    for count in 1..=6 {
        let names: Vec<String> = (0..count).map(|at| format!(r#"{{"name": "{at}"}}"#)).collect();
        let json = format!(r#"{{"finish": null, "players": [{}]}}"#, names.join(","));
        let found = settle(&profile("101", &[]), &json).map_or_else(|faults| codes(&faults), |_| Vec::new());
        assert_eq!(found.is_empty(), (2..=4).contains(&count), "{count}: {found:?}");
    }
    for (stake, refused) in [("0", false), ("1000000", false), ("1000001", true)] {
        let json = hand("").replace(r#""finish""#, &format!(r#""stake": {stake}, "finish""#));
        assert_eq!(settle(&profile("okey-pot", &[]), &json).is_err(), refused, "{stake}");
    }
}

/// The answer leaves out the parts of a cost that are 0, such as an okey without a penalty.
#[test]
fn parts_that_add_nothing_are_left_out() {
    let parts = |switches: Switches<'_>, left: &str| {
        let score = settle(&profile("101", switches), &hand(&format!(r#", "left": "{left}""#))).expect("a hand");
        (points(&score)[1], score.players[1].parts.len())
    };
    assert_eq!(parts(&[("penalty.unopened_cap", "203")], "K5"), (202, 1));
    assert_eq!(parts(&[("penalty.unopened_cap", "202")], "K5"), (202, 1));
    assert_eq!(parts(&[("penalty.unopened_cap", "201")], "K5"), (201, 2));
    assert_eq!(parts(&[], "R6 R6"), (202, 1));
    assert_eq!(parts(&[("penalty.okey_unopened", "1")], "R6 R6"), (204, 2));
    assert_eq!(parts(&[("penalty.okey_unopened", "1")], "K5"), (202, 1));
}

/// Tiles left are refused if a tile occurs more often than in the game, counting the indicator and an okey thrown to
/// finish.
#[test]
fn copies_are_counted_to_the_last() {
    let cases: [(&str, &str, bool); 8] = [
        ("K1 K1", "", true),
        ("K1 K1 K1", "", false),
        ("R5", "", true),
        ("R5 R5", "", false),
        ("J* J*", "", true),
        ("J* J* J*", "", false),
        ("R6", r#", "okey": true"#, true),
        ("R6 O*", r#", "okey": true"#, false),
    ];
    for (left, how, taken) in cases {
        let json = hand(&format!(r#", "left": "{left}""#)).replace(r#""by": "A""#, &format!(r#""by": "A"{how}"#));
        assert_eq!(settle(&profile("101", &[]), &json).is_ok(), taken, "{left}");
    }
}

/// A report need not list tiles that cost nothing: the finisher has none left, and those of the finisher's partner do
/// not count. The indicator may be missing too if the points do not depend on it.
#[test]
fn racks_that_do_not_count_need_not_be_known() {
    let found = |profile_name: &str, players: &str| {
        let json = format!(r#"{{"finish": {{"by": "A"}}, "players": [{players}]}}"#);
        settle(&profile(profile_name, &[]), &json).map_or_else(|faults| codes(&faults), |_| Vec::new())
    };
    let others = r#"{"name": "B"}, {"name": "C"}, {"name": "D"}"#;
    assert_eq!(found("101", &format!(r#"{{"name": "A", "left": []}}, {others}"#)), [""; 0]);
    assert_eq!(found("101", &format!(r#"{{"name": "A", "left": ["K7"]}}, {others}"#)), ["finisher-has-tiles"]);
    let teams = |other: &str, mate: &str| {
        let player = |name, team, left| {
            format!(r#"{{"name": "{name}", "team": "{team}", "opened": "series", "left": "{left}"}}"#)
        };
        let finisher = r#"{"name": "A", "team": "x", "opened": "series"}"#;
        [finisher.to_owned(), player("B", "y", other), player("C", "x", mate), player("D", "y", "K1")].join(", ")
    };
    // The number of the false joker depends on the missing indicator. That is a fault only if an opponent holds the
    // false joker, because the tiles of the finisher's partner do not count.
    assert_eq!(found("101-team", &teams("K7", "J*")), [""; 0]);
    assert_eq!(found("101-team", &teams("J*", "K7")), ["indicator-needed"]);
}

/// If an option for all hands of a score sheet is refused, the error is reported once for the whole sheet.
#[test]
fn a_stake_for_a_whole_sheet_is_refused_once() {
    let refused = run(&["score", "tests/data/evening.jsonl", "--stake", "3", "--json"]);
    let reported = json_of(&refused.stderr);
    let codes: Vec<&str> =
        reported["faults"].as_array().expect("faults").iter().filter_map(|f| f["code"].as_str()).collect();
    assert_eq!(codes, ["stake-unwanted"], "{reported}");
}
