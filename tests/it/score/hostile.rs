//! For a random or hostile score sheet, `okey score` computes the points or refuses the sheet, and never crashes. The
//! error for a refused sheet shows where the fault is.

use serde_json::Value;

use crate::command::{run, run_with, text_of};

const PAIRS: &str = r#"{"finish": {"by": "Ali", "pairs": true}, "players": [{"name": "Ali"}, {"name": "Veli"}]}"#;

fn error(input: &str) -> Value {
    let output = run_with(&["score", "--json", "-"], input.as_bytes());
    assert_eq!(output.status.code(), Some(2), "{input:.200}");
    assert!(output.stdout.is_empty());
    let printed: Value = serde_json::from_slice(&output.stderr).expect("an error as JSON");
    printed["error"].clone()
}

#[test]
fn file_standard_input_argument_and_options_say_the_same() {
    let expected = run(&["score", "--json", PAIRS]);
    assert_eq!(expected.status.code(), Some(0));
    let options = ["score", "--json", "-f", "Ali: çift", "-p", "Ali", "-p", "Veli"];
    assert_eq!(run(&options).stdout, expected.stdout);
    for args in [["score", "--json", "-"].as_slice(), &["puan", "--json"]] {
        assert_eq!(run_with(args, PAIRS.as_bytes()).stdout, expected.stdout);
        assert_eq!(run_with(args, format!("\u{feff}\n{PAIRS}\n\n").as_bytes()).stdout, expected.stdout);
    }
    let pretty = PAIRS.replace('{', "{\n ").replace(',', ",\n");
    assert_eq!(run_with(&["score", "--json", "-"], pretty.as_bytes()).stdout, expected.stdout);
}

#[test]
fn options_say_all_that_json_says() {
    let json = r#"{"variant": "101-team", "indicator": "R5", "finish": {"by": "Ali", "okey": true}, "players": [
        {"name": "Ali", "team": "x"}, {"name": "Veli", "team": "y", "opened": "pairs", "left": "K7 J*", "fouls": ["okey-discard", "put-back"]},
        {"name": "Can", "team": "x"}, {"name": "Ece", "team": "y", "opened": "series", "left": "R10"}]}"#;
    let options = [
        "score",
        "--json",
        "--variant",
        "esli",
        "-i",
        "R5",
        "--finish",
        "Ali: okey",
        "-p",
        "Ali: team=x",
        "-p",
        "Veli: çift K7 ceza=okey-atma J* foul=put-back takım=y",
        "-p",
        "Can: takim=x",
        "-p",
        "Ece : seri kırmızı 10 team=y",
    ];
    assert_eq!(String::from_utf8(run(&options).stdout), String::from_utf8(run(&["score", "--json", json]).stdout));
}

