//! A random score sheet gets the same points in every form, such as JSON or a record. A slow program written from the
//! rulebook computes the same points.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::ops::Range;

use okey::Oracle;
use serde_json::{Value, json};

use super::slow::{MOST_HANDS, SlowHand, SlowParts, SlowSheet};
use super::{answer, figures, scored};
use crate::command::{folder, json_of, run_with};
use crate::record::grammar::cases;
use crate::samples::some_of;

/// Counts of the compared score sheets and of special cases in them. A test requires a minimum of each.
#[derive(Debug, Default)]
struct Compared {
    sheets: usize,
    hands: usize,
    fouls: usize,
    /// How often two players had the same place in the final ranking.
    shared: usize,
    /// Each variant that occurred, with the number of players.
    tables: BTreeSet<(&'static str, usize)>,
    /// Each variant that occurred, with a kind of finish, or `None` for a hand without a finish.
    finishes: BTreeSet<(&'static str, Option<String>)>,
}

#[test]
fn sheets_have_the_figures_of_the_slow_program_in_every_form() {
    let compared = compare(0..30);
    assert!(compared.hands > 125 && compared.fouls > 25 && compared.shared > 1, "{compared:?}");
}

#[test]
#[ignore = "takes half a minute"]
fn a_thousand_sheets_have_the_figures_of_the_slow_program_in_every_form() {
    let compared = compare(0..1000);
    let _ = writeln!(io::stdout(), "{compared:?}");
    assert!(compared.hands > 4000 && compared.fouls > 1000 && compared.shared > 100, "{compared:?}");
    // There are 13 combinations: two, three or four players in four variants, and four players in `101-team`.
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

/// Generates a random score sheet from each seed and scores it in four forms:
/// - JSON Lines
/// - a record
/// - a record in a question to the library
/// - options that add one hand after another to a file
fn compare(seeds: Range<u64>) -> Compared {
    let mut compared = Compared::default();
    let folder = folder(&format!("kept-forms-{}", seeds.end));
    for seed in seeds {
        let sheet = SlowSheet::random(seed);
        let (parts, accounts) = sheet.settled();
        let turkish = seed % 2 == 0;
        let (json, record) = (sheet.json(turkish), sheet.record(turkish));
        let most = MOST_HANDS.to_string();
        // With `--parts`, the answer is a score sheet with totals, even for a single hand.
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

/// Asserts that the answer equals the result of the slow program: the points of each player in each hand by cause, the
/// totals, and the final places.
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

/// Adds up a player's points by cause. The clause of each part determines its cause.
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

/// Every valid record can be converted to JSON Lines and back, even without a finished hand.
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

/// A hand with any two of these lines survives the conversion to JSON Lines and back. The lines may be in either order,
/// before or after the line `finished`.
#[test]
fn every_two_lines_come_back_from_json() {
    let lines = [
        "about place Kahve",
        "about note Veli left early",
        "about note again",
        "about id 5",
        "about id null",
        "about id [1,2]",
        r#"about id "\"5\"""#,
        r#"about id " 5""#,
        "left Veli K7 R3",
        "opened Veli unopened",
        "points Veli 3",
        "adjust Can +50 late",
        "foul Can take.put-back",
        "pardon Can take.put-back",
        "; so",
    ];
    for game in ["101", "okey", "cs102"] {
        let pairs = lines.iter().enumerate();
        for (first, second) in
            pairs.flat_map(|(round, first)| some_of(&lines, round).map(move |second| (first, second)))
        {
            for hand in [format!("{first}\n{second}\nfinished Ali\n"), format!("finished Ali\n{first}\n{second}\n")] {
                let text = format!("record 1\ngame {game}\nplayers Ali Veli Can Ece\n\nhand 1\n{hand}");
                let (code, json, err) = scored(&["-", "--as", "json"], &text);
                assert_eq!(code, 0, "{text}{err}");
                let (_, record, err) = scored(&["-", "--as", "record"], &json);
                assert_eq!(record, text, "{json}{err}");
            }
        }
    }
    // The JSON of a hand needs the field `lines` only if its other fields cannot express the hand. They can express
    // this one.
    let text = "game okey\nplayers Ali Veli\nhand 1\nfinished Ali\nleft Veli K7 R3\n";
    assert!(!scored(&["-", "--as", "json"], text).1.contains("lines"));
}

/// The header of a score sheet of 101 in JSON.
const HEADER: &str = r#"{"record":1,"variant":"101","players":["Ali","Veli","Can","Ece"]}"#;

/// A hand of the four players in [`HEADER`].
const HAND: &str =
    r#"{"finish":{"by":"Ali"},"players":[{"name":"Ali"},{"name":"Veli"},{"name":"Can"},{"name":"Ece"}]}"#;

/// Asserts that the score sheet is refused with these faults: the code of each, and the text that its span covers.
fn assert_refused(text: &str, expected: &[(&str, &str)]) {
    let (code, out, err) = scored(&["-", "--json"], text);
    assert_eq!((code, out.as_str()), (2, ""), "{text}");
    let error: Value = serde_json::from_str(&err).expect("JSON");
    let characters: Vec<char> = text.chars().collect();
    let faults = error["faults"].as_array().expect("faults").iter().map(|fault| {
        let at = |end: usize| usize::try_from(fault["span"][end].as_u64().expect("a place")).expect("a small number");
        (fault["code"].as_str().expect("a code"), characters[at(0)..at(1)].iter().collect::<String>())
    });
    let faults: Vec<(&str, String)> = faults.collect();
    let faults: Vec<(&str, &str)> = faults.iter().map(|(code, at)| (*code, at.as_str())).collect();
    assert_eq!(faults, expected, "{text}");
}

/// The header of a score sheet in JSON becomes the first lines of a record. A line end in a value must not start a new
/// line. The error for a wrong value shows the value in the JSON.
#[test]
fn a_header_in_json_is_refused_at_its_place() {
    let with = |from: &str, to: &str| format!("{}\n{HAND}", HEADER.replacen(from, to, 1));
    let fields = |more: &str| with("]}", &format!("],{more}}}"));
    for (text, code, at) in [
        (fields(r#""totals":{"Alı":50,"Veli":20}"#), "sheet-stranger", "\"Alı\""),
        (fields(r#""totals":{"Ali":50,"Ali":20}"#), "player-twice", "\"Ali\""),
        (
            fields(r#""set":["open.sum=90\nset penalty.unopened=999"]"#),
            "switch-value",
            r#""open.sum=90\nset penalty.unopened=999""#,
        ),
        (fields(r#""set":["run_wrap=true","open.sum=90 ; x"]"#), "switch-value", "\"open.sum=90 ; x\""),
        (fields(r#""set":["run_wrap=true","opn.sum=90"]"#), "unknown-switch", "\"opn.sum=90\""),
        (fields(r#""set":["open.sum"]"#), "setting-shape", "\"open.sum\""),
        (with("Veli", "Ali"), "name-twice", r#"["Ali","Ali","Can","Ece"]"#),
        (
            fields(r#""lines":["game 101","players Ali Veli Can Nil"]"#),
            "lines-differ",
            r#"["game 101","players Ali Veli Can Nil"]"#,
        ),
        (r#"{"record":1,"players":[]}"#.to_owned(), "players-count", "[]"),
        (with(r#"{"record":1"#, r#"{"record":2"#), "record-version", "2"),
        (with(r#"{"record":1"#, r#"{"record":"x""#), "field-type", "\"x\""),
        (with(r#"{"record":1"#, r#"{"record":null"#), "field-type", "null"),
        (format!("{{\"record\":1,\"lines\":[\"about a b\"]}}\n{HAND}\n{HAND}"), "players-missing", HAND),
        (
            r#"{"record":1,"lines":["players Ali Veli Can Ece","hand","end"]}"#.to_owned(),
            "field-type",
            r#"["players Ali Veli Can Ece","hand","end"]"#,
        ),
    ] {
        assert_refused(&text, &[(code, at)]);
    }
    let two = fields(r#""set":["opn.sum=90"],"totals":{"Alı":50}"#);
    assert_refused(&two, &[("unknown-switch", "\"opn.sum=90\""), ("sheet-stranger", "\"Alı\"")]);
}

/// Spaces around the names and switches of a header do not matter. A line end inside a value counts as a space.
#[test]
fn a_header_in_json_is_read_leniently() {
    let set = r#""set":["points.double_colours = [red,\nblack]"," open.sum=90 "]"#;
    let header = HEADER.replace("\"Ali\"", "\" Ali \"").replace("]}", &format!("],{set},\"totals\":{{\"Ali\":50}}}}"));
    let (code, out, err) = scored(&["-", "--as", "record"], &format!("{header}\n{HAND}"));
    assert_eq!(code, 0, "{err}");
    let head = "record 1\ngame 101\nset points.double_colours=[red, black]\nset open.sum=90\n\
                players Ali Veli Can Ece\ntotals Ali 50\n\nhand\nfinished Ali\n";
    assert_eq!(out, head);
}

/// A hand in JSON that contradicts the header of its score sheet is refused as a whole.
#[test]
fn a_hand_in_json_is_compared_with_the_header() {
    let with = |from: &str, to: &str| format!("{HEADER}\n{}", HAND.replacen(from, to, 1));
    for (text, code, at) in [
        (with("{\"by\":\"Ali\"}", "{\"by\":\"Alı\"}"), "finisher-unknown", "\"Alı\""),
        (with("\"Veli\"}", "\"Vely\"}"), "sheet-stranger", "\"Vely\""),
        (with(",{\"name\":\"Ece\"}", ""), "sheet-absent", "{"),
        (with("]}", ",{\"name\":\"Veli\"}]}"), "name-twice", "\"Veli\""),
        (with("]}", "],\"variant\":\"okey\"}"), "sheet-variant", "\"okey\""),
        (with("]}", "],\"totals\":{\"Ali\":5}}"), "totals-late", "\"Ali\""),
        (with("\"Ece\"}", "\"Ece\",\"team\":\"x\"}"), "team-unwanted", "\"x\""),
    ] {
        assert_refused(&text, &[(code, at)]);
    }
    let team = |of: [&str; 4]| {
        let names = ["Ali", "Veli", "Can", "Ece"];
        let players: Vec<Value> =
            names.iter().zip(of).map(|(name, team)| json!({"name": name, "team": team})).collect();
        let hand = json!({"finish": {"by": "Ali"}, "players": players});
        format!("{}\n{hand}", HEADER.replace("101", "101-team"))
    };
    assert_eq!(scored(&["-"], &team(["A", "B", "A", "B"])).0, 0);
    assert_refused(&team(["A", "A", "B", "B"]), &[("sheet-teams", "\"B\""), ("sheet-teams", "\"B\"")]);
}

/// If a hand in JSON has the field `lines`, its other fields are checked too. An unknown field, a repeated field and a
/// field that contradicts the lines are errors, even if no field says how the hand ended.
#[test]
fn every_field_next_to_lines_is_checked() {
    const LINES: &str = r#"["hand 1","about place Kahve","stake 5","indicator K7","end"]"#;
    let hand = |more: &str| {
        format!("{}\n{{\"lines\":{LINES}{more}}}", r#"{"record":1,"variant":"okey-pot","players":["Ali","Veli"]}"#)
    };
    for (more, code, at) in [
        (r#","lines":["hand 1","finished Veli"]"#, "field-twice", "\"lines\""),
        (r#","playrs":[]"#, "unknown-field", "\"playrs\""),
        (r#","number":"x""#, "field-type", "\"x\""),
        (r#","number":2"#, "lines-differ", LINES),
        (r#","stake":7"#, "lines-differ", LINES),
        (r#","indicator":"R5""#, "lines-differ", LINES),
        (r#","about":{"place":"Ev"}"#, "lines-differ", LINES),
        (r#","note":"Kahve""#, "lines-differ", LINES),
        (r#","variant":"101""#, "sheet-variant", "\"101\""),
        (r#","totals":{"Ali":5}"#, "totals-late", "\"Ali\""),
        (r#","players":[{"name":"Zed"},{"name":"Veli"}]"#, "field-missing", "{"),
        (r#","finish":null,"players":[{"name":"Zed"},{"name":"Veli"}]"#, "sheet-stranger", "\"Zed\""),
    ] {
        assert_refused(&hand(more), &[(code, at)]);
    }
    for more in
        ["", r#","number":1"#, r#","stake":5,"indicator":"K7""#, r#","about":{"place":"Kahve"},"variant":"okey-pot""#]
    {
        let (code, _, err) = scored(&["-"], &hand(more));
        assert_eq!(code, 0, "{more}: {err}");
    }
}

/// All lines in the field `lines` belong to this hand, even if the line `hand` is missing or comes after them. So a
/// line that only a header may have, such as `set`, is refused.
#[test]
fn lines_of_a_hand_are_not_lines_of_the_header() {
    let sheet = |lines: &str| format!("{HEADER}\n{{\"lines\":[{lines}]}}");
    let (code, out, err) = scored(&["-", "--as", "record"], &sheet(r#""about place club","finished Ali""#));
    assert_eq!(code, 0, "{err}");
    assert!(out.ends_with("\n\nhand\nabout place club\nfinished Ali\n"), "{out}");
    let lines = r#""set penalty.unopened=999","hand 1","finished Ali""#;
    assert_refused(&sheet(lines), &[("said-too-late", &format!("[{lines}]"))]);
    let path = folder("kept-supposed").join("evening.okey");
    std::fs::write(&path, "game 101\nplayers Ali Veli Can Ece\nhand\nfinished Ali\n").expect("a sheet");
    let path = path.to_str().expect("a path");
    let (code, _, err) = scored(&[path, "--json", "--if", "set penalty.unopened=999 / finished Ali"], "");
    assert!(
        code == 2 && err.contains("{\"error\":{\"code\":\"said-too-late\"") && err.contains("\"span\":[0,3]"),
        "{err}"
    );
}

/// Two sheets that differ only in the order of the kinds of a finish give the same JSON.
#[test]
fn equal_sheets_are_equal_json() {
    let sheet = |how: &str| format!("game 101\nplayers A B C D\nhand 1\nfinished A {how}\n");
    let as_json = |text: &str| scored(&["-", "--as", "json"], text).1;
    let first = as_json(&sheet("okey hand"));
    assert!(first.contains(r#""finish":{"by":"A","okey":true,"hand":true}"#), "{first}");
    assert_eq!(as_json(&sheet("hand okey")), first);
    assert_eq!(as_json(&sheet("elden okey")), first);
    assert_eq!(as_json(&first), first);
    let record = scored(&["-", "--as", "record"], &first).1;
    assert_eq!(as_json(&record), first);
}

/// A game that the carried points have ended has no hands.
#[test]
fn carried_points_can_end_a_game() {
    let sheet =
        |head: &str, totals: &str, hand: &str| format!("game {head}\nplayers A B C D\ntotals {totals}\nhand\n{hand}\n");
    for (head, totals, ended) in [
        ("okey", "A 0 B 5 C 5 D 5", true),
        ("okey", "A -3 B 5 C 5 D 5", true),
        ("okey", "A 1 B 5 C 5 D 5", false),
        ("101\nset match.limit=500", "A 500 B 5 C 5 D 5", true),
        ("101\nset match.limit=500", "A 499 B 5 C 5 D 5", false),
        ("101", "A 5000 B 5 C 5 D 5", false),
        ("okey-pot\nstake 5", "A 0 B 5 C 5 D 5", false),
    ] {
        let text = sheet(head, totals, "finished A");
        let (code, _, error) = scored(&["-", "--json"], &text);
        assert_eq!(code, if ended { 2 } else { 0 }, "{text}{error}");
        if ended {
            let error = &serde_json::from_str::<Value>(&error).expect("JSON")["error"];
            assert_eq!(error["code"], "hand-after-end", "{text}");
            assert_eq!(error["message"], "the game was over before its first hand");
        }
        let replayed = json_of(&run_with(&["replay", "-", "--json"], text.as_bytes()).stdout);
        assert_eq!(replayed["hands"][0]["after_end"], ended, "{text}");
    }
}

/// A message about tiles that are too few for a sum has the right verb.
#[test]
fn one_tile_sums_up() {
    let text = "game 101\nset open.pairs=10\nplayers A B C D\nhand\nfinished A\nopened B pairs\nleft B = 14\n";
    let error = scored(&["-", "--lang", "en"], text).2;
    assert!(error.contains("B cannot have 14 left: 1 tile sums to 13 at most"), "{error}");
}

/// If a record is written as JSON Lines, an error points at the object of its hand in this text, even if the object has
/// the lines of the hand.
#[test]
fn faults_of_a_transcribed_record_point_at_its_json() {
    let header = r#"{"record":1,"variant":"101-team","set":["devam=false"],"players":["A","B","C","D"]}"#;
    let good = r#"{"number":1,"finish":{"by":"A"},"players":[{"name":"A"},{"name":"B"},{"name":"C"},{"name":"D"}]}"#;
    let devam = r#"{"number":2,"lines":["hand 2","finished A devam ; both okeys"]}"#;
    let thrown = r#"{"number":2,"lines":["hand 2","indicator R5","B: throw K1","B: throw K2","finished A"]}"#;
    let located = |text: &str, line: usize| {
        let (code, _, error) = scored(&["-", "--json"], text);
        assert_eq!(code, 2, "{text}");
        let error = &serde_json::from_str::<Value>(&error).expect("JSON")["error"];
        let brace = text.lines().take(line - 1).map(|line| line.chars().count() + 1).sum::<usize>();
        let expected = (json!("sheet"), json!(line), json!([brace, brace + 1]));
        assert_eq!((error["input"].clone(), error["line"].clone(), error["span"].clone()), expected, "{error}\n{text}");
        let shown = scored(&["-", "--lang", "en"], text).2;
        assert!(shown.contains(&format!("sheet:{line}:1")), "{shown}");
    };
    located(&format!("{header}\n{good}\n{devam}\n"), 3);
    located(&format!("{header}\n{good}\n{thrown}\n"), 3);
    let ended = header.replace(r#""set":["devam=false"],"#, r#""set":["match.limit=5"],"totals":{"A":9},"#);
    located(&format!("{ended}\n{good}\n"), 2);
}
