//! Determines the language, the format and the colours of answers, and the letters for tile colours. This happens
//! before the arguments are parsed, so that errors in the arguments are presented like answers.
//!
//! Also measures the width of the terminal.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicUsize, Ordering};

use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use terminal_size::{Height, Width, terminal_size_of};
use unicode_width::UnicodeWidthStr;

use crate::notation::Letters;
use crate::oracle::values;
use crate::words::{Language, Named, named};

named! {
    pub(super) enum Format {
        Table = "table",
        Json = "json",
        Markdown = "markdown",
        Html = "html",
        Svg = "svg",
        Csv = "csv",
        Record = "record",
    }
}

/// The language, format and colours of answers and errors, and the letters that stand for tile colours.
#[derive(Debug, Clone, Copy)]
pub(super) struct Presentation {
    pub(super) language: Language,
    pub(super) format: Format,
    pub(super) color: ColorChoice,
    /// The letters for tile colours in text for people.
    pub(super) letters: Letters,
}

impl Presentation {
    /// Returns the presentation that the arguments ask for. Ignores invalid arguments, which are reported later.
    pub(super) fn of(args: &[OsString]) -> Self {
        let words: Vec<Option<&str>> =
            args.iter().map(|arg| arg.to_str()).take_while(|arg| *arg != Some("--")).collect();
        let value = |option: &str| {
            let apart = words.windows(2).filter(|pair| pair[0] == Some(option)).filter_map(|pair| pair[1]);
            let joined = words.iter().filter_map(|word| word.as_ref()?.strip_prefix(option)?.strip_prefix('='));
            apart.chain(joined).last()
        };
        let chosen = |option: &str, names| value(option).and_then(|typed| values::choose(&option[2..], names, typed));
        let language = chosen("--lang", Language::NAMES).and_then(|code| code.parse().ok()).unwrap_or_else(of_locale);
        let color = match chosen("--color", &[]) {
            Some("always") => ColorChoice::Always,
            Some("never") => ColorChoice::Never,
            _ => ColorChoice::Auto,
        };
        // `--json=yes` is an error, and the user expects this error as JSON.
        let asks_json = words.iter().flatten().any(|word| *word == "--json" || word.starts_with("--json="));
        let format = if asks_json { Some("json") } else { chosen("--format", Format::NAMES) };
        let format = format.and_then(|name| name.parse().ok()).unwrap_or(Format::Table);
        let letters = chosen("--letters", Letters::NAMES).and_then(|name| name.parse().ok()).unwrap_or(Letters::Krby);
        Self { language, format, color, letters }
    }

    pub(super) fn is_json(self) -> bool {
        self.format == Format::Json
    }

    /// Returns true if texts for this stream have colours. `own` is true for a standard stream of the process.
    pub(super) fn has_colours(self, own: bool, stream: &impl RawStream) -> bool {
        let choice = match self.color {
            ColorChoice::Auto if own => AutoStream::choice(stream),
            ColorChoice::Auto => ColorChoice::Never,
            given => given,
        };
        choice != ColorChoice::Never
    }
}

/// Returns the language of the first locale variable that is set, in the order of POSIX. If none is set, uses the
/// language of the user on Windows, and English on other systems.
fn of_locale() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|locale| !locale.is_empty())
        .or_else(system_locale)
        .map_or(Language::En, |locale| Language::from_locale(&locale))
}

#[cfg(windows)]
fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

/// Returns `None`: on Unix, only environment variables name the language.
#[cfg(not(windows))]
fn system_locale() -> Option<String> {
    None
}

/// The line width in columns if there is no terminal.
const USUAL: usize = 80;
/// The minimum line width in columns. A narrower terminal breaks the lines itself.
const LEAST: usize = 40;
/// The maximum line width in columns. Longer lines are hard to read.
const MOST: usize = 140;

static ANSWERS: AtomicUsize = AtomicUsize::new(USUAL);
static ERRORS: AtomicUsize = AtomicUsize::new(USUAL);

/// Measures the widths of the terminals at standard output and standard error. The environment variable `COLUMNS`
/// overrides both. An HTML page always has the usual width. A game calls this for every new screen, because the
/// terminal may have been resized.
pub(super) fn measure(format: Format) {
    let stdout = io::stdout();
    let stderr = io::stderr();
    let asked = env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok()).filter(|&columns| columns > 0);
    let of = |terminal: Option<(Width, _)>| terminal.map(|(Width(columns), _)| usize::from(columns));
    let answers = || of(stdout.is_terminal().then(|| terminal_size_of(&stdout)).flatten());
    let errors = || of(stderr.is_terminal().then(|| terminal_size_of(&stderr)).flatten());
    let bounded = |columns: Option<usize>| columns.unwrap_or(USUAL).clamp(LEAST, MOST);
    let width = if format == Format::Html { USUAL } else { bounded(asked.or_else(answers)) };
    ANSWERS.store(width, Ordering::Relaxed);
    ERRORS.store(bounded(asked.or_else(errors)), Ordering::Relaxed);
}

/// Returns the number of rows of the terminal at standard output, if it is a terminal.
pub(super) fn rows() -> Option<usize> {
    let stdout = io::stdout();
    let size = stdout.is_terminal().then(|| terminal_size_of(&stdout)).flatten();
    size.map(|(_, Height(rows))| usize::from(rows))
}

pub(super) fn columns() -> usize {
    ANSWERS.load(Ordering::Relaxed)
}

pub(super) fn columns_of_errors() -> usize {
    ERRORS.load(Ordering::Relaxed)
}

/// Breaks words into lines of at most `room` columns. Every line except the first starts with `hang`.
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
