//! If a run is killed while it adds a hand to a file, the file has either its old content or the new one. If an editor
//! changes the file at the same time, the run does not overwrite the text of the editor.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use okey::within::replace_while;

use crate::command::{folder, okey, signal};

/// Returns the path of a file for a large score sheet, and the score sheet as text. All its hands are void, because a
/// game of 101 has at most 11 hands that count.
fn large_sheet(name: &str) -> (PathBuf, String) {
    let hands: Vec<String> = (1..2000).map(|number| format!("hand {number}\nvoid a wrong deal\n")).collect();
    let sheet = format!("game 101\nplayers Ali Veli Can Ece\n{}", hands.concat());
    (folder(name).join("evening.okey"), sheet)
}

/// Writes the score sheet to the file, and starts a run of the program that adds a hand to it.
fn adding(path: &Path, sheet: &str) -> Child {
    fs::write(path, sheet).expect("a file");
    let mut call = okey();
    call.args(["score", "--add", path.to_str().expect("a path"), "-f", "Ali", "--json"]);
    call.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the program starts")
}

/// Adds a hand to the score sheet in a file. Returns the new text of the file and the duration of the run.
fn added(path: &Path, sheet: &str) -> (String, Duration) {
    let begun = Instant::now();
    assert!(adding(path, sheet).wait_with_output().expect("an end").status.success());
    let whole = begun.elapsed();
    let new = fs::read_to_string(path).expect("a file");
    assert!(new.starts_with(sheet) && new.ends_with("hand 2000\nfinished Ali\n"));
    (new, whole)
}

#[test]
fn a_killed_run_leaves_the_old_file_or_the_new_one() {
    killed(40, "kept-killed");
}

#[test]
#[ignore = "takes two minutes"]
fn a_thousand_killed_runs_leave_the_old_file_or_the_new_one() {
    killed(1000, "kept-killed-often");
}

/// Starts `okey score --add` `runs` times and kills it, in most cases at a random time. Asserts that the file then has
/// either its old or its new content.
fn killed(runs: usize, name: &str) {
    let (path, old) = large_sheet(name);
    let (new, whole) = added(&path, &old);
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let (mut kept, mut replaced, mut parts) = (0, 0, 0);
    for run in 0..runs {
        let mut child = adding(&path, &old);
        match run {
            0 => {}
            1 => thread::sleep(20 * whole + Duration::from_secs(1)),
            _ => thread::sleep(whole.mul_f64(random.random_range(0.0..1.1))),
        }
        // Ignore an error, because the run may have ended before it could be killed.
        let _ = child.kill();
        child.wait().expect("an end");
        let text = fs::read_to_string(&path).expect("a file");
        assert!(text == old || text == new, "run {run}: {} bytes", text.len());
        *(if text == old { &mut kept } else { &mut replaced }) += 1;
        for entry in fs::read_dir(path.parent().expect("a folder"))
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path())
        {
            if entry != path {
                parts += 1;
                fs::remove_file(entry).expect("a partial file");
            }
        }
    }
    let _ = writeln!(
        io::stdout(),
        "{kept} old, {replaced} new, {parts} partial files beside them, {whole:?} for a whole run"
    );
    assert!(kept > 0 && replaced > 0, "{kept} old, {replaced} new");
}

/// If an editor adds text to the file while a run adds a hand, either the run fails or the file has both texts. The
/// test pauses the run and then changes the file as an editor would, so that the change is complete before the run
/// goes on.
#[cfg(unix)]
#[test]
fn a_run_overtaken_by_an_editor_loses_no_text() {
    const RUNS: u32 = 16;
    const REMARK: &str = "; a remark\n";

    let (path, old) = large_sheet("kept-overtaken");
    let (_, whole) = added(&path, &old);
    let (mut refused, mut both, mut lost) = (0, 0, 0);
    for run in 0..RUNS {
        let child = adding(&path, &old);
        thread::sleep(whole * run / RUNS);
        signal("STOP", child.id());
        let mut file = fs::File::options().append(true).open(&path).expect("a file");
        file.write_all(REMARK.as_bytes()).expect("a remark");
        drop(file);
        signal("CONT", child.id());
        let output = child.wait_with_output().expect("an end");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        let text = fs::read_to_string(&path).expect("a file");
        if !output.status.success() {
            assert!(error.contains("another program changed or removed it"), "{error}");
            assert!(text == format!("{old}{REMARK}"), "run {run}: {} bytes", text.len());
            refused += 1;
        } else if text.contains(REMARK) {
            assert!(text.contains("finished Ali\n"), "run {run}");
            both += 1;
        } else {
            lost += 1;
        }
    }
    assert!(refused > 0 && lost == 0, "{refused} refused, {both} with both texts, {lost} lost");
}

/// If another program changes the file just before the program replaces it, the change stays and the run fails.
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
        let written = replace_while(&path, OLD, NEW, meanwhile).map_err(|error| error.to_string());
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
