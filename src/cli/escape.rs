//! Foreign text made harmless: nothing that a terminal would obey is printed as it is.

use std::ops::Range;
use std::path::Path;

use unicode_width::UnicodeWidthChar;

use crate::notation::starts_with_sign;

/// Whether a character is shown as it is.
pub(super) fn is_plain(character: char) -> bool {
    // Blank letters of other scripts are as invisible as controls.
    let blank = matches!(character, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}');
    let seen = !blank && character.width().is_some_and(|columns| columns > 0);
    matches!(character, ' ' | '"' | '\'' | '\\') || (seen && character.escape_debug().len() == 1)
}

/// Text with every control character and every invisible one written out, as in `\u{1b}`.
pub(super) fn visible(text: &str) -> String {
    text.chars()
        .map(
            |character| {
                if is_plain(character) { character.to_string() } else { character.escape_unicode().to_string() }
            },
        )
        .collect()
}

/// A path as messages show it.
pub(super) fn shown_path(path: impl AsRef<Path>) -> String {
    path.as_ref().to_string_lossy().into_owned()
}

/// A text made visible and shortened to what a message can carry: what stands there many times in a row is counted.
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

/// A source as it is shown above its carets: every character in place, one for one, so that columns stay what they are.
///
/// With `lines`, line ends stay; otherwise all of it is one line.
pub(super) fn in_place(source: &str, lines: bool) -> String {
    let shown = |(at, character): (usize, char)| match character {
        '\n' if lines => '\n',
        '\n' | '\t' | '\r' => ' ',
        plain if is_plain(plain) => plain,
        '\u{fe0f}' if ends_with_wide_sign(&source[..at]) => character,
        // The pictures of the controls stand in their order.
        control if control < ' ' => char::from_u32('\u{2400}' as u32 + control as u32).unwrap_or('\u{fffd}'),
        _ => '\u{fffd}',
    };
    source.char_indices().map(shown).collect()
}

/// Whether a text ends with a colour sign that is no wider for the mark phones put after it.
fn ends_with_wide_sign(text: &str) -> bool {
    let last = text.char_indices().next_back();
    last.is_some_and(|(at, sign)| sign.width() == Some(2) && starts_with_sign(&text[at..]))
}

/// Where a span of a source lies once it is shown in place.
pub(super) fn span_in_place(source: &str, shown: &str, span: &Range<usize>) -> Range<usize> {
    let moved = |offset: usize| {
        let before = source.get(..offset).map_or_else(|| source.chars().count(), |before| before.chars().count());
        shown.char_indices().nth(before).map_or(shown.len(), |(at, _)| at)
    };
    moved(span.start)..moved(span.end)
}
