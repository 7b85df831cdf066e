//! A colour and a number: what the pieces of a hand are made of.

use unicode_normalization::UnicodeNormalization;

use super::blank::{after_blanks, after_blanks_of_line, after_dash, word_at};
use super::colour::{Letters, Named, Names, names};
use super::fault::NotationFault;
use super::number::{is_digit, number};
use super::wrong::{Read, Wrong};
use crate::hand::FourthColour;
use crate::table::Symbol;
use crate::tiles::Number;

/// The tiles that one word writes.
pub(super) type Item = Vec<(Symbol, Option<FourthColour>)>;

/// A colour and one number.
pub(super) fn one_face(input: &str, letters: Letters) -> Read<'_, Item> {
    let Ok(Some((Names::One(named), after))) = names(input, letters) else {
        return Err(unknown_word(input, None, letters));
    };
    let numbered = after_link(after);
    if !starts_with_digit(numbered) {
        let fault = NotationFault::NumberMissing { colour: again(up_to(input, after)), taken: None };
        return Err(Wrong::new(fault, input, word_at(input)));
    }
    let (number, rest) = number(numbered)?;
    Ok((tiles(&[named], &[number]), rest))
}

/// Between a colour and its numbers: blanks, a colon, or a dash with blanks.
pub(super) fn after_link(text: &str) -> &str {
    let apart = after_blanks(text);
    if let Some(after) = apart.strip_prefix(':') {
        return after_blanks(after);
    }
    let line = after_blanks_of_line(text);
    match after_dash(line) {
        Some(after) if line.len() < text.len() && after.starts_with(char::is_whitespace) => after_blanks(after),
        _ => apart,
    }
}

/// A word that is no tile is named whole.
pub(super) fn unknown_word<'a>(input: &'a str, nearest: Option<&'static str>, letters: Letters) -> Wrong<'a> {
    let word = word_at(input);
    let word = if word.is_empty() { &input[..input.chars().next().map_or(0, char::len_utf8)] } else { word };
    Wrong::new(NotationFault::UnknownWord { word: word.to_owned(), nearest, letters }, input, word)
}

/// Words as they can be typed again: in one line, their marks on the letters, and nothing in them that cannot be seen.
pub(super) fn again(words: &str) -> String {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    words.nfc().filter(|character| !matches!(character, '\u{fe0e}' | '\u{fe0f}' | '\u{20e3}')).collect()
}

/// The text up to a later place of it.
pub(super) fn up_to<'a>(text: &'a str, rest: &str) -> &'a str {
    &text[..text.len() - rest.len()]
}

pub(super) fn starts_with_digit(text: &str) -> bool {
    text.starts_with(is_digit)
}

pub(super) fn tiles(colours: &[Named], numbers: &[Number]) -> Item {
    let tile = |named: &Named, number: &Number| (Symbol::Tile(named.face(*number).into()), named.fourth);
    colours.iter().flat_map(|named| numbers.iter().map(move |number| tile(named, number))).collect()
}
