//! Handles characters of texts from outside: recognises dashes that can be typed in several ways, and escapes
//! characters that are invisible or that a terminal would interpret.

use unicode_width::UnicodeWidthChar;

/// Returns true for a hyphen, and for the dashes that word processors insert instead of one.
pub(crate) const fn is_dash(character: char) -> bool {
    matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Returns true if the character is visible and can be shown unchanged.
pub(crate) fn is_plain(character: char) -> bool {
    // Blank letters of several scripts. They are invisible, just like control characters.
    let blank = matches!(character, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}');
    let seen = !blank && character.width().is_some_and(|columns| columns > 0);
    matches!(character, ' ' | '"' | '\'' | '\\') || (seen && character.escape_debug().len() == 1)
}

/// Returns the text with each control character and each invisible character escaped, such as `\u{1b}`.
pub(crate) fn visible(text: &str) -> String {
    let escaped = |character: char| {
        if is_plain(character) { character.to_string() } else { character.escape_unicode().to_string() }
    };
    text.chars().map(escaped).collect()
}

/// Escapes a text and shortens it to fit a message. A repeated invisible character is written once, with its count.
pub(crate) fn brief(text: &str) -> String {
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
