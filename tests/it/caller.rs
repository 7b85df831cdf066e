//! Runs many command lines in one process, which is several times as fast as starting the program for each of them.
//!
//! The process is this test program itself. It has the environment of [`okey`] and no terminal, so that the environment
//! of the tests changes no answer.
//!
//! [`okey`]: crate::command::okey

use std::cell::RefCell;
use std::env;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Cursor, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use okey::cli::{Streams, call};
use serde_json::json;

use crate::command::{Memory, clean_command, run, text_of};
use crate::samples::some_of;
use crate::snapshots::CASES;

/// The environment variable that tells a process of this test program to run command lines.
const ROLE: &str = "OKEY_CALLER";

/// The result of a command line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Printed {
    pub(crate) code: u8,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// A process that runs command lines, one after the other. It ends when this value is dropped.
pub(crate) struct Caller {
    process: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Caller {
    /// Starts a process whose output has lines of at most this many columns.
    pub(crate) fn new(columns: usize) -> Self {
        let mut command = clean_command(env::current_exe().expect("this program"));
        command.args(["--ignored", "--exact", "caller::calls_of_this_process", "--nocapture"]);
        command.env(ROLE, "").env("COLUMNS", columns.to_string()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("this program starts");
        let (to, from) = (process.stdin.take(), process.stdout.take().expect("a pipe"));
        Self { process, to, from: BufReader::new(from) }
    }

    /// Runs a command line with this standard input.
    pub(crate) fn run(&mut self, args: &[&str], input: &str) -> Printed {
        let to = self.to.as_mut().expect("a pipe");
        writeln!(to, "{}", json!([args, input])).expect("the other process reads");
        let mut line = String::new();
        // The first lines are the heading that the test harness prints.
        while !line.starts_with('[') {
            line.clear();
            assert!(self.from.read_line(&mut line).expect("text") > 0, "the process ended in {args:?}");
        }
        let (code, stdout, stderr) = serde_json::from_str(&line).expect("the result");
        Printed { code, stdout, stderr }
    }
}

impl Drop for Caller {
    fn drop(&mut self) {
        // The process ends at the end of its input. Read its last lines, because it must be able to write them.
        drop(self.to.take());
        let _ = io::copy(&mut self.from, &mut io::sink());
        let _ = self.process.wait();
    }
}

/// Runs a command line in the process of the current test, whose output has lines of at most 80 columns.
pub(crate) fn run_quickly(args: &[&str]) -> Printed {
    run_quickly_with(args, "")
}

/// Runs a command line like [`run_quickly`], with this standard input.
pub(crate) fn run_quickly_with(args: &[&str], input: &str) -> Printed {
    thread_local! {
        static CALLER: RefCell<Option<Caller>> = const { RefCell::new(None) };
    }
    CALLER.with_borrow_mut(|caller| caller.get_or_insert_with(|| Caller::new(80)).run(args, input))
}

/// The work of a process from [`Caller::new`]. In an ordinary test run it does nothing.
#[test]
#[ignore = "runs command lines for others"]
fn calls_of_this_process() {
    if env::var_os(ROLE).is_none() {
        return;
    }
    let mut to = io::stdout().lock();
    // The test harness may have begun a line.
    writeln!(to).expect("a reader");
    for line in io::stdin().lock().lines() {
        let (args, input): (Vec<String>, String) = serde_json::from_str(&line.expect("text")).expect("a command line");
        let [stdout, stderr] = [Memory::default(), Memory::default()];
        let args = ["okey".to_owned()].into_iter().chain(args).map(OsString::from);
        let code = call(args, Streams::new(Cursor::new(input), stdout.clone(), stderr.clone()));
        writeln!(to, "{}", json!([code, stdout.text(), stderr.text()])).expect("a reader");
    }
}

/// The program gives the same answers if it is started for each command line.
#[test]
fn the_program_prints_the_same() {
    for case in some_of(CASES.iter(), 0) {
        let args = case.args();
        let output = run(&args);
        let code = output.status.code().and_then(|code| u8::try_from(code).ok()).expect("an exit code");
        let printed = Printed { code, stdout: text_of(output.stdout), stderr: text_of(output.stderr) };
        assert_eq!(run_quickly(&args), printed, "{args:?}");
    }
}
