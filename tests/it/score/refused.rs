//! Reports of impossible hands are refused, and the error cites the clause that makes the hand impossible.

use super::{codes, profile, settle};

/// Returns a hand of 101 with this finish and these players. The indicator is R5.
fn hand(finish: &str, players: &str) -> String {
    format!(r#"{{"indicator": "R5", "finish": {finish}, "players": [{players}]}}"#)
}

const A: &str = r#"{"by": "A"}"#;

fn refused(variant: &str, switches: &[(&str, &str)], json: &str) -> (Vec<&'static str>, String) {
    let faults = settle(&profile(variant, switches), json).expect_err(json);
    let clause = faults[0].kind.clause().map_or_else(String::new, |clause| clause.to_string());
    (codes(&faults), clause)
}

#[track_caller]
fn assert_refused(variant: &str, json: &str, code: &'static str, clause: &str) {
    assert_eq!(refused(variant, &[], json), (vec![code], clause.to_owned()), "{json}");
}

#[test]
fn finishes_that_cannot_be() {
    let two = r#"{"name": "A"}, {"name": "B"}"#;
    for finish in [r#"{"by": ["A", "B"]}"#, r#"[{"by": "A"}, {"by": "B"}]"#, r#"{"by": "A", "by": "B"}"#] {
        assert_refused("101", &hand(finish, two), "two-finishers", "finish.last-tile");
    }
    assert_refused("101", &hand(r#"{"by": "Z"}"#, two), "finisher-unknown", "");
    let tiles = r#"{"name": "A", "left": "K1"}, {"name": "B"}"#;
    assert_refused("101", &hand(A, tiles), "finisher-has-tiles", "finish.last-tile");
    assert_refused("okey", &hand(A, tiles), "finisher-has-tiles", "win.shape");
    let opened = r#"{"name": "A"}, {"name": "B", "opened": "series", "left": "K1"}"#;
    let elden = r#"{"by": "A", "hand": true}"#;
    assert_refused("101", &hand(elden, opened), "elden-after-opening", "finish.hand");
    let series = r#"{"name": "A", "opened": "series"}, {"name": "B"}"#;
    assert_refused("101", &hand(r#"{"by": "A", "pairs": true}"#, series), "pairs-after-series", "open.no-mix");
    let pairs = r#"{"name": "A", "opened": "pairs"}, {"name": "B"}"#;
    assert_refused("101", &hand(r#"{"by": "A", "pairs": false}"#, pairs), "pairs-denied", "open.no-mix");
    for (finish, players) in [(r#"{"by": "A", "pairs": true, "hand": true}"#, two), (elden, pairs)] {
        assert_refused("101", &hand(finish, players), "elden-with-pairs", "finish.pairs-parity");
    }
    assert_refused("101", &hand(r#"{"by": "A", "devam": true}"#, two), "devam-off", "finish.multiplier");
    // Devam lays off an okey, and elden has no layoff.
    let both = hand(r#"{"by": "A", "devam": true, "hand": true}"#, two);
    assert_eq!(refused("101", &[("devam", "true")], &both), (vec!["elden-with-devam"], "finish.hand".to_owned()));
    assert_refused("101", &both, "devam-off", "finish.multiplier");
    assert_refused("101", &hand(r#"{"by": "A", "dizi": true}"#, two), "finish-unwanted", "win.dizi");
    assert_refused("okey", &hand(elden, two), "finish-unwanted", "finish.hand");
    assert_refused("okey", &hand(r#"{"by": "A", "devam": true}"#, two), "finish-unwanted", "finish.multiplier");
    assert_refused("okey", &hand(r#"{"by": "A", "dizi": true, "pairs": true}"#, two), "dizi-with-pairs", "win.pairs");
    let dizi = hand(r#"{"by": "A", "dizi": true}"#, two);
    let off = [("win.dizi", "false"), ("run_wrap", "false")];
    assert_eq!(refused("okey", &off, &dizi), (vec!["dizi-off"], "win.dizi".to_owned()));
    assert!(off.iter().all(|&one| settle(&profile("okey", &[one]), &dizi).is_ok()), "either is enough for a win");
    let chains = r#"{"finish": {"by": "A", "okey": true}, "players": [{"name": "A"}, {"name": "B"}]}"#;
    assert_refused("cs102", chains, "finish-unwanted", "cs102.win");
}

/// A player who announced pairs and finished, but not from pairs, opened with runs and groups.
#[test]
fn a_finisher_who_announced_pairs_finishes_from_pairs() {
    let required = [("pairs.announce", "required")];
    let announced = |kinds: &str, opened: &str| {
        let players = format!(r#"{{"name": "A", "announced": true{opened}}}, {{"name": "B"}}"#);
        hand(&format!(r#"{{"by": "A"{kinds}}}"#), &players)
    };
    let opened = r#", "opened": "series""#;
    for (kinds, opened) in [("", ""), (r#", "okey": true"#, ""), (r#", "hand": true"#, ""), ("", opened)] {
        let wrong = refused("101", &required, &announced(kinds, opened));
        assert_eq!(wrong, (vec!["announced-series"], "pairs.announce".to_owned()), "{kinds}{opened}");
    }
    for (kinds, opened) in [(r#", "pairs": true"#, ""), ("", r#", "opened": "pairs""#)] {
        assert!(settle(&profile("101", &required), &announced(kinds, opened)).is_ok(), "{kinds}{opened}");
    }
}

/// The error about a second ending speaks of two players only if the endings name two.
#[test]
fn a_second_ending_need_not_name_a_second_player() {
    let two = r#"{"name": "A"}, {"name": "B"}"#;
    let record = |lines: &str| format!("game 101\nplayers A B\nhand\n{lines}");
    for (text, named) in [
        (hand(r#"{"by": "A"}, "finish": null"#, two), false),
        (hand(r#"null, "finish": {"by": "A"}"#, two), false),
        (hand(r#"{"by": "A"}, "finish": {"by": "A", "okey": true}"#, two), false),
        (hand(r#"{"by": ["A", "A"]}"#, two), false),
        (hand(r#"{"by": "A"}, "finish": {"by": "B"}"#, two), true),
        (hand(r#"{"by": "A", "by": "B"}"#, two), true),
        (hand(r#"[{"by": "A"}, {"by": "B"}]"#, two), true),
        (record("finished A\nfinished A okey\n"), false),
        (record("finished A\nfinished B\n"), true),
    ] {
        let output = crate::command::run_with(&["score", "-", "--json"], text.as_bytes());
        let error = crate::command::json_of(&output.stderr)["error"].clone();
        assert_eq!(error["code"], "two-finishers", "{text}");
        assert_eq!(error["message"].as_str().expect("a text").starts_with("two players"), named, "{text}");
    }
}

#[test]
fn a_partner_who_opened_forbids_elden() {
    let players = r#"{"name": "A", "team": "x"}, {"name": "B", "team": "y"},
        {"name": "C", "team": "x", "opened": "series", "left": "K1"}, {"name": "D", "team": "y"}"#;
    assert_refused("101-team", &hand(r#"{"by": "A", "hand": true}"#, players), "elden-after-opening", "finish.hand");
}

#[test]
fn tiles_that_do_not_exist() {
    let left = |one: &str, other: &str| {
        format!(
            r#"{{"name": "A"}}, {{"name": "B", "opened": "series", "left": "{one}"}},
            {{"name": "C", "left": "{other}"}}"#
        )
    };
    for (one, other) in [("O* R6", "R6"), ("O*x2", "O*"), ("K1 K1", "K1"), ("J* J*", "J*"), ("R5", "R5")] {
        assert_refused("101", &hand(A, &left(one, other)), "copies-left", "tiles.copies");
    }
    let okey = r#"{"by": "A", "okey": true}"#;
    assert_refused("101", &hand(okey, &left("O*", "R6")), "copies-left", "tiles.copies");
    let devam = refused("101", &[("devam", "true")], &hand(r#"{"by": "A", "devam": true}"#, &left("O*", "")));
    assert_eq!(devam.0, ["copies-left"]);
    assert!(settle(&profile("101", &[]), &hand(okey, &left("O* K1", "K1 R5 J*x2"))).is_ok());
    assert_refused("101", &hand(A, &left("Y1", "G2")), "yellow-and-green", "tiles.colours");
    // Without an indicator the program cannot know that R6 is the okey: only `O*` is an okey.
    let unknown = format!(r#"{{"finish": {A}, "players": [{}]}}"#, left("O* R6", "R6"));
    assert!(settle(&profile("101", &[]), &unknown).is_ok());
    let unknown = format!(r#"{{"finish": {A}, "players": [{}]}}"#, left("O* O*", "O*"));
    assert_refused("101", &unknown, "copies-left", "tiles.copies");
}

#[test]
fn racks_that_cannot_be() {
    let b = |fields: &str| hand(A, &format!(r#"{{"name": "A"}}, {{"name": "B"{fields}}}"#));
    assert_refused("101", &b(r#", "opened": "series""#), "left-missing", "penalty.opened");
    for left in [r#""""#, "[]", r#"" , ""#] {
        let json = b(&format!(r#", "opened": "series", "left": {left}"#));
        assert_refused("101", &json, "opened-without-tiles", "finish.last-tile");
    }
    assert_refused("101", &b(r#", "left": "K1-13 B1-9""#), "too-many-left", "tiles.deal");
    assert_refused("101", &b(r#", "opened": "series", "left": "K1-13 B1""#), "too-many-left", "open.series");
    assert_refused("101", &b(r#", "opened": "pairs", "left": "K1-12""#), "too-many-left", "open.pairs");
    assert!(settle(&profile("101", &[]), &b(r#", "opened": "series", "left": "K1-13""#)).is_ok());
    assert!(settle(&profile("101", &[]), &b(r#", "opened": "pairs", "left": "K1-11""#)).is_ok());
    let exhausted = r#"{"finish": null, "players": [{"name": "A", "left": "K1"}, {"name": "B"}]}"#;
    let missing = refused("101", &[("penalty.exhausted", "tiles")], exhausted);
    assert_eq!(missing, (vec!["left-missing"], "penalty.exhausted".to_owned()));
    let unknown = r#"{"finish": null, "players": [{"name": "A", "opened": "pairs", "left": "J*"}, {"name": "B"}]}"#;
    assert_refused("101", unknown, "indicator-needed", "penalty.false-joker");
    assert_refused("okey", &b(r#", "opened": "series""#), "opened-unwanted", "open.series");
}

#[test]
fn players_that_cannot_be() {
    assert_refused("101", &hand(A, r#"{"name": "A"}"#), "player-count", "seats.two-three");
    let five: Vec<String> = (b'A'..=b'E').map(|name| format!(r#"{{"name": "{}"}}"#, char::from(name))).collect();
    assert_refused("101", &hand(A, &five.join(", ")), "player-count", "seats.two-three");
    assert_refused("101", &hand(A, r#"{"name": "A"}, {"name": " A "}"#), "name-twice", "");
    assert_refused("101", &hand(A, r#"{"name": "A"}, {"name": "  "}"#), "name-empty", "");
    let long = format!(r#"{{"name": "A"}}, {{"name": "{}"}}"#, "ğ".repeat(61));
    assert_refused("101", &hand(A, &long), "name-long", "");
    assert_refused("101", &hand(A, r#"{"name": "A", "team": "x"}, {"name": "B"}"#), "team-unwanted", "team.mate");
    let teams = |teams: [&str; 4]| {
        let player = |(name, team): (char, &str)| format!(r#"{{"name": "{name}", "team": "{team}"}}"#);
        "ABCD".chars().zip(teams).map(player).collect::<Vec<_>>().join(", ")
    };
    assert_refused("101-team", &hand(A, &teams(["x", "x", "x", "y"])), "team-shape", "team.mate");
    assert_refused("101-team", &hand(A, &teams(["x", "y", "z", "z"])), "team-shape", "team.mate");
    let missing = refused("101-team", &[], &hand(A, r#"{"name": "A", "team": "x"}, {"name": "B"}, {"name": "C"}"#));
    assert_eq!(missing.0, ["team-missing", "team-missing"]);
}

#[test]
fn fouls_twins_and_stakes_where_there_are_none() {
    let b = |fields: &str| hand(A, &format!(r#"{{"name": "A"}}, {{"name": "B"{fields}}}"#));
    assert_refused("101", &b(r#", "fouls": ["sulking"]"#), "unknown-foul", "foul.list");
    assert_refused("101", &b(r#", "fouls": ["tiles.set"]"#), "unknown-foul", "foul.list");
    assert_refused("101", &b(r#", "fouls": ["false-win"]"#), "unknown-foul", "foul.list");
    assert_refused("okey", &b(r#", "fouls": ["put-back"]"#), "unknown-foul", "score.false-win");
    let off = refused("101", &[("fouls.playable", "off")], &b(r#", "fouls": ["discard.playable"]"#));
    assert_eq!(off, (vec!["foul-off"], "discard.playable".to_owned()));
    assert_refused("101", &b(r#", "shown_indicator": true"#), "shown-unwanted", "indicator.none");
    let twice = r#"{"name": "A", "shown_indicator": true}, {"name": "B", "shown_indicator": true}"#;
    assert_refused("okey", &hand(A, twice), "shown-twice", "score.indicator");
    assert_refused("okey-pot", &b(""), "stake-missing", "score.pot");
    assert_refused("okey", &b("").replace(r#""players""#, r#""stake": 5, "players""#), "stake-unwanted", "score.pot");
    let indicator = r#"{"indicator": "K1", "finish": null, "players": [{"name": "A"}, {"name": "B"}]}"#;
    assert_refused("cs102", indicator, "indicator-unwanted", "tiles.copies");
    assert_refused("101", &indicator.replace("K1", "J*"), "indicator-false-joker", "indicator.redraw");
}

#[test]
fn every_fault_is_reported() {
    let json = hand(
        r#"{"by": "A", "hand": true, "dizi": true}"#,
        r#"{"name": "A", "left": "K1"}, {"name": "B", "opened": "series"}, {"name": "B", "opened": "pairs", "left": "K1 K1"}"#,
    );
    let expected = [
        "name-twice",
        "finish-unwanted",
        "finisher-has-tiles",
        "elden-after-opening",
        "elden-after-opening",
        "left-missing",
        "copies-left",
    ];
    assert_eq!(refused("101", &[], &json).0, expected);
}
