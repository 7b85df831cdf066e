//! The answers do not depend on the pieces in which the input arrives, for example from a slow pipe. If reading fails,
//! all complete lines before the failure are answered.

use std::ffi::OsString;
use std::io::{self, Read};

use okey::cli::{Streams, call};
use okey::notation::MAX_BYTES;
use serde_json::Value;

use crate::command::{Memory, flowing, json_of};

/// A reader that returns at most `piece` bytes at a time and may end with an error.
struct Pieces {
    bytes: Vec<u8>,
    given: usize,
    piece: usize,
    error: Option<&'static str>,
}

impl Read for Pieces {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let rest = &self.bytes[self.given..];
        let piece = self.piece.min(rest.len()).min(to.len());
        to[..piece].copy_from_slice(&rest[..piece]);
        self.given += piece;
        match self.error.take_if(|_| piece == 0) {
            Some(error) => Err(io::Error::other(error)),
            None => Ok(piece),
        }
    }
}

/// Runs `okey batch check` on a text that arrives in pieces of `piece` bytes. Returns the exit code, the answers and
/// standard error.
fn streamed(text: &[u8], piece: usize, error: Option<&'static str>) -> (u8, Vec<Value>, String) {
    let input = Pieces { bytes: text.to_vec(), given: 0, piece, error };
    let (output, reported) = (Memory::default(), Memory::default());
    let args = ["okey", "batch", "check", "--jobs", "1", "--lang", "en"].map(OsString::from);
    let code = call(args, Streams::new(input, output.clone(), reported.clone()));
    let answers = output.text();
    assert!(answers.is_empty() || answers.ends_with('\n'));
    (code, answers.lines().map(json_of).collect(), flowing(&reported.text()))
}

/// Runs `okey batch check` on invalid lines. Returns the line number, the code and the message of each error.
fn lines(text: &[u8], piece: usize) -> Vec<(u64, String, String)> {
    let (_, answers, _) = streamed(text, piece, None);
    let line = |answer: Value| {
        let text = |name: &str| answer["error"][name].as_str().unwrap_or_default().to_owned();
        (answer["line"].as_u64().expect("a number"), text("code"), text("message"))
    };
    answers.into_iter().map(line).collect()
}

/// Returns an input line with an invalid hand, which the error message repeats.
fn naming(word: &str) -> String {
    format!("{{\"indicator\":\"R5\",\"hand\":\"{word}\"}}")
}

#[test]
fn lines_are_the_same_however_they_come() {
    let text = [&naming("qa"), "\n", &naming("qbb"), "\n\n\n", &naming("qccc"), "\r\n", &naming("qlast")].concat();
    let whole = lines(text.as_bytes(), usize::MAX);
    let expected = ["qa", "qbb", "", "", "qccc", "qlast"];
    assert_eq!(whole.len(), expected.len());
    for ((number, (line, code, message)), word) in (1..).zip(&whole).zip(expected) {
        let shown = if word.is_empty() { code == "line-not-object" } else { message.contains(&format!("\"{word}\"")) };
        assert!(*line == number && shown, "{number}: {line} {code} {message}");
    }
    for piece in 1..=text.len() {
        assert_eq!(lines(text.as_bytes(), piece), whole, "{piece}");
    }
    assert_eq!(lines(b"", 9), []);
    let empty: Vec<(u64, String)> = lines(b"\n", 9).into_iter().map(|(line, code, _)| (line, code)).collect();
    assert_eq!(empty, [(1, "line-not-object".to_owned())]);
}

#[test]
fn long_lines_are_cut_and_counted_once() {
    let (first, third) = (naming("qfirst"), naming("qthird"));
    for length in [MAX_BYTES, MAX_BYTES + 1, MAX_BYTES + 2, MAX_BYTES + 3, 1_000_000] {
        let long = vec![b'x'; length];
        let text = [first.as_bytes(), b"\n", &long, b"\n", third.as_bytes()].concat();
        for piece in [1000, 4096, 65_536, usize::MAX] {
            let lines = lines(&text, piece);
            let numbers: Vec<u64> = lines.iter().map(|(number, ..)| *number).collect();
            assert_eq!(numbers, [1, 2, 3]);
            assert_eq!(lines[1].1 == "too-long", length > MAX_BYTES, "{length}: {lines:?}");
            assert!(lines[0].2.contains("qfirst") && lines[2].2.contains("qthird"), "{lines:?}");
        }
    }
}

/// A carriage return at the end of a line does not count towards its length.
#[test]
fn the_end_of_a_line_is_no_part_of_it() {
    for (length, end, whole) in [(MAX_BYTES, "\r\n", true), (MAX_BYTES + 1, "\r\n", false), (MAX_BYTES, "\r", true)] {
        let text = ["x".repeat(length).as_str(), end].concat();
        for piece in [1000, 4096, 65_536, usize::MAX] {
            let lines = lines(text.as_bytes(), piece);
            assert_eq!((lines.len(), lines[0].1 != "too-long"), (1, whole), "{length} {end:?}");
        }
    }
}

#[test]
fn an_error_is_reported_and_the_line_it_cuts_is_none() {
    let (first, second, third) = (naming("qfirst"), naming("qsecond"), naming("qthird"));
    let cut = &third[..third.len() - 2];
    for (text, whole) in [
        (String::new(), 0),
        (format!("{first}\n"), 1),
        (format!("{first}\n{second}\n{cut}"), 2),
        (format!("{first}\n{second}\n{third}"), 2),
        (format!("{first}\n{second}\n{third}\n"), 3),
    ] {
        for piece in [1, 7, 1000] {
            let (code, answers, stderr_text) = streamed(text.as_bytes(), piece, Some("torn"));
            let numbers: Vec<u64> = answers.iter().filter_map(|answer| answer["line"].as_u64()).collect();
            assert_eq!(numbers, (1..=whole).collect::<Vec<_>>(), "{text}");
            assert!(code == 2 && stderr_text.contains("torn"), "{text}: {stderr_text}");
        }
    }
}
