//! The time to parse records and positions of hapis grows in proportion to the text.

use okey::hapis::{HapisRecord, Position, read_dice, read_steps};

use super::{assert_linear, filled};
use crate::samples::some_of;

/// The length in bytes of the longest record.
const MOST: usize = 64 * 1024;

/// The length in bytes of the longest position.
const MOST_OF_A_POSITION: usize = 16 * 1024;

#[test]
fn positions_are_read_in_proportion() {
    let full = "bbbbbbbbbbbbbbb:111111111111111:";
    let heads = ["", "-", "-:", "-:-:", "bb1:bb1:", full, &format!("{full}b/"), &format!("{full}b/1:")];
    for (round, head) in heads.into_iter().enumerate() {
        for tail in ["", ":42:w", "/:42:w", ":w"] {
            for filler in some_of(["b", "1", "bc1", "B", ":", "/", "-", " ", "Ş", "A", "4"], round) {
                let name = format!("a position of {head:?}, {filler:?} and {tail:?}");
                let text = |length| filled(head, filler, tail, length);
                assert_linear(&name, MOST_OF_A_POSITION, text, |text| drop(text.parse::<Position>()));
                assert_linear(&name, MOST_OF_A_POSITION, text, |text| drop(read_dice(text)));
            }
        }
    }
    let both = |length: usize| format!("{full}{}/{}:42:w", "b".repeat(length / 2), "1".repeat(length / 2));
    assert_linear("prisoners of both sides", MOST, both, |text| drop(text.parse::<Position>()));
}

#[test]
fn records_and_steps_are_read_in_proportion() {
    let heads = ["", "user 42 ", "user ", "board ", "total ", "computer 66\nboard -:-:"];
    let fillers = [
        " ",
        "\n",
        "#",
        "# \n",
        "x\n",
        "1-5 ",
        "1/5,",
        ",",
        "1-5(4) ",
        "(",
        "1/off ",
        "x ",
        "user 42 1-5\n",
        "user 42 x\n",
        "user 77\n",
        "computer 66\n",
        "board x\n",
        "board -:-:-:-:w\n",
        "total 1\n",
        "total x\n",
        "b",
        "1:",
        "*",
        "\u{2212}",
    ];
    for (round, head) in heads.into_iter().enumerate() {
        for filler in some_of(fillers, round) {
            let name = format!("a record of {head:?} and {filler:?}");
            let text = |length| filled(head, filler, "", length);
            assert_linear(&name, MOST, text, |text| drop(HapisRecord::read(text)));
            assert_linear(&name, MOST, text, |text| drop(read_steps(text)));
        }
    }
}
