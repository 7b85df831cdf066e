//! Splits a line into names, words, quoted texts and a comment, and puts names in quotes.

use std::borrow::Cow;
use std::ops::Range;

use super::fault::RecordFault;
use super::keyword::Keyword;
use super::line::turn_of;
use crate::words::{Fault, folded, is_dash, normal, span_within};

/// The text of a record, to compute byte ranges of its parts.
#[derive(Clone, Copy)]
pub(super) struct RecordText<'a>(pub(super) &'a str);

impl<'a> RecordText<'a> {
    /// Returns the byte range of `piece`, which must be a slice of this text.
    pub(super) fn span(self, piece: &'a str) -> Range<usize> {
        span_within(self.0, piece)
    }

    pub(super) fn fault(self, kind: impl Into<RecordFault>, piece: &'a str) -> Fault<RecordFault> {
        Fault::new(kind.into(), self.span(piece))
    }
}

pub(super) type RecordResult<T> = Result<T, Vec<Fault<RecordFault>>>;

/// The remaining text and the value, or a fault and the faulty part of the text.
pub(super) type TokenResult<'a, T> = Result<(&'a str, T), (RecordFault, &'a str)>;

/// A word of a line: its value, and the word as written, perhaps in quotes.
#[derive(Debug, Clone)]
pub(super) struct RecordWord<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) piece: &'a str,
}

/// Parses a word up to the next whitespace. Fails if there is none.
pub(super) fn bare(input: &str) -> TokenResult<'_, RecordWord<'_>> {
    let (piece, rest) = input.split_at(input.find(char::is_whitespace).unwrap_or(input.len()));
    if piece.is_empty() {
        Err((RecordFault::WordMissing, input))
    } else {
        Ok((rest, RecordWord { text: piece.into(), piece }))
    }
}

/// Parses a name, which must be in quotes if a character is [special](is_special). Trims a quoted name.
pub(super) fn name(input: &str) -> TokenResult<'_, RecordWord<'_>> {
    if input.starts_with('"') {
        let (rest, word) = quoted(input)?;
        return Ok((rest, RecordWord { text: normal(in_one_line(&word.text).trim()).into(), piece: word.piece }));
    }
    let (piece, rest) = input.split_at(input.find(is_special).unwrap_or(input.len()));
    if piece.is_empty() {
        let word = first_word(input);
        return Err((RecordFault::Unexpected { word: word.to_owned() }, word));
    }
    Ok((rest, RecordWord { text: normal(&in_one_line(piece)).into(), piece }))
}

/// Splits off a name in quotes. Returns the name and the text after it.
pub(crate) fn quoted_name(text: &str) -> Option<(String, &str)> {
    let (rest, word) = name(text).ok().filter(|_| text.starts_with('"'))?;
    Some((word.text.into_owned(), rest))
}

/// Parses a text in quotes, in which `\"` stands for `"` and `\\` for `\`.
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

/// Returns the first word of a text, or the whole text if it has no word.
pub(super) fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or(text)
}

/// Splits a line at the first semicolon outside quotes into its content and its comment.
pub(crate) fn without_comment(line: &str) -> (&str, Option<&str>) {
    match comment_at(line) {
        Ok(Some(at)) => (&line[..at], Some(line[at + 1..].trim())),
        _ => (line, None),
    }
}

/// Returns the quote that is never closed, if any.
pub(super) fn open_quote(line: &str) -> Option<&str> {
    comment_at(line).err().map(|at| &line[at..=at])
}

/// Returns the index of the first semicolon outside quotes, if any. Fails with the index of a quote that is never
/// closed.
fn comment_at(line: &str) -> Result<Option<usize>, usize> {
    let mut opened = None;
    let mut escaped = false;
    for (at, character) in line.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' if opened.is_some() => escaped = true,
            '"' => opened = opened.xor(Some(at)),
            ';' if opened.is_none() => return Ok(Some(at)),
            _ => {}
        }
    }
    opened.map_or(Ok(None), Err)
}

/// Splits a text at each ` / ` outside quotes into lines of a record.
pub(crate) fn lines_between_bars(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    let (mut start, mut quoted, mut escaped, mut comment) = (0, false, false, false);
    for (at, character) in text.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = quoted,
            '"' => quoted ^= !comment,
            ';' => comment |= !quoted,
            '/' if !quoted && text[start..at].ends_with(' ') && text[at + 1..].starts_with(' ') => {
                let (line, next) = (&text[start..at - 1], &text[at + 2..]);
                if !is_between_melds(line, next) {
                    lines.push(line);
                    (start, comment) = (at + 2, false);
                }
            }
            _ => {}
        }
    }
    lines.push(&text[start..]);
    lines
}

/// Returns true if a `/` after this line divides melds: the line is a turn, and the text after the `/` begins neither
/// with a keyword, not even a misspelled one, nor with another turn.
fn is_between_melds(line: &str, next: &str) -> bool {
    let begins = |text: &str| {
        let word = first_word(text.trim_start());
        Keyword::find(word).is_some() || Keyword::suggest(word).is_some()
    };
    turn_of(line.trim_start()).is_some() && turn_of(next.trim_start()).is_none() && !begins(next)
}

/// Returns true if a name with this character must be written in quotes.
pub(super) fn is_special(character: char) -> bool {
    character.is_whitespace() || matches!(character, ':' | ',' | ';' | '"' | '@' | '=' | '?')
}

/// Returns true if the word usually joins names, such as `ve` ("and"). As a player's name, it must be in quotes.
pub(crate) fn is_between_names(word: &str) -> bool {
    let dashes = !word.is_empty() && word.chars().all(is_dash);
    dashes || matches!(folded(word).as_str(), "ve" | "and" | "ile" | "&" | "+" | "/")
}

/// Formats a name, in quotes if necessary.
pub(crate) fn shown(name: &str) -> String {
    let name = &in_one_line(name);
    if name.is_empty() || name.contains(is_special) || is_between_names(name) {
        in_quotes(name)
    } else {
        name.to_owned()
    }
}

/// Puts a text in quotes, and escapes `"` and `\` with a backslash.
pub(super) fn in_quotes(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Replaces control characters by spaces, because a line end would start a new statement.
pub(crate) fn in_one_line(text: &str) -> String {
    text.replace(|character: char| character.is_control() || matches!(character, '\u{2028}' | '\u{2029}'), " ")
}
