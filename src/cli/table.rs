//! Formats tables for people, no wider than the terminal, without cutting words.

use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table, TableStyle, Width, presets};
use unicode_width::UnicodeWidthStr;

use super::presentation::{columns, in_lines};
use crate::picture::rows;

/// A no-break space. A line is broken there only if the text does not fit otherwise. The finished table has an ordinary
/// space instead.
const HARD_BLANK: char = '\u{a0}';

/// The minimum width of a description to the right of its name. With less room, the description goes below the name.
const BESIDE: usize = 24;

pub(super) fn unbroken(text: &str) -> String {
    text.replace(' ', &HARD_BLANK.to_string())
}

/// Returns a table with a frame. If the terminal is too narrow, returns each row as a list.
pub(super) fn framed(header: &[&str], rows: Vec<Vec<String>>) -> String {
    framed_table(header.iter().map(|title| unbroken(title)).collect(), rows, 0, &[])
}

/// A table of numbers, such as points, with optional rows of totals.
#[derive(Debug, Clone)]
pub(super) struct Ledger {
    pub(super) titles: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
    pub(super) footer: Vec<Vec<String>>,
    /// The index of the first column that may hold numbers.
    pub(super) figures: usize,
}

impl Ledger {
    /// Returns a flag for each column. A column is right-aligned (true) if its index is at least `figures` and it holds
    /// only numbers.
    pub(super) fn figure_columns(&self) -> Vec<bool> {
        let is_figure = |text: &str| {
            text.chars().all(|c| c.is_ascii_digit() || matches!(c, '+' | '-' | '–' | ' ' | '/' | '.' | ','))
        };
        let rows = || self.rows.iter().chain(&self.footer);
        (0..self.titles.len()).map(|at| at >= self.figures && rows().all(|row| is_figure(&row[at]))).collect()
    }

    pub(super) fn framed(&self) -> String {
        let of_figures = self.figure_columns();
        let whole = |row: &Vec<String>| {
            let cells = row.iter().zip(&of_figures);
            cells.map(|(text, figure)| if *figure { unbroken(text) } else { text.clone() }).collect()
        };
        let rows = self.rows.iter().chain(&self.footer).map(whole).collect();
        framed_table(self.titles.clone(), rows, self.footer.len(), &of_figures)
    }
}

