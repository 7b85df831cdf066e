//! The game understands lines with one or several actions, and refuses lines that are too long.

use super::{Dealt, output_text, refereed};
use crate::command::{flowing, run_with};

/// Tiles of melds that sum to 91 with an okey in place of B3. An opening needs 101, so opening with them is a foul.
const OPENING: &str = "K10 K11 K12 K13 Y10 Y11 Y12 R1 R2 R3 B1 B2";
const OPENS: &str = "open K10-13 / Y10-12 / R1-3 / B1-2 O*=B3";

/// The tiles of the rack besides `OPENING`: R6, which is an okey because the indicator is R5, and tiles that fit no
/// meld.
const BESIDE: &str = "R6 K4 K7 B5 B8 Y2 Y6 R8 R12";

fn opener(lines: &[&'static str], stock: &'static str) -> (Vec<&'static str>, String, &'static str) {
    (lines.to_vec(), format!("{OPENING} {BESIDE}"), stock)
}

/// Returns a hand of 101 that begins with these `lines` of a record. Can plays first. Ali holds the tiles `rack`, and
/// Can holds `last`.
fn dealt<'a>(rack: &'a str, last: &'a str, lines: &'a [&'a str], stock: &'a str) -> Dealt<'a> {
    Dealt { variant: "101", set: "", racks: [rack, "", "", last], starter: 3, stock, lines }
}

#[test]
fn a_line_that_is_too_long_is_one_error() {
    for filler in ["x", " ", ",", "ğ", "draw,"] {
        for fill in [4097, 4098, 8192, 70_000] {
            let line = format!("draw{}, throw R1, q\nq\n", filler.repeat(fill));
            let output = run_with(&["play", "--variant", "101", "--seed", "1"], line.as_bytes());
            let text = output_text(&output);
            assert_eq!(text.matches("> ").count(), 2, "{filler} {fill}");
            assert_eq!(text.matches("at most 4096 bytes").count(), 1, "{filler} {fill}: {text}");
            assert!(text.lines().all(|line| line.chars().count() < 200), "{filler} {fill}");
            assert_eq!(output.status.code(), Some(1));
        }
    }
    // A line of exactly the maximum length is accepted, even without a line feed.
    let most = format!("?{}", " ".repeat(4095));
    assert!(output_text(&run_with(&["play", "--seed", "1"], most.as_bytes())).contains("Advice"));
    let over = format!("?{}", " ".repeat(4096));
    assert!(output_text(&run_with(&["play", "--seed", "1"], over.as_bytes())).contains("at most 4096 bytes"));
}

/// A line that is only a tile, such as `K4`, means to throw it. The game asks first, and throws it if the player enters
/// the line again. A time, a comment or a byte order mark in a line changes nothing.
#[test]
fn times_comments_and_byte_order_marks_say_nothing() {
    let (lines, rack, stock) = opener(&["Can: throw K9"], "Y9");
    let dealt = dealt(&rack, "K9", &lines, stock);
    let plain = dealt.played("plain", "draw\nK4\nK4\nq\n", &[]).1;
    assert!(plain.starts_with("Can: throw K9\nAli: draw Y9, throw K4\n"), "{plain}");
    for typed in [
        "\u{feff}draw\nK4\nK4\nq\n",
        "draw\nK4\nthrow K4\nq\n",
        "draw\nK4\nyes\nq\n",
        "draw, K4\nEvet\nq\n",
        "draw\nthrow K4\nq\n",
        "draw, K4\ndraw, K4\nq\n",
        "draw @8.2s\nK4 @8.2s\nK4\nq\n",
        "draw ; x\nK4 ; throw K7, q\nK4;\nq\n",
        "draw;\r\nk4 @21:14:03 ; late\r\nK4\r\nq\r\n",
        "; nothing\n@8.2s\ndraw, K4 @8.2s\nK4\nq\n",
        "draw, throw K4 @8.2s\nq\n",
    ] {
        assert_eq!(dealt.played("besides", typed, &[]).1, plain, "{typed:?}");
    }
    // A tile typed without `throw` is thrown only if the player types it twice in a row or confirms it.
    for typed in ["draw\nK4\nq\n", "draw, K4\nq\n", "draw\nK4\nK7\nq\n", "draw\nK4\nK7\nK4\nq\n"] {
        let (text, hand) = dealt.played("besides", typed, &[]);
        assert_eq!(hand, "Can: throw K9\nAli: draw Y9\n", "{typed:?}");
        assert!(text.contains("Throw K4? Enter it again, or yes, to throw it."), "{typed:?}: {text}");
    }
    let text = dealt.played("besides", "çek\nK4\nq\n", &["--lang", "tr"]).0;
    assert!(text.contains("K4 atılsın mı? Atmak için bir kez daha ya da evet yazın."), "{text}");
}

