//! A file that only this process writes while it runs.
//!
//! A lock of the operating system stops other runs of this program. Editors and shells ignore the lock, so every write
//! first checks that the path still leads to the same file with the same length.
//!
//! To replace a file:
//! 1. Write a temporary file and check the old file again.
//! 2. Exchange the names of the two files.
//! 3. Check the old file once more. If another program has changed it in between, exchange the names back.
//!
//! On systems that cannot exchange names, the last check is missing, and such a change is lost.

use std::collections::BTreeSet;
use std::error::Error;
use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::attempt::Attempt;
use super::escape::shown_path;
use super::failure::{CallFault, Failure};
use crate::oracle::diagnostic::{Cause, Place};
use crate::words::{Language, fault_kinds};

fault_kinds! {
    /// The reason why the program itself refuses to write to a file.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub(super) enum NotOwned {
        /// Another run of this program is writing to the file.
        InUse = "file-in-use",
        /// Another program has changed, replaced or removed the file.
        Changed = "file-changed",
    }
}

impl NotOwned {
    /// Returns the `NotOwned` value inside an I/O error, if there is one.
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

/// A locked file that only this process writes.
#[derive(Debug)]
pub(crate) struct OwnedFile {
    /// The path of the file, with symbolic links resolved.
    path: PathBuf,
    file: File,
    left: Mark,
}

/// The identity and the length of a file at one moment.
#[derive(Debug, PartialEq, Eq)]
struct Mark {
    length: u64,
    /// The numbers of the device and the inode.
    #[cfg(unix)]
    place: (u64, u64),
    /// The time of the last modification.
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
    /// Opens and locks an existing file. Fails if the file is not writable, or if another run of this program has
    /// locked it.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let file = open_locked(path)?;
        let left = Mark::of(&file.metadata()?);
        let owned = Self { path: target_of(path), file, left };
        owned.check()?;
        Ok(owned)
    }

    /// Creates and locks a file with this text. The file appears with the whole text or not at all. Fails if the file
    /// exists.
    pub(super) fn create(path: &Path, text: &[u8]) -> io::Result<Self> {
        let path = target_of(path);
        let (part, file) = written_next_to(&path, text, None)?;
        lock(&file).and_then(|()| name_new(&part.path, &path))?;
        let left = Mark::of(&file.metadata()?);
        Ok(Self { path, file, left })
    }

    pub(super) fn file(&self) -> &File {
        &self.file
    }

    pub(super) fn is_empty(&self) -> bool {
        self.left.length == 0
    }

    /// Reads the file from its start. Reads at most `most` + 1 bytes, so a result longer than `most` means that the
    /// file is too long.
    pub(super) fn read(&mut self, most: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        (&mut self.file).take(most as u64 + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Fails with [`NotOwned::Changed`] if the path no longer leads to the same file with the same length.
    pub(super) fn check(&self) -> io::Result<()> {
        self.check_at(&self.path)
    }

    /// Does the same as [`check`](Self::check) for `path`.
    fn check_at(&self, path: &Path) -> io::Result<()> {
        match fs::metadata(path) {
            Ok(data) if Mark::of(&data) == self.left => Ok(()),
            Ok(_) => Err(NotOwned::Changed.into()),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                Err(NotOwned::Changed.into())
            }
            Err(error) => Err(error),
        }
    }

    fn check_content(&mut self, content: &[u8]) -> io::Result<()> {
        if self.read(content.len())? == content { Ok(()) } else { Err(NotOwned::Changed.into()) }
    }

    /// Appends `text` to the file. If `over` is not empty, it is the newline at the end of the file, which `text`
    /// overwrites. Fails if another program has changed the file. If the write fails, tries to restore the old end.
    pub(super) fn append(&mut self, over: &[u8], text: &[u8]) -> io::Result<()> {
        self.check()?;
        let at = self.left.length - over.len() as u64;
        let written = put(&mut self.file, at, text);
        if written.is_err() {
            // Ignore this error, because the caller gets the error of the failed write.
            let _ = put(&mut self.file, at, over).and_then(|()| self.file.set_len(self.left.length));
        }
        self.leave().and(written)
    }

    /// Empties the file. Fails if another program has changed it.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        self.check()?;
        self.file.set_len(0)?;
        self.leave()
    }

