//! The time to parse records, and to referee them, grows in proportion to the text.

use std::num::NonZeroU64;

use okey::Engine;
use okey::game::{Evening, Referee};
use okey::notation::Letters;
use okey::record::{MAX_LINE, Record, actions};

use super::{assert_linear, filled};
use crate::samples::some_of;

/// The length in bytes of the longest text.
const MOST: usize = 32 * 1024;

/// The length in bytes of the longest turn. A linear referee needs some time for each action, so only a very long turn
/// shows quadratic growth.
const LONGEST_TURN: usize = 2 * 1024 * 1024;

const SEATED: &str = "players Ali Ayşe Veli Can\nhand 1 starts Ali\n";

/// The beginnings of long texts: of a record, of a hand, or of a kind of line.
const HEADS: &[&str] = &[
    "",
    "about ",
    "about x ",
    "about x \"",
    "game ",
    "letters ",
    "set ",
    "set open.sum=",
    "players ",
    "players Ali Ayşe Veli Can\ntotals ",
    "players Ali Ayşe Veli Can\nhand ",
    "{}indicator ",
    "{}stock ",
    "{}rack Ali ",
    "{}left Ali ",
    "{}left Ali = ",
    "{}foul Ali ",
    "{}points ",
    "{}void ",
    "{}",
    "{}Ali: ",
    "{}Ali: draw ",
    "{}Ali: throw K1, ",
    "{}Ali: open ",
    "{}Ali: open K1-3 / ",
    "{}Ali: add K1 to ",
    "{}Ali: finish K1: ",
    "{}Ali: finish K1 ",
    "{}Ali: claim K1 ",
];

const FILLERS: &[&str] = &[
    " ",
    "\t \u{a0}",
    "\n",
    " \r\n",
    ";",
    "; \n",
    ",",
    ", ",
    ":",
    ": ",
    ".",
    "a.",
    "=",
    "= ",
    "@",
    "@ ",
    "?",
    "? ",
    "a? ",
    "?x5 ",
    "/",
    " / ",
    "\"",
    "\" ",
    "\\\"",
    "\"a\" ",
    "\"\\\\\" ",
    "\"a\":",
    "s\u{327}",
    "Ş",
    "a ",
    "Ali ",
    "Ali 1 ",
    "Ali: ",
    "to ",
    "with ",
    "K1 ",
    "K1-",
    "J* ",
    "draw, ",
    "draw K1, ",
    "add K1 to 1, ",
    "throw K1, ",
    "throw x, ",
    "x\n",
    "x: y\n",
    "Ali: throw\n",
    "Ali: throw K1\n",
    "Can: x.y.z Ali: draw\n",
    "hand\n",
    "hand 1 dealt Veli\n",
    "about x y\n",
    "set open.sum=91\n",
    "set x=y\n",
    "totals Ali 1\n",
    "players Ali Ayşe Veli Can\n",
    "players a b\n",
    "rack Ali ?x5\n",
    "points Ali 1\n",
    "foul Ali foul.list\n",
    "foul Ali x\n",
    "left Ali\n",
    "end\n",
    "void x\n",
    "record 1\n",
    "\u{1}\n",
];

#[test]
fn records_are_read_in_proportion() {
    for (round, head) in HEADS.iter().enumerate() {
        let head = &head.replace("{}", SEATED);
        for filler in some_of(FILLERS, round) {
            let name = format!("a record of {head:?} and {filler:?}");
            assert_linear(&name, MOST, |length| filled(head, filler, "", length), |text| drop(Record::read(text)));
        }
    }
}

