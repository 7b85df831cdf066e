//! Finds texts with two readings: if a group of the text is read alone, it means other tiles than in the whole text.
//!
//! The parser reads a text from left to right, and a number without a colour gets the colour of an earlier tile. So it
//! reads `siyah 1-2-3 - 7 ve 8 sarı` ("black 1-2-3 - 7 and 8 yellow") as K1 K2 K3 K7 Y8. But the writer may have meant
//! groups, and the group `7 ve 8 sarı` alone means Y7 Y8.

use std::ops::Range;

use super::Letters;
use super::fault::NotationFault;
use super::list_marks::item_number;
use super::number::is_digit;
use super::vocabulary::{after_dash, ends_line, is_and, is_blank_of_line, is_comma, is_letter, letters_at, split};
use crate::table::Symbol;
use crate::tiles::Tile;
use crate::words::{Fault, is_dash};

/// The strength of a separator between two groups, from weak to strong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    /// A comma or a plus sign without blanks: `7,8`.
    Tight,
    /// A blank between a number and a list of numbers without blanks: `6 7-8-9`, `6 7,8`.
    List,
    /// A word for "and", or `&`.
    And,
    /// A comma or a plus sign with a blank.
    Comma,
    /// A semicolon, a bullet, a bracket, or a dash with blanks around it.
    Mark,
    /// A line end or a tab.
    Line,
}

/// A group of a text, with its tiles in two readings.
struct Group {
    span: Range<usize>,
    /// The tiles of the group if the text is read from left to right.
    in_text: Vec<Symbol>,
    /// The tiles of the group if it is read alone.
    alone: Vec<Symbol>,
}

/// Returns a fault if some groups of a text mean different tiles when each group is read alone. Splits the text at the
/// strongest separators first, then also at weaker ones. `whole` has the tiles of the text read from left to right,
/// with their places. `read` reads a group alone, and returns `None` if the group has a fault.
pub(super) fn other_reading(
    text: &str,
    letters: Letters,
    whole: &[(Symbol, Range<usize>)],
    read: impl Fn(&str) -> Option<Vec<Symbol>>,
) -> Option<Fault<NotationFault>> {
    let separators = separators(text);
    let strengths = [Strength::Line, Strength::Mark, Strength::Comma, Strength::And, Strength::List, Strength::Tight];
    let mut occurring = strengths.into_iter().filter(|strength| separators.iter().any(|(_, other)| other == strength));
    occurring.find_map(|weakest| {
        let splits = separators.iter().filter(|(_, strength)| *strength >= weakest);
        let groups = groups(text, splits, whole, &read)?;
        let unclear = differing(text, &groups)?;
        let one = letters.symbols(unclear.iter().flat_map(|group| group.in_text.iter().copied()));
        let other = letters.symbols(unclear.iter().flat_map(|group| group.alone.iter().copied()));
        let [from, to] = [unclear.first()?.span.start, unclear.last()?.span.end];
        let inside = text[from..to].trim_end();
        let end = from + inside.len();
        let kind = NotationFault::TwoReadings { one, other };
        Some(Fault::new(kind, end - inside.trim_start().len()..end))
    })
}

/// Returns a fault if a text is a list of tiles that may have counts: `K1 2, R5 2, B7 1` means six tiles, or K1 twice,
/// R5 twice and B7. At least two tiles must have a 1 or 2 after them, and all other tiles must be okeys or false
/// jokers. `tiles` has the tiles of the text with their places.
pub(super) fn counted_list(
    text: &str,
    letters: Letters,
    tiles: &[(Symbol, Range<usize>)],
) -> Option<Fault<NotationFault>> {
    let blank = |sign: char| sign == '\t' || is_blank_of_line(sign);
    let items =
        tiles.chunk_by(|(_, one), (_, next)| one.end < next.start && text[one.end..next.start].chars().all(blank));
    let mut counted = Vec::new();
    for item in items {
        match item {
            [(tile, _), (Symbol::Tile(Tile::Numbered(_)), count)] if matches!(&text[count.clone()], "1" | "2") => {
                let count = if &text[count.clone()] == "1" { 1 } else { 2 };
                counted.push((*tile, count));
            }
            _ if item.iter().all(|(tile, _)| !matches!(tile, Symbol::Tile(Tile::Numbered(_)))) => {
                counted.extend(item.iter().map(|&(joker, _)| (joker, 1)));
            }
            _ => return None,
        }
    }
    let pairs = tiles.len() - counted.len();
    let one = letters.symbols(tiles.iter().map(|&(symbol, _)| symbol));
    let other = letters.symbols(counted.into_iter().flat_map(|(symbol, count)| std::iter::repeat_n(symbol, count)));
    let (first, last) = (tiles.first()?, tiles.last()?);
    (pairs > 1).then(|| Fault::new(NotationFault::TwoReadings { one, other }, first.1.start..last.1.end))
}

