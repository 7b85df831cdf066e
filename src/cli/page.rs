//! Pages of text for people. A page is a list of blocks that can be rendered for a terminal, as Markdown or as HTML.
//! The HTML is one self-contained file.

use super::table::{Ledger, copied, framed, listed, paragraph};
use crate::words::Language;

#[derive(Debug, Clone)]
pub(super) enum Block {
    /// A heading. Its rank says what starts below it.
    Heading(Rank, String),
    Text(String),
    /// A list of names, each with a description.
    Facts(Vec<[String; 2]>),
    /// The column titles, then the rows.
    Table(Vec<&'static str>, Vec<Vec<String>>),
    Ledger(Ledger),
    /// An example command line that the reader can copy.
    Call(String),
    /// Lines that are shown unchanged, such as a line of a record with carets below it.
    Lines(String),
    /// A picture in two forms.
    Picture {
        /// The picture in characters, for a terminal; empty if only a browser shows the picture.
        drawn: String,
        svg: String,
    },
    /// A series of pictures. A browser shows one at a time.
    Steps {
        /// An SVG element with the drawings that several pictures share.
        shapes: String,
        /// The caption and the SVG picture of each step.
        steps: Vec<[String; 2]>,
        /// The label of the slider that chooses a step.
        label: &'static str,
    },
    /// Lines to sign on paper, each with a label.
    Signatures(Vec<&'static str>),
}

/// The rank of a heading. `Book` is the highest rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
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
    for block in shown_in_text(page) {
        let shown = match block {
            Block::Heading(_, title) => paragraph(title),
            Block::Text(sentences) => paragraph(sentences),
            Block::Facts(rows) => {
                let indent = if matches!(above, Some(Block::Heading(..))) { "  " } else { "" };
                listed(rows.iter().map(|[name, fact]| [format!("{indent}{name}"), fact.clone()]).collect())
            }
            Block::Table(header, rows) => framed(header, rows.clone()),
            Block::Ledger(ledger) => ledger.framed(),
            Block::Call(call) => copied(call, 6),
            Block::Lines(lines) => lines.clone(),
            Block::Picture { drawn, .. } => drawn.clone(),
            Block::Steps { steps, .. } => steps.iter().map(|[caption, _]| paragraph(caption)).collect(),
            Block::Signatures(names) => listed(names.iter().map(|name| [(*name).to_owned(), "_".repeat(20)]).collect()),
        };
        // Put a blank line between blocks, except between a heading and its list or table, between the heading of a
        // part and its text, and before an example.
        let joined = match (above, block) {
            (None, _)
            | (Some(Block::Heading(..)), Block::Facts(_) | Block::Table(..) | Block::Ledger(_))
            | (_, Block::Call(_)) => true,
            (Some(Block::Heading(rank, _)), Block::Text(_)) => matches!(rank, Rank::Part),
            _ => false,
        };
        text.push_str(if joined { "" } else { "\n" });
        text.push_str(&shown);
        above = Some(block);
    }
    text
}

/// Returns all blocks except the pictures that only a browser shows.
fn shown_in_text(page: &[Block]) -> impl Iterator<Item = &Block> {
    page.iter().filter(|block| !matches!(block, Block::Picture { drawn, .. } if drawn.is_empty()))
}

/// Renders the page as Markdown. The headings never skip a level: `###` always follows `##`, even if the page skips a
/// rank.
pub(super) fn markdown(page: &[Block]) -> String {
    let mut above: Vec<Rank> = Vec::new();
    let blocks = shown_in_text(page).map(|block| match block {
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
        Block::Ledger(ledger) => {
            let Ledger { titles, rows, footer, .. } = ledger;
            let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
            let plain = |cells: &Vec<String>| row(&cells.iter().map(|cell| escaped(cell)).collect::<Vec<_>>());
            let bold = |text: &String| if text.is_empty() { String::new() } else { format!("**{}**", escaped(text)) };
            let strong = |cells: &Vec<String>| row(&cells.iter().map(bold).collect::<Vec<_>>());
            let rule = ledger.figure_columns().into_iter().map(|figure| if figure { " ---: |" } else { " --- |" });
            let rows: String = rows.iter().map(plain).chain(footer.iter().map(strong)).collect();
            format!("{}|{}\n{rows}", plain(titles), rule.collect::<String>())
        }
        Block::Call(call) => format!("```sh\n{call}\n```\n"),
        Block::Picture { drawn: lines, .. } | Block::Lines(lines) => format!("```text\n{lines}```\n"),
        Block::Steps { steps, .. } => {
            let captions = steps.iter().map(|[caption, _]| escaped(caption) + "\n\n");
            captions.collect::<Vec<_>>().concat()
        }
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

/// The CSS colours of a page: light or dark, as the browser prefers, and light when printed.
const COLOURS: &str = "\
:root{color-scheme:light dark;--ink:#1c1c1c;--ground:#ffffff;--verdict:#eef5f2;--head:#f0f0f0;--line:#8a8f94;--mark:#1f5c4a}\
@media screen and (prefers-color-scheme:dark){\
:root{--ink:#ececec;--ground:#16191c;--verdict:#1c2d28;--head:#262b30;--line:#767d84;--mark:#63bd9f}}";

/// The CSS of a page. On a narrow screen, each table cell is a line with the title of its column.
const STYLE: &str = "\
*{box-sizing:border-box}html{background:var(--ground)}\
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground);max-width:46rem;margin:0 auto;padding:1rem}\
h1{font-size:1.35rem;margin:.2rem 0}h2{font-size:1.15rem;margin:.4rem 0 1rem;padding:.6rem .8rem;\
border-left:.35rem solid var(--mark);background:var(--verdict)}h3,h4{font-size:1rem;margin:1.3rem 0 .3rem}\
figure{margin:1rem 0}figure svg{display:block;max-width:100%;height:auto}\
dl{display:grid;grid-template-columns:minmax(7rem,max-content) 1fr;gap:.25rem 1rem;margin:.3rem 0}\
dt{font-weight:600}dd{margin:0}dt,dd,th,td{overflow-wrap:break-word;min-width:0}\
table{border-collapse:collapse;width:100%;font-size:.95rem}\
th,td{border:1px solid var(--line);padding:.3rem .5rem;text-align:left;vertical-align:top}\
th{background:var(--head)}pre{overflow:auto;font-size:.8rem;background:var(--head);padding:.5rem}\
.sign{display:grid;grid-template-columns:1fr 1fr;gap:2.2rem 1.5rem;margin-top:2.5rem}\
.sign div{border-top:1px solid var(--ink);padding-top:.2rem;font-size:.9rem}\
@media screen and (max-width:34rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}.sign{grid-template-columns:1fr}\
table,tbody,tr,td{display:block}thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}\
tr{border:1px solid var(--line);margin-bottom:.6rem}td{border:0;padding:.15rem .5rem}\
td::before{content:attr(data-title);display:block;font-size:.8rem;font-weight:600;opacity:.85}}\
@media print{@page{margin:16mm}body{font-size:11pt;max-width:none;padding:1px}h2,th,svg{print-color-adjust:exact;\
-webkit-print-color-adjust:exact}table{border-collapse:separate;border-spacing:0}\
th,td{border-left:0}th:first-child,td:first-child{border-left:1px solid var(--line)}td{border-top:0}tr,dt,dd,figure,.sign{break-inside:avoid}\
h1,h2,h3,h4{break-after:avoid}thead{display:table-header-group}}";

/// The CSS of a table of numbers. On narrow paper, such as that of a receipt printer, the letters are smaller.
const LEDGER_STYLE: &str = "\
.ledger th,.ledger td{unicode-bidi:plaintext}.ledger .n{text-align:right;font-variant-numeric:tabular-nums}\
.ledger tfoot td{font-weight:600}.ledger td.n{white-space:nowrap}.ledger th{overflow-wrap:anywhere}\
@media screen and (max-width:34rem){.ledger tfoot{display:block}.ledger td{display:flex;justify-content:space-between;gap:1rem;\
text-align:right}.ledger td::before{white-space:normal;text-align:left}.ledger td:empty,.ledger tfoot td:not(.n)::before{display:none}}\
@media print and (max-width:110mm){@page{margin:3mm}body{font-size:7pt;padding:0}h1{font-size:9pt}h2,h3,h4{font-size:8pt}dl{grid-template-columns:max-content 1fr}\
.ledger{font-size:6.5pt}.ledger td.n{white-space:normal}.ledger th,.ledger td{padding:1px 2px}.ledger th{font-size:5.5pt}\
.ledger td:not(.n):has(+.n){overflow-wrap:anywhere}figure{display:none}}";

const STEPS_STYLE: &str = "\
body{max-width:62rem}.slider:not([hidden]){display:flex;gap:.5rem;position:sticky;top:0;padding:.4rem 0;background:var(--ground)}\
.slider input{flex:1}.slider button{font-size:1.1rem;padding:.2rem .9rem}.steps figcaption{min-height:3em;margin-bottom:.5rem}table+h2{margin-top:1.6rem}\
@media screen and (max-width:34rem){.steps figure svg{max-width:none;width:calc(100% + 2rem);margin:0 -1rem}}\
@media print{.slider{display:none}}";

/// The script of a page that steps through pictures. Without the script, the page shows all pictures.
const STEPS_SCRIPT: &str = "\
const steps=[...document.querySelectorAll('.steps figure')],slider=document.querySelector('.slider input');\
const show=at=>{at=Math.max(0,Math.min(steps.length-1,at));slider.value=at;\
steps.forEach((step,number)=>{step.hidden=number!==at})};\
document.querySelector('.slider').hidden=false;\
slider.addEventListener('input',()=>show(+slider.value));\
document.querySelectorAll('.slider button').forEach((button,at)=>\
button.addEventListener('click',()=>show(+slider.value+(at?1:-1))));\
document.addEventListener('keydown',key=>{if(key.target===slider)return;const by={ArrowLeft:-1,ArrowRight:1}[key.key];\
if(by){key.preventDefault();show(+slider.value+by)}\
if(key.key==='Home')show(0);if(key.key==='End')show(steps.length-1)});\
show(0);";

/// Returns the HTML for pictures with a slider, which is hidden until the script of the page runs.
fn html_steps(shapes: &str, steps: &[[String; 2]], label: &str) -> String {
    let step = |[caption, svg]: &[String; 2]| {
        format!("<figure>\n<figcaption>{}</figcaption>\n{svg}</figure>\n", html_escaped(caption))
    };
    let last = steps.len().saturating_sub(1);
    format!(
        "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">{shapes}</svg>\n\
         <div class=\"slider\" hidden><button type=\"button\" aria-label=\"-1\">◀</button>\
         <input type=\"range\" min=\"0\" max=\"{last}\" value=\"0\" aria-label=\"{}\">\
         <button type=\"button\" aria-label=\"+1\">▶</button></div>\n\
         <div class=\"steps\">\n{}</div>\n<script>{STEPS_SCRIPT}</script>\n",
        html_escaped(label),
        steps.iter().map(step).collect::<String>()
    )
}

pub(in crate::cli) fn html(page: &[Block], title: &str, language: Language) -> String {
    let ledger = page.iter().any(|block| matches!(block, Block::Ledger(_)));
    let ledger = if ledger { LEDGER_STYLE } else { "" };
    let steps = page.iter().any(|block| matches!(block, Block::Steps { .. }));
    let steps = if steps { STEPS_STYLE } else { "" };
    let body: String = page.iter().map(block).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
         <style>{COLOURS}{STYLE}{ledger}{steps}</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        language.name(),
        html_escaped(title)
    )
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(rank, title) => {
            let level = match rank {
                Rank::Book => 1,
                Rank::Section => 2,
                Rank::Page | Rank::Part => 3,
            };
            format!("<h{level}>{}</h{level}>\n", html_escaped(title))
        }
        Block::Text(sentences) => format!("<p>{}</p>\n", html_escaped(sentences)),
        Block::Facts(rows) => {
            let row = |[name, fact]: &[String; 2]| {
                format!("<dt>{}</dt><dd>{}</dd>\n", html_escaped(name), html_escaped(fact))
            };
            format!("<dl>\n{}</dl>\n", rows.iter().map(row).collect::<String>())
        }
        Block::Table(titles, rows) => html_table("table", titles, rows, &[], &[]),
        Block::Ledger(ledger) => {
            let Ledger { titles, rows, footer, .. } = ledger;
            html_table("table class=\"ledger\"", titles, rows, footer, &ledger.figure_columns())
        }
        Block::Call(text) | Block::Lines(text) => {
            let lines: Vec<String> = text.trim_matches('\n').lines().map(html_escaped).collect();
            format!("<pre>{}</pre>\n", lines.join("\n"))
        }
        Block::Picture { svg, .. } => format!("<figure>\n{svg}</figure>\n"),
        Block::Steps { shapes, steps, label } => html_steps(shapes, steps, label),
        Block::Signatures(names) => {
            let line = |name: &&str| format!("<div>{}</div>\n", html_escaped(name));
            format!("<div class=\"sign\">\n{}</div>\n", names.iter().map(line).collect::<String>())
        }
    }
}

/// Returns a table as HTML. Every cell also has the title of its column, for narrow screens. The columns for which
/// `figures` is true are right-aligned.
fn html_table(
    tag: &str,
    titles: &[impl AsRef<str>],
    rows: &[Vec<String>],
    footer: &[Vec<String>],
    figures: &[bool],
) -> String {
    let titles: Vec<String> = titles.iter().map(|title| html_escaped(title.as_ref())).collect();
    let class = |at: usize| if figures.get(at) == Some(&true) { " class=\"n\"" } else { "" };
    let head = titles.iter().enumerate().map(|(at, title)| format!("<th scope=\"col\"{}>{title}</th>", class(at)));
    let head: String = head.collect();
    let row = |row: &Vec<String>| {
        let cells =
            titles.iter().zip(row).enumerate().map(|(at, (title, text))| {
                format!("<td{} data-title=\"{title}\">{}</td>", class(at), html_escaped(text))
            });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let rows: String = rows.iter().map(row).collect();
    let foot: String = footer.iter().map(row).collect();
    let foot = if foot.is_empty() { foot } else { format!("<tfoot>\n{foot}</tfoot>\n") };
    format!("<{tag}>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n{foot}</table>\n")
}

/// Escapes text for HTML. Replaces no-break spaces, which only tables on a terminal need.
fn html_escaped(text: &str) -> String {
    crate::picture::escaped(&text.replace('\u{a0}', " "))
}
