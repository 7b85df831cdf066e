//! Parses numbers: digits, and the Turkish endings that may follow a number, as in `7'li`.

use super::vocabulary::{letters_at, spells, split};
use crate::tiles::Number;
use crate::words::folded;

pub(super) const fn is_digit(character: char) -> bool {
    character.is_ascii_digit()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WrittenNumber<'a> {
    /// The digits as written, without an ending.
    pub(super) written: &'a str,
    pub(super) suffix: Option<NumberSuffix>,
}

/// The meaning of a Turkish ending after a number, for example `'ten` ("from").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NumberSuffix {
    /// `7'li`, `3'ü`: a tile with this number.
    Tile,
    /// `3'ten`: the start of a range, or copies of the 3 if a count follows.
    From,
    /// `7'ye`: the end of a range.
    To,
    /// `5'ler`: tiles with this number in several colours.
    Plural,
}

const TILE: [&str; 8] = ["li", "lu", "i", "u", "yi", "yu", "si", "su"];

/// The Turkish endings that may be written without an apostrophe, unlike those in [`TILE`].
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

/// Parses the number at the start of a text, with its Turkish ending if it has one, as in `7'li`. Returns the number
/// and the rest of the text.
pub(super) fn digits(text: &str) -> (WrittenNumber<'_>, &str) {
    let (written, rest) = split(text, is_digit);
    let quoted = rest.strip_prefix(['\'', '\u{2019}']);
    let (ending, after) = letters_at(quoted.unwrap_or(rest));
    let tile = || (quoted.is_some() && TILE.contains(&folded(ending).as_str())).then_some(NumberSuffix::Tile);
    let other = ENDINGS.iter().find(|(spelt, _)| spells(ending, spelt)).map(|(_, suffix)| *suffix);
    let suffix = other.or_else(tile);
    (WrittenNumber { written, suffix }, if suffix.is_some() { after } else { rest })
}

impl WrittenNumber<'_> {
    /// Returns the number if a tile can have it: 1 to 13.
    pub(super) fn number(self) -> Option<Number> {
        self.written.parse().ok().filter(|_| !self.written.starts_with('0')).and_then(Number::new)
    }

    /// Returns the number as a count of tiles, if it is a digit from 1 to 4 without an ending. No set has more than
    /// four copies of a tile.
    pub(super) fn count(self) -> Option<u8> {
        match self.written {
            "1" | "2" | "3" | "4" if self.suffix.is_none() => self.written.parse().ok(),
            _ => None,
        }
    }

    /// Returns the number as a count if it is 1 or 2. No set has more than two okeys or two false jokers.
    pub(super) fn small_count(self) -> Option<u8> {
        self.count().filter(|count| *count <= 2)
    }
}

/// The largest count: no set has more than four copies of a tile.
const MAX_TIMES: u8 = 4;

/// Parses the number after an `x`. Returns it as written, its value if it is a valid count, and the rest of the text.
pub(super) fn times(text: &str) -> (&str, Option<usize>, &str) {
    let (times, after) = split(text, char::is_alphanumeric);
    let count = times.parse::<u8>().ok().filter(|count| times.len() == 1 && (1..=MAX_TIMES).contains(count));
    (times, count.map(usize::from), after)
}
