//! Snapshots of the program's complete output: standard output, standard error and exit code. They cover every command
//! and almost every error, in English, in Turkish and as JSON.
//!
//! Each file under `snapshots` is a case, in a folder for its command or in the folder for errors. Its first line is
//! the command line to run. To add a case, write a file that has only this line.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::caller::{Printed, run_quickly};
use crate::command::{flowing, root, run, run_with};
use crate::record::grammar::cases as records;

const WINS: &str = "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6";

/// Pictures that are compared: a file name, and the arguments of the program that draw it.
const PICTURES: [(&str, &[&str]); 4] = [
    ("check", &["check", "-i", "R5", WINS]),
    ("advise", &["advise", "-i", "R5", "K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J* O*"]),
    ("waits", &["waits", "-i", "R5", "K1-4 R7-10 B11-13 Y1 Y2 K9"]),
    ("simulate", &["simulate", "--variant", "101", "--players", "nearest,random", "--games", "40"]),
];

const LANGUAGES: [&str; 2] = ["en", "tr"];

/// Error codes that have no snapshot, mostly because other tests cover them.
const ELSEWHERE: [&str; 18] = [
    "too-long",
    "line-too-long",
    "hand-too-long",
    "too-many-hands",
    "line-not-json",
    "line-not-object",
    // The next four errors occur only in a line of JSON for the oracle or `batch`. The tests in `oracle.rs` show them.
    "question-missing",
    "unknown-question",
    "misspelled-field",
    "carried-field",
    "answer-too-long",
    "argument-not-utf8",
    "no-threads",
    "stopped",
    // These errors occur only if two programs write to the same file.
    "file-in-use",
    "file-changed",
    // An unclosed single quote in the value of `--players`. `bots/failing.rs` tests it.
    "players-quote",
    // The code for errors that a future version of clap may add.
    "usage",
];

pub(crate) struct Case {
    folder: String,
    name: String,
    pub(crate) args: Vec<String>,
}

impl Case {
    fn read(path: &Path) -> Self {
        let name = |path: &Path| path.file_stem().expect("a name").to_str().expect("UTF-8").to_owned();
        let text = fs::read_to_string(path).expect("a case");
        let call = text.lines().find_map(|line| line.strip_prefix("$ okey ")).expect("a call");
        let call = call.strip_suffix("--lang en").unwrap_or(call);
        Self { folder: name(path.parent().expect("a folder")), name: name(path), args: words(call) }
    }

    pub(crate) fn is_error(&self) -> bool {
        self.folder == "errors"
    }

    pub(crate) fn args(&self) -> Vec<&str> {
        self.args.iter().map(String::as_str).collect()
    }
}

/// All cases, read from the folder `snapshots`.
pub(crate) static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let entries = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
    };
    let folders = entries(&root().join("snapshots")).into_iter().filter(|path| !path.ends_with("pictures"));
    // A failed test leaves other files in the folder.
    let is_case = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "snap");
    let mut files: Vec<PathBuf> = folders.flat_map(|folder| entries(&folder)).filter(is_case).collect();
    files.sort();
    files.iter().map(|path| Case::read(path)).collect()
});

/// Splits a command line into words, the inverse of [`quoted`].
pub(crate) fn words(call: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = call.trim();
    while !rest.is_empty() {
        let (word, after) = match rest.strip_prefix('"') {
            None => rest.split_once(' ').map_or((rest.to_owned(), ""), |(word, after)| (word.to_owned(), after)),
            Some(inside) => unquoted(inside),
        };
        words.push(word);
        rest = after.trim_start();
    }
    words
}

/// Parses a quoted word up to the closing quote, and replaces its escapes. Returns the word and the text after it.
fn unquoted(text: &str) -> (String, &str) {
    let mut word = String::new();
    let mut rest = text;
    loop {
        let mut characters = rest.chars();
        match characters.next().expect("a closing quote") {
            '"' => return (word, characters.as_str()),
            '\\' => {
                let escaped = characters.next().expect("an escape");
                rest = characters.as_str();
                if escaped == 'u' {
                    let (digits, after) = rest[1..].split_once('}').expect("a closed escape");
                    let code = u32::from_str_radix(digits, 16).expect("hexadecimal digits");
                    word.push(char::from_u32(code).expect("a character"));
                    rest = after;
                } else {
                    word.push(match escaped {
                        'n' => '\n',
                        't' => '\t',
                        'r' => '\r',
                        '0' => '\0',
                        other => other,
                    });
                }
            }
            plain => {
                word.push(plain);
                rest = characters.as_str();
            }
        }
    }
}

fn shown(args: &[&str]) -> String {
    let Printed { code, stdout, stderr } = run_quickly(args);
    let quoted: Vec<String> = args.iter().map(|arg| quoted(arg)).collect();
    let mut shown = format!("$ okey {}\n", quoted.join(" ").trim_end());
    writeln!(shown, "[exit {code}]").expect("a string takes all");
    for (name, text) in [("stdout", stdout), ("stderr", stderr)] {
        if !text.is_empty() {
            writeln!(shown, "[{name}]\n{}", text.trim_end()).expect("a string takes all");
        }
    }
    shown
}

