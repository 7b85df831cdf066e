//! While a run of the program writes a file, a second run may not write to the same file. If another program changes
//! the file, the program stops and keeps the change.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Output};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::{error_text, file, output_text};
use crate::command::{flowing, folder, run, run_with, spawned};

/// Waits until the condition holds, and fails after a minute.
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// A running game of 101 that writes to a file and waits for its player's input.
struct Playing {
    child: Child,
    path: PathBuf,
}

impl Playing {
    fn begun(option: &str, path: &Path) -> Self {
        let name = path.to_string_lossy().into_owned();
        let rules = if option == "--record" { &["--variant", "101", "--seed", "3"][..] } else { &[] };
        let child = spawned(&[&["play", option, &name], rules].concat());
        let mut playing = Self { child, path: path.to_owned() };
        // At the first prompt the deal is written and the file is locked.
        playing.asked();
        playing
    }

    /// Waits until the program prints its prompt.
    fn asked(&mut self) {
        let from = self.child.stdout.as_mut().expect("a pipe");
        let mut seen = Vec::new();
        while !seen.ends_with(b"> ") {
            let mut byte = [0];
            assert!(from.read(&mut byte).expect("a prompt") > 0, "{}", String::from_utf8_lossy(&seen));
            seen.push(byte[0]);
        }
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.path).expect("a record")
    }

    /// Enters a line, waits for the next prompt, and asserts that the record is longer than before.
    fn does(&mut self, line: &str) {
        let before = self.text();
        let to = self.child.stdin.as_mut().expect("a pipe");
        to.write_all(line.as_bytes()).expect("the program reads");
        self.asked();
        assert!(self.text().len() > before.len(), "{line}");
    }

    /// Enters the last lines, closes the input, and returns the output of the game.
    fn ended(mut self, lines: &str) -> Output {
        let mut to = self.child.stdin.take().expect("a pipe");
        to.write_all(lines.as_bytes()).expect("the program reads");
        drop(to);
        self.child.wait_with_output().expect("an end")
    }
}

/// Returns the name of the file to which, according to the error message, the game was saved.
fn saved(output: &Output) -> PathBuf {
    let reported = flowing(&error_text(output)).replace(' ', "");
    let (_, after) = reported.split_once("savedas\"").unwrap_or_else(|| panic!("{reported}"));
    PathBuf::from(after.split_once('"').expect("a name").0)
}

#[test]
fn a_record_has_one_owner() {
    let kept = folder("owners-one").join("game.okey");
    let path = kept.to_string_lossy().into_owned();
    let mut first = Playing::begun("--record", &kept);
    first.does("!\n");
    for (option, lang, why) in [
        ("--resume", "en", "another run of okey is writing it"),
        ("--record", "en", "another run of okey is writing it"),
        ("--resume", "tr", "başka bir okey oturumu yazıyor"),
    ] {
        let before = first.text();
        let second = run_with(&["play", option, &path, "--lang", lang], b"!\n!\nq\n");
        assert_eq!((second.status.code(), output_text(&second)), (Some(2), String::new()), "{option}");
        assert!(flowing(&error_text(&second)).contains(why), "{option}: {}", error_text(&second));
        assert_eq!(first.text(), before, "{option}");
    }
    // The second run is also refused if it names the file by a hard link or a symbolic link.
    for (name, link) in [("hard.okey", true), ("soft.okey", false)] {
        let other = kept.with_file_name(name);
        if link {
            fs::hard_link(&kept, &other).expect("a link");
        } else {
            #[cfg(unix)]
            std::os::unix::fs::symlink(&kept, &other).expect("a link");
        }
        let second = run_with(&["play", "--resume", &other.to_string_lossy()], b"q\n");
        assert_eq!(second.status.code(), Some(2), "{name}");
        fs::remove_file(&other).expect("a link");
    }
    first.does("!\n");
    let played = first.text();
    assert_eq!(first.ended("q\n").status.code(), Some(1));
    // A resumed game continues from a record that another program has rewritten, and locks the file.
    fs::write(&kept, played.replace(": draw", ":  çek")).expect("a record");
    let mut second = Playing::begun("--resume", &kept);
    second.does("!\n");
    assert_eq!(run_with(&["play", "--resume", &path], b"q\n").status.code(), Some(2));
    assert!(second.text().starts_with(played.trim_end()) && second.text().len() > played.len());
    assert_eq!(second.ended("q\n").status.code(), Some(1));
    assert_eq!(run(&["replay", &path]).status.code(), Some(0));
    assert_eq!(fs::read_dir(kept.parent().expect("a folder")).expect("a folder").count(), 1);
}

