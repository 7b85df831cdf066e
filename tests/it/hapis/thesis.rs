//! A thesis on hapis describes a program that plays the game, with a worked example and the recorded game that leads to
//! it. The computer player `thesis` is a port of this program: it computes the same numbers and plays the same turns.

use okey::hapis::{Dice, HapisPlayerKind, HapisRecord, Position, RuleSet, Rules, TurnChoice, replay};
use serde_json::{Value, json};

use super::games::{asked, game, trap};
use crate::command::root;

#[test]
fn both_tables_come_out_but_for_one_misprint() {
    let answer = asked(&["thesis"]);
    assert_eq!(answer["position"], "111114444799abb:eggggiiiiikkkkk:-:23:B");
    assert_eq!(answer["compact"], "ACDP5wMAsCYeHwAA");
    let agree = ["counts", "counts_agree", "sums", "sums_agree"].map(|key| answer[key].as_u64().expect("a number"));
    assert_eq!(agree, [36, 35, 12, 12]);
    let tables = answer["tables"].as_array().expect("two tables");
    let rows: Vec<&Value> = tables.iter().flat_map(|table| table["rows"].as_array().expect("rows")).collect();
    let misprints: Vec<_> =
        rows.iter().filter(|row| row["misprint"] == true).map(|row| [&row["from"], &row["to"]]).collect();
    assert_eq!(misprints, [[18, 15]]);
    for row in rows {
        assert_eq!(row["printed"].is_null(), row["found"].is_null(), "what cannot be played is what is not printed");
    }
    let plays: Vec<&Value> = tables.iter().map(|table| &table["plays"]).collect();
    assert_eq!(plays, ["16/14", "20/17"]);
    // The thesis computes 36/36 as slightly less than 1 and prints `0,999`. The port reproduces the rounding error.
    assert_eq!(tables[1]["rows"][0]["found"], json!({"tek": 1, "iki": 12, "cif": 6, "sum": "0,999"}));
}

#[test]
fn the_game_replays_without_a_fault() {
    let text = std::fs::read_to_string(root().join("tests/data/hapis-game.txt")).expect("the record");
    let record = HapisRecord::read(&text).expect("a record");
    for set in [RuleSet::Thesis, RuleSet::Plakoto, RuleSet::Tapa] {
        for as_printed in [false, true] {
            let replay = replay(&record, Rules::of(set), as_printed);
            assert!(replay.faults.is_empty(), "{set}: {:?}", replay.faults);
            let boards: Vec<String> = replay.turns.iter().map(|turn| turn.position.to_string()).collect();
            let [.., before, after] = boards.as_slice() else { panic!("turns") };
            assert_eq!(before, "111114444799abb:eggggiiiiikkkkk:-:-:B", "Şekil-32");
            assert_eq!(after, "111114444799abb:eeggghiiiiikkkk:-:-:W", "Şekil-34");
            assert_eq!(replay.turns.len(), 22);
        }
    }
}

/// A replay reports illegal turns on lines `user`, and turns on lines `computer` that `thesis` would not play.
#[test]
fn a_wrong_record_is_found_out() {
    let faults = |text: &str| -> Vec<(usize, &'static str)> {
        let record = HapisRecord::read(text).expect("a record");
        let found = replay(&record, Rules::default(), false).faults;
        found.iter().map(|(line, fault)| (*line, fault.kind.code())).collect()
    };
    assert_eq!(faults("user 42 1-5 1-3\ncomputer 66 24/18(4)\ntotal 30"), []);
    assert_eq!(faults("user 42 1-5 1-3\ncomputer 66 24/18(2) 24/12"), [(2, "hapis-other-turn")]);
    assert_eq!(faults("user 42 1-5\n"), [(1, "hapis-must-play-on")]);
    assert_eq!(faults("user 42 1-5 1-3\nuser 42 1-5 1-3"), [(2, "hapis-out-of-turn")]);
    assert_eq!(faults("user 42 1-5 1-4"), [(1, "hapis-no-such-die")]);
    assert_eq!(
        faults("user 42 1-5 1-3\ntotal 7\nboard 111111111111111:ooooooooooooooo:-:-:W"),
        [(2, "hapis-other-total"), (3, "hapis-other-board")]
    );
    for total in ["4294967295", "4294967296", "99999999999999999999999"] {
        assert_eq!(faults(&format!("user 42 1-5 1-3\ntotal {total}")), [(2, "hapis-other-total")]);
    }
}

