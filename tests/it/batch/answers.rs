//! For each input line, `okey batch` gives the same answer as the command for a single hand, such as `okey check`. The
//! answers are in the order of the lines.

use serde_json::{Value, json};

use super::{answered, dealt};
use crate::caller::{Printed, run_quickly};
use crate::command::{json_of, run, run_with, text_of};

/// The questions that `okey batch` answers. `between` marks a question about a player who has not drawn yet: the test
/// then deals one tile less.
const QUESTIONS: [(&str, &[&str]); 6] =
    [("check", &[]), ("melds", &[]), ("pairs", &[]), ("waits", &["between"]), ("advise", &[]), ("open", &[])];

/// Returns the JSON answer or error of a command such as `okey check` for the hand of one input line.
fn single(question: &str, line: &Value) -> Value {
    let text = |name: &str| line[name].as_str();
    let mut args = vec![question, "--json", "--variant", text("variant").expect("a variant")];
    args.extend(text("indicator").into_iter().flat_map(|indicator| ["-i", indicator]));
    args.push(text("hand").expect("a hand"));
    let Printed { code, stdout, stderr } = run_quickly(&args);
    json_of(if code == 2 { &stderr } else { &stdout })
}

#[test]
fn a_line_is_answered_as_the_command_answers() {
    for variant in ["okey", "okey-house", "okey-pot", "101", "101-team", "cs102"] {
        let rack = if variant.starts_with("101") { "21" } else { "14" };
        for (question, between) in QUESTIONS {
            let tiles: &[&str] = if between.is_empty() { &[] } else { &["--tiles", rack] };
            let lines = dealt(variant, 6, tiles);
            let answers = answered(&[question], lines.as_bytes());
            assert_eq!(answers.len(), 6);
            for (number, (line, mut answer)) in lines.lines().zip(answers).enumerate() {
                let line = json_of(line);
                let mut expected = single(question, &line);
                assert_eq!(answer["id"], line["id"]);
                answer.as_object_mut().expect("an object").remove("id");
                if expected.get("error").is_some() {
                    expected["line"] = json!(number + 1);
                }
                assert_eq!(answer, expected, "{question} {variant}");
            }
        }
    }
}

/// `okey open` and `okey batch open` assume the game 101 if neither the call nor the input line names a game.
#[test]
fn openings_need_no_name_of_a_game() {
    let lines = dealt("101", 6, &[]);
    for line in lines.lines() {
        let mut line = json_of(line);
        let expected = single("open", &line);
        line.as_object_mut().expect("an object").remove("variant");
        let mut answer = answered(&["open"], format!("{line}\n").as_bytes()).remove(0);
        answer.as_object_mut().expect("an object").remove("id");
        assert_eq!(answer, expected);
        let text = |name: &str| line[name].as_str().expect("a text");
        let plain = run(&["open", "--json", "-i", text("indicator"), text("hand")]);
        assert_eq!(json_of(&plain.stdout), expected);
    }
}

/// `okey batch` accepts a rack of any size in 101, because the player may already have laid tiles.
#[test]
fn racks_of_any_size_are_answered_at_101() {
    let line = dealt("101", 1, &[]);
    let line = json_of(&line);
    let (indicator, tiles) = (line["indicator"].as_str().expect("a tile"), line["hand"].as_str().expect("a hand"));
    let tiles: Vec<&str> = tiles.split(' ').collect();
    for (question, partial) in [("open", false), ("pairs", false), ("melds", true)] {
        for size in [1, 2, 7, 14, 20, 21, 22] {
            let hand = tiles[..size].join(" ");
            let asked = json!({"id": 1, "variant": "101", "indicator": indicator, "hand": hand, "partial": partial});
            let mut answer = answered(&[question], format!("{asked}\n").as_bytes()).remove(0);
            answer.as_object_mut().expect("an object").remove("id");
            let option: &[&str] = if partial { &["--partial"] } else { &[] };
            let call = [&[question, "--json", "--variant", "101", "-i", indicator, &hand], option].concat();
            let single = json_of(&run(&call).stdout);
            assert_eq!(answer, single, "{question} of {size}");
            if question == "open" {
                assert_eq!(answer["elden"].is_null(), size < 21, "{size}");
            }
        }
    }
    for (question, hand) in [("melds", "R4-6"), ("check", "R4-6"), ("open", "K1-13 R1-10"), ("pairs", "K1-13 R1-10")] {
        let output = run(&[question, "--json", "--variant", "101", "-i", "Y13", hand]);
        let error = json_of(&output.stderr);
        assert_eq!(error["error"]["code"], "wrong-count", "{question} of {hand}");
    }
}

