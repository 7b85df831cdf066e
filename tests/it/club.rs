//! The program finds a rules file (the house rules of a club), applies its rules, and refuses an invalid file.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use okey::{Accepts, ProfileFault, RulesFile, Switch};
use serde_json::Value;

use crate::command::{folder, json_of, okey, text_of};

pub(crate) const HAND: &str = "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6";

/// Returns a settings folder for this test, with a rules file if `rules` is given.
pub(crate) fn settings(name: &str, rules: Option<&str>) -> PathBuf {
    let folder = folder(&format!("club-{name}"));
    fs::create_dir_all(folder.join("okey")).expect("a folder");
    if let Some(rules) = rules {
        fs::write(folder.join("okey/rules.toml"), rules).expect("a file");
    }
    folder
}

fn ask(args: &[&str], variables: &[(&str, &Path)]) -> Output {
    okey().args(args).envs(variables.iter().copied()).output().expect("the program starts")
}

pub(crate) fn json(args: &[&str], variables: &[(&str, &Path)]) -> Value {
    let output = ask(&[args, &["--json"]].concat(), variables);
    let printed = if output.status.code() == Some(2) { output.stderr } else { output.stdout };
    json_of(&printed)
}

#[test]
fn the_call_wins_over_the_variable_and_the_variable_over_the_folder() {
    let folder = settings("order", Some("run_wrap = false\n"));
    let other = folder.join("other.toml");
    fs::write(&other, "win.dizi = 1\n").expect("a file");
    let named = folder.join("named.toml");
    fs::write(&named, "points.normal = 3\n").expect("a file");
    let kept: (&str, &Path) = (if cfg!(windows) { "APPDATA" } else { "XDG_CONFIG_HOME" }, &folder);

    let call = ["check", "-i", "R5", HAND];
    let by_variable = json(&call, &[kept, ("OKEY_RULES", &named)]);
    assert_eq!(by_variable["switches"], serde_json::json!([{"key": "points.normal", "value": 3}]));
    let by_call =
        json(&["check", "-i", "R5", HAND, "--rules", "tests/data/club.toml"], &[kept, ("OKEY_RULES", &other)]);
    assert_eq!(by_call["rules"], "tests/data/club.toml");
    // `--set` and `--variant` override the rules file, and `--rules none` ignores it.
    let set = json(&["check", "-i", "R5", HAND, "--set", "run_wrap=true"], &[kept]);
    assert_eq!((&set["wins"], set["switches"].as_array().map(Vec::len)), (&Value::Bool(true), Some(0)));
    let house = json(&["check", "-i", "R5", HAND, "--variant", "okey-house"], &[kept]);
    assert_eq!((&house["variant"], &house["wins"]), (&Value::from("okey-house"), &Value::Bool(false)));
    for without in ["none", "yok"] {
        let without = json(&["check", "-i", "R5", HAND, "--rules", without], &[kept, ("OKEY_RULES", &named)]);
        assert_eq!((&without["rules"], &without["wins"]), (&Value::Null, &Value::Bool(true)));
    }
    assert_eq!(json(&call, &[kept, ("OKEY_RULES", Path::new("none"))])["rules"], Value::Null);
}

