//! If the program is killed while it adds a hand to a file, the file has either its old or its new content.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::command::{folder, okey};

/// Returns the path and the text of a large score sheet. Its hands are void, because a game of 101 has at most 11 hands
/// that count.
pub(crate) fn large_sheet(name: &str) -> (PathBuf, String) {
    let hands: Vec<String> = (1..2000).map(|number| format!("hand {number}\nvoid a wrong deal\n")).collect();
    let sheet = format!("game 101\nplayers Ali Veli Can Ece\n{}", hands.concat());
    (folder(name).join("evening.okey"), sheet)
}

/// Writes the score sheet to the file and starts the program, which adds a hand.
pub(crate) fn adding(path: &Path, sheet: &str) -> Child {
    fs::write(path, sheet).expect("a file");
    let mut call = okey();
    call.args(["score", "--add", path.to_str().expect("a path"), "-f", "Ali", "--json"]);
    call.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the program starts")
}

/// Adds a hand to the score sheet in a file. Returns the new text of the file, and the time that the program took.
pub(crate) fn added(path: &Path, sheet: &str) -> (String, Duration) {
    let begun = Instant::now();
    assert!(adding(path, sheet).wait_with_output().expect("an end").status.success());
    let whole = begun.elapsed();
    let new = fs::read_to_string(path).expect("a file");
    assert!(new.starts_with(sheet) && new.ends_with("hand 2000\nfinished Ali\n"));
    (new, whole)
}

#[test]
fn a_killed_run_leaves_the_old_file_or_the_new_one() {
    killed(20, "kept-killed");
}

#[test]
#[ignore = "takes two minutes"]
fn a_thousand_killed_runs_leave_the_old_file_or_the_new_one() {
    killed(1000, "kept-killed-often");
}

/// Starts `okey score --add` `runs` times. Kills the first process at once, lets the second end, and kills each other
/// process after a random time. Asserts that the file always has its old or its new content.
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
        // The process may have ended before it could be killed.
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
