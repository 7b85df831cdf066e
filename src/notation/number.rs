//! Numbers, ranges of them, and how often a tile counts.

use super::blank::{after_blanks, after_blanks_of_line, after_dash, split, word_at};
use super::colour::starts_with_sign;
use crate::diagnostic::FaultKind;
use crate::tile::Number;

/// The most copies a repetition may write: what the largest set holds.
const MAX_TIMES: u8 = 4;

/// A fault, the text that it begins, and how many bytes it covers.
#[derive(Debug)]
pub(super) struct Wrong<'a> {
    pub(super) kind: FaultKind,
    pub(super) at: &'a str,
    pub(super) length: usize,
}

impl<'a> Wrong<'a> {
    /// A fault of the text `covered`, which `at` starts with.
    pub(super) const fn new(kind: FaultKind, at: &'a str, covered: &str) -> Self {
        Self { kind, at, length: covered.len() }
    }
}

/// What was read, and the text after it.
pub(super) type Read<'a, T> = Result<(T, &'a str), Wrong<'a>>;

/// The digits at the start of a text, and the rest.
pub(super) fn digits(text: &str) -> (&str, &str) {
    split(text, |character| character.is_ascii_digit())
}

/// One number.
pub(super) fn number(input: &str) -> Read<'_, Number> {
    let (digits, rest) = digits(input);
    let significant = digits.trim_start_matches('0');
    match significant.parse().ok().and_then(Number::new) {
        Some(_) if significant.len() < digits.len() => {
            Err(Wrong::new(FaultKind::LeadingZero { number: significant.to_owned() }, input, digits))
        }
        Some(number) => Ok((number, rest)),
        None => Err(Wrong::new(FaultKind::NumberRange { number: digits.to_owned() }, input, digits)),
    }
}

/// A number, or a range: two with a dash. Of three and more with dashes, the first.
pub(super) fn numbers(input: &str) -> Read<'_, Vec<Number>> {
    let (from, after) = number(input)?;
    if after_dash(after).is_some_and(|after| !begins_piece(after_blanks(after))) {
        return Err(Wrong::new(FaultKind::RangeEnd, input, word_at(input)));
    }
    let single = Ok((vec![from], after));
    let Some(second) = after_dash(after).filter(|second| second.starts_with(|next: char| next.is_ascii_digit())) else {
        return single;
    };
    let (to, rest) = digits(second);
    if after_dash(rest).is_some() {
        return single;
    }
    let written = &input[..input.len() - rest.len()];
    if !to.starts_with('0') && to.parse::<u8>().map_or(true, |to| to > Number::COUNT) {
        return Err(Wrong::new(FaultKind::RangePastEnd { to: to.to_owned() }, input, written));
    }
    let (to, rest) = number(second)?;
    if to < from {
        return Err(Wrong::new(FaultKind::RangeBackwards { from: from.get(), to: to.get() }, input, written));
    }
    Ok((Number::all().filter(|number| (from..=to).contains(number)).collect(), rest))
}

/// Whether a tile may begin here, readable or not.
pub(super) fn begins_piece(text: &str) -> bool {
    text.starts_with(char::is_alphanumeric) || starts_with_sign(text)
}

/// Numbers before their colour: a range, or all of `5-6-7R`.
pub(super) fn numbers_before(input: &str) -> Read<'_, Vec<Number>> {
    let (mut found, mut rest) = numbers(input)?;
    while let Some(after) = after_dash(rest).filter(|after| after.starts_with(|next: char| next.is_ascii_digit())) {
        let (next, after) = number(after)?;
        found.push(next);
        rest = after;
    }
    // Two and a dash are no range, and no list yet.
    if found.len() == 2 && after_dash(rest).is_some() {
        return Err(Wrong::new(FaultKind::RangeEnd, input, word_at(input)));
    }
    Ok((found, rest))
}

/// How many times the tiles before count; 1 where nothing says so.
pub(super) fn times(input: &str) -> Read<'_, usize> {
    let sign = after_blanks_of_line(input);
    let Some(rest) = sign.strip_prefix(['x', 'X', '×']) else { return Ok((1, input)) };
    let (times, after) = split(rest, char::is_alphanumeric);
    match times.parse::<u8>() {
        Ok(count) if (1..=MAX_TIMES).contains(&count) && times.len() == 1 => Ok((usize::from(count), after)),
        _ => {
            let written = &sign[..sign.len() - after.len()];
            Err(Wrong::new(FaultKind::BadRepeat { times: times.to_owned() }, sign, written))
        }
    }
}
