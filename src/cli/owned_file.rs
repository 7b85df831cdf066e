//! A file that this process alone writes while it runs: locked, only ever extended, and checked before each write.
//!
//! The lock keeps other runs of this program out. Editors and shells ignore it, so before each write the file at the
//! path must be the one that was left, and as long. A file made here appears with its text or not at all.

use std::error::Error;
use std::fmt;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::words::Language;

codes! {
    /// Why this process may not write a file, though the system would let it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(super) enum NotOwned {
        /// Another run of this program is writing it.
        InUse = "file-in-use",
        /// It is no longer the file that was left: another program changed, replaced or removed it.
        Changed = "file-changed",
    }
}

impl NotOwned {
    /// Returns the reason that an error of the system's stands for, if it is one of these.
    pub(super) fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl fmt::Display for NotOwned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Language::En.not_owned(*self))
    }
}

impl Error for NotOwned {}

impl From<NotOwned> for io::Error {
    fn from(reason: NotOwned) -> Self {
        Self::other(reason)
    }
}

/// A file that this process alone writes.
#[derive(Debug)]
pub(super) struct OwnedFile {
    /// Where it lies, links followed.
    path: PathBuf,
    file: File,
    left: Mark,
}

/// What a file is told apart by: which one it is, and how long.
#[derive(Debug, PartialEq, Eq)]
struct Mark {
    length: u64,
    /// The device and the number of the file on it.
    #[cfg(unix)]
    place: (u64, u64),
    /// When it was last written.
    #[cfg(not(unix))]
    modified: Option<std::time::SystemTime>,
}

impl Mark {
    fn of(data: &Metadata) -> Self {
        #[cfg(unix)]
        use std::os::unix::fs::MetadataExt;

        Self {
            length: data.len(),
            #[cfg(unix)]
            place: (data.dev(), data.ino()),
            #[cfg(not(unix))]
            modified: data.modified().ok(),
        }
    }
}

impl OwnedFile {
    /// Opens and locks a file that exists.
    ///
    /// # Errors
    /// It cannot be opened for writing, or another run of this program has it.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let file = match OpenOptions::new().read(true).write(true).open(path) {
            // A file that may only be written can be extended all the same.
            Err(error) if error.kind() == ErrorKind::PermissionDenied => OpenOptions::new().write(true).open(path)?,
            opened => opened?,
        };
        // The lock is taken first: what is looked at afterwards is what stays.
        lock(&file)?;
        let left = Mark::of(&file.metadata()?);
        let owned = Self { path: target_of(path), file, left };
        owned.check()?;
        Ok(owned)
    }

    /// Makes a file with this text. It appears at once as a whole, locked, or not at all.
    ///
    /// # Errors
    /// Something of that name exists, or it cannot be written.
    pub(super) fn create(path: &Path, text: &[u8]) -> io::Result<Self> {
        let path = target_of(path);
        let (part, file) = written_next_to(&path, text, None)?;
        let named = lock(&file).and_then(|()| name_new(&part, &path));
        if named.is_err() {
            // The first error is the one to report.
            let _ = fs::remove_file(&part);
        }
        named?;
        let left = Mark::of(&file.metadata()?);
        Ok(Self { path, file, left })
    }

    pub(super) fn file(&self) -> &File {
        &self.file
    }

    /// Returns true if the file holds nothing.
    pub(super) fn is_empty(&self) -> bool {
        self.left.length == 0
    }

    /// Reads all of it, but no further than one byte more than `most`.
    pub(super) fn read(&mut self, most: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        (&mut self.file).take(most as u64 + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Checks that the file at the path is the one that was left, and as long.
    ///
    /// # Errors
    /// It is not ([`NotOwned::Changed`]), or the system does not say.
    pub(super) fn check(&self) -> io::Result<()> {
        match fs::metadata(&self.path) {
            Ok(data) if Mark::of(&data) == self.left => Ok(()),
            Ok(_) => Err(NotOwned::Changed.into()),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                Err(NotOwned::Changed.into())
            }
            Err(error) => Err(error),
        }
    }

    /// Appends a text. `over` is what the file ends with and the text begins anew: nothing, or the newline that this
    /// process wrote last.
    ///
    /// # Errors
    /// The file is not what was left, or it cannot be written; then it is as long as before.
    pub(super) fn append(&mut self, over: &[u8], text: &[u8]) -> io::Result<()> {
        self.check()?;
        let at = self.left.length - over.len() as u64;
        let written = put(&mut self.file, at, text);
        if written.is_err() {
            // The first error is the one to report.
            let _ = put(&mut self.file, at, over).and_then(|()| self.file.set_len(self.left.length));
        }
        self.leave().and(written)
    }

    /// Takes out all that the file holds.
    ///
    /// # Errors
    /// The file is not what was left, or it cannot be written.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        self.check()?;
        self.file.set_len(0)?;
        self.leave()
    }

    /// Puts a text in the place of all that the file holds, at once. It keeps its mode.
    ///
    /// # Errors
    /// The file is not what was left, or the text cannot be written; then the file is as before.
    pub(super) fn replace(&mut self, text: &[u8]) -> io::Result<()> {
        self.check()?;
        let (part, file) = written_next_to(&self.path, text, Some(self.file.metadata()?))?;
        let named = lock(&file).and_then(|()| fs::rename(&part, &self.path));
        if named.is_err() {
            let _ = fs::remove_file(&part);
        }
        named?;
        self.file = file;
        self.leave()
    }

    /// Removes the file, if it is still the one that was left.
    pub(super) fn remove(&self) {
        if self.check().is_ok() {
            // If it stays, it holds what it held.
            let _ = fs::remove_file(&self.path);
        }
    }

    fn leave(&mut self) -> io::Result<()> {
        self.left = Mark::of(&self.file.metadata()?);
        Ok(())
    }
}

