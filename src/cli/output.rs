//! The streams of a call: where answers and errors go, every failure seen, and what is read.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Read, Write};
use std::mem;

use anstream::{AutoStream, ColorChoice};
use anyhow::Context;
use serde::Serialize;

use super::attempt::Attempt;
use super::closed::{self, Nowhere};
use super::failure::Failure;
use super::packing::unpacked;
use super::paint::{Ink, bare};
use super::presentation::Presentation;
use super::{Answered, json};
use crate::words::Language;

/// What a call reads, and where it writes its answer and its errors.
pub struct Streams {
    input: Box<dyn Read + Send>,
    output: Box<dyn Write>,
    error: Box<dyn Write>,
    /// Whether they are those of the process: terminals, files, pipes.
    own: bool,
}

impl Streams {
    /// Streams of the caller's, none of which is a terminal.
    pub fn new(input: impl Read + Send + 'static, output: impl Write + 'static, error: impl Write + 'static) -> Self {
        Self { input: Box::new(input), output: Box::new(output), error: Box::new(error), own: false }
    }

    /// The streams of the process.
    pub fn of_process() -> Self {
        let output: Box<dyn Write> = if closed::output() { Box::new(Nowhere) } else { Box::new(io::stdout().lock()) };
        Self { input: Box::new(io::stdin()), output, error: Box::new(io::stderr()), own: true }
    }
}

impl std::fmt::Debug for Streams {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Streams").field("own", &self.own).finish_non_exhaustive()
    }
}

/// The streams as a command uses them.
pub(super) struct Output {
    to: BufWriter<Box<dyn Write>>,
    input: Box<dyn Read + Send>,
    error: Box<dyn Write>,
    own: bool,
    pub(super) presentation: Presentation,
    /// Whether tiles are coloured.
    colours: bool,
    /// What the answer comes to.
    yes: bool,
}

impl Output {
    pub(super) fn new(streams: Streams, presentation: Presentation) -> Self {
        let Streams { input, output, error, own } = streams;
        let choice = match presentation.color {
            ColorChoice::Auto if own => AutoStream::choice(&io::stdout()),
            ColorChoice::Auto => ColorChoice::Never,
            given => given,
        };
        let colours = choice != ColorChoice::Never;
        Self { to: BufWriter::new(output), input, error, own, presentation, colours, yes: true }
    }

    /// The language of what people read.
    pub(super) const fn language(&self) -> Language {
        self.presentation.language
    }

    /// Says that the answer is no, or yes again, before any of it is written: who reads no further has that exit code.
    pub(super) const fn verdict(&mut self, yes: bool) {
        self.yes = yes;
    }

    /// The exit code of an answer: 0 where it is yes, or the question has no yes and no; 1 where it is no.
    pub(super) fn code(&self) -> u8 {
        u8::from(!self.yes)
    }

    /// Writes an answer: a report for a program, or what a person is told.
    pub(super) fn answer(&mut self, report: &impl Serialize, told: impl FnOnce() -> String) -> Answered {
        if self.presentation.is_json() { self.json(report) } else { self.text(&told()) }
    }

    /// Writes text for a person, its tiles in their colours where colours are wanted.
    pub(super) fn tiles(&mut self, text: &str) -> Answered {
        let inked = Ink { letters: self.presentation.letters, colours: self.colours }.text(text);
        self.text(&inked)
    }

    /// Writes a page for a person that is not for the terminal: with his letters, without colours.
    pub(super) fn page(&mut self, text: &str) -> Answered {
        let inked = Ink { letters: self.presentation.letters, colours: false }.text(text);
        self.text(&inked)
    }

    /// Writes what programs read, byte for byte.
    pub(super) fn data(&mut self, text: &str) -> Answered {
        self.to.write_all(text.as_bytes()).map_err(Failure::Write)
    }

    /// Writes text for a person as it is.
    pub(super) fn text(&mut self, text: &str) -> Answered {
        self.data(&bare(text))
    }

    /// Writes an answer as one line of JSON.
    pub(super) fn json(&mut self, answer: &impl Serialize) -> Answered {
        json::write(&mut self.to, answer).map_err(Failure::Write)?;
        self.data("\n")
    }

    /// Standard output as it is, for callers that look after errors themselves.
    pub(super) fn bytes(&mut self) -> &mut (dyn Write + 'static) {
        &mut self.to
    }

    /// Standard output, where it is a file that could be read as well.
    pub(super) fn file(&self) -> Option<File> {
        self.own.then(|| owned(&io::stdout())).flatten().filter(is_file)
    }

    pub(super) fn flush(&mut self) -> Answered {
        self.to.flush().map_err(Failure::Write)
    }

    /// Writes a line to standard error. If that cannot be done, there is nobody left to tell.
    pub(super) fn tell(&mut self, line: &str) {
        let _ = writeln!(self.error, "{line}").and_then(|()| self.error.flush());
    }

    /// Standard input, unpacked and read no further than a text may be long.
    pub(super) fn read(&mut self, most: usize) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        unpacked(self.input.by_ref(), None)
            .take(most as u64 + 1)
            .read_to_end(&mut bytes)
            .context(Attempt::Read { path: None, lines: None })?;
        Ok(bytes)
    }

    /// Standard input as a stream, with the file that it is, if it is one. Afterwards there is nothing to read.
    pub(super) fn take_input(&mut self) -> (Box<dyn Read + Send>, Option<File>) {
        let file = self.own.then(|| owned(&io::stdin())).flatten().filter(is_file);
        (mem::replace(&mut self.input, Box::new(io::empty())), file)
    }

    /// Whether somebody would have to type what is read.
    pub(super) fn typed(&self) -> bool {
        self.own && io::stdin().is_terminal()
    }

    /// Whether these are the streams of the process, which has terminals and signals.
    pub(super) fn own(&self) -> bool {
        self.own
    }
}

/// A stream of the process as a file of its own.
#[cfg(unix)]
fn owned(stream: &impl std::os::fd::AsFd) -> Option<File> {
    stream.as_fd().try_clone_to_owned().ok().map(File::from)
}

/// On other systems a stream is not known to be a file.
#[cfg(not(unix))]
fn owned<T>(_: &T) -> Option<File> {
    None
}

fn is_file(file: &File) -> bool {
    file.metadata().is_ok_and(|data| data.is_file())
}
