//! A score sheet in a file. A hand is added completely or not at all, an edited hand changes all points, and invalid
//! input leaves the file unchanged.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{answer, figures, scored};
use crate::command::{flowing, folder, okey, run_with};

const FOUR: [&str; 4] = ["Ali", "Veli", "Can", "Ece"];

/// The options of `okey score --add` for the first hand of a score sheet.
pub(crate) const FIRST: [&str; 12] =
    ["--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: series 34", "-p", "Can: pairs 7", "-p", "Ece"];

pub(crate) fn sheet(name: &str) -> (PathBuf, String) {
    let path = folder(name).join("evening.okey");
    let text = path.to_str().expect("a path").to_owned();
    (path, text)
}

/// Adds a hand, with some tries if the file is locked. Another test may cause this: a new process shares the file locks
/// of this process until it runs its own program.
pub(crate) fn add(path: &str, hand: &[&str]) -> (u8, String, String) {
    let try_once = || scored(&[&["--add", path], hand].concat(), "");
    let is_locked = |err: &str| flowing(err).contains("another run of okey is writing it");
    for _ in 0..20 {
        let (code, out, err) = try_once();
        if !is_locked(&err) {
            return (code, out, err);
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    try_once()
}

#[test]
fn a_new_file_becomes_a_record_in_the_language_of_the_reader() {
    let (path, text) = sheet("kept-new");
    let (code, out, err) = add(&text, &[&FIRST[..], &["--lang", "tr"]].concat());
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("Ali önde: -101"), "{out}");
    let written = "kayıt 1\noyun 101\noyuncular Ali Veli Can Ece\n\nel 1\nbiten Ali\naçan Veli seri\nkalan Veli = 34\n\
                   açan Can çift\nkalan Can = 7\n";
    assert_eq!(fs::read_to_string(&path).expect("a file"), written);
    // The program writes the next hand in the language of the file.
    let (code, _, err) = add(&text, &["-f", "Veli: okey", "-p", "Ali: series 20 O*", "--adjust", "Can: +5 late"]);
    assert_eq!(code, 0, "{err}");
    let more = "\nel 2\nbiten Veli okey\naçan Ali seri\nkalan Ali = 20 O*\ndüzelt Can +5 late\n";
    assert_eq!(fs::read_to_string(&path).expect("a file"), format!("{written}{more}"));
    let settled = vec![vec![-101, 34, 14, 202], vec![141, -202, 409, 404]];
    assert_eq!(figures(&answer(&[&text], ""), &FOUR), (settled, vec![40, -168, 423, 606]));
}

/// If the options name no team at a table with partners, the first and the third player are partners. This holds
/// without a file, for a new file, and for a record without hands.
#[test]
fn partners_sit_opposite_each_other() {
    let hand = ["-f", "Ali", "-p", "Ali", "-p", "Veli", "-p", "Can", "-p", "Ece"];
    let output = run_with(&[&["score", "--variant", "101-team", "--json"], &hand[..]].concat(), b"");
    let alone = crate::command::json_of(&output.stdout);
    let teams = ["Ali + Can", "Veli + Ece", "Ali + Can", "Veli + Ece"];
    assert_eq!([0, 1, 2, 3].map(|at| alone["players"][at]["team"].as_str().expect("a team")), teams, "{alone}");
    let (path, text) = sheet("kept-partners");
    for begun in ["", "game 101-team\nplayers Ali Veli Can Ece\n"] {
        fs::write(&path, begun).expect("a file");
        let (code, _, err) = add(&text, &[&["--variant", "101-team"], &hand[..]].concat());
        assert_eq!(code, 0, "{begun}: {err}");
        let kept = fs::read_to_string(&path).expect("a file");
        assert!(kept.contains("players Ali Veli Can Ece") && kept.contains("finished Ali"), "{kept}");
    }
}

/// A new hand is written in the letters of the record, but a player's name that looks like a tile stays unchanged.
#[test]
fn a_new_hand_has_the_letters_of_the_record() {
    let (path, text) = sheet("kept-letters");
    fs::write(&path, "oyun 101\nharfler rkms\noyuncular B7 \"Uzun Veli\"\nel 7\nson\n").expect("a file");
    let hand = ["--letters", "rkms", "-i", "M4", "-f", "B7", "-p", "Uzun Veli: seri M7 S3 O*"];
    let (code, _, err) = add(&text, &hand);
    assert_eq!(code, 0, "{err}");
    let kept = fs::read_to_string(&path).expect("a file");
    let more = "\nel 8\ngösterge M4\nbiten B7\naçan \"Uzun Veli\" seri\nkalan \"Uzun Veli\" M7 S3 O*\n";
    assert!(kept.ends_with(more), "{kept}");
    let supposed = answer(&[&text, "--if", "biten B7 / açan \"Uzun Veli\" seri / kalan \"Uzun Veli\" M2 S9"], "");
    assert_eq!(figures(&supposed, &["B7", "Uzun Veli"]).1, [202 - 202, 202 + 111 + 11]);
}

#[test]
fn a_hand_can_be_added_to_json_lines() {
    let path = folder("kept-json").join("evening.jsonl");
    let first = r#"{"variant": "101", "finish": {"by": "Ali"}, "players": [{"name": "Ali"}, {"name": "Veli"}]}"#;
    fs::write(&path, first).expect("a file");
    let text = path.to_str().expect("a path");
    let (code, _, err) = add(text, &["-f", "Veli", "-p", "Ali: seri 12"]);
    assert_eq!(code, 0, "{err}");
    let line = r#"{"finish":{"by":"Veli"},"players":[{"name":"Ali","opened":"series","left":"= 12"},{"name":"Veli"}]}"#;
    assert_eq!(fs::read_to_string(&path).expect("a file"), format!("{first}\n{line}\n"));
}

#[test]
fn an_edited_hand_is_settled_anew_with_all_after_it() {
    let (path, text) = sheet("kept-edited");
    let twenty = ["--variant", "okey", "-f", "Ali: pairs", "-p", "Ali", "-p", "Veli", "-p", "Can"];
    assert_eq!(add(&text, &twenty).0, 0);
    assert_eq!(add(&text, &["-f", "Ali: pairs"]).0, 0);
    // Veli and Can have 4 points before the third hand. They lose 1 because Ali shows the second tile with the
    // indicator's face, and 2 for the win.
    assert_eq!(add(&text, &["-f", "Ali", "-p", "Ali: shown"]).0, 0);
    assert_eq!(figures(&answer(&[&text], ""), &FOUR[..3]).1, [20, 1, 1]);
    // Edit the first hand in the file. If Ali did not win it with pairs, Veli and Can have 7 points at the end. If Ali
    // also threw an okey, the game is over after the second hand.
    let kept = fs::read_to_string(&path).expect("a file");
    fs::write(&path, kept.replacen("finished Ali pairs", "finished Ali", 1)).expect("a file");
    assert_eq!(figures(&answer(&[&text], ""), &FOUR[..3]).1, [20, 7, 7]);
    fs::write(&path, kept.replacen("finished Ali pairs", "finished Ali pairs okey", 1)).expect("a file");
    let (code, out, err) = scored(&[&text], "");
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    assert!(err.contains("the game was over after 2 hands") && err.contains("hand 3"), "{err}");
}

#[test]
fn one_hand_is_shown_with_its_parts() {
    let (_, text) = sheet("kept-one");
    assert_eq!(add(&text, &FIRST).0, 0);
    assert_eq!(add(&text, &["-f", "Veli", "-p", "Ali: pairs 12 O*"]).0, 0);
    let (code, out, err) = scored(&[&text, "--hand", "2"], "");
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("penalty.okey") && out.contains("125") && !out.contains("Total"), "{out}");
    let (_, all, _) = scored(&[&text, "--parts"], "");
    assert!(all.contains("Hand 1: Ali finished.") && all.contains("Hand 2: Veli finished."), "{all}");
    assert_eq!(scored(&[&text, "--hand", "3"], "").0, 2);
}

