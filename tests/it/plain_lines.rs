//! A fast reader reads a plain line of a stream, and the complete reader any other line. The fast reader remembers the
//! fields of the line before. None of this changes an answer.

use okey::{Defaults, Oracle};
use proptest::prelude::*;

use crate::command::generated;

/// Generates the name of a field and its value, both as JSON.
fn fields() -> impl Strategy<Value = (&'static str, &'static str)> {
    let names = prop::sample::select(vec![
        "hand",
        "indicator",
        "variant",
        "ask",
        "discard",
        "limit",
        "count",
        "say",
        "fields",
        "carry",
        "letters",
        "id",
        "set",
        "seen",
        "last",
        "finishing",
        "list_all",
        "pairs_bar",
        "pairs-bar",
        "schema",
        "Hand",
        "x",
        "",
        "\\u0069d",
    ]);
    let values = prop::sample::select(vec![
        "\"R5\"",
        "\"K1-13 K1\"",
        "\"K1 K2\\tK3\"",
        "\"okey\"",
        "\"101\"",
        "\"wins,id\"",
        "\"x\"",
        "\"\"",
        "\"\u{e7}ift\"",
        "\"\u{1f534}7\"",
        "\"\u{7f}\u{2028}\"",
        "\"a\\\"b\"",
        "\"a\\\\\"",
        "\"a\tb\"",
        "\"open\"",
        "\"null\"",
        "\"1234567\"",
        "\"12345678\"",
        "\"123456789\"",
        "\"1234567\\n\"",
        "0",
        "7",
        "00",
        "01",
        "-1",
        "1.5",
        "1e3",
        "1x",
        "999999999999999999",
        "1000000000000000000",
        "18446744073709551615",
        "18446744073709551616",
        "true",
        "false",
        "null",
        "tru",
        "nulls",
        "True",
        "[]",
        "[\"wins\",\"id\"]",
        "{\"a\":[1]}",
        "{}",
        "",
    ]);
    // Most lines ask a question that has an answer.
    let known = prop::sample::select(vec![
        ("hand", "\"K1-13 K1 Y9\""),
        ("hand", "\"K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 K1 Y9\""),
        ("indicator", "\"R5\""),
        ("indicator", "\"B13\""),
        ("ask", "\"check\""),
        ("ask", "\"pairs\""),
        ("fields", "\"wins\""),
        ("fields", "\"hand,made\""),
        ("id", "7"),
        ("id", "\"a b\""),
        ("id", "null"),
    ]);
    prop_oneof![4 => known, 1 => (names, values)]
}

/// Generates a line. Most lines are JSON objects, in which all fields have the same blanks around the colon and the
/// comma.
fn lines() -> impl Strategy<Value = String> {
    let blank = prop::sample::select(vec!["", "", "", "", " ", "  ", "\t"]);
    let end = prop::sample::select(vec!["}", "}", "}", "}", "} ", "}\t", "", ",}", "}x", "}}", "]"]);
    (prop::collection::vec(fields(), 0..7), prop::array::uniform4(blank), end).prop_map(|(fields, blanks, end)| {
        let [start, after_colon, after_comma, before_colon] = blanks;
        let field = |(name, value)| format!("\"{name}\"{before_colon}:{after_colon}{value}");
        let fields: Vec<String> = fields.into_iter().map(field).collect();
        format!("{start}{{{}{end}", fields.join(&format!(",{after_comma}")))
    })
}

proptest! {
    #![proptest_config(generated(8000))]

    #[test]
    fn plain_lines_make_no_difference(lines in prop::collection::vec(lines(), 1..6)) {
        let [mut fast, mut slow] = [Oracle::new(Defaults::default()), Oracle::new(Defaults::default())];
        // The second time, the fast reader knows the fields of the line.
        for line in lines.iter().flat_map(|line| [line; 2]) {
            // The fast reader rejects a line that begins with a tab.
            let [read, expected] = [fast.ask(line), slow.ask(&format!("\t{line}"))];
            // The place of a fault in the JSON depends on the tab.
            let is_json = |answer: &str| !answer.contains("\"code\":\"line-not-json\"");
            prop_assert_eq!(is_json(&read), is_json(&expected), "{}", line);
            if is_json(&expected) {
                prop_assert_eq!(read, expected, "{}", line);
            }
        }
    }
}
