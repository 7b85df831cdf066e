//! The time to parse JSON and to answer streams grows in proportion to the text.

use std::io::{Cursor, sink};

use okey::cli::{Streams, call};
use okey::notation::Letters;
use okey::record::Record;
use okey::sheets::{SheetForm, read_hands, transcribed};

use super::{assert_linear, assert_linear_by, filled};
use crate::command::clock_time;
use crate::samples::some_of;

/// The length in bytes of the longest text, for which a quadratic parser would need many milliseconds.
const MOST: usize = 16 * 1024;

const FILLERS: &[&str] = &[
    " ",
    "\n",
    "[",
    "[]",
    "[],",
    "{",
    "{}",
    "{},",
    "{\"a\":",
    "\"\"",
    "\"\",",
    "\"\":\"\",",
    "\"K1\",",
    "\"x\",",
    "K1 ",
    "1",
    "1,",
    "\\",
    "\\u0131",
    "\\\"",
    "null,",
    "\"id\":1,",
    "\"hand\":\"\",",
    "\"name\":\"a\",",
    "\"finish\":null,",
    "{\"name\":\"a\"},",
    "\"foul.list\",",
    "{\"players\":[],\"finish\":null}",
    "-",
    "Ş",
    "e",
    "\u{1}",
    "x\n",
    "{}\n",
    "{\"hand\":\"K1\"}\n",
    "\"\\u0131\",",
];

fn answer(args: &[&str], text: &str) {
    let args = ["okey"].iter().chain(args).map(Into::into);
    call(args, Streams::new(Cursor::new(text.to_owned()), sink(), sink()));
}

#[test]
fn finished_hands_are_read_in_proportion() {
    let player = "{\"finish\":null,\"players\":[{\"name\":\"Ali\",";
    let heads = [
        "",
        "[",
        "{",
        "{\"a",
        "{\"players\":[",
        "{\"finish\":",
        "{\"finish\":{\"by\":",
        "{\"finish\":{",
        "{\"indicator\":\"",
        "{\"note\":",
        player,
        &format!("{player}\"left\":["),
        &format!("{player}\"left\":\""),
        &format!("{player}\"fouls\":["),
        &format!("{player}\"team\":\""),
    ];
    for (round, head) in heads.into_iter().enumerate() {
        for filler in some_of(FILLERS, round) {
            for tail in ["", "\"\"]}]}", "\"\":1}]}"] {
                let name = format!("finished hands of {head:?}, {filler:?} and {tail:?}");
                let text = |length| filled(head, filler, tail, length);
                assert_linear(&name, MOST, text, |text| drop(read_hands(text, Letters::Krby)));
            }
        }
    }
}

#[test]
fn many_players_of_a_hand_are_refused_in_proportion() {
    let text = |length: usize| {
        let players = (0..length / 16).map(|number| format!("{{\"name\":\"a{number}\"}}")).collect::<Vec<_>>();
        let header = "{\"record\":1,\"variant\":\"101\",\"players\":[\"Ali\",\"Ayşe\",\"Veli\",\"Can\"]}";
        format!("{header}\n{{\"finish\":null,\"players\":[{}]}}\n", players.join(","))
    };
    assert_linear("a hand of many players", 16 * MOST, text, |text| drop(transcribed(text, Letters::Krby)));
}

/// The time to read and write a sheet with many header lines and many hands grows in proportion to its length. The
/// header is not read again for each hand.
#[test]
fn a_long_header_is_not_read_for_each_hand() {
    let text = |length: usize| {
        let comments = vec![format!("\"; {}\"", "x".repeat(200)); length / 400].join(",");
        let header = "{\"record\":1,\"lines\":[\"game 101\",\"players Ali Ayşe Veli Can\",";
        let hand = "{\"lines\":[\"hand\",\"; a comment\",\"Ali: throw K4\"]}\n";
        format!("{header}{comments}]}}\n{}", hand.repeat(length / 2 / hand.len()))
    };
    let sheet = |text: &str| {
        let record = transcribed(text, Letters::Krby).expect("a header").unwrap_or_else(|faults| panic!("{faults:?}"));
        let record = Record::read(&record).expect("a record");
        assert!(SheetForm::Json.write(&record).len() > text.len() / 2);
    };
    assert_linear("hands below a long header", 16 * MOST, text, sheet);
}

#[test]
fn lines_of_a_stream_are_answered_in_proportion() {
    let frames = [
        ("", ""),
        ("{", "\"\":1}"),
        ("{\"id\":", "}"),
        ("{\"hand\":\"", "\"}"),
        ("{\"hand\":[", "\"\"]}"),
        ("{\"indicator\":\"", "\"}"),
        ("{\"seen\":[", "\"\"]}"),
        ("{\"variant\":\"", "\"}"),
        ("{\"limit\":", "}"),
        ("{\"x\":", "\"\":1}"),
    ];
    for (round, (head, tail)) in frames.into_iter().enumerate() {
        for filler in some_of(FILLERS, round) {
            let name = format!("a stream of {head:?}, {filler:?} and {tail:?}");
            let text = |length| filled(head, filler, tail, length);
            assert_linear_by(clock_time, &name, MOST, text, |text| answer(&["batch", "check", "--jobs", "1"], text));
        }
    }
}
