//! Classifies single characters of a text: blanks, commas, letters, brackets, ends of lines.

use crate::words::is_dash;

/// Splits a text at the first character for which `inside` is false.
pub(super) fn split(text: &str, inside: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|character| !inside(character)).unwrap_or(text.len()))
}

/// Splits a text into the letters at its start and the remaining text.
pub(super) fn letters_at(text: &str) -> (&str, &str) {
    split(text, is_letter)
}

/// Returns the text without the blanks at its start. A line end is not removed.
pub(super) fn after_blanks_of_line(text: &str) -> &str {
    text.trim_start_matches(is_blank_of_line)
}

/// Returns the text after a dash, or `None` if the text does not begin with one.
pub(super) fn after_dash(text: &str) -> Option<&str> {
    text.strip_prefix(is_dash)
}

pub(super) fn is_blank_of_line(character: char) -> bool {
    character.is_whitespace() && !ends_line(character)
}

/// Returns true for a comma, and for other signs that people use as commas between tiles, such as `;` or `+`.
pub(super) const fn is_comma(character: char) -> bool {
    matches!(character, ',' | ';' | '+' | '•' | '‣' | '◦')
}

/// Returns true for characters that separate tiles: blanks, line ends, commas, and signs that people use as commas.
pub(super) fn is_separator(character: char) -> bool {
    character.is_whitespace() || is_comma(character)
}

pub(super) const fn ends_line(character: char) -> bool {
    matches!(character, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Returns the closing bracket for an opening bracket, or `None` for any other character.
pub(super) const fn closing(open: char) -> Option<char> {
    Some(match open {
        '(' => ')',
        '[' => ']',
        '{' => '}',
        _ => return None,
    })
}

/// Returns true for letters, and for the characters that put a mark on the letter before them. Returns false for `x`,
/// because `x` means multiplication.
pub(super) fn is_letter(character: char) -> bool {
    match character {
        'x' | 'X' => false,
        // In some texts the mark of a Turkish letter is a separate character: `s` and a cedilla for `ş`.
        '\u{306}' | '\u{307}' | '\u{308}' | '\u{327}' => true,
        other => other.is_alphabetic(),
    }
}
