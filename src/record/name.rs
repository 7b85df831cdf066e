//! The names of players in a record: which characters they may contain, and when they must be in quotes.

/// Returns true if a name with this character must be written in quotes.
pub(super) fn is_special(character: char) -> bool {
    character.is_whitespace() || matches!(character, ':' | ',' | ';' | '"' | '@' | '=' | '?')
}

/// Formats a name as records write it, in quotes if necessary.
pub fn shown(name: &str) -> String {
    let name = &in_one_line(name);
    if name.is_empty() || name.contains(is_special) { quoted(name) } else { name.to_owned() }
}

/// Formats a text in quotes. Escapes `"` and `\` with a backslash.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Replaces line ends and control characters by spaces. A line end in the text would start a second statement in the
/// record.
pub(super) fn in_one_line(text: &str) -> String {
    text.replace(|character: char| character.is_control() || matches!(character, '\u{2028}' | '\u{2029}'), " ")
}
