//! What stands between tiles: blanks, commas and their like, dashes, bullets, the ends of sentences.

use crate::words::is_dash;

/// How a tile follows the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Join {
    /// Nothing stands between.
    Touching,
    /// Blanks alone.
    Blank,
    /// Something that ends what was said before: a comma, a new line, a plus, `ve`, a full stop.
    Apart,
    /// A comma or its like that touches what follows: `1,2`.
    Comma,
    /// A dash without blanks, `K1-K2-K3`.
    Tight,
    /// A dash with blanks, `K1 - K2`.
    Dashed,
}

/// The text up to the first character that is not `inside`, and the rest.
pub(super) fn split(text: &str, inside: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|character| !inside(character)).unwrap_or(text.len()))
}

/// The letters at the start of a text, and the rest.
pub(super) fn letters_at(text: &str) -> (&str, &str) {
    split(text, is_letter)
}

/// The rest of a text after blanks of every kind.
pub(super) fn after_blanks(text: &str) -> &str {
    text.trim_start_matches(char::is_whitespace)
}

/// The rest of a text after blanks that do not end its line.
pub(super) fn after_blanks_of_line(text: &str) -> &str {
    text.trim_start_matches(|character: char| character.is_whitespace() && !ends_line(character))
}

/// The rest of a text after a dash, where it begins with one.
pub(super) fn after_dash(text: &str) -> Option<&str> {
    text.strip_prefix(is_dash)
}

/// What separates tiles as a comma does.
pub(super) const fn is_comma(character: char) -> bool {
    matches!(character, ',' | ';' | '+' | '•' | '‣' | '◦')
}

/// Blanks of every kind, and commas.
pub(super) fn is_separator(character: char) -> bool {
    character.is_whitespace() || is_comma(character)
}

pub(super) const fn ends_line(character: char) -> bool {
    matches!(character, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// The text up to the next separator or bar.
pub(super) fn word_at(text: &str) -> &str {
    split(text, |next| !is_separator(next) && next != '/').0
}

/// The first tile's place: what may stand before it is passed over.
pub(super) fn start(text: &str) -> &str {
    let line = after_blanks_of_line(text);
    gap(bullet(line).unwrap_or(text), Join::Blank).1
}

/// What stands between a tile and the next, and the text after it.
pub(super) fn between(text: &str) -> (Join, &str) {
    let line = after_blanks_of_line(text);
    if let Some(after) = after_dash(line) {
        let rest = after_blanks(after);
        let tight = line.len() == text.len() && rest.len() == after.len();
        return (if tight { Join::Tight } else { Join::Dashed }, rest);
    }
    gap(text, Join::Touching)
}

/// Separators, with bullets at the beginnings of lines, `ve` or `and` after a tile, and the ends of sentences.
fn gap(text: &str, mut join: Join) -> (Join, &str) {
    let after_tile = join == Join::Touching;
    let mut rest = text;
    loop {
        if let Some(after) = stop(rest, join) {
            (join, rest) = (Join::Apart, after);
            continue;
        }
        let Some(next) = rest.chars().next().filter(|&next| is_separator(next)) else { return (join, rest) };
        let after = &rest[next.len_utf8()..];
        let item = if ends_line(next) { bullet(after_blanks_of_line(after)) } else { None };
        let item = item.or_else(|| if after_tile && next.is_whitespace() { and(after) } else { None });
        join = match join {
            _ if is_comma(next) => Join::Comma,
            _ if item.is_some() || ends_line(next) => Join::Apart,
            Join::Touching => Join::Blank,
            Join::Comma => Join::Apart,
            before => before,
        };
        rest = item.unwrap_or(after);
    }
}

/// The text after what ends a sentence: `.` or `!?`, followed by a blank, a bar or the end of the text. A question mark
/// alone among the tiles ends none, nor do dots in a row: they are written for tiles that are not named.
fn stop(text: &str, before: Join) -> Option<&str> {
    let (stop, rest) = split(text, |next| matches!(next, '.' | '!' | '?' | '…'));
    let ends = rest.is_empty() || rest.starts_with(|next: char| next.is_whitespace() || next == '/');
    let last = matches!(rest.trim_start_matches(is_separator).chars().next(), None | Some('/'));
    let dots = stop.contains("..") || stop.contains('…');
    let tiles = before != Join::Touching && (dots || stop.contains('?'));
    (!stop.is_empty() && ends && (last || !tiles)).then_some(rest)
}

/// The text after a sign that begins a line of a list: a dash, a star, `1)` or `1.`.
fn bullet(line: &str) -> Option<&str> {
    let apart = |after: &&str| after.starts_with(char::is_whitespace);
    after_dash(line).or_else(|| line.strip_prefix('*').filter(apart)).or_else(|| {
        let (number, after) = split(line, |character| character.is_ascii_digit());
        let item = after.strip_prefix(')').or_else(|| after.strip_prefix('.').filter(apart));
        item.filter(|_| matches!(number.len(), 1 | 2))
    })
}

/// The text after `ve` or `and`, where a blank and something more than a bar follow.
fn and(text: &str) -> Option<&str> {
    let (word, after) = letters_at(text);
    let and = ["ve", "and"].iter().any(|and| word.eq_ignore_ascii_case(and));
    let next = after.trim_start_matches(is_separator);
    (and && after.starts_with(char::is_whitespace) && !next.is_empty() && !next.starts_with('/')).then_some(after)
}

/// Whether a character can stand in a word: a letter, or a mark that combines with one. `x` multiplies.
pub(super) fn is_letter(character: char) -> bool {
    match character {
        'x' | 'X' => false,
        // The marks of Turkish letters, where letter and mark are separate characters.
        '\u{306}' | '\u{307}' | '\u{308}' | '\u{327}' => true,
        other => other.is_alphabetic(),
    }
}
