//! Removes the characters of a text that do not belong to the tiles, and the commas of tables.

use std::borrow::Cow;
use std::ops::Range;

use super::colour::{Letters, is_colour};
use super::fault::NotationFault;
use super::lexeme::LexemeKind;
use super::number::is_digit;
use super::vocabulary::{
    after_and, after_blanks_of_line, ends_line, ends_row, is_blank_of_line, is_comma, is_letter, is_separator, joker,
    one_of, split, word,
};
use crate::words::{Fault, is_dash, span_within};

/// A text without the characters that do not belong to the tiles.
pub(super) struct PlainText {
    pub(super) text: String,
    /// The text of the other reading, if the text is a table with two readings.
    pub(super) other: Option<String>,
}

/// Replaces characters that do not belong to the tiles with blanks of the same length: invisible characters, the `>`
/// of quoted lines, and the `*` or `_` around bold or italic text. Also replaces the commas of tables (see
/// [`with_columns`]).
pub(super) fn without_decoration(text: &str, letters: Letters) -> PlainText {
    let text = without_invisible(text);
    let text = without_quotes(&text);
    let text = without_emphasis(&text);
    with_columns(&text, letters).unwrap_or_else(|| PlainText { text: text.into_owned(), other: None })
}

/// A text with plain digits in place of keycap emoji: `7` for 7️⃣, and `10` for 🔟.
pub(super) struct PlainDigits<'t> {
    pub(super) text: Cow<'t, str>,
    /// For each keycap emoji, the byte after it in `text`, and in the original text.
    ends: Vec<(usize, usize)>,
}

/// The character that turns the digit before it into a keycap emoji.
const KEY: char = '\u{20e3}';

/// The keycap emoji for 10.
const TEN: char = '\u{1f51f}';

impl<'t> PlainDigits<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        if !text.contains(KEY) && !text.contains(TEN) {
            return Self { text: text.into(), ends: Vec::new() };
        }
        let (mut plain, mut ends, mut rest) = (String::new(), Vec::new(), text);
        while let Some(next) = rest.chars().next() {
            if let Some((digits, after)) = keycap(rest) {
                plain += digits;
                ends.push((plain.len(), text.len() - after.len()));
                rest = after;
            } else {
                plain.push(next);
                rest = &rest[next.len_utf8()..];
            }
        }
        Self { text: plain.into(), ends }
    }

    /// Converts a byte range of the text with plain digits to a byte range of the original text.
    pub(super) fn original(&self, span: &mut Range<usize>) {
        let place = |at: usize| match self.ends.partition_point(|(plain, _)| *plain <= at).checked_sub(1) {
            Some(last) => self.ends[last].1 + (at - self.ends[last].0),
            None => at,
        };
        *span = place(span.start)..place(span.end);
    }

    /// Converts the byte ranges of a fault.
    pub(super) fn original_fault(&self, fault: &mut Fault<NotationFault>) {
        fault.span.iter_mut().chain(&mut fault.also).for_each(|span| self.original(span));
    }
}

/// Splits a text after the keycap emoji at its start. Returns the digits of the emoji and the rest of the text.
fn keycap(text: &str) -> Option<(&str, &str)> {
    if let Some(after) = text.strip_prefix(TEN) {
        return Some(("10", after));
    }
    let after = text.strip_prefix(is_digit)?;
    let after = after.strip_prefix('\u{fe0f}').unwrap_or(after).strip_prefix(KEY)?;
    Some((&text[..1], after))
}

