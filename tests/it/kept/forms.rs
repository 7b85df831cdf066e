//! Random score sheets have the same points in every form, such as JSON or a game record. These points equal those of a
//! slow program that was written only from the rulebook.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::ops::Range;

use okey::Oracle;
use serde_json::{Value, json};

use super::slow::{MOST_HANDS, SlowHand, SlowParts, SlowSheet};
use super::{answer, figures, scored};
use crate::command::folder;
use crate::record::grammar::cases;

/// The number of score sheets that were compared, and how often special cases occurred. A test requires enough of each.
#[derive(Debug, Default)]
struct Compared {
    sheets: usize,
    hands: usize,
    fouls: usize,
    /// How often two players had the same place in the final ranking.
    shared: usize,
    /// Each variant that occurred, with the number of players.
    tables: BTreeSet<(&'static str, usize)>,
    /// Each variant that occurred, with a kind of finish, or with `None` for a hand that no player finished.
    finishes: BTreeSet<(&'static str, Option<String>)>,
}

#[test]
fn sheets_have_the_figures_of_the_slow_program_in_every_form() {
    let compared = compare(0..60);
    assert!(compared.hands > 250 && compared.fouls > 50 && compared.shared > 2, "{compared:?}");
}

#[test]
#[ignore = "takes half a minute"]
fn a_thousand_sheets_have_the_figures_of_the_slow_program_in_every_form() {
    let compared = compare(0..1000);
    let _ = writeln!(io::stdout(), "{compared:?}");
    assert!(compared.hands > 4000 && compared.fouls > 1000 && compared.shared > 100, "{compared:?}");
    // There are 13 combinations: two, three or four players in each of four variants, and four players in `101-team`.
    assert_eq!(compared.tables.len(), 13, "{compared:?}");
    for (game, last) in [("101", "hand"), ("101-team", "hand"), ("okey", "dizi"), ("okey-house", "dizi")] {
        let kinds = ["", "okey", "pairs", "pairs okey", last, &format!("{last} okey")].map(|how| Some(how.to_owned()));
        for kind in [&kinds[..], &[None]].concat() {
            assert!(compared.finishes.contains(&(game, kind.clone())), "{game}: {kind:?}");
        }
    }
    for kind in ["devam", "pairs devam"] {
        assert!(compared.finishes.contains(&("101-team", Some(kind.to_owned()))), "{kind}");
    }
}

/// Generates a random score sheet from each of these seeds, and scores it in four forms: as JSON Lines, as a record, as
/// a record in a question to the library, and as options that add one hand after another to a file.
fn compare(seeds: Range<u64>) -> Compared {
    let mut compared = Compared::default();
    let folder = folder(&format!("kept-forms-{}", seeds.end));
    for seed in seeds {
        let sheet = SlowSheet::random(seed);
        let (parts, accounts) = sheet.settled();
        let turkish = seed % 2 == 0;
        let (json, record) = (sheet.json(turkish), sheet.record(turkish));
        let most = MOST_HANDS.to_string();
        // With `--parts`, the answer is a score sheet with totals, even if there is only one hand.
        let mut options = vec!["--parts"];
        if sheet.is_101() {
            options.extend(["--hands", &most]);
        }
        let scored_sheet = |text: &str| answer(&[&["-"], &options[..]].concat(), text);
        for text in [&json, &record] {
            let answer = scored_sheet(text);
            assert_settled(&answer, &sheet, &parts, &accounts, &format!("seed {seed}\n{text}"));
            let totals = answer["totals"].as_array().expect("totals");
            let place = |total: &Value| totals.iter().filter(|other| other["place"] == total["place"]).count();
            compared.shared += totals.iter().filter(|total| place(total) > 1).count() / 2;
        }
        let mut question = json!({"ask": "score", "sheet": record});
        if sheet.is_101() {
            question["hands"] = json!(MOST_HANDS);
        }
        let asked: Value = serde_json::from_str(&Oracle::default().ask(&question.to_string())).expect("JSON");
        assert_settled(&asked, &sheet, &parts, &accounts, &format!("seed {seed}\n{question}"));
        // Convert JSON Lines to a record and back, and a record to JSON Lines and back.
        let converted = |text: &str, form: &str| {
            let (code, out, err) = scored(&[&["-", "--as", form], &options[1..]].concat(), text);
            assert_eq!(code, 0, "seed {seed}\n{text}\n{err}");
            out
        };
        for text in [&json, &record] {
            let once = converted(text, "record");
            let lines = converted(&once, "json");
            assert_eq!(converted(&lines, "record"), once, "seed {seed}");
            assert_eq!(converted(&lines, "json"), lines, "seed {seed}");
            for text in [&lines, &once] {
                assert_settled(&scored_sheet(text), &sheet, &parts, &accounts, &format!("seed {seed}\n{text}"));
            }
        }
        let path = folder.join(format!("{seed}.okey"));
        let path = path.to_str().expect("a path");
        let lang = if turkish { "tr" } else { "en" };
        let mut last = None;
        for call in sheet.calls(turkish) {
            let call: Vec<&str> = call.iter().map(String::as_str).collect();
            last = Some(answer(&[&["--add", path, "--lang", lang], &options[..], call.as_slice()].concat(), ""));
        }
        let kept = std::fs::read_to_string(path).expect("a file");
        let why = format!("seed {seed}\n{record}\n{kept}");
        assert_settled(&last.expect("a hand"), &sheet, &parts, &accounts, &why);
        assert_settled(&answer(&[&[path], &options[..]].concat(), ""), &sheet, &parts, &accounts, &why);
        compared.sheets += 1;
        compared.tables.insert((sheet.game, sheet.names.len()));
        let how = |hand: &SlowHand| hand.finish.as_ref().map(|(_, how)| how.join(" "));
        compared.finishes.extend(sheet.hands.iter().map(|hand| (sheet.game, how(hand))));
        compared.hands += sheet.hands.len();
        compared.fouls +=
            sheet.hands.iter().flat_map(|hand| &hand.players).map(|player| player.fouls.len()).sum::<usize>();
    }
    compared
}

/// Asserts that the answer agrees with the slow reference program in `slow.rs`: the points of each player in each hand,
/// split into their causes, the totals, and the places in the final ranking.
fn assert_settled(answer: &Value, sheet: &SlowSheet, parts: &[Vec<SlowParts>], accounts: &[i64], why: &str) {
    let hands: Vec<Vec<i64>> = parts.iter().map(|hand| hand.iter().map(|own| own.sum()).collect()).collect();
    assert_eq!(figures(answer, &sheet.names), (hands, accounts.to_vec()), "{why}");
    for (hand, expected) in answer["hands"].as_array().expect("hands").iter().zip(parts) {
        for (name, expected) in sheet.names.iter().zip(expected) {
            assert_eq!(parts_of(named(&hand["players"], name)), *expected, "{name}, hand {}: {why}", hand["number"]);
        }
    }
    let better = |one: i64, other: i64| if sheet.is_101() { one < other } else { one > other };
    let place = |own: i64, all: &[i64]| 1 + all.iter().filter(|&&other| better(other, own)).count();
    for (name, &own) in sheet.names.iter().zip(accounts) {
        assert_eq!(named(&answer["totals"], name)["place"], place(own, accounts), "{name}: {why}");
    }
    if sheet.game == "101-team" {
        let sides = [accounts[0] + accounts[2], accounts[1] + accounts[3]];
        let teams = answer["teams"].as_array().expect("teams");
        assert_eq!(teams.len(), 2, "{why}");
        for (seat, team) in teams.iter().enumerate() {
            assert_eq!(team["balance"], sides[seat], "{why}");
            assert_eq!(team["place"], place(sides[seat], &sides), "{why}");
        }
    }
}

fn named<'v>(list: &'v Value, name: &str) -> &'v Value {
    let entry = list.as_array().expect("a list").iter().find(|entry| entry["name"] == name);
    entry.unwrap_or_else(|| panic!("{name}: {list}"))
}