/// In the figure Şekil-32 of the thesis, the turn of its program also has the lowest exact risk of all turns.
#[test]
fn the_example_is_the_exact_optimum_too() {
    let position: Position = "111114444799abb:eggggiiiiikkkkk:-:23:B".parse().expect("a position");
    let rules = Rules::of(RuleSet::Thesis);
    let turns = okey::hapis::turns(position.board(), position.dice().expect("dice"), rules);
    let risk_of = |line: &str| {
        let turn = turns.iter().find(|turn| {
            let mut steps = turn.steps.written(position.board(), position.turn());
            let mut wanted: Vec<&str> = line.split(' ').collect();
            steps.sort();
            wanted.sort_unstable();
            steps == wanted
        });
        let after = turn.unwrap_or_else(|| panic!("{line}")).leaves(position.board());
        trap(&after.flipped(), rules)["rolls"].as_u64().expect("a number")
    };
    assert_eq!(risk_of("16/14 20/17"), 24);
    assert_eq!(risk_of("16/14 18/15"), 33);
    assert_eq!(risk_of("14/12 16/13"), 36);
    let dice = position.dice().expect("dice");
    let costs = HapisPlayerKind::Exact.costs(TurnChoice { board: position.board(), dice, rules, turns: &turns });
    assert_eq!(costs.into_iter().reduce(f64::min), Some(24.0));
}

/// Measures how often `thesis` chooses a turn with the lowest exact risk, and the mean difference between the risk of
/// its turns and the lowest risk.
#[test]
#[ignore = "minutes"]
fn how_often_the_thesis_chooses_the_least_risk() {
    let rules = Rules::of(RuleSet::Thesis);
    let (thesis, exact) = (HapisPlayerKind::Thesis, HapisPlayerKind::Exact);
    let (mut positions, mut least, mut excess, mut tied) = (0_u32, 0_u32, 0_u32, 0_u32);
    let mut boards = Vec::new();
    for number in 0.. {
        let mut watch = |board: &okey::hapis::Board, dice: Dice| boards.push((*board, dice));
        game([thesis, thesis], rules, 20, number, &mut watch);
        if boards.len() > 40_000 {
            break;
        }
    }
    let mut chance = okey::hapis::HapisRng::new(20, 0, 3);
    for (board, dice) in boards {
        let turns = okey::hapis::turns(&board, dice, rules);
        if turns.len() < 2 || positions == 20_000 {
            continue;
        }
        let choice = TurnChoice { board: &board, dice, rules, turns: &turns };
        let rolls: Vec<f64> = exact.costs(choice);
        let best = rolls.iter().copied().fold(f64::INFINITY, f64::min);
        let played = thesis.choose(choice, &mut chance).leaves(&board);
        let risk = trap(&played.flipped(), rules)["rolls"].as_f64().expect("a number");
        positions += 1;
        least += u32::from(risk <= best);
        tied += u32::from(rolls.iter().all(|roll| *roll <= best));
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let more = (risk - best).max(0.0) as u32;
        excess += more;
    }
    let result = asked(&["arena", "exact", "thesis", "--rules", "thesis", "--games", "4000", "--seed", "20"]);
    println!(
        "{positions} positions: least risky {least}, of them without a choice {tied}; {:.3} throws of 36 more a turn; exact over thesis {} ± {}",
        f64::from(excess) / f64::from(positions),
        result["points"],
        result["error"]
    );
    assert_eq!(positions, 20_000);
    assert!(least > positions / 2);
}
