//! `okey hapis choose` shows the turn that a computer player chooses, the true reason, and the other possible turns.

use std::collections::BTreeSet;

use okey::hapis::{Position, Side};
use okey::rules::{Document, entries};
use serde_json::{Value, json};

use super::games::{asked, positions};
use crate::command::{run, text_of};

const EXAMPLE: &str = "111114444799abb:eggggiiiiikkkkk:-:23:B";
/// A position with the dice 3 and 4. The program of the thesis on hapis plays the 4 here and cannot play the 3
/// afterwards. The rules require a turn with both dice.
const WASTES: &str = "11111114678ijln:2338loooooooooo:8/l:34:B";
/// A position with the dice 4 and 6. The program of the thesis on hapis bears off with the 6 here and leaves the 4
/// unused, although the 4 could bear off another checker.
const LEAVES: &str = "5lmmmmnnnnnnnoo:133335:5/:46:B";

fn page(args: &[&str]) -> String {
    text_of(run(&[&["hapis"], args].concat()).stdout)
}

/// The computer player `thesis` plays the same turns if the user sets the switches of the rule set one by one.
#[test]
fn the_thesis_plays_by_the_rules_not_by_their_name() {
    let named = ["--rules", "thesis"];
    let set = ["--set", "both_dice=false", "--set", "mother=false"];
    for (position, steps) in [(WASTES, json!(["8/4*"])), (LEAVES, json!(["5/off"]))] {
        for table in [&named[..], &set[..]] {
            let chosen = asked(&[&["choose", position, "--player", "thesis"], table].concat());
            assert_eq!(chosen["steps"], steps, "{table:?}");
            assert_eq!(chosen["refused"], Value::Null, "{table:?}");
        }
        let both = ["--rules", "thesis", "--set", "both_dice=true"];
        let chosen =
            [&[][..], &both[..]].map(|table| asked(&[&["choose", position, "--player", "thesis"], table].concat()));
        assert_eq!(chosen[0]["steps"], chosen[1]["steps"]);
        for (chosen, table) in chosen.iter().zip([&[][..], &both[..]]) {
            assert_eq!(chosen["refused"], steps);
            let whole = chosen["steps"].as_array().expect("steps").iter().filter_map(Value::as_str);
            let whole = whole.collect::<Vec<_>>().join(" ");
            assert_eq!(run(&[&["hapis", "moves", position, "--play", &whole], table].concat()).status.code(), Some(0));
        }
    }
}

/// A turn that imprisons the mother ends with that step (`hapis.mother`). The program of the thesis may play on,
/// because it does not know this rule. The player `thesis` stops there.
#[test]
fn the_thesis_stops_where_the_game_ends() {
    let thesis = ["--rules", "thesis", "--set", "mother=true"];
    for (position, table, steps) in [
        ("ijjjjkkkkllllmm:112233445566o:-:61:W", &[][..], "18/24*"),
        ("33333333mmmm:888888aaallllno:-:26:W", &[], "22/24*"),
        ("16jjjlllllllloo:jo:/jo:36:W", &thesis, "1/4"),
        ("16jjjlllllllloo:jo:/jo:36:W", &["--rules", "thesis"], "1/4 4/10"),
    ] {
        let chosen = asked(&[&["choose", position, "--player", "thesis"], table].concat());
        assert_eq!(chosen["steps"], json!(steps.split(' ').collect::<Vec<_>>()), "{position}");
        assert_eq!(chosen["refused"], Value::Null, "{position}");
        assert!(!page(&[&["choose", position, "--player", "thesis"], table].concat()).contains("a die unplayed"));
        let legal = run(&[&["hapis", "moves", position, "--play", steps], table].concat());
        assert_eq!(legal.status.code(), Some(0), "{position}: {}", text_of(legal.stderr));
    }
}

/// A finished game has no legal turn, so no roll imprisons a checker. The player `exact` therefore gives the risk 0 to
/// a turn that ends the game.
#[test]
fn a_finished_game_has_no_risk() {
    let taken = "1222222222222dd:1e444444444444n:1/:-:W";
    let (won, open) = ("-:111:-:-:B", ["--set", "mother=false"]);
    for position in [taken, won] {
        for call in [&["trap", position][..], &["trap", position, "--side", "B"], &["risk", position, "11", "--exact"]]
        {
            let output = run(&[&["hapis"], call].concat());
            let text = text_of(output.stdout);
            assert!(output.status.code() == Some(1) && text.starts_with("The game is over. "), "{call:?}: {text}");
            let answer = asked(call);
            let number = |key: &str| answer[key].as_u64().unwrap_or_default();
            assert!(number("rolls") == 0 && answer["steps"].as_array().is_none_or(Vec::is_empty), "{answer}");
            let clause = if position == taken { "hapis.mother" } else { "hapis.result" };
            assert_eq!(answer["clauses"], json!([clause]), "{call:?}");
        }
        let after = run(&["hapis", "risk", position, "11", "--after", "1/off", "--json"]);
        assert!(text_of(after.stderr).contains("hapis-game-over"), "{position}");
    }
    assert_eq!(asked(&[&["trap", taken][..], &open].concat())["rolls"], 17);
    assert!(!asked(&[&["risk", taken, "21"][..], &open].concat())["steps"].as_array().expect("steps").is_empty());
    let wins = asked(&["choose", "12239cfgllmmmmm:15778ccdno:c/1:35:W", "--player", "exact"]);
    assert_eq!(asked(&["score", wins["position"].as_str().expect("a position")])["result"], "mother", "{wins}");
    let (position, call) = ("ijjjjkkkkllllmm:112233445566o:-:61:W", ["--after", "18/24*"]);
    let ended = asked(&[&["risk", position][..], &call].concat());
    assert_eq!((&ended["steps"], &ended["plays"], &ended["left"]), (&json!([]), &Value::Null, &json!([1])));
}

