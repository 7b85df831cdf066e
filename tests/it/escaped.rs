//! Error messages escape control characters in quoted input, and their carets are in the right columns.

use crate::command::{json_of, run, text_of};

/// Runs the program with `name` as an unknown variant. Returns the name as the JSON error message writes it.
fn escaped_name(name: &str) -> String {
    let error = json_of(&run(&["check", "--variant", name, "K1", "--json", "--lang", "en"]).stderr);
    let message = error["error"]["message"].as_str().expect("a message");
    let quoted = message.strip_prefix("there is no variant \"").and_then(|rest| rest.strip_suffix('"'));
    quoted.unwrap_or_else(|| message.strip_prefix("there is no variant \"").expect("the name")).to_owned()
}

/// Returns each quoted line of input, with the part that the carets (`^`) below it mark.
fn excerpts(args: &[&str]) -> Vec<[String; 2]> {
    let printed = text_of(run(&[args, &["--lang", "en"]].concat()).stderr);
    let mut found = Vec::new();
    let mut above = String::new();
    for (number, text) in printed.lines().filter_map(|line| line.split_once("| ")) {
        if !number.trim().is_empty() {
            text.clone_into(&mut above);
        } else if let Some(first) = text.find('^') {
            let carets = text.matches('^').count();
            found.push([above.clone(), above.chars().skip(first).take(carets).collect()]);
        }
    }
    found
}

/// Runs the program with `name` as an unknown variant. Returns the name as the error message quotes it. Asserts that
/// the carets mark the whole name.
fn in_place(name: &str) -> String {
    let found = excerpts(&["check", "--variant", name, "K1"]);
    let [[line, marked]] = &found[..] else { panic!("one line: {found:?}") };
    assert_eq!(line, marked, "the whole name is marked");
    line.clone()
}

#[test]
fn escapes_are_written_out() {
    assert_eq!(escaped_name("a\u{1b}[31mb\u{202e}\u{7f}"), "a\\u{1b}[31mb\\u{202e}\\u{7f}");
    assert_eq!(escaped_name("K1\u{3164}"), "K1\\u{3164}");
    assert_eq!(escaped_name("kırmızı \"7\" — ğ"), "kırmızı \"7\" — ğ");
}

#[test]
fn repeated_invisible_characters_are_counted() {
    assert_eq!(escaped_name(&format!("K1{}R2\u{301}", "\u{200b}".repeat(400))), "K1\\u{200b}×400R2\\u{301}");
    // A message is cut off after three hundred characters.
    let printed = escaped_name(&"a".repeat(301));
    assert_eq!(printed, format!("{}…", "a".repeat(300 - "there is no variant \"".len())));
    // Letters of width zero are invisible, so they are escaped like combining marks.
    assert_eq!(escaped_name("\u{1161}"), "\\u{1161}");
    assert_eq!(in_place("\u{1161}\u{ad}"), "\u{fffd}\u{fffd}");
}

#[test]
fn sources_keep_their_columns() {
    assert_eq!(in_place("a\u{1b}ğ\u{202e}b"), "a␛ğ\u{fffd}b");
    let marked = |hand: &str| excerpts(&["check", "-i", "R5", hand]);
    let line = "␛ K1 ğ K2 \u{fffd}b";
    assert_eq!(marked("\u{1b} K1 ğ K2 \u{202e}b"), [[line, "␛"], [line, "ğ"], [line, "\u{fffd}b"]]);
    // The message quotes each faulty line separately.
    let (first, second) = ("K1 ␛7 K2 ğ", "K3 \u{fffd}qğ R2");
    let both = marked("K1 \u{1b}7 K2\tğ\nK3 \u{202e}qğ R2");
    assert_eq!(both, [[first, "␛7"], [first, "ğ"], [second, "\u{fffd}qğ"]]);
    // The name of a variant is quoted on one line, so line ends and tabs become spaces.
    assert_eq!(in_place("a\nb\tc\rd"), "a b c d");
}

#[test]
fn colour_signs_stay_as_phones_write_them() {
    let line = |hand: &str| excerpts(&["check", "-i", "R5", hand]).swap_remove(0)[0].clone();
    assert_eq!(line("\u{26ab}\u{fe0f}3 Q"), "\u{26ab}\u{fe0f}3 Q");
    // A variation selector stays only after an emoji that is two columns wide, such as ⚫. The heart ❤ is one column
    // wide and the selector would change its width.
    assert_eq!(line("\u{2764}\u{fe0f}3 K\u{fe0f}"), "\u{2764}\u{fffd}3 K\u{fffd}");
    // The two characters that turn a digit into a keycap emoji become blanks.
    assert_eq!(line("R7\u{fe0f}\u{20e3} Q"), "R7   Q");
}