/// The game performs all actions of a line, or none if one of them is impossible.
#[test]
fn a_line_is_done_as_a_whole_or_not_at_all() {
    let (lines, rack, stock) = opener(&["Can: throw K9"], "Y9");
    let dealt = dealt(&rack, "K9", &lines, stock);
    for typed in [
        "take, open K10-13, throw R1\nq\n",
        "take, throw R1\nq\n",
        "draw, frob\nq\n",
        "draw, throw K99\nq\n",
        "take, throw R1, draw\nq\n",
        "99, throw R1\nq\n",
        "open K10-13, draw\nq\n",
    ] {
        let (text, hand) = dealt.played("whole", typed, &[]);
        assert_eq!(hand, "Can: throw K9\n", "{typed}{text}");
    }
    // The draw stays, because the player has seen the drawn tile.
    let (text, hand) = dealt.played("whole", "draw, open K10-13 / R1-4, throw B8\nq\n", &[]);
    assert_eq!(hand, "Can: throw K9\nAli: draw Y9\n", "{text}");
    assert!(text.contains("You drew Y9."), "{text}");
}

/// A line that contains a foul is performed only after the player enters it again or types `yes`. A draw in the line is
/// performed the first time and skipped the second time.
#[test]
fn a_line_entered_again_is_done() {
    let (lines, rack, stock) = opener(&["Can: throw K9"], "Y9");
    let dealt = dealt(&rack, "K9", &lines, stock);
    for (typed, expected) in [
        ("draw, throw R6\ndraw, throw R6\nq\n", "Ali: draw Y9, throw R6\n"),
        ("draw, throw R6\nthrow R6\nq\n", "Ali: draw Y9, throw R6\n"),
        ("draw, throw R6\nçek , at r6\nq\n", "Ali: draw Y9, throw R6\n"),
        ("draw, open K10-13, throw R6\ndraw, open K10-13, throw R6\nq\n", "Ali: draw Y9, open K10-13, throw R6\n"),
        ("draw, open K10-13, throw K4\ndraw, open K10-13, throw K4\nq\n", "Ali: draw Y9, open K10-13, throw K4\n"),
    ] {
        let (text, hand) = dealt.played("again", typed, &[]);
        assert!(hand.replace("K10 K11 K12 K13", "K10-13").contains(expected), "{typed}{text}{hand}");
        assert!(text.contains("Enter it again"), "{text}");
        // The warning names every foul that the referee finds later.
        let fouls = refereed("again").1.matches("foul +101").count();
        let first = text.split("Enter it again").next().expect("a beginning");
        assert_eq!(first.matches("foul +101").count(), fouls, "{text}");
    }
    let (text, hand) = dealt.played("again", "yes\ndraw, throw R6\ny\nq\n", &[]);
    assert!(hand.contains("Ali: draw Y9, throw R6\n") && text.contains("There is no question to answer."), "{text}");
    // Entering a line again confirms its foul only in the same turn, and only without another line in between.
    let (text, hand) = dealt.played("again", "draw, throw R6\nthrow K4, q\nthrow K4\nq\n", &[]);
    assert!(hand.contains("Ali: draw Y9, throw K4\n"), "{text}{hand}");
    let two = "put back\ntake, put back\ntake, put back\nq\n";
    let (text, _) = dealt.played("again", two, &[]);
    assert!(text.contains("take.must-open") || text.contains("take.put-back"), "{text}");
    // Both actions of the first line are fouls: the opening, and throwing the okey R6. The second line is a different
    // one, so it does not confirm the first. The third line repeats the second, so `throw R6` is performed without the
    // opening.
    let start = Dealt { starter: 0, lines: &[], ..dealt };
    let rack = format!("{rack} Y13");
    let start = Dealt { racks: [&rack, "", "", "K9"], ..start };
    let (text, hand) = start.played("again", &format!("{OPENS}, throw R6\nthrow R6\nthrow R6\nq\n"), &[]);
    assert!(hand.starts_with("Ali: throw R6\n"), "{text}{hand}");
}

