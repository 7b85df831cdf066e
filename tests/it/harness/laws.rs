//! General laws for every run of the program, such as an exit code that fits the output.

use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{self, Cursor, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use okey::cli::{Streams, call};
use serde_json::Value;

use super::calls::Call;

/// The maximum number of bytes of output that a test reads before it closes the output.
const MOST: usize = 1 << 20;

#[derive(Debug, PartialEq, Eq)]
pub(super) struct CallResult {
    pub(super) code: u8,
    pub(super) output: Vec<u8>,
    pub(super) error: Vec<u8>,
}

/// A writer into memory that fails with a broken pipe after a limited number of bytes.
#[derive(Clone)]
struct LimitedWriter(Rc<RefCell<Vec<u8>>>, usize);

impl Write for LimitedWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut taken = self.0.borrow_mut();
        if taken.len() >= self.1 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        taken.extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs a command line in this process. After `most` bytes of output, writing fails with a broken pipe. Returns a panic
/// as an error.
fn make_call(args: &[OsString], input: &[u8], most: usize) -> Result<CallResult, String> {
    let (output, error) = (Rc::default(), Rc::default());
    let (to, tell) = (LimitedWriter(Rc::clone(&output), most), LimitedWriter(Rc::clone(&error), usize::MAX));
    let streams = Streams::new(Cursor::new(input.to_vec()), to, tell);
    let code = catch_unwind(AssertUnwindSafe(|| call(args.iter().cloned(), streams)));
    let code = code.map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        format!("a panic: {}", text.unwrap_or("?"))
    })?;
    Ok(CallResult { code, output: output.take(), error: error.take() })
}

/// Runs a command line in this process and checks the general laws. The error names the broken law.
pub(super) fn check_call(call: &Call) -> Result<CallResult, String> {
    let printed = make_call(&call.args, &call.input, MOST)?;
    check_laws(call, &printed)?;
    Ok(printed)
}

/// Runs the command line again in the other language, and again with its output closed. Both runs must have the exit
/// code of the first run. Skips command lines whose exit code may change.
pub(super) fn check_again(call: &Call, printed: &CallResult) -> Result<(), String> {
    if has(call, &["batch", "toplu"]) && printed.code == 2 {
        return Ok(());
    }
    // The first run created the record file, and a game never overwrites a record.
    if call.args.iter().any(|arg| arg.to_string_lossy().starts_with("--record")) {
        return Ok(());
    }
    let mut other = call.args.clone();
    other.extend(["--lang".into(), if has(call, &["tr"]) { "en" } else { "tr" }.into()]);
    let unasked = has(call, &["--lang", "--", "tr", "en"]);
    if !unasked {
        let translated = make_call(&other, &call.input, MOST)?;
        if translated.code != printed.code {
            return Err(format!("exit code {} in the other language", translated.code));
        }
    }
    // A closed output must not change the exit code. Leave out `batch`, which then answers fewer lines, and errors
    // (code 2), which write nothing to the output.
    if printed.code < 2 && !has(call, &["batch", "toplu"]) {
        let left = make_call(&call.args, &call.input, 0)?;
        if left.code != printed.code {
            return Err(format!("exit code {} once the reader has left", left.code));
        }
    }
    Ok(())
}

fn has(call: &Call, words: &[&str]) -> bool {
    call.args.iter().any(|arg| words.iter().any(|word| arg == word))
}

pub(super) fn check_laws(call: &Call, CallResult { code, output, error }: &CallResult) -> Result<(), String> {
    let batch = has(call, &["batch", "toplu"]);
    let text = |bytes: &[u8], what: &str| String::from_utf8(bytes.to_vec()).map_err(|_| format!("{what} is not UTF-8"));
    let packed =
        batch && has(call, &["--compress"]) || output.starts_with(b"\x1f\x8b") || output.starts_with(b"\x28\xb5");
    let answer = if packed { String::new() } else { text(output, "the answer")? };
    let printed = text(error, "the error")?;
    if printed.contains("a thread ended") {
        return Err("a thread ended before its work did".to_owned());
    }
    match code {
        0 | 1 => {
            if !printed.is_empty() && !batch {
                return Err(format!("an answer, and an error: {printed}"));
            }
        }
        2 => {
            if printed.is_empty() {
                return Err("no reason".to_owned());
            }
            if !output.is_empty() && !batch {
                return Err("an error, and an answer".to_owned());
            }
        }
        code => return Err(format!("exit code {code}")),
    }
    let coloured = has(call, &["always", "--color=always"]);
    for (what, text) in [("answer", &answer), ("error", &printed)] {
        let raw = |c: char| c.is_control() && c != '\n' && !(coloured && c == '\u{1b}');
        let unseen = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
        if let Some(c) = text.chars().find(|&c| raw(c) || unseen(c)) {
            return Err(format!("a raw {c:?} in the {what}"));
        }
    }
    let whole = output.len() < MOST;
    if batch {
        if whole && !answer.is_empty() && !answer.ends_with('\n') && !has(call, &["--help", "-h"]) {
            return Err("a line without its end".to_owned());
        }
        if *code < 2 && answer.starts_with('{') {
            for line in answer.lines().filter(|_| whole) {
                let value: Value = serde_json::from_str(line).map_err(|error| format!("no JSON: {error}: {line}"))?;
                if value.get("id").is_none() {
                    return Err(format!("a line without an id: {line}"));
                }
            }
        }
    } else if *code < 2 && whole && has(call, &["--json"]) && answer.starts_with("{\"") {
        for line in answer.lines() {
            serde_json::from_str::<Value>(line).map_err(|error| format!("no JSON: {error}: {line}"))?;
        }
    } else if *code == 2 && printed.starts_with("{\"") {
        serde_json::from_str::<Value>(&printed).map_err(|error| format!("no JSON: {error}: {printed}"))?;
    }
    Ok(())
}
