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

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::{Chunk, Lines};
    use crate::notation::MAX_BYTES;

    /// Gives its bytes in pieces of that many.
    struct Pieces<'a>(&'a [u8], usize);

    impl Read for Pieces<'_> {
        fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
            let piece = self.1.min(self.0.len()).min(to.len());
            to[..piece].copy_from_slice(&self.0[..piece]);
            self.0 = &self.0[piece..];
            Ok(piece)
        }
    }

    fn lines(text: &[u8], piece: usize) -> Vec<(u64, Vec<u8>)> {
        let mut lines = Lines::new(Pieces(text, piece));
        let mut all = Vec::new();
        while let Some(chunk) = lines.next().expect("no error") {
            assert!(chunk.text.len() < 200_000, "bounded");
            all.extend(chunk.lines().map(|(number, line)| (number, line.to_vec())));
        }
        all
    }

    #[test]
    fn lines_are_the_same_however_they_come() {
        let text = b"a\nbb\n\n\nccc\r\nlast";
        let expected: Vec<(u64, Vec<u8>)> =
            (1..).zip(["a", "bb", "", "", "ccc\r", "last"].map(|line| line.as_bytes().to_vec())).collect();
        for piece in 1..=text.len() {
            assert_eq!(lines(text, piece), expected, "{piece}");
        }
        assert_eq!(lines(b"", 9), []);
        assert_eq!(lines(b"\n", 9), [(1, Vec::new())]);
    }

    #[test]
    fn long_lines_are_cut_and_counted_once() {
        for length in [MAX_BYTES, MAX_BYTES + 1, MAX_BYTES + 2, MAX_BYTES + 3, 1_000_000] {
            let text = [b"first\n".to_vec(), vec![b'x'; length], b"\nthird\n".to_vec()].concat();
            for piece in [1000, 4096, 65_536, usize::MAX] {
                let lines = lines(&text, piece);
                let numbers: Vec<u64> = lines.iter().map(|(number, _)| *number).collect();
                assert_eq!(numbers, [1, 2, 3]);
                assert_eq!(lines[1].1.len() > MAX_BYTES, length > MAX_BYTES, "{length}");
                assert_eq!(lines[2].1, b"third");
            }
        }
    }

    /// Fails once it has given its bytes, and has nothing more to say of it afterwards.
    struct Failing<'a>(&'a [u8], bool);

    impl Read for Failing<'_> {
        fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
            if self.0.is_empty() && !std::mem::replace(&mut self.1, true) {
                return Err(std::io::Error::other("torn"));
            }
            Pieces(self.0, 7).read(to).inspect(|&read| self.0 = &self.0[read..])
        }
    }

    #[test]
    fn an_error_is_told_and_the_line_it_cuts_is_none() {
        for text in ["", "first\n", "first\nsecond\nthi", "first\nsecond\nthird\n"] {
            let mut lines = Lines::new(Failing(text.as_bytes(), false));
            let mut all = Vec::new();
            let error = loop {
                match lines.next() {
                    Ok(Some(chunk)) => all.extend(chunk.text),
                    Ok(None) => panic!("the error is lost after {text:?}"),
                    Err(error) => break error,
                }
            };
            assert_eq!(error.to_string(), "torn");
            assert_eq!(all, &text.as_bytes()[..text.rfind('\n').map_or(0, |end| end + 1)]);
            assert!(lines.next().expect("it came once").is_none());
        }
    }

    #[test]
    fn a_chunk_knows_its_lines() {
        let chunk = Chunk { first: 7, text: b"a\n\nb".to_vec() };
        let lines: Vec<(u64, &[u8])> = chunk.lines().collect();
        assert_eq!(lines, [(7, b"a".as_slice()), (8, b""), (9, b"b")]);
    }
}
