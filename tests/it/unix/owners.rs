//! While a process of `okey` writes a file, a second one may not write to it. If another program changes the file,
//! `okey` stops and does not overwrite the change. The tests read the file while it is locked, which Windows does not
//! allow.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Output};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::batch::{counted, stderr_text, winning, winning_lines};
use crate::command::{flowing, folder, run, run_with, spawned};
use crate::play::{error_text, file, output_text};

/// Waits until the condition holds. Panics if it does not hold within a minute.
pub(super) fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// A running game of 101 that writes to a file and waits for its player's input.
pub(super) struct Playing {
    pub(super) child: Child,
    path: PathBuf,
}

impl Playing {
    pub(super) fn begun(option: &str, path: &Path) -> Self {
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
    pub(super) fn does(&mut self, line: &str) {
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

/// Returns the name of the file to which the game was saved, from the error message.
pub(super) fn saved(output: &Output) -> PathBuf {
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
            symlink(&kept, &other).expect("a link");
        }
        let second = run_with(&["play", "--resume", &other.to_string_lossy()], b"q\n");
        assert_eq!(second.status.code(), Some(2), "{name}");
        fs::remove_file(&other).expect("a link");
    }
    first.does("!\n");
    let played = first.text();
    assert_eq!(first.ended("q\n").status.code(), Some(1));
    // A record that another program has rewritten can be resumed. The resumed game locks the file.
    fs::write(&kept, played.replace(": draw", ":  çek")).expect("a record");
    let mut second = Playing::begun("--resume", &kept);
    second.does("!\n");
    assert_eq!(run_with(&["play", "--resume", &path], b"q\n").status.code(), Some(2));
    assert!(second.text().starts_with(played.trim_end()) && second.text().len() > played.len());
    assert_eq!(second.ended("q\n").status.code(), Some(1));
    assert_eq!(run(&["replay", &path]).status.code(), Some(0));
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
    // If a file with the new name exists, the game is saved under the next free name.
    let kept = folder("owners-free").join("game");
    fs::write(kept.with_extension("2"), "mine\n").expect("a file");
    let playing = Playing::begun("--record", &kept);
    fs::remove_file(&kept).expect("a record");
    let output = playing.ended("q\n");
    assert_eq!(saved(&output), kept.with_extension("3"), "{}", error_text(&output));
    assert_eq!(fs::read_to_string(kept.with_extension("2")).expect("a file"), "mine\n");
}

/// A killed run leaves either no new record, or a record with at least its header and its deal.
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

#[test]
fn a_file_of_answers_has_one_owner() {
    let folder = folder("batch-owner");
    let out = folder.join("out").to_string_lossy().into_owned();
    let mut first = spawned(&["batch", "check", "-o", &out]);
    let mut to = first.stdin.take().expect("a pipe");
    to.write_all(winning_lines(300).as_bytes()).expect("the program reads");
    let written = || fs::read(folder.join("out")).map_or(0, |bytes| bytes.len());
    while written() == 0 {
        thread::sleep(Duration::from_millis(5));
    }
    let second = run_with(&["batch", "pairs", "-o", &out], winning_lines(5).as_bytes());
    assert_eq!(second.status.code(), Some(2));
    assert!(
        flowing(&stderr_text(&second.stderr)).contains("another run of okey is writing it"),
        "{}",
        stderr_text(&second.stderr)
    );
    to.write_all((300..600).map(winning).collect::<String>().as_bytes()).expect("the program reads");
    drop(to);
    assert_eq!(first.wait_with_output().expect("an end").status.code(), Some(0));
    assert_eq!(counted(&fs::read(folder.join("out")).expect("the answers")), 600);
}

#[test]
fn a_file_of_answers_that_another_program_changed_is_left_alone() {
    let folder = folder("batch-changed");
    let path = folder.join("out");
    let name = path.to_string_lossy().into_owned();
    for (change, last) in [("gone", true), ("gone", false), ("longer", false), ("empty", false)] {
        let _ = fs::remove_file(&path);
        let mut child = spawned(&["batch", "check", "-o", &name]);
        let mut to = child.stdin.take().expect("a pipe");
        to.write_all(winning_lines(1).as_bytes()).expect("the program reads");
        while fs::read(&path).map_or(0, |bytes| bytes.len()) == 0 {
            thread::sleep(Duration::from_millis(5));
        }
        match change {
            "gone" => fs::remove_file(&path).expect("a file"),
            "longer" => fs::write(&path, fs::read_to_string(&path).expect("a file") + "mine\n").expect("a file"),
            _ => fs::write(&path, "").expect("a file"),
        }
        let left = fs::read(&path).ok();
        if !last {
            to.write_all(winning_lines(50).as_bytes()).expect("the program reads");
        }
        drop(to);
        let output = child.wait_with_output().expect("an end");
        let reported = flowing(&stderr_text(&output.stderr));
        assert_eq!(output.status.code(), Some(2), "{change}: {reported}");
        assert!(reported.contains("another program changed or removed it"), "{change}: {reported}");
        assert!(reported.contains("before that, 1 line was written"), "{change}: {reported}");
        assert_eq!(fs::read(&path).ok(), left, "{change}");
    }
}

/// If another program changes the file just before `okey` replaces it, the change stays and `okey` fails.
#[cfg(any(target_os = "linux", target_os = "macos"))]
#[test]
fn a_change_between_comparison_and_renaming_stays() {
    const OLD: &str = "game 101\nplayers Ali Veli\n";
    const NEW: &str = "game 101\nplayers Ali Veli\nhand 1\nfinished Ali\n";
    const OTHER: &str = "game 101\nplayers Can Veli\n";
    assert_eq!(OLD.len(), OTHER.len());

    let path = folder("kept-between").join("evening.okey");
    let replaced = |meanwhile: &dyn Fn()| {
        fs::write(&path, OLD).expect("a file");
        let written = okey::within::replace_while(&path, OLD, NEW, meanwhile).map_err(|error| error.to_string());
        let names = fs::read_dir(path.parent().expect("a folder")).expect("a folder").count();
        (written, names, fs::read_to_string(&path).unwrap_or_default())
    };
    assert_eq!(replaced(&|| {}), (Ok(()), 1, NEW.to_owned()));
    let append = || {
        let mut file = fs::File::options().append(true).open(&path).expect("a file");
        file.write_all(b"; a remark\n").expect("a remark");
    };
    let rename = || {
        let other = path.with_extension("other");
        fs::write(&other, OTHER).expect("a file");
        fs::rename(other, &path).expect("a name");
    };
    let overwrite = || fs::write(&path, OTHER).expect("a file");
    let remove = || fs::remove_file(&path).expect("a file");
    let changes: [(&dyn Fn(), usize, String); 4] = [
        (&append, 1, format!("{OLD}; a remark\n")),
        (&rename, 1, OTHER.to_owned()),
        (&overwrite, 1, OTHER.to_owned()),
        (&remove, 0, String::new()),
    ];
    for (meanwhile, names, text) in changes {
        let (written, found, kept) = replaced(meanwhile);
        let error = written.expect_err("another program changed the file");
        assert!(error.contains("another program changed"), "{error}");
        assert_eq!((found, kept), (names, text));
    }
}
