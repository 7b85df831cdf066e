//! Splits the settings given by `--set KEY=VALUE`.

use std::ops::Range;

use clap::ArgMatches;

/// A setting as the user typed it.
pub(super) struct TypedSetting<'a> {
    pub(super) key: &'a str,
    /// The byte range of the key in the joined text of all settings.
    pub(super) key_at: Range<usize>,
    /// The value and its byte range, or `None` if the equals sign is missing.
    pub(super) value: Option<(&'a str, Range<usize>)>,
}

/// Returns the settings of a call in order. The returned text joins all settings, and faults point into it.
pub(super) fn settings(matches: &ArgMatches) -> (String, Vec<TypedSetting<'_>>) {
    let typed: Vec<&str> = matches.get_many::<String>("set").into_iter().flatten().map(String::as_str).collect();
    let mut start = 0;
    let mut settings = Vec::with_capacity(typed.len());
    for typed in &typed {
        let (key, value) = typed.split_once('=').map_or((*typed, None), |(key, value)| (key, Some(value)));
        let (key_at, end) = (start..start + key.len(), start + typed.len());
        let value = value.map(|value| (value.trim(), key_at.end + 1..end));
        settings.push(TypedSetting { key: key.trim(), key_at, value });
        start = end + 1;
    }
    (typed.join(" "), settings)
}