fn quoted(arg: &str) -> String {
    let plain = !arg.is_empty() && arg.chars().all(|c| c.is_ascii_alphanumeric() || "-_=.*/".contains(c));
    if plain { arg.to_owned() } else { format!("\"{}\"", arg.escape_debug().to_string().replace("\\u{130}", "İ")) }
}

/// Returns what the program prints in English, in Turkish and, if the command has it, as JSON.
fn in_every_form(args: &[&str]) -> String {
    const ANSWER_JSON: &[&str] =
        &["check", "melds", "pairs", "waits", "advise", "open", "score", "judge", "rules", "deal", "batch"];
    let answers_json = args.first().is_some_and(|command| ANSWER_JSON.contains(command));
    // The JSON of the whole rulebook would be one enormous line.
    let json = answers_json && args != ["rules"];
    let forms: &[&[&str]] = &[&["--lang", "en"], &["--lang", "tr"], &["--json"]];
    let forms = forms.iter().take(if json && !["--help", "-h", "--format"].iter().any(|other| args.contains(other)) {
        3
    } else {
        2
    });
    let calls = forms.map(|form| [args, form].concat());
    calls.map(|args| shown(&args)).collect::<Vec<_>>().join("\n")
}

fn assert_shot(folder: &str, name: &str, shot: &str) {
    insta::with_settings!({
        snapshot_path => root().join("snapshots").join(folder),
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, shot);
    });
}

#[test]
fn answers_and_errors() {
    assert!(CASES.len() > 300);
    for case in CASES.iter() {
        let shot = in_every_form(&case.args());
        if case.is_error() {
            assert_is_error(case, &shot);
        }
        // On Windows the messages of the operating system differ from those in the snapshots.
        if cfg!(unix) || !flowing(&shot).contains("(os error ") {
            assert_shot(&case.folder, &case.name, &shot);
        }
    }
}

fn assert_is_error(case: &Case, shot: &str) {
    let Case { name, args, .. } = case;
    assert!(!shot.contains("[stdout]"), "an error leaves standard output alone: {args:?}\n{shot}");
    assert_eq!(shot.matches("[exit 2]").count(), shot.matches("$ okey").count(), "an error exits with 2: {args:?}");
    if shot.contains("--json") {
        let code = code_of(case);
        assert!(shot.contains(&format!("{{\"error\":{{\"code\":\"{code}\"")), "{name} is {code}:\n{shot}");
    }
    let control = |c: char| c.is_control() && c != '\n';
    assert!(!shot.contains(control), "control characters are escaped: {args:?}\n{shot:?}");
}

/// Returns the error code with which the file name of a case begins. If several codes fit, returns the longest one.
fn code_of(case: &Case) -> &'static str {
    let begins =
        |code: &&str| case.name.strip_prefix(code).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    okey::cli::error_codes().filter(begins).max_by_key(|code| code.len()).expect("the name of an error is its code")
}

#[test]
fn pictures() {
    for (name, args) in PICTURES {
        for language in LANGUAGES {
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{language}.svg"));
            let path = file.to_str().expect("UTF-8");
            run(&[args, &["--lang", language, "--svg", path][..]].concat());
            let drawn = fs::read_to_string(&file).expect("the picture");
            assert!(drawn.len() < 40_000, "a friend gets it in an instant");
            assert_shot("pictures", &format!("{name}-{language}"), &drawn);
        }
    }
}

#[test]
fn every_fault_has_its_error() {
    let codes: BTreeSet<&str> = okey::cli::error_codes().collect();
    let of_records: Vec<String> = records("invalid").into_iter().map(|(name, ..)| name).collect();
    let mut shown: BTreeSet<&str> = CASES.iter().filter(|case| case.is_error()).map(code_of).collect();
    shown.extend(of_records.iter().map(String::as_str));
    let stale: Vec<&str> = ELSEWHERE.into_iter().filter(|code| !shown.insert(code)).collect();
    assert!(stale.is_empty(), "a call shows these faults: {stale:?}");
    // Errors of hapis have their own tests in `hapis::bad`.
    let missing: Vec<&&str> = codes.difference(&shown).filter(|code| !code.starts_with("hapis-")).collect();
    assert!(missing.is_empty(), "no call shows these faults: {missing:?}");
}

#[test]
fn standard_input_is_a_hand() {
    let piped = run_with(&["check", "-i", "R5", "-", "--json"], format!("{WINS}\n").as_bytes());
    assert_eq!(piped.stdout, run(&["check", "-i", "R5", WINS, "--json"]).stdout);
    assert_eq!(piped.status.code(), Some(0));
}
