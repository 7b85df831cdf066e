//! Finds texts with two readings: if a group of the text is read alone, it means other tiles than in the whole text.
//!
//! The parser reads a text from left to right, and a number without a colour gets the colour of an earlier tile. So it
//! reads `siyah 1-2-3 - 7 ve 8 sarı` ("black 1-2-3 - 7 and 8 yellow") as K1 K2 K3 K7 Y8. But the writer may have meant
//! groups, and the group `7 ve 8 sarı` alone means Y7 Y8.

use std::ops::Range;

use super::Letters;
use super::colour::{has_ending, is_ablative, is_colour};
use super::fault::NotationFault;
use super::list_marks::item_number;
use super::number::{digits, is_digit};
use super::vocabulary::{
    after_and, after_blanks_of_line, after_dash, ends_line, ends_row, is_blank_of_line, is_comma, is_letter,
    letters_at, split,
};
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
    let differs = |splits: &[(Range<usize>, Strength)]| {
        let groups = groups(text, splits, whole, &read)?;
        let unclear = differing(text, &groups)?;
        let one = letters.symbols(unclear.iter().flat_map(|group| group.in_text.iter().copied()));
        let other = letters.symbols(unclear.iter().flat_map(|group| group.alone.iter().copied()));
        let [from, to] = [unclear.first()?.span.start, unclear.last()?.span.end];
        let inside = text[from..to].trim_end();
        let end = from + inside.len();
        let kind = NotationFault::TwoReadings { one, other };
        Some(Fault::new(kind, end - inside.trim_start().len()..end))
    };
    let at_separators = occurring.find_map(|weakest| {
        let splits = separators.iter().filter(|(_, strength)| *strength >= weakest);
        differs(&splits.cloned().collect::<Vec<_>>())
    });
    at_separators.or_else(|| {
        let splits = behind_colours(text, letters, &separators);
        if splits.is_empty() { None } else { differs(&splits) }
    })
}

/// Returns the blanks after colours that may belong to the numbers before them: the one after `siyah` in `sarı 6, 7
/// siyah 8, 9 kırmızı` ("yellow 6, 7 black 8, 9 red"). A separator must come between these numbers and the colour
/// before them, and a number must follow the colour. Also returns the separator before the first of these numbers.
fn behind_colours(
    text: &str,
    letters: Letters,
    separators: &[(Range<usize>, Strength)],
) -> Vec<(Range<usize>, Strength)> {
    let mut splits: Vec<(Range<usize>, Strength)> = Vec::new();
    for (at, _) in text.match_indices(' ').filter(|(at, _)| text[at + 1..].starts_with(is_digit)) {
        let before = text[..at].trim_end_matches(is_letter);
        let numbers = before.trim_end_matches(is_blank_of_line);
        if numbers.len() == before.len() || !numbers.ends_with(is_digit) || !is_colour(&text[before.len()..at], letters)
        {
            continue;
        }
        let from = numbers.trim_end_matches(|sign| is_digit(sign) || is_blank_of_line(sign)).len();
        let last =
            separators.partition_point(|(span, _)| span.start < from).checked_sub(1).map(|last| &separators[last]);
        let separator = last.filter(|(span, strength)| span.end == from && *strength != Strength::List);
        if splits.last().is_some_and(|(split, _)| split.start == from) || separator.is_some() {
            splits.extend(separator.filter(|_| splits.is_empty()).cloned());
            splits.push((at..at + 1, Strength::Mark));
        }
    }
    splits
}

/// Returns a fault if a text is a list of tiles that may have counts: `K1 2, R5 2, B7 1` means the tiles K1 K2 R5 R2 B7
/// B1, or K1 twice, R5 twice and B7. At least two tiles must have a 1 or 2 after them, and all other tiles must be
/// okeys or false jokers. Blanks come before each 1 or 2, or each line has one tile and its count: `K1;2` and `R5;2` on
/// two lines. `tiles` has the tiles of the text with their places.
pub(super) fn counted_list(
    text: &str,
    letters: Letters,
    tiles: &[(Symbol, Range<usize>)],
) -> Option<Fault<NotationFault>> {
    let blank = |sign: char| sign == '\t' || is_blank_of_line(sign);
    let counted = counted_items(text, tiles, blank)
        .or_else(|| counted_items(text, tiles, |sign| !ends_row(sign) && !is_dash(sign)))?;
    let pairs = tiles.len() - counted.len();
    let one = letters.symbols(tiles.iter().map(|&(symbol, _)| symbol));
    let other = letters.symbols(counted.into_iter().flat_map(|(symbol, count)| std::iter::repeat_n(symbol, count)));
    let (first, last) = (tiles.first()?, tiles.last()?);
    (pairs > 1).then(|| Fault::new(NotationFault::TwoReadings { one, other }, first.1.start..last.1.end))
}

