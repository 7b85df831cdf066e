//! Determines the language, the format, the colours and the letters of answers before the arguments are parsed. So
//! errors in the arguments are presented in the same way as answers.

use std::env;
use std::ffi::OsString;

use anstream::ColorChoice;

use crate::notation::Letters;
use crate::oracle::values;
use crate::words::Language;

/// The format of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    Table,
    Json,
    Markdown,
    Html,
    Svg,
    Csv,
    Record,
}

/// The language, format, colours and letters of answers and errors.
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
        let language = value("--lang").and_then(|code| code.parse().ok()).unwrap_or_else(of_locale);
        let color = match value("--color").and_then(|color| values::read("color", color)) {
            Some("always") => ColorChoice::Always,
            Some("never") => ColorChoice::Never,
            _ => ColorChoice::Auto,
        };
        let format = match value("--format") {
            _ if words.contains(&Some("--json")) => Format::Json,
            Some("json") => Format::Json,
            Some("markdown") => Format::Markdown,
            Some("html") => Format::Html,
            Some("svg") => Format::Svg,
            Some("csv") => Format::Csv,
            Some("record") => Format::Record,
            _ => Format::Table,
        };
        let letters = value("--letters").and_then(|name| name.parse().ok()).unwrap_or(Letters::Krby);
        Self { language, format, color, letters }
    }

    pub(super) fn is_json(self) -> bool {
        self.format == Format::Json
    }
}

/// Returns the language of the first locale variable that is set. POSIX defines the order of the variables.
fn of_locale() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|locale| !locale.is_empty())
        .map_or(Language::En, |locale| Language::from_locale(&locale))
}
