//! Names of players.

/// Characters that an unquoted name must not contain.
pub(super) fn is_special(character: char) -> bool {
    character.is_whitespace() || matches!(character, ':' | ',' | ';' | '"' | '@' | '=' | '?')
}

/// Formats a name as records write it, quoted if necessary.
pub fn shown(name: &str) -> String {
    let name = &in_one_line(name);
    if name.is_empty() || name.contains(is_special) { quoted(name) } else { name.to_owned() }
}

/// Formats a text in quotes.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Joins a caller's text to one line, because a line end would begin another statement.
pub(super) fn in_one_line(text: &str) -> String {
    text.replace(|character: char| character.is_control() || matches!(character, '\u{2028}' | '\u{2029}'), " ")
}
