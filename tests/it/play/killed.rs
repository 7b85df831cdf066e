//! If a game is killed, its record ends after a complete action. The system may also cut a write at a page of the file.

use std::fs;
use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use okey::record::Record;

use crate::command::{folder, run, spawned};

const GAME: [&str; 11] =
    ["play", "--watch", "--variant", "101", "--players", "nearest", "--seed", "3", "--hands", "25", "--record"];

/// Counts of killed games by what they left: no record, a record cut at a page, an unfinished record, or the whole
/// record.
#[derive(Debug, Default)]
struct Killed {
    without_record: usize,
    cut: usize,
    broken_off: usize,
    whole: usize,
}

#[test]
fn a_killed_game_is_kept_up_to_an_action() {
    let killed = killed_after(20, "play-killed");
    assert!(killed.broken_off > 0, "{killed:?}");
}

#[test]
#[ignore = "takes half a minute"]
fn a_game_killed_after_every_millisecond_is_kept_up_to_an_action() {
    let killed = killed_after(1, "play-killed-often");
    let _ = writeln!(io::stdout(), "{killed:?}");
    assert!(killed.broken_off > 25, "{killed:?}");
}

/// Starts the same game repeatedly and kills it after 0, `step`, 2 * `step` and more milliseconds, up to 200. Asserts
/// that each record is a beginning of the whole record, can be read and ends after a complete action. If a record ends
/// at a multiple of 4,096 bytes, it only has to be a beginning, because the system cuts writes there if a process is
/// killed.
fn killed_after(step: usize, name: &str) -> Killed {
    let folder = folder(name);
    let path = |name: &str| folder.join(name).to_str().expect("a path").to_owned();
    let whole = path("whole.okey");
    assert_eq!(run(&[&GAME[..], &[&whole]].concat()).status.code(), Some(0));
    let whole = fs::read_to_string(&whole).expect("a record");
    let mut killed = Killed::default();
    for time in (0..200).step_by(step) {
        let path = path(&format!("{time}.okey"));
        let mut child = spawned(&[&GAME[..], &[&path]].concat());
        // Read what the game prints, because a full pipe would stop it.
        let mut printed = child.stdout.take().expect("a pipe");
        let reader = thread::spawn(move || io::copy(&mut printed, &mut io::sink()));
        thread::sleep(Duration::from_millis(time));
        child.kill().expect("the game can be killed");
        child.wait().expect("the game ends");
        reader.join().expect("no panic").expect("a pipe");
        let Ok(text) = fs::read_to_string(&path) else {
            killed.without_record += 1;
            continue;
        };
        if whole.starts_with(&text) && text.len().is_multiple_of(4096) {
            killed.cut += 1;
            continue;
        }
        Record::read(&text).unwrap_or_else(|faults| panic!("{time} ms: {faults:?}\n{text}"));
        let kept = text.strip_suffix('\n').unwrap_or_else(|| panic!("{time} ms: no line end\n{text}"));
        let rest = whole.strip_prefix(kept).unwrap_or_else(|| panic!("{time} ms: another game\n{text}"));
        assert!(rest.starts_with('\n') || rest.starts_with(", "), "{time} ms: not the end of an action\n{text}");
        *(if rest == "\n" { &mut killed.whole } else { &mut killed.broken_off }) += 1;
    }
    killed
}
