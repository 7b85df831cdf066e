//! In scores as CSV, no field begins like a spreadsheet formula, and a CSV parser reads every field correctly.

use std::fs;

use crate::command::{folder, okey, run, text_of};

fn fields(csv: &str) -> Vec<Vec<String>> {
    let line = |line: &str| {
        let mut fields = vec![String::new()];
        let mut quoted = false;
        let mut characters = line.chars().peekable();
        while let Some(character) = characters.next() {
            let field = fields.last_mut().expect("a field");
            match character {
                '"' if quoted && characters.peek() == Some(&'"') => field.extend(characters.next()),
                '"' => quoted = !quoted,
                ',' if !quoted => fields.push(String::new()),
                other => field.push(other),
            }
        }
        assert!(!quoted, "a quote is open: {line}");
        fields
    };
    csv.lines().map(line).collect()
}

/// Returns the CSV fields of a hand that a player with this name finished. `more` are further options.
fn finished(name: &str, more: &[&str]) -> Vec<Vec<String>> {
    // With `--finish=NAME`, a name that begins with a hyphen is not taken for an option. The colon ends the name, which
    // can contain a comma.
    let (finish, player) = (format!("--finish={name}:"), format!("--player={name}:"));
    let call = ["score", "--variant", "okey", &finish, &player, "-p", "Veli", "--format", "csv", "--lang", "en"];
    let output = run(&[&call, more].concat());
    assert_eq!(output.status.code(), Some(0), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    let lines = fields(&text_of(output.stdout));
    assert!(lines.len() == 3 && lines.iter().all(|line| line.len() == lines[0].len()), "{name}: {lines:?}");
    lines
}

/// Returns two fields of the CSV: the finisher's name, and the note that begins with this name.
fn shown(name: &str) -> [String; 2] {
    let lines = finished(name, &[]);
    [lines[1][0].clone(), lines[2][7].clone()]
}

#[test]
fn every_text_is_guarded_and_no_figure_is() {
    for sign in "=+-@＝＋－＠﹦﹢﹣﹫−|".chars() {
        // Spaces before a name are removed, so they cannot hide the first character of a spreadsheet formula.
        for name in [format!("{sign}1+1"), format!(" {sign}1"), format!("\u{3000}{sign}A1"), format!("\t{sign}1")] {
            let guarded = format!("'{}", name.trim());
            assert_eq!(shown(&name), [guarded.clone(), format!("{guarded} finished")], "{name:?}");
        }
    }
    for name in ["Ali", "'=1", "1+1", "açmadı", "a, b; \"c\"", "\"", ","] {
        assert_eq!(shown(name), [name.to_owned(), format!("{name} finished")]);
    }
    assert_eq!(finished("Ali", &[])[2][2..7], ["-2", "score.normal", "-2", "-2", "1"], "figures are figures");
}

/// A file name in the CSV is guarded against formulas like the name of a player. It may begin with a space and contain
/// any character.
#[test]
fn the_name_of_a_file_is_guarded_too() {
    let folder = folder("csv-rules");
    for (name, shown) in [
        ("=1", "'=1"),
        (" =1", "' =1"),
        ("  －1", "'  －1"),
        (" 1", " 1"),
        ("\t=1", "\\u{9}=1"),
        ("\r=1", "\\u{d}=1"),
        ("\n=1", "\\u{a}=1"),
        ("\u{3000}=1", "\\u{3000}=1"),
    ] {
        // Windows allows no control characters in file names.
        if cfg!(windows) && name.contains(char::is_control) {
            continue;
        }
        fs::write(folder.join(name), "").expect("a file");
        let rules = ["score", "--rules", name, "-f", "Ali", "-p", "Ali", "-p", "Veli", "--format", "csv"];
        let output = okey().args(rules).current_dir(&folder).output().expect("the program starts");
        let lines = fields(&text_of(output.stdout));
        let last: Vec<&str> = lines.iter().skip(1).filter_map(|line| line.last()).map(String::as_str).collect();
        assert_eq!(last, [shown, shown], "{name:?}");
    }
}

#[test]
fn the_headings_speak_the_readers_language() {
    let folder = folder("csv-headings");
    fs::write(folder.join("club.toml"), "").expect("a file");
    let hand = r#"{"variant": "101-team", "indicator": "R5", "finish": {"by": "Ali"}, "players": [
        {"name": "Ali", "team": "A"}, {"name": "Veli", "team": "B"}, {"name": "Can", "team": "A"},
        {"name": "Ece", "team": "B", "opened": "series", "left": "K7"}]}"#;
    fs::write(folder.join("sheet.jsonl"), hand).expect("a file");
    for only in [&["--only", "1"][..], &[]] {
        let call = ["score", "--rules", "club.toml", "--format", "csv", "sheet.jsonl", "--lang"];
        let [english, turkish] = ["en", "tr"].map(|language| {
            let output = okey().args(call).arg(language).args(only).current_dir(&folder).output().expect("it starts");
            assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
            fields(&text_of(output.stdout))
        });
        let names = ["Ali", "Veli", "Can", "Ece"];
        for (english, turkish) in english[0].iter().zip(&turkish[0]) {
            assert!(english != turkish || names.contains(&english.as_str()), "{english} is a heading in Turkish");
        }
        let figures = |lines: &[Vec<String>]| -> Vec<Vec<Option<i64>>> {
            lines.iter().map(|line| line.iter().map(|field| field.parse().ok()).collect()).collect()
        };
        assert_eq!(figures(&english), figures(&turkish));
    }
}
