//! Pages of text for people. A page is a list of blocks that can be rendered for a terminal, as Markdown or as HTML.

mod html;

pub(super) use html::html;

use super::table::{copied, framed, listed, paragraph};

/// One part of a page, such as a heading or a table.
pub(super) enum Block {
    /// A heading. Its rank says what it belongs to: a book, a section, a page, or a part of a page.
    Heading(Rank, String),
    /// A paragraph.
    Text(String),
    /// A list of pairs: a name and its description.
    Facts(Vec<[String; 2]>),
    /// A table: the column titles, then the rows.
    Table(Vec<&'static str>, Vec<Vec<String>>),
    /// An example command line that the reader can copy.
    Call(String),
    /// A picture in two forms: drawn in characters, and as SVG.
    Picture {
        /// The picture drawn in characters, for a terminal.
        drawn: String,
        /// The picture as SVG, for a browser.
        svg: String,
    },
    /// Lines to sign on paper, each with a label.
    Signatures(Vec<&'static str>),
}

/// What a heading belongs to. A book has the highest rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    Book,
    Section,
    Page,
    Part,
}

/// Renders the page for a terminal, no wider than the terminal.
pub(super) fn plain(page: &[Block]) -> String {
    let mut text = String::new();
    let mut above: Option<&Block> = None;
    for block in page {
        let shown = match block {
            Block::Heading(_, title) => paragraph(title),
            Block::Text(sentences) => paragraph(sentences),
            Block::Facts(rows) => listed(rows.iter().map(|[name, fact]| [format!("  {name}"), fact.clone()]).collect()),
            Block::Table(header, rows) => framed(header, rows.clone()),
            Block::Call(call) => copied(call, 6),
            Block::Picture { drawn, .. } => drawn.clone(),
            Block::Signatures(names) => listed(names.iter().map(|name| [(*name).to_owned(), "_".repeat(20)]).collect()),
        };
        // Put a blank line between blocks, except between a heading and its list or table, and between a text and its
        // example.
        let joined = match (above, block) {
            (None, _) | (Some(Block::Heading(..)), Block::Facts(_) | Block::Table(..)) | (_, Block::Call(_)) => true,
            (Some(Block::Heading(rank, _)), Block::Text(_)) => matches!(rank, Rank::Part),
            _ => false,
        };
        text.push_str(if joined { "" } else { "\n" });
        text.push_str(&shown);
        above = Some(block);
    }
    text
}

/// Renders the page as Markdown. Heading levels are never skipped, even if the page skips a rank.
pub(super) fn markdown(page: &[Block]) -> String {
    let mut above: Vec<Rank> = Vec::new();
    let blocks = page.iter().map(|block| match block {
        Block::Heading(rank, title) => {
            above.retain(|other| other < rank);
            above.push(*rank);
            format!("{} {}\n", "#".repeat(above.len()), escaped(title))
        }
        Block::Text(sentences) => format!("{}\n", escaped(sentences)),
        Block::Facts(rows) => {
            let facts = rows.iter().map(|[name, fact]| format!("* **{}**: {}\n", escaped(name), escaped(fact)));
            facts.collect::<Vec<_>>().concat()
        }
        Block::Table(header, rows) => {
            let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
            let rule = format!("|{}\n", "---|".repeat(header.len()));
            let header = row(header.iter().map(|cell| escaped(&cell.replace('\u{a0}', " "))).collect());
            let rows: String = rows
                .iter()
                .map(|cells| row(cells.iter().map(|cell| escaped(&cell.replace('\u{a0}', " "))).collect()))
                .collect();
            [header, rule, rows].concat()
        }
        Block::Call(call) => format!("```sh\n{call}\n```\n"),
        Block::Picture { drawn, .. } => format!("```text\n{drawn}```\n"),
        Block::Signatures(names) => {
            let lines = names.iter().map(|name| format!("{}: {}\n\n", escaped(name), "\\_".repeat(30)));
            lines.collect::<Vec<_>>().concat()
        }
    });
    blocks.collect::<Vec<_>>().join("\n")
}

/// Escapes the characters that Markdown would interpret.
pub(super) fn escaped(text: &str) -> String {
    let marked =
        |character| matches!(character, '|' | '\\' | '*' | '_' | '`' | '<' | '>' | '[' | ']' | '~' | '#' | '&');
    text.chars().flat_map(|character| marked(character).then_some('\\').into_iter().chain([character])).collect()
}
