//! Writes the record of a game while it is played. After every write the file is a complete record.
//!
//! When the game ends, prints the path of the record, even if a signal ended the game.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use clap::ArgMatches;

use crate::cli::Answered;
use crate::cli::attempt::{Attempt, InAttempt, RecordedGame, SavedRecord};
use crate::cli::batch::farewell_unless;
use crate::cli::escape::{shown_path, visible};
use crate::cli::failure::{CallFault, Failure};
use crate::cli::output::Output;
use crate::cli::owned_file::{NotOwned, OwnedFile, refused, regular, remove_parts, to_record};
use crate::cli::presentation::Presentation;
use crate::cli::table::paragraph;
use crate::cli::text::play::PlayWords;
use crate::record::MAX_BYTES;

/// The record of a game, or `None` if the game is not recorded. The thread that handles signals shares it.
#[derive(Clone)]
pub(super) struct SharedRecord(Option<Arc<Mutex<LiveRecord>>>);

impl SharedRecord {
    /// Opens the file of the option `--record` or `--resume`. If a game is resumed, also returns the content of its
    /// file. Fails if the file cannot be used: see [`LiveRecord::new`] and [`LiveRecord::again`].
    pub(super) fn of(matches: &ArgMatches, game: RecordedGame) -> Result<(Self, Option<Vec<u8>>), Failure> {
        let path = |option: &str| matches.get_one::<OsString>(option).map(Path::new);
        // Lock the file before reading it, so that no other run can change it in between.
        let (kept, resumed) = match (path("record"), path("resume")) {
            (Some(path), _) => (Some(LiveRecord::new(path)?), None),
            (None, Some(path)) => LiveRecord::again(path, MAX_BYTES).map(|(kept, bytes)| (Some(kept), Some(bytes)))?,
            (None, None) => (None, None),
        };
        let shared = |kept| Arc::new(Mutex::new(LiveRecord { game, ..kept }));
        Ok((Self(kept.map(shared)), resumed))
    }

    pub(super) fn lock(&self) -> Option<MutexGuard<'_, LiveRecord>> {
        self.0.as_ref().map(|kept| kept.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns true if the file contains at least one deal or turn of this game.
    fn is_begun(&self) -> bool {
        self.lock().is_some_and(|kept| !kept.is_untouched())
    }

    /// Prepares for a signal that ends the game: a handler then says where the record is saved. It prints a newline
    /// first, so that the message starts on a new line. Ctrl-C does not end the game if `stops` returns true.
    pub(super) fn say_farewell(&self, presentation: Presentation, stops: impl Fn() -> bool + Send + 'static) {
        let labels = PlayWords::of(presentation.language);
        let kept = self.clone();
        farewell_unless(stops, move || {
            // Keep the lock on the record file until the program ends, so that no other thread writes to the file.
            let mut kept = kept.lock();
            let lies = match &mut kept {
                Some(kept) if kept.file.is_some() => {
                    lies_in(kept, labels).unwrap_or_else(|failure| failure.to_text(presentation, true))
                }
                _ => labels.unkept.to_owned(),
            };
            let _ = writeln!(io::stderr(), "\n{}\n{lies}", labels.left);
            remove_parts();
            std::mem::forget(kept);
        });
    }

    /// Says whether the game was left early, and where its record is. `played` is `Ok(true)` if the game was played to
    /// its end, and `Ok(false)` if the player left it. If `played` is `Failure::Refused` (the input has faults) and the
    /// record has at least one deal or turn of this game, prints the failure first. Returns any other failure at once.
    pub(super) fn say_end(&self, played: Result<bool, Failure>, output: &mut Output) -> Answered {
        let say_failure = |failure: &Failure, output: &mut Output| -> Answered {
            output.flush()?;
            output.write_error(&failure.to_text(output.presentation, output.own()));
            Ok(())
        };
        let finished = match played {
            // After the game has begun, part of the output is already printed. So print the failure, and then what the
            // command prints at the end of every game.
            Err(failure @ Failure::Refused(_)) if self.is_begun() => {
                say_failure(&failure, output)?;
                false
            }
            played => played?,
        };
        let labels = PlayWords::of(output.language());
        if !finished {
            output.text(&paragraph(labels.left))?;
        }
        let mut whole = finished;
        match self.lock() {
            Some(mut kept) => {
                let mut place = lies_in(&mut kept, labels);
                if let Err(failure) = &place {
                    whole = false;
                    say_failure(failure, output)?;
                    // Call `lies_in` again, because the record may have been saved under a new name.
                    place = lies_in(&mut kept, labels);
                }
                output.text(&place.map(|lies| format!("{lies}\n")).unwrap_or_default())?;
            }
            None if !finished => output.text(&paragraph(labels.unkept))?,
            None => {}
        }
        output.verdict(whole);
        Ok(())
    }
}

fn lies_in(kept: &mut LiveRecord, labels: &PlayWords) -> Result<String, Failure> {
    kept.place().map(|path| format!("{} {}", labels.kept, visible(&path)))
}

/// A record that is being written. While it is open, no other run of this program can write to its file. If a different
/// program changes the file, the game is saved under a new name.
pub(super) struct LiveRecord {
    path: PathBuf,
    game: RecordedGame,
    /// The open file, or `None` if the first write must create it.
    file: Option<OwnedFile>,
    /// The whole text of the record at the last write, even if that write failed. Empty before the first write, except
    /// after [`LiveRecord::go_on_from`].
    text: String,
    /// The length in bytes of the text before the current hand.
    before: usize,
    /// The length in bytes of the text of the current hand.
    hand: usize,
}

impl LiveRecord {
    /// Prepares the record of a new game. Fails if the path exists and is not an empty regular file, or if the file
    /// cannot be written.
    fn new(path: &Path) -> Result<Self, Failure> {
        let exists = regular(path)?.is_some();
        let file = if exists { Some(opened(path)?) } else { None };
        if file.as_ref().is_some_and(|file| !file.is_empty()) {
            return Err(taken(path));
        }
        Ok(Self::of(path, file))
    }

