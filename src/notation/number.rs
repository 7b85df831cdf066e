//! Numbers as they are written: digits, plain or on keys, and what may touch them.

use super::blank::{letters_at, split};
use super::vocabulary::spells;
use crate::tiles::Number;
use crate::words::folded;

/// Returns true for a digit, and for the sign of the number 10.
pub(super) const fn is_digit(character: char) -> bool {
    character.is_ascii_digit() || character == TEN
}

const TEN: char = '\u{1f51f}';

/// A number as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WrittenNumber<'a> {
    /// The digits, without what touches them.
    pub(super) written: &'a str,
    pub(super) suffix: Option<NumberSuffix>,
}

/// The meaning of letters after a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NumberSuffix {
    /// `7'li`, `3'ü`: the tile of that number.
    Tile,
    /// `3'ten`: from that number on, or how many of it.
    From,
    /// `7'ye`: up to that number.
    To,
    /// `5'ler`: that number in several colours.
    Plural,
}

/// Turkish endings of a number that is spoken of as a tile.
const TILE: [&str; 8] = ["li", "lu", "i", "u", "yi", "yu", "si", "su"];

/// The other endings, in every vowel harmony; people leave out the apostrophe before them.
const ENDINGS: [(&str, NumberSuffix); 10] = [
    ("den", NumberSuffix::From),
    ("dan", NumberSuffix::From),
    ("ten", NumberSuffix::From),
    ("tan", NumberSuffix::From),
    ("e", NumberSuffix::To),
    ("a", NumberSuffix::To),
    ("ye", NumberSuffix::To),
    ("ya", NumberSuffix::To),
    ("ler", NumberSuffix::Plural),
    ("lar", NumberSuffix::Plural),
];

/// Returns the number at the start of a text, with its ending, and the text after it.
pub(super) fn digits(text: &str) -> (WrittenNumber<'_>, &str) {
    let mut rest = text;
    while let Some(after) = rest.strip_prefix(is_digit) {
        rest = after_key(after);
    }
    let written = &text[..text.len() - rest.len()];
    let quoted = rest.strip_prefix(['\'', '\u{2019}']);
    let (ending, after) = letters_at(quoted.unwrap_or(rest));
    let tile = || (quoted.is_some() && TILE.contains(&folded(ending).as_str())).then_some(NumberSuffix::Tile);
    let other = ENDINGS.iter().find(|(spelt, _)| spells(ending, spelt)).map(|(_, suffix)| *suffix);
    let suffix = other.or_else(tile);
    (WrittenNumber { written, suffix }, if suffix.is_some() { after } else { rest })
}

/// Returns the rest of a text after the marks that put the digit before them on a key.
fn after_key(text: &str) -> &str {
    let key = text.strip_prefix('\u{fe0f}').unwrap_or(text);
    key.strip_prefix('\u{20e3}').unwrap_or(text)
}

impl WrittenNumber<'_> {
    /// Returns the digits alone.
    pub(super) fn plain(self) -> String {
        self.written.replace(TEN, "10").chars().filter(char::is_ascii_digit).collect()
    }

    /// Returns the number of a tile that they write.
    pub(super) fn number(self) -> Option<Number> {
        let plain = self.plain();
        plain.parse().ok().filter(|_| !plain.starts_with('0')).and_then(Number::new)
    }

    /// Returns how many tiles they can count: 1 to 4, as many as the largest set has of one.
    pub(super) fn count(self) -> Option<u8> {
        match self.written {
            "1" | "2" | "3" | "4" if self.suffix.is_none() => self.written.parse().ok(),
            _ => None,
        }
    }

    /// Returns how many jokers they can count: 1 or 2, as many as there are of most tiles.
    pub(super) fn small_count(self) -> Option<u8> {
        self.count().filter(|count| *count <= 2)
    }
}

/// The most copies that a repetition may write: what the largest set holds.
const MAX_TIMES: u8 = 4;

/// Returns the text after an `x`, its value if that is a valid count, and the rest of the text.
pub(super) fn times(text: &str) -> (&str, Option<usize>, &str) {
    let (times, after) = split(text, char::is_alphanumeric);
    let count = times.parse::<u8>().ok().filter(|count| times.len() == 1 && (1..=MAX_TIMES).contains(count));
    (times, count.map(usize::from), after)
}