/// Two options `--set` with different values for one switch are refused, and the error names both values. A setting may
/// repeat its value, and may override a rules file or the defaults of a stream.
#[test]
fn a_switch_is_set_to_one_value() {
    let refused = |set: &[&str]| {
        let set = set.iter().flat_map(|set| ["--set", set]);
        let output = ask(&["open", "-i", "K1", "R9-13 K4", "--json"].into_iter().chain(set).collect::<Vec<_>>(), &[]);
        let error =
            if output.status.code() == Some(2) { json_of(&output.stderr)["error"].clone() } else { Value::Null };
        (
            error["code"].as_str().unwrap_or_default().to_owned(),
            error["message"].as_str().unwrap_or_default().to_owned(),
        )
    };
    let twice = ("switch-twice".to_owned(), "open.sum is set twice: to 51 and to 81".to_owned());
    assert_eq!(refused(&["open.sum=51", "open.sum=81"]), twice);
    assert_eq!(refused(&["open.sum=51", "devam=true", "OPEN_SUM = 81", "open.sum=51"]), twice);
    assert_eq!(refused(&["open.sum=51", "open.sum=51"]), Default::default());
    let folder = settings("overridden", Some("open.sum = 51\n"));
    let (file, line) = (folder.join("okey/rules.toml"), folder.join("line"));
    let club: (&str, &Path) = ("OKEY_RULES", &file);
    let bar = |more: &[&str]| json(&[&["open", "-i", "K1", "R9-13 K4"], more].concat(), &[club])["bar"].clone();
    assert_eq!([bar(&[]), bar(&["--set", "open.sum=81"])], [51, 81]);
    let ask_line = |set: &str| {
        fs::write(&line, format!("{{\"indicator\":\"K1\",\"hand\":\"R9-13 K4\",\"set\":{set}}}\n")).expect("a file");
        let answer = ask(&["batch", "open", line.to_str().expect("UTF-8"), "--set", "open.sum=71"], &[club]).stdout;
        json_of(&answer)
    };
    assert_eq!(ask_line("\"open.sum=91\"")["bar"], 91);
    assert_eq!(ask_line("[\"open.sum=91\",\"open.sum=61\"]")["error"]["code"], "switch-twice");
}