/// `--if` shows the sheet as if one more hand had been played. After the end of the game this hand is refused, and the
/// error names no position, because the hand is not in the record.
#[test]
fn a_supposed_hand_after_the_end_is_refused() {
    let record = hands_numbered(&["el"; 11]);
    for lines in ["biten Ali", "el 12\nbiten Ali", "el 3\nbiten Ali"] {
        let (code, out, err) = scored(&["-", "--if", lines], &record);
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(!err.contains("record:"), "{err}");
    }
    assert_eq!(scored(&["-", "--if", "biten Ali"], &hands_numbered(&["el"; 10])).0, 0);
}

/// In a value of `--if`, ` / ` separates lines, except in quotes. A semicolon begins a comment, in which quotes mean
/// nothing.
#[test]
fn a_bar_in_quotes_divides_no_lines() {
    let (path, text) = sheet("kept-if-quoted");
    fs::write(&path, "oyun 101\noyuncular \"Ali / Can\" Veli\nel 1\nson\n").expect("a file");
    let line = r#"biten "Ali / Can" / açan Veli seri ; 5" / kalan Veli = 12 / düzelt Veli +3 "geç / \"5 / 6\"""#;
    let supposed = answer(&[&text, "--if", line], "");
    assert_eq!(figures(&supposed, &["Ali / Can", "Veli"]).1, [202 - 101, 202 + 12 + 3]);
    let corrected = supposed["hands"][1]["players"][1]["parts"][1]["note"].as_str().expect("a note");
    assert!(corrected.contains("geç / \"5 / 6\""), "{corrected}");
}

