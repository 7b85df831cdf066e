//! Standard output: locked, buffered, written with every error seen.

use std::io::{self, BufWriter, Write};

use anstream::{AutoStream, ColorChoice};
use serde::Serialize;

use super::failure::Failure;
use super::manner::Manner;
use super::paint::Ink;

/// Where answers go.
pub(super) struct Output {
    to: BufWriter<io::StdoutLock<'static>>,
    ink: Ink,
}

impl Output {
    pub(super) fn new(manner: Manner) -> Self {
        let stdout = io::stdout();
        let choice = match manner.color {
            ColorChoice::Auto => AutoStream::choice(&stdout),
            given => given,
        };
        Self {
            to: BufWriter::new(stdout.lock()),
            ink: Ink { letters: manner.letters, colours: choice != ColorChoice::Never },
        }
    }

    /// Writes text for a person, its tiles in their colours where colours are wanted.
    pub(super) fn tiles(&mut self, text: &str) -> Result<(), Failure> {
        let inked = self.ink.text(text);
        self.text(&inked)
    }

    /// Writes a page for a person that is not for the terminal: with his letters, without colours.
    pub(super) fn page(&mut self, text: &str) -> Result<(), Failure> {
        let inked = Ink { colours: false, ..self.ink }.text(text);
        self.text(&inked)
    }

    /// Writes text as it is.
    pub(super) fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.to.write_all(text.as_bytes()).map_err(Failure::Write)
    }

    /// Writes an answer as one line of JSON.
    pub(super) fn json(&mut self, answer: &impl Serialize) -> Result<(), Failure> {
        // What went wrong with the stream is hidden in the serializer's error unless it is asked for.
        serde_json::to_writer(&mut self.to, answer).map_err(|error| Failure::Write(error.into()))?;
        self.text("\n")
    }

    /// Standard output as it is, for who looks after errors himself.
    pub(super) fn bytes(&mut self) -> &mut (impl Write + use<>) {
        &mut self.to
    }

    pub(super) fn flush(&mut self) -> Result<(), Failure> {
        self.to.flush().map_err(Failure::Write)
    }
}
