//! Names of players.

/// What a name that stands alone must not hold.
pub(super) fn is_special(character: char) -> bool {
    character.is_whitespace() || matches!(character, ':' | ',' | ';' | '"' | '@' | '=' | '?')
}

/// A name as records write it, in quotes where it needs them.
pub fn shown(name: &str) -> String {
    let name = &in_one_line(name);
    if name.is_empty() || name.contains(is_special) { quoted(name) } else { name.to_owned() }
}

/// A text in quotes.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A text of the caller's in one line: the end of a line in it would begin another statement.
pub(super) fn in_one_line(text: &str) -> String {
    text.replace(|character: char| character.is_control() || matches!(character, '\u{2028}' | '\u{2029}'), " ")
}
