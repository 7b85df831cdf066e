//! Classifies single characters: blanks, commas, letters, line ends.

use crate::words::is_dash;

/// Splits a text before the first character that is not `inside`.
pub(super) fn split(text: &str, inside: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|character| !inside(character)).unwrap_or(text.len()))
}

/// Returns the letters at the start of a text, and the rest.
pub(super) fn letters_at(text: &str) -> (&str, &str) {
    split(text, is_letter)
}

/// Returns the rest of a text after blanks that do not end its line.
pub(super) fn after_blanks_of_line(text: &str) -> &str {
    text.trim_start_matches(is_blank_of_line)
}

/// Returns the rest of a text after a dash, if it begins with one.
pub(super) fn after_dash(text: &str) -> Option<&str> {
    text.strip_prefix(is_dash)
}

pub(super) fn is_blank_of_line(character: char) -> bool {
    character.is_whitespace() && !ends_line(character)
}

/// Returns true for what separates tiles as a comma does.
pub(super) const fn is_comma(character: char) -> bool {
    matches!(character, ',' | ';' | '+' | '•' | '‣' | '◦')
}

/// Returns true for blanks of every kind and for commas.
pub(super) fn is_separator(character: char) -> bool {
    character.is_whitespace() || is_comma(character)
}

pub(super) const fn ends_line(character: char) -> bool {
    matches!(character, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Returns the closing bracket that belongs to an opening one.
pub(super) const fn closing(open: char) -> Option<char> {
    Some(match open {
        '(' => ')',
        '[' => ']',
        '{' => '}',
        _ => return None,
    })
}

/// Returns true for a character of a word: a letter, or a mark that combines with one. `x` multiplies.
pub(super) fn is_letter(character: char) -> bool {
    match character {
        'x' | 'X' => false,
        // The marks of Turkish letters, where letter and mark are separate characters.
        '\u{306}' | '\u{307}' | '\u{308}' | '\u{327}' => true,
        other => other.is_alphabetic(),
    }
}
