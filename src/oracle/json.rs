//! Writes JSON: every answer and every error is one object on one line. Characters that are invisible or that a
//! terminal interprets are escaped.

use std::borrow::Cow;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};
use serde_json::value::RawValue;

use crate::words::is_plain;

/// Writes a value as JSON. Fails only if the stream fails, because every report has a JSON form.
pub(crate) fn write(to: impl Write, value: &(impl Serialize + ?Sized)) -> io::Result<()> {
    // The serializer wraps the error of the stream. The conversion unwraps it.
    value.serialize(&mut Serializer::with_formatter(to, EscapingFormatter)).map_err(io::Error::from)
}

/// Appends the JSON of a value to a buffer of JSON text.
///
/// # Errors
///
/// Fails if the value takes more than `most` bytes.
pub(crate) fn append(to: &mut Vec<u8>, value: &impl Serialize, most: usize) -> io::Result<()> {
    let start = to.len();
    value.serialize(&mut Serializer::new(Bounded { to, left: most })).map_err(io::Error::from)?;
    // Check the whole text at once, because that is faster than a check of every string. Nearly always no character
    // must be escaped.
    if !is_harmless(&to[start..]) {
        let written = String::from_utf8(to.split_off(start)).map_err(io::Error::other)?;
        write_harmless(to, &written)?;
    }
    Ok(())
}

/// A writer to a buffer that accepts at most `left` more bytes.
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

pub(crate) fn text(value: &impl Serialize) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes, value).expect("a write to memory succeeds");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

/// Writes a JSON object with the given names and values.
pub(crate) fn write_object<'a>(
    mut to: impl Write,
    members: impl IntoIterator<Item = (Cow<'a, str>, &'a RawValue)>,
) -> io::Result<()> {
    to.write_all(b"{")?;
    for (at, (name, value)) in members.into_iter().enumerate() {
        if at > 0 {
            to.write_all(b",")?;
        }
        write(&mut to, name.as_ref())?;
        to.write_all(b":")?;
        write(&mut to, value)?;
    }
    to.write_all(b"}")
}

/// Returns the members of a JSON object without the braces around them, so that members can be added.
pub(crate) fn members(value: &impl Serialize) -> String {
    let object = text(value);
    let inside = object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    inside.expect("the value is an object").to_owned()
}

/// Returns true if the text contains only printable ASCII characters.
fn is_harmless(text: &[u8]) -> bool {
    // A fold without early exit lets the compiler check many bytes at once.
    text.iter().fold(true, |harmless, byte| harmless & matches!(byte, b' '..=b'~'))
}

/// Writes JSON text with unsafe characters escaped as `\u`. A value copied from the input may also have tabs and line
/// ends between its tokens; they become blanks.
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

/// A JSON formatter that escapes unsafe characters in every string.
struct EscapingFormatter;

impl Formatter for EscapingFormatter {
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
