//! The program enforces its limits on the length of input, and `docs/limits.md` states them correctly.

use std::fs;

use okey::record::{MAX_BYTES, MAX_FAULTS, MAX_HAND_LINES, MAX_LINE, Record, RecordFault};
use okey::within::{LIMITS, THREADS_OF_A_CORE};

use crate::command::{flowing, folder, json_of, root, run, run_with, text_of};
use crate::harness::{MOST_MEMORY, MOST_TIME};

/// Formats a number with commas between groups of three digits, such as `65,536`.
fn grouped(figure: u64) -> String {
    let digits = figure.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group));
    groups.collect::<Vec<_>>().join(",")
}

#[test]
fn the_page_names_the_real_limits() {
    let page = fs::read_to_string(root().join("docs/limits.md")).expect("the page");
    let row = |input: &str| {
        let begins = format!("| {input} | ");
        let row = page.lines().find_map(|line| line.strip_prefix(&begins));
        row.unwrap_or_else(|| panic!("no row of {input}"))
    };
    for (input, limit) in LIMITS {
        let rest =
            row(input).strip_prefix(&grouped(limit)).unwrap_or_else(|| panic!("{input}: {limit}, {}", row(input)));
        assert!(!rest[1..].starts_with(|next: char| next.is_ascii_digit()), "{input}: {}", row(input));
    }
    assert!(row("threads").contains(&format!("at most {THREADS_OF_A_CORE} for each core")));
    assert!(row("time of a call").contains(&format!("within {} second", MOST_TIME.as_secs())));
    assert!(row("memory of a call").contains(&format!("at most {} MiB", MOST_MEMORY / 1024)));
    // The program must have an error with each code on the page.
    let names = page.split('`').skip(1).step_by(2);
    let codes: Vec<&str> =
        names.filter(|name| name.contains('-') && !name.contains([' ', '=']) && !name.starts_with('-')).collect();
    assert!(codes.len() > 5);
    for code in codes {
        assert!(okey::cli::error_codes().any(|known| known == code), "{code}");
    }
}

/// Every fault on the page `docs/limits.md` has a test, or the page says that it has none. Some of the tests exist only
/// on Linux.
#[cfg(target_os = "linux")]
#[test]
fn the_faults_of_the_page_have_tests() {
    let page = fs::read_to_string(root().join("docs/limits.md")).expect("the page");
    let tests = crate::mutants::tests();
    let (_, table) = page.split_once("| fault | what happens | tests |").expect("the table of faults");
    let rows: Vec<&str> = table.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    assert!(rows.len() > 8, "{rows:?}");
    for row in rows {
        let named = row.trim_end_matches([' ', '|']).rsplit(" | ").next().expect("a cell");
        for test in named.split(", ").filter(|named| !named.starts_with("no test")) {
            assert!(tests.contains(test.trim_matches('`')), "there is no test {test}: {row}");
        }
    }
}

pub(crate) const HEAD: &str = "game 101\nplayers Ali Ayşe Veli Can\nindicator R5\n";

/// Returns a text of `length` bytes: `begins`, then `filler` repeated.
pub(crate) fn filled(begins: &str, filler: &str, length: usize) -> String {
    let missing = length - begins.len();
    let mut text = begins.to_owned() + &filler.repeat(missing / filler.len());
    text += &filler[..missing % filler.len()];
    text
}

/// All commands that read records or score sheets have the same limit on the length of the text, and refuse one byte
/// more.
#[test]
fn records_and_sheets_have_one_limit() {
    let path = folder("limits").join("text");
    let name = path.to_string_lossy().into_owned();
    let calls: [&[&str]; 4] =
        [&["replay", &name], &["play", "--resume", &name], &["score", &name], &["hapis", "replay", &name]];
    for (length, too_long) in [(MAX_BYTES, false), (MAX_BYTES + 1, true)] {
        fs::write(&path, filled(HEAD, "; a comment\n", length)).expect("a file");
        for call in calls {
            let reported = flowing(&text_of(run(call).stderr));
            assert_eq!(
                reported.contains(&format!("at most {MAX_BYTES} bytes are read")),
                too_long,
                "{call:?}: {reported}"
            );
        }
    }
}

#[test]
fn a_line_and_a_hand_have_a_length() {
    let codes = |text: &str| -> Vec<&'static str> {
        let faults = Record::read(text).err();
        faults.into_iter().flatten().map(|fault| fault.kind.code()).collect()
    };
    for (length, expected) in [(MAX_LINE, &[][..]), (MAX_LINE + 1, &["line-too-long"])] {
        for begins in ["; ", "Ali: draw ?, throw K1 ; "] {
            assert_eq!(codes(&format!("{HEAD}{}\n", filled(begins, "x", length))), expected, "{begins}{length}");
        }
        assert_eq!(codes(&format!("{}\n{HEAD}", filled("about note ", "x", length))), expected, "{length}");
    }
    for (lines, expected) in [(MAX_HAND_LINES, &[][..]), (MAX_HAND_LINES + 1, &["hand-too-long"])] {
        let hand = format!("hand\n{}", "; x\n".repeat(lines - 1));
        assert_eq!(codes(&format!("players Ali Ayşe Veli Can\n{hand}{hand}")), expected, "{lines}");
        let head = format!("{}players Ali Ayşe Veli Can\n", "; x\n".repeat(lines - 1));
        assert_eq!(codes(&format!("{head}indicator R5\n")), expected, "{lines}");
    }
    // The lines of a player of `okey play` have a limit too.
    let typed = format!("{}\nq\n", filled("?", " ", MAX_LINE + 1));
    let output = run_with(&["play", "--seed", "1"], typed.as_bytes());
    assert!(text_of(output.stdout).contains(&format!("at most {MAX_LINE} bytes")));
}

#[test]
fn faults_are_bounded() {
    for line in ["x:\n", "hand\nx:\ny:\n", "hand\nindicator R5\nrack Ali K1\n"] {
        let text = format!("{HEAD}{}", line.repeat(2 * MAX_FAULTS));
        let output = run_with(&["replay", "-", "--json"], text.as_bytes());
        let error = json_of(&output.stderr);
        let shown = error["faults"].as_array().expect("faults").len();
        let found = shown + usize::try_from(error["more"].as_u64().expect("a count")).expect("a count");
        assert!((MAX_FAULTS..MAX_FAULTS + 10).contains(&found), "{line:?}: {found}");
    }
}

#[test]
fn the_error_about_a_long_line_names_the_limit() {
    let faults = Record::read(&format!("{HEAD}{}", filled("; ", "x", MAX_LINE + 1))).expect_err("a long line");
    assert_eq!(faults[0].kind, RecordFault::LineTooLong { bytes: MAX_LINE + 1, most: MAX_LINE });
    let text = faults[0].text(okey::Language::En);
    assert!(text.message.contains("4097 bytes") && text.hint.is_some_and(|hint| hint.contains("4096")));
}