#[test]
fn the_reason_given_is_the_true_one() {
    let why = |position: &str, more: &[&str]| page(&[&["choose", position, "--player", "thesis"], more].concat());
    assert!(why(EXAMPLE, &[]).contains("each time the step with the smallest number.\n"));
    let refused = why(WASTES, &[]);
    assert!(refused.contains("would play 8/4*") && !refused.contains("each time the step"), "{refused}");
    assert!(why(LEAVES, &["--rules", "thesis"]).contains("a die unplayed"));
    // With `tapa` a side may bear off while its checker is a prisoner at home. The program of the thesis does not know
    // this rule and finds no legal step.
    let tapa = "jkkkllllmmmmnno:11122233344455j:j/:65:W";
    assert!(why(tapa, &["--rules", "tapa"]).contains("finds nothing to play"), "{}", why(tapa, &["--rules", "tapa"]));
    for position in [EXAMPLE, WASTES, tapa] {
        let [english, turkish] = ["en", "tr"].map(|language| why(position, &["--lang", language, "--rules", "tapa"]));
        assert_ne!(english.lines().nth(1), turkish.lines().nth(1));
    }
}

/// A long list of turns says how many turns it leaves out, but always has the turn that is played.
#[test]
fn turns_left_out_are_counted() {
    for player in ["random", "exact", "held", "thesis-turn"] {
        for seed in ["1", "2", "3", "4"] {
            let call = ["choose", EXAMPLE, "--player", player, "--seed", seed];
            let (reported, data) = (page(&call), asked(&call));
            let all = data["weighed"].as_array().expect("turns").len();
            let rows: Vec<&str> = reported.lines().filter(|line| line.starts_with("   ")).collect();
            let played = reported.lines().next().and_then(|line| line.split(" plays ").nth(1)).expect("a turn");
            assert!(rows.iter().any(|row| row.trim().starts_with(played)), "{reported}");
            assert!(reported.contains(&format!("and {} more", all - rows.len())), "{reported}");
        }
    }
    let few = page(&["choose", WASTES, "--player", "held"]);
    assert!(!few.contains("more;"), "{few}");
}

