//! Escapes text from outside, so that it contains no character that a terminal interprets.

use std::ops::Range;
use std::path::Path;

use unicode_width::UnicodeWidthChar;

use crate::notation::starts_with_sign;

/// Returns true if the character is shown unchanged.
pub(super) fn is_plain(character: char) -> bool {
    // These are blank letters of other scripts. They are invisible, as control characters are.
    let blank = matches!(character, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}');
    let seen = !blank && character.width().is_some_and(|columns| columns > 0);
    matches!(character, ' ' | '"' | '\'' | '\\') || (seen && character.escape_debug().len() == 1)
}

/// Returns the text with each control character and each invisible character escaped, such as `\u{1b}`.
pub(super) fn visible(text: &str) -> String {
    text.chars()
        .map(
            |character| {
                if is_plain(character) { character.to_string() } else { character.escape_unicode().to_string() }
            },
        )
        .collect()
}

/// Returns a path as messages show it.
pub(super) fn shown_path(path: impl AsRef<Path>) -> String {
    path.as_ref().to_string_lossy().into_owned()
}

/// Escapes a text and shortens it to fit a message. A repeated invisible character is written once, with its count.
pub(super) fn brief(text: &str) -> String {
    const MOST: usize = 300;
    const REPEATED: usize = 3;
    let characters: Vec<char> = text.chars().collect();
    let shown = characters.chunk_by(|one, other| one == other).map(|same| match same {
        [hidden, ..] if !is_plain(*hidden) && same.len() > REPEATED => {
            format!("{}×{}", hidden.escape_unicode(), same.len())
        }
        same => visible(&same.iter().collect::<String>()),
    });
    let shown: String = shown.collect();
    let mut brief: String = shown.chars().take(MOST).collect();
    if brief.len() < shown.len() {
        brief.push('…');
    }
    brief
}

/// Returns the line of a source that is shown above carets. Each character is replaced by exactly one character, so
/// that columns do not change.
///
/// If `lines` is true, line ends are kept. If it is false, the result is a single line.
pub(super) fn in_place(source: &str, lines: bool) -> String {
    let shown = |(at, character): (usize, char)| match character {
        '\n' if lines => '\n',
        '\n' | '\t' | '\r' => ' ',
        plain if is_plain(plain) => plain,
        '\u{fe0f}' if ends_with_wide_sign(&source[..at]) => character,
        // Unicode has pictures of the control characters, in the same order.
        control if control < ' ' => {
            char::from_u32('\u{2400}' as u32 + control as u32).expect("U+2400 to U+241F are characters")
        }
        _ => '\u{fffd}',
    };
    source.char_indices().map(shown).collect()
}

/// Returns true if the text ends with a colour sign that is already two columns wide. A variation selector after it adds
/// no width.
fn ends_with_wide_sign(text: &str) -> bool {
    let last = text.char_indices().next_back();
    last.is_some_and(|(at, sign)| sign.width() == Some(2) && starts_with_sign(&text[at..]))
}

/// Converts a byte range of the source to the byte range of the same characters in the shown text.
pub(super) fn span_in_place(source: &str, shown: &str, span: &Range<usize>) -> Range<usize> {
    let moved = |offset: usize| {
        let before = source.get(..offset).map_or_else(|| source.chars().count(), |before| before.chars().count());
        shown.char_indices().nth(before).map_or(shown.len(), |(at, _)| at)
    };
    moved(span.start)..moved(span.end)
}