/// The exit code of `okey open` says whether the hand opens, and the field `by` of the answer lists how. `by` is empty
/// if the hand does not open, or opens only as an elden (all tiles are laid in one turn).
#[test]
fn a_hand_opens_as_the_exit_code_says() {
    let hands = [
        ("KRB12 Y7-9 R9-13 K4", "series", false),
        ("K3-6x2 R1 R1 R3", "pairs", false),
        ("R10-13x2 KBY12 B8 B8 Y2", "series pairs", false),
        ("K9-12 R9-13 B3-9 Y3-7 Y12", "series", true),
        ("KRB2 KRB1 KRB3 Y1-3 KRB4 K7-9 R7-9 Y12", "", true),
        ("R9-13 K4", "", false),
    ];
    for (hand, by, elden) in hands {
        let output = run(&["open", "--json", "-i", "K13", hand]);
        let answer = json_of(&output.stdout);
        let by: Vec<&str> = by.split_whitespace().collect();
        assert_eq!((&answer["by"], answer["elden"] == json!(true)), (&json!(by), elden), "{hand}");
        assert_eq!(answer["opens"], json!(!by.is_empty()), "{hand}");
        assert_eq!(output.status.code(), Some(i32::from(answer["opens"] != json!(true))), "{hand}");
    }
}

/// Returns the input line with its hand and indicator in another spelling, such as `5R` for `R5`. `at % 4` selects the
/// spelling of the hand.
fn respelled(line: &str, at: usize) -> String {
    let mut line = json_of(line);
    let hand = line["hand"].as_str().expect("a hand").to_owned();
    let tiles: Vec<&str> = hand.split(' ').collect();
    line["hand"] = match at % 4 {
        0 => json!(hand.to_lowercase().replace("j*", "j").replace(' ', ", ")),
        1 => json!(tiles),
        2 => json!(tiles.iter().rev().copied().collect::<Vec<_>>().join(";\u{a0}")),
        _ => json!(format!(" {}\t", hand.replace('Y', "sar\u{131} "))),
    };
    if let Some(indicator) = line["indicator"].as_str() {
        let (colour, number) = indicator.split_at(1);
        line["indicator"] = json!(format!("{number}{colour}"));
    }
    line.to_string() + "\n"
}

/// Neither the spelling of a hand nor a filled cache changes an answer.
///
/// The stream contains every hand twice, in two spellings. The second answer can use the cached results of the first.
#[test]
fn engine_and_spelling_change_no_answer() {
    for (variant, tiles, count) in [("okey", "15", 500), ("okey", "14", 500), ("101", "22", 2000), ("cs102", "15", 500)]
    {
        let lines = dealt(variant, count, &["--tiles", tiles]);
        let other: String = lines.lines().enumerate().map(|(at, line)| respelled(line, at)).collect();
        let question = if tiles == "14" { "waits" } else { "check" };
        let output = run_with(&["batch", question, "--jobs", "1"], (lines + &other).as_bytes());
        let text = text_of(output.stdout);
        let answers: Vec<&str> = text.lines().collect();
        let (first, second) = answers.split_at(count as usize);
        for (first, second) in first.iter().zip(second) {
            assert!(!first.contains("\"error\""), "{first}");
            assert_eq!(first, second);
        }
    }
}

#[test]
fn answers_keep_the_order_of_the_lines() {
    let lines = ["okey", "101", "cs102"].map(|variant| dealt(variant, 1500, &[])).concat();
    let ids = |text: &str| -> Vec<Value> { text.lines().map(|line| json_of(line)["id"].clone()).collect() };
    // The program reads more lines at once if their answers are short.
    for (question, ends_with) in [("pairs", 1), ("check --fields wins", 0)] {
        let words: Vec<&str> = question.split(' ').collect();
        let of = |jobs| run_with(&[&["batch", "--jobs", jobs], &*words].concat(), lines.as_bytes());
        let one = of("1");
        assert_eq!(one.status.code(), Some(ends_with), "cs102 has no pairs");
        for jobs in ["2", "7", "0"] {
            assert_eq!(one, of(jobs), "{question}, {jobs} jobs");
        }
        assert_eq!(ids(std::str::from_utf8(&one.stdout).expect("UTF-8")), ids(&lines));
    }
}