/// Returns a fault if keycap emoji at the start of lines may number list items: the first in `1️⃣ 5 6 7 kırmızı` ("1️⃣ 5
/// 6 7 red"). If all numbers of the text are keycap emoji, returns no fault.
pub(super) fn keycap_marks(text: &str) -> Option<Fault<NotationFault>> {
    // The digit in `8️⃣ 🔴 x2` is a count.
    let counts = |at: usize| text[..at].ends_with(['x', 'X', '×']);
    let plain = |(at, sign): (usize, char)| is_digit(sign) && !counts(at) && keycap(&text[at..]).is_none();
    if !text.contains(KEY) && !text.contains(TEN) || !text.char_indices().any(plain) {
        return None;
    }
    let mut marks = text.split_inclusive(|sign| ends_line(sign) || sign == '/').filter_map(|line| {
        let number = line.trim_start_matches(|sign| is_blank_of_line(sign) || is_dash(sign) || "*•>".contains(sign));
        let mut rest = number;
        while let Some((_, after)) = keycap(rest) {
            rest = after;
        }
        let next = after_blanks_of_line(rest);
        let joins = |sign| ends_line(sign) || is_comma(sign) || is_dash(sign) || "/&.!?…".contains(sign);
        let marks =
            rest.len() < number.len() && next.len() < rest.len() && !next.is_empty() && !next.starts_with(joins);
        let written = &number[..number.len() - rest.len()];
        (marks && after_and(next).is_none()).then(|| span_within(text, written))
    });
    let first = marks.next()?;
    let number = PlainDigits::of(&text[first.clone()]).text.into_owned();
    let kind = NotationFault::MarkOrNumber { mark: number.clone(), number };
    Some(Fault { kind, span: Some(first), also: marks.collect() })
}

/// Returns true for the invisible characters that chat programs add to a text, such as marks of the writing direction.
const fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202c}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
    )
}

/// Replaces invisible characters with blanks of the same length in bytes. An invisible character between two digits
/// stays: the digits may be one number, such as 12, which a blank would split.
fn without_invisible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_invisible) {
        return Cow::Borrowed(text);
    }
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(is_invisible) {
        replaced.push_str(&rest[..at]);
        let (invisible, after) = split(&rest[at..], is_invisible);
        if replaced.ends_with(is_digit) && after.starts_with(is_digit) {
            replaced.push_str(invisible);
        } else {
            // Each of these characters takes three bytes, and so does this blank, so all byte ranges stay the same.
            replaced.extend(invisible.chars().map(|_| '\u{2002}'));
        }
        rest = after;
    }
    (replaced + rest).into()
}

/// Replaces every `>` at the start of a line with a blank. E-mails and chats begin each line of a quoted text with `>`.
fn without_quotes(text: &str) -> Cow<'_, str> {
    let mut replaced = Cow::Borrowed(text);
    let mut begins = true;
    for (at, sign) in text.char_indices() {
        if begins && sign == '>' {
            replaced.to_mut().replace_range(at..=at, " ");
        }
        begins = ends_line(sign) || begins && (sign == '>' || sign.is_whitespace());
    }
    replaced
}

/// Replaces the `*` or `_` around bold or italic text with blanks, as around the word in `*Kırmızı:* 5 6 7`. The star
/// of `J*` and `O*` stays.
fn without_emphasis(text: &str) -> Cow<'_, str> {
    let is_mark = |sign: char| matches!(sign, '*' | '_');
    let mut marks = text.match_indices(is_mark).peekable();
    let mut replaced = Cow::Borrowed(text);
    while let Some((open, sign)) = marks.next() {
        let Some((close, _)) = marks.peek().copied().filter(|(_, other)| *other == sign) else { continue };
        let (before, inside, after) = (&text[..open], &text[open + 1..close], &text[close + 1..]);
        let begins = before.chars().next_back().is_none_or(|last| last.is_whitespace() || last == '/');
        let ends = after.chars().next().is_none_or(|next| next == ':' || next == '/' || is_separator(next));
        let (_, last) = inside.rsplit_once(|sign| !is_letter(sign)).unwrap_or(("", inside));
        let edge = |edge: Option<char>| edge.is_some_and(|edge| !edge.is_whitespace());
        if begins
            && ends
            && edge(inside.chars().next())
            && edge(inside.chars().next_back())
            && !inside.contains(ends_line)
            && !one_of(last, &["j", "o"])
        {
            replaced.to_mut().replace_range(open..=open, " ");
            replaced.to_mut().replace_range(close..=close, " ");
            marks.next();
        }
    }
    replaced
}

