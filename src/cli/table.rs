//! Tables for people, never wider than 80 columns.

use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table, TableStyle, Width, presets};

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

/// A table with a frame whose figures stand to the right, in every column from `figures` on that holds nothing else.
///
/// Words wrap; figures never do. Columns of figures are as wide as their titles where there is room for them.
pub(super) fn ledger(header: Vec<String>, rows: Vec<Vec<String>>, footer: Vec<Vec<String>>, figures: usize) -> String {
    const LEAST: usize = 12;
    let all = || rows.iter().chain(&footer);
    let is_figure = |text: &str| text.chars().all(|c| c.is_ascii_digit() || matches!(c, '+' | '-' | '–' | ' ' | '.'));
    let of_figures: Vec<bool> =
        (0..header.len()).map(|at| at >= figures && all().all(|row| is_figure(&row[at]))).collect();
    let widest = |at: usize| all().map(|row| row[at].chars().count()).max().unwrap_or(0);
    // Columns are divided by a bar, and have a blank on each side.
    let needed: usize = (0..header.len()).map(|at| if of_figures[at] { widest(at) } else { LEAST } + 3).sum();
    let columns = of_figures.iter().filter(|figures| **figures).count().max(1);
    let spare = usize::from(WIDTH).saturating_sub(needed + 1) / columns;
    let widths: Vec<Option<usize>> = (0..header.len())
        .map(|at| of_figures[at].then(|| widest(at).max(header[at].chars().count().min(widest(at) + spare))))
        .collect();
    let unbreakable = |row: Vec<String>| {
        let cells = row.into_iter().enumerate();
        cells.map(|(at, text)| if of_figures[at] { unbroken(&text) } else { text }).collect::<Vec<String>>()
    };
    let rows = rows.into_iter().chain(footer).map(unbreakable).collect();
    let mut table = build(presets::UTF8_FULL_CONDENSED.with_rounded_corners(), rows);
    table.set_header(header);
    for (column, width) in table.column_iter_mut().zip(widths) {
        if let Some(width) = width {
            column.set_cell_alignment(CellAlignment::Right);
            let width = u16::try_from(width + 2).unwrap_or(WIDTH);
            column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width)));
        }
    }
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
