//! Helpers for words that people type. They escape invisible characters, ignore the marks of Turkish letters (`ş`
//! equals `s`), and find the name that a mistyped word means.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;
use unicode_width::UnicodeWidthChar;

/// Returns true for a hyphen and for similar dashes, which word processors insert.
pub(crate) const fn is_dash(character: char) -> bool {
    matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Returns true if the character is visible and can be shown unchanged.
pub(crate) fn is_plain(character: char) -> bool {
    // Blank characters of several scripts.
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

/// Escapes invisible characters in a text, and shortens the text to fit in a message. More than three equal invisible
/// characters in a row become one with their count.
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

/// Converts a text to lower case and removes the marks of Turkish letters: `KIRMIZI` and `kırmızı` (red) become
/// `kirmizi`.
pub(crate) fn folded(text: &str) -> String {
    folding(&composed(text)).collect()
}

/// Returns true if `written` is the key `known` in any letter case, such as `Run-Wrap` for `run_wrap`. Full stops,
/// hyphens and underscores are interchangeable.
pub(crate) fn is_same_key(known: &str, written: &str) -> bool {
    let parts = ['.', '_', '-'];
    let same = |one: char, other: char| one == other || parts.contains(&one) && parts.contains(&other);
    known.len() == written.len()
        && known.chars().zip(written.chars()).all(|(one, other)| same(one, other.to_ascii_lowercase()))
}

/// Returns true if two words are equal except for letter case and the marks of Turkish letters.
pub(crate) fn is_same_word(one: &str, other: &str) -> bool {
    folding(&composed(one)).eq(folding(&composed(other)))
}

/// Returns the first value that has the name `word`. Ignores letter case and the marks of Turkish letters: `s` matches
/// `ş`.
///
/// Tries exact matches first, because they are fast and frequent.
pub(crate) fn find_named<'n, T: Copy, N: IntoIterator<Item = &'n str>>(
    word: &str,
    values: &[T],
    names: impl Fn(T) -> N,
) -> Option<T> {
    let find =
        |is_word: &dyn Fn(&str) -> bool| values.iter().copied().find(|&each| names(each).into_iter().any(is_word));
    find(&|name| name == word).or_else(|| {
        let word = composed(word);
        find(&|name| folding(&composed(name)).eq(folding(&word)))
    })
}

fn folding(text: &str) -> impl Iterator<Item = char> + '_ {
    let plain = |character| match character {
        'I' | 'İ' | 'ı' => 'i',
        'Ş' | 'ş' => 's',
        'Ç' | 'ç' => 'c',
        'Ğ' | 'ğ' => 'g',
        'Ö' | 'ö' => 'o',
        'Ü' | 'ü' => 'u',
        other => other.to_ascii_lowercase(),
    };
    text.chars().map(plain)
}

/// Converts a name to Unicode NFC, so that equal names have equal bytes.
pub(crate) fn normal(name: &str) -> String {
    composed(name).into_owned()
}

/// Combines letters and their marks into single characters where possible (Unicode NFC).
fn composed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { text.into() } else { text.nfc().collect::<String>().into() }
}

/// Returns the name that is most similar to `word`, or `None` if no name is similar enough. Ignores letter case and the
/// marks of Turkish letters.
pub(crate) fn suggest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    const LIKELY: f64 = 0.84;
    most_similar(word, names, LIKELY).map(|(_, name)| name)
}

/// Returns the index and the name of the player whose name is most similar to `name`. Accepts less similar names than
/// [`suggest`], because people spell names carelessly.
pub(crate) fn nearest_player<'n>(name: &str, players: impl Iterator<Item = &'n str>) -> Option<(usize, &'n str)> {
    const LIKELY: f64 = 0.7;
    most_similar(name, players, LIKELY)
}

/// Returns the index and the text of the name that is most similar to `word`. `least` is the minimum similarity, from 0
/// to 1. Of equally similar names, returns the last one.
pub(crate) fn most_similar<'n>(
    word: &str,
    names: impl Iterator<Item = &'n str>,
    least: f64,
) -> Option<(usize, &'n str)> {
    const LONGEST: usize = 64;
    let word: String = folded(word).chars().take(LONGEST).collect();
    names
        .enumerate()
        .map(|(at, name)| (strsim::jaro_winkler(&word, &folded(name)), (at, name)))
        .filter(|&(likeness, _)| likeness >= least)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, name)| name)
}
