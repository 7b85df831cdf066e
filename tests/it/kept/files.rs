//! A score sheet in a file. The program adds a hand completely or not at all, and settles an edited hand again. Invalid
//! input leaves the file unchanged.

use std::fs;
use std::path::{Path, PathBuf};

use super::{answer, figures, scored};
use crate::command::{flowing, folder, okey, run};

const FOUR: [&str; 4] = ["Ali", "Veli", "Can", "Ece"];

/// The options of `okey score --add` for the first hand of a sheet.
const FIRST: [&str; 12] =
    ["--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: series 34", "-p", "Can: pairs 7", "-p", "Ece"];

fn sheet(name: &str) -> (PathBuf, String) {
    let path = folder(name).join("evening.okey");
    let text = path.to_str().expect("a path").to_owned();
    (path, text)
}

fn add(path: &str, hand: &[&str]) -> (u8, String, String) {
    scored(&[&["--add", path], hand].concat(), "")
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
    // The program writes the next hand in the language of the file. The options name only the finisher and the players
    // who opened.
    let (code, _, err) = add(&text, &["-f", "Veli: okey", "-p", "Ali: series 20 O*", "--adjust", "Can: +5 late"]);
    assert_eq!(code, 0, "{err}");
    let more = "\nel 2\nbiten Veli okey\naçan Ali seri\nkalan Ali = 20 O*\ndüzelt Can +5 late\n";
    assert_eq!(fs::read_to_string(&path).expect("a file"), format!("{written}{more}"));
    let settled = vec![vec![-101, 34, 14, 202], vec![141, -202, 409, 404]];
    assert_eq!(figures(&answer(&[&text], ""), &FOUR), (settled, vec![40, -168, 423, 606]));
}

/// The program writes the tiles of a new hand in the letters of the record. A player's name that looks like a tile
/// stays unchanged.
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
    // Veli and Can have 4 points each. Each of them loses 1 point for the tile that Ali shows and 2 for the win, and
    // then has 1.
    assert_eq!(add(&text, &["-f", "Ali", "-p", "Ali: shown"]).0, 0);
    assert_eq!(figures(&answer(&[&text], ""), &FOUR[..3]).1, [20, 1, 1]);
    // After each edit of the first hand, the whole sheet is settled again. Without pairs in the first hand, Veli and
    // Can have 7 points left. With an okey in it, the game is over after the second hand.
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
        ("açan Can seri", "does not say how it ended"),
        ("biten Ali / açan Veli seri", "the tiles left with Veli are missing"),
    ] {
        let (code, out, err) = scored(&[&text, "--if", line], "");
        assert_eq!((code, out.as_str()), (2, ""), "{line}");
        assert!(err.contains(says) && err.contains("--if"), "{line}\n{err}");
    }
}

/// Command lines that add no hand: the options, and a part of the error message.
const BAD: [(&[&str], &str); 12] = [
    (&["-f", "Vali", "-p", "Veli: series 3"], "the finisher \"Vali\" is not among the players"),
    (&["-f", "Ali", "-p", "Vali: series 3"], "\"Vali\" is not a player of this sheet"),
    (&["-f", "Ali", "-p", "Veli: series 3", "-p", "Veli: series 3"], "two players are called \"Veli\""),
    (&["-f", "Ali", "-f", "Veli"], "two players cannot finish the same hand"),
    (&["-f", "Ali", "-p", "Veli: series 167"], "13 tiles sum to 166 at most"),
    (&["-f", "Ali", "-p", "Veli: pairs 143"], "11 tiles sum to 142 at most"),
    (&["-f", "Ali", "-p", "Veli: series 0"], "no tile left, but did not finish"),
    (&["-f", "Ali", "-p", "Ali: series 3"], "Ali finished, but 3 is written as left"),
    (&["-f", "Ali", "-p", "Veli: 34"], "Veli has not opened"),
    (&["-f", "Ali", "-p", "Veli: series = 34 K7"], "only okeys are written, not K7"),
    (&["-f", "Ali", "--totals", "Ali: 5"], "after the first hand"),
    (&["-f", "Ali", "--variant", "okey"], "a hand of okey in a sheet of 101"),
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

/// The device `/dev/full` is not a sheet and is refused. If there is no room for a new file, the old file stays
/// unchanged.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_file_as_it_was() {
    use std::os::unix::fs::PermissionsExt;

    let output = run(&[&["score", "--add", "/dev/full"], &FIRST[..]].concat());
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let (path, text) = sheet("kept-full");
    assert_eq!(add(&text, &FIRST).0, 0);
    let kept = fs::read(&path).expect("a file");
    // A limit on the size of files has the same effect as a full disk.
    let call = format!("ulimit -f 0; exec \"$0\" score --add '{text}' -f Ali");
    let mut shell = std::process::Command::new("sh");
    let output = shell.args(["-c", &call, okey().get_program().to_str().expect("a path")]).output().expect("sh");
    assert!(!output.status.success());
    assert!(output.stdout.is_empty());
    assert_eq!(fs::read(&path).expect("a file"), kept);
    // A folder without write permission also leaves the file unchanged. This part is skipped if the test runs as root.
    let folder = path.parent().expect("a folder");
    fs::set_permissions(folder, fs::Permissions::from_mode(0o500)).expect("permissions");
    let written = fs::write(folder.join("probe"), "").is_ok();
    let (code, out, _) = add(&text, &["-f", "Ali"]);
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).expect("permissions");
    assert!(written || (code, out.as_str()) == (2, ""));
    assert!(written || fs::read(&path).expect("a file") == kept);
}

/// If several runs add hands at the same time, each run either adds its hand or fails, and no hand is lost.
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
    let file = fs::File::open(&path).expect("a file");
    file.lock().expect("a lock");
    let kept = fs::read(&path).expect("a file");
    let (code, out, err) = add(&text, &["-f", "Ali"]);
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    assert_eq!(fs::read(&path).expect("a file"), kept);
    drop(file);
    assert_eq!(add(&text, &["-f", "Ali"]).0, 0);
}

#[test]
fn a_check_says_everything_that_is_wrong_at_once() {
    let head = "oyun 101\noyuncular Ali Veli Can Ece\n";
    let good = "el 1\nbiten Ali\naçan Veli seri\nkalan Veli = 34\npuan Ali -101 Veli 34\n";
    let (code, out, err) = scored(&["-", "--check"], &format!("{head}{good}"));
    assert_eq!((code, out.as_str()), (0, "Nothing is missing, and nothing contradicts itself: 1 hand.\n"), "{err}");
    let (code, out, _) = scored(&["-", "--check"], &format!("{head}{good}puan Can 200 Ece 202\n"));
    assert_eq!(code, 1);
    assert_eq!(out, "Hand 1, Can: written 200, but it comes to 202.\n");
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
