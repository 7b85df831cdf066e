//! Replaces every character in the input that a terminal would interpret, for error messages.

use std::ops::Range;
use std::path::Path;

use unicode_width::UnicodeWidthChar;

use crate::notation::starts_with_sign;
pub(super) use crate::words::{brief, is_plain, visible};

pub(super) fn shown_path(path: impl AsRef<Path>) -> String {
    path.as_ref().to_string_lossy().into_owned()
}

/// Returns the text of an input as an error message shows it above the carets (`^`). Each character becomes exactly one
/// character, so that the carets point to the right place.
///
/// Keeps line ends if `lines` is true. Otherwise the result is a single line.
pub(super) fn in_place(source: &str, lines: bool) -> String {
    let shown = |(at, character): (usize, char)| match character {
        '\n' if lines => '\n',
        '\n' | '\t' | '\r' => ' ',
        plain if is_plain(plain) => plain,
        '\u{fe0f}' if ends_with_wide_sign(&source[..at]) => character,
        '\u{fe0f}' | '\u{20e3}' if ends_with_digit(&source[..at]) => ' ',
        // Unicode has a picture for each control character, in the same order.
        control if control < ' ' => {
            char::from_u32('\u{2400}' as u32 + control as u32).expect("U+2400 to U+241F are characters")
        }
        _ => '\u{fffd}',
    };
    source.char_indices().map(shown).collect()
}

/// Returns true if the text ends with an emoji for a tile colour, such as 🔴, that is two columns wide. A variation
/// selector after it does not change the width.
fn ends_with_wide_sign(text: &str) -> bool {
    let last = text.char_indices().next_back();
    last.is_some_and(|(at, sign)| sign.width() == Some(2) && starts_with_sign(&text[at..]))
}

/// Returns true if the text ends with a digit, which the next characters may turn into a keycap emoji.
fn ends_with_digit(text: &str) -> bool {
    text.trim_end_matches('\u{fe0f}').ends_with(|last: char| last.is_ascii_digit())
}

/// Converts a byte range of `source` to the same characters of `shown`, the result of [`in_place`].
pub(super) fn span_in_place(source: &str, shown: &str, span: &Range<usize>) -> Range<usize> {
    let moved = |offset: usize| {
        let before = source.get(..offset).map_or_else(|| source.chars().count(), |before| before.chars().count());
        shown.char_indices().nth(before).map_or(shown.len(), |(at, _)| at)
    };
    moved(span.start)..moved(span.end)
}
