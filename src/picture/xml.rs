//! Escapes text that comes from users, so that it is valid and harmless in XML and HTML.

use std::borrow::Cow;

/// The maximum number of characters of a text; the rest is cut.
const MOST: usize = 1000;

/// Returns true if XML forbids the character, or if it would hide or reorder the text around it.
fn is_unfit(character: char) -> bool {
    let forbidden = character.is_control() || matches!(character, '\u{fffe}' | '\u{ffff}');
    let turning = matches!(
        character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
    );
    forbidden || turning
}

/// Escapes a text so that it may be the content of an XML element or the value of an attribute. Line ends become
/// blanks.
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

/// Cuts a text after [`MOST`] characters. A cut text ends with an ellipsis.
pub(super) fn cut(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}
