//! JSON as every answer and every error is written: one object on one line, with nothing raw in it that a terminal
//! would obey or that cannot be seen.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use super::escape::is_plain;

/// Writes a value. The error is that of the stream; no report has anything that JSON cannot say.
pub(super) fn write(to: impl Write, value: &(impl Serialize + ?Sized)) -> io::Result<()> {
    // What went wrong with the stream is hidden in the serializer's error unless it is asked for.
    value.serialize(&mut Serializer::with_formatter(to, Harmless)).map_err(io::Error::from)
}

/// Appends a value of at most `most` bytes to text that is already JSON.
///
/// # Errors
/// Where it takes more bytes.
pub(super) fn append(to: &mut Vec<u8>, value: &impl Serialize, most: usize) -> io::Result<()> {
    let start = to.len();
    value.serialize(&mut Serializer::new(Bounded { to, left: most })).map_err(io::Error::from)?;
    // One look at the whole is cheaper than one at each of its texts, and shows nearly always that nothing is to be
    // done.
    if !is_harmless(&to[start..]) {
        let written = String::from_utf8(to.split_off(start)).map_err(io::Error::other)?;
        write_harmless(to, &written)?;
    }
    Ok(())
}

/// A buffer that takes at most `left` more bytes.
struct Bounded<'a> {
    to: &'a mut Vec<u8>,
    left: usize,
}

impl Write for Bounded<'_> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.left = self.left.checked_sub(bytes.len()).ok_or(io::ErrorKind::FileTooLarge)?;
        self.to.extend_from_slice(bytes);
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The value as text.
pub(super) fn text(value: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    // Memory takes all.
    let _ = write(&mut bytes, value);
    String::from_utf8(bytes).unwrap_or_default()
}

/// The members of an object, without its braces: for an object that is written part by part.
pub(super) fn members(value: &impl Serialize) -> String {
    let object = text(value);
    let inside = object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    inside.unwrap_or_default().to_owned()
}

/// Whether text has nothing but what every terminal shows; in other text most may be harmless too.
fn is_harmless(text: &[u8]) -> bool {
    // Without a way out before the end many bytes are looked at in one go.
    text.iter().fold(true, |harmless, byte| harmless & matches!(byte, b' '..=b'~'))
}

/// Writes JSON or a part of it: what is not plain as `\u`, for it can only stand within strings, but for a tab or a
/// line end, which can only stand between words of a value taken over as it was written.
fn write_harmless<W: Write + ?Sized>(writer: &mut W, text: &str) -> io::Result<()> {
    let mut rest = text;
    while let Some((at, character)) = rest.char_indices().find(|&(_, character)| !is_plain(character)) {
        writer.write_all(&rest.as_bytes()[..at])?;
        match character {
            '\t' | '\n' | '\r' => writer.write_all(b" ")?,
            _ => {
                for unit in character.encode_utf16(&mut [0; 2]) {
                    write!(writer, "\\u{unit:04x}")?;
                }
            }
        }
        rest = &rest[at + character.len_utf8()..];
    }
    writer.write_all(rest.as_bytes())
}

/// Looks at each text before it is written.
struct Harmless;

impl Formatter for Harmless {
    fn write_string_fragment<W: Write + ?Sized>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        if is_harmless(fragment.as_bytes()) {
            return writer.write_all(fragment.as_bytes());
        }
        write_harmless(writer, fragment)
    }

    fn write_raw_fragment<W: Write + ?Sized>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        self.write_string_fragment(writer, fragment)
    }
}
