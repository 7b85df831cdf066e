//! The record of a game while it is played: a file that is a whole record at every moment.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::cli::attempt::Attempt;
use crate::cli::escape::shown_path;
use crate::cli::failure::Failure;
use crate::cli::fault::FaultKind;
use crate::cli::owned_file::{NotOwned, OwnedFile};
use crate::cli::record_file::{refused, regular, to_record};

/// A record while it is written. No other run of this program may write the file; if another program does, nothing of
/// it is lost: the game is saved under a new name.
pub(super) struct LiveRecord {
    path: PathBuf,
    /// The file; none before the first writing of a file that did not exist.
    file: Option<OwnedFile>,
    /// What the file holds; nothing before the first writing.
    text: String,
    /// How many bytes of it stand before the current hand, and how many the hand has.
    before: usize,
    hand: usize,
}

impl LiveRecord {
    /// The file for a new game: one that is empty, or does not exist yet.
    ///
    /// # Errors
    /// Something else than a file lies there, a file that holds something, or it cannot be written to.
    pub(super) fn new(path: &Path) -> Result<Self, Failure> {
        let exists = regular(path)?.is_some();
        let file = if exists { Some(opened(path)?) } else { None };
        if file.as_ref().is_some_and(|file| !file.is_empty()) {
            return Err(taken(path));
        }
        Ok(Self::of(path, file))
    }

    /// The file of a game to go on with, and its first bytes: all of them, or one more than `most`.
    ///
    /// # Errors
    /// It cannot be read or written to, or another run writes it.
    pub(super) fn again(path: &Path, most: usize) -> Result<(Self, Vec<u8>), Failure> {
        if path.as_os_str() == "-" {
            return Err(refused(FaultKind::RecordFromInput));
        }
        let reading = || Attempt::ReadRecord { path: shown_path(path), piped: false };
        if !fs::metadata(path).with_context(reading)?.is_file() {
            return Err(refused(FaultKind::RecordNotFile { path: shown_path(path) }));
        }
        let mut file = opened(path)?;
        let bytes = file.read(most).with_context(reading)?;
        Ok((Self::of(path, Some(file)), bytes))
    }

    fn of(path: &Path, file: Option<OwnedFile>) -> Self {
        Self { path: path.to_owned(), file, text: String::new(), before: 0, hand: 0 }
    }

    /// Returns true if nothing of this game is written yet.
    pub(super) fn is_untouched(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns true if there is a file of this game.
    pub(super) fn is_there(&self) -> bool {
        self.file.is_some()
    }

    /// Where the record lies: where it was written last, or under a new name if that file is not what it was.
    ///
    /// # Errors
    /// It lies under a new name, or nowhere.
    pub(super) fn place(&mut self) -> Result<String, Failure> {
        if let Some(file) = &self.file
            && let Err(error) = file.check()
        {
            return Err(self.not_written(error));
        }
        Ok(shown_path(&self.path))
    }

    /// Writes the current hand as it stands, and after it `behind`, the hands that are dealt already; `before` is what
    /// stands before it, asked for at the first writing only.
    ///
    /// # Errors
    /// It cannot be written; the file holds what it held before.
    pub(super) fn write(&mut self, before: impl FnOnce() -> String, hand: &str, behind: &str) -> Result<(), Failure> {
        let new = format!("{hand}{behind}");
        let written = match &mut self.file {
            Some(file) if !self.text.is_empty() => {
                let (head, old) = self.text.split_at(self.before);
                go_on(file, head, old, &new)
            }
            _ => return self.begin(before(), hand.len(), &new),
        };
        self.hand = hand.len();
        self.text.truncate(self.before);
        self.text.push_str(&new);
        written.map_err(|error| self.not_written(error))
    }

    /// The first writing.
    fn begin(&mut self, before: String, hand: usize, new: &str) -> Result<(), Failure> {
        let length = before.len();
        let text = before + new;
        let written = match &mut self.file {
            None => OwnedFile::create(&self.path, text.as_bytes()).map(|file| self.file = Some(file)),
            Some(file) => begin(file, text.as_bytes()),
        };
        match written {
            Ok(()) => {
                (self.before, self.hand, self.text) = (length, hand, text);
                Ok(())
            }
            // The name was free when the call began.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(taken(&self.path)),
            Err(error) => Err(error).with_context(|| to_record(&self.path))?,
        }
    }

    /// The current hand has ended: what is written from now on follows it.
    pub(super) fn end_hand(&mut self) {
        self.before += std::mem::take(&mut self.hand);
    }

    /// The failure of a record that is not in its file. If that is because of another program, the record is saved
    /// under a new name.
    fn not_written(&mut self, error: io::Error) -> Failure {
        let path = shown_path(&self.path);
        let changed = NotOwned::of(&error) == Some(NotOwned::Changed);
        let saved =
            if changed && !self.is_untouched() { saved_next_to(&self.path, self.text.as_bytes()) } else { None };
        let saved = saved.map(|(path, file)| {
            (self.path, self.file) = (path, Some(file));
            shown_path(&self.path)
        });
        anyhow::Error::new(error).context(Attempt::WriteRecord { path, saved }).into()
    }
}

fn opened(path: &Path) -> Result<OwnedFile, Failure> {
    Ok(OwnedFile::open(path).with_context(|| to_record(path))?)
}

/// That a file holds something already.
fn taken(path: &Path) -> Failure {
    refused(FaultKind::RecordExists { path: shown_path(path) })
}

/// The first writing to a file that existed.
fn begin(file: &mut OwnedFile, text: &[u8]) -> io::Result<()> {
    if file.is_empty() {
        return file.append(b"", text);
    }
    if file.read(text.len())? == text { Ok(()) } else { file.replace(text) }
}

/// Writes `new` where the file has `old`, behind `head`. As a turn goes on its line grows, so that all but the newline
/// at its end stays as it is. If hands follow that were dealt before, they move: then the file is replaced.
fn go_on(file: &mut OwnedFile, head: &str, old: &str, new: &str) -> io::Result<()> {
    if let Some(more) = new.strip_prefix(old) {
        return if more.is_empty() { file.check() } else { file.append(b"", more.as_bytes()) };
    }
    let grown = old.strip_suffix('\n').and_then(|line| new.strip_prefix(line));
    match grown {
        Some(more) => file.append(b"\n", more.as_bytes()),
        None => file.replace(format!("{head}{new}").as_bytes()),
    }
}

/// Saves a record under the first free name next to a path.
fn saved_next_to(path: &Path, text: &[u8]) -> Option<(PathBuf, OwnedFile)> {
    const MOST: usize = 1000;
    let extension = path.extension().map(|extension| extension.to_string_lossy().into_owned());
    (2..MOST).find_map(|number| {
        let with_number = extension.as_ref().map_or_else(|| number.to_string(), |own| format!("{number}.{own}"));
        let free = path.with_extension(with_number);
        match OwnedFile::create(&free, text) {
            Ok(file) => Some(Some((free, file))),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => None,
            Err(_) => Some(None),
        }
    })?
}
