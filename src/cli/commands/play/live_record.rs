//! The file that a game is written down in while it is played: a whole record at every moment.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;

use crate::cli::escape::shown_path;
use crate::cli::failure::Failure;
use crate::cli::fault::FaultKind;
use crate::cli::record_file::{refused, regular, to_record};

/// A record while it is written.
pub(super) struct LiveRecord {
    path: PathBuf,
    file: File,
    /// Whether the file was made for this game, and holds nothing yet.
    made: bool,
    /// How many bytes stand before the hand that is on; nothing is known of them before the first writing.
    before: Option<u64>,
    /// The current hand and those dealt after it, as the file holds them, and how long the hand alone is.
    held: String,
    hand: usize,
    /// Held while the file is not what it should be.
    pub(super) writing: Arc<Mutex<()>>,
}

impl LiveRecord {
    /// The file for a new game: one that is empty, or is not there yet.
    ///
    /// # Errors
    /// Something else than a file lies there, a file that holds something, or it cannot be written to.
    pub(super) fn new(path: &Path) -> Result<Self, Failure> {
        let there = regular(path)?;
        if there.is_some_and(|length| length > 0) {
            return Err(refused(FaultKind::RecordExists { path: shown_path(path) }));
        }
        Self::opened(path, there.is_none())
    }

    /// The file of a game that is gone on with.
    ///
    /// # Errors
    /// It cannot be written to.
    pub(super) fn again(path: &Path) -> Result<Self, Failure> {
        Self::opened(path, false)
    }

    fn opened(path: &Path, made: bool) -> Result<Self, Failure> {
        let opened = OpenOptions::new().write(true).create(made).truncate(false).open(path);
        let file = opened.with_context(|| to_record(path))?;
        Ok(Self {
            path: path.to_owned(),
            file,
            made,
            before: None,
            held: String::new(),
            hand: 0,
            writing: Arc::default(),
        })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether nothing of this game is written yet.
    pub(super) fn is_untouched(&self) -> bool {
        self.before.is_none()
    }

    /// Writes the current hand as it stands, and after it `behind`, the hands that are dealt already; `before` is what
    /// stands before it, asked for at the first writing only.
    ///
    /// # Errors
    /// It cannot be written; the file holds what it held before.
    pub(super) fn write(&mut self, before: impl FnOnce() -> String, hand: &str, behind: &str) -> Result<(), Failure> {
        let text = format!("{hand}{behind}");
        let writing = Arc::clone(&self.writing);
        let held = writing.lock().unwrap_or_else(PoisonError::into_inner);
        let written = match self.before {
            None => self.begin(&before(), text),
            Some(before) if behind.is_empty() => self.go_on(before, text),
            Some(before) => self.put_in(before, text),
        };
        drop(held);
        if written.is_ok() {
            self.hand = hand.len();
        }
        Ok(written.with_context(|| to_record(&self.path))?)
    }

    /// The current hand has ended: what is written from now on follows it.
    pub(super) fn end_hand(&mut self) {
        if let Some(before) = &mut self.before {
            *before += self.hand as u64;
        }
        self.held.drain(..std::mem::take(&mut self.hand));
    }

    fn begin(&mut self, before: &str, text: String) -> io::Result<()> {
        let whole = format!("{before}{text}");
        let held = fs::read(&self.path)?;
        if held.is_empty() {
            if let Err(error) = put(&mut self.file, 0, whole.as_bytes()) {
                // What cannot be taken back is told with what failed.
                let _ = self.file.set_len(0);
                if let Ok(place) = fs::canonicalize(&self.path)
                    && self.made
                {
                    let _ = fs::remove_file(place);
                }
                return Err(error);
            }
        } else if held != whole.as_bytes() {
            self.file = replaced(&fs::canonicalize(&self.path)?, whole.as_bytes())?;
        }
        self.before = Some(before.len() as u64);
        self.held = text;
        Ok(())
    }

    /// Where other hands follow, all of them move: the file is replaced at once.
    fn put_in(&mut self, before: u64, text: String) -> io::Result<()> {
        let place = fs::canonicalize(&self.path)?;
        let mut whole = fs::read(&place)?;
        whole.truncate(usize::try_from(before).unwrap_or(usize::MAX));
        whole.extend_from_slice(text.as_bytes());
        self.file = replaced(&place, &whole)?;
        self.held = text;
        Ok(())
    }

    /// As a turn goes on its line grows, so that nearly all of the hand stays as it is.
    fn go_on(&mut self, before: u64, text: String) -> io::Result<()> {
        let same = self.held.bytes().zip(text.bytes()).take_while(|(old, new)| old == new).count();
        let at = before + same as u64;
        let (old, new) = (&self.held.as_bytes()[same..], &text.as_bytes()[same..]);
        let written = put(&mut self.file, at, new);
        let written = written.and_then(|()| self.file.set_len(at + new.len() as u64));
        if let Err(error) = written {
            let _ = self.file.set_len(at).and_then(|()| put(&mut self.file, at, old));
            return Err(error);
        }
        self.held = text;
        Ok(())
    }
}

fn put(file: &mut File, at: u64, bytes: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(at))?;
    file.write_all(bytes)
}

/// Puts a text in the place of a file at once, with the mode that it had; the file, to go on with.
fn replaced(path: &Path, text: &[u8]) -> io::Result<File> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let mode = fs::metadata(path)?.permissions();
    let mut file = OpenOptions::new().write(true).create_new(true).open(&beside)?;
    let written = file.set_permissions(mode).and_then(|()| file.write_all(text));
    match written.and_then(|()| fs::rename(&beside, path)) {
        Ok(()) => Ok(file),
        Err(error) => {
            // The first error is the one to tell.
            let _ = fs::remove_file(&beside);
            Err(error)
        }
    }
}