    /// Opens and reads the file of a game to resume. Reads at most `most` + 1 bytes: if the result has more than `most`
    /// bytes, the file is longer than allowed. Fails if another run of the program uses the file.
    fn again(path: &Path, most: usize) -> Result<(Self, Vec<u8>), Failure> {
        if path.as_os_str() == "-" {
            return Err(refused(CallFault::RecordFromInput));
        }
        let reading = || Attempt::ReadRecord { path: shown_path(path), piped: false };
        if !fs::metadata(path).attempt(reading)?.is_file() {
            return Err(refused(CallFault::RecordNotFile { path: shown_path(path) }));
        }
        let mut file = opened(path)?;
        let bytes = file.read(most).attempt(reading)?;
        Ok((Self::of(path, Some(file)), bytes))
    }

    fn of(path: &Path, file: Option<OwnedFile>) -> Self {
        Self { path: path.to_owned(), game: RecordedGame::Okey, file, text: String::new(), before: 0, hand: 0 }
    }

    /// Returns true if nothing of this game is in the file yet.
    fn is_untouched(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the path of the record. If another program has changed the file, saves the record under a new name if
    /// possible, and returns an error that names the new file.
    fn place(&mut self) -> Result<String, Failure> {
        if let Some(file) = &self.file
            && let Err(error) = file.check()
        {
            return Err(self.not_written(&error));
        }
        Ok(shown_path(&self.path))
    }

    /// Takes over the content of a resumed file, and treats it as the text of the current hand. If the next write only
    /// adds text, it does not write the old bytes again.
    pub(super) fn go_on_from(&mut self, content: String) {
        (self.before, self.hand, self.text) = (0, content.len(), content);
    }

    /// Writes the current hand, as far as it has been played, in place of its previous text. `behind` is the text of
    /// the hands after the current one; only a resumed record can have such hands. `before` returns the text before
    /// the current hand; only the first write calls it. If the file cannot be written, its content remains.
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
        written.map_err(|error| self.not_written(&error))
    }

    /// Writes the record for the first time. Creates the file if it does not exist.
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
            // The file did not exist at the start, so another program has created it.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(taken(&self.path)),
            Err(error) => Err(Failure::attempted(to_record(&self.path), &error)),
        }
    }

    /// Marks the current hand as finished. From now on, writes add the next hand after it.
    pub(super) fn end_hand(&mut self) {
        self.before += std::mem::take(&mut self.hand);
    }

    /// Returns the failure for a failed write. First saves the record under a new name if another program changed the
    /// file.
    fn not_written(&mut self, error: &io::Error) -> Failure {
        let path = shown_path(&self.path);
        let changed = NotOwned::of(error) == Some(NotOwned::Changed);
        let saved =
            if changed && !self.is_untouched() { saved_next_to(&self.path, self.text.as_bytes()) } else { None };
        let saved = saved.map(|(path, file)| {
            (self.path, self.file) = (path, Some(file));
            SavedRecord { path: shown_path(&self.path), game: self.game }
        });
        Failure::attempted(Attempt::WriteRecord { path, saved }, error)
    }
}

fn opened(path: &Path) -> Result<OwnedFile, Failure> {
    OwnedFile::open(path).attempt(|| to_record(path))
}

fn taken(path: &Path) -> Failure {
    refused(CallFault::RecordExists { path: shown_path(path) })
}

/// Writes the first text of a record to an existing file, unless the file already has this text.
fn begin(file: &mut OwnedFile, text: &[u8]) -> io::Result<()> {
    if file.is_empty() {
        return file.append(b"", text);
    }
    if file.read(text.len())? == text { Ok(()) } else { file.replace(None, text) }
}

/// Replaces the text `old`, which follows `head` in the file, by `new`. If `new` starts with `old`, or with `old`
/// without its last line feed, writes only the bytes that differ at the end. Otherwise writes the whole file again.
fn go_on(file: &mut OwnedFile, head: &str, old: &str, new: &str) -> io::Result<()> {
    if let Some(more) = new.strip_prefix(old) {
        return if more.is_empty() { file.check() } else { file.append(b"", more.as_bytes()) };
    }
    let grown = old.strip_suffix('\n').and_then(|line| new.strip_prefix(line));
    match grown {
        Some(more) => file.append(b"\n", more.as_bytes()),
        None => file.replace(None, format!("{head}{new}").as_bytes()),
    }
}

/// Saves a record in the same folder under a new name that is derived from `path` and not yet used.
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
