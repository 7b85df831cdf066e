//! The time to parse a rules file, and to search for rules, grows in proportion to the length of the text.

use okey::RulesFile;
use okey::rules::{search, words};

use super::{assert_linear, filled};
use crate::samples::some_of;

/// The length in bytes of the longest text.
const MOST: usize = 64 * 1024;

#[test]
fn rules_are_read_in_proportion() {
    let heads = [
        "",
        "variant = ",
        "variant = \"",
        "points = ",
        "points = [",
        "points = {",
        "[points]\n",
        "points.",
        "[points.",
        "open.sum = ",
        "# ",
    ];
    let fillers = [
        " ",
        "\n",
        "#",
        "# x\n",
        "[",
        "[[",
        "[]",
        "[],",
        "{",
        "{a=",
        "a",
        "a.",
        "\"a\".",
        "a=1\n",
        "a=1,",
        "1",
        "1,",
        "\"\",",
        "\"",
        "\\u0041",
        "'",
        "\"\"\"",
        "[a]\n",
        "[points]\n",
        "[[a]]\n",
        "normal = 1\n",
        "normal = TRUE\n",
        "=",
        ",",
        "Ş",
        "x\n",
        "a.b=1\n",
        "\u{1}",
    ];
    for (round, head) in heads.into_iter().enumerate() {
        for filler in some_of(fillers, round) {
            let name = format!("rules of {head:?} and {filler:?}");
            assert_linear(&name, MOST, |length| filled(head, filler, "", length), |text| drop(RulesFile::parse(text)));
        }
    }
}

#[test]
fn many_different_keys_are_read_in_proportion() {
    let units = [
        ("a", "=1\n"),
        ("[a", "]\n"),
        ("[[a", "]]\n"),
        ("a.b", "=1\n"),
        ("points.a", "=1\n"),
        ("a", ".b=1\n"),
        ("[points.a", "]\n"),
        ("a", "={}\n"),
        ("\"normal", "\"=1\n"),
    ];
    for (before, after) in units {
        let text = |length| {
            let numbered = |number: usize| format!("{before}{number}{after}");
            (0..length / 12).map(numbered).collect::<String>()
        };
        assert_linear(&format!("rules of {before:?} and {after:?}"), MOST, text, |text| drop(RulesFile::parse(text)));
    }
}

/// Returns a text of different words, of about this many bytes.
fn different_words(length: usize) -> String {
    let words: Vec<String> = (0..length / 8).map(|number| format!("w{number:06x}")).collect();
    words.join(" ")
}

#[test]
fn rules_are_found_in_proportion() {
    assert_linear("a search for different words", MOST, different_words, |text| drop(search(text)));
    assert_linear("a glossary search for different words", MOST, different_words, |text| drop(words(text)));
}