/// A row of a table with commas or semicolons between its columns.
struct Row<'t> {
    kind: RowKind,
    /// The name of the colour or joker.
    name: &'t str,
    numbers: &'t str,
    /// The bytes between the name and the numbers. In a row without tiles, all bytes.
    gap: Range<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RowKind {
    /// A colour and its numbers: `kırmızı,5,6`.
    ColourFirst,
    /// Numbers and their colour: `5,kırmızı`.
    ColourLast,
    /// An okey or a false joker, and how many there are: `okey,2`.
    Joker,
    /// A row without tiles: the headings of the columns, or a colour with empty cells.
    Empty,
}

impl Row<'_> {
    /// Returns the numbers in the cells that are not empty.
    fn cells(&self) -> Vec<&str> {
        let cells = self.numbers.split([',', ';']).map(|cell| cell.trim_matches(is_blank_of_line));
        cells.filter(|cell| !cell.is_empty()).collect()
    }

    /// Returns the text of the row if the numbers of a column are not those of tiles.
    fn in_other_reading(&self, column: Option<UnclearColumn>) -> String {
        let cells = self.cells();
        let tiles = match column {
            Some(UnclearColumn::Counts(column)) => format!("{} x{}", cells[1 - column], cells[column]),
            Some(UnclearColumn::Marks) => cells[1..].join(" "),
            None => String::new(),
        };
        format!("{} {tiles}", self.name)
    }
}

/// In a table with commas, replaces the commas next to the colours: `kırmızı,5,6` becomes `kırmızı:5,6`, and
/// `5,kırmızı` becomes `5 kırmızı`. The number after a joker (an okey or a false joker) is then its count: `okey,2`
/// becomes `okey:2`. A table has several rows, or one row with several numbers. Every other line must begin with a word
/// for a joker, the indicator or a hand. Returns `None` for other texts.
fn with_columns(text: &str, letters: Letters) -> Option<PlainText> {
    if !text.contains([',', ';']) {
        return None;
    }
    let lines: Vec<&str> = text.split_inclusive(ends_row).collect();
    let rows: Vec<Option<Row<'_>>> =
        lines.iter().map(|line| table_row(line.strip_suffix(ends_row).unwrap_or(line), letters)).collect();
    let of = |kind| rows.iter().flatten().filter(move |row| row.kind == kind).collect::<Vec<_>>();
    let coloured = match (of(RowKind::ColourFirst), of(RowKind::ColourLast)) {
        (first, last) if last.is_empty() => first,
        (first, last) if first.is_empty() => last,
        _ => return None,
    };
    let begins = |line: &str| {
        let kind = word(after_blanks_of_line(line)).map(|(kind, _)| kind);
        let word = matches!(kind, Some(LexemeKind::Label | LexemeKind::Indicator | LexemeKind::JokerWord { .. }));
        // In `okey,`, the count is missing.
        word && !line.trim_end_matches(|sign| ends_row(sign) || is_blank_of_line(sign)).ends_with([',', ';'])
    };
    let several = rows.iter().flatten().count() > 1 || coloured.first()?.cells().len() > 1;
    let mut others = lines.iter().zip(&rows).filter(|(_, row)| row.is_none()).map(|(line, _)| line);
    if coloured.is_empty() || !several || !others.all(|line| line.trim().is_empty() || begins(line)) {
        return None;
    }
    let column = unclear_column(&coloured);
    let (mut replaced, mut other) = (String::with_capacity(text.len()), String::new());
    for (line, row) in lines.into_iter().zip(&rows) {
        let mut line = line.to_owned();
        if let Some(Row { kind, gap, .. }) = row {
            let blanks = " ".repeat(gap.len());
            let colon = matches!(kind, RowKind::ColourFirst | RowKind::Joker);
            line.replace_range(gap.clone(), &if colon { blanks.replacen(' ', ":", 1) } else { blanks });
        }
        replaced += &line;
        other += &match row {
            Some(row @ Row { kind: RowKind::ColourFirst | RowKind::ColourLast, .. }) => {
                row.in_other_reading(column) + &line[line.trim_end_matches(ends_row).len()..]
            }
            _ => line,
        };
    }
    Some(PlainText { text: replaced, other: column.map(|_| other) })
}

