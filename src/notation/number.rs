//! Numbers, ranges of them, and how often a tile counts.

use super::blank::{after_blanks, after_blanks_of_line, after_dash, letters_at, split, word_at};
use super::colour::starts_with_sign;
use super::fault::NotationFault;
use super::wrong::{Read, Wrong};
use crate::tiles::Number;
use crate::words::folded;

/// The most copies a repetition may write: what the largest set holds.
const MAX_TIMES: u8 = 4;

/// What stands for a digit or, as a sign of its own, for the number 10.
pub(super) const fn is_digit(character: char) -> bool {
    character.is_ascii_digit() || character == TEN
}

const TEN: char = '\u{1f51f}';

/// The digits at the start of a text, be they on keys (`7\u{fe0f}\u{20e3}`), and the rest; the ending of `7'li` is
/// passed over.
pub(super) fn digits(text: &str) -> (&str, &str) {
    let mut rest = text;
    while let Some(after) = rest.strip_prefix(is_digit) {
        rest = after_key(after);
    }
    let digits = &text[..text.len() - rest.len()];
    (digits, if digits.is_empty() { rest } else { after_ending(rest) })
}

/// The rest of a text after the marks that put the digit before them on a key.
fn after_key(text: &str) -> &str {
    let key = text.strip_prefix('\u{fe0f}').unwrap_or(text);
    key.strip_prefix('\u{20e3}').unwrap_or(text)
}

/// Turkish endings of a number spoken of as a tile: `7'li`, `3'ü`, `6'sı`.
const ENDINGS: [&str; 8] = ["li", "lu", "i", "u", "yi", "yu", "si", "su"];

/// The rest of a text after an ending as in `7'li`, `3'ü` or `6'sı`, where no further letter follows.
fn after_ending(text: &str) -> &str {
    let ending = text.strip_prefix(['\'', '\u{2019}']).map(letters_at);
    match ending {
        Some((ending, rest)) if ENDINGS.contains(&folded(ending).as_str()) => rest,
        _ => text,
    }
}

/// The digits alone.
fn plain(digits: &str) -> String {
    digits.replace(TEN, "10").chars().filter(char::is_ascii_digit).collect()
}

/// One number.
pub(super) fn number(input: &str) -> Read<'_, Number> {
    let (written, rest) = digits(input);
    let digits = plain(written);
    let significant = digits.trim_start_matches('0');
    match significant.parse().ok().and_then(Number::new) {
        Some(_) if significant.len() < digits.len() => {
            Err(Wrong::new(NotationFault::LeadingZero { number: significant.to_owned() }, input, written))
        }
        Some(number) => Ok((number, rest)),
        None => Err(Wrong::new(NotationFault::NumberRange { number: digits }, input, written)),
    }
}

/// A number, or a range: two with a dash. Of three and more with dashes, the first.
pub(super) fn numbers(input: &str) -> Read<'_, Vec<Number>> {
    let (from, after) = number(input)?;
    if after_dash(after).is_some_and(|after| !begins_piece(after_blanks(after))) {
        return Err(Wrong::new(NotationFault::RangeEnd, input, word_at(input)));
    }
    let single = Ok((vec![from], after));
    let Some(second) = after_dash(after).filter(|second| second.starts_with(is_digit)) else {
        return single;
    };
    let (to, rest) = digits(second);
    let to = plain(to);
    if after_dash(rest).is_some() {
        return single;
    }
    let written = &input[..input.len() - rest.len()];
    if !to.starts_with('0') && to.parse::<u8>().map_or(true, |to| to > Number::COUNT) {
        return Err(Wrong::new(NotationFault::RangePastEnd { from, to, colour: None }, input, written));
    }
    let (to, rest) = number(second)?;
    if to < from {
        return Err(Wrong::new(NotationFault::RangeBackwards { from, to, colour: None }, input, written));
    }
    Ok((Number::all().filter(|number| (from..=to).contains(number)).collect(), rest))
}

/// Whether a tile may begin here, readable or not.
pub(super) fn begins_piece(text: &str) -> bool {
    text.starts_with(char::is_alphanumeric) || text.starts_with(is_digit) || starts_with_sign(text)
}

/// Numbers before their colour: a range, or all of `5-6-7R`.
pub(super) fn numbers_before(input: &str) -> Read<'_, Vec<Number>> {
    let (mut found, mut rest) = numbers(input)?;
    while let Some(after) = after_dash(rest).filter(|after| after.starts_with(is_digit)) {
        let (next, after) = number(after)?;
        found.push(next);
        rest = after;
    }
    // Two and a dash are no range, and no list yet.
    if found.len() == 2 && after_dash(rest).is_some() {
        return Err(Wrong::new(NotationFault::RangeEnd, input, word_at(input)));
    }
    Ok((found, rest))
}

/// Numbers in words, without the marks of Turkish letters.
const WORDS: [&str; 26] = [
    "bir", "iki", "uc", "dort", "bes", "alti", "yedi", "sekiz", "dokuz", "on", "onbir", "oniki", "onuc", "one", "two",
    "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
];

/// The text after numbers that are written in words, where it begins with one.
pub(super) fn number_words(input: &str) -> Option<&str> {
    let word = |text| Some(letters_at(text)).filter(|(word, _)| WORDS.contains(&folded(word).as_str()));
    let (_, mut rest) = word(input)?;
    while let Some((_, after)) = word(after_blanks_of_line(rest)) {
        rest = after;
    }
    Some(rest)
}

/// The text after the sign of a repetition, with blanks before it or without.
pub(super) fn after_times_sign(text: &str) -> Option<&str> {
    after_blanks_of_line(text).strip_prefix(['x', 'X', '×'])
}

/// How many times the tiles before count; 1 where nothing is written.
pub(super) fn times(input: &str) -> Read<'_, usize> {
    let Some(rest) = after_times_sign(input) else { return Ok((1, input)) };
    let (times, after) = split(rest, char::is_alphanumeric);
    match times.parse::<u8>() {
        Ok(count) if (1..=MAX_TIMES).contains(&count) && times.len() == 1 => Ok((usize::from(count), after)),
        _ => {
            let sign = after_blanks_of_line(input);
            let written = &sign[..sign.len() - after.len()];
            Err(Wrong::new(NotationFault::BadRepeat { times: times.to_owned() }, sign, written))
        }
    }
}
