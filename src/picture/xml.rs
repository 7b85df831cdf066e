//! Foreign text made fit for XML and HTML.

use std::borrow::Cow;

/// The most characters of a text that are kept.
const MOST: usize = 1000;

/// Whether a character has no place in a text: XML forbids it, or it would turn or hide what stands next to it.
fn is_unfit(character: char) -> bool {
    let forbidden = character.is_control() || matches!(character, '\u{fffe}' | '\u{ffff}');
    let turning = matches!(
        character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
    );
    forbidden || turning
}

/// The text as content of an element or value of an attribute, on one line.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\r' | '\t' => escaped.push(' '),
            unfit if is_unfit(unfit) => escaped.push(char::REPLACEMENT_CHARACTER),
            plain => escaped.push(plain),
        }
    }
    escaped
}

/// The beginning of a text that is too long to draw.
pub(super) fn cut(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}