    /// Replaces the whole content in one step and keeps the permissions. `old` is the old content, if known. Fails and
    /// keeps the content if it differs from `old`, or if the text cannot be written.
    pub(super) fn replace(&mut self, old: Option<&[u8]>, text: &[u8]) -> io::Result<()> {
        self.replace_while(old, text, || {})
    }

    /// Does the same as [`replace`](Self::replace). Calls `meanwhile` just before the new file takes the name of the
    /// old one, so that a test can change the file at this moment.
    pub(crate) fn replace_while(
        &mut self,
        old: Option<&[u8]>,
        text: &[u8],
        meanwhile: impl FnOnce(),
    ) -> io::Result<()> {
        self.check()?;
        remove_abandoned(&self.path);
        let (part, file) = written_next_to(&self.path, text, Some(self.file.metadata()?))?;
        lock(&file)?;
        self.check_replaced(&self.path.clone(), old)?;
        meanwhile();
        if exchange(&part.path, &self.path)? {
            // The old file now has the temporary name. If another program has changed it, exchange the names back.
            if let Err(changed) = self.check_replaced(&part.path, old) {
                if !matches!(exchange(&part.path, &self.path), Ok(true)) {
                    // The names cannot be exchanged back. The changed file then has only the temporary name, so do not
                    // remove it.
                    std::mem::forget(part);
                }
                return Err(changed);
            }
        } else {
            // Windows may refuse to replace an open file, so close the old file first.
            self.file = file.try_clone()?;
            if let Err(error) = fs::rename(&part.path, &self.path) {
                match open_locked(&self.path) {
                    Ok(old) => self.file = old,
                    // No file has this length, so every later write fails its check.
                    Err(_) => self.left.length = u64::MAX,
                }
                return Err(error);
            }
        }
        self.file = file;
        self.leave()
    }

    /// Checks that `path` leads to the old file. If `old` is known, also checks that the content is unchanged.
    fn check_replaced(&mut self, path: &Path, old: Option<&[u8]>) -> io::Result<()> {
        self.check_at(path)?;
        old.map_or(Ok(()), |old| self.check_content(old))
    }

    /// Removes the file, unless another program has changed it.
    pub(super) fn remove(&self) {
        if self.check().is_ok() {
            let _ = fs::remove_file(&self.path);
        }
    }

    fn leave(&mut self) -> io::Result<()> {
        self.left = Mark::of(&self.file.metadata()?);
        Ok(())
    }
}

/// A file that this run creates or overwrites. An existing file keeps its content until the first write.
pub(super) struct FreshFile {
    file: OwnedFile,
    made: bool,
    untouched: bool,
}

impl FreshFile {
    /// Opens or creates the file at `path`.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let (file, made) = match fs::metadata(path) {
            Ok(_) => (OwnedFile::open(path)?, false),
            Err(error) if error.kind() == ErrorKind::NotFound => (OwnedFile::create(path, b"")?, true),
            Err(error) => return Err(error),
        };
        Ok(Self { file, made, untouched: true })
    }

    pub(super) fn file(&self) -> &File {
        self.file.file()
    }

    /// Appends text. The first call empties the file first.
    pub(super) fn append(&mut self, text: &[u8]) -> io::Result<()> {
        self.empty()?;
        self.file.append(b"", text)
    }

    /// Finishes the file. If nothing was written, the file becomes empty.
    pub(super) fn end(&mut self) -> io::Result<()> {
        self.empty()?;
        self.file.check()
    }

    /// Removes the file if this run created it and has written nothing.
    pub(super) fn abandon(&self) {
        if self.made && self.untouched {
            self.file.remove();
        }
    }

    fn empty(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.untouched, false) { self.file.clear() } else { Ok(()) }
    }
}

/// Writes or replaces a whole file in one step. If that fails, the old file is unchanged.
pub(super) fn write_whole(path: &Path, text: &[u8]) -> io::Result<()> {
    let path = target_of(path);
    let (part, _) = written_next_to(&path, text, fs::metadata(&path).ok())?;
    fs::rename(&part.path, &path)
}

/// Locks a folder against other runs of this program until the returned `File` is dropped. Returns `None` on systems
/// that cannot open folders as files. Fails if another run has locked the folder.
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

/// Opens a file for reading and writing, and locks it. Fails if another run of this program has locked it.
fn open_locked(path: &Path) -> io::Result<File> {
    let file = match OpenOptions::new().read(true).write(true).open(path) {
        // Also open a file that cannot be read, because appending needs no reading.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => OpenOptions::new().write(true).open(path)?,
        opened => opened?,
    };
    lock(&file)?;
    Ok(file)
}