#[test]
fn a_line_comes_before_the_call() {
    let hand = "\"hand\":\"K1-13 K1\"";
    let lines = format!(
        "{{\"id\":1,{hand}}}\n{{\"id\":2,\"indicator\":\"B7\",{hand}}}\n{{\"id\":3,\"variant\":\"canak\",{hand}}}\n\
         {{\"id\":4,\"variant\":\"cs102\",\"hand\":\"KRBY2 KRBY5 KRB6 K1-3\"}}\n{{\"id\":5,\"indicator\":null,{hand}}}\n"
    );
    let args = ["check", "-i", "R5", "--variant", "yaygin", "--set", "run_wrap=false"];
    let answers = answered(&args, lines.as_bytes());
    let field = |name: &str| answers.iter().map(|answer| answer[name].clone()).collect::<Vec<_>>();
    assert_eq!(field("variant"), ["okey-house", "okey-house", "okey-pot", "cs102", "okey-house"]);
    assert_eq!(field("indicator"), [json!("R5"), json!("B7"), json!("R5"), Value::Null, json!("R5")]);
    assert!(
        answers.iter().take(3).all(|answer| answer["switches"] == json!([{ "key": "run_wrap", "value": false }])),
        "{answers:?}"
    );
}

/// A line that brings house rules replaces the rules file of the call. The settings of the call still apply, as in a
/// call of `okey check` with both options.
#[test]
fn settings_of_the_call_change_the_rules_of_a_line() {
    for rules in ["none", "false_joker = \"wild\"", "run_wrap = true"] {
        let line = json!({"hand": "K1-13 K1 Y9", "rules": rules, "fields": "switches"});
        let answer = answered(&["check", "-i", "R5", "--set", "run_wrap=false"], line.to_string().as_bytes()).remove(0);
        let expected = json!({"key": "run_wrap", "value": false});
        assert!(answer["switches"].as_array().expect("a list").contains(&expected), "{rules}: {answer}");
        let own = line.to_string().replace('}', ",\"set\":[\"run_wrap=true\"]}");
        let answer = answered(&["check", "-i", "R5", "--set", "run_wrap=false"], own.as_bytes()).remove(0);
        assert!(!answer["switches"].to_string().contains("run_wrap"), "{rules}: {answer}");
    }
}

#[test]
fn lines_carry_the_options_of_their_question() {
    let melds = "\"indicator\":\"R5\",\"hand\":\"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O*\"";
    let line = |more: &str| format!("{{{melds},{more}}}\n");
    let lines = [line("\"discard\":\"K6\""), line("\"limit\":2"), line("\"partial\":true,\"limit\":0")].concat();
    let answers = answered(&["melds"], lines.as_bytes());
    assert_eq!((&answers[0]["discard"], &answers[0]["total"]), (&json!("K6"), &json!(5)));
    assert_eq!(answers[1]["decompositions"].as_array().map(Vec::len), Some(2));
    assert!(answers[2]["outside"].is_u64() && answers[2]["decompositions"] == json!([]));

    let waits = "\"indicator\":\"R5\",\"hand\":[\"K1-4\",\"R7-10\",\"B11-13 Y1\",\"Y2\",\"K9\"]";
    let lines = format!("{{{waits},\"seen\":[\"Y3\",\"Y3\"],\"draws\":1}}\n{{{waits},\"draws\":60}}\n");
    let answers = answered(&["waits"], lines.as_bytes());
    assert_eq!((&answers[0]["seen"], &answers[0]["chance"]["draws"]), (&json!(["Y3", "Y3"]), &json!(1)));
    assert_eq!(answers[1]["error"]["code"], "too-many-draws");
}

