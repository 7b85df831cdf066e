//! Splits a stream into chunks of whole lines.

use std::io::{self, Read};
use std::mem;

use memchr::{memchr, memrchr};

use crate::notation::MAX_BYTES;

/// The maximum number of bytes that are stored of one line. This is one byte more than the longest allowed line and its
/// carriage return, so a stored line of this length is too long.
const TOO_LONG: usize = MAX_BYTES + 2;

/// A chunk of whole lines, each with its line feed. The last line of the stream may lack one.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Chunk {
    /// The number of the chunk's first line, counted from 1 in the whole stream.
    pub(super) first: u64,
    pub(super) text: Vec<u8>,
}

impl Chunk {
    /// Returns each line without its line feed, together with its line number.
    pub(super) fn lines(&self) -> impl Iterator<Item = (u64, &[u8])> {
        let mut rest = self.text.as_slice();
        let lines = std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let end = memchr(b'\n', rest).unwrap_or(rest.len());
            let line = &rest[..end];
            rest = rest.get(end + 1..).unwrap_or_default();
            Some(line)
        });
        (self.first..).zip(lines)
    }
}

/// An iterator over the chunks of a stream. It returns a chunk as soon as a whole line is read, so a slow stream is
/// answered line by line.
pub(super) struct LineChunks {
    from: Box<dyn Read + Send>,
    /// The start of a line whose end has not been read yet.
    rest: Vec<u8>,
    /// The number of the line that starts in `rest`.
    next: u64,
    /// True while the reader skips the remaining bytes of a line that is too long.
    dropping: bool,
    ended: bool,
}

impl LineChunks {
    pub(super) fn new(from: Box<dyn Read + Send>) -> Self {
        Self { from, rest: Vec::new(), next: 1, dropping: false, ended: false }
    }

    /// Reads `size` bytes at once, and returns the whole lines read so far or `None` at the end of the stream. A read
    /// error ends the stream and drops the interrupted line.
    pub(super) fn next_chunk(&mut self, size: usize) -> io::Result<Option<Chunk>> {
        while !self.ended {
            let before = self.rest.len();
            self.rest.resize(before + size, 0);
            let read = self.from.read(&mut self.rest[before..]);
            self.rest.truncate(before + read.as_ref().map_or(0, |&read| read));
            match read {
                Ok(0) => self.ended = true,
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.ended = true;
                    self.rest.clear();
                    return Err(error);
                }
            }
            if self.dropping {
                self.drop_until_end(before);
            }
            // The bytes before index `before` contain no line feed, because they were searched earlier.
            if let Some(end) = memrchr(b'\n', &self.rest[before..]) {
                return Ok(Some(self.chunk(before + end + 1)));
            }
            if self.rest.len() > TOO_LONG {
                self.rest.truncate(TOO_LONG);
                self.dropping = true;
            }
        }
        Ok((!self.rest.is_empty()).then(|| self.chunk(self.rest.len())))
    }

    /// Removes the bytes of a line that is too long, from index `before` to the end of the line.
    fn drop_until_end(&mut self, before: usize) {
        let end = memchr(b'\n', &self.rest[before..]);
        self.rest.drain(before..end.map_or(self.rest.len(), |end| before + end));
        self.dropping = end.is_none();
    }

    fn chunk(&mut self, end: usize) -> Chunk {
        let rest = self.rest.split_off(end);
        let text = mem::replace(&mut self.rest, rest);
        let first = self.next;
        self.next += memchr::memchr_iter(b'\n', &text).count() as u64;
        Chunk { first, text }
    }
}
