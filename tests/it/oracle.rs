//! `Oracle` takes a question as one line of JSON and answers it. The answer equals the output of the same question as a
//! command with `--json`.

use std::sync::LazyLock;
use std::{fmt, fs};

use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Command};
use okey::rules::entries;
use okey::{Defaults, Language, Oracle, Profile, Variant, deck};
use serde::Deserializer;
use serde::de::{MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

use crate::batch::stderr_text;
use crate::caller::{Printed, run_quickly};
use crate::command::{called, json_of, root, run, words};
use crate::samples::slow_cases;
use crate::snapshots::{self, CASES};

const COMMANDS: [&str; 8] = ["check", "melds", "pairs", "waits", "advise", "open", "judge", "rules"];

/// Options that [`line_of`] does not convert. It ignores `json` and `color`, and returns `None` for the others.
const OF_THE_PROGRAM: [&str; 9] = ["json", "format", "color", "svg", "rules", "fields", "help", "record", "jobs"];

/// Converts a command line to a line of JSON that asks the same question. Returns `None` in these cases:
/// - `clap` rejects the command line.
/// - The command is not one of [`COMMANDS`].
/// - The command reads standard input.
/// - One of the options cannot be converted.
pub(crate) fn line_of(call: &[&str]) -> Option<(String, Value)> {
    static TOP: LazyLock<Command> = LazyLock::new(|| okey::cli::command(Language::En));
    let top = &*TOP;
    let words = ["okey"].iter().chain(call).copied();
    let matches = top.clone().try_get_matches_from(words).ok()?;
    let (name, matches) = matches.subcommand()?;
    let name = COMMANDS.iter().find(|command| **command == name)?;
    let command = top.get_subcommands().find(|command| command.get_name() == *name)?;
    let mut line = Map::from_iter([("ask".to_owned(), json!(name))]);
    for arg in command.get_arguments().chain(top.get_arguments()) {
        let id = arg.get_id().as_str();
        let given = matches.try_contains_id(id).is_ok_and(|given| given)
            && matches.value_source(id) == Some(ValueSource::CommandLine);
        if !given {
            continue;
        }
        if OF_THE_PROGRAM.contains(&id) {
            if matches!(id, "json" | "color") {
                continue;
            }
            return None;
        }
        let value = match arg.get_action() {
            ArgAction::SetTrue => json!(true),
            _ => values(matches, id)?,
        };
        line.insert(id.to_owned(), value);
    }
    // The hand `-` means standard input, which a line of JSON cannot read.
    (line.get("hand") != Some(&json!(["-"]))).then(|| (name.to_string(), Value::Object(line)))
}

fn values(matches: &ArgMatches, id: &str) -> Option<Value> {
    if let Ok(Some(number)) = matches.try_get_one::<u64>(id) {
        return Some(json!(number));
    }
    let texts: Vec<String> = if let Ok(texts) = matches.try_get_many::<String>(id) {
        texts?.cloned().collect()
    } else {
        let texts = matches.try_get_many::<std::ffi::OsString>(id).ok()??;
        texts.map(|text| text.clone().into_string().ok()).collect::<Option<_>>()?
    };
    Some(if let [text] = texts.as_slice() { json!(text) } else { json!(texts) })
}

/// An error names an option as the line writes it, even if the option has another name.
#[test]
fn errors_name_options_as_written() {
    let message = |line: Value| {
        let answer = json_of(&Oracle::default().ask(&line.to_string()));
        answer["error"]["message"].as_str().expect("an error").to_owned()
    };
    let of = |question: &str, field: &str, value: Value| {
        let mut line = json!({ "ask": "judge", "question": question, "claim": "K7", "indicator": "Y2" });
        line[field] = value;
        message(line)
    };
    for name in ["last", "finishing"] {
        assert_eq!(of("discard", name, json!("x")), format!("the field \"{name}\" does not take this value"));
        assert_eq!(of("meld", name, json!(true)), format!("this question does not take --{name}"));
        let call = format!("judge discard K7 -i Y2 --{name}=x --lang en");
        assert!(stderr_text(&called(&call, &[]).stderr).contains(&format!("--{name} takes no value")), "{name}");
        let call = format!("judge discard K7 -i Y2 --{name} --{name} --lang en");
        assert!(
            stderr_text(&called(&call, &[]).stderr).contains(&format!("--{name} is given more than once")),
            "{name}"
        );
    }
    for name in ["same-turn", "same_turn"] {
        assert_eq!(of("layoff", name, json!("x")), format!("the field \"{name}\" does not take this value"));
        assert_eq!(of("meld", name, json!(true)), format!("this question does not take --{name}"));
    }
    let both =
        json!({ "ask": "judge", "question": "finish", "indicator": "Y2", "first_turn": true, "others_opened": true });
    assert_eq!(message(both), "--first_turn and --others_opened cannot be used together");
    for name in ["hand", "only"] {
        let error = stderr_text(&called(&format!("score --{name} x --lang en"), &[]).stderr);
        assert!(error.contains(&format!("--{name} does not take the value \"x\"")), "{error}");
    }
}

/// Asserts that the oracle answers a command line, written as JSON, like the program. Returns false if it cannot be
/// written as JSON.
fn assert_same(call: &[&str]) -> bool {
    let Some((name, line)) = line_of(call) else { return false };
    let mut args: Vec<&str> = call.to_vec();
    if !args.contains(&"--json") {
        let end = args.iter().position(|word| *word == "--").unwrap_or(args.len());
        args.insert(end, "--json");
    }
    let Printed { code, stdout, stderr } = run_quickly(&args);
    let text = if code == 2 { stderr } else { stdout };
    let expected = format!("{{\"id\":null,{}", text.trim_end().split_at(1).1);
    let answer = Oracle::default().ask(&line.to_string());
    if name == "melds" && code != 2 {
        // The answer to a line of JSON lists at most a fixed number of layouts, so compare only the totals.
        let total = |text: &str| serde_json::from_str::<Value>(text).expect("JSON")["total"].clone();
        assert_eq!(total(&answer), total(&expected), "{call:?}");
    } else {
        assert_eq!(answer, expected, "{call:?} as {line}");
    }
    true
}

#[test]
fn a_line_gets_the_answer_of_the_command() {
    let cases = CASES.iter().map(|case| case.args());
    let same = cases.filter(|args| assert_same(args)).count();
    assert!(same > 200, "{same} calls can be lines");
}

#[test]
fn the_examples_of_the_rulebook_are_lines_too() {
    let calls = entries().flat_map(|entry| entry.examples.iter().flatten()).map(|example| example.call);
    let words = calls.map(words);
    let same = words.filter(|words| assert_same(&words.iter().map(String::as_str).collect::<Vec<_>>())).count();
    assert!(same > 100, "{same} examples can be lines");
}

/// Returns the JSON answer of an oracle with these defaults.
fn asked(defaults: Defaults, line: &Value) -> Value {
    serde_json::from_str(&Oracle::new(defaults).ask(&line.to_string())).expect("JSON")
}

/// In a line of JSON, `"claimed": true` means the option `--claimed` without a value, and `false` means no option.
#[test]
fn true_stands_for_an_option_without_its_value() {
    let line = |claimed: Value| {
        asked(
            Defaults::default(),
            &json!({
                "ask": "judge", "question": "discard", "claim": "R10", "table": "R7-9", "indicator": "Y13",
                "variant": "101-team", "claimed": claimed
            }),
        )
    };
    let called = |more: &[&str]| {
        let mut answer =
            json_of(&called("judge discard R10 --table R7-9 -i Y13 --variant 101-team --json", more).stdout);
        answer["id"] = Value::Null;
        answer
    };
    assert_eq!(line(json!(true)), called(&["--claimed"]));
    assert_eq!(line(json!(true)), line(json!("in-time")));
    assert_eq!(line(json!(false)), called(&[]));
    assert_eq!(line(json!(false)), line(Value::Null));
    assert_eq!(line(json!(1))["error"]["code"], "field-type");
}

#[test]
fn defaults_apply_where_a_line_is_silent() {
    let line = json!({ "ask": "open", "hand": "K1-5 R1-5 B9-13 Y1-6" });
    let indicator = "R5".parse().expect("a face");
    let defaults = || Defaults::default().indicator(indicator).rules("[open]\nsum = 200").expect("rules");
    assert_eq!(asked(defaults(), &line)["bar"], 200);
    assert_eq!(asked(defaults(), &line)["indicator"], "R5");
    let own = json!({ "ask": "open", "hand": "K1-5 R1-5 B9-13 Y1-6", "indicator": "Y9", "set": ["open.sum=81"] });
    assert_eq!((&asked(defaults(), &own)["bar"], &asked(defaults(), &own)["indicator"]), (&json!(81), &json!("Y9")));
    let toml = json!({ "ask": "open", "hand": "K1-5 R1-5 B9-13 Y1-6", "rules": "open.sum = 90" });
    assert_eq!(asked(defaults(), &toml)["bar"], 90);
    for none in ["none", "yok"] {
        let without = json!({ "ask": "open", "hand": "K1-5 R1-5 B9-13 Y1-6", "rules": none });
        assert_eq!(asked(defaults(), &without)["bar"], 101, "{none}");
    }
    let chains = json!({ "ask": "check", "hand": "K1-14", "variant": "cs102" });
    assert_ne!(asked(defaults(), &chains)["error"]["code"], "indicator-unwanted");
    let team = Defaults::default().variant(Variant::YuzbirTeam);
    assert_eq!(asked(team, &json!({ "ask": "judge", "question": "meld", "claim": "R1 R2 R3" }))["variant"], "101-team");
}

#[test]
fn fields_and_carried_fields_are_chosen_by_the_line() {
    let mut oracle = Oracle::default();
    let mut ask = |line: &str| oracle.ask(line);
    let base = "\"ask\":\"check\",\"indicator\":\"R5\",\"hand\":\"K1-13 K1 Y9\"";
    let chosen = ask(&format!("{{\"id\":[1],{base},\"fields\":\"distance, wins\"}}"));
    assert_eq!(chosen, "{\"id\":[1],\"wins\":true,\"distance\":0}");
    assert_eq!(ask(&format!("{{{base},\"fields\":[\"wins\"]}}")), "{\"id\":null,\"wins\":true}");
    let carried = ask(&format!("{{{base},\"fields\":\"id\",\"game\":{{\"a\":1}},\"x\":2,\"carry\":[\"game\",\"y\"]}}"));
    assert_eq!(carried, "{\"id\":null,\"game\":{\"a\":1}}");
    let unknown = ask(&format!("{{\"id\":3,{base},\"fields\":\"win\"}}"));
    assert!(unknown.starts_with("{\"id\":3,\"error\":{\"code\":\"unknown-answer-field\""), "{unknown}");
    let said = ask(&format!("{{{base},\"fields\":\"wins\",\"say\":true,\"lang\":\"tr\"}}"));
    assert!(said.starts_with("{\"id\":null,\"wins\":true,\"text\":\"") && said.contains("biter"), "{said}");
}

/// Returns the fields of an answer in their order, each with its value as JSON text.
fn fields_of(answer: &str) -> Vec<(String, &RawValue)> {
    struct Fields;
    impl<'de> Visitor<'de> for Fields {
        type Value = Vec<(String, &'de RawValue)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            std::iter::from_fn(|| map.next_entry().transpose()).collect()
        }
    }
    serde_json::Deserializer::from_str(answer).deserialize_map(Fields).expect("an object")
}

/// Asks the same question with various `fields`. Asserts that each answer has only the `id` and the selected fields,
/// byte for byte as in the whole answer. Returns false if the oracle refuses the line.
fn assert_selection(oracle: &mut Oracle, line: &Value) -> bool {
    let whole = oracle.ask(&line.to_string());
    let all = fields_of(&whole);
    if all.iter().any(|(name, _)| name == "error") {
        return false;
    }
    let (id, others) = all.split_first().expect("an id");
    let one = others.iter().map(std::slice::from_ref);
    let few = others.chunks(3).chain(others.chunks(7));
    for chosen in one.chain(few) {
        let names: Vec<&str> = chosen.iter().rev().map(|(name, _)| name.as_str()).collect();
        let mut asked = line.clone();
        asked["fields"] = json!(names);
        let id = std::slice::from_ref(id);
        let members: Vec<String> = id.iter().chain(chosen).map(|(name, value)| format!("\"{name}\":{value}")).collect();
        assert_eq!(oracle.ask(&asked.to_string()), format!("{{{}}}", members.join(",")), "{asked}");
    }
    true
}

/// If a line selects fields, the oracle computes less. The selected fields have the same values as in the whole answer.
#[test]
fn an_answer_with_fields_is_a_selection_from_the_whole_answer() {
    let mut oracle = Oracle::default();
    let examples =
        entries().flat_map(|entry| entry.examples.iter().flatten()).map(|example| snapshots::words(example.call));
    let examples = examples.filter_map(|words| line_of(&words.iter().map(String::as_str).collect::<Vec<_>>()));
    let lines = CASES.iter().filter_map(|case| line_of(&case.args())).chain(examples);
    let answered = lines.filter(|(_, line)| assert_selection(&mut oracle, line)).count();
    assert!(answered > 150, "{answered} examples have an answer");
    for (variant, count) in [("okey", 14), ("okey-house", 15), ("101", 21), ("101", 22), ("101", 9), ("cs102", 15)] {
        let game = Profile::new(variant.parse().expect("a variant")).game();
        for at in 0..slow_cases(12) as u64 {
            let deal = deck::deal(game, count, 45, at);
            let indicator = deal.indicator.map(|indicator| indicator.face().to_string());
            for ask in ["check", "melds", "pairs", "waits", "advise", "open"] {
                let mut line = json!({ "ask": ask, "hand": deal.hand.to_string(), "variant": variant });
                line["indicator"] = json!(indicator);
                line["partial"] = json!(ask == "melds" && at % 2 == 0);
                assert_selection(&mut oracle, &line);
            }
        }
    }
}

#[test]
fn wrong_lines_are_refused_with_their_cause() {
    for (line, code) in [
        ("{}", "question-missing"),
        (r#"{"ask":"chek","hand":"K1"}"#, "unknown-question"),
        (r#"{"ask":7}"#, "field-type"),
        (r#"{"ask":"judge","question":"layoff","claim":"R9","onto":"R10 R11","sameturn":true}"#, "misspelled-field"),
        (r#"{"ask":"judge","question":"meld","claim":"R9","onto":"R10 R11"}"#, "option-of-another-question"),
        (r#"{"ask":"judge","question":"take","claim":"R9","kept":true,"put_back":true}"#, "conflict"),
        (r#"{"ask":"judge"}"#, "argument-missing"),
        (r#"{"ask":"rules","clause":"run.warp"}"#, "unknown-clause"),
        (r#"{"ask":"rules","clause":"%3Cimg"}"#, "unknown-clause"),
        (r#"{"ask":"check","hand":"K1","hand":"K2"}"#, "field-twice"),
        (r#"{"ask":"check","hand":"K1","id":1,"id":2}"#, "field-twice"),
        (r#"{"ask":"check","hand":"K1","x":1,"x":2,"carry":"x"}"#, "field-twice"),
        (r#"{"ask":"judge","question":"discard","claim":"R9","last":true,"finishing":true}"#, "conflict"),
        (r#"{"ask":"score","finish":null,"finish":{"by":"A"},"players":[{"name":"A"},{"name":"B"}]}"#, "two-finishers"),
        (r#"{"ask":"score","variant":"101","variant":"okey","finish":null,"players":[]}"#, "field-twice"),
        (r#"{"ask":"score","x":1,"x":2,"carry":"x","finish":null,"players":[]}"#, "field-twice"),
        (r#"{"ask":"score","totals":{"A":1000000000000000000},"finish":null,"players":[]}"#, "figure-out-of-bounds"),
        (r#"{"ask":"score","totals":{"A":1.5},"finish":null,"players":[]}"#, "field-type"),
        (r#"{"ask":"rules","diff":"okey"}"#, "field-type"),
        (r#"{"ask":"rules","diff":["okey"]}"#, "field-type"),
        (r#"{"ask":"rules","diff":["okey","101","cs102"]}"#, "field-type"),
        (r#"{"ask":"rules","diff":[]}"#, "field-type"),
        (r#"{"ask":"judge","question":"left","claim":"K9","finish":"okey okey","variant":"101"}"#, "how-twice"),
        (r#"{"ask":"judge","question":"left","claim":"K9","finish":"pairs, çift","variant":"101"}"#, "how-twice"),
        (r#"{"ask":"judge","question":"left","claim":"K9","finish":"","variant":"101"}"#, "bad-value"),
        (r#"{"ask":"judge","question":"left","claim":"K9","finish":" , ","variant":"101"}"#, "bad-value"),
        (r#"{"ask":"melds","hand":"K1","limit":3,"count":true}"#, "conflict"),
        (r#"{"ask":"score","players":[]}"#, "field-missing"),
        ("[]", "line-not-object"),
        ("", "line-not-object"),
    ] {
        let answer = asked(Defaults::default(), &json!(null));
        assert_eq!(answer["error"]["code"], "line-not-object");
        let answer: Value = serde_json::from_str(&Oracle::default().ask(line)).expect("JSON");
        assert_eq!(answer["error"]["code"], code, "{line}: {answer}");
        let names: Vec<&String> = answer.as_object().expect("an object").keys().collect();
        assert_eq!(names, ["error", "faults", "id", "more"], "{line}");
    }
}

/// Two options that exclude each other, such as `limit` and `count`, are one fault together.
#[test]
fn two_options_that_exclude_each_other_are_one_fault() {
    for line in [
        json!({"ask": "melds", "indicator": "R5", "hand": "K1-13 R1", "limit": 1, "count": true}),
        json!({"ask": "open", "indicator": "R5", "hand": "K1-13 R1", "all": true, "limit": 1}),
        json!({"ask": "rules", "clause": "run.wrap", "words": true}),
        json!({"ask": "judge", "question": "take", "claim": "R5", "indicator": "K1", "put-back": true, "kept": true}),
    ] {
        let refused = asked(Defaults::default(), &line);
        let codes: Vec<&Value> =
            refused["faults"].as_array().expect("faults").iter().map(|fault| &fault["code"]).collect();
        assert_eq!(codes, ["conflict"], "{line}: {refused}");
    }
}

/// A number above the maximum of its option is refused. It is not lowered to the maximum, because the answer would then
/// be about another number than the question.
#[test]
fn a_number_above_the_maximum_of_its_option_is_refused() {
    let series = json!({"ask": "judge", "question": "opening", "claim": "K10-13 / R10-12 / Y5-8", "indicator": "Y13"});
    let shown = json!({"ask": "judge", "question": "indicator", "claim": "R5", "indicator": "R5", "variant": "okey"});
    let open = json!({"ask": "open", "indicator": "R5", "hand": "K1-13 R1-5 R7 R8 R9"});
    let melds = json!({"ask": "melds", "indicator": "R5", "hand": "K1-13 K1"});
    for (line, option, most) in [
        (&open, "bar", 1_000_000),
        (&open, "pairs-bar", 1_000_000),
        (&series, "bar", 1_000_000),
        (&series, "highest", 1_000_000),
        (&shown, "balance", 1_000_000),
        (&melds, "limit", u64::MAX),
    ] {
        let answer = |number: String| -> Value {
            let mut line = line.clone();
            line[option] = Value::Number(number.parse().expect("a number"));
            serde_json::from_str(&Oracle::default().ask(&line.to_string())).expect("JSON")
        };
        assert!(answer(most.to_string()).get("error").is_none(), "{option}");
        for number in [u128::from(most) + 1, 1 << 64] {
            let error = answer(number.to_string())["error"].clone();
            assert_eq!(error["code"], "field-type", "{option} {number}: {error}");
            assert_eq!(error["hint"], format!("use a whole number from 0 to {most}"), "{option} {number}");
        }
    }
}

/// With `say`, the field `text` has the answer as sentences. Below them, each cited clause has a line that ends with
/// its id in brackets.
#[test]
fn an_answer_in_sentences_gives_its_reasons() {
    for (ask, hand) in [
        ("check", "K1-13 K1 Y9"),
        ("melds", "K1-13 K1 Y9"),
        ("pairs", "K1-13 K1 Y9"),
        ("waits", "K1-13 K1"),
        ("advise", "K1-13 K2 Y9"),
        ("open", "K1-13 K1 Y9"),
    ] {
        for lang in ["en", "tr"] {
            let answer = asked(
                Defaults::default(),
                &json!({"ask": ask, "indicator": "R5", "hand": hand, "say": true, "lang": lang}),
            );
            let text = answer["text"].as_str().expect("sentences");
            let reasons = text.lines().filter_map(|line| line.strip_suffix(')')?.rsplit_once(" (").map(|(_, id)| id));
            assert_eq!(json!(reasons.collect::<Vec<_>>()), answer["clauses"], "{text}");
            assert!(!text.lines().next().is_some_and(|sentence| sentence.ends_with(')')), "{text}");
        }
    }
}

/// If the answer to a line is too long, the hint names the option of the line that makes it long.
#[test]
fn the_hint_about_a_long_answer_names_an_option_of_the_line() {
    for (option, value, hint) in
        [("all", json!(true), "use \"limit\" in place of \"all\""), ("limit", json!(1_000_000), "lower \"limit\"")]
    {
        let line = json!({"ask": "open", "indicator": "K1", "hand": "KRBY4-8 O O", option: value});
        let refused = asked(Defaults::default(), &line);
        assert_eq!(refused["error"]["code"], "answer-too-long", "{line}");
        assert!(refused["error"]["hint"].as_str().is_some_and(|said| said.contains(hint)), "{line}: {refused}");
    }
}

#[test]
fn carried_fields_are_no_fields_of_the_answer() {
    let base = r#""ask":"check","indicator":"R5","hand":"K1-13 K1 Y9","game":1,"seat":"b""#;
    let ask = |more: &str| Oracle::default().ask(&format!("{{{base},{more}}}"));
    let chosen = r#""fields":"wins""#;
    assert_eq!(ask(&format!(r#""carry":"game, seat",{chosen}"#)), r#"{"id":null,"game":1,"seat":"b","wins":true}"#);
    assert_eq!(ask(&format!(r#""carry":["id","hand"],{chosen}"#)), r#"{"id":null,"hand":"K1-13 K1 Y9","wins":true}"#);
    for twice in [r#""carry":"hand""#, r#""carry":"seat,indicator""#, r#""carry":"text","text":1,"say":true"#] {
        let answer: Value = serde_json::from_str(&ask(twice)).expect("JSON");
        assert_eq!(answer["error"]["code"], "carried-field", "{twice}: {answer}");
    }
    // `carry` accepts a field such as `game` even if a finished hand has no such field.
    let hand = r#""finish":{"by":"Ali"},"players":[{"name":"Ali"},{"name":"Veli"}]"#;
    let score =
        |more: &str| Oracle::default().ask(&format!(r#"{{"ask":"score","variant":"101","game":7,{hand}{more}}}"#));
    assert!(score(r#","carry":"game""#).starts_with(r#"{"id":null,"game":7,"schema":"okey.score/"#));
    assert!(score("").contains(r#""code":"unknown-field""#));
    let all = ask(r#""carry":"seat""#);
    assert!(all.starts_with(r#"{"id":null,"seat":"b","schema":"okey.check/2""#), "{all}");
}

/// A line can copy a field with any name, and the line of JSON with the answer or the error stays valid.
#[test]
fn names_of_copied_fields_are_escaped() {
    for name in ["a\"b", "a\\", "a\u{1b}[31mb", "a\n\u{202e}"] {
        for (hand, field) in [("K99", "error"), ("K1-13 K1 Y9", "wins")] {
            let line = json!({ "ask": "check", "indicator": "R5", "hand": hand, "carry": [name], name: 1 });
            let answer = Oracle::default().ask(&line.to_string());
            assert!(answer.chars().all(|character| matches!(character, ' '..='~')), "{answer:?}");
            let answer: Value = serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
            assert_eq!((&answer[name], answer[field].is_null()), (&json!(1), false), "{answer}");
        }
    }
}

/// `carry` names fields of the line that the oracle copies to its answer, such as `tables`. Without `carry` the oracle
/// refuses `tables` as a misspelling of `table`, an option of `judge`.
#[test]
fn a_carried_field_is_not_misspelled() {
    let line = json!({ "ask": "judge", "question": "meld", "claim": "R1-3", "indicator": "Y4", "tables": 3 });
    assert_eq!(asked(Defaults::default(), &line)["error"]["code"], "misspelled-field");
    let mut carried = line;
    carried["carry"] = "tables".into();
    assert_eq!(asked(Defaults::default(), &carried)["tables"], 3);
}

/// The variant of a finished hand overrides the default variant. The default indicator is ignored in games without one.
#[test]
fn defaults_yield_to_a_finished_hand() {
    let defaults = || Defaults::default().variant(Variant::Yuzbir).indicator("R5".parse().expect("a face"));
    let players = json!([{ "name": "Ali" }, { "name": "Veli" }, { "name": "Nil" }, { "name": "Efe" }]);
    for variant in ["okey", "cs102", "101"] {
        let hand = json!({ "ask": "score", "variant": variant, "finish": { "by": "Ali" }, "players": players });
        let answer = asked(defaults(), &hand);
        assert_eq!(answer["variant"], variant, "{answer}");
        assert_eq!(answer["indicator"].is_null(), variant == "cs102", "{answer}");
    }
}

/// If the house rules in a line name the variant, the oracle does not assume one.
#[test]
fn rules_of_a_line_name_the_variant() {
    let claim = json!({ "ask": "judge", "question": "meld", "claim": "R1-3", "indicator": "Y4" });
    assert_eq!(asked(Defaults::default(), &claim)["assumed"], "okey");
    let mut ruled = claim;
    ruled["rules"] = "variant = \"101\"".into();
    let answer = asked(Defaults::default(), &ruled);
    assert_eq!((&answer["variant"], &answer["assumed"]), (&json!("101"), &Value::Null));
}

#[test]
fn a_finished_hand_is_settled_as_in_a_sheet() {
    let hand = r#""variant":"101","indicator":"R5","finish":{"by":"Ali"},"players":[{"name":"Ali","opened":"series"},{"name":"Veli","opened":"series","left":"R9 K3"},{"name":"Can"},{"name":"Ece"}]"#;
    let printed = run(&["score", &format!("{{{hand}}}"), "--json"]);
    let expected =
        format!("{{\"id\":5,{}", std::str::from_utf8(&printed.stdout).expect("UTF-8").trim_end().split_at(1).1);
    assert_eq!(Oracle::default().ask(&format!("{{\"id\":5,\"ask\":\"score\",{hand}}}")), expected);
    let said = Oracle::default().ask(&format!("{{\"ask\":\"score\",{hand},\"say\":true,\"fields\":\"id\"}}"));
    assert!(said.contains("Veli: 12 "), "{said}");
}

/// The field `sheet` has a score sheet, as a record or as JSON Lines. The answer equals that of `okey score`.
#[test]
fn a_record_is_settled_as_a_sheet() {
    let text = fs::read_to_string(root().join("tests/data/evening.okey")).expect("a record");
    let lines = run(&["score", "tests/data/evening.okey", "--as", "json"]);
    let lines = String::from_utf8(lines.stdout).expect("UTF-8");
    let printed = run(&["score", "tests/data/evening.okey", "--hands", "11", "--json"]);
    let printed: Value = serde_json::from_slice(&printed.stdout).expect("JSON");
    for sheet in [&text, &lines] {
        let mut answer = asked(Defaults::default(), &json!({ "ask": "score", "sheet": sheet, "hands": 11 }));
        answer.as_object_mut().expect("an object").remove("id");
        assert_eq!(answer, printed);
    }
    let said = asked(Defaults::default(), &json!({ "ask": "score", "sheet": text, "say": true, "hands": 11 }));
    assert!(said["text"].as_str().expect("a text").starts_with("After 3 of 11 hands (8 left), "), "{said}");
    for (field, value) in [("players", json!([])), ("variant", json!("101")), ("finish", json!({ "by": "Ali" }))] {
        let answer = asked(Defaults::default(), &json!({ "ask": "score", "sheet": text, field: value }));
        assert_eq!(answer["error"]["code"], "conflict", "{field}: {answer}");
    }
    // The command has these options, or no such option. A line without them would get another answer.
    for field in ["if", "hand", "check", "player", "tournamnt"] {
        let line = json!({ "ask": "score", "sheet": text, field: "end", "carry": "evening", "evening": 3 });
        let answer = asked(Defaults::default(), &line);
        assert_eq!(answer["error"]["code"], "unknown-field", "{field}: {answer}");
    }
    let ignored = json!({ "ask": "score", "sheet": text, "hand": null, "players": null, "note": "x", "hands": 11 });
    assert_eq!(asked(Defaults::default(), &ignored)["schema"], "okey.sheet/2");
    let broken = asked(Defaults::default(), &json!({ "ask": "score", "sheet": format!("{text}finished Nobody\n") }));
    assert_eq!((&broken["error"]["input"], &broken["error"]["line"]), (&json!("record"), &json!(19)), "{broken}");
    let empty = asked(Defaults::default(), &json!({ "ask": "score", "sheet": "" }));
    assert_eq!(empty["error"]["input"], "record", "{empty}");
}

/// The field `as` converts a sheet or a hand to a record or to JSON Lines. The result equals the output of `okey score
/// --as`.
#[test]
fn a_sheet_is_written_in_either_form() {
    let path = "tests/data/evening.okey";
    let printed = |form| String::from_utf8(run(&["score", path, "--as", form]).stdout).expect("UTF-8");
    let convert =
        |sheet: &str, form| asked(Defaults::default(), &json!({ "ask": "score", "sheet": sheet, "as": form }));
    let text = fs::read_to_string(root().join(path)).expect("a record");
    for (form, name) in [("json", "json"), ("record", "record"), ("kayıt", "record")] {
        let answer = convert(&text, form);
        assert_eq!(answer, json!({ "id": null, "schema": "okey.converted/1", "as": name, "sheet": printed(name) }));
        assert_eq!(convert(&printed("json"), form), answer);
    }
    // A record without a finished hand has no points, but it can be converted.
    let open = "record 1\ngame 101\nplayers Ali Veli Ece Nil\n";
    assert_eq!(asked(Defaults::default(), &json!({ "ask": "score", "sheet": open }))["error"]["code"], "no-hands");
    let lines = convert(open, "json");
    let header = "{\"record\":1,\"variant\":\"101\",\"players\":[\"Ali\",\"Veli\",\"Ece\",\"Nil\"]}\n";
    assert_eq!(lines["sheet"], header);
    assert_eq!(convert(header, "record")["sheet"], open);

    let hand = json!({
        "ask": "score", "variant": "101", "finish": { "by": "Ali" }, "as": "record", "say": true, "lang": "tr",
        "players": [{ "name": "Ali" }, { "name": "Veli", "opened": "series", "left": "= 12" }, { "name": "Ece" }],
    });
    let answer = asked(Defaults::default(), &hand);
    let record =
        "record 1\ngame 101\nplayers Ali Veli Ece\n\nhand 1\nfinished Ali\nopened Veli series\nleft Veli = 12\n";
    assert_eq!((&answer["sheet"], &answer["text"]), (&json!(record), &json!("Yazboz kayıt olarak yazıldı.")));
    for (sheet, code) in
        [("players A B C D\nhand\nfinished E\n", "unknown-player"), ("{\"record\":1}", "field-missing")]
    {
        assert_eq!(convert(sheet, "json")["error"]["code"], code);
    }
    assert_eq!(convert(&text, "csv")["error"]["code"], "field-type");
}

/// `simulate` asks for a simulation of a number of worlds (random deals of the hidden tiles). A wrong number is refused
/// even if `fields` leaves out the simulation.
#[test]
fn a_wrong_number_of_worlds_is_refused_without_its_field() {
    for worlds in [0, 7, 20_001] {
        for fields in [None, Some("discards"), Some("simulation")] {
            let mut line = json!({
                "ask": "advise", "indicator": "R5", "hand": "K1 R2 B3 Y4 K5 R7 B8 Y9 K10 R11 B12 Y13 K2 R4 B6",
                "simulate": worlds
            });
            if let Some(fields) = fields {
                line["fields"] = json!(fields);
            }
            let answer = asked(Defaults::default(), &line);
            assert_eq!(answer["error"]["code"], "worlds-out-of-range", "{line}");
        }
    }
}

/// `finishing` is another name of the option `last`, in a line as on the command line.
#[test]
fn an_option_has_its_other_name_in_lines_too() {
    let line = |name: &str| {
        let mut line = json!({
            "ask": "judge", "question": "discard", "claim": "R6", "indicator": "R5", "variant": "101",
            "table": "R7 R8 R9"
        });
        line[name] = json!(true);
        asked(Defaults::default(), &line)
    };
    let last = line("last");
    assert_eq!((&last["error"], &line("finishing")), (&Value::Null, &last));
}

#[test]
fn what_was_asked_before_makes_no_difference() {
    let mut oracle = Oracle::default();
    let lines = CASES.iter().filter_map(|case| line_of(&case.args())).map(|(_, line)| line.to_string());
    let answered: Vec<(String, String)> = lines.map(|line| (line.clone(), Oracle::default().ask(&line))).collect();
    for (line, answer) in answered.iter().rev().chain(&answered) {
        assert_eq!(oracle.ask(line), *answer, "{line}");
    }
}

#[test]
fn every_question_has_a_command() {
    let top: Command = okey::cli::command(Language::En);
    for name in COMMANDS.iter().chain(&["score"]) {
        assert!(top.get_subcommands().any(|command| command.get_name() == *name), "{name}");
    }
}

/// The value of an option may be in any letter case, Turkish letters included, on the command line and in a line.
#[test]
fn values_are_read_in_any_letter_case() {
    let base = ["judge", "discard", "R9", "--table", "R10-12", "-i", "Y4", "--variant", "101", "--json"];
    for (option, plain, others) in [
        ("opened", "pairs", &["Çift", "ÇİFT", "Cift", "PAIRS"][..]),
        ("claimed", "late", &["GEÇ", "Geç", "LATE"]),
        ("withdrawn", "seen", &["SEEN", "Gördü", "GÖRÜLDÜ"]),
        ("lang", "tr", &["TR", "Tr"]),
        ("letters", "krby", &["KRBY", "Krby"]),
    ] {
        let (field, option) = (option, format!("--{option}"));
        let command = |value: &str| run(&[&base[..], &[&format!("{option}={value}")]].concat());
        let line = |value: &str| {
            let line = json!({"ask": "judge", "question": "discard", "claim": "R9", "table": "R10-12", "indicator": "Y4",
                "variant": "101", field: value});
            asked(Defaults::default(), &line)
        };
        assert_ne!(command(plain).status.code(), Some(2), "{plain}");
        for other in others {
            assert_eq!(command(other).stdout, command(plain).stdout, "{option} {other}");
            assert_eq!(line(other), line(plain), "{option} {other}");
        }
    }
    // The program reads `--format` before it parses the other options, and ignores letter case there too.
    let table = run(&["rules", "run.wrap", "--format", "TABLE"]);
    assert_eq!(table.stdout, run(&["rules", "run.wrap"]).stdout);
    assert_eq!(run(&["rules", "run.wrap", "--format", "Json"]).stdout, run(&["rules", "run.wrap", "--json"]).stdout);
    let refused = run(&["rules", "run.wrap", "--json=yes"]);
    let error: Value = serde_json::from_slice(&refused.stderr).expect("an error in JSON");
    assert_eq!((refused.status.code(), error["error"]["code"].is_string()), (Some(2), true), "{error}");
}
