//! Invisible characters in JSON output are escaped. A visible character is escaped only if JSON requires it, as for `"`
//! and `\`.

use std::fs;

use serde_json::{Value, json};

use crate::command::{folder, json_of, okey, run, run_with, text_of};

/// Control characters and invisible characters, separated by letters, then some visible characters.
pub(crate) const HOSTILE: &str =
    "a\u{7f}b\u{85}c\u{9b}d\u{202e}e\u{2066}f\u{200b}g\u{feff}h\u{2028}i\u{e0041}j\u{1b}k\n\t\r\"\\ ığ🔴";

/// [`HOSTILE`] as the program must write it in JSON. Its only escaped visible characters are `"` and `\`.
pub(crate) const WRITTEN: &str = "\"a\\u007fb\\u0085c\\u009bd\\u202ee\\u2066f\\u200bg\\ufeffh\\u2028i\\udb40\\udc41j\\u001bk\\n\\t\\r\\\"\\\\ ığ🔴\"";

/// Returns the text as a JSON string that escapes only what JSON requires.
fn raw(text: &str) -> String {
    Value::from(text).to_string()
}

/// Asserts that a line has no control characters and no invisible characters.
pub(crate) fn assert_plain(line: &str) {
    let seen = |character: char| matches!(character, '\'' | '"' | '\\') || character.escape_debug().len() == 1;
    assert!(line.chars().all(seen), "{line:?}");
}

#[test]
fn invisible_characters_are_escaped() {
    let error = text_of(run(&["check", "--json", "--lang", "en", "-i", "R5", "--variant", HOSTILE, "K1"]).stderr);
    assert_plain(error.trim_end());
}

#[test]
fn values_taken_over_are_no_exception() {
    let id = "[1,\r\t{\"a\u{9b}\" : \"\u{7f}\\u001b ı\"}]";
    for hand in ["K1-13 K1", "q"] {
        let line = format!("{{\"id\":{id},\"indicator\":\"R5\",\"hand\":\"{hand}\"}}\n");
        let answer = text_of(run_with(&["batch", "check"], line.as_bytes()).stdout);
        assert!(answer.starts_with("{\"id\":[1,  {\"a\\u009b\" : \"\\u007f\\u001b ı\"}],"), "{answer}");
    }
    let line = format!("{{\"id\":{},\"indicator\":\"R5\",\"hand\":\"K1-13 K1\"}}\n", raw(HOSTILE));
    let answer = text_of(run_with(&["batch", "check"], line.as_bytes()).stdout);
    assert!(answer.starts_with(&format!("{{\"id\":{WRITTEN},")), "{answer}");
    assert_eq!(json_of(&answer)["id"], HOSTILE);
}

/// An answer may be at most eight megabytes long. One more byte is an error.
///
/// A long name for the rules file brings the answer to this length.
#[test]
fn an_answer_is_as_long_as_it_may_be_and_no_longer() {
    const MOST: usize = 8 * 1024 * 1024;
    let folder = folder("long-answers");
    let asked = |limit: usize, name: &str| {
        let line = json!({"variant": "101", "indicator": "K1", "hand": "KRBY4-8 O*x2", "limit": limit});
        fs::write(folder.join("lines"), line.to_string()).expect("a file");
        let call = ["batch", "open", "lines", "--rules", name];
        let output = okey().args(call).current_dir(&folder).output().expect("the program starts");
        text_of(output.stdout)
    };
    // The limit applies before `okey batch` adds the field `id`, so subtract the length of this field.
    let length = |answer: &str| answer.trim_end().len() - "{\"id\":null,".len() + 1;
    fs::write(folder.join("r"), "").expect("a file");
    // List more openings until the answer is less than 3000 bytes below the limit.
    let (mut limit, mut room) = (12_000, usize::MAX);
    while room > 3000 {
        let length = length(&asked(limit, "r"));
        assert!(length > 1000, "so many are too many: {limit}");
        room = MOST - length;
        limit += if room > 3000 { (room * limit / length * 9 / 10).max(1) } else { 0 };
    }
    fs::write(folder.join("rr"), "").expect("a file");
    let longer_by = |bytes: usize| "./".repeat(bytes / 2) + if bytes.is_multiple_of(2) { "r" } else { "rr" };
    let full = asked(limit, &longer_by(room));
    assert_eq!(length(&full), MOST, "{}", &full[..200]);
    let longer = asked(limit, &longer_by(room + 1));
    assert_eq!(json_of(&longer)["error"]["code"], "answer-too-long");
}