/// Locks a file. On a file system without locks, only the checks before each write protect the file.
fn lock(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(NotOwned::InUse.into()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// The paths of the temporary files of this process.
static PARTS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn parts() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    PARTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A temporary file, removed when the value is dropped. After an exchange of names, the replaced file has this path.
/// After a renaming, no file has it.
struct PartFile {
    path: PathBuf,
}

impl PartFile {
    fn create(path: PathBuf) -> io::Result<(Self, File)> {
        // Hold the lock until the file is in the list. `remove_parts` needs the same lock after a signal, so it never
        // misses a file.
        let mut parts = parts();
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(&path)?;
        parts.insert(path.clone());
        Ok((Self { path }, file))
    }
}

impl Drop for PartFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
        parts().remove(&self.path);
    }
}

/// Removes the temporary files of this process before a signal ends it.
pub(super) fn remove_parts() {
    for part in &*parts() {
        let _ = fs::remove_file(part);
    }
}

/// Removes temporary files for `path` that killed processes have left.
fn remove_abandoned(path: &Path) {
    /// The age at which a temporary file counts as abandoned: no process needs this long to write a file.
    const ABANDONED: Duration = Duration::from_secs(600);

    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else { return };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let begins = [name.as_encoded_bytes(), b"."].concat();
    let is_part = |name: &OsStr| {
        let rest = name.as_encoded_bytes().strip_prefix(&*begins);
        let process = rest.and_then(|rest| rest.strip_suffix(b".part"));
        process.is_some_and(|process| !process.is_empty() && process.iter().all(u8::is_ascii_digit))
    };
    let is_old = |data: &Metadata| {
        data.is_file() && data.modified().is_ok_and(|time| time.elapsed().is_ok_and(|age| age >= ABANDONED))
    };
    // Ignore errors: the abandoned files then stay.
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_part(&entry.file_name()) && entry.metadata().is_ok_and(|data| is_old(&data)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Writes a text to a new temporary file in the folder of `path`, with the permissions in `like`. Returns the open
/// file, and a guard that removes it when dropped.
fn written_next_to(path: &Path, text: &[u8], like: Option<Metadata>) -> io::Result<(PartFile, File)> {
    let mut part = path.as_os_str().to_owned();
    part.push(format!(".{}.part", std::process::id()));
    let (part, mut file) = PartFile::create(part.into())?;
    if let Some(data) = like {
        file.set_permissions(data.permissions())?;
    }
    file.write_all(text)?;
    Ok((part, file))
}

/// Exchanges the names of two files in one step. Returns false if the system or the file system cannot do this. Fails
/// with [`NotOwned::Changed`] if one of the files is missing.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn exchange(one: &Path, other: &Path) -> io::Result<bool> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;

    match renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE) {
        Ok(()) => Ok(true),
        Err(Errno::NOENT) => Err(NotOwned::Changed.into()),
        Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
#[expect(clippy::unnecessary_wraps, reason = "on other systems the call can fail")]
fn exchange(_: &Path, _: &Path) -> io::Result<bool> {
    Ok(false)
}

/// Renames a file to `path`. Fails if `path` exists already.
fn name_new(part: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(part, path) {
        Ok(()) => fs::remove_file(part),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // The file system may lack hard links. That error does not say whether `path` exists, so check it here.
        Err(_) if fs::symlink_metadata(path).is_ok() => Err(ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(part, path),
    }
}

/// Returns the path with symbolic links resolved, even if the file does not exist yet.
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

/// Returns true if the file exists. Fails if the path leads to a folder, a pipe or a device.
pub(super) fn file_exists(path: &Path) -> Result<bool, Failure> {
    if path.as_os_str() == "-" {
        return Err(refused(CallFault::RecordNotFile { path: shown_path(path) }));
    }
    match fs::metadata(path) {
        Ok(data) if data.is_file() => Ok(true),
        Ok(_) => Err(refused(CallFault::RecordNotFile { path: shown_path(path) })),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(Failure::attempted(to_record(path), &error)),
    }
}

pub(super) fn to_record(path: &Path) -> Attempt {
    Attempt::WriteRecord { path: shown_path(path), saved: None }
}

/// Returns a failure about the game record.
pub(super) fn refused(cause: impl Into<Cause>) -> Failure {
    Failure::refused(cause, Place::Record)
}
