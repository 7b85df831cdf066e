//! Writes the answers to a stream of questions. A piece of the answers is written to a file completely or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::cli::owned_file::FreshFile;

pub(in crate::cli) struct AnswerTarget<'a> {
    to: OutputSink<'a>,
    /// The path of the file as the user gave it; `None` for standard output.
    path: Option<PathBuf>,
}

enum OutputSink<'a> {
    /// A file named by the user, locked so that no other run writes to it.
    Fresh(FreshFile),
    /// A file opened by the parent process (as with `> file` in a shell), or a device that the user named.
    File(File),
    Stream(&'a mut dyn Write),
}

impl<'a> AnswerTarget<'a> {
    /// Opens or creates the file at `path`. An existing file keeps its content until the first answer is written.
    pub(in crate::cli) fn named(path: PathBuf) -> io::Result<Self> {
        let to = match fs::metadata(&path) {
            Ok(data) if !data.is_file() => OutputSink::File(OpenOptions::new().write(true).open(&path)?),
            _ => OutputSink::Fresh(FreshFile::open(&path)?),
        };
        Ok(Self { to, path: Some(path) })
    }

    /// Creates a target for standard output. `file` is its handle if standard output is a file.
    pub(in crate::cli) fn standard(stream: &'a mut dyn Write, file: Option<File>) -> Self {
        Self { to: file.map_or(OutputSink::Stream(stream), OutputSink::File), path: None }
    }

    pub(in crate::cli) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns true if the target is the file `read`, even under another path. `path` is the path of `read`.
    pub(in crate::cli) fn is(&self, read: &File, path: Option<&Path>) -> bool {
        let file = match &self.to {
            OutputSink::Fresh(fresh) => fresh.file(),
            OutputSink::File(file) => file,
            OutputSink::Stream(_) => return false,
        };
        same((file, self.path()), (read, path))
    }

    /// Writes a piece of the answers to the end of the target. If that fails, a file is truncated to its length before
    /// the piece.
    pub(in crate::cli) fn write(&mut self, piece: &[u8]) -> io::Result<()> {
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

    /// Finishes the output. If no answers were written, an existing file becomes empty.
    pub(in crate::cli) fn end(&mut self) -> io::Result<()> {
        if let OutputSink::Fresh(file) = &mut self.to { file.end() } else { Ok(()) }
    }

    /// Removes the file if this run created it and has written no answer.
    pub(in crate::cli) fn abandon(&mut self) {
        if let OutputSink::Fresh(file) = &self.to {
            file.abandon();
        }
    }

    fn undone(&mut self, taken: usize, error: io::Error) -> io::Error {
        if let OutputSink::File(file) = &mut self.to
            && let Ok(end) = file.stream_position()
        {
            let whole = end.saturating_sub(taken as u64);
            // Truncating fails if the output is a device. Ignore that error and return `error`.
            let _ = file.set_len(whole).and_then(|()| file.seek(SeekFrom::Start(whole)));
        }
        error
    }
}

impl OutputSink<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Fresh(file) => file.append(bytes).map(|()| bytes.len()),
            Self::File(file) => file.write(bytes),
            Self::Stream(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Fresh(_) => Ok(()),
            Self::File(file) => file.flush(),
            Self::Stream(stream) => stream.flush(),
        }
    }
}

/// Returns true if `one` and `other` are the same regular file. Devices do not count, because a device may be both
/// input and output.
#[cfg(unix)]
fn same(one: (&File, Option<&Path>), other: (&File, Option<&Path>)) -> bool {
    use std::os::unix::fs::MetadataExt;

    let place = |file: &File| file.metadata().ok().filter(fs::Metadata::is_file).map(|data| (data.dev(), data.ino()));
    place(one.0).is_some_and(|this| place(other.0) == Some(this))
}

/// Returns true if `one` and `other` have the same canonical path.
#[cfg(not(unix))]
fn same(one: (&File, Option<&Path>), other: (&File, Option<&Path>)) -> bool {
    let real = |path: Option<&Path>| path.and_then(|path| fs::canonicalize(path).ok());
    real(one.1).is_some_and(|this| real(other.1) == Some(this))
}
