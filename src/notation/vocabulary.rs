//! Classifies the characters of a written hand (blanks, commas, letters, brackets, line ends), and parses its words
//! except those for colours.

use super::colour::sign;
use super::lexeme::LexemeKind;
use super::number::is_digit;
use crate::table::Symbol;
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

pub(super) fn after_dash(text: &str) -> Option<&str> {
    text.strip_prefix(is_dash)
}

pub(super) fn is_blank_of_line(character: char) -> bool {
    character.is_whitespace() && !ends_line(character)
}

/// Returns true for a comma, and for other characters that people use as commas between tiles, such as `;` or `+`.
pub(super) const fn is_comma(character: char) -> bool {
    matches!(character, ',' | ';' | '+' | '•' | '‣' | '◦')
}

/// Returns true for characters that separate tiles: blanks, line ends, and the characters of [`is_comma`].
pub(super) fn is_separator(character: char) -> bool {
    character.is_whitespace() || is_comma(character)
}

/// Returns true for a character that ends a row of a table, or a meld: a line end or a `/`. A tab ends only a cell.
pub(super) const fn ends_row(character: char) -> bool {
    character == '/' || character != '\t' && ends_line(character)
}

/// The character between the texts of a list. It is stronger than a line end: no colour, word or count has an effect
/// beyond it. A form feed, which ends a page of a text, has the same meaning.
pub(crate) const BORDER: char = '\u{c}';

