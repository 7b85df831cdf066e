//! The pieces of a line: names, words, quoted texts.

use std::borrow::Cow;
use std::ops::Range;

use super::fault::RecordFault;
use super::name::is_special;
use crate::words::{Fault, normal};

/// The text of a record. Every piece of it knows its place.
#[derive(Clone, Copy)]
pub(super) struct RecordText<'a>(pub(super) &'a str);

impl<'a> RecordText<'a> {
    /// Returns the bytes of a piece.
    pub(super) fn span(self, piece: &'a str) -> Range<usize> {
        let start = piece.as_ptr() as usize - self.0.as_ptr() as usize;
        start..start + piece.len()
    }

    /// Returns a fault at a piece.
    pub(super) fn fault(self, kind: impl Into<RecordFault>, piece: &'a str) -> Fault<RecordFault> {
        Fault::new(kind.into(), self.span(piece))
    }
}

/// A result, or every fault.
pub(super) type RecordResult<T> = Result<T, Vec<Fault<RecordFault>>>;

/// A result and the rest; or the fault and the piece of the line that caused it.
pub(super) type TokenResult<'a, T> = Result<(&'a str, T), (RecordFault, &'a str)>;

/// A word, with its piece of the line.
#[derive(Debug, Clone)]
pub(super) struct RecordWord<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) piece: &'a str,
}

/// Returns the text up to the next blank; a line that begins with a blank has no word.
pub(super) fn bare(input: &str) -> TokenResult<'_, RecordWord<'_>> {
    let (piece, rest) = input.split_at(input.find(char::is_whitespace).unwrap_or(input.len()));
    if piece.is_empty() {
        Err((RecordFault::WordMissing, input))
    } else {
        Ok((rest, RecordWord { text: piece.into(), piece }))
    }
}

/// Parses a name: quoted, or without characters that need quotes.
pub(super) fn name(input: &str) -> TokenResult<'_, RecordWord<'_>> {
    if input.starts_with('"') {
        let (rest, word) = quoted(input)?;
        return Ok((rest, RecordWord { text: normal(&word.text).into(), piece: word.piece }));
    }
    let (piece, rest) = input.split_at(input.find(is_special).unwrap_or(input.len()));
    if piece.is_empty() {
        let word = first_word(input);
        return Err((RecordFault::Unexpected { word: word.to_owned() }, word));
    }
    Ok((rest, RecordWord { text: normal(piece).into(), piece }))
}

/// Parses a quoted text, in which `\"` is a quote and `\\` a backslash.
pub(super) fn quoted(input: &str) -> TokenResult<'_, RecordWord<'_>> {
    let mut characters = input.char_indices().skip(1);
    while let Some((at, character)) = characters.next() {
        match character {
            '\\' => drop(characters.next()),
            '"' => {
                let (piece, rest) = input.split_at(at + 1);
                return Ok((rest, RecordWord { text: unescaped(&input[1..at]), piece }));
            }
            _ => {}
        }
    }
    Err((RecordFault::QuoteOpen, &input[..1]))
}

fn unescaped(text: &str) -> Cow<'_, str> {
    if text.contains('\\') {
        Cow::Owned(text.replace("\\\\", "\\\u{0}").replace("\\\"", "\"").replace("\\\u{0}", "\\"))
    } else {
        Cow::Borrowed(text)
    }
}

/// Returns the first word of a text.
pub(super) fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or(text)
}

/// Splits off the comment, which begins at the first semicolon outside quotes.
pub(crate) fn without_comment(line: &str) -> (&str, Option<&str>) {
    let mut in_quotes = false;
    let mut escaped = false;
    for (at, character) in line.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' if in_quotes => escaped = true,
            '"' => in_quotes = !in_quotes,
            ';' if !in_quotes => return (&line[..at], Some(line[at + 1..].trim())),
            _ => {}
        }
    }
    (line, None)
}
