//! Classifies the characters of a written hand (blanks, commas, letters, brackets, line ends), and parses its words
//! except those for colours.

use std::borrow::Cow;

use super::colour::sign;
use super::lexeme::LexemeKind;
use super::number::is_digit;
use crate::table::Symbol;
use crate::tiles::Tile;
use crate::words::is_dash;

/// Returns true for the invisible characters that chat programs add to a text, such as marks of the writing direction.
const fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202c}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
    )
}

/// Replaces invisible characters with blanks of the same length in bytes. An invisible character between two digits
/// stays: the digits may be one number, such as 12, which a blank would split.
fn without_invisible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_invisible) {
        return Cow::Borrowed(text);
    }
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(is_invisible) {
        replaced.push_str(&rest[..at]);
        let (invisible, after) = split(&rest[at..], is_invisible);
        if replaced.ends_with(is_digit) && after.starts_with(is_digit) {
            replaced.push_str(invisible);
        } else {
            // Each of these characters takes three bytes, and so does this blank, so all byte ranges stay the same.
            replaced.extend(invisible.chars().map(|_| '\u{2002}'));
        }
        rest = after;
    }
    (replaced + rest).into()
}

/// Replaces characters that do not belong to the tiles with blanks of the same length: invisible characters, the `>`
/// of quoted lines, and the `*` or `_` around bold or italic text.
pub(super) fn without_decoration(text: &str) -> String {
    without_emphasis(&without_quotes(&without_invisible(text))).into_owned()
}

/// Replaces every `>` at the start of a line with a blank. E-mails and chats begin each line of a quoted text with `>`.
fn without_quotes(text: &str) -> Cow<'_, str> {
    let mut replaced = Cow::Borrowed(text);
    let mut begins = true;
    for (at, sign) in text.char_indices() {
        if begins && sign == '>' {
            replaced.to_mut().replace_range(at..=at, " ");
        }
        begins = ends_line(sign) || begins && (sign == '>' || sign.is_whitespace());
    }
    replaced
}

/// Replaces the `*` or `_` around bold or italic text with blanks, as around the word in `*Kırmızı:* 5 6 7`. The star
/// of `J*` and `O*` stays.
fn without_emphasis(text: &str) -> Cow<'_, str> {
    let is_mark = |sign: char| matches!(sign, '*' | '_');
    let mut marks = text.match_indices(is_mark).peekable();
    let mut replaced = Cow::Borrowed(text);
    while let Some((open, sign)) = marks.next() {
        let Some((close, _)) = marks.peek().copied().filter(|(_, other)| *other == sign) else { continue };
        let (before, inside, after) = (&text[..open], &text[open + 1..close], &text[close + 1..]);
        let begins = before.chars().next_back().is_none_or(|last| last.is_whitespace() || last == '/');
        let ends = after.chars().next().is_none_or(|next| next == ':' || next == '/' || is_separator(next));
        let (_, last) = inside.rsplit_once(|sign| !is_letter(sign)).unwrap_or(("", inside));
        let edge = |edge: Option<char>| edge.is_some_and(|edge| !edge.is_whitespace());
        if begins
            && ends
            && edge(inside.chars().next())
            && edge(inside.chars().next_back())
            && !inside.contains(ends_line)
            && !one_of(last, &["j", "o"])
        {
            replaced.to_mut().replace_range(open..=open, " ");
            replaced.to_mut().replace_range(close..=close, " ");
            marks.next();
        }
    }
    replaced
}

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

fn one_of(word: &str, spelt: &[&str]) -> bool {
    spelt.iter().any(|spelt| spells(word, spelt))
}

/// Returns true for the words and the character that mean "and": `ve`, `ile`, `and` and `&`.
pub(super) fn is_and(word: &str) -> bool {
    one_of(word, &["ve", "ile", "and", "&"])
}

const FALSE: Symbol = Symbol::Tile(Tile::FalseJoker);

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
    ("bir", LexemeKind::CountWord(1)),
    ("iki", LexemeKind::CountWord(2)),
    ("üç", LexemeKind::CountWord(3)),
    ("dört", LexemeKind::CountWord(4)),
    ("one", LexemeKind::CountWord(1)),
    ("two", LexemeKind::CountWord(2)),
    ("three", LexemeKind::CountWord(3)),
    ("four", LexemeKind::CountWord(4)),
    ("joker", LexemeKind::UnclearJoker),
    ("jokers", LexemeKind::UnclearJoker),
    ("false", LexemeKind::UnclearJoker),
    ("fake", LexemeKind::UnclearJoker),
    ("jolly", LexemeKind::UnclearJoker),
    ("wild", LexemeKind::UnclearJoker),
];

/// Words for numbers that the parser never reads as a count, such as `yedi` (seven).
#[rustfmt::skip]
const NUMBERS: &[(&str, u8)] = &[
    ("beş", 5), ("altı", 6), ("yedi", 7), ("sekiz", 8), ("dokuz", 9), ("on", 10), ("onbir", 11), ("oniki", 12),
    ("onüç", 13), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11),
    ("twelve", 12), ("thirteen", 13),
];

/// Parses a known word at the start of a text. Returns its meaning and the rest of the text.
pub(super) fn word(text: &str) -> Option<(LexemeKind<'static>, &str)> {
    let (word, after) = letters_at(text);
    if let Some((symbol, plural, rest)) = joker(text) {
        return Some((LexemeKind::JokerWord { symbol, plural }, rest));
    }
    if let Some((_, kind)) = WORDS.iter().find(|(spelt, _)| spells(word, spelt)) {
        return Some((kind.clone(), after));
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
fn joker(text: &str) -> Option<(Symbol, bool, &str)> {
    let (word, after) = letters_at(text);
    let second = || {
        let apart = after_dash(after).unwrap_or_else(|| after_blanks_of_line(after));
        let (word, rest) = letters_at(apart);
        let plural = one_of(word, &["okeys", "jokers"]);
        (plural || one_of(word, &["okey", "okeyim", "joker"])).then_some((plural, rest))
    };
    let named = |symbol| second().map(|(plural, rest)| (symbol, plural, rest));
    if spells(word, "sahte") {
        named(FALSE).or(Some((FALSE, false, after)))
    } else if one_of(word, &["false", "fake"]) {
        named(FALSE)
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