#[test]
fn faults_point_at_their_place() {
    let sheet = format!("{PAIRS}\n{}\n", PAIRS.replace(r#""Veli""#, r#""Veli", "left": "K1 Q7""#));
    let fault = error(&sheet);
    assert_eq!((&fault["code"], &fault["line"], &fault["input"]), (&"unknown-word".into(), &2.into(), &"sheet".into()));
    let span: Vec<usize> = serde_json::from_value(fault["span"].clone()).expect("a span");
    assert_eq!(sheet.chars().skip(span[0]).take(span[1] - span[0]).collect::<String>(), "Q7");

    let fault = error("{\"finish\": null,\n \"players\": [{\"name\": \"ğ\", \"nam\": 1}]}");
    assert_eq!((&fault["code"], &fault["line"]), (&"unknown-field".into(), &2.into()));
    let fault = error(&format!("{PAIRS}\n{{\"finish\": nul}}"));
    assert_eq!((&fault["code"], &fault["line"]), (&"not-json".into(), &2.into()));
    // If a JSON string contains an escape such as `\u0031`, the span of a fault in it covers the whole string.
    let fault = error(&PAIRS.replace(r#""Veli""#, r#""Veli", "left": "K\u0031 Q7""#));
    assert_eq!(fault["code"], "unknown-word");
    assert_eq!(fault["span"][1].as_u64().zip(fault["span"][0].as_u64()).map(|(to, from)| to - from), Some(12));
}

#[test]
fn hostile_input_is_refused_in_good_order() {
    let name = |name: &str| PAIRS.replace("Veli", name);
    let with = |field: &str| PAIRS.replace(r#""finish""#, &format!(r#"{field}, "finish""#));
    let megabyte = "x".repeat(1_000_000);
    let cases = [
        ("", "no-hands"),
        ("   \n\n", "no-hands"),
        ("nonsense", "not-json"),
        ("[]", "field-type"),
        ("17", "field-type"),
        ("\"text\"", "field-type"),
        ("null", "field-type"),
        ("{}", "field-missing"),
        (r#"{"finish": null, "players": 4}"#, "field-type"),
        (r#"{"finish": null, "players": [4]}"#, "field-type"),
        (r#"{"finish": 3, "players": []}"#, "field-type"),
        (&with(r#""stake": 1e999"#), "field-type"),
        (&with(r#""stake": -1"#), "field-type"),
        (&with(r#""stake": 99999999999999999999999999"#), "field-type"),
        (&with(r#""stake": 1000001"#), "field-type"),
        (&with(r#""stake": 1.5"#), "field-type"),
        (&with(r#""variant": "okay""#), "unknown-variant"),
        (&with(&format!("\"note\": {}{}", "[".repeat(100_000), "]".repeat(99_999))), "not-json"),
        (&with(&format!("\"stake\": {}{}", "[".repeat(200_000), "]".repeat(200_000))), "field-type"),
        (&format!("{}1{}", "{\"a\":".repeat(100_000), "}".repeat(100_000)), "unknown-field"),
        (&name(&megabyte), "name-long"),
        (&name("\\ud800"), "field-type"),
        (&megabyte, "not-json"),
        (&" ".repeat(okey::record::MAX_BYTES + 1), "too-long"),
        (&format!("{PAIRS}\u{0}"), "not-json"),
    ];
    for (input, code) in cases {
        let fault = error(input);
        assert_eq!(fault["code"], code, "{input:.100}");
        let output = run_with(&["score", "-"], input.as_bytes());
        assert_eq!(output.status.code(), Some(2));
        let printed = text_of(output.stderr);
        assert!(printed.len() < 12_000, "{} bytes for {:.100}", printed.len(), input);
        assert!(!printed.contains(|c: char| c.is_control() && c != '\n'), "{printed:?}");
    }
    let deep = with(&format!("\"note\": {}{}", "[".repeat(100_000), "]".repeat(100_000)));
    assert_eq!(run_with(&["score", "-"], deep.as_bytes()).status.code(), Some(0), "notes are not looked into");
}

#[test]
fn a_long_sheet_is_reported_soon() {
    let start = std::time::Instant::now();
    let many = format!("{}\n", r#"{"finish": 1, "players": 2}"#).repeat(30_000);
    let output = run_with(&["score", "--json", "-"], many.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    let printed: Value = serde_json::from_slice(&output.stderr).expect("errors as JSON");
    assert_eq!((printed["faults"].as_array().map(Vec::len), printed["more"].as_u64()), (Some(20), Some(59_980)));
    let game = format!("{}\n", PAIRS.replace(r#""finish""#, r#""stake": 1, "finish""#)).repeat(8_000);
    assert_eq!(run_with(&["score", "--variant", "canak", "-"], game.as_bytes()).status.code(), Some(0));
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn names_are_printed_harmless() {
    let json = PAIRS.replace("Veli", r"V\u001b[31m|\u202e,\n<b>");
    for format in ["table", "markdown", "csv"] {
        let output = run_with(&["score", "--format", format, "-"], json.as_bytes());
        let printed = text_of(output.stdout);
        assert!(printed.contains("u{1b}") && printed.contains("u{202e}"), "{printed}");
        assert!(!printed.contains(|c: char| c.is_control() && c != '\n'), "{printed:?}");
    }
    let markdown = run_with(&["score", "--format", "markdown", "-"], json.as_bytes());
    let lines = text_of(markdown.stdout);
    assert!(
        lines
            .lines()
            .filter(|line| line.starts_with('|'))
            .all(|line| line.replace("\\|", "").matches('|').count() == 6)
    );
}

#[test]
fn a_card_keeps_to_80_columns() {
    let long = ["Abdurrahmanoğulları Mehmet Şükrü", "Çiğdem", "Ümmügülsüm-Fatmagül-Zeynep-Dilara", "İ"];
    for sheet in ["evening.jsonl", "partners.jsonl", "classic.jsonl", "pot.jsonl"] {
        let mut text = std::fs::read_to_string(crate::command::root().join("tests/data").join(sheet)).expect("a sheet");
        for names in [["Ayşe", "Burak", "Cem", "Derya"], long] {
            for (short, long) in ["Ayşe", "Burak", "Cem", "Derya"].iter().zip(names) {
                text = text.replace(&format!("\"{short}\""), &format!("\"{long}\""));
            }
            for language in ["en", "tr"] {
                for extra in [&[][..], &["--only", "2"]] {
                    let output = run_with(&[&["score", "--lang", language, "-"], extra].concat(), text.as_bytes());
                    let printed = text_of(output.stdout);
                    assert!(!printed.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
                    let wide: Vec<&str> = printed.lines().filter(|line| line.chars().count() > 80).collect();
                    assert!(wide.is_empty(), "{wide:#?}");
                }
            }
        }
    }
}

#[test]
fn no_name_is_a_formula() {
    for sign in ["=1+1", "+1", "-1", "@A1", "＝1+1", "＋1", "－1", "＠A1", "\\t=1", "|calc"] {
        let sheet = PAIRS.replace("Ali", sign);
        for input in [sheet.clone(), format!("{sheet}\n{sheet}")] {
            for language in ["en", "tr"] {
                let output = run_with(&["score", "--format", "csv", "--lang", language, "-"], input.as_bytes());
                let text = text_of(output.stdout);
                assert!(!text.is_empty(), "{sign}");
                let cells = text.lines().flat_map(|line| line.split(',')).map(|cell| cell.trim_matches('"'));
                for cell in cells.filter(|cell| cell.parse::<i64>().is_err()) {
                    assert!(
                        !cell.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '|', '\t']),
                        "{sign}: {cell}"
                    );
                }
            }
        }
    }
}

#[test]
fn csv_adds_up_in_a_spreadsheet() {
    let output = run(&["score", "tests/data/partners.jsonl", "--format", "csv"]);
    let text = text_of(output.stdout);
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().expect("a head").split(',').collect();
    assert_eq!(head[3..7], ["Ayşe", "Burak", "Cem", "Derya"]);
    let mut sums = [0_i64; 4];
    for line in lines {
        let fields: Vec<i64> = line.rsplit(',').take(10).map(|field| field.parse().expect("a figure")).collect();
        for (at, sum) in sums.iter_mut().enumerate() {
            *sum += fields[9 - at];
            assert_eq!(fields[5 - at], *sum, "{line}");
        }
    }
}