/// A hand is numbered after the last hand of the record, even if that hand is unfinished, by `--if` as by `--add`.
#[test]
fn a_supposed_hand_has_the_number_of_an_added_one() {
    let (path, text) = sheet("kept-if-number");
    fs::write(&path, "game 101\nplayers Ali Veli Can Ece\nhand 1\nend\nhand 2\nindicator R5\nAli: throw B1\n")
        .expect("a file");
    let numbers = |sheet: &serde_json::Value| {
        let hands = sheet["hands"].as_array().expect("hands").clone();
        hands.iter().map(|hand| hand["number"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    let supposed = answer(&[&text, "--if", "finished Ali"], "");
    let (code, out, err) = add(&text, &["-f", "Ali", "--json"]);
    assert_eq!(code, 0, "{err}");
    let added = serde_json::from_str(&out).expect("JSON");
    assert_eq!((numbers(&supposed), numbers(&added)), (vec![1, 3], vec![1, 3]));
}

/// In a turn, ` / ` divides melds, as the hint about melds in brackets advises. After a turn it divides lines if
/// another line follows, even one with a misspelled keyword.
#[test]
fn a_bar_in_a_turn_divides_melds() {
    let (path, text) = sheet("kept-if-turn");
    fs::write(&path, "game 101\nplayers Ali Veli\nhand 1\nend\n").expect("a file");
    let refused = |line: &str| {
        let (code, _, err) = scored(&[&text, "--lang", "en", "--if", line], "");
        assert_eq!(code, 2, "{line}");
        err
    };
    let advised = refused("Ali: open (K7 K8 K9) (R7 R8 R9), throw B1");
    assert!(advised.contains("K7 K8 K9 / R7 R8 R9"), "{advised}");
    let followed = refused("Ali: open K7 K8 K9 / R7 R8 R9, throw B1");
    assert!(followed.contains("does not say how this hand ended"), "{followed}");
    assert!(refused("Ali: throw B1 / finishd Ali").contains("--if:2:"));
    let two = scored(&[&text, "--if", "Ali: throw B1 / void"], "");
    assert_eq!(two.0, 0, "{}", two.2);
}

#[test]
fn a_supposed_hand_is_shown_and_not_written() {
    let (path, text) = sheet("kept-if");
    assert_eq!(add(&text, &FIRST).0, 0);
    let kept = fs::read(&path).expect("a file");
    let line = "biten Ali okey / açan Veli seri / kalan Veli = 12";
    let supposed = answer(&[&text, "--if", line], "");
    assert_eq!(figures(&supposed, &FOUR).1, [-303, 58, 418, 606]);
    assert_eq!(fs::read(&path).expect("a file"), kept);
    for (line, says) in [
        ("biten Vali", "Vali does not play in this record"),
        ("biten Ali / kalan Can = 5", "Can has not opened"),
        ("açan Can seri", "does not say how this hand ended"),
        ("", "does not say how this hand ended"),
        (" / ", "does not say how this hand ended"),
        ("el", "does not say how this hand ended"),
        ("biten Ali / açan Veli seri", "the tiles that Veli had left are missing"),
    ] {
        let (code, out, err) = scored(&[&text, "--if", line], "");
        assert_eq!((code, out.as_str()), (2, ""), "{line}");
        assert!(err.contains(says) && err.contains("--if"), "{line}\n{err}");
    }
}

/// Command lines that add no hand: the options, and a part of the error message.
const BAD: [(&[&str], &str); 14] = [
    (&["-f", "Vali", "-p", "Veli: series 3"], "\"Vali\" is not a player of this sheet"),
    (&["-f", "Ali", "-p", "Vali: series 3"], "\"Vali\" is not a player of this sheet"),
    (&["-f", "Ali", "-p", "Veli: series 3", "-p", "Veli: series 3"], "two players are called \"Veli\""),
    (&["-f", "Ali", "-f", "Veli"], "two players cannot finish the same hand"),
    (&["-f", "Ali", "-p", "Veli: series 167"], "13 tiles sum to 164 at most"),
    (&["-f", "Ali", "-p", "Veli: pairs 143"], "11 tiles sum to 140 at most"),
    (&["-f", "Ali", "-p", "Veli: series 0"], "no tile left, but did not finish"),
    (&["-f", "Ali", "-p", "Ali: series 3"], "Ali finished, but 3 is given as the sum of the tiles left"),
    (&["-f", "Ali", "-p", "Veli: 34"], "Veli has not opened"),
    (&["-f", "Ali", "-p", "Veli: series = 34 K7"], "only okeys are written, not K7"),
    (&["-f", "Ali", "--totals", "Ali: 5"], "are given too late"),
    (&["-f", "Ali", "--variant", "okey"], "this is a hand of okey, but the sheet is for 101"),
    (&["-f", "Ali", "--hand", "9"], "there is no hand 9"),
    (&["-f", "Ali", "--json", "--fields", "nothing"], "nothing"),
];

#[test]
fn bad_input_leaves_the_file_as_it_was() {
    let (path, text) = sheet("kept-bad");
    assert_eq!(add(&text, &FIRST).0, 0);
    let kept = fs::read(&path).expect("a file");
    for (hand, says) in BAD {
        let (code, out, err) = add(&text, hand);
        assert_eq!((code, out.as_str()), (2, ""), "{hand:?}\n{err}");
        assert!(flowing(&err).contains(says), "{hand:?}\n{err}");
        assert_eq!(fs::read(&path).expect("a file"), kept, "{hand:?}");
    }
    // The game is over after eleven hands, so a further hand is refused.
    for _ in 0..10 {
        assert_eq!(add(&text, &["-f", "Ali"]).0, 0);
    }
    let kept = fs::read(&path).expect("a file");
    let (code, out, err) = add(&text, &["-f", "Ali"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("the game was over after 11 hands"), "{err}");
    assert_eq!(fs::read(&path).expect("a file"), kept);
}

#[test]
fn files_that_are_no_sheet_are_refused() {
    let folder = folder("kept-other");
    let path = folder.join("other.okey");
    let text = path.to_str().expect("a path");
    for other in ["{\"a\": 1}", "To: Ali\nhello\n", "\u{0}\u{1}PNG", "[1, 2]", "players Ali Veli\nhand\nAli: draw K4\n"]
    {
        fs::write(&path, other).expect("a file");
        let (code, out, err) = add(text, &["-f", "Ali", "-p", "Ali", "-p", "Veli"]);
        assert_eq!((code, out.as_str()), (2, ""), "{other}\n{err}");
        assert!(err.starts_with("error"), "{err}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), other);
    }
    let (code, _, err) = add(folder.to_str().expect("a path"), &["-f", "Ali", "-p", "Ali", "-p", "Veli"]);
    assert_eq!(code, 2, "{err}");
    let (code, _, err) = add(text, &["-f", "Ali"]);
    assert_eq!(code, 2, "{err}");
}

/// If several runs add hands at the same time, each run adds its hand or fails, and no hand is lost.
#[test]
fn several_runs_at_once_lose_no_hand() {
    let (path, text) = sheet("kept-at-once");
    assert_eq!(add(&text, &FIRST).0, 0);
    let runs: Vec<_> = (0..8)
        .map(|at| {
            let adjust = format!("Can: {at:+} run");
            let args = ["score", "--add", &text, "-f", "Ali", "--adjust", &adjust];
            okey().args(args).stdout(std::process::Stdio::null()).stderr(std::process::Stdio::piped()).spawn()
        })
        .map(|child| child.expect("the program starts"))
        .collect();
    let mut added = 0;
    for child in runs {
        let output = child.wait_with_output().expect("the program ends");
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        match output.status.code() {
            Some(0) => added += 1,
            code => {
                assert_eq!(code, Some(2));
                assert!(err.contains("file") || err.contains("record"), "{err}");
            }
        }
    }
    assert!(added > 0);
    let kept = fs::read_to_string(&path).expect("a file");
    assert_eq!(kept.matches("\nfinished Ali\n").count(), added + 1, "{kept}");
    assert_eq!(left_over(path.parent().expect("a folder")), 1, "temporary files stay behind");
}

fn left_over(folder: &Path) -> usize {
    fs::read_dir(folder).expect("a folder").count()
}

#[test]
fn a_file_in_use_is_refused() {
    let (path, text) = sheet("kept-in-use");
    assert_eq!(add(&text, &FIRST).0, 0);
    let kept = fs::read(&path).expect("a file");
    let file = fs::File::open(&path).expect("a file");
    file.lock().expect("a lock");
    let (code, out, err) = add(&text, &["-f", "Ali"]);
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    drop(file);
    assert_eq!(fs::read(&path).expect("a file"), kept);
    assert_eq!(add(&text, &["-f", "Ali"]).0, 0);
}

#[test]
fn a_check_says_everything_that_is_wrong_at_once() {
    let head = "oyun 101\noyuncular Ali Veli Can Ece\n";
    let good = "el 1\nbiten Ali\naçan Veli seri\nkalan Veli = 34\npuan Ali -101 Veli 34\n";
    let (code, out, err) = scored(&["-", "--check"], &format!("{head}{good}"));
    assert_eq!((code, out.as_str()), (0, "Nothing is missing or contradictory in 1 hand.\n"), "{err}");
    let (code, out, _) = scored(&["-", "--check"], &format!("{head}{good}puan Can 200 Ece 202\n"));
    assert_eq!(code, 1);
    assert_eq!(out, "Hand 1, Can: the sheet says 200, but the computed value is 202.\n");
    let bad = "el 1\nbiten Ali\naçan Veli seri\nel 2\naçan Can çift\nkalan Can = 3\nel 3\nbiten Ece\nkalan Can = 3\n\
               el 4\nbiten Ali\nbiten Veli\nel 5\nbiten Ali okey\naçan Veli çift\nkalan Veli = 700\n";
    let (code, out, err) = scored(&["-", "--check", "--lang", "tr"], &format!("{head}{bad}"));
    assert_eq!((code, out.as_str()), (2, ""));
    for says in [
        "Veli oyuncusunun elinde ne kaldığı yazılmamış",
        "elin nasıl bittiği yazılmamış",
        "Can açmamış, elinde kalan yazılmaz",
        "bir eli iki oyuncu bitiremez",
        "Veli oyuncusunun elinde 700 sayı kalmış olamaz",
    ] {
        assert!(flowing(&err).contains(says), "{says}\n{err}");
    }
    assert!(!err.contains("Toplam"), "{err}");
}

/// `--check` reports hands with a wrong number, such as a second `el 2` (hand 2), together with all other faults, even
/// of the same hand.
#[test]
fn a_check_reports_wrong_numbers_with_all_other_faults() {
    let says = |hands: &str| {
        let record = format!("oyun 101\noyuncular Ali Veli Can Ece\n{hands}");
        let (code, out, err) = scored(&["-", "--check"], &record);
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        let places = err.lines().filter_map(|line| line.split_once("--> record:")).map(|(_, place)| place.to_owned());
        (places.collect::<Vec<_>>(), err)
    };
    // The faults are the unknown player Vali, the repeated `el 2` (hand 2), the misspelt `okay`, and `el 3`. The `el`
    // without a number is already hand 3.
    let (places, err) = says("el 1\nbiten Ali\nel 2\nbiten Vali\nel 2\nbiten Veli okay\nel\nbiten Can\nel 3\nson\n");
    assert_eq!(places, ["6:7", "7:1", "8:12", "11:1"], "{err}");
    assert!(err.contains("hand 2 comes after hand 2") && err.contains("hand 3 comes after hand 3"), "{err}");
    // Hand 3 comes after hand 4 and has no result. The program finds the second fault only when it computes the points,
    // but reports both.
    let (places, err) = says("el 4\nbiten Ali\nel 3\naçan Veli seri\nel 5\nson\n");
    assert!(places.len() == 2 && err.contains("hand 3 comes after hand 4"), "{err}");
    // Hand 1 has a fault, but it still counts as hand 1. So the numbers of the later hands are right.
    let (places, err) = says("el 1\nbiten Vali\nel\nbiten Ali\nel 3\nbiten Ali\n");
    assert_eq!(places, ["4:7"], "{err}");
}

/// If a foul is written as two words, the hint shows its name with a hyphen, such as `okey-discard`.
#[test]
fn a_foul_of_two_words_is_suggested_with_its_hyphen() {
    for (language, foul, says) in [("en", "okey discard", "okey-discard"), ("tr", "okey atma ; gördük", "okey-atma")]
    {
        let record = format!("oyun 101\noyuncular Ali Veli\nel 1\nbiten Ali\nceza Veli {foul}\n");
        let (code, _, err) = scored(&["-", "--lang", language], &record);
        assert!(code == 2 && flowing(&err).contains(says) && err.contains(":5:11"), "{err}");
    }
}

/// Returns a record of hands that Ali finished. Each line, such as `el 7` (hand 7), begins a hand.
fn hands_numbered(lines: &[&str]) -> String {
    let hands: Vec<String> = lines.iter().map(|line| format!("{line}\nbiten Ali\n")).collect();
    format!("oyun 101\noyuncular Ali Veli Can Ece\n{}", hands.concat())
}

#[test]
fn the_numbers_of_hands_ascend() {
    for (lines, says) in [
        (&["el 1", "el 1"][..], "hand 1 comes after hand 1"),
        (&["el", "el 2", "el 1"], "hand 1 comes after hand 2"),
        (&["el 4", "el", "el 5"], "hand 5 comes after hand 5"),
        (&["el 0"], "no hand can have the number 0"),
    ] {
        let record = hands_numbered(lines);
        let (_, json, _) = scored(&["-", "--as", "json"], &record);
        for (form, place) in [(&record, format!("record:{}:1", 2 * lines.len() + 1)), (&json, String::new())] {
            for mode in [&["-"][..], &["-", "--check"]] {
                let (code, out, err) = scored(mode, form);
                assert_eq!((code, out.as_str()), (2, ""), "{lines:?}");
                assert!(err.contains(says) && err.contains(&place), "{lines:?}\n{err}");
            }
        }
        let replayed = run_with(&["replay", "-", "--lang", "en"], record.as_bytes());
        let err = String::from_utf8_lossy(&replayed.stderr);
        assert!(replayed.status.code() == Some(2) && replayed.stdout.is_empty(), "{lines:?}");
        assert!(err.contains(says) && err.contains(&format!("record:{}:1", 2 * lines.len() + 1)), "{lines:?}\n{err}");
    }
    // In JSON Lines the numbers of hands must ascend too, even without a header line.
    let line = |number: u32| {
        format!(
            r#"{{"variant": "101", "number": {number}, "finish": {{"by": "A"}}, "players": [{{"name": "A"}}, {{"name": "B"}}]}}"#
        )
    };
    let (code, _, err) = scored(&["-"], &[line(5), line(5)].join("\n"));
    assert!(code == 2 && err.contains("sheet:2:30"), "{err}");
    let (_, record, _) = scored(&["-", "--as", "record"], &[line(5), line(9)].join("\n"));
    assert!(record.contains("hand 5\n") && record.contains("hand 9\n"), "{record}");
}

#[test]
fn a_hand_is_found_by_its_number() {
    let record = hands_numbered(&["el 7", "el", "el 12"]);
    for number in ["7", "8", "12"] {
        let (code, out, err) = scored(&["-", "--hand", number], &record);
        assert!(code == 0 && out.contains("Ali finished."), "{number}: {err}");
    }
    for number in ["1", "3", "9"] {
        let (code, out, err) = scored(&["-", "--hand", number], &record);
        assert_eq!((code, out.as_str()), (2, ""), "{number}");
        assert!(err.contains("the sheet has these hands: 7–8, 12"), "{err}");
    }
    let sheet = answer(&["-"], &record);
    let numbers: Vec<&Value> = sheet["hands"].as_array().expect("hands").iter().map(|hand| &hand["number"]).collect();
    assert_eq!(numbers, [7, 8, 12]);
    // Hand 8 without a result still counts as hand 8: it is not missing, but unfinished.
    let broken = record.replace("el\nbiten Ali\n", "el\n");
    let (code, out, err) = scored(&["-", "--check"], &broken);
    let unfinished = "Hand 8 is not scored: it was broken off or has no recorded end.\n";
    let says = format!("Hands 1–6 are missing.\nHands 9–11 are missing.\n{unfinished}");
    assert_eq!((code, out.as_str()), (1, says.as_str()), "{err}");
}

/// A check names each hand that was broken off, because it is not scored. A last hand without turns is still to be
/// played, so a check does not name it.
#[test]
fn a_check_names_the_hands_that_were_broken_off() {
    let check = |record: &str| {
        let (code, out, err) = scored(&["-", "--check", "--lang", "tr"], record);
        assert_eq!(err, "");
        (code, out)
    };
    let turn = "gösterge Y13\nVeli: çek ?, at K1\n";
    let sheet = format!("oyun 101\noyuncular Ali Veli Can Ece\nel 1\nbiten Ali\nel 2\n{turn}el 3\nbiten Ece\n");
    let unfinished = |number| format!("{number}. el hesaba katılmadı: yarım kalmış ya da nasıl bittiği yazılmamış.\n");
    assert_eq!(check(&sheet), (1, unfinished(2)));
    assert_eq!(check(&format!("{sheet}el 4\n")), (1, unfinished(2)));
    assert_eq!(
        check(&format!("{sheet}el 4\nel 5\ngösterge Y13\nAli: at K1\n")),
        (1, [2, 4, 5].map(unfinished).concat())
    );
    assert_eq!(check(&sheet.replace(turn, "geçersiz\n")).0, 0);
    assert_eq!(check(&sheet.replace(turn, &format!("{turn}geçersiz\n"))).0, 0);
    assert_eq!(check(&format!("{}el 4\n", sheet.replace(turn, "son\n"))).0, 0);
    // The record has no other hand.
    let alone = format!("oyun 101\noyuncular Ali Veli Can Ece\n{turn}");
    assert_eq!(check(&alone), (1, unfinished(1)));
    assert_eq!(check(&format!("{alone}el 4\n")), (1, format!("2–3 numaralı eller eksik.\n{}", unfinished(1))));
}

#[test]
fn a_check_names_the_missing_hands() {
    let check = |record: &str| {
        let (code, out, err) = scored(&["-", "--check", "--lang", "tr"], record);
        assert_eq!(err, "");
        (code, out)
    };
    let numbered = |lines| check(&hands_numbered(lines));
    assert_eq!(numbered(&["el 1", "el", "el 3"]).0, 0);
    assert_eq!(numbered(&["el 1", "el 3"]), (1, "2. el eksik.\n".to_owned()));
    assert_eq!(numbered(&["el 2", "el 6"]), (1, "1. el eksik.\n3–5 numaralı eller eksik.\n".to_owned()));
    // A record that carries totals over may begin with a later hand, so no hand is missing.
    let carried = hands_numbered(&["el 6"]).replace("el 6", "devreden Ali 5\nel 6");
    assert_eq!(check(&carried).0, 0);
}

#[test]
fn a_new_hand_gets_the_number_after_the_last_one() {
    let (path, text) = sheet("kept-number");
    fs::write(&path, hands_numbered(&["el 3", "el"])).expect("a file");
    assert_eq!(add(&text, &["-f", "Veli"]).0, 0);
    let kept = fs::read_to_string(&path).expect("a file");
    assert!(kept.ends_with("el 5\nbiten Veli\n"), "{kept}");
}

#[test]
fn carried_totals_are_in_the_sheet_of_a_single_hand() {
    let record = "oyun 101\noyuncular Ali Veli Can Ece\ndevreden Ali 120 Can -5\nel 1\nbiten Ali\n";
    let sheet = answer(&["-"], record);
    assert_eq!(figures(&sheet, &FOUR).1, [19, 202, 197, 202]);
    let (code, out, err) = scored(&["-"], record);
    assert!(code == 0 && out.contains("197") && out.contains("19 "), "{out}{err}");
    let options = ["--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli", "-p", "Can", "-p", "Ece"];
    let sheet = answer(&[&options[..], &["--totals", "Ali: 120", "--totals", "Can: -5"]].concat(), "");
    assert_eq!(figures(&sheet, &FOUR).1, [19, 202, 197, 202]);
}

/// If the input is a record, a hint about a fault shows a line of a record. It names no field of JSON and no option.
#[test]
fn hints_about_a_record_name_its_lines() {
    let refused = |text: &str, language: &str| {
        let (code, out, err) = scored(&["-", "--lang", language], text);
        assert_eq!((code, out.as_str()), (2, ""), "{text}");
        flowing(&err)
    };
    let head = "oyun 101\noyuncular Ali \"Uzun Veli\" Can Ece\nel 1\nbiten Ali\n";
    for (lines, tr, en) in [
        ("açan \"Uzun Veli\" seri\n", "`kalan \"Uzun Veli\" = 34`", "`left \"Uzun Veli\" = 34`"),
        ("açan Can seri\nkalan Can J*\n", "`gösterge R5`", "`indicator R5`"),
        ("kalan Can = 5\n", "`açan Can seri`", "`opened Can series`"),
        ("açan Can seri\nkalan Can = 0\n", "`biten Can`", "`finished Can`"),
        ("bildiren Can\n", "`ayar pairs.announce=required`", "`set pairs.announce=required`"),
    ] {
        for (language, says) in [("tr", tr), ("en", en)] {
            let err = refused(&format!("{head}{lines}"), language);
            assert!(err.contains(says), "{lines}{err}");
            assert!(!err.contains("\"left\"") && !err.contains("--player") && !err.contains("-i R5"), "{err}");
        }
    }
    let pot = refused("oyun okey-pot\noyuncular Ali Veli Can Ece\nbahis 0\n", "tr");
    assert!(!pot.contains("\"stake\""), "{pot}");
    // For a record with more hands than a game has, the hint names the option `--hands`.
    let hands = "oyun 101\noyuncular Ali Veli\n".to_owned() + &"el\nbiten Ali\n".repeat(12);
    assert!(refused(&hands, "tr").contains("--hands"));
    // If the first word is misspelt or begins with `#`, the text still counts as a record and not as JSON.
    for (text, says) in [
        ("oyn 101\noyuncular Ali Veli\nel 1\nbiten Ali\n", "did you mean oyun?"),
        ("\n# our evening\noyun 101\noyuncular Ali Veli\nel 1\nbiten Ali\n", "begins with \"#\""),
        ("oyuncuIar Ali Veli\nbiten Ali\n", "did you mean oyuncular?"),
    ] {
        let err = refused(text, "en");
        assert!(err.contains(says) && !err.contains("JSON"), "{text}{err}");
    }
    let (code, _, err) = scored(&["no-such-file"], "");
    assert!(code == 2 && flowing(&err).contains("a record or JSON"), "{err}");
}

#[test]
fn one_mistake_is_one_error() {
    let head = "oyun 101\noyuncular Hüseyin Şükran İsmail Gülay\nel 1\nbiten Hüseyin\n";
    for (lines, code) in [
        ("kalan Hüseyin = 10\n", "finisher-has-sum"),
        ("açan Hüseyin seri\nkalan Hüseyin = 400\n", "finisher-has-sum"),
        ("kalan Hüseyin K1-13 R1-13\n", "finisher-has-tiles"),
        ("açan Şükran seri\nkalan Şükran = 34 sahte\n", "sum-with-tiles"),
        ("açan Şükran çift\nkalan Şükran = 400\n", "sum-too-high"),
        ("açan Şükran çift\n", "left-missing"),
        ("kalan Şükran = 400\n", "left-unopened"),
        ("biten Gülay\n", "two-finishers"),
        ("son\n", "ending-twice"),
    ] {
        let (_, _, err) = scored(&["-", "--json"], &format!("{head}{lines}"));
        let error: Value = serde_json::from_str(&err).expect("JSON");
        let codes: Vec<&Value> =
            error["faults"].as_array().expect("faults").iter().map(|fault| &fault["code"]).collect();
        assert_eq!(codes, [code], "{lines}{err}");
    }
}

/// A hand is refused in every form if it says that a player opened, but not whether with series or pairs. The error
/// names both kinds of opening.
#[test]
fn an_opening_without_its_kind_is_refused_in_every_form() {
    let (path, text) = sheet("kept-unclear");
    assert_eq!(add(&text, &FIRST).0, 0);
    let kept = fs::read_to_string(&path).expect("a file");
    let head = "game 101\nplayers Ali Veli Can Ece\nfinished Ali\n";
    let json = |veli: &str| {
        format!(
            r#"{{"variant": "101", "finish": {{"by": "Ali"}}, "players": [{{"name": "Ali"}}, {{"name": "Veli", {veli}}}]}}"#
        )
    };
    for language in ["en", "tr"] {
        let refused = |(code, out, err): (u8, String, String), place: &str, said: &str| {
            assert_eq!((code, out.as_str()), (2, ""), "{said}: {err}");
            let err = flowing(&err);
            let kinds = if language == "tr" { ["seri", "çift"] } else { ["series", "pairs"] };
            let hint = err.split(if language == "tr" { "ipucu:" } else { "hint:" }).nth(1);
            let hint = hint.unwrap_or_else(|| panic!("{said}: {err}"));
            assert!(kinds.iter().all(|kind| hint.contains(kind)), "{said}: {err}");
            assert!(err.contains(place), "{said}: {err}");
        };
        for said in [
            "açtı 12",
            "el açtı 12",
            "elini açtı = 12",
            "opened 12",
            "has opened 12 O*",
            "açık K7",
            "opened",
            "12",
            "0",
            "= 12 O*",
            "K7 R3",
            "açtı ceza=okey-atma 12",
        ] {
            let player = format!("Veli: {said}");
            let hand = ["-f", "Ali", "-p", &player, "--lang", language];
            refused(add(&text, &hand), ":2:", said);
            let alone = [&["--variant", "101", "-p", "Ali"], &hand[..]].concat();
            refused(scored(&alone, ""), ":3:", said);
            assert_eq!(fs::read_to_string(&path).expect("a file"), kept, "{said}");
        }
        for said in
            ["opened Veli", "opened Veli 12", "açan Veli açtı", "left Veli = 12", "kalan Veli K7 R3", "left Veli = 0"]
        {
            refused(scored(&["-", "--lang", language], &format!("{head}{said}\n")), "4:", said);
            let supposed = format!("finished Ali / {said}");
            refused(scored(&[&text, "--lang", language, "--if", &supposed], ""), "--if:2:", said);
        }
        for said in [
            r#""left": "= 12""#,
            r#""opened": true, "left": "= 12""#,
            r#""opened": "açtı", "left": "= 12""#,
            r#""opened": "", "left": "K7""#,
            r#""opened": null, "left": "= 12""#,
        ] {
            refused(scored(&["-", "--lang", language], &json(said)), "1:", said);
        }
    }
    let points = |hand: &Value| {
        ["Ali", "Veli"].map(|name| {
            let players = hand["players"].as_array().expect("players");
            players.iter().find(|player| player["name"] == name).expect("a player")["points"].as_i64().expect("points")
        })
    };
    // The kind of opening may come before or after a word such as `opened`. The tiles of an unopened player may be
    // listed.
    for said in ["el açtı seri 12", "opened with series 12", "seri açtı 12"] {
        let player = format!("Veli: {said}");
        let hand = answer(&["--variant", "101", "-f", "Ali", "-p", "Ali", "-p", &player], "");
        assert_eq!(points(&hand), [-101, 12], "{said}");
    }
    let unopened = answer(&["--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: açmadı K7 O*"], "");
    // In JSON a missing `opened` is the same as null.
    let null = answer(&["-"], &json(r#""opened": null, "left": "K7 O*""#));
    let missing = answer(&["-"], &json(r#""left": "K7 O*""#));
    assert_eq!([points(&unopened), points(&null), points(&missing)], [[-101, 202]; 3]);
}

/// An error about a line of a sheet names the line that was probably meant, in the language of the reader.
#[test]
fn errors_show_the_line_that_was_meant() {
    for (english, turkish, english_hint, turkish_hint) in [
        ("finish Ali", "bitti Ali", "write `finished`", "`biten` yazın"),
        ("wins Ali", "bitirdi Ali", "write `finished`", "`biten` yazın"),
        ("open Veli series", "açtı Veli seri", "write `opened`", "`açan` yazın"),
        ("left Veli 34", "kalan Veli 34", "`left Veli = 34` for a sum", "`kalan Veli = 34`"),
        ("left Veli 34 O*", "kalan Veli 34 O*", "`left Veli = 34 O*` for a sum", "`kalan Veli = 34 O*`"),
        ("opened Veli unopened pairs", "açan Veli açmadı çift", "`opened` is given twice", "`açan` iki kez yazılmış"),
        (
            "opened Veli series\nopened Veli pairs",
            "açan Veli seri\naçan Veli çift",
            "`opened` is given twice",
            "`açan` iki kez yazılmış",
        ),
        ("finished Ali okey okey", "biten Ali okey okey", "called devam", "devamdır"),
    ] {
        for (language, head, said, hint) in [
            ("en", "game 101\nplayers Ali Veli Can Ece\nhand 1\n", english, english_hint),
            ("tr", "oyun 101\noyuncular Ali Veli Can Ece\nel 1\n", turkish, turkish_hint),
        ] {
            let (code, out, err) = scored(&["-", "--lang", language], &format!("{head}{said}\n"));
            assert_eq!((code, out.as_str()), (2, ""), "{said}: {err}");
            assert!(flowing(&err).contains(hint), "{said}: {err}");
        }
    }
    // A turn without the name of its player is still recognised as a turn.
    let (_, _, err) = scored(&["-", "--lang", "en"], "game 101\nplayers Ali Veli Can Ece\nfinish K6\n");
    assert!(flowing(&err).contains("Ali: finish"), "{err}");
}

/// A hand that says twice how a player opened is refused, in any order of the words.
#[test]
fn an_opening_is_told_once() {
    for said in ["unopened pairs 12", "pairs unopened 12", "açmadı seri", "unopened unopened", "series pairs K7"] {
        let player = format!("Veli: {said}");
        let (code, out, err) =
            scored(&["--variant", "101", "-f", "Ali", "-p", "Ali", "-p", &player, "--lang", "en"], "");
        assert_eq!((code, out.as_str()), (2, ""), "{said}");
        assert!(flowing(&err).contains("keep only one of the words series, pairs and unopened"), "{said}: {err}");
    }
}

/// Adding a hand keeps the byte order mark and the line ends of the file.
#[test]
fn a_hand_is_added_in_the_style_of_the_file() {
    let (path, text) = sheet("kept-style");
    let lines = "oyun 101\noyuncular Ali Veli Can Ece\nel 1\nbiten Ali\n";
    for (mark, newline) in [("\u{feff}", "\n"), ("", "\r\n"), ("\u{feff}", "\r\n")] {
        let old = format!("{mark}{}", lines.replace('\n', newline));
        fs::write(&path, &old).expect("a file");
        let (code, out, err) = add(&text, &["-f", "Veli", "--json"]);
        assert_eq!(code, 0, "{err}");
        let sheet: Value = serde_json::from_str(&out).expect("JSON");
        assert_eq!(sheet["hands"].as_array().map(Vec::len), Some(2));
        let new = fs::read_to_string(&path).expect("a file");
        let more = new.strip_prefix(&old).expect("the old text");
        assert!(more.contains(&format!("biten Veli{newline}")), "{new:?}");
        assert_eq!(more.matches('\n').count(), more.matches(newline).count(), "{new:?}");
    }
}

/// `--if` shows the sheet as if one more hand had been played. In every format for people, the answer says that this
/// hand is not in the sheet.
#[test]
fn a_supposed_hand_is_marked() {
    let (path, text) = sheet("kept-supposed");
    assert_eq!(add(&text, &FIRST).0, 0);
    let kept = fs::read_to_string(&path).expect("a file");
    for format in ["table", "markdown", "html"] {
        let (_, out, err) = scored(&[&text, "--lang", "en", "--format", format, "--if", "finished Ali okey"], "");
        assert!(flowing(&out).contains("after: finished Ali okey. The file was not changed."), "{format}: {out}{err}");
    }
    assert_eq!(fs::read_to_string(&path).expect("a file"), kept);
}

/// A sum that no 13 tiles can reach is refused, because an opening with runs and groups leaves at most 13 of 21 tiles.
/// Without okeys the highest 13 tiles are eight 13s and five 12s, which sum to 164. A false joker that plays as the
/// indicator can be a ninth 13.
#[test]
fn sums_above_the_highest_rack_are_refused() {
    let scored = |sum: u32, more: &[&str]| {
        let player = format!("Veli: series {sum}");
        scored(&[&["--variant", "101", "-f", "Ali", "-p", "Ali", "-p", &player, "--lang", "en"], more].concat(), "")
    };
    let as_indicator = ["--set", "false_joker=indicator"];
    for (more, most) in [(&[][..], 164), (&as_indicator, 165), (&["-i", "R5"], 164), (&["-i", "R13"], 163)] {
        assert_eq!(scored(most, more).0, 0, "{more:?}");
        let (code, _, err) = scored(most + 1, more);
        assert_eq!(code, 2, "{more:?}");
        assert!(flowing(&err).contains(&format!("13 tiles sum to {most} at most")), "{more:?}: {err}");
    }
}

/// The program reports all mistakes of a record together: in its lines, and in the hands that can be parsed.
#[test]
fn all_mistakes_of_a_record_are_listed_at_once() {
    let record = "game 101\nplayers Ali Veli Can Ece\nhand 1\nfinished Ali\nopened Veli serie\nhand 2\nfinished Veli\n\
                  left Can = 12\nhand 3\nfinished Can\nopened Ali series\nleft Ali = 400\nhand 4\nfinished Can\nfoul Ece rudeness\n";
    for args in [&["-", "--check", "--lang", "en"][..], &["-", "--lang", "en"]] {
        let (code, out, err) = scored(args, record);
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        let places: Vec<&str> =
            err.lines().filter_map(|line| line.split_once("--> record:")).map(|(_, at)| at).collect();
        assert_eq!(places, ["5:13", "8:12", "12:12", "15:10"], "{err}");
    }
}

/// A partial file of a killed run is removed by a later run, unless it is new: another run may still be writing it.
/// Files of other programs stay.
#[test]
fn files_of_killed_runs_are_removed() {
    use std::time::{Duration, SystemTime};

    let (path, text) = sheet("kept-abandoned");
    assert_eq!(add(&text, &FIRST).0, 0);
    let hour_ago = SystemTime::now() - Duration::from_secs(3600);
    let make = |name: &str, time: SystemTime| {
        let path = path.with_file_name(name);
        let file = fs::File::create(&path).expect("a file");
        file.set_modified(time).expect("a time");
        path
    };
    let abandoned = make("evening.okey.4194303.part", hour_ago);
    let others = [
        make("evening.okey.4194304.part", SystemTime::now()),
        make("evening.okey.notes.part", hour_ago),
        make("other.okey.4194303.part", hour_ago),
        make("evening.okey.part", hour_ago),
    ];
    assert_eq!(add(&text, &["-f", "Ali"]).0, 0);
    assert!(!abandoned.exists());
    assert!(others.iter().all(|other| other.exists()));
}

#[test]
fn a_turkish_record_has_turkish_fouls() {
    let (path, text) = sheet("kept-fouls");
    fs::write(&path, hands_numbered(&["el 1"])).expect("a file");
    let fouls = ["ceza=işlek", "ceza=okey-atma", "ceza=take.pairs", "ceza=foul.list"];
    let player = format!("Veli: {}", fouls.join(" "));
    let (code, _, err) = add(&text, &["-f", "Ali", "-p", &player]);
    assert_eq!(code, 0, "{err}");
    let kept = fs::read_to_string(&path).expect("a file");
    let lines: Vec<&str> = kept.lines().filter(|line| line.starts_with("ceza")).collect();
    let expected = ["işlek-atma", "okey-atma", "take.pairs", "foul.list"].map(|foul| format!("ceza Veli {foul}"));
    assert_eq!(lines, expected);
    assert_eq!(figures(&answer(&[&text], ""), &FOUR).0[1], [-101, 202 + 4 * 101, 202, 202]);
}

/// A record has no names of teams, so each hand may call the teams by other names. But each player must keep the same
/// partner.
#[test]
fn a_new_hand_keeps_the_teams_of_the_sheet() {
    let (path, text) = sheet("kept-teams");
    let teams = |given: [&str; 4]| {
        let names = ["Ali", "Veli", "Can", "Ece"];
        let players =
            names.iter().zip(given).flat_map(|(name, team)| ["-p".to_owned(), format!("{name}: takım={team}")]);
        ["-f".to_owned(), "Ali".to_owned()].into_iter().chain(players).collect::<Vec<_>>()
    };
    let added = |given: [&str; 4], more: &[&str]| {
        let args = teams(given);
        add(&text, &[more, &args.iter().map(String::as_str).collect::<Vec<_>>()].concat())
    };
    // Partners sit opposite each other. If Ali and Veli are partners, the record lists Ali, Can, Veli, Ece.
    assert_eq!(added(["x", "x", "y", "y"], &["--variant", "101-team"]).0, 0);
    assert_eq!(added(["a", "a", "b", "b"], &[]).0, 0);
    let kept = fs::read_to_string(&path).expect("a file");
    assert!(kept.contains("players Ali Can Veli Ece\n"), "{kept}");
    for other in [["x", "y", "x", "y"], ["x", "x", "x", "x"], ["x", "y", "z", "z"]] {
        let (code, out, err) = added(other, &[]);
        assert_eq!((code, out.as_str()), (2, ""), "{other:?}");
        assert!(err.contains("is in the team"), "{err}");
    }
    assert_eq!(fs::read_to_string(&path).expect("a file"), kept);
    // In a game without partners, an option that names a team is refused.
    let (single, name) = sheet("kept-no-teams");
    fs::write(&single, hands_numbered(&["el 1"])).expect("a file");
    let (code, _, err) = add(&name, &["-f", "Ali", "-p", "Veli: takım=x"]);
    assert!(code == 2 && err.contains("everyone plays alone"), "{err}");
}

/// A name with a colon is in quotes in an option, as in a record. The hint about an unknown name shows the quotes.
#[test]
fn a_name_with_a_colon_is_quoted_in_options() {
    let path = folder("kept-colon").join("q.okey").to_string_lossy().into_owned();
    let before = "game 101\nplayers Ali \"a:b\" Can \"x\\\"y\"\n\nhand 1\nfinished Ali\n";
    fs::write(&path, before).expect("a record");
    let add = |player: &str, finish: &str| scored(&["--add", &path, "-f", finish, "-p", player, "--lang", "en"], "");
    let (code, _, err) = add("a:b: series 34", "Ali");
    assert!(code == 2 && flowing(&err).contains("did you mean \"a:b\"?"), "{err}");
    let (code, _, err) = add("\"a:b\": series 34", "Ali: okey");
    assert_eq!(code, 0, "{err}");
    let (code, _, err) = add("\"x\\\"y\" : series 34", "\"a:b\": okey");
    assert_eq!(code, 0, "{err}");
    let written = fs::read_to_string(&path).expect("a record");
    assert!(written.contains("opened \"a:b\" series\nleft \"a:b\" = 34\n"), "{written}");
    assert!(written.contains("finished \"a:b\" okey\nopened \"x\\\"y\" series\n"), "{written}");
}
