//! Pages in Markdown and HTML escape user input, use colours with enough contrast, and have headings in the right
//! order.

use std::fs;

use okey::Clause;

use crate::command::{called, folder, run, text_of};
use crate::contrast::contrast;

const RULING: &str = "judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --variant 101 --lang tr";

fn page(call: &str, more: &[&str]) -> String {
    let output = called(call, more);
    assert_eq!(output.status.code(), Some(0), "okey {call}: {}", String::from_utf8_lossy(&output.stderr));
    text_of(output.stdout)
}

fn style(html: &str) -> &str {
    html.split_once("<style>").and_then(|(_, rest)| rest.split_once("</style>")).expect("a style").0
}

/// All text on an HTML page has the colour `--ink`, which has enough contrast with every background, in light and in
/// dark mode.
#[test]
fn every_colour_can_be_read_on_what_is_behind_it() {
    let html = page(RULING, &["--format", "html"]);
    let (schemes, rest) = style(&html).split_once("}}").expect("colours, in the light and in the dark");
    assert!(!rest.contains('#'), "colours stand in one place");
    let schemes: Vec<&str> = schemes.split(":root").skip(1).collect();
    assert_eq!(schemes.len(), 2, "light and dark");
    for scheme in schemes {
        let colour = |name: &str| {
            let value = scheme.split(&format!("--{name}:")).nth(1).expect("a colour");
            &value[..7]
        };
        for (ink, ground, least) in [
            ("ink", "ground", 4.5),
            ("ink", "verdict", 4.5),
            ("ink", "head", 4.5),
            ("line", "ground", 3.0),
            ("mark", "ground", 3.0),
        ] {
            let contrast = contrast(colour(ink), colour(ground));
            assert!(contrast >= least, "{ink} on {ground}: {contrast:.2} in {scheme}");
        }
    }
}

#[test]
fn html_obeys_nothing_in_the_text() {
    let record = folder("pages-record").join("record");
    let text = "game okey\nplayers A B C \"<b>&'x\"\nhand\nindicator R5\nA: throw K1\n";
    fs::write(&record, text).expect("a record");
    let html = page(&format!("replay {} --to line:5 --format html", record.display()), &[]);
    assert!(html.contains("&lt;b&gt;&amp;&#39;") && !html.contains("<b>"), "{html}");
    assert_eq!(html.lines().filter(|line| line.ends_with("?x14")).count(), 4, "{html}");
}

#[test]
fn markdown_obeys_nothing_in_the_text() {
    let name = "a_b|<b>*";
    let players = ["-p", name, "-p", "Veli", "--format", "markdown", "--lang", "en"];
    let score = text_of(run(&[&["score", "-f", name], &players[..]].concat()).stdout);
    assert!(
        score.contains("\n## a\\_b\\|\\<b\\>\\* finished.\n") && score.contains("| a\\_b\\|\\<b\\>\\* |"),
        "{score}"
    );
}

/// Returns the levels of the headings in order: 1 for `#`, 2 for `##`.
fn ranks(markdown: &str) -> Vec<usize> {
    let headings = markdown.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| line.bytes().take_while(|&byte| byte == b'#').count()).collect()
}

#[test]
fn headings_leave_out_no_step() {
    // A page for a single clause begins with a first-level heading.
    assert_eq!(ranks(&page("rules run.wrap --format markdown --lang en", &[]))[..2], [1, 2]);
    assert_eq!(ranks(&page("rules run.shape --format markdown --lang en", &[]))[..2], [1, 2]);
    assert_eq!(ranks(&page(RULING, &["--format", "markdown"]))[..3], [1, 2, 3]);
    for call in ["rules --format markdown", "rules --disputes --format markdown"] {
        for language in ["en", "tr"] {
            let markdown = page(call, &["--lang", language]);
            let ranks = ranks(&markdown);
            assert_eq!(ranks.first(), Some(&1), "{call}");
            assert!(ranks.windows(2).all(|two| two[1] <= two[0] + 1), "{call}: {ranks:?}");
        }
    }
    // In the rulebook each clause is one level below its section, and its parts are one level below the clause.
    let book = page("rules --format markdown --lang en", &[]);
    for clause in Clause::ALL {
        let heading = book.lines().find(|line| line.contains(&format!("# {clause}: "))).expect("a heading");
        assert!(heading.starts_with("### "), "{heading}");
    }
    let ranks = ranks(&book);
    assert!(ranks.iter().filter(|&&rank| rank == 1).count() == 1 && ranks.contains(&2) && ranks.contains(&4));
}
