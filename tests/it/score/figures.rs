//! For each kind of finish, the finisher gains and the other players pay what the rulebook states.

use okey::{Clause, RulesFile};

use super::{points, profile, settle};

/// Returns a hand of 101 that `A` finishes against these players. The indicator is R5, so the okey is R6.
fn hand(finish: &str, others: &str) -> String {
    format!(r#"{{"indicator": "R5", "finish": {{"by": "A"{finish}}}, "players": [{{"name": "A"}}, {others}]}}"#)
}

/// Three players who did not finish. B opened with runs and groups, C with pairs, and D has not opened. B and C each
/// have tiles left that sum to 10.
const USUAL: &str = r#"
    {"name": "B", "opened": "series", "left": "K3 B7"},
    {"name": "C", "opened": "pairs", "left": "Y4 K6"},
    {"name": "D"}"#;
const UNOPENED: &str = r#"{"name": "B"}, {"name": "C"}, {"name": "D"}"#;

fn of_101(switches: &[(&str, &str)], finish: &str, others: &str) -> Vec<i64> {
    points(&settle(&profile("101", switches), &hand(finish, others)).expect("a hand that can have happened"))
}

#[test]
fn the_table_of_finishes() {
    let devam = [("devam", "true")];
    let rows: [(&str, &str, [i64; 4]); 8] = [
        ("", USUAL, [-101, 10, 20, 202]),
        (r#", "okey": true"#, USUAL, [-202, 20, 40, 404]),
        (r#", "pairs": true"#, USUAL, [-202, 20, 40, 404]),
        (r#", "devam": true"#, USUAL, [-404, 40, 80, 808]),
        (r#", "hand": true"#, UNOPENED, [-202, 404, 404, 404]),
        (r#", "hand": true, "okey": true"#, UNOPENED, [-404, 808, 808, 808]),
        (r#", "pairs": true, "devam": true"#, USUAL, [-808, 80, 160, 1616]),
        (r#", "pairs": true, "okey": true"#, USUAL, [-404, 40, 80, 808]),
    ];
    for (finish, others, expected) in rows {
        assert_eq!(of_101(&devam, finish, others), expected, "{finish}");
    }
}

#[test]
fn an_okey_left_is_outside_every_multiplier() {
    let pairs = r#"{"name": "B", "opened": "pairs", "left": "K13 B7 O*"}"#;
    assert_eq!(of_101(&[], "", pairs)[1], 141);
    assert_eq!(of_101(&[], r#", "okey": true"#, pairs)[1], 181);
    assert_eq!(of_101(&[], "", r#"{"name": "B", "opened": "series", "left": "R5 R6"}"#)[1], 106);
    assert_eq!(of_101(&[], "", r#"{"name": "B", "opened": "series", "left": "O* R6"}"#)[1], 202);
    assert_eq!(of_101(&[("penalty.okey", "50")], "", pairs)[1], 90);
    for left in ["O*", "R6 K13", ""] {
        assert_eq!(of_101(&[], "", &format!(r#"{{"name": "B", "left": "{left}"}}"#))[1], 202);
    }
}

#[test]
fn a_false_joker_left_counts_the_number_it_plays_as() {
    let left = r#"{"name": "B", "opened": "series", "left": "J* J* K1"}"#;
    for (rule, expected) in [("okey", 13), ("indicator", 11), ("wild", 13)] {
        assert_eq!(of_101(&[("false_joker", rule)], "", left)[1], expected, "{rule}");
    }
    let pairs = r#"{"name": "B", "opened": "pairs", "left": "J* K1"}"#;
    assert_eq!(of_101(&[], r#", "okey": true"#, pairs)[1], 28);
    // The indicator is K13, so the okey is K1 and the false joker counts as 1.
    let json = r#"{"indicator": "K13", "finish": {"by": "A"}, "players": [{"name": "A"}, {"name": "B", "opened": "series", "left": "J*"}]}"#;
    assert_eq!(points(&settle(&profile("101", &[]), json).expect("a hand"))[1], 1);
}

#[test]
fn fouls_are_flat() {
    let fouled = r#"{"name": "B", "opened": "series", "left": "K13 B13 Y4", "fouls": ["discard.okey"]}"#;
    assert_eq!(of_101(&[], "", fouled)[1], 131);
    assert_eq!(of_101(&[], r#", "okey": true"#, fouled)[1], 161);
    assert_eq!(of_101(&[("fouls.multiplied", "true")], r#", "okey": true"#, fouled)[1], 262);
    assert_eq!(of_101(&[("fouls.points", "50")], "", fouled)[1], 80);
    let own = r#"{"indicator": "R5", "finish": {"by": "A"}, "players": [{"name": "A", "fouls": ["put-back"]}, {"name": "B"}]}"#;
    assert_eq!(points(&settle(&profile("101", &[]), own).expect("a hand"))[0], 0);
    for (switch, expected) in [(("fouls.put_back", "0"), -101), (("fouls.points", "7"), 0)] {
        assert_eq!(points(&settle(&profile("101", &[switch]), own).expect("a hand"))[0], expected);
    }
    let several = r#"{"name": "B", "fouls": ["foul.list", "geri-toplama", "take.put-back", "okey-discard"]}"#;
    assert_eq!(of_101(&[], "", several)[1], 202 + 4 * 101);
}

#[test]
fn doublings_as_the_table_plays_them() {
    let finish = r#", "okey": true, "pairs": true"#;
    assert_eq!(of_101(&[("multiplier", "single")], finish, USUAL), [-202, 20, 40, 404]);
    assert_eq!(of_101(&[("multiplier", "none")], finish, USUAL), [-101, 10, 20, 202]);
    let devam = [("multiplier", "single"), ("devam", "true")];
    assert_eq!(of_101(&devam, r#", "pairs": true, "devam": true"#, UNOPENED), [-404, 808, 808, 808]);
    // A devam is a finish with both okeys. Its factor replaces the factor for throwing an okey.
    assert_eq!(of_101(&[("devam", "true")], r#", "okey": true, "devam": true"#, USUAL), [-404, 40, 80, 808]);
}

#[test]
fn the_unopened_may_be_capped() {
    let okey = r#", "okey": true"#;
    assert_eq!(of_101(&[("penalty.unopened_cap", "303")], okey, UNOPENED), [-202, 303, 303, 303]);
    assert_eq!(of_101(&[("penalty.unopened_cap", "404")], okey, UNOPENED), [-202, 404, 404, 404]);
    assert_eq!(of_101(&[("penalty.unopened", "100")], okey, UNOPENED), [-202, 200, 200, 200]);
}

#[test]
fn when_the_stock_runs_out_nothing_is_multiplied() {
    let json = format!(r#"{{"indicator": "R5", "finish": null, "players": [{USUAL}]}}"#);
    let score = settle(&profile("101", &[]), &json).expect("a hand");
    assert_eq!(points(&score), [10, 20, 202]);
    assert!(score.clauses.contains(&Clause::PenaltyExhausted));
}

#[test]
fn four_with_pairs_are_void_or_played() {
    let json = r#"{"indicator": "R5", "finish": null, "players": [
        {"name": "A", "opened": "pairs", "left": "K3"}, {"name": "B", "opened": "pairs", "left": "K4", "fouls": ["other"]},
        {"name": "C", "opened": "pairs"}, {"name": "D", "opened": "pairs", "left": "K6 J*"}]}"#;
    let void = settle(&profile("101", &[]), json).expect("a hand");
    assert!(void.void);
    assert_eq!(points(&void), [0, 0, 0, 0]);
    assert_eq!(void.clauses, [Clause::PenaltyAllPairs]);
    let three = json.replace(r#", {"name": "D", "opened": "pairs", "left": "K6 J*"}"#, "");
    for seats in [&[][..], &[("seats", "3")]] {
        let void = settle(&profile("101", seats), &three).expect("a hand");
        assert!(void.void, "{seats:?}");
        assert_eq!(void.clauses, [Clause::SeatsTwoThree, Clause::PenaltyAllPairs]);
    }
    let json = json.replace(r#""name": "C", "opened": "pairs""#, r#""name": "C", "opened": "pairs", "left": "K5""#);
    let played = settle(&profile("101", &[("four_pairs", "play")]), &json).expect("a hand");
    assert!(!played.void);
    assert_eq!(points(&played), [6, 8 + 101, 10, 24]);
}

/// A finish from pairs says that the finisher opened with pairs, in every form of the report.
#[test]
fn a_finish_from_pairs_is_an_opening_with_pairs() {
    let others =
        ["B", "C", "D"].map(|name| format!(r#"{{"name": "{name}", "opened": "pairs", "left": "= 3"}}"#)).join(", ");
    for (by, opened) in [(r#", "pairs": true"#, ""), ("", r#", "opened": "pairs""#)] {
        let json = format!(
            r#"{{"indicator": "R5", "finish": {{"by": "A"{by}}}, "players": [{{"name": "A"{opened}}}, {others}]}}"#
        );
        let void = settle(&profile("101", &[]), &json).expect("a hand");
        assert_eq!((void.void, points(&void)), (true, vec![0; 4]), "{json}");
        let played = settle(&profile("101", &[("four_pairs", "play")]), &json).expect("a hand");
        assert_eq!(points(&played), [-202, 12, 12, 12], "{json}");
        let series = json.replacen(r#""opened": "pairs", "left""#, r#""opened": "series", "left""#, 1);
        assert!(!settle(&profile("101", &[]), &series).expect("a hand").void, "{series}");
    }
    let lines = "hand\nfinished A pairs\nopened B pairs\nopened C pairs\nopened D pairs\n";
    let record = format!("game 101\nplayers A B C D\n{lines}");
    for command in ["score", "replay"] {
        let output = crate::command::run_with(&[command, "-", "--json"], record.as_bytes());
        let answer = crate::command::json_of(&output.stdout);
        let hand = if command == "replay" { &answer["hands"][0] } else { &answer };
        assert_eq!(hand["void"], true, "{answer}");
    }
}

#[test]
fn a_partner_counts_nothing_but_fouls() {
    let json = r#"{"indicator": "R5", "finish": {"by": "A", "okey": true}, "players": [
        {"name": "A", "team": "x"}, {"name": "B", "team": "y", "opened": "series", "left": "K10"},
        {"name": "C", "team": "x", "opened": "pairs", "left": "K13 O*", "fouls": ["okey-discard"]}, {"name": "D", "team": "y"}]}"#;
    let score = settle(&profile("101-team", &[]), json).expect("a hand");
    assert_eq!(points(&score), [-202, 20, 101, 404]);
    assert_eq!(score.sides(), [("x", -101), ("y", 424)]);
}

#[test]
fn elden_costs_the_other_team_808() {
    let json = r#"{"finish": {"by": "A", "hand": true}, "players": [
        {"name": "A", "team": "x"}, {"name": "B", "team": "y"}, {"name": "C", "team": "x"}, {"name": "D", "team": "y"}]}"#;
    let score = settle(&profile("101-team", &[]), json).expect("a hand");
    assert_eq!(points(&score), [-202, 404, 0, 404]);
    assert_eq!(score.sides()[1].1, 808);
    assert!(score.clauses.contains(&Clause::TeamHandFinish));
    let okey = settle(&profile("101-team", &[]), &json.replace(r#""hand": true"#, r#""hand": true, "okey": true"#));
    assert_eq!(points(&okey.expect("a hand")), [-404, 808, 0, 808]);
}

#[test]
fn the_classic_ladders() {
    let rows = [
        ("", 2, 2),
        (r#", "okey": true"#, 4, 4),
        (r#", "pairs": true"#, 8, 4),
        (r#", "pairs": true, "okey": true"#, 12, 8),
        (r#", "dizi": true"#, 16, 2),
        (r#", "dizi": true, "okey": true"#, 20, 4),
    ];
    let players = r#"[{"name": "B"}, {"name": "A"}, {"name": "C"}]"#;
    for (finish, long, house) in rows {
        let json = format!(r#"{{"finish": {{"by": "A"{finish}}}, "players": {players}}}"#);
        for (variant, lost) in [("okey", long), ("okey-house", house)] {
            let score = settle(&profile(variant, &[]), &json).expect("a hand");
            assert_eq!(points(&score), [-lost, 0, -lost], "{variant} {finish}");
        }
    }
    let exhausted = format!(r#"{{"finish": null, "players": {players}}}"#);
    assert_eq!(points(&settle(&profile("okey", &[]), &exhausted).expect("a hand")), [-1, -1, -1]);
    assert_eq!(points(&settle(&profile("yaygin", &[]), &exhausted).expect("a hand")), [0, 0, 0]);
}

#[test]
fn every_rung_is_a_switch() {
    let switches = ["normal", "okey", "pairs", "pairs_okey", "dizi", "dizi_okey"].map(|rung| format!("points.{rung}"));
    let finishes = ["", r#", "okey": true"#, r#", "pairs": true"#, r#", "pairs": true, "okey": true"#];
    let dizi = [r#", "dizi": true"#, r#", "dizi": true, "okey": true"#];
    for (switch, finish) in switches.iter().zip(finishes.into_iter().chain(dizi)) {
        let json = format!(r#"{{"finish": {{"by": "A"{finish}}}, "players": [{{"name": "A"}}, {{"name": "B"}}]}}"#);
        for variant in ["okey", "okey-house"] {
            assert_eq!(
                points(&settle(&profile(variant, &[(switch, "37")]), &json).expect("a hand")),
                [0, -37],
                "{switch}"
            );
        }
    }
}

#[test]
fn the_twin_and_the_false_win() {
    let json = r#"{"indicator": "R5", "finish": {"by": "A"}, "players": [
        {"name": "A", "fouls": ["false-win"]}, {"name": "B", "shown_indicator": true}, {"name": "C", "fouls": ["score.false-win"]}]}"#;
    assert_eq!(points(&settle(&profile("okey", &[]), json).expect("a hand")), [-5, -2, -7]);
    let switches = [("points.indicator", "3"), ("points.false_win", "10")];
    assert_eq!(points(&settle(&profile("okey", &switches), json).expect("a hand")), [-13, -2, -15]);
    // B shows the second tile with the indicator's face. At this table a player with fewer than 21 points loses no
    // point for that. In a single hand every player has 20 points, so A and C lose none.
    assert_eq!(
        points(&settle(&profile("okey", &[("points.indicator_floor", "21")]), json).expect("a hand")),
        [-4, -2, -6]
    );
}

#[test]
fn the_pot_goes_to_the_winner() {
    let json = |finish: &str| {
        format!(
            r#"{{"finish": {finish}, "stake": 5, "players": [{{"name": "A"}}, {{"name": "B"}}, {{"name": "C"}}, {{"name": "D"}}]}}"#
        )
    };
    let rows = [
        (r#"{"by": "B"}"#, [-5, 15, -5, -5]),
        (r#"{"by": "B", "dizi": true}"#, [-5, 15, -5, -5]),
        (r#"{"by": "B", "okey": true}"#, [-10, 30, -10, -10]),
        (r#"{"by": "B", "pairs": true}"#, [-10, 30, -10, -10]),
        (r#"{"by": "B", "pairs": true, "okey": true}"#, [-10, 30, -10, -10]),
        ("null", [-5, -5, -5, -5]),
    ];
    for (finish, expected) in rows {
        assert_eq!(points(&settle(&profile("canak", &[]), &json(finish)).expect("a hand")), expected, "{finish}");
    }
}

#[test]
fn the_game_of_chains_counts_wins() {
    let json = r#"{"finish": {"by": "B"}, "players": [{"name": "A"}, {"name": "B"}]}"#;
    assert_eq!(points(&settle(&profile("cs102", &[]), json).expect("a hand")), [0, 1]);
    let tie = json.replace(r#"{"by": "B"}"#, "null");
    assert_eq!(points(&settle(&profile("cs102", &[]), &tie).expect("a hand")), [0, 0]);
    // In `cs102` a hand with three chains (numbers in all four colours) wins. The other two tiles do not matter
    // (`cs102.win`).
    let beside = json.replace(r#""name": "B""#, r#""name": "B", "left": "K1 R5""#);
    assert_eq!(points(&settle(&profile("cs102", &[]), &beside).expect("a hand")), [0, 1]);
}

#[test]
fn a_club_writes_its_own_figures() {
    let club = "variant = '101'\nmultiplier = 'single'\ndevam = true\n[penalty]\nunopened = 100\nunopened_cap = 150\nokey = 51\n\
        [fouls]\npoints = 11\nput_back = 3\nmultiplied = true\n";
    let rules = RulesFile::parse(club).expect("a club's rules").apply_to(None);
    let json = hand(
        r#", "okey": true, "pairs": true"#,
        r#"{"name": "B", "fouls": ["other"]}, {"name": "C", "opened": "pairs", "left": "K1 O*", "fouls": ["put-back"]}"#,
    );
    let score = settle(&rules, &json).expect("a hand");
    assert_eq!(points(&score), [-202, 150 + 22, 4 + 51 + 6]);
}
