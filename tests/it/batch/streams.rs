//! `okey batch` works in a pipeline: it answers endless input without using more and more memory, and ends cleanly if
//! the reader stops early, a signal arrives, or the disk is full.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Stdio};
use std::thread;
use std::time::Duration;

use super::{counted, stderr_text, winning};
use crate::command::{self, json_of, most_memory, okey, run, run_with, spawned, text_of};

fn endless(args: &[&str]) -> Child {
    let mut child = spawned(&[&["batch"], args].concat());
    let mut input = child.stdin.take().expect("a pipe");
    thread::spawn(move || (0..).map(winning).try_for_each(|line| input.write_all(line.as_bytes())));
    child
}

#[test]
fn answers_come_line_by_line() {
    let mut child = spawned(&["batch", "check"]);
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    for id in 0..3 {
        input.write_all(winning(id).as_bytes()).expect("a reader");
        let mut line = String::new();
        output.read_line(&mut line).expect("an answer before the next question");
        assert!(line.starts_with(&format!("{{\"id\":{id},")));
    }
    drop(input);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = endless(&["pairs"]);
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    output.read_line(&mut line).expect("a line");
    drop(output);
    assert_eq!(counted(line.as_bytes()), 1);
    let ended = child.wait_with_output().expect("the program ends");
    assert_eq!((ended.status.code(), ended.stderr.len()), (Some(0), 0));
}

#[test]
fn a_signal_leaves_whole_lines() {
    for signal in ["INT", "TERM", "KILL"] {
        let mut child = endless(&["pairs"]);
        let process = child.id();
        let mut output = child.stdout.take().expect("a pipe");
        let killer = thread::spawn(move || {
            thread::sleep(Duration::from_millis(300));
            command::signal(signal, process);
        });
        let mut text = Vec::new();
        output.read_to_end(&mut text).expect("output");
        killer.join().expect("no panic");
        let ended = child.wait_with_output().expect("the program ends");
        assert!(ended.status.signal().is_some(), "it dies of the signal: {:?}", ended.status);
        let lines = counted(&text);
        assert!(lines > 0);
        if signal != "KILL" {
            let stderr_text = stderr_text(&ended.stderr);
            assert!(stderr_text.contains(&format!("stopped; {lines} lines were answered")), "{lines}: {stderr_text}");
        }
    }
}

#[test]
fn a_full_disk_is_an_error_that_says_how_far_it_got() {
    let full = || File::options().write(true).open("/dev/full").expect("/dev/full");
    let lines: String = (0..10).map(winning).collect();
    let mut child = okey()
        .args(["batch", "check"])
        .stdin(Stdio::piped())
        .stdout(full())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("a reader");
    let ended = child.wait_with_output().expect("the program ends");
    let stderr_text = stderr_text(&ended.stderr);
    assert_eq!(ended.status.code(), Some(2));
    assert!(stderr_text.contains("cannot be written") && stderr_text.contains("0 lines were written"), "{stderr_text}");

    let named = run_with(&["batch", "check", "--json", "-o", "/dev/full"], lines.as_bytes());
    let error = json_of(&named.stderr);
    assert_eq!((named.status.code(), &error["error"]["code"]), (Some(2), &"write-failed".into()));
}

#[test]
fn memory_does_not_grow_with_the_stream() {
    let mut child = endless(&["pairs", "--jobs", "2"]);
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let process = child.id();
    let mut after = |lines: usize| {
        let mut line = Vec::new();
        for _ in 0..lines {
            line.clear();
            output.read_until(b'\n', &mut line).expect("a line");
        }
        most_memory(process).expect("the program runs")
    };
    let (early, late) = (after(20_000), after(100_000));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(late < early + 8192, "{early} kB, then {late} kB");
}

#[test]
fn a_reader_that_waits_makes_the_program_wait() {
    let mut child = endless(&["pairs"]);
    thread::sleep(Duration::from_millis(500));
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("the program runs");
    let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("what it has");
    let held: u64 = held.trim().trim_end_matches(" kB").parse().expect("kilobytes");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(held < 64 * 1024, "{held} kB");
}

#[test]
fn a_summary_counts_the_lines() {
    let lines = [winning(0), "{}\n".to_owned(), winning(2)].concat();
    let stderr_text = |more: &[&str]| {
        let args = [&["batch", "check", "--summary"], more].concat();
        text_of(run_with(&args, lines.as_bytes()).stderr)
    };
    assert!(stderr_text(&[]).starts_with("3 lines: 2 answered, 1 refused, in "));
    assert!(stderr_text(&["--lang", "tr"]).starts_with("3 satır: 2 yanıtlandı, 1 geri çevrildi"));
    let summary = json_of(&stderr_text(&["--json"]));
    assert_eq!((&summary["lines"], &summary["answered"], &summary["refused"]), (&3.into(), &2.into(), &1.into()));
}

#[test]
fn errors_of_the_call_come_before_any_answer() {
    let calls: [&[&str]; 5] = [
        &["batch", "deal"],
        &["batch", "check", "no/such/file"],
        &["batch", "check", "src"],
        &["batch", "check", "--variant", "okay"],
        &["batch", "check", "--variant", "cs102", "-i", "R5"],
    ];
    for call in calls {
        let output = run(call);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{call:?}");
        assert!(!output.stderr.is_empty(), "{call:?}");
    }
}

#[test]
fn without_a_thread_there_is_a_plain_error() {
    // Ask for a stack of a hundred terabytes for each thread, so that no thread can start.
    let output = okey().args(["batch", "pairs", "--json"]).env("RUST_MIN_STACK", "100000000000000").output();
    let output = output.expect("the program starts");
    let error = json_of(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert_eq!(error["error"]["code"], "no-threads");
}
