//! `okey play` writes its record safely to a file, and refuses files that it might damage.

use std::fs;
use std::path::Path;

use super::{error_text, file, output_text};
use crate::command::{flowing, run, run_with};

const WATCHED: [&str; 6] = ["play", "--watch", "--variant", "cs102", "--seed", "1"];

/// Asserts that the program refuses to write to this path with this option, and prints only an error that contains
/// `why`.
fn refused(option: &str, path: &Path, why: &str) {
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

#[cfg(unix)]
#[test]
fn pipes_sockets_and_devices_are_refused_before_the_game() {
    use std::os::unix::net::UnixListener;

    let pipe = file("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let socket = file("socket");
    let listening = UnixListener::bind(&socket).expect("a socket");
    for option in ["--record", "--resume"] {
        for place in [&pipe, &socket, Path::new("/dev/null"), Path::new("/dev/stdout")] {
            refused(option, place, "not a regular file");
        }
    }
    drop(listening);
    let records = file("records-pipe");
    fs::create_dir_all(&records).expect("a folder");
    let one = records.join("000000.okey");
    let _ = fs::remove_file(&one);
    assert!(std::process::Command::new("mkfifo").arg(&one).status().expect("mkfifo").success());
    let call = ["simulate", "--variant", "cs102", "--players", "cs102", "--games", "2", "--records"];
    let output = run(&[&call[..], &[&records.to_string_lossy()]].concat());
    assert_eq!((output.status.code(), output_text(&output)), (Some(2), String::new()));
    assert!(flowing(&error_text(&output)).contains("not a regular file"), "{}", error_text(&output));
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

/// Through a symbolic link a game writes to the target. The link and the permissions of the target do not change.
#[cfg(unix)]
#[test]
fn links_are_followed_and_modes_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let (target, link) = (file("target"), file("link"));
    let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    let is_link = || fs::symlink_metadata(&link).expect("a link").file_type().is_symlink();
    symlink(&target, &link).expect("a link");
    // The link points first to a missing file, then to an empty file.
    for before in [None, Some("")] {
        if let Some(text) = before {
            fs::write(&target, text).expect("a file");
            fs::set_permissions(&target, fs::Permissions::from_mode(0o600)).expect("a mode");
        }
        let path = link.to_string_lossy().into_owned();
        let output = run_with(&["play", "--seed", "1", "--record", &path], b"!\n");
        assert_eq!(output.status.code(), Some(1), "{}", error_text(&output));
        assert!(is_link() && fs::read_to_string(&target).expect("a record").starts_with("record 1\n"));
    }
    assert_eq!(mode(&target), 0o600);
    // A record that a person wrote may have Turkish words and additional blanks. If its game is resumed, the program
    // rewrites the record in the form in which it prints records.
    let lenient = fs::read_to_string(&target).expect("a record").replace(": throw", ":  at");
    fs::write(&target, format!("\u{feff}{lenient}")).expect("a record");
    let path = link.to_string_lossy().into_owned();
    assert_eq!(run_with(&["play", "--resume", &path], b"!\n!\n").status.code(), Some(1));
    let text = fs::read_to_string(&target).expect("a record");
    assert!(text.starts_with("record 1\n") && text.contains(": throw") && !text.contains(":  at"), "{text}");
    assert!(is_link());
    assert_eq!(mode(&target), 0o600);
    assert_eq!(run(&["replay", &path]).status.code(), Some(0));
    let folder = target.parent().expect("a folder");
    let names = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let left: Vec<_> = names.filter(|name| name.to_string_lossy().contains("target")).collect();
    assert_eq!(left, ["target"]);
}

/// A full disk ends the game with an error. The record stays complete, and no other file is left behind.
#[cfg(unix)]
#[test]
fn a_record_that_cannot_grow_ends_the_game() {
    let folder = file("full");
    fs::create_dir_all(&folder).expect("a folder");
    let kept = folder.join("game");
    let _ = fs::remove_file(&kept);
    let limited = |blocks: u32, call: &str| {
        let line = format!("ulimit -f {blocks}; exec {} {call} '{}'", env!("CARGO_BIN_EXE_okey"), kept.display());
        std::process::Command::new("bash").args(["-c", &line]).env("LC_ALL", "C").output().expect("a shell")
    };
    let output = limited(2, "play --variant 101 --watch --seed 1 --record");
    assert_eq!(output.status.code(), Some(1), "{}", error_text(&output));
    assert!(flowing(&error_text(&output)).contains("the record cannot be written to"), "{}", error_text(&output));
    assert!(!error_text(&output).contains("answers"), "{}", error_text(&output));
    let replayed = run(&["replay", &kept.to_string_lossy()]);
    assert_eq!(replayed.status.code(), Some(0), "{}{}", output_text(&replayed), error_text(&replayed));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
    // No game starts if the disk has no room for the deal.
    fs::remove_file(&kept).expect("the record");
    let output = limited(0, "play --variant 101 --watch --seed 1 --record");
    assert_eq!((output.status.code(), output_text(&output)), (Some(2), String::new()), "{}", error_text(&output));
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
    // To resume a record that a person wrote, the program rewrites it in its own form, completely or not at all.
    let dealt = output_text(&run(&["deal", "--record", "--variant", "101", "--seed", "5"]));
    let own = format!("{dealt}; {}\n", "a remark ".repeat(200));
    fs::write(&kept, &own).expect("a record");
    let output = limited(1, "play --resume");
    assert_eq!((output.status.code(), output_text(&output)), (Some(2), String::new()), "{}", error_text(&output));
    assert_eq!(fs::read_to_string(&kept).expect("a record"), own);
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
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
    // Change the seed in the record, so that a hand dealt by the game itself would differ from those in the record.
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

/// An unfinished hand is not continued if the record has later hands, because continuing it would delete them.
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

/// A record cannot be resumed if the tiles of one of its hands are unknown, unless this hand is void. A record without
/// players cannot be resumed either.
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

/// If a dealt hand does not name its starter, the game records the name when it plays the hand. After a void hand the
/// same player starts again.
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
