//! `undo` removes the user's last move from a game against computer players, and from its record.

use std::fs;

use super::{Dealt, file, output_text, refereed};
use crate::command::{flowing, run_with};

const RACK: &str = "K1 K3 K5 K7 R1 R3 R7 R8 B1 B3 B7 B12 Y1 Y3";
const THROWN: [&str; 1] = ["Can: throw K9"];

fn dealt<'a>() -> Dealt<'a> {
    Dealt { variant: "okey", set: "", racks: [RACK, "", "", "K9"], starter: 3, stock: "Y9 B4", lines: &THROWN }
}

/// Each `undo` takes back one move of the user and the later moves of computer players. If the user then makes the same
/// moves, the game continues in the same way.
#[test]
fn undo_goes_back_move_by_move() {
    let played = |typed: &str| dealt().played("undone", typed, &["--lang", "en"]);
    let (text, hand) = played("draw\nthrow K1\nundo\nq\n");
    assert_eq!(hand, "Can: throw K9\nAli: draw Y9\n", "{text}");
    assert!(text.contains("Taken back: throw K1.") && text.contains("Ayşe: "), "{text}");
    let (text, hand) = played("draw\nthrow K1\nundo\nUNDO\nq\n");
    assert_eq!(hand, "Can: throw K9\n", "{text}");
    assert!(text.contains("Taken back: draw Y9."), "{text}");
    let whole = played("draw\nthrow K1\nq\n").1;
    for typed in [
        "draw\nthrow K1\nundo\nthrow K1\nq\n",
        "draw\nthrow K1\nundo\nundo\ndraw, throw K1\nq\n",
        "take\nthrow K3\nundo\nundo\ndraw, throw K1\nq\n",
        "draw, throw K3\nundo\nthrow K1\nq\n",
        "draw\nthrow K1\n!\n!\nundo\nundo\nq\n",
    ] {
        let (text, hand) = played(typed);
        assert_eq!(hand, whole, "{typed}: {text}");
        assert_eq!(refereed("undone").0, Some(0), "{typed}");
    }
    let (text, hand) = dealt().played("undone", "geri al\nçek\ngeri al\nq\n", &["--lang", "tr"]);
    assert!(
        text.contains("Bu elde geri alınacak bir hamleniz yok.") && text.contains("Geri alındı: çek Y9."),
        "{text}"
    );
    assert_eq!(hand, "Can: throw K9\n");
}

/// In 101 `undo` also removes openings, layoffs and fouls from the table, the totals and the record.
#[test]
fn what_was_undone_left_no_trace() {
    let rack = "K10 K11 K12 K13 Y10 Y11 Y12 R1 R2 R3 B1 B2 B3 R6 K9 B5 B8 Y2 Y6 R8 R4";
    let hand = Dealt { variant: "101", racks: [rack, "", "", "K9"], ..dealt() };
    let opens = "open K9-13 / Y10-12 / R1-4 / B1-3";
    let (text, lines) = hand.played("trace", &format!("draw\n{opens}\nundo\nscore\nq\n"), &["--lang", "en"]);
    assert_eq!(lines, "Can: throw K9\nAli: draw Y9\n", "{text}");
    let after = text.split("Taken back: ").nth(1).expect("an undo");
    assert!(!after.contains("On the table") && !after.contains("Opened"), "{after}");
    let (text, lines) = hand.played("trace", &format!("draw\n{opens}\nadd Y9\nundo\nq\n"), &["--lang", "en"]);
    assert!(lines.contains("B1 B2 B3\n") && !lines.contains("add"), "{text}{lines}");
    let (text, _) = hand.played("trace", "draw\nthrow R6\nthrow R6\nundo\nscore\nq\n", &["--lang", "en"]);
    assert_eq!(refereed("trace").0, Some(0), "the foul is gone: {text}");
    assert!(flowing(&text).contains("Taken back: throw R6.") && !text.contains("Fouls"), "{text}");
}

/// After `--resume`, `undo` also takes back earlier moves. If a second person plays, `undo` takes back nothing.
#[test]
fn undo_after_resuming() {
    let path = file("undone-later").to_string_lossy().into_owned();
    fs::write(&path, dealt().record()).expect("a record");
    let played = |typed: &str| output_text(&run_with(&["play", "--resume", &path, "--lang", "en"], typed.as_bytes()));
    played("draw\nthrow K1\nq\n");
    let text = played("undo\nq\n");
    assert!(text.contains("Taken back: throw K1."), "{text}");
    let kept = fs::read_to_string(&path).expect("a record");
    assert!(kept.ends_with("Can: throw K9\nAli: draw Y9\n"), "{kept}");
    // A line with only a comment is not a move.
    fs::write(&path, kept + "; a note\n").expect("a record");
    let text = played("undo\nq\n");
    assert!(text.contains("Taken back: draw Y9."), "{text}");
    fs::write(&path, dealt().record().replace("person,nearest,nearest", "person,nearest,person")).expect("a record");
    let text = played("draw\nundo\nq\n");
    assert!(text.contains("no move in this hand that can be taken back"), "{text}");
}

/// `undo` removes only moves from a record. Other lines and comments stay, in their order.
#[test]
fn undo_keeps_lines_that_are_no_moves() {
    let path = file("undone-kept").to_string_lossy().into_owned();
    let lines = "Ali: draw Y9 ; a good tile\nadjust Can +50 came late\nAli: throw K1 @21:14 ; a pity\n; a pause\n\
                 about pause tea\nfoul Can foul.flat\nAyşe: draw B4, throw B4 ; quick\nleft Can = 5\n";
    let undone = [
        "Ali: draw Y9 ; a good tile\nadjust Can +50 came late\n; a pity\n; a pause\nabout pause tea\nfoul Can foul.flat\n\
         ; quick\nleft Can = 5\n",
        "; a good tile\nadjust Can +50 came late\n; a pity\n; a pause\nabout pause tea\nfoul Can foul.flat\n; quick\n\
         left Can = 5\n",
    ];
    let dealt = Dealt { variant: "101", ..dealt() }.record();
    fs::write(&path, dealt.clone() + lines).expect("a record");
    for kept in undone {
        let text = output_text(&run_with(&["play", "--resume", &path, "--lang", "en"], b"undo\nq\n"));
        assert!(text.contains("Taken back: "), "{text}");
        let record = fs::read_to_string(&path).expect("a record");
        assert_eq!(record.strip_prefix(dealt.as_str()), Some(kept), "{text}");
    }
    // The remaining actions of a turn keep its comment, but not its time.
    fs::write(&path, dealt.clone() + "Ali: draw Y9, throw K1 @21:14 ; both\n").expect("a record");
    output_text(&run_with(&["play", "--resume", &path, "--lang", "en"], b"undo\nthrow K3\nq\n"));
    let record = fs::read_to_string(&path).expect("a record");
    let kept = record.strip_prefix(dealt.as_str()).expect("the deal");
    assert!(kept.starts_with("Ali: draw Y9 ; both\nAli: throw K3\n"), "{kept}");
}
