//! The time to read the options of a call and to print its answer grows in proportion to their text.

use std::io::{Cursor, sink};

use okey::cli::{Streams, call};

use super::{assert_linear, filled};

/// The length in bytes of the longest text.
const MOST: usize = 64 * 1024;

fn answer(args: &[&str], text: &str) {
    let args = ["okey"].iter().chain(args).map(Into::into);
    call(args, Streams::new(Cursor::new(text.to_owned()), sink(), sink()));
}

#[test]
fn players_of_a_hand_are_read_in_proportion() {
    for filler in ["(", "( ", ") a", "(a) ", ",", ", ", "a ", "R1 ", "=", "/", "(O", "seri "] {
        for tail in ["", "seri 3", " R1", ")"] {
            let text = |length| filled("Ali ", filler, tail, length);
            let name = format!("a player with {filler:?} and {tail:?}");
            assert_linear(&name, MOST, text, |text| answer(&["score", "-f", "Ali", "-p", text], ""));
        }
    }
}

#[test]
fn faults_of_a_hapis_record_are_printed_in_proportion() {
    let text = |length| filled("user 21 1/3 1/2\n", "total 9\n", "", length);
    assert_linear("wrong totals", MOST, text, |text| answer(&["hapis", "replay", "-", "--json"], text));
}
