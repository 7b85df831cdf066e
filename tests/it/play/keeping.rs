//! `okey play` writes its record safely to a file, and refuses files that it might damage.

use std::fs;
use std::path::Path;

use super::{error_text, file, output_text};
use crate::command::{flowing, run, run_with};

const WATCHED: [&str; 6] = ["play", "--watch", "--variant", "cs102", "--seed", "1"];

/// Asserts that the program refuses to write to this path with this option, and prints only an error that contains
/// `why`.
pub(crate) fn refused(option: &str, path: &Path, why: &str) {
    let path = path.to_string_lossy().into_owned();
    let call = if option == "--record" { &WATCHED[..] } else { &["play"] };
    let output = run_with(&[call, &[option, &path]].concat(), b"draw\nq\n");
    assert_eq!(output.status.code(), Some(2), "{option} {path}: {}", output_text(&output));
    assert_eq!(output_text(&output), "", "{option} {path}");
    assert!(flowing(&error_text(&output)).contains(why), "{option} {path}: {}", error_text(&output));
}

#[test]
fn paths_that_are_no_files_are_refused_before_the_game() {
    let folder = file("folder");
    fs::create_dir_all(&folder).expect("a folder");
    for option in ["--record", "--resume"] {
        refused(option, &folder, "not a regular file");
        refused(option, Path::new("-"), "a file");
    }
    assert!(!folder.with_extension("part").exists());
    fs::remove_dir(&folder).expect("an empty folder");
    refused("--resume", &file("no-such"), "cannot be read");
}

#[test]
fn a_game_is_not_written_over_another() {
    let kept = file("another");
    fs::write(&kept, "notes of mine\n").expect("a file");
    refused("--record", &kept, "--resume");
    assert_eq!(fs::read_to_string(&kept).expect("a file"), "notes of mine\n");
    // An existing file may be used if it is empty.
    fs::write(&kept, "").expect("a file");
    let path = kept.to_string_lossy().into_owned();
    assert_eq!(run(&[&WATCHED[..], &["--record", &path]].concat()).status.code(), Some(0));
    assert_eq!(run(&["replay", &path]).status.code(), Some(0));
    let once = fs::read_to_string(&kept).expect("a record");
    refused("--record", &kept, "--resume");
    assert_eq!(fs::read_to_string(&kept).expect("a record"), once);
}

/// A game appends its actions to the file in place, so a hard link to the file shows them too.
#[test]
fn a_game_is_written_in_place() {
    let (kept, other) = (file("grows"), file("grows-too"));
    fs::write(&kept, "").expect("a file");
    fs::hard_link(&kept, &other).expect("the same file");
    let path = kept.to_string_lossy().into_owned();
    assert_eq!(run(&[&WATCHED[..], &["--hands", "3", "--record", &path]].concat()).status.code(), Some(0));
    let text = fs::read_to_string(&other).expect("a record");
    assert_eq!(text.matches("\nhand ").count(), 3);
    assert_eq!(text, fs::read_to_string(&kept).expect("a record"));
    assert_eq!(output_text(&run(&["replay", &path, "--format", "record"])), text);
}

/// The game first plays the hands that are dealt in the record but not played yet.
#[test]
fn dealt_hands_are_played_one_after_the_other() {
    let kept = file("dealt");
    let path = kept.to_string_lossy().into_owned();
    let record = output_text(&run(&["deal", "--record", "--variant", "101", "--seed", "4", "--count", "3"]));
    let dealt_lines = |text: &str| -> Vec<String> {
        let is_dealt = |line: &&str| ["hand ", "rack ", "stock "].iter().any(|keyword| line.starts_with(keyword));
        text.lines().filter(is_dealt).map(str::to_owned).collect()
    };
    fs::write(&kept, &record).expect("a record");
    for typed in ["q\n", "draw\nq\n", "!\n!\n"] {
        assert_eq!(run_with(&["play", "--resume", &path], typed.as_bytes()).status.code(), Some(1));
        let text = fs::read_to_string(&kept).expect("a record");
        assert_eq!(dealt_lines(&text), dealt_lines(&record), "{typed}");
    }
    // Change the seed in the record: a hand dealt by the game itself would then differ from those in the record.
    let others = "about seed 5\nabout seats nearest,nearest,nearest,nearest";
    fs::write(&kept, record.replace("about seed 4", others)).expect("a record");
    let call = ["play", "--resume", &path];
    assert_eq!(run(&[&call[..], &["--hands", "2"]].concat()).status.code(), Some(0));
    let two = fs::read_to_string(&kept).expect("a record");
    assert_eq!(dealt_lines(&two), dealt_lines(&record));
    assert_eq!(two.matches(": finish").count() + two.matches("\nend").count(), 2, "{two}");
    let last = two.rfind("\nhand ").expect("three hands");
    assert!(!two[last..].contains(':'), "the third hand is as it was dealt: {}", &two[last..]);
    assert_eq!(run(&[&call[..], &["--hands", "3"]].concat()).status.code(), Some(0));
    let three = fs::read_to_string(&kept).expect("a record");
    assert!(three.starts_with(&two[..last]) && dealt_lines(&three) == dealt_lines(&record));
    assert_eq!(output_text(&run(&["replay", &path, "--format", "record"])), three);
}

