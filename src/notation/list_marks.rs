//! The marks of list items at the start of lines: `1.`, `1-)`, `a)`, dashes, check marks. A number at the start of a
//! line may be a mark or a tile; [`ListMarks`] decides which.

use super::colour::{Letters, sign, word_of};
use super::lexeme::LexemeKind;
use super::number::is_digit;
use super::vocabulary::{
    after_and, after_blanks_of_line, after_dash, closing, ends_line, is_comma, is_letter, letters_at, split, word,
    words_and_dash,
};
use crate::tiles::Number;
use crate::words::is_dash;

/// Characters that people put at the start of each line of a list.
const CHECKS: [char; 9] = ['✅', '✔', '☑', '✓', '▪', '▸', '►', '→', '👉'];

/// The marks that number the lines of a list in a text, such as `1.`.
pub(super) struct ListMarks {
    length: usize,
    letters: Letters,
    /// The byte offsets of the marks in lists that are numbered `1.`, `2.` and so on, in ascending order. A list has at
    /// least two such marks.
    counted: Vec<usize>,
    /// The byte offsets of the marks whose numbers count upwards one by one, in ascending order. The count begins at
    /// the first line of tiles, and begins again after a `/`. Any other number at the start of a line may be a tile:
    /// the 7 in `kırmızı 5, 6,⏎7. mavi 3` (⏎ is a line end).
    in_order: Vec<usize>,
}

/// The meaning of a number with a full stop at the start of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DottedNumber {
    /// The mark of a list item: `1. R5 R6 R7`.
    Mark,
    /// A tile: `5. 6. 7 kırmızı` ("5. 6. 7 red").
    Tile,
    /// A mark or a tile: `7. 12 kırmızı` ("7. 12 red").
    Unclear,
}

impl ListMarks {
    pub(super) fn new(text: &str, letters: Letters) -> Self {
        let mut marks = Self { length: text.len(), letters, counted: Vec::new(), in_order: Vec::new() };
        // The byte offsets of the marks of the current list.
        let mut list: Vec<usize> = Vec::new();
        let mut end = 0;
        // `next` is the number that continues the count; `None` if the first line of tiles has no mark. `first` is true
        // before the first line of tiles.
        let (mut next, mut first) = (None, true);
        for line in text.split_inclusive(|character| ends_line(character) || character == '/') {
            end += line.len();
            let ends_meld = line.ends_with('/');
            let line = after_blanks_of_line(line);
            let line = match word(line) {
                Some((LexemeKind::Label, rest)) => after_blanks_of_line(rest),
                // A label may follow other words, as in `gösterge B4 el: 1. 5 6 kırmızı`.
                _ => match line.rsplit_once(':').map(|(_, rest)| after_blanks_of_line(rest)) {
                    Some(rest) if dotted_number(rest).is_some_and(|(number, _)| number == "1") => rest,
                    _ => line,
                },
            };
            let number = numbered_item(line).filter(|number| first || next == Some(*number));
            if let Some(number) = number {
                marks.in_order.push(end - line.len());
                (next, first) = (Some(number + 1), false);
            } else if line.contains(|sign: char| sign.is_alphanumeric() || is_digit(sign)) {
                // A list may begin after a line with the indicator.
                let indicator = matches!(word(line), Some((LexemeKind::Indicator, _)));
                next = next.or_else(|| (first && indicator).then_some(1));
                first = false;
            }
            if ends_meld {
                (next, first) = (None, true);
            }
            let Some((number, _)) = dotted_number(line).filter(|(number, after)| !goes_on(number, after)) else {
                continue;
            };
            if number.parse() != Ok(list.len() + 1) {
                marks.end(&mut list);
            }
            if number.parse() == Ok(list.len() + 1) {
                list.push(end - line.len());
            }
        }
        marks.end(&mut list);
        marks
    }

    fn end(&mut self, list: &mut Vec<usize>) {
        if list.len() > 1 {
            self.counted.append(list);
        }
        list.clear();
    }

    /// Returns the meaning of the dotted number at the start of a line, and the text after its full stop.
    fn dotted<'a>(&self, line: &'a str) -> Option<(DottedNumber, &'a str)> {
        let (number, after) = dotted_number(line)?;
        let tile = number.parse().is_ok_and(|number| Number::new(number).is_some());
        let counted = || self.counted.binary_search(&(self.length - line.len())).is_ok();
        let alone =
            || !self.are_numbers(after) || number == "1" && !follows(number, after) && !has_separating_dot(after);
        let kind = if tile && goes_on(number, after) {
            DottedNumber::Tile
        } else if !tile || counted() || self.is_in_order(line) && alone() {
            DottedNumber::Mark
        } else {
            DottedNumber::Unclear
        };
        Some((kind, after))
    }

    /// Returns true if the number at the start of `line` begins or continues the count of the list marks.
    fn is_in_order(&self, line: &str) -> bool {
        self.in_order.binary_search(&(self.length - line.len())).is_ok()
    }

    /// Returns the text after a mark such as `7)` or `7-` if the number may also be a tile.
    fn after_unclear<'a>(&self, line: &'a str) -> Option<&'a str> {
        let tile = numbered_item(line).and_then(Number::new).is_some();
        let (_, after) = item_number(line).filter(|_| tile && !self.is_in_order(line))?;
        after_item_bracket(after).or_else(|| after_dash(after))
    }

    /// Returns true if the text after a number has only further numbers and then a colour, in the same or in a later
    /// line. Examples: the text after `7.` in `7. 12 kırmızı` ("7. 12 red") and in `7. 12 ve 13 (kırmızı)` ("7. 12 and
    /// 13 (red)"). The number before this text may then have the colour too.
    fn are_numbers(&self, text: &str) -> bool {
        let between =
            |sign: char| is_digit(sign) || sign.is_whitespace() || is_comma(sign) || sign == '.' || is_dash(sign);
        let (numbers, mut rest) = split(text, between);
        let more_numbers = |text| {
            let after = after_and(text).filter(|after| after.starts_with(char::is_whitespace))?;
            let (numbers, rest) = split(after, between);
            numbers.contains(is_digit).then_some(rest)
        };
        while let Some(after) = more_numbers(rest) {
            rest = after;
        }
        rest = rest.strip_prefix(|open| closing(open).is_some()).map_or(rest, str::trim_start);
        let (letters, _) = letters_at(rest);
        let named = word_of(letters).is_some()
            || !letters.is_empty() && letters.chars().all(|letter| self.letters.colour(letter).is_some());
        numbers.contains(is_digit) && (named || sign(rest).is_some())
    }
}

