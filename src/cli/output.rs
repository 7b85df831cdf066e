//! The streams that the program reads from and writes to. Every write error is reported.
//!
//! If standard output is closed (`>&-` in a shell), the Rust runtime replaces it by the null device before `main`.
//! Answers would then be lost silently, so this module checks standard output before the runtime starts.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Read, Write};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, mem};

use serde::Serialize;

use super::Answered;
use super::attempt::{Attempt, InAttempt};
use super::failure::Failure;
use super::packing::unpacked;
use super::paint::{Ink, bare};
use super::presentation::{Format, Presentation, measure, rows};
use crate::oracle::json;
use crate::oracle::json::ChosenFields;
use crate::words::Language;

/// True if the program was started with standard output closed. Always false on systems other than Linux.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// Replaces a closed standard output. Every write fails.
struct ClosedOutput;

impl Write for ClosedOutput {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        /// The error EBADF, which the operating system returns for a closed stream.
        const NOT_OPEN: i32 = 9;

        Err(io::Error::from_raw_os_error(NOT_OPEN))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(target_os = "linux")]
mod beginning {
    use std::fs;
    use std::sync::atomic::Ordering;

    extern "C" fn look() {
        // Without the folder `/proc/self/fd`, assume that standard output is open.
        let missing = fs::symlink_metadata("/proc/self/fd/1").is_err() && fs::metadata("/proc/self/fd").is_ok();
        super::CLOSED.store(missing, Ordering::Relaxed);
    }

    /// A pointer to a function in a linker section whose functions run before the Rust runtime starts.
    #[allow(unsafe_code, reason = "the one place: the section wants plain functions of C, which this is")]
    #[used]
    #[unsafe(link_section = ".init_array")]
    static LOOK: extern "C" fn() = look;
}

/// The streams for the input, the answer and the errors.
pub struct Streams {
    input: Box<dyn Read + Send>,
    output: Box<dyn Write>,
    error: Box<dyn Write>,
    /// True for the standard streams of the process, which may be terminals.
    own: bool,
}

impl Streams {
    /// Creates streams for a caller that embeds the program. They are never treated as terminals.
    pub fn new(input: impl Read + Send + 'static, output: impl Write + 'static, error: impl Write + 'static) -> Self {
        Self { input: Box::new(input), output: Box::new(output), error: Box::new(error), own: false }
    }

    /// Returns the standard streams of the process.
    pub fn of_process() -> Self {
        let closed = CLOSED.load(Ordering::Relaxed);
        let output: Box<dyn Write> = if closed { Box::new(ClosedOutput) } else { Box::new(io::stdout().lock()) };
        Self { input: Box::new(io::stdin()), output, error: Box::new(io::stderr()), own: true }
    }
}

impl std::fmt::Debug for Streams {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Streams").field("own", &self.own).finish_non_exhaustive()
    }
}

/// The streams of the program, and the presentation of the answer.
#[expect(clippy::struct_excessive_bools, reason = "each is a property of its own")]
pub(super) struct Output {
    to: BufWriter<Box<dyn Write>>,
    input: Box<dyn Read + Send>,
    error: Box<dyn Write>,
    own: bool,
    pub(super) presentation: Presentation,
    /// The fields of a JSON answer. An empty list means all fields.
    pub(super) fields: Vec<String>,
    colours: bool,
    /// The verdict, which decides the exit code.
    yes: bool,
    /// True if [`Output::new_screen`] clears the screen.
    redraws: bool,
    /// The number of lines written since the screen of a game began.
    on_screen: usize,
}