/// If several runs start at the same time with the same file, one of them plays and the others are refused.
#[test]
fn of_many_runs_one_has_the_file() {
    let kept = folder("owners-many").join("game.okey");
    let path = kept.to_string_lossy().into_owned();
    for option in ["--record", "--resume", "--resume"] {
        let rules = if option == "--record" { &["--variant", "101"][..] } else { &[] };
        let call = [&["play", option, &path], rules].concat();
        let mut runs: Vec<Child> = (0..6).map(|_| spawned(&call)).collect();
        for each in &mut runs {
            let _ = each.stdin.as_mut().expect("a pipe").write_all(b"!\n!\n");
        }
        thread::sleep(Duration::from_millis(600));
        let ended: Vec<Output> = runs.into_iter().map(|each| each.wait_with_output().expect("an end")).collect();
        let codes: Vec<_> = ended.iter().map(|each| each.status.code().expect("a code")).collect();
        assert_eq!(codes.iter().filter(|&&code| code == 1).count(), 1, "{option}: {codes:?}");
        assert!(codes.iter().all(|&code| code == 1 || code == 2), "{option}: {codes:?}");
        let replayed = run(&["replay", &path]);
        assert_eq!(replayed.status.code(), Some(0), "{}{}", output_text(&replayed), error_text(&replayed));
    }
    assert_eq!(fs::read_dir(kept.parent().expect("a folder")).expect("a folder").count(), 1);
}

/// A change that another program makes to the record.
type Change<'a> = &'a dyn Fn(&Path) -> std::io::Result<()>;