/// Returns true for the end of a line, and for a tab, which ends a cell of a table.
pub(super) const fn ends_line(character: char) -> bool {
    matches!(character, '\n' | '\t' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

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

/// Returns true if `word` is a spelling of `spelt`. Upper and lower case do not matter, and letters may lack their
/// Turkish marks: `SARI` and `kirmizi` are spellings of `sarı` (yellow) and `kırmızı` (red).
pub(super) fn spells(word: &str, spelt: &str) -> bool {
    // Most words differ in their first letters, which is quick to check.
    if let ([first, ..], [letter, ..]) = (word.as_bytes(), spelt.as_bytes())
        && first.is_ascii()
        && letter.is_ascii()
        && !first.eq_ignore_ascii_case(letter)
    {
        return false;
    }
    let mut rest = word.chars().peekable();
    for letter in spelt.chars() {
        let Some(written) = rest.next() else { return false };
        let (forms, mark) = match letter {
            'i' | 'ı' => ("iIıİ", '\u{307}'),
            's' | 'ş' => ("sSşŞ", '\u{327}'),
            'ç' => ("cCçÇ", '\u{327}'),
            'ö' => ("oOöÖ", '\u{308}'),
            'ü' => ("uUüÜ", '\u{308}'),
            plain if written.eq_ignore_ascii_case(&plain) => continue,
            _ => return false,
        };
        if !forms.contains(written) {
            return false;
        }
        while rest.next_if_eq(&mark).is_some() {}
    }
    rest.next().is_none()
}

pub(super) fn one_of(word: &str, spelt: &[&str]) -> bool {
    spelt.iter().any(|spelt| spells(word, spelt))
}

/// Returns true for the words and the character that mean "and": `ve`, `ile`, `and`, `&`, `artı` and `plus` ("plus"),
/// and `bir de` or `birde` ("and also").
pub(super) fn is_and(words: &str) -> bool {
    after_and(words) == Some("")
}

/// Returns the text after one of the words that mean "and" (see [`is_and`]).
pub(super) fn after_and(text: &str) -> Option<&str> {
    match text.chars().next()? {
        '&' => return Some(&text[1..]),
        'v' | 'V' | 'i' | 'I' | 'ı' | 'İ' | 'a' | 'A' | 'p' | 'P' | 'b' | 'B' => {}
        _ => return None,
    }
    let (word, after) = letters_at(text);
    if spells(word, "bir") {
        let (second, after) = letters_at(after_blanks_of_line(after));
        return spells(second, "de").then_some(after);
    }
    one_of(word, &["ve", "ile", "and", "artı", "plus", "birde"]).then_some(after)
}

/// Words that always become the same kind of lexeme, wherever they are in the text.
const WORDS: &[(&str, LexemeKind<'static>)] = &[
    ("tane", LexemeKind::Unit),
    ("adet", LexemeKind::Unit),
    ("çift", LexemeKind::Twofold),
    ("twice", LexemeKind::Twofold),
    ("yok", LexemeKind::Without),
    ("none", LexemeKind::Without),
    ("var", LexemeKind::Present),
    ("to", LexemeKind::To),
    ("kadar", LexemeKind::Until),
    ("gösterge", LexemeKind::Indicator),
    ("göstergem", LexemeKind::Indicator),
    ("göstergemiz", LexemeKind::Indicator),
    ("indicator", LexemeKind::Indicator),
    ("joker", LexemeKind::UnclearJoker),
    ("jokers", LexemeKind::UnclearJoker),
    ("false", LexemeKind::UnclearJoker),
    ("fake", LexemeKind::UnclearJoker),
    ("jolly", LexemeKind::UnclearJoker),
    ("wild", LexemeKind::UnclearJoker),
];

/// Words for numbers.
#[rustfmt::skip]
const NUMBERS: &[(&str, u8)] = &[
    ("bir", 1), ("iki", 2), ("üç", 3), ("dört", 4), ("beş", 5), ("altı", 6), ("yedi", 7), ("sekiz", 8),
    ("dokuz", 9), ("on", 10), ("onbir", 11), ("oniki", 12), ("onüç", 13),
    ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8),
    ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12), ("thirteen", 13),
];

/// Parses a known word at the start of a text. Returns its meaning and the rest of the text.
pub(super) fn word(text: &str) -> Option<(LexemeKind<'static>, &str)> {
    let (word, after) = letters_at(text);
    if let Some((symbol, plural, rest)) = joker(text) {
        return Some((LexemeKind::JokerWord { symbol, plural }, rest));
    }
    if let Some((_, kind)) = WORDS.iter().find(|(spelt, _)| spells(word, spelt)) {
        return Some((kind.clone(), if *kind == LexemeKind::Indicator { after_indicator_noun(after) } else { after }));
    }
    if let Some((_, number)) = NUMBERS.iter().find(|(spelt, _)| spells(word, spelt)) {
        return Some((LexemeKind::NumberWord(*number), after));
    }
    let apart = after_blanks_of_line(after);
    if spells(word, "no") {
        let (named, unclear) = letters_at(apart);
        let rest =
            joker(apart).map(|(.., rest)| rest).or_else(|| one_of(named, &["joker", "jokers"]).then_some(unclear));
        return rest.map(|rest| (LexemeKind::NoJoker, rest));
    }
    label(word, after).map(|rest| (LexemeKind::Label, rest))
}

/// Removes the word for a tile after the word for the indicator: `gösterge taşı`, `indicator tile`.
fn after_indicator_noun(text: &str) -> &str {
    let (noun, after) = letters_at(after_blanks_of_line(text));
    if one_of(noun, &["taşı", "taşım", "taşımız", "tile"]) { after } else { text }
}

/// Returns true if the text begins with one or more words and a number, joined by dashes: `okey-7`, `O*-7`, `K-R-7`.
pub(super) fn words_and_dash(text: &str) -> bool {
    let mut rest = text;
    loop {
        let (word, after) = letters_at(rest);
        let letter = one_of(word, &["j", "o"]).then(|| after.strip_prefix('*').unwrap_or(after));
        let joker = || joker(rest).map(|(.., after)| after);
        let sign = || sign(rest).map(|(_, after)| after);
        let after = letter.or_else(joker).or_else(|| (!word.is_empty()).then_some(after)).or_else(sign);
        match after.and_then(after_dash) {
            Some(next) if next.starts_with(is_digit) => return true,
            Some(next) => rest = next,
            None => return false,
        }
    }
}

/// Parses the words for an okey or a false joker: `okey`, `gerçek okey` (real okey), `sahte okey` or `sahte` (false
/// joker), `fake joker`. Returns the okey or false joker, true if the word is a plural, and the rest of the text.
pub(super) fn joker(text: &str) -> Option<(Symbol, bool, &str)> {
    let (word, after) = letters_at(text);
    let second = || {
        let apart = after_dash(after).unwrap_or_else(|| after_blanks_of_line(after));
        let (word, rest) = letters_at(apart);
        let plural = one_of(word, &["okeys", "jokers"]);
        (plural || one_of(word, &["okey", "okeyim", "joker"])).then_some((plural, rest))
    };
    let named = |symbol| second().map(|(plural, rest)| (symbol, plural, rest));
    if spells(word, "sahte") {
        named(Symbol::FALSE_JOKER).or(Some((Symbol::FALSE_JOKER, false, after)))
    } else if one_of(word, &["false", "fake"]) {
        named(Symbol::FALSE_JOKER)
    } else if one_of(word, &["gerçek", "real"]) {
        named(Symbol::Okey)
    } else {
        let plural = spells(word, "okeys");
        (plural || one_of(word, &["okey", "okeyim"])).then_some((Symbol::Okey, plural, after))
    }
}

/// Words that introduce a hand, such as `elim` ("my hand") and `taşlarım` ("my tiles").
const LABELS: &[&str] = &["el", "elim", "elimde", "elimdekiler", "taşlarım", "ıstakam", "hand"];

/// Parses a label that introduces a hand: one of [`LABELS`], `elimdeki taşlar` ("the tiles in my hand") or `my hand`,
/// with or without a colon. Returns the text after it.
fn label<'a>(word: &str, after: &'a str) -> Option<&'a str> {
    let (second, behind) = letters_at(after_blanks_of_line(after));
    let after = match word {
        _ if one_of(word, LABELS) => after,
        _ if spells(word, "my") && spells(second, "hand") => behind,
        _ if spells(word, "elimdeki") && spells(second, "taşlar") => behind,
        _ => return None,
    };
    let colon = after_blanks_of_line(after).strip_prefix(':');
    colon.or_else(|| after.starts_with(char::is_whitespace).then_some(after))
}
