//! Splits settings of the form `KEY=VALUE`.

use std::borrow::Cow;
use std::ops::Range;

/// A setting as the user typed it.
pub(crate) struct TypedSetting<'a> {
    pub(crate) key: &'a str,
    /// The byte range of the key in the joined text of all settings.
    pub(crate) key_at: Range<usize>,
    /// The value and its byte range, or `None` if the equals sign is missing.
    pub(crate) value: Option<(&'a str, Range<usize>)>,
}

/// Returns the settings in order. The returned text joins all settings, and faults point into it.
pub(crate) fn settings<'a>(typed: &'a [Cow<'_, str>]) -> (String, Vec<TypedSetting<'a>>) {
    let mut start = 0;
    let mut settings = Vec::with_capacity(typed.len());
    for typed in typed {
        let (key, value) = typed.split_once('=').map_or((typed.as_ref(), None), |(key, value)| (key, Some(value)));
        let (key_at, end) = (start..start + key.len(), start + typed.len());
        let value = value.map(|value| (value.trim(), key_at.end + 1..end));
        settings.push(TypedSetting { key: key.trim(), key_at, value });
        start = end + 1;
    }
    (typed.join(" "), settings)
}