/// Splits tiles at the brackets and line ends of their text. `span` returns the place of a tile in the text.
pub(super) fn parts<'t, T>(text: &str, tiles: &'t [T], span: impl Fn(&T) -> &Range<usize>) -> Vec<&'t [T]> {
    let is_divider = |character: char| ends_line(character) || is_bracket(character);
    let mut dividers = text.match_indices(is_divider).map(|(at, _)| at).peekable();
    let is_together = |one: &T, next: &T| {
        while dividers.next_if(|&divider| divider < span(one).end).is_some() {}
        dividers.peek().is_none_or(|&divider| divider >= span(next).start)
    };
    tiles.chunk_by(is_together).collect()
}

const fn is_bracket(character: char) -> bool {
    matches!(character, '(' | ')' | '[' | ']' | '{' | '}')
}

/// Splits a text into groups. Returns `None` if a group has a fault when it is read alone.
fn groups<'a>(
    text: &str,
    splits: impl Iterator<Item = &'a (Range<usize>, Strength)>,
    whole: &[(Symbol, Range<usize>)],
    read: impl Fn(&str) -> Option<Vec<Symbol>>,
) -> Option<Vec<Group>> {
    let (mut tiles, mut from, mut begins_line) = (whole.iter().peekable(), 0, true);
    let end = (text.len()..text.len(), Strength::Line);
    let group = |(split, strength): (Range<usize>, Strength)| {
        let span = from..split.start;
        let alone = alone(&text[span.clone()], begins_line, &read)?;
        (from, begins_line) = (split.end, strength == Strength::Line);
        let in_text = std::iter::from_fn(|| tiles.next_if(|(_, place)| place.end <= span.end));
        Some(Group { in_text: in_text.map(|(symbol, _)| *symbol).collect(), alone, span })
    };
    splits.cloned().chain([end]).map(group).collect()
}

/// Returns the groups from the first to the last one that means different tiles when it is read alone; `None` if no
/// group does. If these groups contain only one of two matching brackets, returns all groups of the text. The hint of
/// the error replaces the returned groups, so a lone bracket would stay in the text.
fn differing<'g>(text: &str, groups: &'g [Group]) -> Option<&'g [Group]> {
    let differs = |group: &Group| group.in_text != group.alone;
    let differing = groups.get(groups.iter().position(differs)?..=groups.iter().rposition(differs)?)?;
    let inside = &text[differing.first()?.span.start..differing.last()?.span.end];
    let balanced = inside.matches(['(', '[', '{']).count() == inside.matches([')', ']', '}']).count();
    Some(if balanced { differing } else { groups })
}

/// Returns the tiles of a group that is read alone; `None` if it has a fault. A list mark such as `2.` at its start is
/// a fault, except at the start of a line.
fn alone(group: &str, begins_line: bool, read: impl Fn(&str) -> Option<Vec<Symbol>>) -> Option<Vec<Symbol>> {
    let marks_item = |(_, after): (&str, &str)| {
        after.starts_with(['.', ')']) || after_dash(after).is_some_and(|after| !after.starts_with(is_digit))
    };
    if !begins_line && item_number(group.trim_start()).is_some_and(marks_item) {
        return None;
    }
    read(group).or_else(|| read(&with_colour_apart(group)?))
}

/// Returns the places of all separators in a text, with their strengths.
fn separators(text: &str) -> Vec<(Range<usize>, Strength)> {
    let (mut separators, mut at, mut last) = (Vec::new(), 0, None);
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match first {
            _ if is_letter(first) => letters_at(rest).0.len(),
            _ if is_dash(first) => split(rest, is_dash).0.len(),
            _ => first.len_utf8(),
        };
        let (word, after) = rest.split_at(length);
        let before_blank = after.chars().next().is_none_or(char::is_whitespace);
        let behind_blank = last.is_none_or(char::is_whitespace);
        let strength = match first {
            _ if ends_line(first) => Some(Strength::Line),
            ',' | '+' if behind_blank || before_blank => Some(Strength::Comma),
            ',' | '+' => Some(Strength::Tight),
            _ if is_bracket(first) => Some(Strength::Mark),
            _ if is_comma(first) => Some(Strength::Mark),
            ' ' if last.is_some_and(is_digit) && begins_list(after) => Some(Strength::List),
            _ if !behind_blank || !before_blank => None,
            _ if is_dash(first) => Some(Strength::Mark),
            _ if word == "&" || is_and(word) => Some(Strength::And),
            _ => None,
        };
        separators.extend(strength.map(|strength| (at..at + length, strength)));
        last = Some(first);
        at += length;
    }
    separators
}

/// Returns true if a text begins with two numbers and one comma, plus sign or dash between them: `7,8`.
fn begins_list(text: &str) -> bool {
    let (number, after) = split(text, is_digit);
    let more = after.strip_prefix(|sign| matches!(sign, ',' | '+') || is_dash(sign));
    !number.is_empty() && more.is_some_and(|more| more.starts_with(is_digit))
}

/// Puts a blank before a colour that touches the last number of a group: `7,8R` becomes `7,8 R`. The colour may then
/// belong to all numbers of the group.
fn with_colour_apart(group: &str) -> Option<String> {
    let numbers = group.trim_end().trim_end_matches(is_letter);
    let colour = &group[numbers.len()..];
    (numbers.ends_with(is_digit) && !colour.is_empty()).then(|| format!("{numbers} {colour}"))
}