/// Returns the number at the start of a line if the character after it can make it a list mark: `5)`, `5. R7`, `5- R7`.
fn numbered_item(line: &str) -> Option<u8> {
    let (number, after) = item_number(line)?;
    let dash = |next: &str| !next.starts_with(is_digit) && !words_and_dash(next);
    let is_mark = match dotted_number(line) {
        Some((number, after)) => !goes_on(number, after),
        None => after_item_bracket(after).is_some() || after_dash(after).is_some_and(dash),
    };
    number.parse().ok().filter(|_| is_mark)
}

/// Returns the text after the bracket of a list mark: `)`, or `-)` or `.)`.
fn after_item_bracket(after: &str) -> Option<&str> {
    after_dash(after).or_else(|| after.strip_prefix('.')).unwrap_or(after).strip_prefix(')')
}

/// Splits a line such as `5. R7`, which begins with a number, a full stop and a blank. Returns the number and the text
/// after the full stop.
fn dotted_number(line: &str) -> Option<(&str, &str)> {
    let (number, after) = item_number(line)?;
    let after = after.strip_prefix('.').filter(|after| after.starts_with(char::is_whitespace))?;
    Some((number, after))
}

/// Returns true if `after` begins with a number that is one higher than `number`, as in `5. 6`.
fn follows(number: &str, after: &str) -> bool {
    let next = item_number(after_blanks_of_line(after)).and_then(|(next, _)| next.parse::<u8>().ok());
    number.parse::<u8>().is_ok_and(|number| next == Some(number + 1))
}

/// Returns true if `after` begins with a number and a full stop that is a separator: the `6.` in `1. 6. 8 siyah`, which
/// means black 1, 6 and 8. In `1. 5. 6 siyah`, the next number continues the run, so the full stops may belong to a list
/// item.
fn has_separating_dot(after: &str) -> bool {
    dotted_number(after_blanks_of_line(after)).is_some_and(|(number, after)| !follows(number, after))
}

/// Returns true if `after` begins with the number after `number` and a full stop, as in `5. 6. 7`.
fn goes_on(number: &str, after: &str) -> bool {
    follows(number, after) && dotted_number(after_blanks_of_line(after)).is_some()
}

/// Returns the text after the mark of a list item at the start of a line: a dash, a star, a check mark, `1)`, `1-)`,
/// `1.` or `1-`.
pub(super) fn bullet<'a>(line: &'a str, marks: &ListMarks) -> Option<&'a str> {
    let apart = |after: &&str| after.starts_with(char::is_whitespace);
    if let Some(after) = after_dash(line).or_else(|| line.strip_prefix('*').filter(apart)) {
        return Some(after);
    }
    if let Some(after) = line.strip_prefix(CHECKS) {
        return Some(after.strip_prefix('\u{fe0f}').unwrap_or(after));
    }
    if let Some((kind, after)) = marks.dotted(line) {
        return (kind == DottedNumber::Mark).then_some(after);
    }
    let (_, after) = item_number(line).filter(|_| marks.after_unclear(line).is_none())?;
    let dash = |after| {
        let next = after_blanks_of_line(after);
        // In `5-okey-7 kırmızı` ("5-okey-7 red") and in `5-R-7`, the 5 is a tile.
        if words_and_dash(after) {
            return None;
        }
        let begins = |next: char| is_letter(next) || closing(next).is_some();
        (next.starts_with(begins) || sign(next).is_some()).then_some(after)
    };
    after_item_bracket(after).or_else(|| after_dash(after).and_then(dash))
}

/// Parses a list mark for which the caller must create a lexeme. This is a letter mark such as `a)`, or a number mark
/// such as `1-` or `1.` whose number may be a tile instead.
pub(super) fn mark<'a>(line: &'a str, marks: &ListMarks) -> Option<(LexemeKind<'static>, &'a str)> {
    if let Some(after) = line.strip_prefix(|first: char| first.is_ascii_alphabetic()) {
        return Some((LexemeKind::LetterMark, after_item_bracket(after)?));
    }
    if let Some((kind, after)) = marks.dotted(line) {
        return (kind == DottedNumber::Unclear).then_some((LexemeKind::UnclearMark, after));
    }
    let before_digit = || {
        let after = after_dash(item_number(line)?.1)?;
        let next = after_blanks_of_line(after);
        (next.len() < after.len() && next.starts_with(is_digit)).then_some(after)
    };
    let after = marks.after_unclear(line).or_else(before_digit)?;
    Some((LexemeKind::UnclearMark, after))
}

/// Splits a text after the number at its start, if the number has one or two digits.
pub(super) fn item_number(text: &str) -> Option<(&str, &str)> {
    let (number, after) = split(text, |character| character.is_ascii_digit());
    matches!(number.len(), 1 | 2).then_some((number, after))
}
