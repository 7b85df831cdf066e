//! Runs the program with random command lines: every command, both languages, and valid, nearly valid and hostile
//! arguments, files and input.
//!
//! The program must not panic, hang or use much memory, and must satisfy the general laws in `laws`. The command lines
//! run in a separate process and folder, to measure time and memory.

mod calls;
mod laws;
mod values;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use calls::{Call, CallGenerator};
use laws::CallResult;

use crate::command::most_memory;

/// The most memory that the process may use at its peak, in kilobytes.
pub(crate) const MOST_MEMORY: u64 = 200 * 1024;

/// The longest time that one command line may take. If one takes longer, the test runs the other command lines before
/// it fails.
pub(crate) const MOST_TIME: Duration = Duration::from_secs(1);

/// A process that needs more processor time for one command line is stopped, because it probably never ends.
const ENDLESS: Duration = Duration::from_secs(30);

/// A process that takes longer for one command line, including waiting, is stopped.
const STUCK: Duration = Duration::from_secs(900);

/// The number of command lines after which the files in the folder of the test are restored.
const TIDIED: u64 = 1000;

/// Returns the folder in which the program runs and finds its files. Creates it if it is missing.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("harness").join(name);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// Starts this test program as a new process that tries `calls` random command lines.
fn start_calls(seed: u64, calls: u64) -> Child {
    Command::new(env::current_exe().expect("a program"))
        .args(["--ignored", "--exact", "harness::calls_of_this_process", "--nocapture"])
        .env_clear()
        .env("LC_ALL", "C")
        // Every command line starts new threads. If the allocator reserved memory for each of them, the memory of the
        // process would grow with their number.
        .env("MALLOC_ARENA_MAX", "1")
        .env("OKEY_SEED", seed.to_string())
        .env("OKEY_CALLS", calls.to_string())
        .current_dir(folder(&seed.to_string()))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Waits until a process from [`start_calls`] ends. Asserts that its command lines satisfied the general laws.
fn assert_kept(child: Child, seed: u64) {
    let output = child.wait_with_output().expect("the program ends");
    let printed = String::from_utf8_lossy(&output.stdout);
    let last = fs::read(folder(&seed.to_string()).join("../").join(format!("{seed}.last"))).unwrap_or_default();
    let last = String::from_utf8_lossy(&last);
    assert!(output.status.success(), "{printed}\n{}\nthe last call: {last}", String::from_utf8_lossy(&output.stderr));
    let summary = printed.lines().find_map(|line| line.split_once("calls: ")).map(|(_, summary)| summary.to_owned());
    let _ = writeln!(io::stdout(), "seed {seed}: {}", summary.unwrap_or_default());
}

#[test]
fn a_slice_of_all_calls() {
    assert_kept(start_calls(1, 1000), 1);
}

/// Two million random command lines satisfy the general laws. Each of two threads starts a hundred processes, and each
/// process tries ten thousand command lines.
#[test]
#[ignore = "an hour"]
fn two_million_calls() {
    thread::scope(|scope| {
        for first in [1000, 2000] {
            scope.spawn(move || (first..first + 100).for_each(|seed| assert_kept(start_calls(seed, 10_000), seed)));
        }
    });
}

/// The work of a process from [`start_calls`]: runs random command lines and checks the general laws. In an ordinary
/// test run it does nothing.
#[test]
#[ignore = "makes the calls for others"]
fn calls_of_this_process() {
    let number = |name: &str| env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    let (Some(seed), Some(calls)) = (number("OKEY_SEED"), number("OKEY_CALLS")) else { return };
    let folder = env::current_dir().expect("a folder");
    let mut last = fs::File::create(folder.join("../").join(format!("{seed}.last"))).expect("a file");
    let mut caller = CallGenerator::new(seed);
    let at_work = Watchdog::new();
    let mut found = Vec::new();
    let mut codes = [0_u64; 3];
    let mut slowest = Duration::ZERO;
    for at in 0..calls {
        if at % TIDIED == 0 {
            caller.tidy(&folder);
        }
        let call = caller.call();
        note(&mut last, &call);
        at_work.begin();
        let (wall, busy) = (Instant::now(), processor_time());
        let printed = laws::check_call(&call);
        // Other programs may have delayed a slow command line, so measure the processor time of this process for it.
        let took = if wall.elapsed() > MOST_TIME { processor_time().saturating_sub(busy) } else { wall.elapsed() };
        slowest = slowest.max(took);
        let checked = printed.and_then(|printed| {
            codes[usize::from(printed.code)] += 1;
            if took > MOST_TIME {
                return Err(format!("it takes {took:?}"));
            }
            if caller.values.percent(5) { laws::check_again(&call, &printed) } else { Ok(()) }
        });
        at_work.end();
        let memory = most_memory(std::process::id()).unwrap_or(0);
        if let Err(law) = checked {
            found.push((law, described(&call)));
        } else if memory > MOST_MEMORY {
            found.push((format!("the process had {memory} kB"), described(&call)));
        }
        if found.len() >= 20 {
            break;
        }
        if memory > MOST_MEMORY {
            // The peak memory of a process never decreases, so every later check would fail too.
            break;
        }
    }
    let memory = most_memory(std::process::id()).unwrap_or(0);
    let _ = writeln!(io::stdout(), "calls: {calls}, exit codes {codes:?}, slowest {slowest:?}, memory {memory} kB");
    assert!(found.is_empty(), "{found:#?}");
    // The command lines are varied enough if each exit code occurs in more than one percent of the runs.
    assert!(codes.iter().all(|&code| code * 100 > calls), "{codes:?}");
}

/// Writes a command line to a file before it runs, so that it is known after a crash.
fn note(file: &mut fs::File, call: &Call) {
    use std::io::Seek;

    let described = described(call);
    file.rewind().and_then(|()| file.set_len(0)).and_then(|()| file.write_all(described.as_bytes())).expect("a disk");
}

/// Returns the arguments and the input of a command line as text, so that a person can try it again.
fn described(call: &Call) -> String {
    let mut described = String::new();
    for arg in &call.args {
        let _ = write!(described, "{:?} ", arg.to_string_lossy());
    }
    let _ = write!(described, "< {:?}", String::from_utf8_lossy(&call.input[..call.input.len().min(2000)]));
    if described.len() > 6000 {
        described.truncate((0..=6000).rev().find(|&at| described.is_char_boundary(at)).unwrap_or(0));
    }
    described
}

/// A watchdog thread that ends the process if a command line takes too long.
struct Watchdog {
    started: Instant,
    /// The time when the current command line started, in milliseconds after `started`, or 0 if none is running.
    began: Arc<AtomicU64>,
}

impl Watchdog {
    fn new() -> Self {
        let watch = Self { started: Instant::now(), began: Arc::default() };
        let (started, began) = (watch.started, Arc::clone(&watch.began));
        thread::spawn(move || {
            let (mut last, mut busy) = (0, Duration::ZERO);
            loop {
                thread::sleep(Duration::from_secs(1));
                let began = began.load(Ordering::Relaxed);
                if began != last {
                    (last, busy) = (began, processor_time());
                }
                let lasts = started.elapsed().saturating_sub(Duration::from_millis(began));
                if began > 0 && (processor_time().saturating_sub(busy) > ENDLESS || lasts > STUCK) {
                    let _ = writeln!(io::stderr(), "a call does not end");
                    std::process::abort();
                }
            }
        });
        watch
    }

    fn begin(&self) {
        let now = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.began.store(now.max(1), Ordering::Relaxed);
    }

    fn end(&self) {
        self.began.store(0, Ordering::Relaxed);
    }
}

fn processor_time() -> Duration {
    // The process name precedes the numbers and may contain spaces. A tick is a hundredth of a second.
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit_once(')').map(|(_, fields)| fields).unwrap_or_default();
    let ticks: u64 = fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

#[test]
#[ignore = "half an hour"]
fn many_processes() {
    const CALLS: u64 = 20_000;

    let found = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for seed in 900..902 {
            let found = &found;
            scope.spawn(move || {
                let folder = folder(&seed.to_string());
                let mut caller = CallGenerator::new(seed);
                for at in 0..CALLS {
                    if at % TIDIED == 0 {
                        caller.tidy(&folder);
                    }
                    let call = caller.call();
                    let printed = run_process(&call, &folder);
                    if let Err(law) = printed.and_then(|printed| laws::check_laws(&call, &printed)) {
                        found.lock().expect("no panic").push((law, described(&call)));
                    }
                }
            });
        }
    });
    let found = found.into_inner().expect("no panic");
    assert!(found.is_empty(), "{found:#?}");
}

fn run_process(call: &Call, folder: &Path) -> Result<CallResult, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_okey"));
    command.env_clear().env("LC_ALL", "C").current_dir(folder).args(&call.args[1..]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    let mut to = child.stdin.take().expect("a pipe");
    let mut from = child.stdout.take().expect("a pipe");
    let ended = thread::scope(|scope| {
        scope.spawn(move || drop(to.write_all(&call.input)));
        let output = scope.spawn(move || {
            let mut output = Vec::new();
            let _ = std::io::Read::read_to_end(&mut std::io::Read::take(&mut from, 1 << 20), &mut output);
            output
        });
        let ended = child.wait_with_output();
        (ended, output.join().unwrap_or_default())
    });
    let (ended, output) = (ended.0.map_err(|error| error.to_string())?, ended.1);
    let code = ended.status.code().ok_or_else(|| format!("it ended by {}", ended.status))?;
    Ok(CallResult { code: u8::try_from(code).unwrap_or(u8::MAX), output, error: ended.stderr })
}
