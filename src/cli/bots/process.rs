//! A running external player program. For each decision, it reads one line of JSON and answers with one line.
//!
//! One thread writes the questions and another reads the answers. Therefore the program cannot block this process if it
//! writes before it reads, or stops reading.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::entrant::BotCommand;
use crate::cli::escape::visible;
use crate::game::Loss;

/// The longest answer in bytes, without the line end.
pub(crate) const LONGEST_ANSWER: u64 = 64 << 10;

/// The capacity, in lines, of the channels between the threads. A program that reads its input has at most two lines
/// waiting, so a full channel means that it has stopped reading.
const WAITING: usize = 16;

/// The time that a program has to end by itself after its input is closed.
const PATIENCE: Duration = Duration::from_millis(300);

/// The maximum number of bytes copied from a program's standard error as one line.
const LONGEST_NOTE: u64 = 500;

/// The maximum number of lines that all programs together may write to standard error. Further lines are dropped.
pub(crate) const NOTES: usize = 1000;

/// A running program. Dropping the value kills it.
pub(super) struct BotProcess {
    child: SharedChild,
    questions: Option<SyncSender<String>>,
    answers: Receiver<Result<Vec<u8>, Loss>>,
}

/// The process, or `None` once it was killed and has ended.
type SharedChild = Arc<Mutex<Option<Child>>>;

impl BotProcess {
    /// Starts the program. If `shows_errors` is true, this process copies the program's standard error to its own.
    ///
    /// # Errors
    /// Fails if the operating system cannot start the program.
    pub(super) fn start(program: &BotCommand, shows_errors: bool) -> io::Result<Self> {
        let mut command = Command::new(&program.program);
        let shows_errors = if shows_errors { Stdio::piped() } else { Stdio::null() };
        command.args(&program.args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(shows_errors);
        in_own_group(&mut command);
        // Lock the list of running programs during the start. A signal kills the programs in the list, so it must not
        // come between the start and the new entry.
        let mut running = running();
        let mut child = command.spawn()?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let child = Arc::new(Mutex::new(Some(child)));
        running.push(Arc::clone(&child));
        drop(running);
        let (Some(stdin), Some(stdout), stderr) = pipes else { return Err(io::ErrorKind::BrokenPipe.into()) };
        let (questions, to_write) = sync_channel(WAITING);
        let (to_read, answers) = sync_channel(WAITING);
        thread::Builder::new().spawn(move || write_questions(stdin, &to_write))?;
        thread::Builder::new().spawn(move || read_answers(stdout, &to_read))?;
        if let Some(stderr) = stderr {
            let name = visible(&program.text);
            thread::Builder::new().spawn(move || pass_on(&name, stderr))?;
        }
        Ok(Self { child, questions: Some(questions), answers })
    }

    /// Sends a line that needs no answer.
    pub(super) fn tell(&self, line: String) -> Result<(), Loss> {
        match self.questions.as_ref().map(|questions| questions.try_send(line)) {
            Some(Ok(())) => Ok(()),
            // The program does not read its lines.
            Some(Err(TrySendError::Full(_))) => Err(Loss::Late),
            // An earlier line could not be written, because the program has ended or closed its input.
            Some(Err(TrySendError::Disconnected(_))) | None => Err(Loss::Died),
        }
    }

    /// Sends a question and returns the answer line.
    pub(super) fn ask(&self, line: String, limit: Duration) -> Result<Vec<u8>, Loss> {
        self.tell(line)?;
        match self.answers.recv_timeout(limit) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => Err(Loss::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Loss::Died),
        }
    }

    pub(super) fn finish(mut self) {
        self.questions = None;
        let end = Instant::now() + PATIENCE;
        // Wait until the program closes its output, which happens when it ends. Do not wait for the process itself:
        // this would free its process ID for reuse, and `kill_group` could kill another process.
        while let left = end.saturating_duration_since(Instant::now())
            && !left.is_zero()
            && let Ok(Ok(_)) = self.answers.recv_timeout(left)
        {}
    }
}

impl Drop for BotProcess {
    fn drop(&mut self) {
        end(&self.child);
        running().retain(|other| !Arc::ptr_eq(other, &self.child));
    }
}

static RUNNING: Mutex<Vec<SharedChild>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<SharedChild>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Kills all running player programs before a signal ends this process. Never unlocks the list, so that no other
/// program can start.
pub(in crate::cli) fn end_all() {
    let running = running();
    for child in &*running {
        end(child);
    }
    std::mem::forget(running);
}

/// Kills a program and its children. Waits for the program, so that it does not remain as a zombie process.
fn end(child: &SharedChild) {
    let mut held = child.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(mut child) = held.take() {
        kill_group(&child);
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// Puts the program in its own process group, so that `kill_group` also kills its children.
#[cfg(unix)]
fn in_own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;

    command.process_group(0);
}

#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn in_own_group(_: &mut Command) {}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

fn write_questions(mut stdin: ChildStdin, questions: &Receiver<String>) {
    for line in questions {
        // Ignore the error. The missing answer later shows that the program has ended or closed its input.
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}

fn read_answers(stdout: ChildStdout, answers: &SyncSender<Result<Vec<u8>, Loss>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = (&mut stdout).take(LONGEST_ANSWER + 1).read_until(b'\n', &mut line);
        let whole = line.pop_if(|last| *last == b'\n').is_some();
        let answer = match read {
            Ok(_) if whole => Ok(line),
            Ok(_) if line.len() as u64 > LONGEST_ANSWER => Err(Loss::Flooded),
            _ => Err(Loss::Died),
        };
        let last = answer.is_err();
        if answers.send(answer).is_err() || last {
            break;
        }
    }
}

/// Copies a program's standard error to that of this process, with `name` before each line. Splits lines longer than
/// [`LONGEST_NOTE`] and escapes control characters. All programs together may write [`NOTES`] lines.
fn pass_on(name: &str, stderr: ChildStderr) {
    static PASSED: AtomicUsize = AtomicUsize::new(0);

    let mut stderr = BufReader::new(stderr);
    let mut line = Vec::new();
    while (&mut stderr).take(LONGEST_NOTE).read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        let text = visible(String::from_utf8_lossy(&line).trim_end());
        if PASSED.fetch_add(1, Ordering::Relaxed) < NOTES {
            let _ = writeln!(io::stderr(), "{name}: {text}");
        }
        line.clear();
    }
}
