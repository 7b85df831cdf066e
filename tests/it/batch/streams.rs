//! `okey batch` answers each line before the next one arrives, and ends cleanly if the reader stops early.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Child;
use std::thread;

use super::{counted, winning};
use crate::command::{json_of, okey, run, run_with, spawned, text_of};

/// Starts `okey batch` with endless input.
pub(crate) fn endless(args: &[&str]) -> Child {
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

/// If the reader of the answers stops early, the summary counts every line that the program read. Here all lines are
/// invalid and count as refused.
#[test]
fn a_summary_counts_refused_lines_of_an_unfinished_output() {
    let mut child = spawned(&["batch", "check", "--summary", "--json"]);
    let mut input = child.stdin.take().expect("a pipe");
    let writer = thread::spawn(move || input.write_all("{}\n".repeat(20_000).as_bytes()).ok());
    let mut output = child.stdout.take().expect("a pipe");
    output.read_exact(&mut [0; 5_000]).expect("some errors");
    drop(output);
    writer.join().expect("the input is written or refused");
    let ended = child.wait_with_output().expect("the program ends");
    assert_eq!(ended.status.code(), Some(1));
    let summary = json_of(&text_of(ended.stderr));
    assert!(summary["lines"].as_u64() > Some(0), "{summary}");
    assert_eq!((&summary["answered"], &summary["refused"]), (&0.into(), &summary["lines"]), "{summary}");
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
    // Ask for a stack of a petabyte per thread, which no address space has, so that no thread can start.
    let output = okey().args(["batch", "pairs", "--json"]).env("RUST_MIN_STACK", "1000000000000000").output();
    let output = output.expect("the program starts");
    let error = json_of(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert_eq!(error["error"]["code"], "no-threads");
}