/// If an editor adds a line, truncates the file, replaces it or removes it, the game stops and says so.
///
/// The complete game is saved under a new name, and the edited file stays as the editor left it.
#[test]
fn changes_by_other_programs_to_a_record_are_kept() {
    let added = |path: &Path| fs::write(path, fs::read_to_string(path).expect("a record") + "; mine\n");
    let cut = |path: &Path| {
        let text = fs::read_to_string(path).expect("a record");
        fs::write(path, &text[..text.len() / 2])
    };
    let emptied = |path: &Path| fs::write(path, "");
    let replaced = |path: &Path| {
        let (other, text) = (path.with_extension("new"), fs::read(path).expect("a record"));
        fs::write(&other, text).and_then(|()| fs::rename(&other, path))
    };
    let removed = |path: &Path| fs::remove_file(path);
    let changes: [(&str, Change<'_>); 5] =
        [("added", &added), ("cut", &cut), ("emptied", &emptied), ("replaced", &replaced), ("removed", &removed)];
    for (name, change) in changes {
        for typed in ["!\n!\nq\n", "q\n"] {
            let kept = folder(&format!("owners-{name}")).join("game.okey");
            let mut playing = Playing::begun("--record", &kept);
            playing.does("!\n");
            let played = playing.text();
            change(&kept).expect("a change");
            let left = fs::read(&kept).ok();
            let output = playing.ended(typed);
            assert_eq!(output.status.code(), Some(1), "{name} {typed:?}: {}", error_text(&output));
            let reported = flowing(&error_text(&output));
            assert!(reported.contains("another program changed or removed it"), "{name}: {reported}");
            assert_eq!(fs::read(&kept).ok(), left, "{name}: the other program's work stays");
            let saved = saved(&output);
            assert_eq!(saved, kept.with_extension("2.okey"), "{name}");
            assert!(
                output_text(&output).ends_with(&format!("Record: {}\n", saved.display())),
                "{name}: {}",
                output_text(&output)
            );
            let text = fs::read_to_string(&saved).expect("a record");
            assert!(!text.contains('\0') && text.starts_with(played.trim_end()), "{name}: {text}");
            assert_eq!(text.len() > played.len(), typed.starts_with('!'), "{name}: the move that was typed is in it");
            let resumed = run_with(&["play", "--resume", &saved.to_string_lossy()], b"q\n");
            assert_eq!(resumed.status.code(), Some(1), "{name}: {}", error_text(&resumed));
        }
    }
    // The game is saved under the next free name if a file with the new name exists.
    let kept = folder("owners-free").join("game");
    fs::write(kept.with_extension("2"), "mine\n").expect("a file");
    let playing = Playing::begun("--record", &kept);
    fs::remove_file(&kept).expect("a record");
    let output = playing.ended("q\n");
    assert_eq!(saved(&output), kept.with_extension("3"), "{}", error_text(&output));
    assert_eq!(fs::read_to_string(kept.with_extension("2")).expect("a file"), "mine\n");
}

/// If another program has removed the record, the message after a signal names the file to which the game was saved.
#[cfg(unix)]
#[test]
fn an_interrupted_player_hears_where_the_record_is() {
    let kept = folder("owners-signal").join("game.okey");
    let mut playing = Playing::begun("--record", &kept);
    playing.does("!\n");
    fs::remove_file(&kept).expect("a record");
    let input = playing.child.stdin.take();
    crate::command::signal("INT", playing.child.id());
    let output = playing.child.wait_with_output().expect("an end");
    drop(input);
    assert_eq!(output.status.code(), None);
    let saved = saved(&output);
    assert_eq!(run(&["replay", &saved.to_string_lossy()]).status.code(), Some(0));
}

/// A killed run leaves either no new record, or a record with at least its header and its deal.
#[cfg(unix)]
#[test]
fn a_new_record_is_whole_or_not_there() {
    let folder = folder("owners-whole");
    let (done, looked) = (AtomicBool::new(false), AtomicBool::new(false));
    thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                for at in 0..12 {
                    let Ok(text) = fs::read_to_string(folder.join(format!("{at}.okey"))) else { continue };
                    looked.store(true, Ordering::Relaxed);
                    assert!(text.starts_with("record 1\n") && text.contains("\nstock "), "{at}: {text:?}");
                }
            }
        });
        for at in 0..12 {
            let path = folder.join(format!("{at}.okey")).to_string_lossy().into_owned();
            let mut child = spawned(&["play", "--variant", "101", "--seed", "3", "--record", &path]);
            thread::sleep(Duration::from_millis(at * 3));
            let _ = child.kill();
            let _ = child.wait();
            if at == 11 {
                assert_eq!(
                    run_with(&["play", "--record", &path.replace("11.", "0-more.")], b"q\n").status.code(),
                    Some(1)
                );
            }
        }
        done.store(true, Ordering::Relaxed);
    });
    assert!(looked.load(Ordering::Relaxed), "no record was ever seen");
    // A command line with an invalid option is refused and creates no file.
    let path = file("never").to_string_lossy().into_owned();
    for call in [&["--players", "nobody"][..], &["--set", "open.sum"], &["--variant", "chess"]] {
        let output = run_with(&[&["play", "--record", &path][..], call].concat(), b"q\n");
        assert_eq!(output.status.code(), Some(2), "{call:?}");
        assert!(!Path::new(&path).exists(), "{call:?}");
    }
}

/// While a simulation writes its records to a folder, a second simulation may not write to the same folder.
#[cfg(unix)]
#[test]
fn a_folder_of_records_has_one_owner() {
    let records = folder("owners-folder");
    let path = records.to_string_lossy().into_owned();
    let call = ["simulate", "--variant", "101", "--players", "nearest", "--jobs", "1", "--records", &path];
    let mut first = spawned(&[&call[..], &["--games", "100000"]].concat());
    until("a record", || fs::read_dir(&records).expect("a folder").count() > 0);
    let second = run(&[&call[..], &["--games", "1", "--seed", "2"]].concat());
    assert_eq!((second.status.code(), output_text(&second)), (Some(2), String::new()));
    assert!(flowing(&error_text(&second)).contains("another run of okey is writing it"), "{}", error_text(&second));
    let json = run(&[&call[..], &["--games", "1", "--json"]].concat());
    assert!(error_text(&json).contains("\"code\":\"file-in-use\""), "{}", error_text(&json));
    first.kill().expect("an end");
    first.wait().expect("an end");
    // The killed run left complete records and at most one partial file, whose name does not end in `.okey`.
    for entry in fs::read_dir(&records).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.extension().is_some_and(|extension| extension == "okey") {
            assert_eq!(run(&["replay", &entry.to_string_lossy()]).status.code(), Some(0), "{}", entry.display());
        }
    }
    assert_eq!(run(&[&call[..], &["--games", "1"]].concat()).status.code(), Some(0));
}