/// A rack of eleven pairs can open with ten of them, because one tile must stay to be thrown. The game proposes to keep
/// the lowest pair, unless it contains the taken discard.
#[test]
fn eleven_pairs_open_with_ten() {
    let rack = "K1 K1 K3 K3 K7 K7 R2 R2 R9 R9 B4 B4 B11 B11 Y5 Y5 Y8 Y8 Y13 Y13 R12 R12";
    let dealt = Dealt { variant: "101", set: "", racks: [rack, "", "", ""], starter: 0, stock: "", lines: &[] };
    let (output_text, _) = dealt.played("eleven", "?\nq\n", &["--lang", "en"]);
    let output_text = flowing(&output_text);
    let (_, offer) = output_text.split_once("open K3 K3 / K7 K7 / ").unwrap_or_else(|| panic!("{output_text}"));
    assert!(offer.contains("/ Y13 Y13 (10 pairs)"), "{offer}");
    let (_, record) = dealt.played("eleven-opened", "1\nthrow K1\nq\n", &["--lang", "en"]);
    assert!(record.contains("Ali: open ") && record.contains("throw K1"), "{record}");
}

/// The advice takes back an opening that was a foul, so that the turn does not end with a second foul.
#[test]
fn advice_takes_a_faulty_opening_back() {
    let faulty = "open B11 O*=B12 B13 / Y4 Y5 Y6 / K3 R3 B3";
    let typed = format!("throw R2\ntake\n{faulty}\n{faulty}\n?\n!\n!\n!\n!\nq\n");
    let text = flowing(&output_text(&run_with(&["play", "--variant", "101", "--seed", "3"], typed.as_bytes())));
    assert!(text.contains("Advice gather"), "{text}");
    assert!(text.contains("K3 R3 B3, gather, open B11 O*=B12 B13"), "{text}");
    assert_eq!(text.matches("foul +101").count(), 1, "{text}");
}

/// Errors in a game or a record of `cs102` speak only of its own tiles and rules.
#[test]
fn errors_in_the_simplified_game_name_its_own_tiles() {
    let typed = "throw K1x9\nthrow 9\nthrow K20\nq\n";
    let text = flowing(&output_text(&run_with(&["play", "--variant", "cs102", "--seed", "1"], typed.as_bytes())));
    let said = ["this game has four copies of each tile", "the numbers of this game are 1 to 7"];
    let others =
        ["only the game cs102", "write K9, R9, B9 or Y9", "the numbers are 1 to 13", "pairs.announce=required"];
    assert!(said.iter().all(|said| text.contains(said)), "{text}");
    assert!(!others.iter().any(|other| text.contains(other)), "{text}");
    let record = |lines: &str| {
        let record = format!("game cs102\nplayers A B C D\n{lines}");
        ["replay", "score"].map(|command| {
            let output = run_with(&[command, "-", "--lang", "en"], record.as_bytes());
            flowing(&crate::command::text_of([output.stdout, output.stderr].concat()))
        })
    };
    for (lines, said) in [
        ("rack A K1x5 ?x10\nA: throw K1\n", "this game has four copies of each tile"),
        ("finished A\nannounced B\n", "players announce pairs only in 101"),
        ("finished A\nleft B K20\n", "the numbers of this game are 1 to 7"),
    ] {
        for text in record(lines) {
            assert!(text.contains(said) && others.iter().all(|other| !text.contains(other)), "{lines}: {text}");
        }
    }
    let [replayed, _] = record("A: throw K1\nB: take K1, put back, draw ?, throw K2\n");
    assert!(replayed.contains("No source says what happens in this game"), "{replayed}");
}
