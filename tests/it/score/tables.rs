//! Every switch that changes points has the expected effect on a hand.

use okey::Clause;
use okey::score::HandScore;

use super::{Sheet, codes, points, profile, settle};

type Switches<'a> = &'a [(&'a str, &'a str)];

/// Computes the points of a hand of 101 with players A and B. The indicator is R5, so the okey is R6.
fn of_101(switches: Switches<'_>, finish: &str, other: &str) -> HandScore {
    // If the stock ran out, A's tiles may count too, so give A one.
    let left = if finish == "null" { r#", "left": "Y1""# } else { "" };
    let json = format!(
        r#"{{"indicator": "R5", "finish": {finish}, "players": [{{"name": "A"{left}}}, {{"name": "B", {other}}}]}}"#
    );
    settle(&profile("101", switches), &json).unwrap_or_else(|faults| panic!("{json}: {faults:?}"))
}

const FINISH: &str = r#"{"by": "A"}"#;
const OKEY_FINISH: &str = r#"{"by": "A", "okey": true}"#;

/// Returns the points that player B pays, and the clause that explains each part of these points.
fn charged(switches: Switches<'_>, finish: &str, other: &str) -> (i64, Vec<&'static str>) {
    let score = of_101(switches, finish, other);
    (points(&score)[1], score.players[1].parts.iter().map(|part| part.clause.id()).collect())
}

#[test]
fn an_okeys_number_may_count_too() {
    let added: Switches<'_> = &[("penalty.okey_number", "added")];
    let series = r#""opened": "series", "left": "K5 R6""#;
    assert_eq!(charged(&[], FINISH, series), (106, vec!["penalty.opened", "penalty.okey"]));
    assert_eq!(charged(added, FINISH, series), (112, vec!["penalty.opened", "penalty.okey"]));
    assert_eq!(charged(added, OKEY_FINISH, series).0, 2 * 11 + 101);
    assert_eq!(charged(added, OKEY_FINISH, r#""opened": "pairs", "left": "K5 O*""#).0, 2 * 2 * 11 + 101);
    assert_eq!(charged(added, FINISH, r#""opened": "series", "left": "O*""#).0, 107);
    assert_eq!(charged(added, FINISH, r#""opened": "series", "left": "O* R6""#).0, 2 * 107);
    assert_eq!(charged(added, FINISH, r#""left": "O*""#).0, 202);
}

#[test]
fn an_okey_may_cost_the_unopened_too() {
    let each: Switches<'_> = &[("penalty.okey_unopened", "101")];
    let held = r#""left": "K5 R6""#;
    assert_eq!(charged(each, FINISH, held), (303, vec!["penalty.unopened", "penalty.okey"]));
    assert_eq!(charged(each, OKEY_FINISH, held).0, 404 + 101, "outside every multiplier");
    assert_eq!(charged(each, FINISH, r#""left": "K5 K6""#), (202, vec!["penalty.unopened"]));
    assert_eq!(charged(each, FINISH, r#""opened": "series", "left": "O*""#).0, 101, "the opened pay their own");
    let capped = [("penalty.okey_unopened", "50"), ("penalty.unopened_cap", "300")];
    assert_eq!(charged(&capped, OKEY_FINISH, held).0, 300 + 50);
}

#[test]
fn everyone_may_write_tiles_when_the_stock_runs_out() {
    let tiles: Switches<'_> = &[("penalty.exhausted", "tiles")];
    assert_eq!(charged(&[], "null", r#""left": "K5 Y13""#), (202, vec!["penalty.unopened"]));
    assert_eq!(charged(tiles, "null", r#""left": "K5 Y13""#), (18, vec!["penalty.exhausted"]));
    assert_eq!(charged(tiles, "null", r#""left": "K5 R6""#), (106, vec!["penalty.exhausted", "penalty.okey"]));
    assert_eq!(charged(tiles, "null", r#""opened": "pairs", "left": "K5""#), (10, vec!["penalty.pairs"]));
    assert_eq!(charged(tiles, FINISH, r#""left": "K5 Y13""#).0, 202, "only where nobody finished");
    // At a table where the tiles count after the stock runs out, a report without them is refused.
    let json = r#"{"finish": null, "players": [{"name": "A", "left": "K5"}, {"name": "B"}]}"#;
    assert_eq!(codes(&settle(&profile("101", tiles), json).expect_err("no tiles")), ["left-missing"]);
    let json = json.replace(r#"{"name": "B"}"#, r#"{"name": "B", "left": "J*"}"#);
    assert_eq!(codes(&settle(&profile("101", tiles), &json).expect_err("no indicator")), ["indicator-needed"]);
}

#[test]
fn feeding_and_lost_okeys_have_their_prices() {
    let of = |switches: Switches<'_>, foul: &str| {
        charged(switches, OKEY_FINISH, &format!(r#""opened": "series", "left": "K5", "fouls": ["{foul}"]"#))
    };
    let number: Switches<'_> = &[("fouls.feeding", "number")];
    assert_eq!(of(number, "feeding:R7"), (10 + 70, vec!["penalty.opened", "foul.feeding"]));
    assert_eq!(of(number, "besleme:13").0, 10 + 130);
    assert_eq!(of(number, "foul.feeding:K7:pairs").0, 10 + 140);
    assert_eq!(of(number, "feeding:y1:çift").0, 10 + 20);
    assert_eq!(of(&[("fouls.feeding", "flat")], "feeding").0, 10 + 101);
    assert_eq!(of(&[("fouls.feeding", "flat"), ("fouls.points", "50")], "feeding:R7").0, 10 + 50);
    assert_eq!(of(&[("fouls.feeding", "number"), ("fouls.multiplied", "true")], "feeding:R7").0, 10 + 140);
    let taken: Switches<'_> = &[("fouls.okey_taken", "101")];
    assert_eq!(of(taken, "okey-lost"), (10 + 101, vec!["penalty.opened", "foul.okey-taken"]));
    assert_eq!(of(&[("fouls.okey_taken", "25")], "foul.okey-taken").0, 10 + 25);
    let refused = |switches: Switches<'_>, foul: &str| {
        let json = format!(r#"{{"finish": null, "players": [{{"name": "A", "fouls": ["{foul}"]}}, {{"name": "B"}}]}}"#);
        codes(&settle(&profile("101", switches), &json).expect_err(foul))
    };
    assert_eq!(refused(&[], "feeding:R7"), ["foul-off"]);
    assert_eq!(refused(&[], "okey-lost"), ["foul-off"]);
    assert_eq!(refused(number, "feeding"), ["fed-tile-missing"]);
    for wrong in ["feeding:R14", "feeding:0", "feeding:R7:runs", "put-back:R7", "feeding:"] {
        assert_eq!(refused(number, wrong), ["unknown-foul"], "{wrong}");
    }
    for (wild, points) in [("feeding:J*", 60), ("besleme:O*", 60), ("feeding:J*:pairs", 120)] {
        assert_eq!(refused(number, wild), ["fed-number-untold"], "{wild}");
        // With the indicator R5, the okey is R6, and a false joker plays as R6.
        assert_eq!(of(number, wild).0, 10 + points, "{wild}");
        // At a table with one price for every tile, the number does not matter.
        assert_eq!(of(&[("fouls.feeding", "flat")], wild).0, 10 + 101, "{wild}");
        assert_eq!(refused(&[], wild), ["foul-off"], "{wild}");
    }
}

/// Feeding is the foul of throwing a tile with which the next player opens. `judge foul feeding` computes its price
/// from the thrown tile. If the question does not name the tile, the answer says so and names no price.
#[test]
fn a_referee_prices_feeding_by_the_tile() {
    let ruled = |foul: &str| -> serde_json::Value {
        let call = ["judge", "foul", foul, "-i", "R5", "--variant", "101", "--set", "fouls.feeding=number", "--json"];
        serde_json::from_slice(&crate::command::run(&call).stdout).expect("a ruling")
    };
    let (reported, unspecified) = (ruled("feeding:R7"), ruled("feeding"));
    assert_eq!((&reported["allowed"], &reported["cost"]["points"]), (&false.into(), &70.into()));
    assert_eq!((&unspecified["allowed"], unspecified["cost"].is_null()), (&serde_json::Value::Null, true));
}

/// Returns a classic hand with players A, B and C. The indicator is R5.
fn classic(finish: &str, rest: &str) -> String {
    format!(
        r#"{{"indicator": "R5", "finish": {finish}, "players": [{{"name": "A"{rest}}}, {{"name": "B"}}, {{"name": "C"}}]}}"#
    )
}

fn settled(switches: Switches<'_>, json: &str) -> (Vec<i64>, Vec<Clause>) {
    let score = settle(&profile("okey", switches), json).unwrap_or_else(|faults| panic!("{json}: {faults:?}"));
    (points(&score), score.clauses)
}

fn sheet(switches: Switches<'_>, hands: &[String]) -> Sheet {
    let sheet = Sheet::settled(&profile("okey", switches), &hands.join("\n"), &[]);
    sheet.unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn the_winners_own_points_may_move() {
    let winner: Switches<'_> = &[("points.moves", "winner")];
    let moves = |json: &str| {
        let (points, clauses) = settled(winner, json);
        assert!(clauses.contains(&Clause::ScoreMoves), "{clauses:?}");
        points
    };
    assert_eq!(moves(&classic(FINISH, "")), [-2, 0, 0]);
    assert_eq!(moves(&classic(r#"{"by": "A", "pairs": true, "okey": true}"#, "")), [-12, 0, 0]);
    assert_eq!(moves(&classic("null", "")), [0, 0, 0], "nobody wins, nothing moves");
    assert_eq!(moves(&classic(FINISH, r#", "shown_indicator": true"#)), [-3, 0, 0]);
    assert_eq!(moves(&classic(r#"{"by": "B"}"#, r#", "fouls": ["false-win"]"#)), [4, -2, 0], "away from the end");
    // At this table the winner of a hand loses points, and the first player without points wins the game.
    let dizi = classic(r#"{"by": "B", "dizi": true}"#, "");
    let normal = classic(FINISH, "");
    let pairs = classic(r#"{"by": "B", "pairs": true}"#, "");
    let played = sheet(winner, &[dizi.clone(), normal.clone()]);
    assert!(!played.is_over());
    assert_eq!(played.leaders(), ["B"]);
    let played = sheet(winner, &[dizi, normal, pairs]);
    assert!(played.is_over());
    assert_eq!(played.leaders(), ["B"]);
    assert_eq!(played.totals("balance"), [18, -4, 20]);
    // In most games the others pay when a player shows the second tile with the indicator's face, except those with few
    // points. At this table only the points of the player who shows the tile go down.
    let few =
        sheet(&[("points.moves", "winner"), ("points.start", "2")], &[classic("null", r#", "shown_indicator": true"#)]);
    assert_eq!(few.totals("balance")[0], 1);
}

#[test]
fn a_game_may_start_from_another_figure() {
    let hand = classic(FINISH, "");
    for (start, over) in [("1", true), ("2", true), ("3", false), ("30", false)] {
        let played = sheet(&[("points.start", start)], std::slice::from_ref(&hand));
        assert_eq!(played.is_over(), over, "{start}");
        let start: i64 = start.parse().expect("a number");
        assert_eq!(played.totals("balance")[1], start - 2);
    }
}

#[test]
fn colours_may_double_the_hand() {
    let red: Switches<'_> = &[("points.double_colours", "red,blue")];
    let quoted: Switches<'_> = &[("points.double_colours", r#"["red", "blue"]"#)];
    assert_eq!(settled(quoted, &classic(FINISH, "")).0, settled(red, &classic(FINISH, "")).0);
    let (points, clauses) = settled(red, &classic(FINISH, ""));
    assert_eq!(points, [0, -4, -4]);
    assert!(clauses.contains(&Clause::ScoreColours));
    assert_eq!(settled(red, &classic(r#"{"by": "A", "pairs": true}"#, "")).0, [0, -16, -16]);
    assert_eq!(settled(&[("points.double_colours", "black")], &classic(FINISH, "")).0, [0, -2, -2]);
    // At this table a red indicator doubles the points, with three exceptions: showing the second tile with the
    // indicator's face, a false win, and a hand without a finish.
    let shown = classic(FINISH, r#", "shown_indicator": true, "fouls": ["false-win"]"#);
    assert_eq!(settled(red, &shown).0, [-4, -5, -5]);
    assert_eq!(settled(red, &classic("null", "")).0, [-1, -1, -1]);
    let winner = [("points.double_colours", "red"), ("points.moves", "winner")];
    assert_eq!(settled(&winner, &classic(FINISH, "")).0, [-4, 0, 0]);
    let unspecified = classic(FINISH, "").replace(r#""indicator": "R5", "#, "");
    assert_eq!(codes(&settle(&profile("okey", red), &unspecified).expect_err("no colour")), ["indicator-needed"]);
    let unspecified = unspecified.replace(FINISH, "null");
    assert_eq!(settled(red, &unspecified).0, [-1, -1, -1], "nothing could be doubled");
}

#[test]
fn a_dizi_may_end_the_game() {
    let dizi = classic(r#"{"by": "A", "dizi": true}"#, "");
    let normal = classic(FINISH, "");
    let ends: Switches<'_> = &[("points.dizi_game", "true")];
    assert!(!sheet(&[], std::slice::from_ref(&dizi)).is_over());
    assert!(sheet(ends, std::slice::from_ref(&dizi)).is_over());
    assert!(!sheet(ends, std::slice::from_ref(&normal)).is_over());
    assert!(settled(ends, &dizi).1.contains(&Clause::ScoreDiziGame));
    // If the table does not play the dizi (1 to 13 of one colour and its second 1), the same tiles win as an ordinary
    // run, and the game does not end.
    let no_dizi: Switches<'_> = &[("points.dizi_game", "true"), ("win.dizi", "false")];
    assert!(!sheet(no_dizi, std::slice::from_ref(&dizi)).is_over());
    assert!(!settled(no_dizi, &dizi).1.contains(&Clause::ScoreDiziGame));
    assert!(!settled(ends, &normal).1.contains(&Clause::ScoreDiziGame));
    let faults = Sheet::settled(&profile("okey", ends), &format!("{dizi}\n{normal}"), &[]);
    assert_eq!(faults.err(), Some(vec!["hand-after-end".to_owned()]), "the game is over");
}

/// A hand of `cs102` without a finish is a tie, in which no player has points.
#[test]
fn a_tie_has_no_winner() {
    let tie = r#"{"finish": null, "players": [{"name": "A"}, {"name": "B"}]}"#;
    let score = settle(&profile("cs102", &[]), tie).expect("a hand");
    assert_eq!((points(&score), score.clauses), (vec![0, 0], vec![Clause::SeatsTwoThree, Clause::Cs102Tie]));
}

/// If another player shows the second tile with the indicator's face, a player with fewer points than
/// `points.indicator_floor` does not pay. A player with exactly that many points pays.
#[test]
fn the_floor_is_the_least_that_loses() {
    let shown = classic("null", r#", "shown_indicator": true"#);
    for (start, floor, lost) in [("3", "3", 1), ("2", "3", 0), ("4", "3", 1), ("3", "4", 0), ("2", "none", 1)] {
        let played = sheet(&[("points.start", start), ("points.indicator_floor", floor)], std::slice::from_ref(&shown));
        let start: i64 = start.parse().expect("a number");
        // In addition to `lost`, every player pays 1 point, because this hand ended with an empty stock.
        assert_eq!(played.totals("balance")[1], start - 1 - lost, "{start}, floor {floor}");
        let call =
            ["judge", "indicator", "R5", "-i", "R5", "--json", "--set", &format!("points.indicator_floor={floor}")];
        let output = crate::command::run(&[&call[..], &["--balance", &start.to_string()]].concat());
        let printed: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a ruling");
        assert_eq!(printed["cost"]["points"], -lost, "judge: {start}, floor {floor}");
    }
}