/// An unfinished hand before other hands is not continued, because continuing it would delete them.
#[test]
fn a_broken_off_hand_before_others_is_not_continued() {
    let kept = file("broken-off");
    let path = kept.to_string_lossy().into_owned();
    assert_eq!(run(&[&WATCHED[..], &["--hands", "2", "--record", &path]].concat()).status.code(), Some(0));
    let whole = fs::read_to_string(&kept).expect("a record");
    let second = whole.rfind("\nhand ").expect("two hands");
    let first = whole[..second].trim_end();
    let cut = first.rfind('\n').expect("turns");
    let broken = format!("{}\n{}", &first[..cut], &whole[second..]);
    fs::write(&kept, &broken).expect("a record");
    refused_as_it_is(&kept, "the points of this hand are unknown");
}

/// A record cannot be resumed if it has no players, or if tiles of an unfinished hand are unknown. The tiles of a void
/// hand may be unknown, because the game continues with the next hand.
#[test]
fn undealt_hands_are_not_discarded() {
    let kept = file("undealt");
    let path = kept.to_string_lossy().into_owned();
    let seats = "players A B C D\nabout seats nearest,nearest,nearest,nearest\nabout seed 3\n";
    let void = "\nhand 1 starts C\nvoid tiles spilled ; sorry\n";
    fs::write(&kept, format!("record 1\ngame okey\n{seats}{void}")).expect("a record");
    assert_eq!(run(&["play", "--resume", &path, "--hands", "1"]).status.code(), Some(0));
    let text = fs::read_to_string(&kept).expect("a record");
    assert!(text.contains(void) && text.contains("\nhand 2 starts C\n"), "{text}");
    fs::write(&kept, format!("{seats}hand 4\n; to be dealt\n")).expect("a record");
    refused_as_it_is(&kept, "some tiles of this hand are unknown");
    fs::write(&kept, "record 1\nabout seed 3\n").expect("a record");
    refused_as_it_is(&kept, "players");
}

/// If a dealt hand does not name its starter, the game records the name. After a void hand the same player starts
/// again.
#[test]
fn a_dealt_hand_records_its_starter() {
    let kept = file("starters");
    let path = kept.to_string_lossy().into_owned();
    let dealt = ["deal", "--record", "--variant", "101", "--seed", "1", "--count", "3", "--set", "open.pairs=3"];
    let record = output_text(&run(&[&dealt[..], &["--set", "open.sum=150"]].concat()));
    let unspecified =
        ["P1", "P2", "P3", "P4"].iter().fold(record, |text, name| text.replace(&format!(" starts {name}"), ""));
    let seats = "about seed 1\nabout seats nearest,nearest,nearest,nearest";
    fs::write(&kept, unspecified.replace("about seed 1", seats)).expect("a record");
    let output = run(&["play", "--resume", &path, "--hands", "3"]);
    assert_eq!(output.status.code(), Some(0), "{}", error_text(&output));
    assert!(output_text(&output).contains("void, replayed"), "{}", output_text(&output));
    assert_eq!(run(&["replay", &path]).status.code(), Some(0));
}

fn refused_as_it_is(kept: &Path, why: &str) {
    let text = fs::read_to_string(kept).expect("a record");
    let output = run_with(&["play", "--resume", &kept.to_string_lossy()], b"q\n");
    assert_eq!((output.status.code(), output_text(&output)), (Some(2), String::new()));
    assert!(flowing(&error_text(&output)).contains(why), "{}", error_text(&output));
    assert_eq!(fs::read_to_string(kept).expect("a record"), text);
}
