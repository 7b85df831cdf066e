//! Score sheets in three forms: as a record, as JSON Lines, and as options on the command line. All forms give the same
//! points.

mod evenings;
mod files;
mod forms;
mod killed;
mod played;
mod slow;

use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{self, Cursor, Write};
use std::rc::Rc;

use okey::cli::{Streams, call};
use serde_json::Value;

/// A writer that stores the bytes that the program writes.
#[derive(Clone, Default)]
struct Written(Rc<RefCell<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Written {
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).expect("UTF-8")
    }
}

/// Runs `okey score` in this process. Returns the exit code, standard output and standard error.
fn scored(args: &[&str], input: &str) -> (u8, String, String) {
    let [out, err] = [Written::default(), Written::default()];
    let args = ["okey", "score"].iter().chain(args).map(OsString::from);
    let code = call(args, Streams::new(Cursor::new(input.to_owned()), out.clone(), err.clone()));
    (code, out.text(), err.text())
}

/// Returns the JSON answer to a command line that must succeed.
fn answer(args: &[&str], input: &str) -> Value {
    let args = [args, &["--json"]].concat();
    let (mut code, mut out, mut err) = scored(&args, input);
    // Another test may start a process. The process holds the file locks of this process until it runs its own program.
    // So if a file is locked, try again.
    while err.contains("file-in-use") {
        std::thread::yield_now();
        (code, out, err) = scored(&args, input);
    }
    assert_eq!(code, 0, "{args:?}\n{input}\n{err}");
    serde_json::from_str(&out).expect("JSON")
}

/// Returns the points of the players in each hand, and their accounts at the end, both in the order of `names`.
fn figures(sheet: &Value, names: &[&str]) -> (Vec<Vec<i64>>, Vec<i64>) {
    let of = |list: &Value, field: &str, name: &str| {
        let entry = list.as_array().expect("a list").iter().find(|entry| entry["name"] == name);
        entry.unwrap_or_else(|| panic!("{name}: {list}"))[field].as_i64().expect("a number")
    };
    let hands = sheet["hands"].as_array().expect("hands").iter();
    let hands = hands.map(|hand| names.iter().map(|name| of(&hand["players"], "points", name)).collect());
    (hands.collect(), names.iter().map(|name| of(&sheet["totals"], "balance", name)).collect())
}