#[test]
fn every_answer_names_the_rules() {
    let folder = settings("named", Some("variant = '101'\nopen.sum = 51\n"));
    let file = folder.join("okey/rules.toml");
    let club: (&str, &Path) = ("OKEY_RULES", &file);
    let name = file.to_str().expect("UTF-8");
    let calls: [&[&str]; 9] = [
        &["check", "-i", "K1", "K3-9 R3-9 B3-9 Y1"],
        &["melds", "-i", "K1", "K3-9 R3-9 B3-9 Y1"],
        &["pairs", "-i", "K1", "K3 K3"],
        &["waits", "-i", "R5", "--variant", "okey", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* R6"],
        &["advise", "-i", "R5", "--variant", "okey", HAND],
        &["open", "-i", "K1", "R9-13 K4"],
        &["judge", "opening", "R9-13", "-i", "Y13"],
        &["score", "-f", "Ada", "-p", "Ada: series", "-p", "Efe", "-p", "Nil", "-p", "Can", "-i", "Y13"],
        &["deal", "--seed", "1"],
    ];
    for call in calls {
        let field = if call[0] == "deal" { "club" } else { "rules" };
        assert_eq!(json(call, &[club])[field], name, "{call:?}");
        for (language, label) in [("en", "Club rules"), ("tr", "Kulüp kuralları")] {
            let output = ask(&[call, &["--lang", language]].concat(), &[club, ("COLUMNS", Path::new("140"))]);
            let text = text_of(output.stdout);
            assert!(text.contains(label), "{call:?}: {text}");
        }
    }
    assert_eq!(json(&["open", "-i", "K1", "R9-13 K4"], &[club])["opens"], true);
    let line = "{\"indicator\":\"K1\",\"hand\":\"R9-13 K4\"}\n";
    let lines = folder.join("lines");
    fs::write(&lines, line).expect("a file");
    let answer = json(&["batch", "open", lines.to_str().expect("UTF-8")], &[club]);
    assert_eq!((&answer["rules"], &answer["opens"]), (&Value::from(name), &Value::Bool(true)));
}

/// The lines of `okey deal` carry the house rules in the field `rules`, as `okey batch` reads them.
#[test]
fn a_deal_carries_its_table() {
    let folder = settings("carried", Some("variant = '101-team'\n[open]\nsum = 91\n"));
    let (file, lines) = (folder.join("okey/rules.toml"), folder.join("lines"));
    let name = file.to_str().expect("UTF-8");
    let set = ["false_joker=wild", "points.double_colours=red,black", "seats=3", "fouls.okey=5", "devam=true"];
    let set: Vec<&str> = set.iter().flat_map(|set| ["--set", set]).collect();
    for (asked, bar, switches) in
        [(&["--rules", name][..], 91, 1), (&[&["--variant", "101", "--set", "open.sum=81"], &set[..]].concat(), 81, 6)]
    {
        let dealt = [&["deal", "--seed", "1", "--json"], asked].concat();
        fs::write(&lines, ask(&dealt, &[]).stdout).expect("a file");
        let answer = json(&["batch", "open", lines.to_str().expect("UTF-8")], &[]);
        assert_eq!(answer["bar"], bar, "{answer}");
        assert_eq!(answer["switches"].as_array().map(Vec::len), Some(switches), "{answer}");
    }
}

/// The page of `okey score` and the rulebook name the rules file in force.
#[test]
fn files_and_the_rulebook_name_the_rules() {
    let folder = settings("files", Some("run_wrap = false\n"));
    let file = folder.join("okey/rules.toml");
    let (name, club) = (file.to_str().expect("UTF-8"), [("OKEY_RULES", file.as_path())]);
    let hand = ["score", "-f", "Ada", "-p", "Ada", "-p", "Efe", "-p", "Nil", "-p", "Can", "-i", "Y13"];
    let sheets: [&[&str]; 2] = [&hand, &["score", "tests/data/classic.jsonl"]];
    for call in sheets {
        for format in ["csv", "markdown"] {
            let reported = |variables| ask(&[call, &["--format", format]].concat(), variables).stdout;
            let text = text_of(reported(&club)).replace('\\', "");
            assert!(text.contains(&name.replace('\\', "")), "{call:?} {format}: {text}");
            assert!(!text_of(reported(&[])).contains("rules.toml"));
        }
    }
    for call in [&["rules"][..], &["rules", "run.wrap"], &["rules", "--profile", "okey"], &["rules", "zar"]] {
        let text = text_of(ask(call, &[club[0], ("COLUMNS", Path::new("140"))]).stdout);
        assert!(text.contains("Club rules") && text.contains("run_wrap = false"), "{call:?}: {text}");
        assert_eq!(json(call, &club)["rules"], name, "{call:?}");
        assert_eq!(json(call, &[])["rules"], Value::Null);
    }
}

/// A question that exists only in 101 is answered by the rules of 101, even if the rules file is for the classic game.
#[test]
fn rules_that_were_found_turn_no_question_into_another_game() {
    let folder = settings("classic", Some("variant = 'okey-house'\nfalse_joker = 'wild'\n"));
    let file = folder.join("okey/rules.toml");
    let club = [("OKEY_RULES", file.as_path())];
    let open = json(&["open", "-i", "K1", "R9-13 K4"], &club);
    assert_eq!((&open["variant"], &open["switches"][0]["value"]), (&"101".into(), &"wild".into()));
    assert_eq!(json(&["judge", "opening", "R9-13", "-i", "Y13"], &club)["variant"], "101");
    assert_eq!(json(&["judge", "left", "K9", "-i", "Y13", "--opened", "series"], &club)["variant"], "101");
    assert_eq!(json(&["check", "-i", "R5", HAND], &club)["variant"], "okey-house");
    let named = ask(&["open", "-i", "K1", "R9-13 K4", "--rules", file.to_str().expect("UTF-8")], &[]);
    assert_eq!(named.status.code(), Some(2), "rules that the call names are those it asks about");
}

/// An invalid rules file is an error that names the file. A missing file is an error only if the user named it on the
/// command line.
#[test]
fn broken_rules_are_an_error_that_names_them() {
    let folder = settings("broken", Some("run_warp = false\n"));
    let file = folder.join("okey/rules.toml");
    let kept: (&str, &Path) = (if cfg!(windows) { "APPDATA" } else { "XDG_CONFIG_HOME" }, &folder);
    for call in [&["check", "-i", "R5", HAND][..], &["batch", "check"], &["judge", "foul", "okey-discard"], &["deal"]] {
        let output = ask(call, &[kept]);
        let printed = text_of(output.stderr);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{call:?}");
        assert!(printed.contains("run_warp") && printed.contains("rules.toml:1:1"), "{call:?}: {printed}");
    }
    let missing = file.with_file_name("missing.toml");
    let error = json(&["check", "-i", "R5", HAND], &[("OKEY_RULES", &missing)]);
    assert_eq!(error["error"]["code"], "rules-unreadable");
}

/// An unquoted word or `True` in a rules file is refused, and the hint shows the correct TOML.
#[test]
fn a_value_that_is_not_toml_is_reported_as_toml() {
    let reported = |text: &str| {
        let faults = RulesFile::parse(text).expect_err(text);
        let [fault] = &faults.to_vec()[..] else { panic!("{text}: {faults:?}") };
        let ProfileFault::RulesNotToml { instead, .. } = &fault.kind else { panic!("{text}: {fault:?}") };
        instead.clone()
    };
    let mut told_of = 0;
    for switch in Switch::ALL {
        let words = match switch.accepts {
            Accepts::Words(words) => words.to_vec(),
            Accepts::CountOr(word) => vec![word],
            Accepts::Bool => vec!["True", "FALSE"],
            Accepts::Colours => vec!["red", "none"],
            _ => Vec::new(),
        };
        for (word, above) in words.into_iter().filter(|word| word.parse::<u32>().is_err()).flat_map(|word| {
            let table = switch.key.split_once('.').map(|(table, _)| table);
            [(word, None)].into_iter().chain(table.map(|table| (word, Some(table))))
        }) {
            let key = above.map_or(switch.key, |table| &switch.key[table.len() + 1..]);
            let head = above.map_or_else(|| "# rules\n".to_owned(), |table| format!("[{table}]\n"));
            let line = reported(&format!("{head}{key} = {word} # ours\n"));
            let line = line.unwrap_or_else(|| panic!("{key} = {word}"));
            let rules = RulesFile::parse(&format!("{head}{line}\n")).unwrap_or_else(|faults| panic!("{faults:?}"));
            let value = switch.accepts.read(&word.to_lowercase()).expect("a value of it");
            let before = rules.apply_to(None);
            let after = before.clone().with(switch.key, &word.to_lowercase()).expect("a setting");
            assert_eq!(before, after, "{line}: {value:?}");
            told_of += 1;
        }
    }
    assert!(told_of > 30, "{told_of}");
    assert_eq!(reported("variant = 101-team\n").as_deref(), Some("variant = \"101-team\""));
    assert_eq!(reported("run_wrap = maybe\n"), None);
    assert_eq!(reported("points.normal 3\n"), None);
    // The error offers no correction if quotes or lower case would not make the value valid.
    for text in
        ["run_wrap = true\nrun_wrap = true\n", "[open]\nsum = 91\nsum = 91\n", "open.sum = 091\n", "open.sum = 91\r"]
    {
        assert_eq!(reported(text), None, "{text}");
    }
}

#[test]
fn lists_within_lists_and_tables_are_no_colours_and_no_variant() {
    for text in ["points.double_colours = [{a = 'red'}]", "points.double_colours = [['red']]", "variant = ['101']"] {
        let faults = RulesFile::parse(text).expect_err(text);
        let kind = &faults.to_vec()[0].kind;
        assert!(
            matches!(kind, ProfileFault::RulesType { .. } | ProfileFault::UnknownVariant { .. }),
            "{text}: {kind:?}"
        );
    }
    let colours = RulesFile::parse("points.double_colours = ['red', 'black']").expect("rules");
    assert_eq!(colours, RulesFile::parse("points.double_colours = 'red,black'").expect("rules"));
}

/// The rulebook can be read although the club's rules file is invalid or missing, so that the user can look up the
/// right name of a switch. The page ends with the error.
#[test]
fn the_rulebook_needs_no_valid_rules_file() {
    let folder = settings("rulebook", Some("run_warp = false\n"));
    let (file, missing) = (folder.join("okey/rules.toml"), folder.join("missing.toml"));
    for (file, error) in [(&file, "run_warp"), (&missing, "missing.toml")] {
        let club: [(&str, &Path); 1] = [("OKEY_RULES", file)];
        let output = ask(&["rules", "run_wrap", "--lang", "en"], &club);
        let page = text_of(output.stdout);
        assert_eq!((output.status.code(), output.stderr.is_empty()), (Some(0), true), "{page}");
        let (book, end) = page.split_once("error").expect("an error at the end");
        assert!(book.starts_with("run.wrap: ") && end.contains(error), "{page}");
        let answer = json(&["rules", "run.wrap"], &club);
        assert_eq!((&answer["entries"][0]["id"], &answer["rules"]), (&"run.wrap".into(), &Value::Null));
    }
}
