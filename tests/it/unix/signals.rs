//! If a signal ends the program, its output has only complete lines and its record is complete. Except after `KILL`,
//! the program also prints a message, for example how many lines it has answered.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::owners::{Playing, saved};
use crate::batch::streams::endless;
use crate::batch::{counted, stderr_text, winning};
use crate::command::{folder, run, run_with, spawned, text_of};
use crate::kept::killed::{added, adding, large_sheet};
use crate::play::{file, output_text};

/// Sends a signal, such as `TERM`, to the process with this id.
pub(super) fn signal(name: &str, process: u32) {
    let sent = Command::new("kill").args(["-s", name, &process.to_string()]).status();
    assert!(sent.expect("kill runs").success(), "{name}");
}

#[test]
fn a_signal_leaves_whole_lines() {
    for name in ["INT", "TERM", "KILL"] {
        let mut child = endless(&["pairs"]);
        let process = child.id();
        let mut output = child.stdout.take().expect("a pipe");
        let mut text = vec![0];
        output.read_exact(&mut text).expect("answers");
        let killer = thread::spawn(move || {
            thread::sleep(Duration::from_millis(50));
            signal(name, process);
        });
        output.read_to_end(&mut text).expect("output");
        killer.join().expect("no panic");
        let ended = child.wait_with_output().expect("the program ends");
        assert!(ended.status.signal().is_some(), "it dies of the signal: {:?}", ended.status);
        let lines = counted(&text);
        assert!(lines > 0);
        if name != "KILL" {
            let stderr_text = stderr_text(&ended.stderr);
            assert!(stderr_text.contains(&format!("stopped; {lines} lines were answered")), "{lines}: {stderr_text}");
        }
    }
}

#[test]
fn two_signals_in_a_row_still_say_how_far_it_came() {
    for (first, second, pause) in [("INT", "INT", 0), ("INT", "TERM", 0), ("TERM", "TERM", 2), ("TERM", "INT", 20)] {
        let mut child = spawned(&["batch", "pairs"]);
        let mut to = child.stdin.take().expect("a pipe");
        let feeding = thread::spawn(move || (0..).map(winning).try_for_each(|line| to.write_all(line.as_bytes())));
        let mut from = child.stdout.take().expect("a pipe");
        let mut text = vec![0; 1000];
        from.read_exact(&mut text).expect("answers");
        // Stop reading, so that the program is blocked in a write when the signals arrive.
        thread::sleep(Duration::from_millis(200));
        signal(first, child.id());
        thread::sleep(Duration::from_millis(pause));
        // Send the second signal repeatedly, because the system drops it if the first one has not been handled yet.
        while child.try_wait().expect("the program").is_none() {
            signal(second, child.id());
            thread::sleep(Duration::from_millis(100));
        }
        let mut reported = Vec::new();
        child.stderr.take().expect("a pipe").read_to_end(&mut reported).expect("a reason");
        let stderr_text = stderr_text(&reported);
        from.read_to_end(&mut text).expect("the rest");
        let ended = child.wait().expect("the program ends");
        let _ = feeding.join();
        assert!(ended.signal().is_some(), "{first} {second}: {ended}");
        let lines = counted(&text);
        assert!(
            stderr_text.contains(&format!("stopped; {lines} lines were answered")),
            "{first} {second}, {lines}: {stderr_text}"
        );
    }
}

/// A game that a signal ends leaves a complete record: `replay` accepts it and `play --resume` continues it.
#[test]
fn an_interrupted_game_is_whole() {
    let kept = file("interrupted");
    let mut playing = Command::new(env!("CARGO_BIN_EXE_okey"))
        .args(["play", "--variant", "101", "--hands", "11", "--seed", "9", "--lang", "en", "--record"])
        .arg(&kept)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    // Play the advised action eight times. Then the game waits for the next line.
    let mut hand = playing.stdin.take().expect("a pipe");
    hand.write_all(&b"!\n".repeat(8)).expect("the program reads");
    let turns = || fs::read_to_string(&kept).map_or(0, |text| text.matches("throw").count());
    for _ in 0..3000 {
        if turns() > 3 {
            break;
        }
        thread::sleep(Duration::from_millis(10));
    }
    signal("INT", playing.id());
    let ended = playing.wait_with_output().expect("an end");
    drop(hand);
    // The exit status tells the caller that a signal ended the game. A message tells the player where the record is.
    assert_eq!(ended.status.code(), None);
    let last = text_of(ended.stderr);
    assert_eq!(last, format!("\nThe game was left before its end.\nRecord: {}\n", kept.display()));
    let kept = kept.to_string_lossy().into_owned();
    assert!(turns() > 3);
    let replayed = run(&["replay", &kept]);
    assert_eq!(replayed.status.code(), Some(0), "{}", output_text(&replayed));
    // The resumed game also ends when its input ends.
    assert_eq!(run_with(&["play", "--resume", &kept], b"").status.code(), Some(1));
}

/// Ctrl-C stops a comparison of throws and does not end the game. At the prompt Ctrl-C ends the game.
#[test]
fn a_comparison_of_throws_can_be_stopped() {
    let mut playing = spawned(&["play", "--variant", "101", "--seed", "3", "--lang", "en"]);
    let mut typed = playing.stdin.take().expect("a pipe");
    let mut shown = BufReader::new(playing.stderr.take().expect("a pipe"));
    typed.write_all(b"? 20000\n").expect("the program reads");
    let mut line = String::new();
    shown.read_line(&mut line).expect("the progress");
    assert!(line.contains("20000 random worlds: ") && line.contains("Ctrl-C"), "{line}");
    signal("INT", playing.id());
    typed.write_all(b"score\n").expect("the game goes on");
    let mut screen = BufReader::new(playing.stdout.take().expect("a pipe"));
    let mut text = String::new();
    while !text.contains("The comparison of throws was stopped.") {
        assert_ne!(screen.read_line(&mut text).expect("output"), 0, "{text}");
    }
    // The answer to `score` comes only if the program reads on.
    while !text.contains("No hand is finished yet") {
        assert_ne!(screen.read_line(&mut text).expect("output"), 0, "{text}");
    }
    signal("INT", playing.id());
    assert_eq!(playing.wait().expect("an end").signal(), Some(2));
    drop(typed);
}

/// If another program has removed the record, the message after a signal names the file to which the game was saved.
#[test]
fn an_interrupted_player_hears_where_the_record_is() {
    let kept = folder("owners-signal").join("game.okey");
    let mut playing = Playing::begun("--record", &kept);
    playing.does("!\n");
    fs::remove_file(&kept).expect("a record");
    let input = playing.child.stdin.take();
    signal("INT", playing.child.id());
    let output = playing.child.wait_with_output().expect("an end");
    drop(input);
    assert_eq!(output.status.code(), None);
    let saved = saved(&output);
    assert_eq!(run(&["replay", &saved.to_string_lossy()]).status.code(), Some(0));
}

/// If an editor adds text to the file while `okey` adds a hand, either `okey` fails or the file has both texts. The
/// test pauses `okey` while it changes the file like an editor.
#[test]
fn a_run_overtaken_by_an_editor_loses_no_text() {
    const RUNS: u32 = 8;
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