/// A column of a table with commas whose numbers may not be those of tiles.
#[derive(Clone, Copy)]
enum UnclearColumn {
    /// The numbers may be counts.
    Counts(usize),
    /// The numbers in the first column may number the rows.
    Marks,
}

/// Returns the column of a table with commas whose numbers may not be those of tiles. A 1 or 2 in every row, next to
/// one other number, may be a count: `kırmızı,5,2`. If the colours come last, the first column may number the rows:
/// `1,5,kırmızı` and `2,7,mavi`.
fn unclear_column(rows: &[&Row<'_>]) -> Option<UnclearColumn> {
    let columns: Vec<Vec<&str>> = rows.iter().map(|row| row.cells()).collect();
    let is_count = |at: &usize| columns.iter().all(|cells| cells.len() == 2 && matches!(cells[*at], "1" | "2"));
    let is_mark = |(mark, cells): (u32, &Vec<&str>)| cells.len() > 1 && cells[0] == mark.to_string();
    let marks = rows.iter().all(|row| row.kind == RowKind::ColourLast) && (1..).zip(&columns).all(is_mark);
    let counts = [1, 0].into_iter().find(is_count).map(UnclearColumn::Counts);
    counts.or_else(|| marks.then_some(UnclearColumn::Marks))
}

/// Words for the columns of a table.
const HEADINGS: &[&str] =
    &["renk", "sayı", "sayılar", "taş", "taşlar", "colour", "color", "number", "numbers", "tile", "tiles"];

/// Parses a row of a table. Returns `None` for any other line.
fn table_row(row: &str, letters: Letters) -> Option<Row<'_>> {
    let is_comma = |sign: char| matches!(sign, ',' | ';');
    let is_between = |sign: char| is_comma(sign) || is_blank_of_line(sign);
    let are_numbers =
        |text: &str| text.contains(is_digit) && text.chars().all(|next| is_digit(next) || is_between(next));
    let (first, last) = (row.find(is_comma)?, row.rfind(is_comma)?);
    let (name, numbers) = (row[..first].trim_matches(is_blank_of_line), &row[first + 1..]);
    if are_numbers(numbers) {
        let counts = matches!(numbers.trim_matches(is_between), "0" | "1" | "2");
        let is_joker = || joker(name).is_some_and(|(.., after)| after.is_empty());
        let kind = if is_colour(name, letters) {
            RowKind::ColourFirst
        } else if counts && is_joker() {
            RowKind::Joker
        } else {
            return None;
        };
        let gap = first..row.len() - numbers.trim_start_matches(is_between).len();
        return Some(Row { kind, name, numbers, gap });
    }
    let is_heading = |cell: &str| one_of(cell.trim_matches(is_blank_of_line), HEADINGS);
    if row.split(is_comma).all(is_heading) || is_colour(name, letters) && numbers.chars().all(is_between) {
        return Some(Row { kind: RowKind::Empty, name, numbers: "", gap: 0..row.len() });
    }
    let (numbers, name) = (&row[..last], row[last + 1..].trim_matches(is_blank_of_line));
    let gap = numbers.trim_end_matches(is_between).len()..last + 1;
    (are_numbers(numbers) && is_colour(name, letters)).then_some(Row { kind: RowKind::ColourLast, name, numbers, gap })
}