/// Writes a file that appears at once as a whole or not at all, in the place of one of that name.
///
/// # Errors
/// It cannot be written.
pub(super) fn write_whole(path: &Path, text: &[u8]) -> io::Result<()> {
    let path = target_of(path);
    let (part, _) = written_next_to(&path, text, fs::metadata(&path).ok())?;
    let named = fs::rename(&part, &path);
    if named.is_err() {
        let _ = fs::remove_file(&part);
    }
    named
}

/// Locks a folder against other runs of this program for as long as the file returned lives; `None` where the system
/// does not open folders as files.
///
/// # Errors
/// Another run has it, or it cannot be opened.
pub(super) fn lock_folder(path: &Path) -> io::Result<Option<File>> {
    if cfg!(not(unix)) {
        return Ok(None);
    }
    let folder = File::open(path)?;
    lock(&folder)?;
    Ok(Some(folder))
}

fn put(file: &mut File, at: u64, bytes: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(at))?;
    file.write_all(bytes)
}

/// Locks a file. Where the file system knows no locks, only the checks before each write are left.
fn lock(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(NotOwned::InUse.into()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Writes a text to a new file next to one; the path of it, and the file. It has the mode of `like`.
fn written_next_to(path: &Path, text: &[u8], like: Option<Metadata>) -> io::Result<(PathBuf, File)> {
    let mut part = path.as_os_str().to_owned();
    part.push(format!(".{}.part", std::process::id()));
    let part = PathBuf::from(part);
    let mut file = OpenOptions::new().read(true).write(true).create_new(true).open(&part)?;
    let mode = like.map_or(Ok(()), |data| file.set_permissions(data.permissions()));
    match mode.and_then(|()| file.write_all(text)) {
        Ok(()) => Ok((part, file)),
        Err(error) => {
            drop(file);
            let _ = fs::remove_file(&part);
            Err(error)
        }
    }
}

/// Gives a file a name that nothing has yet.
fn name_new(part: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(part, path) {
        Ok(()) => fs::remove_file(part),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // Not every file system has links.
        Err(_) if fs::symlink_metadata(path).is_ok() => Err(ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(part, path),
    }
}

/// Where a path leads, links followed, though nothing may lie there yet.
fn target_of(path: &Path) -> PathBuf {
    const MOST_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        if let Ok(whole) = fs::canonicalize(&path) {
            return whole;
        }
        let Ok(target) = fs::read_link(&path) else { break };
        path = path.parent().unwrap_or(Path::new("")).join(target);
    }
    path
}
