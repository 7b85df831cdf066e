//! Runs the program as a user does.

use std::cell::RefCell;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::rc::Rc;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;
use serde_json::Value;

use crate::samples::slow_cases;

/// Returns a command for the program, with the environment of [`clean_command`].
pub(crate) fn okey() -> Command {
    clean_command(env!("CARGO_BIN_EXE_okey"))
}

/// Returns a command with only `LC_ALL=C` in its environment and an empty standard input. On Windows it also has the
/// variables needed to find and start a program such as `python3`.
pub(crate) fn clean_command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.env_clear().env("LC_ALL", "C").current_dir(root()).stdin(Stdio::null());
    if cfg!(windows) {
        command.envs(
            std::env::vars_os()
                .filter(|(name, _)| ["PATH", "SYSTEMROOT"].iter().any(|needed| name.eq_ignore_ascii_case(needed))),
        );
    }
    command
}

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn run(args: &[&str]) -> Output {
    okey().args(args).output().expect("the program starts")
}

/// Runs the program with the words of `line`, followed by the arguments `more`.
pub(crate) fn called(line: &str, more: &[&str]) -> Output {
    okey().args(words(line)).args(more).output().expect("the program starts")
}

/// Returns true if a JSON answer cites the clause, in its list of clauses or in one of its faults.
pub(crate) fn cites(answer: &Value, id: &str) -> bool {
    let list = answer["clauses"].as_array().into_iter().flatten();
    let faults = answer["faults"].as_array().into_iter().flatten().map(|fault| &fault["clause"]);
    list.chain(faults).any(|cited| cited == id)
}

/// Returns a proptest configuration for `count` inputs if the environment has `OKEY_CASES=all`, otherwise for an eighth
/// of them. Every run has the same inputs; to try others, set `PROPTEST_RNG_SEED` to a number. A failed test writes no
/// file.
pub(crate) fn generated(count: usize) -> ProptestConfig {
    let default = ProptestConfig::default();
    let cases = u32::try_from(slow_cases(count)).expect("a count");
    let rng_seed = if default.rng_seed == RngSeed::Random { RngSeed::Fixed(101) } else { default.rng_seed };
    ProptestConfig { cases, failure_persistence: None, rng_seed, ..default }
}

/// Creates an empty folder for the files of a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// Converts output to text. Panics if it is not UTF-8.
pub(crate) fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

pub(crate) fn json_of(answer: &(impl AsRef<[u8]> + ?Sized)) -> Value {
    serde_json::from_slice(answer.as_ref()).expect("JSON")
}

/// Joins all lines of a text into one.
pub(crate) fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(crate) fn spawned(args: &[&str]) -> Child {
    let mut command = okey();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// Returns the peak memory of a process in kilobytes, or `None` if the system does not report it.
pub(crate) fn most_memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    most.trim().trim_end_matches(" kB").parse().ok()
}

/// Returns an argument that is not UTF-8: an invalid byte between `before` and `after`.
#[cfg(unix)]
pub(crate) fn not_utf8(before: &[u8], after: &[u8]) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec([before, b"\xff", after].concat())
}

/// Returns an argument that is not UTF-16: half of a surrogate pair between `before` and `after`.
#[cfg(windows)]
pub(crate) fn not_utf8(before: &[u8], after: &[u8]) -> OsString {
    let [before, after] = [before, after].map(|part| String::from_utf8_lossy(part).into_owned());
    let units: Vec<u16> = before.encode_utf16().chain([0xd800]).chain(after.encode_utf16()).collect();
    std::os::windows::ffi::OsStringExt::from_wide(&units)
}

pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Output {
    let mut child = spawned(args);
    let mut to = child.stdin.take().expect("a pipe");
    std::thread::scope(|scope| {
        // The program may stop reading early, so ignore write errors.
        scope.spawn(move || drop(to.write_all(input)));
        child.wait_with_output().expect("the program ends")
    })
}

/// A writer that collects its output in memory.
#[derive(Clone, Default)]
pub(crate) struct Memory(Rc<RefCell<Vec<u8>>>);

impl Memory {
    /// Panics if the output is not UTF-8.
    pub(crate) fn text(&self) -> String {
        text_of(self.0.borrow().clone())
    }
}

impl Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Splits a command line into words. A part in single or double quotes is one word.
pub(crate) fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, part) in line.split(['"', '\'']).enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// Returns true if a test should rewrite an outdated file instead of failing.
pub(crate) fn rewriting() -> bool {
    std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always")
}

/// Asserts that a committed file has this content, or rewrites it if [`rewriting`] is true.
pub(crate) fn assert_current(path: &Path, fresh: &str) {
    if rewriting() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(path, fresh).expect("the file can be written");
        return;
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    let differs = committed.lines().zip(fresh.lines()).position(|(old, new)| old != new);
    assert!(
        committed == fresh,
        "{} is stale from line {}; INSTA_UPDATE=always cargo test writes it anew",
        path.display(),
        differs.map_or(committed.lines().count().min(fresh.lines().count()), |line| line) + 1
    );
}

/// Returns the processor time of the current thread, which other programs hardly affect.
#[cfg(unix)]
pub(crate) fn thread_time() -> Duration {
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(used).expect("a processor time is not negative")
}

#[cfg(not(unix))]
pub(crate) fn thread_time() -> Duration {
    clock_time()
}

/// Returns the time since the first call of this function.
pub(crate) fn clock_time() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}