#[test]
fn the_clauses_are_those_of_the_turn() {
    let clauses = |position: &str, more: &[&str]| {
        let chosen = asked(&[&["choose", position, "--player", "held"], more].concat());
        chosen["clauses"].as_array().expect("clauses").iter().filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let off: Vec<String> = clauses("jjjkkklllmmmnno:111222333444556:-:65:W", &[]);
    assert!(off.contains(&"hapis.bear-off".to_owned()), "{off:?}");
    let caught: Vec<String> = clauses(WASTES, &["--rules", "thesis"]);
    assert!(caught.contains(&"hapis.imprison".to_owned()), "{caught:?}");
}

#[test]
fn a_game_that_is_over_is_reported() {
    let held = "1jjjjjjjjjjjjjj:155555555555555:1/:31:W";
    for (position, reported) in
        [(held, "Black has imprisoned the opponent's mother"), ("-:111:-:31:B", "White has won")]
    {
        for call in [vec!["moves", position], vec!["choose", position, "--player", "held"]] {
            let output = run(&[&["hapis"], call.as_slice()].concat());
            let page = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(page.starts_with("The game is over. ") && page.contains(reported), "{page}");
            assert_eq!((page.lines().count(), output.status.code()), (1, Some(1)), "nothing can be played");
        }
        let played = run(&["hapis", "moves", position, "--play", "19/16 19/18", "--json"]);
        assert!(String::from_utf8_lossy(&played.stderr).contains("hapis-game-over"));
    }
}

/// `okey hapis risk --after STEP` computes the risk after any legal step, even one that bears off. The answer shows the
/// remaining dice.
#[test]
fn any_legal_step_can_be_played_before() {
    let risk = asked(&["risk", "o:136:-:12:B", "--after", "1/off", "--set", "mother=false"]);
    assert_eq!((&risk["left"], &risk["dice"], &risk["plays"]), (&json!([2]), &json!("12"), &json!("6/4")));
    let second = asked(&["risk", EXAMPLE, "--after", "16-14"]);
    assert_eq!((&second["left"], &second["plays"]), (&json!([3]), &json!("20/17")));
    assert_eq!(second["position"], "111114444799abb:eegggiiiiikkkkk:-:-:B", "a turn begun has no dice of its own");
    assert_eq!(asked(&["risk", EXAMPLE])["left"], json!([2, 3]));
    assert!(
        page(&["risk", EXAMPLE, "--after", "16-14"])
            .starts_with("Black's steps with 2-3 (3 still to be played), ranked as")
    );
    assert!(page(&["risk", EXAMPLE]).starts_with("Black's steps with 2-3, ranked as"));
    assert!(page(&["risk", EXAMPLE, "--lang", "tr"]).contains("siyahın 2-3 ile adımları"));
    assert_eq!(asked(&["thesis"])["tables"][1]["left"], json!([3]));
}

/// The program of the thesis on hapis bears off checkers before it scores other steps. If `--after` names the first
/// step that bears off, the field `borne_off` lists the later ones. The scored steps and the played step stay the same.
#[test]
fn the_engine_continues_after_given_steps() {
    let mut reported = 0;
    for (rules, board, dice) in positions(900, 17).into_iter().filter(|(rules, ..)| rules.bear_off_free) {
        let position = Position::new(board, Side::Black, Some(dice)).to_string();
        let call = ["risk", &position, "--rules", rules.set.name()];
        let whole = asked(&call);
        let Some([first, rest @ ..]) = whole["borne_off"].as_array().map(Vec::as_slice) else { continue };
        let continued = asked(&[&call[..], &["--after", first.as_str().expect("a step")]].concat());
        assert_eq!(continued["borne_off"], json!(rest), "{position}");
        for key in ["position", "left", "steps", "plays"] {
            assert_eq!(continued[key], whole[key], "{position}");
        }
        reported += 1;
    }
    assert!(reported > 50, "{reported}");
}

#[test]
fn one_pair_of_games_tells_no_error() {
    let two = page(&["arena", "random", "random", "--games", "2"]);
    assert!(!two.contains('±'), "{two}");
    assert!(page(&["arena", "random", "random", "--games", "4"]).contains('±'));
}

/// `tests/data/sentences.tsv` lists sentences of the thesis on hapis tavlası that state rules. A clause cites a section
/// of the thesis if and only if the file has a sentence of this section for the clause.
#[test]
fn sections_cited_hold_the_rule() {
    let stated: BTreeSet<(String, String)> = include_str!("../../data/sentences.tsv")
        .lines()
        .filter_map(|line| line.strip_prefix("T\t"))
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            (fields[2].to_owned(), fields[0].to_owned())
        })
        .collect();
    let cited = entries().flat_map(|entry| {
        let sides = entry.dispute.iter().flat_map(|dispute| dispute.sides).flat_map(|side| side.who);
        let thesis = entry.sources.iter().chain(sides).filter(|source| source.document == Document::Thesis);
        thesis.map(|source| (entry.clause.to_string(), source.section.to_owned())).collect::<Vec<_>>()
    });
    assert_eq!(cited.collect::<BTreeSet<_>>(), stated);
}

/// If some legal turn wins the game, every computer player that looks ahead plays such a turn.
#[test]
fn players_that_look_ahead_win_if_they_can() {
    for position in [
        "15556677ddfhhhj:288999ceeegkmno:-:11:B",
        "35666677cehikll:22345ehijjjjklo:/35ehikl:45:W",
        "1179dfghhiijkmo:222279dfghijkmo:/79dfghijkmo:65:W",
    ] {
        for player in ["two-ply", "warden"] {
            let after = asked(&["choose", position, "--player", player])["position"].as_str().map(str::to_owned);
            let score = asked(&["score", &after.expect("a position")]);
            assert_eq!(score["result"], "mother", "{player} at {position}");
        }
    }
    // In these positions the best turn wins one point. No turn wins two points by mars (a double win) or by imprisoning
    // the mother (the enemy's last checker on its start point).
    for position in ["kn:7fffffoo:-:62:W", "jn:49hhhhimoo:-:64:W", "jm:111bdddiinoo:-:63:W"] {
        for (player, rules) in [("two-ply", "thesis"), ("warden", "thesis"), ("warden", "tapa")] {
            let after = asked(&["choose", position, "--player", player, "--rules", rules])["position"].clone();
            let score = asked(&["score", after.as_str().expect("a position"), "--rules", rules]);
            assert_eq!(score["result"], "won", "{player} at {position}, rules {rules}");
        }
    }
}