/// A buffer for an answer in place of standard output.
#[derive(Clone, Default)]
struct Draft(Rc<RefCell<Vec<u8>>>);

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Output {
    pub(super) fn new(streams: Streams, presentation: Presentation) -> Self {
        let Streams { input, output, error, own } = streams;
        let colours = presentation.has_colours(own, &io::stdout());
        Self {
            to: BufWriter::new(output),
            input,
            error,
            own,
            presentation,
            fields: Vec::new(),
            colours,
            yes: true,
            redraws: false,
            on_screen: 0,
        }
    }

    pub(super) const fn language(&self) -> Language {
        self.presentation.language
    }

    /// Sets whether the answer is yes. Call this before writing the answer, so that the exit code is right even if the
    /// reader of the output stops early.
    pub(super) const fn verdict(&mut self, yes: bool) {
        self.yes = yes;
    }

    /// Returns the exit code of an answer: 0 for yes, 1 for no.
    pub(super) fn code(&self) -> u8 {
        u8::from(!self.yes)
    }

    /// Writes an answer: `report` as JSON, or `text` for people.
    pub(super) fn answer(&mut self, report: &impl Serialize, text: impl FnOnce() -> String) -> Answered {
        if self.presentation.is_json() { self.json(report) } else { self.text(&text()) }
    }

    /// Writes text for people, with coloured tiles if colours are on.
    pub(super) fn tiles(&mut self, text: &str) -> Answered {
        let inked = Ink { letters: self.presentation.letters, colours: self.colours }.text(text);
        self.text(&inked)
    }

    /// Writes a page for a file, such as HTML: with the reader's letters for tiles, without colours.
    pub(super) fn page(&mut self, text: &str) -> Answered {
        let inked = Ink { letters: self.presentation.letters, colours: false }.text(text);
        self.text(&inked)
    }

    /// Writes a text for other programs, such as JSON, without changes.
    pub(super) fn data(&mut self, text: &str) -> Answered {
        self.on_screen += text.matches('\n').count();
        self.to.write_all(text.as_bytes()).map_err(Failure::Write)
    }

    /// Lets [`Output::new_screen`] clear the screen if `wanted` is true and standard output is a terminal that can do
    /// this.
    pub(super) fn redraw(&mut self, wanted: bool) {
        let can_clear = cfg!(unix) && env::var_os("TERM").is_some_and(|name| !name.is_empty() && name != "dumb");
        self.redraws = wanted && can_clear && self.own && io::stdout().is_terminal();
    }

    pub(super) const fn redraws(&self) -> bool {
        self.redraws
    }

    /// Clears the screen of a game on a terminal. The old lines move up, so that the user can scroll back to them.
    pub(super) fn new_screen(&mut self) -> Answered {
        let rows = if self.redraws { rows() } else { None };
        if rows.is_some() {
            measure(Format::Table);
        }
        rows.map_or(Ok(()), |rows| self.data(&format!("{}\x1b[H\x1b[J", "\n".repeat(rows))))?;
        self.begin_screen();
        Ok(())
    }

    /// Starts to count the lines of a new screen, without clearing it.
    pub(super) const fn begin_screen(&mut self) {
        self.on_screen = 0;
    }

    /// Returns the number of lines that still fit on the screen above the prompt. Without a terminal that shows
    /// screens, a screen has 24 lines.
    pub(super) fn room(&self) -> usize {
        const USUAL: usize = 24;
        let rows = if self.redraws { rows() } else { None };
        rows.unwrap_or(USUAL).saturating_sub(self.on_screen + 1)
    }

    /// Writes text for people, without adding colours or changing the letters of tiles.
    pub(super) fn text(&mut self, text: &str) -> Answered {
        self.data(&bare(text))
    }

    pub(super) fn json(&mut self, answer: &impl Serialize) -> Answered {
        if self.fields.is_empty() {
            json::write(&mut self.to, answer).map_err(Failure::Write)?;
        } else {
            let mut object = b"{".to_vec();
            let fields: ChosenFields<'_> = self.fields.iter().map(String::as_str).collect();
            fields.write(&mut object, answer, (usize::MAX, None), None).map_err(Failure::misused)?;
            object.push(b'}');
            self.to.write_all(&object).map_err(Failure::Write)?;
        }
        self.data("\n")
    }

    /// Returns standard output, for callers that handle write errors themselves.
    pub(super) fn bytes(&mut self) -> &mut (dyn Write + 'static) {
        &mut self.to
    }

    /// Returns standard output as a file if it is a regular file.
    pub(super) fn file(&self) -> Option<File> {
        self.own.then(|| owned(&io::stdout())).flatten().filter(is_file)
    }

    /// Captures what `write` writes to standard output.
    ///
    /// # Errors
    /// Returns the failure of `write`.
    pub(super) fn composed(&mut self, write: impl FnOnce(&mut Self) -> Answered) -> Result<Vec<u8>, Failure> {
        let draft = Draft::default();
        let to = mem::replace(&mut self.to, BufWriter::new(Box::new(draft.clone())));
        let written = write(self).and_then(|()| self.flush());
        self.to = to;
        written.map(|()| draft.0.take())
    }

    pub(super) fn flush(&mut self) -> Answered {
        self.to.flush().map_err(Failure::Write)
    }

    /// Writes a line to standard error. Ignores a failure, because it cannot be reported anywhere.
    pub(super) fn write_error(&mut self, line: &str) {
        let _ = writeln!(self.error, "{line}").and_then(|()| self.error.flush());
    }

    /// Reads and decompresses standard input. Reads at most `most` + 1 bytes, so a result longer than `most` means that
    /// the input is too long.
    pub(super) fn read(&mut self, most: usize) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        unpacked(self.input.by_ref(), None)
            .take(most as u64 + 1)
            .read_to_end(&mut bytes)
            .attempt(|| Attempt::Read { path: None, lines: None })?;
        Ok(bytes)
    }

    /// Takes standard input as a stream, with its file handle if it is a regular file. Afterwards the input is empty.
    pub(super) fn take_input(&mut self) -> (Box<dyn Read + Send>, Option<File>) {
        let file = self.own.then(|| owned(&io::stdin())).flatten().filter(is_file);
        (mem::replace(&mut self.input, Box::new(io::empty())), file)
    }

    /// Returns true if the input is a terminal.
    pub(super) fn is_interactive(&self) -> bool {
        self.own && io::stdin().is_terminal()
    }

    /// Returns true if these are the standard streams of the process. Otherwise terminals and signals do not matter.
    pub(super) fn own(&self) -> bool {
        self.own
    }
}

/// Duplicates the handle of a standard stream.
#[cfg(unix)]
fn owned(stream: &impl std::os::fd::AsFd) -> Option<File> {
    stream.as_fd().try_clone_to_owned().ok().map(File::from)
}

/// Returns `None`, because only Unix can duplicate the handle.
#[cfg(not(unix))]
fn owned<T>(_: &T) -> Option<File> {
    None
}

fn is_file(file: &File) -> bool {
    file.metadata().is_ok_and(|data| data.is_file())
}
