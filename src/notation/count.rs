//! How many of a tile: `2 okey`, `2 tane kırmızı 7`, and numbers that may as well be those of tiles.

use super::blank::{Join, after_blanks_of_line, between, ends_line, letters_at, split};
use super::colour::{Letters, Names, names};
use super::face::{again, one_face, starts_with_digit, up_to};
use super::fault::NotationFault;
use super::joker::{Joker, joker, joker_word};
use super::number::{after_times_sign, digits, number_words};
use super::wrong::Wrong;

/// What is counted, and whether a word such as `tane` says that it is; a number before a joker may count it without
/// one.
pub(super) fn counted_words(input: &str) -> Option<(bool, &str)> {
    let (count, after) = split(input, |character| character.is_ascii_digit());
    if !matches!(count, "1" | "2" | "3" | "4") {
        return None;
    }
    if let Some(rest) = after_unit(after_blanks_of_line(after)) {
        let what = after_blanks_of_line(rest);
        let counts = what.len() < rest.len() && !what.is_empty() && !what.starts_with(ends_line);
        return counts.then_some((true, what));
    }
    small_count(input)
        .filter(|(_, next)| matches!(joker_word(next), Some(Joker::Said(..))))
        .map(|(_, next)| (false, next))
}

/// The fault of a number that is as likely a count: 1 or 2 before the word for a joker, or before a colour and one
/// number.
pub(super) fn count_of_next(input: &str, letters: Letters, going: bool) -> Option<Wrong<'_>> {
    let (number, next) = small_count(input)?;
    let of = match joker_word(next) {
        Some(Joker::Said(symbol, _)) => symbol.to_string(),
        _ => again(up_to(next, lone_face(next, letters)?)),
    };
    let kind = NotationFault::NumberOrCount { number, of, behind: false, going };
    Some(Wrong::new(kind, input, &input[..1]))
}

/// The fault of a number that may as well be a count: 1 or 2 after the word for a joker.
pub(super) fn count_after_joker(input: &str, going: bool) -> Option<Wrong<'_>> {
    let Some(Joker::Said(symbol, after)) = joker_word(input) else { return None };
    let (Join::Blank | Join::Dashed, next) = between(after) else { return None };
    let (count, rest) = split(next, |character| character.is_ascii_digit());
    let apart = rest.is_empty() || rest.starts_with('/') || !matches!(between(rest).0, Join::Touching | Join::Tight);
    if !(matches!(count, "1" | "2") && apart) || after_times_sign(rest).is_some() || counted_words(next).is_some() {
        return None;
    }
    let number = count.as_bytes()[0] - b'0';
    let kind = NotationFault::NumberOrCount { number, of: symbol.to_string(), behind: true, going };
    Some(Wrong::new(kind, next, count))
}

/// The fault of `2x kırmızı 7`, `2*R7`, `2 x okey`.
pub(super) fn repeated_first(input: &str, letters: Letters) -> Option<Wrong<'_>> {
    let (count, after) = split(input, |character| character.is_ascii_digit());
    let times = count.parse().ok().filter(|times| (1..=4).contains(times))?;
    let sign = after_blanks_of_line(after);
    let tile = after_blanks_of_line(after_times_sign(sign).or_else(|| sign.strip_prefix('*'))?);
    let rest = match joker(tile) {
        Some(Joker::Said(_, rest)) => rest,
        _ => one_face(tile, letters).ok()?.1,
    };
    let kind = NotationFault::RepeatFirst { times, of: again(up_to(tile, rest)) };
    Some(Wrong::new(kind, input, up_to(input, rest)))
}

/// The fault of a count in words: `iki okey`, `iki tane kırmızı 7`.
pub(super) fn count_in_words(input: &str, letters: Letters) -> Option<Wrong<'_>> {
    let rest = number_words(input)?;
    let next = after_blanks_of_line(rest);
    let (covered, what) = match after_unit(next) {
        Some(after) => (up_to(input, after), after_blanks_of_line(after)),
        None => (up_to(input, rest), next),
    };
    let counts = joker_word(what).is_some() || matches!(names(what, letters), Ok(Some((Names::One(_), _))));
    counts.then(|| Wrong::new(NotationFault::NumberWord, input, covered))
}

/// The text after a word that says that the number before it counts.
fn after_unit(text: &str) -> Option<&str> {
    let (word, rest) = letters_at(text);
    ["tane", "adet"].iter().any(|unit| word.eq_ignore_ascii_case(unit)).then_some(rest)
}

/// 1 or 2, as many as there are of most tiles, with what follows after blanks.
fn small_count(input: &str) -> Option<(u8, &str)> {
    let (count, after) = split(input, |character| character.is_ascii_digit());
    let next = after_blanks_of_line(after);
    (matches!(count, "1" | "2") && next.len() < after.len()).then(|| (count.as_bytes()[0] - b'0', next))
}

/// The text after a colour and one number, where no repetition and no further number of that colour follows.
fn lone_face(input: &str, letters: Letters) -> Option<&str> {
    let (_, rest) = one_face(input, letters).ok()?;
    let (_, next) = between(rest);
    let counts = |next| {
        let colour =
            small_count(next).is_some_and(|(_, what)| matches!(names(what, letters), Ok(Some((Names::One(_), _)))));
        colour || counted_words(next).is_some()
    };
    let further = starts_with_digit(next) && letters_at(digits(next).1).0.is_empty() && !counts(next);
    (after_times_sign(rest).is_none() && !further).then_some(rest)
}
