//! Tables for people, never wider than 80 columns.

use comfy_table::{ColumnConstraint, ContentArrangement, Table, TableStyle, Width, presets};

const WIDTH: u16 = 80;

/// A blank that no line is broken at; it becomes an ordinary one when the table is done.
const HARD_BLANK: &str = "\u{a0}";

/// Words that stay on one line.
pub(super) fn unbroken(text: &str) -> String {
    text.replace(' ', HARD_BLANK)
}

/// The same words, but on more lines where they are too long to stay on one.
pub(super) fn broken_past(text: &str, longest: usize) -> String {
    if text.chars().count() > longest { text.replace(HARD_BLANK, " ") } else { text.to_owned() }
}

/// A table with a frame.
pub(super) fn framed(header: &[&str], rows: Vec<Vec<String>>) -> String {
    let mut table = build(presets::UTF8_FULL_CONDENSED.with_rounded_corners(), rows);
    table.set_header(header.iter().map(|title| unbroken(title)));
    finished(&table)
}

/// Lines of a name and what there is to say about it.
pub(super) fn listed(rows: Vec<[String; 2]>) -> String {
    let names = rows.iter().map(|[name, _]| name.chars().count()).max().unwrap_or(0);
    let mut table = build(presets::NOTHING, rows.into_iter().map(Vec::from).collect());
    let name_width = u16::try_from(names + 2).unwrap_or(WIDTH / 2);
    table.set_constraints([ColumnConstraint::Absolute(Width::Fixed(name_width))]);
    finished(&table)
}

/// A sentence, broken into lines.
pub(super) fn paragraph(sentence: &str) -> String {
    let mut table = build(presets::NOTHING, vec![vec![sentence.to_owned()]]);
    for column in table.column_iter_mut() {
        column.set_padding((0, 0));
    }
    finished(&table)
}

fn build(style: TableStyle, rows: Vec<Vec<String>>) -> Table {
    let mut table = Table::new();
    table.load_style(style).set_content_arrangement(ContentArrangement::Dynamic).set_width(WIDTH).add_rows(rows);
    table
}

fn finished(table: &Table) -> String {
    let mut text = String::new();
    for line in table.lines() {
        text.push_str(line.replace(HARD_BLANK, " ").trim_end());
        text.push('\n');
    }
    text
}
