//! Every fault that a line of a record can have, each by a record that has no other.

use crate::command::run_with;

const GAME: &str = "players Ali Ayşe Veli Can\nindicator R5\n";

/// A code, and what stands behind the lines of [`GAME`].
const OF_LINES: [(&str, &str); 14] = [
    ("unknown-keyword", "indicater R5"),
    ("unknown-action", "Ali: drow K4"),
    ("action-missing", "Ali:"),
    ("tiles-missing", "Ali: throw"),
    ("time-shape", "Ali: throw K4 @21:14 now"),
    ("name-missing", "rack"),
    ("unknown-tiles", "rack Ali ?x99"),
    ("figure-missing", "points Ali"),
    ("not-a-figure", "points Ali many"),
    ("meld-number", "Ali: add R9 to two"),
    ("word-missing", "about"),
    ("word-unexpected", "end of game"),
    ("quote-open", "rack \"Ali"),
    ("foul-not-in-game", "foul Ali discard.playable"),
];

fn code_of(record: &str) -> String {
    let output = run_with(&["replay", "--json", "-"], record.as_bytes());
    assert_eq!(output.status.code(), Some(2), "{record}");
    assert!(output.stdout.is_empty(), "{record}");
    let error: serde_json::Value = serde_json::from_slice(&output.stderr).expect("an error as JSON");
    assert_eq!(error["more"], 0, "{record}");
    error["error"]["code"].as_str().expect("a code").to_owned()
}

#[test]
fn every_line_has_its_fault() {
    for (code, line) in OF_LINES {
        assert_eq!(code_of(&format!("game okey\n{GAME}{line}\n")), code, "{line}");
    }
    assert_eq!(code_of(&format!("letters abcd\n{GAME}")), "unknown-letters");
}

/// The codes that this file shows.
pub(crate) fn shown() -> impl Iterator<Item = &'static str> {
    OF_LINES.into_iter().map(|(code, _)| code).chain(["unknown-letters"])
}
