//! Writes the record of a game while it is played. After every write the file is a complete record. When the game or
//! the program ends, prints the path of the record.

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
use crate::cli::owned_file::{NotOwned, OwnedFile, file_exists, refused, remove_parts, to_record};
use crate::cli::presentation::Presentation;
use crate::cli::table::paragraph;
use crate::cli::text::play::PlayWords;
use crate::record::MAX_BYTES;

/// The record of a game, or `None` if the game is not recorded. The signal handler shares it.
#[derive(Clone)]
pub(super) struct SharedRecord(Option<Arc<Mutex<LiveRecord>>>);

impl SharedRecord {
    /// Opens the file of `--record` or `--resume`. For a resumed game, also returns the content of the file. Fails if
    /// the file cannot be used: see [`LiveRecord::new`] and [`LiveRecord::again`].
    pub(super) fn of(matches: &ArgMatches, game: RecordedGame) -> Result<(Self, Option<Vec<u8>>), Failure> {
        let path = |option: &str| matches.get_one::<OsString>(option).map(Path::new);
        // Lock the file before reading it, so that no other run can change it in between.
        let (kept, resumed) = match (path("record"), path("resume")) {
            (Some(path), _) => (Some(LiveRecord::new(path, game)?), None),
            (None, Some(path)) => LiveRecord::again(path, game).map(|(kept, bytes)| (Some(kept), Some(bytes)))?,
            (None, None) => (None, None),
        };
        Ok((Self(kept.map(|kept| Arc::new(Mutex::new(kept)))), resumed))
    }

    pub(super) fn lock(&self) -> Option<MutexGuard<'_, LiveRecord>> {
        self.0.as_ref().map(|kept| kept.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns true if a deal or turn of this game has been written to the file.
    fn is_begun(&self) -> bool {
        self.lock().is_some_and(|kept| !kept.is_untouched())
    }

    /// Installs a signal handler that says where the record is saved and ends the program. It prints a newline first,
    /// to start on a new line. Ctrl-C does not end the game if `stops` returns true.
    pub(super) fn say_farewell(&self, presentation: Presentation, stops: impl Fn() -> bool + Send + 'static) {
        let labels = PlayWords::of(presentation.language);
        let kept = self.clone();
        farewell_unless(stops, move || {
            // Hold the lock until the program ends, so that no thread writes to the file any more.
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

    /// Says whether the game was left early, and where its record is. `played` is `Ok(false)` if the player left the
    /// game. If `played` is `Failure::Refused` and the record has begun, prints the failure first. Returns any other
    /// failure at once.
    pub(super) fn say_end(&self, played: Result<bool, Failure>, output: &mut Output) -> Answered {
        let say_failure = |failure: &Failure, output: &mut Output| -> Answered {
            output.flush()?;
            output.write_error(&failure.to_text(output.presentation, output.own()));
            Ok(())
        };
        let finished = match played {
            // The game has begun, so part of the output is already printed. Print the failure, and then the usual end
            // of a game.
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
                    // Call `lies_in` again: the record may now have a new name.
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

/// A record that is being written. Its open file is locked against other runs of the program. If another program
/// changes the file, the game is saved under a new name.
pub(super) struct LiveRecord {
    path: PathBuf,
    game: RecordedGame,
    /// The open file, or `None` until the first write creates it.
    file: Option<OwnedFile>,
    /// The whole text at the last write, even if that write failed. Empty before the first write, except after
    /// [`LiveRecord::go_on_from`].
    text: String,
    /// The length in bytes of the text before the current hand.
    before: usize,
    /// The length in bytes of the current hand.
    hand: usize,
}

impl LiveRecord {
    /// Prepares the record of a new game. Fails if the path exists and is not an empty regular file, or if the file
    /// cannot be written.
    fn new(path: &Path, game: RecordedGame) -> Result<Self, Failure> {
        let file = if file_exists(path)? { Some(opened(path)?) } else { None };
        if file.as_ref().is_some_and(|file| !file.is_empty()) {
            return Err(taken(path));
        }
        Ok(Self::of(path, game, file))
    }

    /// Opens and reads the file of a game to resume. Reads at most [`MAX_BYTES`] + 1 bytes, so a longer result means
    /// that the file is too long. Fails if another run uses the file.
    fn again(path: &Path, game: RecordedGame) -> Result<(Self, Vec<u8>), Failure> {
        if path.as_os_str() == "-" {
            return Err(refused(CallFault::RecordFromInput));
        }
        let reading = || Attempt::ReadRecord { path: shown_path(path), piped: false };
        if !fs::metadata(path).attempt(reading)?.is_file() {
            return Err(refused(CallFault::RecordNotFile { path: shown_path(path) }));
        }
        let mut file = opened(path)?;
        let bytes = file.read(MAX_BYTES).attempt(reading)?;
        Ok((Self::of(path, game, Some(file)), bytes))
    }

    fn of(path: &Path, game: RecordedGame, file: Option<OwnedFile>) -> Self {
        Self { path: path.to_owned(), game, file, text: String::new(), before: 0, hand: 0 }
    }

    /// Returns true if nothing of this game has been written.
    fn is_untouched(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the path of the record. If another program has changed the file, saves the record under a new name and
    /// returns an error that names it.
    fn place(&mut self) -> Result<String, Failure> {
        if let Some(file) = &self.file
            && let Err(error) = file.check()
        {
            return Err(self.not_written(&error));
        }
        Ok(shown_path(&self.path))
    }

    /// Takes over the content of a resumed file as the text of the current hand. A later write that only adds text does
    /// not write the old bytes again.
    pub(super) fn go_on_from(&mut self, content: String) {
        (self.before, self.hand, self.text) = (0, content.len(), content);
    }

    /// Replaces the text of the current hand in the file. `hand` is its new text, and `behind` the text of later hands,
    /// which only a resumed record has. `before` returns the text of earlier hands; only the first write calls it. If
    /// the write fails, the file keeps its content.
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

    /// Writes the record for the first time. Creates the file if necessary.
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
            // The file did not exist before, so another program has created it.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(taken(&self.path)),
            Err(error) => Err(Failure::attempted(to_record(&self.path), &error)),
        }
    }

    /// Ends the current hand. Later writes add the next hand after it.
    pub(super) fn end_hand(&mut self) {
        self.before += std::mem::take(&mut self.hand);
    }

    /// Returns the failure for a failed write. If another program has changed the file, first saves the record under a
    /// new name.
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

/// Writes the first text to an existing file, unless the file already has this text.
fn begin(file: &mut OwnedFile, text: &[u8]) -> io::Result<()> {
    if file.is_empty() {
        return file.append(b"", text);
    }
    if file.read(text.len())? == text { Ok(()) } else { file.replace(None, text) }
}

/// Replaces the text `old`, which follows `head` in the file, by `new`. If `new` starts with `old` (the last line feed
/// of `old` may be missing), writes only the bytes after the common start. Otherwise writes the whole file again.
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

/// Saves a record in the same folder under an unused name that is derived from `path`.
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
