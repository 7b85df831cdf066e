//! Answers and errors are no wider than the terminal, and the frames around them have both borders on every line.

use std::thread;

use okey::Language;
use unicode_width::UnicodeWidthStr;

use crate::caller::{Caller, Printed};
use crate::calls::commands;
use crate::command::{okey, text_of};
use crate::snapshots::CASES;

/// The widths of the terminals. The narrowest and the widest are those that the program supports.
const WIDTHS: [usize; 3] = [40, 80, 140];

const OTHER_WIDTHS: [usize; 4] = [41, 60, 79, 100];

/// Returns what the program prints in this language.
fn printed(caller: &mut Caller, args: &[&str], language: &str) -> String {
    let Printed { stdout, stderr, .. } = caller.run(&[args, &["--lang", language]].concat(), "");
    stdout + &stderr
}

/// Returns true if a line of the output must not be broken, because the shell reads it as one word or one quoted text.
pub(crate) fn is_one_word(line: &str) -> bool {
    let line = line.trim_end_matches('\\').trim();
    let quoted = line.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
    line.split_whitespace().count() == 1 || quoted.is_some_and(|inside| !inside.contains('\''))
}

/// Returns true if the output is for people. Output for programs may have longer lines.
fn is_for_people(args: &[&str]) -> bool {
    let plain = !args
        .iter()
        .any(|arg| ["json", "markdown", "csv", "html", "svg", "record", "--record", "--json"].contains(arg));
    plain && !["schema", "completions", "man", "batch"].contains(args.first().unwrap_or(&""))
}

fn assert_fits(text: &str, args: &[&str], width: usize, language: &str) {
    let mut frame = None;
    for line in text.lines() {
        let columns = line.chars().count();
        assert!(columns <= width || is_one_word(line), "{args:?} at {width} in {language}: {line}\n{text}");
        // All lines of a frame are equally wide.
        let drawn = line.trim_start();
        if drawn.starts_with('╭') {
            frame = Some(columns);
        }
        if drawn.starts_with(['╭', '│', '┊', '╞', '├', '╰']) {
            assert_eq!(frame, Some(columns), "{args:?} at {width} in {language}: {line}\n{text}");
        }
        if drawn.starts_with('╰') {
            frame = None;
        }
    }
}

/// Asserts that the output of these command lines fits terminals of these widths.
fn assert_all_fit(calls: &[Vec<&str>], widths: &[usize]) {
    thread::scope(|scope| {
        for &width in widths {
            scope.spawn(move || {
                let mut caller = Caller::new(width);
                for args in calls {
                    for language in ["en", "tr"] {
                        assert_fits(&printed(&mut caller, args, language), args, width, language);
                    }
                }
            });
        }
    });
}

#[test]
fn answers_fit_every_terminal() {
    assert_answers_fit(&WIDTHS);
}

#[test]
#[ignore = "takes 2 seconds"]
fn answers_fit_terminals_of_other_widths() {
    assert_answers_fit(&OTHER_WIDTHS);
}

fn assert_answers_fit(widths: &[usize]) {
    let calls = CASES.iter().filter(|case| !case.is_error()).map(|case| case.args());
    let calls: Vec<Vec<&str>> = calls.filter(|args| is_for_people(args)).collect();
    assert!(calls.len() > 100);
    assert_all_fit(&calls, widths);
}

#[test]
fn help_fits_every_terminal() {
    let commands = commands(Language::En);
    let mut calls: Vec<Vec<&str>> = Vec::new();
    for command in &commands {
        // The full name of a command begins with the name of the program.
        let called = command.get_bin_name().into_iter().flat_map(|name| name.split(' ').skip(1));
        calls.extend(["--help", "-h"].map(|help| called.clone().chain([help]).collect()));
    }
    assert_all_fit(&calls, &WIDTHS);
}

/// Error messages are no wider than the terminal. Their sentences are wrapped, and quoted input is cut.
#[test]
fn errors_fit_every_terminal() {
    for width in [40, 80] {
        let mut caller = Caller::new(width);
        for args in CASES.iter().filter(|case| case.is_error()).map(|case| case.args()) {
            for language in ["en", "tr"] {
                let text = printed(&mut caller, &args, language);
                let shown = text.lines().filter(|line| line.contains(" | ")).find(|line| line.width() > width);
                assert_eq!(shown, None, "{args:?} at {width}:\n{text}");
                let excerpt = |line: &&str| line.contains(" | ") || line.contains("--> ");
                let wide = text.lines().filter(|line| !excerpt(line) && !is_one_word(line)).find(|line| {
                    line.chars().count() > width && line.split_whitespace().all(|word| word.len() < width / 2)
                });
                assert_eq!(wide, None, "{args:?} at {width}:\n{text}");
            }
        }
    }
}

/// The variable `COLUMNS` sets the width of the output, between a minimum and a maximum.
#[test]
fn columns_are_what_the_variable_says() {
    let widest = |columns: &str| {
        let mut command = okey();
        let output =
            command.args(["rules", "--disputes"]).env("COLUMNS", columns).output().expect("the program starts");
        let text = text_of(output.stdout);
        text.lines().filter(|line| line.starts_with('╭')).map(|line| line.chars().count()).max().expect("a frame")
    };
    assert!(widest("100") > 90 && widest("100") <= 100);
    for (odd, usual) in
        [("", "80"), ("0", "80"), ("wide", "80"), ("-3", "80"), ("100000", "140"), ("99999999999999999999", "80")]
    {
        assert_eq!(widest(odd), widest(usual), "{odd:?}");
    }
}