/// Each layout in an answer contains all tiles of the hand, including the tiles outside melds that `cs102` allows.
#[test]
fn every_layout_holds_the_whole_hand() {
    let lines = [
        "\"variant\":\"cs102\",\"hand\":\"Y4 R4 B4 K4 B2 K3 Y3 R2 R4 B4 Y4 B3 Y2 K2 R3\"",
        "\"variant\":\"cs102\",\"hand\":\"R4 B4 K4 B2 K3 Y3 R2 R4 B4 Y4 B3 Y2 K2 R3\"",
        "\"variant\":\"cs102\",\"hand\":\"KRBY2 KRBY5 KRBY6 K1-3\",\"partial\":true",
        "\"indicator\":\"R5\",\"hand\":\"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O*\"",
        "\"indicator\":\"R5\",\"hand\":\"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O*\",\"partial\":true",
        "\"variant\":\"101\",\"indicator\":\"K1\",\"hand\":\"KRBY4-8 J* O*\"",
    ];
    let lines = lines.map(|line| format!("{{{line}}}\n")).concat();
    for answer in answered(&["melds"], lines.as_bytes()) {
        let layouts = answer["decompositions"].as_array().unwrap_or_else(|| panic!("{answer}"));
        assert!(!layouts.is_empty(), "{answer}");
        let tiles = |list: &Value| list.as_array().cloned().unwrap_or_default();
        let mut hand: Vec<String> = tiles(&answer["hand"]).iter().map(Value::to_string).collect();
        hand.sort_unstable();
        for layout in layouts {
            let laid = tiles(&layout["melds"]).into_iter().flat_map(|meld| tiles(&meld["tiles"]));
            let thrown = Some(layout["discard"].clone()).filter(|tile| !tile.is_null());
            let mut all: Vec<String> =
                laid.chain(tiles(&layout["outside"])).chain(thrown).map(|tile| tile.to_string()).collect();
            all.sort_unstable();
            assert_eq!(all, hand, "{layout}");
        }
    }
}

#[test]
fn layouts_beyond_a_thousand_are_counted_not_listed() {
    let line = "{\"variant\":\"101\",\"indicator\":\"K1\",\"hand\":\"KRBY4-8 O*x2\"}\n";
    let answers = answered(&["melds"], line.as_bytes());
    assert_eq!(answers[0]["total"], 55232);
    assert_eq!(answers[0]["decompositions"].as_array().map(Vec::len), Some(1000));
}

#[test]
fn ids_of_every_kind_come_back_as_they_are() {
    let ids = ["7", "\"a b\\u0131\"", "[1, {\"x\":null}]", "12345678901234567890123", "1.50", "true", "null"];
    let lines: Vec<String> =
        ids.iter().map(|id| format!("{{\"hand\":\"K1\",\"indicator\":\"R5\",\"id\":{id}}}\n")).collect();
    let lines = lines.concat();
    let output = run_with(&["batch", "check"], lines.as_bytes());
    let text = text_of(output.stdout);
    for (id, line) in ids.iter().zip(text.lines()) {
        assert!(line.starts_with(&format!("{{\"id\":{id},\"line\":")), "{id}: {line}");
    }
}

#[test]
fn errors_are_reported_in_the_language_asked_for() {
    let refused = |language| answered(&["check", "--lang", language], b"{\"hand\":5}\n")[0]["error"]["message"].clone();
    assert!(refused("tr").as_str().expect("a message").contains("alanı"));
    assert!(refused("en").as_str().expect("a message").contains("field"));
}

/// A name that no answer can have is a fault of the call. Any other wrong name is a fault of the lines.
#[test]
fn a_field_of_no_answer_is_refused_before_the_stream() {
    for question in [&["batch", "--fields", "wins,nosuch"][..], &["batch", "check", "--fields", "nosuch"]] {
        let output = run_with(question, b"{\"hand\":\"K1\"}\n");
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]), "{question:?}");
    }
    let answers = answered(&["pairs", "--fields", "made,wins"], b"{\"hand\":\"K1-13 K1\",\"indicator\":\"R5\"}\n");
    assert_eq!(answers[0]["error"]["code"], "unknown-answer-field");
}

/// A line that is refused keeps the fields that the call copies into answers, so that the line can be found.
#[test]
fn a_refused_line_has_its_carried_fields() {
    let lines = concat!(
        r#"{"id":1,"game":{"no":7},"player":"Ali","hand":"K1","indicator":"R5"}"#,
        "\n",
        r#"{"id":2,"player":"Can","hand":"K1","indicator":"R5","carry":"player,error,line","error":5,"line":9}"#,
        "\n{\"game\":1\n",
    );
    let answers = answered(&["check", "--carry", "game,player"], lines.as_bytes());
    assert_eq!((&answers[0]["game"], &answers[0]["player"]), (&json!({"no": 7}), &json!("Ali")));
    assert_eq!((&answers[0]["line"], &answers[0]["error"]["code"]), (&json!(1), &json!("wrong-count")));
    // A field with the name of a field of the error line is not copied.
    assert_eq!((&answers[1]["player"], &answers[1]["line"]), (&json!("Can"), &json!(2)));
    assert_eq!(answers[1]["error"]["code"], "wrong-count");
    assert_eq!((answers[2].get("game"), &answers[2]["error"]["code"]), (None, &json!("line-not-json")));
}
