//! Determines how wide text for people may be.

use std::env;
use std::io::{self, IsTerminal};
use std::sync::OnceLock;

use terminal_size::{Width, terminal_size_of};
use unicode_width::UnicodeWidthStr;

/// The width in columns if there is no terminal.
const USUAL: usize = 80;
/// The minimum width in columns. A narrower terminal breaks the lines itself.
const LEAST: usize = 40;
/// The maximum width in columns, because longer lines are hard to read.
const MOST: usize = 140;

static ANSWERS: OnceLock<usize> = OnceLock::new();
static ERRORS: OnceLock<usize> = OnceLock::new();

/// Measures the terminals once. If the environment variable `COLUMNS` is set, it is used instead.
pub(super) fn measure() {
    let stdout = io::stdout();
    let stderr = io::stderr();
    let asked = env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok()).filter(|&columns| columns > 0);
    let of = |terminal: Option<(Width, _)>| terminal.map(|(Width(columns), _)| usize::from(columns));
    let answers = || of(stdout.is_terminal().then(|| terminal_size_of(&stdout)).flatten());
    let errors = || of(stderr.is_terminal().then(|| terminal_size_of(&stderr)).flatten());
    let bounded = |columns: Option<usize>| columns.unwrap_or(USUAL).clamp(LEAST, MOST);
    // A second call changes nothing, because the width can be set only once.
    let _ = ANSWERS.set(bounded(asked.or_else(answers)));
    let _ = ERRORS.set(bounded(asked.or_else(errors)));
}

/// Returns the number of columns available for answers.
pub(super) fn columns() -> usize {
    ANSWERS.get().copied().unwrap_or(USUAL)
}

/// Returns the number of columns available for errors.
pub(super) fn columns_of_errors() -> usize {
    ERRORS.get().copied().unwrap_or(USUAL)
}

/// Breaks words into lines of at most `room` columns. Every line except the first begins with `hang`.
pub(super) fn in_lines<'w>(words: impl IntoIterator<Item = &'w str>, room: usize, hang: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("{hang}{word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}