#[test]
fn many_different_names_are_read_in_proportion() {
    let numbered = |head: &str, (before, after): (&str, &str), length: usize| {
        let mut text = head.to_owned();
        for number in 0..length / 8 {
            text.extend([before, &number.to_string(), after]);
        }
        text
    };
    let players = "players Ali Ayşe Veli Can\n";
    for (head, unit) in [
        ("players ", ("a", " ")),
        ("players ", ("\"Ali ", "\",")),
        ("", ("players a", " b c d\n")),
        ("", ("set a", "=b\n")),
        ("", ("about a", " b\n")),
        ("", ("x", "\n")),
        ("", ("x", ": draw\n")),
        (players, ("hand ", "\n")),
        (players, ("totals A", " 1\n")),
        (SEATED, ("x", ": draw\n")),
        (SEATED, ("Ali: x", "\n")),
        (SEATED, ("foul Ali x", "\n")),
        (SEATED, ("rack x", " K1\n")),
        (SEATED, ("Ali: x", ", x ")),
    ] {
        let name = format!("a record of {head:?} and {unit:?}");
        assert_linear(&name, MOST, |length| numbered(head, unit, length), |text| drop(Record::read(text)));
    }
}

#[test]
fn actions_are_read_in_proportion() {
    let heads = ["", "draw ", "throw K1, ", "open K1-3 / ", "add K1 to ", "finish K1 "];
    for (round, head) in heads.into_iter().enumerate() {
        for filler in some_of(FILLERS, round) {
            let name = format!("actions of {head:?} and {filler:?}");
            let text = |length| filled(head, filler, "", length);
            assert_linear(&name, MOST, text, |text| drop(actions(text, Letters::Krby)));
        }
    }
}

/// Parses the record and, if it has no fault, referees its hands.
fn referee(text: &str) {
    let Ok(record) = Record::read(text) else { return };
    let engine = Engine::default();
    let mut referee = Referee::new(&engine, &record.header);
    for hand in &record.hands {
        drop(referee.hand(hand));
    }
}

/// The beginning of a record of 101 in which Ali has opened and takes a second turn.
const OPENED: &str = "game 101\nplayers Ali Ayşe Veli Can\nindicator Y13\n\
    Ali: open R10-13 / K10-13 / B9-11, throw K2\nAyşe: draw, throw K3\nVeli: draw, throw K4\nCan: draw, throw K5\n\
    Ali: draw";

#[test]
fn long_lines_are_refereed_in_proportion() {
    let classic = format!("{SEATED}indicator R5\nAli: ");
    let opened = format!("{OPENED}, ");
    for (before, action) in [
        (&opened, "add R5 "),
        (&opened, "add O* O* R9 "),
        (&opened, "lay R5 R6 R7 / "),
        (&opened, "swap R5 "),
        (&classic, "finish K1 with R5 "),
        (&classic, "finish K1 with O* O* "),
    ] {
        for filler in ["R1 ", "R9 ", "R1 B2 K3 Y4 ", "O* ", "J "] {
            let text = |length| filled(&format!("{before}{action}"), filler, "\n", length);
            assert_linear(&format!("a turn of {action:?} and {filler:?}"), MAX_LINE, text, referee);
        }
    }
}

#[test]
fn long_turns_are_refereed_in_proportion() {
    for action in ["add R1 to ", "swap R1 at "] {
        let text = |length| {
            let mut text = OPENED.to_owned();
            for number in 0..length / 16 {
                text += if number % 100 == 0 { "\nAli: " } else { ", " };
                text.extend([action, &(number + 10).to_string()]);
            }
            text
        };
        assert_linear(&format!("a turn of {action:?}"), LONGEST_TURN, text, referee);
    }
}

/// The time to add a hand to the score sheet of an evening does not depend on the number of earlier hands.
#[test]
fn evenings_are_scored_in_proportion() {
    let record = Record::read("game cs102\nplayers Ali Ayşe Veli Can\nhand\nfinished Ali\n").expect("a record");
    let engine = Engine::default();
    let refereed = Referee::new(&engine, &record.header).hand(&record.hands[0]).expect("a hand");
    let play = |hands: &str| {
        let mut evening = Evening::new(record.header.clone(), 1, NonZeroU64::new(1 << 40));
        for _ in hands.bytes() {
            assert!(!evening.is_over());
            evening.enter(record.hands[0].clone(), &refereed);
        }
        assert_eq!(evening.hands().len(), hands.len());
    };
    assert_linear("an evening", 4 * 1024, |length| "x".repeat(length), play);
}
