//! A page as one HTML file that needs nothing else: for paper and for a phone.

use super::{Block, Rank};
use crate::language::Language;

const STYLE: &str = "\
:root{color-scheme:light}\
*{box-sizing:border-box}\
body{font:16px/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff;max-width:46rem;margin:0 auto;padding:1rem}\
h1{font-size:1.35rem;margin:.2rem 0}h2{font-size:1.15rem;margin:.4rem 0 1rem;padding:.6rem .8rem;\
border-left:.35rem solid #1f5c4a;background:#eef5f2}h3,h4{font-size:1rem;margin:1.3rem 0 .3rem}\
figure{margin:1rem 0}figure svg{display:block;max-width:100%;height:auto}\
dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.25rem 1rem;margin:.3rem 0}\
dt{font-weight:600;overflow-wrap:anywhere}dd{margin:0;overflow-wrap:anywhere}\
table{border-collapse:collapse;width:100%;font-size:.95rem}\
th,td{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}\
td:first-child{overflow-wrap:normal}th{background:#f2f2f2}pre{overflow:auto;background:#f6f6f6;padding:.5rem}\
.sign{display:grid;grid-template-columns:1fr 1fr;gap:2.2rem 1.5rem;margin-top:2.5rem}\
.sign div{border-top:1px solid #333;padding-top:.2rem;font-size:.9rem}\
@media(max-width:34rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}.sign{grid-template-columns:1fr}\
table,tbody,tr,td{display:block}thead{display:none}tr{border:1px solid #bbb;margin-bottom:.6rem}td{border:0;padding:.15rem .5rem}\
td:first-child{font-weight:600}}\
@media print{@page{margin:16mm}body{font-size:11pt;max-width:none;padding:0}h2,th{print-color-adjust:exact}\
tr,dl,figure,.sign{break-inside:avoid}h3,h4{break-after:avoid}}";

/// The page as HTML.
pub(in crate::cli) fn html(page: &[Block], title: &str, language: Language) -> String {
    let body: String = page.iter().map(block).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        language.code(),
        escaped(title)
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
            format!("<h{level}>{}</h{level}>\n", escaped(title))
        }
        Block::Text(sentences) => format!("<p>{}</p>\n", escaped(sentences)),
        Block::Facts(rows) => {
            let row = |[name, fact]: &[String; 2]| format!("<dt>{}</dt><dd>{}</dd>\n", escaped(name), escaped(fact));
            format!("<dl>\n{}</dl>\n", rows.iter().map(row).collect::<String>())
        }
        Block::Table(header, rows) => {
            let cells = |tag: &str, cells: &mut dyn Iterator<Item = &str>| {
                cells.map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect::<Vec<_>>().concat()
            };
            let header = cells("th", &mut header.iter().copied());
            let row = |row: &Vec<String>| format!("<tr>{}</tr>\n", cells("td", &mut row.iter().map(String::as_str)));
            let rows: String = rows.iter().map(row).collect();
            format!("<table>\n<thead><tr>{header}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n")
        }
        Block::Call(call) => format!("<pre>{}</pre>\n", escaped(call)),
        Block::Picture { svg, .. } => format!("<figure>\n{svg}</figure>\n"),
        Block::Signatures(names) => {
            let line = |name: &&str| format!("<div>{}</div>\n", escaped(name));
            format!("<div class=\"sign\">\n{}</div>\n", names.iter().map(line).collect::<String>())
        }
    }
}

/// Text as content, with nothing in it that a browser would obey; without a blank that only a terminal's table knows.
fn escaped(text: &str) -> String {
    crate::picture::escaped(&text.replace('\u{a0}', " "))
}

#[cfg(test)]
mod tests {
    use super::{Block, html};
    use crate::language::Language;

    #[test]
    fn html_obeys_nothing_in_the_text() {
        let page = [Block::Text("<script>alert('a' & \"b\")</script>\u{1b}".to_owned())];
        let page = html(&page, "<b>", Language::Tr);
        assert!(page.contains("<p>&lt;script&gt;alert(&#39;a&#39; &amp; &quot;b&quot;)&lt;/script&gt;\u{fffd}</p>"));
        assert!(page.contains("<title>&lt;b&gt;</title>") && page.contains("lang=\"tr\""));
    }
}
