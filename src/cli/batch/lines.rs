//! A stream cut into chunks of whole lines, with no more than a chunk in memory.

use std::io::{self, Read};
use std::mem;

use memchr::{memchr, memrchr};

use crate::notation::MAX_BYTES;

/// How much is read at once, in bytes.
const CHUNK: usize = 16 * 1024;

/// As much of a line as shows that it is too long, even without a carriage return at its end.
const TOO_LONG: usize = MAX_BYTES + 2;

/// Some lines, each with its line feed; the last one of the stream may lack it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Chunk {
    /// The number of the first line, counted from 1.
    pub(super) first: u64,
    pub(super) text: Vec<u8>,
}

impl Chunk {
    /// The lines without their line feeds.
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

/// The chunks of a stream. They come as soon as a whole line is there, so that a slow stream is answered line by line.
pub(super) struct Lines<R> {
    from: R,
    /// The beginning of a line whose end is not yet read.
    rest: Vec<u8>,
    /// The number of that line.
    next: u64,
    /// Whether what is still to come of that line is dropped: it is too long.
    dropping: bool,
    ended: bool,
}

impl<R: Read> Lines<R> {
    pub(super) fn new(from: R) -> Self {
        Self { from, rest: Vec::new(), next: 1, dropping: false, ended: false }
    }

    /// The next chunk; none at the end. After an error, which comes once, there is none: a line that was cut by it is
    /// not the line that was meant, and whatever is read later may have lost others.
    pub(super) fn next(&mut self) -> io::Result<Option<Chunk>> {
        while !self.ended {
            let before = self.rest.len();
            self.rest.resize(before + CHUNK, 0);
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
            // Whatever was there before holds no line feed.
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

    /// Drops what belongs to a line too long from what was read.
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