/// Adds up a player's points by cause, such as fouls or okeys. The clause of each part tells its cause.
fn parts_of(player: &Value) -> SlowParts {
    let mut own = SlowParts::default();
    for part in player["parts"].as_array().expect("parts") {
        let clause = part["clause"].as_str().expect("a clause");
        let sum = match clause.split_once('.').expect("an id") {
            (_, "okey") if clause == "penalty.okey" => &mut own.okeys,
            ("score", "indicator") => &mut own.shown,
            ("score", "false-win") | ("foul" | "open" | "take" | "discard" | "layoff" | "swap", _) => &mut own.fouls,
            ("match", "hands") => &mut own.adjust,
            ("finish" | "penalty" | "score" | "team", _) => &mut own.outcome,
            _ => panic!("a part of {clause}"),
        };
        *sum += part["points"].as_i64().expect("points");
    }
    own
}

/// Every valid record can be converted to JSON Lines and back, even one without a finished hand.
#[test]
fn every_record_that_can_be_read_can_be_converted() {
    let mut unscored = 0;
    for (name, text, canonical) in cases("valid") {
        unscored += usize::from(scored(&["-"], &text).0 == 2);
        let (code, json, err) = scored(&["-", "--as", "json"], &text);
        assert_eq!(code, 0, "{name}: {err}");
        let (code, record, err) = scored(&["-", "--as", "record"], &json);
        assert_eq!(code, 0, "{name}: {err}\n{json}");
        assert_eq!(record, canonical.trim_start_matches('\n'), "{name}\n{json}");
        assert_eq!(scored(&["-", "--as", "record"], &text).1, record, "{name}");
    }
    assert!(unscored > 3, "{unscored} records that cannot be scored");
}
