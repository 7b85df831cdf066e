//! The memory of the program does not grow with its input. Linux reports the memory of a process in `/proc`.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use okey::record::MAX_BYTES;

use crate::batch::streams::endless;
use crate::batch::{counted, stderr_text, winning_lines};
use crate::command::{most_memory, spawned, text_of};
use crate::harness::MOST_MEMORY;
use crate::kept::killed::{added, large_sheet};
use crate::limits::{HEAD, filled};
use crate::unix::shell::shell;

/// For records of the maximum size, the program stays within its memory limit. The records have only faults, one long
/// hand, or thousands of short hands.
#[test]
fn memory_is_bounded_for_every_record() {
    for line in ["x:\n", "hand\nx:\n", "Ali: draw K1, undo, gather\n", "foul Ali discard.okey\n", "hand\nend\n"] {
        let text = filled(HEAD, line, MAX_BYTES);
        let mut child = spawned(&["replay", "-", "--json"]);
        let mut to = child.stdin.take().expect("a pipe");
        let mut from = child.stdout.take().expect("a pipe");
        let mut errors = child.stderr.take().expect("a pipe");
        let most = thread::scope(|scope| {
            scope.spawn(move || drop(to.write_all(text.as_bytes())));
            scope.spawn(move || io::copy(&mut from, &mut io::sink()));
            scope.spawn(move || io::copy(&mut errors, &mut io::sink()));
            let mut most = 0;
            while child.try_wait().expect("the program").is_none() {
                most = most.max(most_memory(child.id()).unwrap_or(0));
                thread::sleep(Duration::from_millis(2));
            }
            most
        });
        assert!(most < MOST_MEMORY, "{line:?}: {most} kB");
    }
}

const SIGABRT: i32 = 6;

/// If the system refuses memory, the run is killed. A sheet then has its complete old or new text, and a stream ends
/// after a whole line.
#[test]
fn a_run_without_memory_leaves_whole_files_and_lines() {
    let (path, old) = large_sheet("without-memory");
    let folder = path.parent().expect("a folder");
    let (new, _) = added(&path, &old);
    fs::write(folder.join("lines"), winning_lines(300)).expect("a file");
    let mut killed = [0, 0];
    for megabytes in (16..80).step_by(4) {
        // With little memory, the allocator cannot give each thread an arena (a region of memory) of its own. Without
        // the variable it would try again for each allocation, and the run would take seconds.
        let limit = format!("ulimit -v {}; export MALLOC_ARENA_MAX=1", megabytes * 1024);
        let within = |call: &str| shell(folder, &format!("{limit}; exec okey {call}"));
        fs::write(&path, &old).expect("a file");
        let runs = [within("score -f Ali --add evening.okey"), within("batch check lines --jobs 2")];
        for (killed, run) in killed.iter_mut().zip(&runs) {
            *killed += usize::from(run.status.signal() == Some(SIGABRT));
        }
        let sheet = fs::read_to_string(&path).expect("the sheet");
        assert!(sheet == old || sheet == new, "{megabytes} MB: {sheet}");
        counted(&runs[1].stdout);
    }
    assert!(killed.iter().all(|&runs| runs > 0), "{killed:?} runs were killed");
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
    let (early, late) = (after(5_000), after(25_000));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(late < early + 2048, "{early} kB, then {late} kB");
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
fn memory_is_bounded_for_all_lines() {
    let line = "{\"variant\":\"101\",\"indicator\":\"K1\",\"hand\":\"KRBY4-8 O*x2\",\"limit\":12000}\n";
    // All answers together need more than 100 MB, so the program must not collect them.
    let limit = "ulimit -v 100000; ulimit -t 120; export MALLOC_ARENA_MAX=1; exec \"$0\" batch melds --jobs 2";
    let mut child = Command::new("sh")
        .args(["-c", limit, env!("CARGO_BIN_EXE_okey")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut to = child.stdin.take().expect("a pipe");
    let feeding = thread::spawn(move || drop(to.write_all(line.repeat(18).as_bytes())));
    let mut from = child.stdout.take().expect("a pipe");
    let (mut bytes, mut buffer) = (0, vec![0; 1 << 16]);
    loop {
        match from.read(&mut buffer).expect("answers") {
            0 => break,
            read => bytes += read,
        }
    }
    feeding.join().expect("no panic");
    let ended = child.wait_with_output().expect("the program ends");
    assert_eq!(ended.status.code(), Some(0), "{}", String::from_utf8_lossy(&ended.stderr));
    assert!(bytes > 102_400_000, "{bytes}");
}

/// A line that never ends does not fill the memory, because the program stores a line only up to the maximum length.
#[test]
fn a_line_without_an_end_takes_no_memory() {
    let mut child = spawned(&["batch", "check", "--jobs", "1"]);
    let process = child.id();
    let mut to = child.stdin.take().expect("a pipe");
    let many = vec![b'x'; 1 << 20];
    to.write_all(&many).expect("a reader");
    let early = most_memory(process).expect("the program runs");
    for _ in 0..64 {
        to.write_all(&many).expect("a reader");
    }
    let late = most_memory(process).expect("the program runs");
    drop(to);
    let ended = child.wait_with_output().expect("the program ends");
    assert_eq!(text_of(ended.stdout).matches("too-long").count(), 1 + 1, "{}", stderr_text(&ended.stderr));
    assert!(late < early + 4096, "{early} kB, then {late} kB");
}

/// Each command that reads standard input stops storing a line that is too long, so its memory does not grow with the
/// line.
#[test]
fn a_line_without_an_end_needs_no_memory() {
    fed_one_line(64);
}

#[test]
#[ignore = "reads four gigabytes"]
fn a_line_of_a_gigabyte_needs_no_memory() {
    fed_one_line(1024);
}

/// Writes one line of this many megabytes to each command that reads standard input. Asserts that the command refuses
/// the line and stores only a small part of it.
fn fed_one_line(megabytes: usize) {
    let calls: [&[&str]; 4] = [&["batch", "check"], &["check", "-i", "R5", "-"], &["score", "-"], &["replay", "-"]];
    for call in calls {
        let mut child = spawned(call);
        let mut to = child.stdin.take().expect("a pipe");
        let piece = vec![b'K'; 1 << 20];
        let mut written = 0;
        // A command that refuses the line stops reading, and the pipe breaks.
        while written < megabytes && to.write_all(&piece).is_ok() {
            written += 1;
        }
        let most = most_memory(child.id());
        drop(to);
        let output = child.wait_with_output().expect("the program ends");
        let printed = text_of(output.stdout) + &text_of(output.stderr);
        assert!(printed.contains("the text is too long"), "{call:?}: {printed}");
        let _ = writeln!(io::stdout(), "{call:?}: {most:?} kB after {written} MB");
        if call[0] == "batch" {
            assert_eq!(written, megabytes);
            assert!(most.is_none_or(|most| most < 64 * 1024), "{most:?} kB");
        } else {
            // The command has ended, so its memory use cannot be measured. It cannot have stored more than it has read.
            assert!(written < 10, "{call:?} read {written} MB");
        }
    }
}
