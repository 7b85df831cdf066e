//! Classifies the characters of a written hand (blanks, commas, letters, brackets, line ends), and parses its words
//! except those for colours.

use std::borrow::Cow;

use super::colour::{Letters, sign, word_of};
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
/// of quoted lines, and the `*` or `_` around bold or italic text. Also replaces the commas of tables (see
/// [`with_columns`]).
pub(super) fn without_decoration(text: &str, letters: Letters) -> String {
    let text = without_invisible(text);
    let text = without_quotes(&text);
    let text = without_emphasis(&text);
    with_columns(&text, letters).into_owned()
}

/// A row of a table with commas or semicolons between its columns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    /// A colour and its numbers: `kırmızı,5,6`.
    ColourFirst,
    /// Numbers and their colour: `5,kırmızı`.
    ColourLast,
    /// An okey or a false joker, and how many there are: `okey,2`.
    Joker,
}

/// In a table with commas, replaces the commas next to the colours: `kırmızı,5,6` becomes `kırmızı:5,6`, and
/// `5,kırmızı` becomes `5 kırmızı`. The number after a joker (an okey or a false joker) is then its count: `okey,2`
/// becomes `okey:2`. A table has at least two rows with colours. Every other line must begin with a word for a joker,
/// the indicator or a hand. Returns other texts unchanged, and tables whose numbers [`may_count`].
fn with_columns(text: &str, letters: Letters) -> Cow<'_, str> {
    if !text.contains([',', ';']) {
        return Cow::Borrowed(text);
    }
    let (mut rows, mut cells, mut others) = (Vec::new(), Vec::new(), Vec::new());
    let mut end = 0;
    for line in text.split_inclusive(ends_row) {
        let row = line.strip_suffix(ends_row).unwrap_or(line);
        match table_row(row, letters) {
            Some((comma, kind)) => {
                rows.push((end + comma, kind));
                cells.extend(match kind {
                    Row::ColourFirst => Some(&row[comma + 1..]),
                    Row::ColourLast => Some(&row[..comma]),
                    Row::Joker => None,
                });
            }
            None => others.push(row),
        }
        end += line.len();
    }
    let count = |kind| rows.iter().filter(|(_, other)| *other == kind).count();
    let begins = |row: &&str| {
        let kind = word(after_blanks_of_line(row)).map(|(kind, _)| kind);
        matches!(kind, Some(LexemeKind::Label | LexemeKind::Indicator | LexemeKind::JokerWord { .. }))
    };
    let is_table = match (count(Row::ColourFirst), count(Row::ColourLast)) {
        (2.., 0) => !may_count(&cells, false),
        (0, 2..) => !may_count(&cells, true),
        _ => false,
    };
    if !is_table || !others.iter().all(|row| row.trim().is_empty() || begins(row)) {
        return Cow::Borrowed(text);
    }
    let mut replaced = text.to_owned();
    for (comma, kind) in rows {
        replaced.replace_range(comma..=comma, if kind == Row::ColourLast { " " } else { ":" });
    }
    replaced.into()
}

/// Returns true if the numbers in a column of a table with commas may not be those of tiles. A 1 or 2 in every row, next
/// to one other number, may be a count: `kırmızı,5,2`. If the colours come last, the first column may number the rows:
/// `1,5,kırmızı` and `2,7,mavi`. `rows` has the cells of each row that hold numbers.
fn may_count(rows: &[&str], colours_last: bool) -> bool {
    let cells = |row: &str| -> Vec<String> {
        let cells = row.split([',', ';']).map(|cell| cell.trim_matches(is_blank_of_line).to_owned());
        cells.filter(|cell| !cell.is_empty()).collect()
    };
    let rows: Vec<Vec<String>> = rows.iter().map(|row| cells(row)).collect();
    let is_count = |at: usize| rows.iter().all(|cells| matches!(cells[at].as_str(), "1" | "2"));
    let is_mark = |(mark, cells): (u32, &Vec<String>)| cells.len() > 1 && cells[0] == mark.to_string();
    rows.iter().all(|cells| cells.len() == 2) && (is_count(0) || is_count(1))
        || colours_last && (1..).zip(&rows).all(is_mark)
}

/// Returns the kind of a row of a table, and the byte offset of the comma next to its colour or joker. Returns `None`
/// for any other line.
fn table_row(row: &str, letters: Letters) -> Option<(usize, Row)> {
    let is_comma = |sign: char| matches!(sign, ',' | ';');
    let is_colour = |name: &str| {
        let mut signs = name.chars();
        word_of(name).is_some()
            || sign(name).is_some_and(|(_, after)| after.is_empty())
            || signs.next().is_some_and(|letter| letters.colour(letter).is_some()) && signs.next().is_none()
    };
    let are_numbers = |text: &str| {
        text.contains(is_digit) && text.chars().all(|next| is_digit(next) || is_comma(next) || is_blank_of_line(next))
    };
    let (first, last) = (row.find(is_comma)?, row.rfind(is_comma)?);
    let (name, numbers) = (row[..first].trim_matches(is_blank_of_line), &row[first + 1..]);
    if are_numbers(numbers) {
        let counts = || matches!(numbers.trim_matches(is_blank_of_line), "0" | "1" | "2");
        let is_joker = || joker(name).is_some_and(|(.., after)| after.is_empty());
        return match () {
            () if is_colour(name) => Some((first, Row::ColourFirst)),
            () if counts() && is_joker() => Some((first, Row::Joker)),
            () => None,
        };
    }
    let (numbers, name) = (&row[..last], row[last + 1..].trim_matches(is_blank_of_line));
    (are_numbers(numbers) && is_colour(name)).then_some((last, Row::ColourLast))
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

fn one_of(word: &str, spelt: &[&str]) -> bool {
    spelt.iter().any(|spelt| spells(word, spelt))
}

/// Returns true for the words and the character that mean "and": `ve`, `ile`, `and`, `&`, `artı` and `plus` ("plus"),
/// and `bir de` ("and also").
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
    one_of(word, &["ve", "ile", "and", "artı", "plus"]).then_some(after)
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