/// Returns a table with a frame. The last `footers` rows are footers, such as a row of totals. Columns for which
/// `right` is true are right-aligned.
fn framed_table(header: Vec<String>, rows: Vec<Vec<String>>, footers: usize, right: &[bool]) -> String {
    let texts =
        |at: usize| [&header].into_iter().chain(&rows).filter_map(|row| row.get(at).map(String::as_str)).collect();
    let texts: Vec<Vec<&str>> = (0..header.len()).map(texts).collect();
    // Each column is three characters wider than its text: a bar and two blanks. One bar ends the frame.
    let Some(widths) = widths(&texts, columns().saturating_sub(3 * header.len() + 1)) else {
        return records(&header, rows, footers);
    };
    let fitted = |row: Vec<String>| row.iter().zip(&widths).map(|(text, &width)| loosened(text, width)).collect();
    let rows = rows.into_iter().map(fitted).collect();
    let mut table = build(presets::UTF8_FULL_CONDENSED.with_rounded_corners(), rows);
    table.set_header(fitted(header));
    for (at, (column, width)) in table.column_iter_mut().zip(&widths).enumerate() {
        column.set_constraint(fixed(width + 2));
        if right.get(at) == Some(&true) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    render(&table)
}

/// Returns each row as a list of column titles and cells, for a terminal that is too narrow for a table. In the last
/// `footers` rows, the first cell, such as `Total`, replaces its title.
fn records(header: &[String], rows: Vec<Vec<String>>, footers: usize) -> String {
    let last = rows.len() - footers;
    let record = |(at, row): (usize, Vec<String>)| {
        let named = header.iter().zip(row).filter(|(_, text)| !text.trim().is_empty());
        let mut named: Vec<[String; 2]> = named.map(|(title, text)| [title.clone(), text]).collect();
        if let Some([title, text]) = named.first_mut().filter(|_| at >= last) {
            *title = std::mem::take(text);
        }
        listed(named)
    };
    rows.into_iter().enumerate().map(record).collect::<Vec<_>>().join("\n")
}

/// Returns a list with one name and its description per row.
pub(super) fn listed(rows: Vec<[String; 2]>) -> String {
    let names = rows.iter().map(|[name, _]| name.width()).max().unwrap_or(0);
    let Some(beside) = columns().checked_sub(names + 4).filter(|&beside| beside >= BESIDE || names == 0) else {
        return rows.iter().map(|[name, text]| name_above(name, text)).collect();
    };
    let rows = rows.into_iter().map(|[name, text]| vec![name, loosened(&text, beside)]).collect();
    let mut table = build(presets::NOTHING, rows);
    table.set_constraints([fixed(names + 2)]);
    render(&table)
}

/// The width in columns of a cell of [`side_by_side`].
const CELL: usize = 26;

/// Arranges texts in cells of [`CELL`] columns, from left to right and then on the next line. A wide text takes several
/// cells. A text wider than the terminal is broken between words.
pub(super) fn side_by_side(texts: &[String]) -> String {
    const INDENT: usize = 1;
    let cells = ((columns() - INDENT) / CELL).max(1);
    let needed = |text: &&String| (text.width() + 1).div_ceil(CELL).min(cells);
    let room = columns() - INDENT;
    let rows = rows(texts, needed, 0, cells).into_iter().map(|row| {
        if let [text] = row.as_slice()
            && text.width() > room
        {
            let (indent, hang) = (" ".repeat(INDENT), " ".repeat(2 * INDENT + 1));
            return indent + &in_lines(text.split(' '), room, &hang).join("\n") + "\n";
        }
        let padded = row.iter().map(|text| {
            let padding = (needed(text) * CELL).saturating_sub(text.width());
            format!("{text}{}", " ".repeat(padding))
        });
        format!("{}{}\n", " ".repeat(INDENT), padded.collect::<String>().trim_end())
    });
    rows.collect()
}

/// Returns a name, with its description on the lines below it.
fn name_above(name: &str, text: &str) -> String {
    let indent = 1 + name.len() - name.trim_start().len();
    let name = if name.trim().is_empty() { String::new() } else { indented(name.trim_start(), indent) };
    if text.trim().is_empty() { name } else { name + &indented(text, indent + 2) }
}

/// Breaks a sentence into lines that fit the terminal.
pub(super) fn paragraph(sentence: &str) -> String {
    indented(sentence, 0)
}

/// Breaks a sentence into lines that start with `indent` blanks and fit the terminal.
pub(super) fn indented(sentence: &str, indent: usize) -> String {
    let sentence = loosened(sentence, columns().saturating_sub(indent));
    let mut table = build(presets::NOTHING, vec![vec![sentence]]);
    for column in table.column_iter_mut() {
        column.set_padding((u16::try_from(indent).expect("an indent is no wider than the terminal"), 0));
    }
    render(&table)
}

/// Returns a comment for the shell after `indent` blanks. Every line begins with `#`, so that a shell ignores it.
pub(super) fn commented(sentence: &str, indent: usize) -> String {
    const MARK: &str = "# ";
    let before = " ".repeat(indent);
    let lines = indented(sentence, indent + MARK.len());
    let lines: Vec<String> = lines.lines().map(|line| format!("{before}{MARK}{}", line.trim_start())).collect();
    lines.join("\n") + "\n"
}

/// Returns an example command line after `indent` blanks, broken where a shell allows it.
pub(super) fn copied(call: &str, indent: usize) -> String {
    let before = " ".repeat(indent);
    let room = columns().saturating_sub(indent + 2);
    let lines = in_lines(breakable(call), room, "  ");
    format!("{before}{}\n", lines.join(" \\\n").replace('\n', &format!("\n{before}")))
}

fn fixed(width: usize) -> ColumnConstraint {
    ColumnConstraint::Absolute(Width::Fixed(u16::try_from(width).expect("a column is no wider than the terminal")))
}

fn build(style: TableStyle, rows: Vec<Vec<String>>) -> Table {
    let mut table = Table::new();
    let width = u16::try_from(columns()).expect("the width has an upper bound");
    table.load_style(style).set_content_arrangement(ContentArrangement::Dynamic).set_width(width).add_rows(rows);
    table
}

fn render(table: &Table) -> String {
    let mut text = String::new();
    for line in table.lines() {
        text.push_str(line.replace(HARD_BLANK, " ").trim_end());
        text.push('\n');
    }
    text
}

/// The minimum width of a column, unless all its texts are shorter.
const READABLE: usize = 12;

/// Returns the width of each column, with a sum of at most `room`. Returns `None` if a word would have to be cut.
///
/// Texts are broken at ordinary spaces. If the columns do not fit then, texts are also broken at no-break spaces.
pub fn widths(columns: &[Vec<&str>], room: usize) -> Option<Vec<usize>> {
    let blank = |character: char| character == ' ';
    let any_blank = |character: char| character == ' ' || character == HARD_BLANK;
    let widths = share(&needs(columns, blank), room).or_else(|| share(&needs(columns, any_blank), room))?;
    // Text is broken between words, so a column may need less than its width. Reduce the width to the longest line.
    let widest = |(texts, width): (&Vec<&str>, usize)| {
        texts.iter().map(|text| longest_line(&loosened(text, width), width)).max().unwrap_or(0)
    };
    Some(columns.iter().zip(widths).map(widest).collect())
}

/// Breaks a text at blanks into lines of at most `width` columns. Returns the width of the longest line.
fn longest_line(text: &str, width: usize) -> usize {
    let (mut longest, mut line) = (0, 0);
    for word in text.split(' ').map(UnicodeWidthStr::width) {
        line = if line > 0 && line + 1 + word <= width { line + 1 + word } else { word };
        longest = longest.max(line);
    }
    longest
}

/// The minimum width at which a column is readable, and the width of its longest text.
struct ColumnWidth {
    least: usize,
    whole: usize,
}

fn needs(columns: &[Vec<&str>], is_blank: impl Fn(char) -> bool) -> Vec<ColumnWidth> {
    let need = |texts: &Vec<&str>| {
        let whole = texts.iter().map(|text| text.width()).max().unwrap_or(0);
        let words = texts.iter().flat_map(|text| text.split(&is_blank));
        let longest = words.map(UnicodeWidthStr::width).max().unwrap_or(0);
        ColumnWidth { least: longest.max(whole.min(READABLE)), whole }
    };
    columns.iter().map(need).collect()
}

/// Returns the widths of all columns, with a sum of at most `room`. Returns `None` if the minimum widths need more
/// room.
///
/// Finds the largest limit for which the columns fit into `room`. The width of a column is this limit, clamped between
/// the column's minimum and its longest text. Then spreads the remaining characters over the first columns that are
/// narrower than their longest text, one character each.
fn share(needs: &[ColumnWidth], room: usize) -> Option<Vec<usize>> {
    let at = |level: usize| needs.iter().map(move |need| level.clamp(need.least, need.whole)).collect::<Vec<_>>();
    let fits = |level: &usize| at(*level).iter().sum::<usize>() <= room;
    let level = (0..=room).rev().find(fits)?;
    let mut widths = at(level);
    let mut spare = room - widths.iter().sum::<usize>();
    for (width, need) in widths.iter_mut().zip(needs) {
        if *width < need.whole && spare > 0 {
            *width += 1;
            spare -= 1;
        }
    }
    Some(widths)
}

/// Splits a text at ordinary spaces. In each part that is wider than `width`, replaces the no-break spaces with
/// ordinary spaces.
pub fn loosened(text: &str, width: usize) -> String {
    if !text.contains(HARD_BLANK) {
        return text.to_owned();
    }
    let part = |part: &str| if part.width() > width { part.replace(HARD_BLANK, " ") } else { part.to_owned() };
    text.split(' ').map(part).collect::<Vec<_>>().join(" ")
}

/// Splits a command line where a shell allows a line break: at every blank outside single quotes.
pub fn breakable(call: &str) -> Vec<&str> {
    let (mut double, mut single) = (false, false);
    let at_blank = move |character: char| {
        match character {
            '"' if !single => double = !double,
            '\'' if !double => single = !single,
            _ => {}
        }
        character == ' ' && !single
    };
    call.split(at_blank).collect()
}
