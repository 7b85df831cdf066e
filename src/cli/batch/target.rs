//! Where the answers of a stream go: a file or any other stream, in pieces that are there as a whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::cli::owned_file::OwnedFile;

/// A place for answers.
pub(in crate::cli) struct Target<'a> {
    to: To<'a>,
    /// The path it was asked for by.
    path: Option<PathBuf>,
    /// Whether nothing was written yet; until then, a file is what it was before.
    untouched: bool,
    /// Whether the file did not exist before.
    made: bool,
}

enum To<'a> {
    /// A file that was named: no other run may write it.
    Owned(OwnedFile),
    /// A file that somebody else opened, or a device.
    File(File),
    Stream(&'a mut dyn Write),
}

impl<'a> Target<'a> {
    /// The file of that name, which keeps what it holds until there is an answer.
    pub(in crate::cli) fn named(path: PathBuf) -> io::Result<Self> {
        let (to, made) = match fs::metadata(&path) {
            Ok(data) if data.is_file() => (To::Owned(OwnedFile::open(&path)?), false),
            Ok(_) => (To::File(OpenOptions::new().write(true).open(&path)?), false),
            Err(error) if error.kind() == ErrorKind::NotFound => (To::Owned(OwnedFile::create(&path, b"")?), true),
            Err(error) => return Err(error),
        };
        Ok(Self { to, path: Some(path), untouched: true, made })
    }

    /// Standard output, which may be a file.
    pub(in crate::cli) fn standard(stream: &'a mut dyn Write, file: Option<File>) -> Self {
        Self { to: file.map_or(To::Stream(stream), To::File), path: None, untouched: true, made: false }
    }

    pub(in crate::cli) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether it is the very file that is read, by whatever name: this one, which has that path.
    pub(in crate::cli) fn is(&self, read: &File, path: Option<&Path>) -> bool {
        let file = match &self.to {
            To::Owned(owned) => owned.file(),
            To::File(file) => file,
            To::Stream(_) => return false,
        };
        same((file, self.path()), (read, path))
    }

    /// Writes a piece. If that fails, what was taken of it is taken out again, where that can be done: of a file.
    pub(in crate::cli) fn write(&mut self, piece: &[u8]) -> io::Result<()> {
        self.empty()?;
        let mut rest = piece;
        while !rest.is_empty() {
            match self.to.write(rest) {
                Ok(0) => return Err(self.undone(piece.len() - rest.len(), io::ErrorKind::WriteZero.into())),
                Ok(taken) => rest = &rest[taken..],
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(self.undone(piece.len() - rest.len(), error)),
            }
        }
        self.to.flush()
    }

    /// Ends the answers. A file without any is empty.
    pub(in crate::cli) fn end(&mut self) -> io::Result<()> {
        self.empty()?;
        if let To::Owned(file) = &self.to { file.check() } else { Ok(()) }
    }

    /// There will be no answer: a file that was only made for them goes.
    pub(in crate::cli) fn abandon(&mut self) {
        if let To::Owned(file) = &self.to
            && self.made
            && self.untouched
        {
            file.remove();
        }
    }

    /// Before the first answer: takes out what a file of that name held.
    fn empty(&mut self) -> io::Result<()> {
        let first = std::mem::replace(&mut self.untouched, false);
        match &mut self.to {
            To::Owned(file) if first => file.clear(),
            _ => Ok(()),
        }
    }

    fn undone(&mut self, taken: usize, error: io::Error) -> io::Error {
        if let To::File(file) = &mut self.to
            && let Ok(end) = file.stream_position()
        {
            let whole = end.saturating_sub(taken as u64);
            // A device has no length to set, and what failed is told anyway.
            let _ = file.set_len(whole).and_then(|()| file.seek(SeekFrom::Start(whole)));
        }
        error
    }
}

impl To<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Owned(file) => file.append(b"", bytes).map(|()| bytes.len()),
            Self::File(file) => file.write(bytes),
            Self::Stream(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Owned(_) => Ok(()),
            Self::File(file) => file.flush(),
            Self::Stream(stream) => stream.flush(),
        }
    }
}

/// Whether two files are one. Devices may be read and written at once.
#[cfg(unix)]
fn same(one: (&File, Option<&Path>), other: (&File, Option<&Path>)) -> bool {
    use std::os::unix::fs::MetadataExt;

    let place = |file: &File| file.metadata().ok().filter(fs::Metadata::is_file).map(|data| (data.dev(), data.ino()));
    place(one.0).is_some_and(|this| place(other.0) == Some(this))
}

/// On other systems they are told apart by their paths.
#[cfg(not(unix))]
fn same(one: (&File, Option<&Path>), other: (&File, Option<&Path>)) -> bool {
    let real = |path: Option<&Path>| path.and_then(|path| fs::canonicalize(path).ok());
    real(one.1).is_some_and(|this| real(other.1) == Some(this))
}