/// Returns the tiles of a list with their counts. An item of the list is a tile and a 1 or 2, or only okeys and false
/// jokers. `joins` returns true for the characters that may stand inside an item. Returns `None` if another item
/// occurs.
fn counted_items(
    text: &str,
    tiles: &[(Symbol, Range<usize>)],
    joins: impl Fn(char) -> bool,
) -> Option<Vec<(Symbol, usize)>> {
    let items =
        tiles.chunk_by(|(_, one), (_, next)| one.end < next.start && text[one.end..next.start].chars().all(&joins));
    let mut counted = Vec::new();
    for item in items {
        match item {
            [(tile, _), (Symbol::Tile(Tile::Numbered(_)), count)] if matches!(&text[count.clone()], "1" | "2") => {
                let count = if &text[count.clone()] == "1" { 1 } else { 2 };
                counted.push((*tile, count));
            }
            _ if item.iter().all(|(tile, _)| tile.face().is_none()) => {
                counted.extend(item.iter().map(|&(joker, _)| (joker, 1)));
            }
            _ => return None,
        }
    }
    Some(counted)
}

/// Returns a fault if numbers may say how many tiles of a colour there are: `siyahtan 2, kırmızıdan 3` ("2 of black, 3
/// of red"), `2 reds`, `2 siyahtan`. In `siyahtan 2 3` and in `2 3 reds`, the numbers are those of tiles. So is the 7
/// in `siyahtan 7` and in `7 reds`, because few hands have seven tiles of one colour. `tiles` has the tiles of the text
/// with their places.
pub(super) fn counted_colours(text: &str, tiles: &[(Symbol, Range<usize>)]) -> Option<Fault<NotationFault>> {
    let words = tiles.chunk_by(|(_, one), (_, next)| one == next);
    let numbered = words.filter_map(|tiles| {
        let (symbol, span) = tiles.first()?;
        Some((symbol.face()?.colour, span))
    });
    let is_few = |number: &str| matches!(number, "1" | "2" | "3" | "4" | "5" | "6");
    let (mut counts, mut all, mut listed) = (Vec::new(), true, false);
    for (colour, span) in numbered {
        let written = &text[span.clone()];
        let count = colour_and_count(written).filter(|(_, number, _)| !listed && is_few(number));
        all &= count.is_some_and(|(.., behind)| behind);
        counts.extend(count.map(|count| (colour, span, count)));
        let last = written.rsplit(|sign: char| is_dash(sign) || sign.is_whitespace()).next().unwrap_or_default();
        listed = written.starts_with(is_digit) && digits(last).1.is_empty();
    }
    let (colour, span, (name, number, behind)) = counts.into_iter().find(|(.., (.., behind))| all || !behind)?;
    let kind = NotationFault::NumberOrCount {
        number: number.parse().ok()?,
        of: name.to_owned(),
        behind,
        colour_carried: true,
        list: None,
        colour: Some(colour),
    };
    Some(Fault::new(kind, span.clone()))
}

/// Splits a tile such as `siyahtan 2` ("of black 2") or `2 reds` into the name of its colour and its number, if the
/// number may be a count. The flag is true if the number comes last.
fn colour_and_count(written: &str) -> Option<(&str, &str, bool)> {
    // An apostrophe may come before the ending, as in `siyah'tan 2`.
    let quotes = ['\'', '\u{2019}'];
    let after = letters_at(written).1;
    let after = after.strip_prefix(quotes).map_or(after, |ending| letters_at(ending).1);
    let name = &written[..written.len() - after.len()];
    let number = after.trim_start_matches(|sign: char| sign.is_whitespace() || sign == ':');
    if is_ablative(&name.replace(quotes, "")) && !number.is_empty() && number.chars().all(is_digit) {
        return Some((name, number, true));
    }
    let (number, after) = split(written, is_digit);
    let name = after_blanks_of_line(after);
    (!number.is_empty() && has_ending(&name.replace(quotes, ""))).then_some((name, number, false))
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
fn groups(
    text: &str,
    splits: &[(Range<usize>, Strength)],
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
    splits.iter().cloned().chain([end]).map(group).collect()
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
    // True after letters that touch the number before them: after the R in `7,8R 9B`.
    let mut attached = false;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let behind_blank = last.is_none_or(char::is_whitespace);
        let and = if behind_blank { after_and(rest) } else { None };
        let after = and.unwrap_or_else(|| match first {
            _ if is_letter(first) => letters_at(rest).1,
            _ if is_dash(first) => split(rest, is_dash).1,
            _ => &rest[first.len_utf8()..],
        });
        let length = rest.len() - after.len();
        let before_blank = after.chars().next().is_none_or(char::is_whitespace);
        let strength = match first {
            _ if ends_line(first) => Some(Strength::Line),
            ',' | '+' if behind_blank || before_blank => Some(Strength::Comma),
            ',' | '+' => Some(Strength::Tight),
            _ if is_bracket(first) => Some(Strength::Mark),
            _ if is_comma(first) => Some(Strength::Mark),
            ' ' if last.is_some_and(is_digit) && begins_list(after) => Some(Strength::List),
            ' ' if attached && after.starts_with(is_digit) => Some(Strength::List),
            _ if !behind_blank || !before_blank => None,
            _ if is_dash(first) => Some(Strength::Mark),
            _ if and.is_some() => Some(Strength::And),
            _ => None,
        };
        attached = is_letter(first) && last.is_some_and(is_digit);
        separators.extend(strength.map(|strength| (at..at + length, strength)));
        last = Some(first);
        at += length;
    }
    // Without a list such as `7,8`, each of the tiles `8R 9B` has a colour of its own.
    if !separators.iter().any(|(_, strength)| *strength == Strength::Tight) {
        separators.retain(|(span, strength)| *strength != Strength::List || text[..span.start].ends_with(is_digit));
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
