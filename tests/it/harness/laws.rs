//! What holds of every call, whatever it says.

use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{self, Cursor, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use okey::cli::{Streams, call};
use serde_json::Value;

use super::calls::Call;

/// The most of an answer that is looked at, in bytes: its reader leaves then.
const MOST: usize = 1 << 20;

/// What a call said.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) code: u8,
    pub(super) output: Vec<u8>,
    pub(super) error: Vec<u8>,
}

/// Takes so many bytes, and leaves.
#[derive(Clone)]
struct Reader(Rc<RefCell<Vec<u8>>>, usize);

impl Write for Reader {
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

/// Makes a call within this process; its reader leaves after so many bytes.
fn made(args: &[OsString], input: &[u8], most: usize) -> Result<Said, String> {
    let (output, error) = (Rc::default(), Rc::default());
    let (to, tell) = (Reader(Rc::clone(&output), most), Reader(Rc::clone(&error), usize::MAX));
    let streams = Streams::new(Cursor::new(input.to_vec()), to, tell);
    let code = catch_unwind(AssertUnwindSafe(|| call(args.iter().cloned(), streams)));
    let code = code.map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        format!("a panic: {}", text.unwrap_or("?"))
    })?;
    Ok(Said { code, output: output.take(), error: error.take() })
}

/// Makes a call within this process and says which law it broke.
pub(super) fn broken(call: &Call) -> Result<Said, String> {
    let said = made(&call.args, &call.input, MOST)?;
    lawful(call, &said)?;
    Ok(said)
}

/// Makes the call again, in other circumstances that change nothing.
pub(super) fn broken_again(call: &Call, said: &Said) -> Result<(), String> {
    if has(call, &["batch", "toplu"]) && said.code == 2 {
        return Ok(());
    }
    let mut other = call.args.clone();
    other.extend(["--lang".into(), if has(call, &["tr"]) { "en" } else { "tr" }.into()]);
    let unasked = has(call, &["--lang", "--", "tr", "en"]);
    if !unasked {
        let translated = made(&other, &call.input, MOST)?;
        if translated.code != said.code {
            return Err(format!("exit code {} in the other language", translated.code));
        }
    }
    // Streams end with the lines they came to.
    if said.code < 2 && !has(call, &["batch", "toplu"]) {
        let left = made(&call.args, &call.input, 0)?;
        if left.code != said.code {
            return Err(format!("exit code {} once the reader has left", left.code));
        }
    }
    Ok(())
}

fn has(call: &Call, words: &[&str]) -> bool {
    call.args.iter().any(|arg| words.iter().any(|word| arg == word))
}

/// The laws of what is said.
pub(super) fn lawful(call: &Call, Said { code, output, error }: &Said) -> Result<(), String> {
    let batch = has(call, &["batch", "toplu"]);
    let text = |bytes: &[u8], what: &str| String::from_utf8(bytes.to_vec()).map_err(|_| format!("{what} is not UTF-8"));
    let packed =
        batch && has(call, &["--compress"]) || output.starts_with(b"\x1f\x8b") || output.starts_with(b"\x28\xb5");
    let answer = if packed { String::new() } else { text(output, "the answer")? };
    let said = text(error, "the error")?;
    if said.contains("a thread ended") {
        return Err("a thread ended before its work did".to_owned());
    }
    match code {
        0 | 1 => {
            if !said.is_empty() && !batch {
                return Err(format!("an answer, and an error: {said}"));
            }
        }
        2 => {
            if said.is_empty() {
                return Err("no reason".to_owned());
            }
            if !output.is_empty() && !batch {
                return Err("an error, and an answer".to_owned());
            }
        }
        code => return Err(format!("exit code {code}")),
    }
    let coloured = has(call, &["always", "--color=always"]);
    for (what, text) in [("answer", &answer), ("error", &said)] {
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
    } else if *code == 2 && said.starts_with("{\"") {
        serde_json::from_str::<Value>(&said).map_err(|error| format!("no JSON: {error}: {said}"))?;
    }
    Ok(())
}
