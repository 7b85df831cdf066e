//! The title of a picture is broken between words. Only a word that is wider than a line is itself broken.

use okey::Picture;
use roxmltree::Document;

use super::{face, table};

/// Returns the lines of this title in a picture. The long name of the indicator leaves room for twelve letters in a
/// line.
fn lines(title: &str) -> Vec<String> {
    let svg = Picture::new(&table(face("R5")), &[], []).headed_svg(title, "", &"i".repeat(60));
    let document = Document::parse(&svg).expect("well-formed");
    let texts = document.descendants().filter(|node| node.has_tag_name("text") && !node.has_attribute("text-anchor"));
    texts.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

#[test]
fn words_are_kept_whole_where_they_fit() {
    assert_eq!(lines("Yes. This hand wins by throwing K6."), ["Yes. This", "hand wins by", "throwing K6."]);
    let word: String = ('a'..='z').chain('a'..='h').collect();
    let broken = ["abcdefghijkl", "mnopqrstuvwx"];
    assert_eq!(lines(&format!("{word} i")), [broken[0], broken[1], "yzabcdefgh i"]);
    assert_eq!(lines(&format!("{word} ij")), [broken[0], broken[1], "yzabcdefgh", "ij"]);
    assert_eq!(lines(""), [""; 0]);
    let many = lines(&"word ".repeat(100));
    assert_eq!((many.len(), many.last().map(String::as_str)), (8, Some("word word…")));
}
